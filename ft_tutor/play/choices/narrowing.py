"""Narrowing: what can still be pressed, place by place, until one action is left."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ft_tutor.play.choices.spelling import ROWS, Places, Spelling
from ft_tutor.rules.actions import Action
from ft_tutor.rules.counts import present
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Tribe
from ft_tutor.scene.places import InHand, Place

Way = tuple[Action, Spelling]
"""An action and one way to press it."""


@dataclass(frozen=True, slots=True)
class Narrowing:
    """All that is offered, each action in every way to press it.

    Attributes:
        given: what counts as pressed from the start.
    """

    ways: Sequence[Way]
    given: Places = ()

    def fitting(self, picked: Places) -> Sequence[Way]:
        """Return the ways that these places may be pressed for."""
        pressed = (*self.given, *picked)
        return [way for way in self.ways if way[1].holds(pressed)] if pressed else self.ways

    def completed(self, ways: Sequence[Way], picked: Places) -> Action | None:
        """Return the action that is left, if it is the only one and nothing it needs is missing."""
        pressed, action = (*self.given, *picked), ways[0][0]
        if any(other != action for other, _ in ways):
            return None
        return action if any(spelling.is_done(pressed) for _, spelling in ways) else None

    def choices(self, picked: Places) -> dict[Place, Action | None]:
        """Return each place that leads on, with the action if a press there completes one."""
        fitting = self.fitting(picked)
        leading: dict[Place, list[Way]] = {}
        for way in fitting:
            for place in way[1].next((*self.given, *picked)):
                leading.setdefault(place, []).append(way)
        found = {p: self.completed(ways, (*picked, p)) for p, ways in leading.items()}
        return {
            place: action
            for place, action in found.items()
            if action is not None
            or len(leading[place]) < len(fitting)
            or _is_needed(place, leading[place])
        }


def _is_needed(place: Place, ways: Iterable[Way]) -> bool:
    """Say whether a place is pressed even where it tells no actions apart."""
    return any(place not in spelling.may for _, spelling in ways)


def narrowing(position: Position, legal: Iterable[Action]) -> Narrowing:
    """Return what is offered in a position, nothing picked yet."""
    decision = position.decision
    if decision is None:
        return Narrowing(())
    ways = [
        (action, spelling)
        for action in legal
        for spelling in ROWS[type(action)].spelled(decision.who, position, action)
    ]
    return Narrowing(ways, _only_tribe(position) if decision.owed is Owed.MOVEMENT else ())


def _only_tribe(position: Position) -> Places:
    """Return the tribe in the hand, if there is but one: then a tile is enough."""
    in_hand = present(position.hand)
    return (InHand(Tribe(in_hand[0])),) if len(in_hand) == 1 else ()
