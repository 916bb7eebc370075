"""The engine: which actions are legal, why others are not, and what an action does."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ft_tutor.rules.actions import Action, Drop, PickUp
from ft_tutor.rules.chapters import movement
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.events import Event
from ft_tutor.rules.evolve import after
from ft_tutor.rules.position import Position
from ft_tutor.rules.require import Stages, Violation, unmet
from ft_tutor.rules.vocabulary import RuleId, Tile, Tribe

DEAD_END: Final = movement.DEAD_END


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action leads to."""

    position: Position
    events: tuple[Event, ...]


class IllegalAction(ValueError):  # noqa: N818  # named as the game's term, not as an error
    """An action that breaks a rule.

    Attributes:
        action: the refused action.
        violations: why; never empty.
    """

    def __init__(self, action: object, violations: tuple[Violation, ...]) -> None:
        self.action = action
        self.violations = violations
        reasons = ", ".join(f"{violation.reason} ({violation.rule})" for violation in violations)
        super().__init__(f"{action} is not legal: {reasons}")


@dataclass(frozen=True, slots=True)
class _Kind:
    """What the engine knows about one kind of action."""

    owed: Owed
    well_formed: Callable[[Any], bool]
    stages: Stages
    events: Callable[[Position, Any], tuple[Event, ...]]


_KINDS: Final[Mapping[type, _Kind]] = {
    PickUp: _Kind(
        Owed.MOVEMENT,
        lambda action: isinstance(action.tile, Tile),
        movement.PICK_UP_STAGES,
        movement.pick_up_events,
    ),
    Drop: _Kind(
        Owed.MOVEMENT,
        lambda action: isinstance(action.tile, Tile) and isinstance(action.tribe, Tribe),
        movement.DROP_STAGES,
        movement.drop_events,
    ),
}


def _movement_actions(position: Position) -> Iterable[Action]:
    if position.turn.movement is None:
        return movement.legal_pick_ups(position)
    return movement.legal_drops(position)


_CANDIDATES: Final[Mapping[Owed, Callable[[Position], Iterable[Action]]]] = {
    Owed.MOVEMENT: _movement_actions,
}


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Return every action that is legal now, always in the same order."""
    decision = position.owed
    return tuple(_CANDIDATES[decision.owed](position)) if decision else ()


def violations(position: Position, action: object) -> tuple[Violation, ...]:
    """Return why an action is not legal now; () means that it is legal.

    Never raises, whatever the action is: a front end may send anything.
    """
    kind = _kind_of(action)
    if kind is None or not kind.well_formed(action):
        return (Violation("unknown-action", RuleId("R2")),)
    decision = position.owed
    if decision is None:
        return (Violation("nothing-owed", RuleId("R2")),)
    if decision.owed is not kind.owed:
        facts = (("owed", decision.owed.value),)
        return (Violation("not-now", RuleId("R2"), (decision.who,), facts),)
    return unmet(kind.stages, position, action)


def _kind_of(action: object) -> _Kind | None:
    """Find the kind by identity: a stranger's class may not even be hashable."""
    return next((kind for known, kind in _KINDS.items() if type(action) is known), None)


def is_dead_end(found: tuple[Violation, ...]) -> bool:
    """Say whether the only thing wrong is that the path could not be finished (R2.2.8)."""
    return bool(found) and all(violation.rule == DEAD_END for violation in found)


def apply(position: Position, action: Action, *, into_dead_end: bool = False) -> Outcome:
    """Carry out an action.

    Args:
        position: where to start; it stays as it is.
        action: what to do.
        into_dead_end: let a path walk where it cannot be finished, to see why.

    Raises:
        IllegalAction: the action breaks a rule.
    """
    found = violations(position, action)
    if found and not (into_dead_end and is_dead_end(found)):
        raise IllegalAction(action, found)
    events = _KINDS[type(action)].events(position, action)
    return Outcome(after(position, *events), events)
