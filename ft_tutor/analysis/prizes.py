"""Prizes: how much the best turn of a player brings him now."""

from collections.abc import Iterator
from dataclasses import replace

from ft_tutor.analysis import walks
from ft_tutor.analysis.movements import Route, movements, next_movement
from ft_tutor.rules.actions import Action, Build, Kill, Pass, PlacePiece, TribeAction
from ft_tutor.rules.decisions import STEPS_OF_A_TURN, Owed
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.position import Position, with_pending, with_turn
from ft_tutor.rules.scoring import total
from ft_tutor.rules.vocabulary import TRIBES, Seat, Tribe

_PLAYED_OUT = (Owed.TRIBE, Owed.TILE)


def prize(position: Position, seat: Seat) -> int:
    """Return the most VP that a turn of this player brings: its movement, its tribe, its tile.

    He pays for nothing: no fakirs, no purchases, no powers; and he sells nothing. High piles
    take long: a pile of six has ten thousand movements.
    """
    start = _turn_of(position, seat)
    before = total(start, seat)
    return max((total(end, seat) - before for end in _turns(start)), default=0)


def _turn_of(position: Position, seat: Seat) -> Position:
    """Return the position as if this player's turn had just begun."""
    position = next_movement(position)
    position = with_turn(position, replace(position.turn, active=seat))
    return with_pending(position, STEPS_OF_A_TURN[seat])


def _turns(start: Position) -> Iterator[Position]:
    for route in _different(start):
        position = start
        for action in route.actions():
            position = apply(position, action).position
        yield from _played_out(position)


def _different(position: Position) -> Iterator[Route]:
    """Yield one of all movements that score the same.

    What was dropped on the way matters to assassins alone, and to who passes his last tile
    before, which takes five meeples.
    """
    seen = set()
    for route in movements(position):
        outcome = (route.start, route.tiles[-1], route.tribes[-1])
        long = len(route.tiles) > walks.LONGEST_KEPT
        if long or TRIBES[route.tribes[-1]] is Tribe.ASSASSIN or outcome not in seen:
            seen.add(outcome)
            yield route


def _played_out(position: Position) -> Iterator[Position]:
    """Yield what the tribe and the tile can make of it."""
    decision = position.decision
    if decision is None or decision.owed not in _PLAYED_OUT:
        yield position
        return
    for action in filter(_is_free, legal_actions(position)):
        yield from _played_out(apply(position, action).position)


def _is_free(action: Action) -> bool:
    if isinstance(action, Build | Kill):
        return not action.fakirs
    if isinstance(action, PlacePiece):
        return action.payment is None
    return isinstance(action, TribeAction | Pass)
