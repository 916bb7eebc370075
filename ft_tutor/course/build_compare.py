"""Comparing a stored notebook with the one that the lessons would give now."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from ft_tutor.course.build_cells import FINGERPRINT, PNG, Cell

Page = dict[str, Any]


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
    if cell is None:
        return None
    bare = deepcopy(cell)
    for holder in _png_holders(bare):
        holder[PNG] = bool(holder[PNG])
    return bare


def _png_holders(cell: Cell) -> Iterator[dict[str, Any]]:
    outputs = (output.get("data", {}) for output in cell.get("outputs", []))
    return (holder for holder in (*cell.get("attachments", {}).values(), *outputs) if PNG in holder)


def kept_pictures(stored: Page | None) -> dict[str, str]:
    """Return the PNG pictures of a stored notebook in base64, by what they show."""
    cells = stored["cells"] if stored else []
    return dict(pair for cell in cells for pair in _pictures(cell))


def _pictures(cell: Cell) -> Iterator[tuple[str, str]]:
    for place in (cell, *cell.get("outputs", [])):
        fingerprint = place.get("metadata", {}).get(FINGERPRINT)
        for holder in _png_holders(place if place is cell else {"outputs": [place]}):
            if isinstance(fingerprint, str):
                yield fingerprint, str(holder[PNG])
