"""Endings: how a half-built movement can go on to its end."""

from collections.abc import Iterator

from ft_tutor.analysis import walks
from ft_tutor.analysis.movements import MovementOutcome, bits, count_from, exploring
from ft_tutor.rules import grid, rulings
from ft_tutor.rules.actions import Action, Drop
from ft_tutor.rules.chapters.movement import Holders, came_from, loop_ends, meetable
from ft_tutor.rules.counts import present
from ft_tutor.rules.engine import carry_out, legal_actions
from ft_tutor.rules.position import Movement, Position
from ft_tutor.rules.vocabulary import TILES, TRIBES


def endings(position: Position) -> Iterator[tuple[Drop, ...]]:
    """Yield every way to finish the half-built movement, one after another.

    A hand of nine meeples has millions: take as many as you need.
    """
    movement = _half_built(position)
    if not any(movement.hand):
        return
    held = meetable(position)
    for walk in walks.walks(movement.here, came_from(movement), sum(movement.hand)):
        for order in walks.orders(movement.hand):
            if _matches(walk, order, held):
                steps = zip(walk, order, strict=True)
                yield tuple(Drop(TILES[tile], TRIBES[tribe]) for tile, tribe in steps)


def _half_built(position: Position) -> Movement:
    movement = position.turn.movement
    if movement is None:
        raise ValueError("no movement has begun in this position")
    return movement


def _matches(walk: walks.Walk, order: walks.Order, held: Holders) -> bool:
    """Say whether the last meeple meets its colour, standing there or dropped before (A02)."""
    end, last = walk[-1], order[-1]
    if held[last] >> end & 1:
        return True
    dropped = zip(walk[:-1], order[:-1], strict=True)
    return rulings.LAST_MAY_MEET_DROPPED and (end, last) in dropped


def count_endings(position: Position) -> int:
    """Return how many ways there are to finish, without walking through them."""
    movement = _half_built(position)
    if not any(movement.hand):
        return 0
    held = meetable(position)
    return count_from(movement.here, came_from(movement), movement.hand, held)


def outcomes_left(position: Position) -> tuple[MovementOutcome, ...]:
    """Return every distinct end tile and tribe that the half-built movement can come to."""
    movement = _half_built(position)
    hand = movement.hand
    if not any(hand):
        return ()
    held = meetable(position)
    walk = movement.here, came_from(movement), sum(hand)
    ends, loops = grid.walk_ends(*walk), loop_ends(*walk)
    return tuple(
        MovementOutcome(movement.start, TILES[end], TRIBES[tribe])
        for tribe in present(hand)
        for end in bits(held[tribe] & ends | (loops if hand[tribe] > 1 else 0))
    )


def ending(position: Position, outcome: MovementOutcome) -> tuple[Action, ...]:
    """Return one way to finish the half-built movement that comes to an outcome.

    Raises:
        ValueError: none does.
    """
    drops: tuple[Action, ...] = ()
    position = exploring(position)
    while position.decision and any(position.hand):
        drop = next(
            (drop for drop in legal_actions(position) if _leads_to(position, drop, outcome)), None
        )
        if drop is None:
            raise ValueError(f"no ending comes to {outcome}")
        drops = (*drops, drop)
        position = carry_out(position, drop).position
    return drops


def _leads_to(position: Position, drop: Action, outcome: MovementOutcome) -> bool:
    if sum(position.hand) == 1:
        return drop == Drop(outcome.end, outcome.tribe)
    return outcome in outcomes_left(carry_out(position, drop).position)
