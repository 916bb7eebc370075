"""Walks over the grid and orders of drops: the two halves of a movement."""

from collections.abc import Iterator
from functools import cache, lru_cache
from math import comb, factorial, prod
from typing import Final

from ft_tutor.rules import grid
from ft_tutor.rules.counts import Counts, changed, present

Walk = tuple[int, ...]
"""The tiles stepped on, in order, without the tile where the walk begins."""

Order = tuple[int, ...]
"""The tribes dropped, in order."""

LONGEST_KEPT: Final = 4
"""Walks of up to four steps are worth keeping: at most 108 a tile; ten steps have 40,000."""


KEPT: Final = 8192
"""So many counts of walks are kept: a whole board has about 900 for each height of its piles."""


def walks(tile: int, came_from: int, length: int) -> Iterator[Walk]:
    """Yield every walk of exactly so many steps that never steps straight back (R2.2.3)."""
    if length <= LONGEST_KEPT:
        yield from _kept_walks(tile, came_from, length)
        return
    for step in grid.steps(tile, came_from):
        for rest in walks(step, tile, length - 1):
            yield (step, *rest)


@cache
def _kept_walks(tile: int, came_from: int, length: int) -> tuple[Walk, ...]:
    if not length:
        return ((),)
    return tuple(
        (step, *rest)
        for step in grid.steps(tile, came_from)
        for rest in _kept_walks(step, tile, length - 1)
    )


def orders(hand: Counts) -> Iterator[Order]:
    """Yield every order in which a hand can be dropped; meeples of a tribe are alike."""
    if sum(hand) <= LONGEST_KEPT:
        yield from _kept_orders(hand)
        return
    for tribe in present(hand):
        for rest in orders(changed(hand, tribe, -1)):
            yield (tribe, *rest)


@cache
def _kept_orders(hand: Counts) -> tuple[Order, ...]:
    if not any(hand):
        return ((),)
    return tuple(
        (tribe, *rest) for tribe in present(hand) for rest in _kept_orders(changed(hand, tribe, -1))
    )


@cache
def orders_by_last(hand: Counts) -> tuple[tuple[int, tuple[Order, ...]], ...]:
    """Return, per tribe in a small hand, the orders that drop a meeple of it last."""
    return tuple(
        (tribe, tuple((*first, tribe) for first in _kept_orders(changed(hand, tribe, -1))))
        for tribe in present(hand)
    )


def number_of_orders(hand: Counts) -> int:
    """Return how many orders there are."""
    return factorial(sum(hand)) // prod(map(factorial, hand))


def number_of_orders_avoiding(hand: Counts, tribe: int, places: int) -> int:
    """Return how many orders drop no meeple of a tribe on so many given steps."""
    others = changed(hand, tribe, -hand[tribe])
    return comb(sum(hand) - places, hand[tribe]) * number_of_orders(others)


def number_of_matches(numbers: tuple[int, ...], hand: Counts, last: int, *, held: bool) -> int:
    """Return how many walks to one end there are, with the orders in which a tribe matches there.

    Args:
        numbers: of walks, by how often they step on the end tile before.
        hand: what is dropped.
        last: the tribe dropped last.
        held: whether the end tile holds the tribe from the start; where it does not, an
            earlier step on it must drop one (A02).
    """
    before_last = changed(hand, last, -1)
    orders = number_of_orders(before_last)
    if held:
        return sum(numbers) * orders
    return sum(
        number * (orders - number_of_orders_avoiding(before_last, last, visits))
        for visits, number in enumerate(numbers)
        if number
    )


@lru_cache(maxsize=KEPT)
def number_of_walks(tile: int, came_from: int, length: int, end: int) -> tuple[int, ...]:
    """Return how many walks end on a tile, by how often they step on it before.

    The i-th number counts the walks that step on the end tile i times before the last step.
    """
    states = {(tile, came_from, 0): 1}
    for _ in range(length):
        states = _stepped(states, end)
    passes = length // 2 + 1
    numbers = [0] * passes
    for (here, _, visits), number in states.items():
        if here == end and visits:
            numbers[visits - 1] += number
    return tuple(numbers)


def _stepped(states: dict[tuple[int, int, int], int], end: int) -> dict[tuple[int, int, int], int]:
    after: dict[tuple[int, int, int], int] = {}
    for (here, came_from, visits), number in states.items():
        for step in grid.steps(here, came_from):
            state = (step, here, visits + (step == end))
            after[state] = after.get(state, 0) + number
    return after
