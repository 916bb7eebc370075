"""Goods: the best split of a hand into sets of different goods."""

from typing import Final

from ft_tutor.rules.counts import Counts, changed
from ft_tutor.rules.vocabulary import Resource

GOODS: Final = tuple(resource for resource in Resource if resource is not Resource.FAKIR)
"""The nine goods; fakirs are not goods (R2.6.1)."""


def best_sets(resources: Counts, wilds: int = 0) -> tuple[tuple[Resource, ...], ...]:
    """Split a hand into the sets that are worth most, the largest first (R5.2, A61).

    Set number n holds every good of which there are at least n: each step of the table of
    values is at least as big as the one before, so no card does better elsewhere.

    Args:
        resources: the hand; its fakirs are left out.
        wilds: how many goods of any kind it has besides. They are placed best, and a set
            shows them as the goods that they stand for.
    """
    counts = _with_wilds(resources, wilds)
    layers = max(counts[good] for good in GOODS)
    return tuple(
        tuple(good for good in GOODS if counts[good] >= layer) for layer in range(1, layers + 1)
    )


def _with_wilds(resources: Counts, wilds: int) -> Counts:
    """Give each wild good in turn to a kind of which there are fewest."""
    for _ in range(wilds):
        fewest = min(GOODS, key=lambda good: resources[good])
        resources = changed(resources, fewest, 1)
    return resources
