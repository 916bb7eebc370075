"""Movements: all of them, how many there are, and what they come to."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ft_tutor.analysis import walks
from ft_tutor.rules import grid, rulings
from ft_tutor.rules.actions import Action, Drop, PickUp
from ft_tutor.rules.chapters.movement import Holders, holders, loop_ends, meetable
from ft_tutor.rules.counts import Counts, added, changed, present
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.position import Position, with_pending, with_supply, with_turn
from ft_tutor.rules.vocabulary import TILES, TRIBES, Tile, Tribe


class Route(NamedTuple):
    """One complete movement: the start, the tiles stepped on, and the tribe dropped on each."""

    start: int
    tiles: walks.Walk
    tribes: walks.Order

    def actions(self) -> tuple[Action, ...]:
        """Return the movement as the actions that carry it out."""
        drops = zip(self.tiles, self.tribes, strict=True)
        return (
            PickUp(TILES[self.start]),
            *(Drop(TILES[tile], TRIBES[tribe]) for tile, tribe in drops),
        )


class MovementOutcome(NamedTuple):
    """What a movement comes to: where it starts, where it ends, and which tribe is taken."""

    start: Tile
    end: Tile
    tribe: Tribe


def movements(position: Position) -> Iterator[Route]:
    """Yield every legal movement on the board, one after another.

    A pile of nine meeples has millions: take as many as you need, or ask
    `count_movements` or `outcomes`, which do not walk through them.
    """
    held = holders(position.squares)
    for start, square in enumerate(position.squares):
        size = sum(square.meeples)
        if size:
            others = _without(held, start)
            small = size <= walks.LONGEST_KEPT
            yield from (_small if small else _big)(start, square.meeples, others)


def _without(held: Holders, tile: int) -> Holders:
    rest = ~(1 << tile)
    return tuple(mask & rest for mask in held)


def _small(start: int, hand: Counts, held: Holders) -> Iterator[Route]:
    """Yield the movements of a hand too small to step on a tile twice and match there."""
    by_last = [(held[tribe], orders) for tribe, orders in walks.orders_by_last(hand)]
    for walk in walks.walks(start, grid.NOWHERE, sum(hand)):
        end = walk[-1]
        for mask, orders in by_last:
            if mask >> end & 1:
                for order in orders:
                    yield Route(start, walk, order)


def _big(start: int, hand: Counts, held: Holders) -> Iterator[Route]:
    meets_dropped = rulings.LAST_MAY_MEET_DROPPED
    for walk in walks.walks(start, grid.NOWHERE, sum(hand)):
        end = walk[-1]
        visits = [step for step, tile in enumerate(walk[:-1]) if tile == end and meets_dropped]
        for order in walks.orders(hand):
            last = order[-1]
            if held[last] >> end & 1 or any(order[step] == last for step in visits):
                yield Route(start, walk, order)


def count_movements(position: Position) -> int:
    """Return how many legal movements there are, without walking through them."""
    held = holders(position.squares)
    return sum(
        count_from(start, grid.NOWHERE, square.meeples, _without(held, start))
        for start, square in enumerate(position.squares)
        if any(square.meeples)
    )


def count_from(here: int, came_from: int, hand: Counts, held: Holders) -> int:
    """Return how many ways there are to drop a hand, of which one meeple at least is left."""
    size = sum(hand)
    return sum(
        walks.number_of_matches(numbers, hand, last, held=bool(held[last] >> end & 1))
        for end in bits(grid.walk_ends(here, came_from, size))
        for numbers in (walks.number_of_walks(here, came_from, size, end),)
        for last in present(hand)
        if rulings.LAST_MAY_MEET_DROPPED or held[last] >> end & 1
    )


def outcomes(position: Position) -> tuple[MovementOutcome, ...]:
    """Return every distinct start, end tile and tribe taken; exact for piles of any height.

    A last tribe fits where the end tile holds it, or where the hand holds it twice and the
    walk steps on the end tile twice (R2.2.8).
    """
    held = holders(position.squares)
    found = []
    for start, square in zip(TILES, position.squares, strict=True):
        size = sum(square.meeples)
        if size:
            ends = grid.walk_ends(start, grid.NOWHERE, size) & ~(1 << start)
            loops = loop_ends(start, grid.NOWHERE, size)
            for tribe in TRIBES:
                number = square.meeples[tribe]
                if number:
                    fits = held[tribe] & ends | (loops if number > 1 else 0)
                    found += [MovementOutcome(start, TILES[end], tribe) for end in bits(fits)]
    return tuple(found)


def bits(mask: int) -> Iterator[int]:
    """Yield the tiles of a bit mask, in order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def exploring(position: Position) -> Position:
    """Return the position with nothing owed but a movement, whatever else the game waits for."""
    return with_pending(position, (Decision(Owed.MOVEMENT, position.turn.active),))


def next_movement(position: Position) -> Position:
    """Return the position with a new movement owed; the meeples in the hand go to the bag."""
    bag = added(position.supply.bag, position.hand)
    turn = replace(position.turn, movement=None)
    return exploring(with_turn(with_supply(position, replace(position.supply, bag=bag)), turn))


def route(position: Position, outcome: MovementOutcome) -> tuple[Action, ...]:
    """Return one movement that comes to an outcome, as actions.

    Raises:
        ValueError: no movement comes to it.
    """
    actions: tuple[Action, ...] = (PickUp(outcome.start),)
    position = apply(exploring(position), actions[0]).position
    while any(position.hand) and position.decision:
        drop = _next_drop(position, outcome)
        actions = (*actions, drop)
        position = apply(position, drop).position
    return actions


def _next_drop(position: Position, outcome: MovementOutcome) -> Drop:
    """Return a drop after which the outcome can still be reached, nearest the end tile."""
    drops = (
        action
        for action in legal_actions(position)
        if isinstance(action, Drop) and _still_reaches(position, action, outcome)
    )
    try:
        return min(drops, key=lambda drop: grid.distance(drop.tile, outcome.end))
    except ValueError:
        raise ValueError(f"no movement comes to {outcome}") from None


def _still_reaches(position: Position, drop: Drop, outcome: MovementOutcome) -> bool:
    """Say whether the rest of the hand can bring the last tribe to the end tile (R2.2.8)."""
    movement = position.turn.movement
    assert movement is not None
    end, tribe = outcome.end, outcome.tribe
    hand = changed(movement.hand, drop.tribe, -1)
    if not any(hand):
        return drop == Drop(end, tribe)
    if not hand[tribe]:
        return False
    left = sum(hand)
    dropped = drop == Drop(end, tribe) and rulings.LAST_MAY_MEET_DROPPED
    holds = dropped or meetable(position)[tribe] >> end & 1
    if holds and grid.walk_ends(drop.tile, movement.here, left) >> end & 1:
        return True
    loops = loop_ends(drop.tile, movement.here, left)
    return hand[tribe] > 1 and bool(loops >> end & 1)
