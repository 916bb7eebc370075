"""Counts: how many there are of each tribe or of each resource, as a tuple in a fixed order."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

Counts = tuple[int, ...]
"""Five numbers for meeples (by Tribe), ten for cards (by Resource)."""

NO_MEEPLES: Final[Counts] = (0,) * 5
NO_RESOURCES: Final[Counts] = (0,) * 10


def changed(counts: Counts, which: int, by: int) -> Counts:
    """Return the counts with one number changed by the given amount."""
    numbers = list(counts)
    numbers[which] += by
    return tuple(numbers)


def added(left: Counts, right: Counts) -> Counts:
    """Return the sum of two counts, one by one."""
    return tuple(a + b for a, b in zip(left, right, strict=True))


def taken(left: Counts, right: Counts) -> Counts:
    """Return the first counts less the second, one by one; a number may become negative."""
    return tuple(a - b for a, b in zip(left, right, strict=True))


@lru_cache(maxsize=4096)
def present(counts: Counts) -> tuple[int, ...]:
    """Return the tribes or resources of which there is at least one, in order."""
    return tuple(which for which, number in enumerate(counts) if number > 0)


def repeated(counts: Counts) -> tuple[int, ...]:
    """Return each tribe or resource as often as its number says: (2, 0, 1) becomes (0, 0, 2)."""
    return tuple(which for which, number in enumerate(counts) for _ in range(number))


def counted(things: Iterable[int], counts: Counts) -> Counts:
    """Return the counts with each of the things once more: the other way round."""
    for which in things:
        counts = changed(counts, which, 1)
    return counts
