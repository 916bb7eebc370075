"""Counts: a multiset kept as a tuple of numbers, one per kind in a fixed order."""

from functools import lru_cache
from typing import Final

Counts = tuple[int, ...]
"""How many of each kind: five numbers for meeples (by Tribe), ten for cards (by Resource)."""

NO_MEEPLES: Final[Counts] = (0,) * 5
NO_RESOURCES: Final[Counts] = (0,) * 10


def changed(counts: Counts, kind: int, by: int) -> Counts:
    """Return the counts with one kind's number changed by the given amount."""
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])


def added(left: Counts, right: Counts) -> Counts:
    """Return the sum of two counts, kind by kind."""
    return tuple(a + b for a, b in zip(left, right, strict=True))


def taken(left: Counts, right: Counts) -> Counts:
    """Return the first counts less the second, kind by kind; a number may become negative."""
    return tuple(a - b for a, b in zip(left, right, strict=True))


@lru_cache(maxsize=4096)
def kinds(counts: Counts) -> tuple[int, ...]:
    """Return the kinds of which there is at least one, in order."""
    return tuple(kind for kind, number in enumerate(counts) if number > 0)
