"""Comparing a stored notebook with the one that the lessons would give now."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import zip_longest

from ft_tutor.publish.cells import PNG, Cell, Page
from ft_tutor.publish.stored import pictures


@dataclass(frozen=True, slots=True)
class Drift:
    """The first difference: the key of its sentence, and the facts that it places."""

    reason: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


def compare(stored: Page, wanted: Page) -> Drift | None:
    """Return the first difference between two notebooks, PNG bytes apart; None for none."""
    pairs = zip_longest(stored["cells"], wanted["cells"])
    for number, (found, right) in enumerate(pairs, 1):
        if _without_png(found) != _without_png(right):
            name = str((right or found).get("id", ""))
            return Drift("drift-cell", {"number": number, "cell": name})
    rest = ("metadata", "nbformat", "nbformat_minor")
    if any(stored.get(key) != wanted.get(key) for key in rest):
        return Drift("drift-metadata")
    return None


def _without_png(cell: Cell | None) -> Cell | None:
    """Return a cell with every PNG emptied: that it is there still counts."""
    bare = deepcopy(cell)
    for output in pictures(bare or {}):
        output["data"][PNG] = bool(output["data"][PNG])
    return bare
