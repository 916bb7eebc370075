"""The engine: which actions are legal, why others are not, and what an action does."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from reprlib import Repr
from typing import Final

from ft_tutor.rules.actions import Action
from ft_tutor.rules.cards import hooks, using_djinns, using_thieves
from ft_tutor.rules.chapters import bidding, movement, passing, sale, tiles, tribes, turns
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import Event
from ft_tutor.rules.legality import Procedures, Violation, unmet
from ft_tutor.rules.position import Position
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import RuleId, Seat
from ft_tutor.rules.well_formed import is_well_formed

DEAD_END: Final = movement.DEAD_END


@quick
@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action leads to."""

    position: Position
    events: tuple[Event, ...]


_SHORT: Final = Repr()
_SHORT.maxother = 200  # characters


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
        # What is no action may be anything, and perhaps cannot even be printed.
        named = _SHORT.repr(action) if is_well_formed(action) else f"a {type(action).__name__}"
        super().__init__(f"{named} is not legal: {reasons}")


_PROCEDURES: Final[Procedures] = {
    **bidding.PROCEDURES,
    **movement.PROCEDURES,
    **tribes.PROCEDURES,
    **tiles.PROCEDURES,
    **sale.PROCEDURES,
    **turns.PROCEDURES,
    **passing.PROCEDURES,
    **using_djinns.PROCEDURES,
    **using_thieves.PROCEDURES,
}

_CANDIDATES: Final[Mapping[Owed, Callable[[Position], Iterable[Action]]]] = {
    Owed.BID: bidding.legal_bids,
    Owed.MOVEMENT: movement.legal_movement,
    Owed.TRIBE: tribes.legal_tribe_actions,
    Owed.TILE: tiles.legal_tile_actions,
    Owed.PLACE: tiles.legal_places,
    Owed.TURN_END: sale.legal_at_the_end,
    **using_djinns.CANDIDATES,
    **using_thieves.CANDIDATES,
}


_GAME_OVER: Final = Violation("game-over", RuleId("R4.4"))
_NOTHING_OWED: Final = Violation("nothing-owed", RuleId("R2"))


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Return the actions that are legal now, always in the same order.

    All of them, but for those that waste fakirs: builders and assassins may discard more than
    help (R2.4.R, A29). That is legal, and pointless, so it is not offered.
    """
    decision = position.decision
    if decision is None or _missing(position, decision) is not None:
        return ()
    return (*_CANDIDATES[decision.owed](position), *using_djinns.offers(position))


def _missing(position: Position, decision: Decision) -> Seat | None:
    """Return a seat that has to act and that nobody plays: a stranger may write such a position."""
    players = len(position.players)
    if position.turn.active >= players:
        return position.turn.active
    return decision.who if decision.who >= players else None


def violations(position: Position, action: object) -> tuple[Violation, ...]:
    """Return why an action is not legal now; () means that it is legal.

    Never raises, whatever the action is: a front end may send anything.
    """
    if not is_well_formed(action) or type(action) not in _PROCEDURES:
        return (Violation("unknown-action", RuleId("R2")),)
    decision = position.decision
    if decision is None:
        return (_GAME_OVER if position.turn.over else _NOTHING_OWED,)
    missing = _missing(position, decision)
    if missing is not None:
        players = (("players", len(position.players)),)
        return (Violation("not-playing", RuleId("R0.1"), (missing,), players),)
    procedure = _PROCEDURES[type(action)]
    if decision.owed not in procedure.answers:
        facts = (("owed", decision.owed.value),)
        return (Violation("not-now", RuleId("R2"), (decision.who,), facts),)
    return unmet(procedure.stages, position, action)


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
    return carry_out(position, action)


def carry_out(position: Position, action: Action) -> Outcome:
    """Carry out an action that is known to be legal, without judging it once more.

    For who has taken the action from `legal_actions` of this very position, or has judged it with
    `violations`. Any other action may do anything: `apply` is the safe way.
    """
    events: list[Event] = []
    effects = _PROCEDURES[type(action)].effects(position, action)
    return Outcome(_happened(position, effects, events), tuple(events))


def _happened(position: Position, effects: Effects, events: list[Event]) -> Position:
    """Let every event happen, and after each what the cards do about it (R2.5.5)."""
    try:
        event = next(effects)
        while True:
            position = event.after(position)
            events.append(event)
            reaction = hooks.reactions(position, event)
            if reaction is not None:
                position = _happened(position, reaction, events)
            event = effects.send(position)
    except StopIteration:
        return position
