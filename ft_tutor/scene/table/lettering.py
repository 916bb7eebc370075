"""How wide a text is about, and how a long one is cut politely."""

from typing import Final
from unicodedata import east_asian_width

SMALL: Final = 12.5
"""The smallest type on the table, in its units."""
ELLIPSIS: Final = "…"
_NARROW: Final = frozenset("fijlrt I.,:;!'|()[]-")
_WIDE: Final = frozenset("mwMWQO@%ЖМШЩЮФ")


def width(text: str, size: float) -> float:
    """How wide a text of bold type is at most, in any of the families of `FONTS`."""
    return size * sum(_share(letter) for letter in text)


def _share(letter: str) -> float:
    if east_asian_width(letter) in "WF":
        return 1.0
    if letter in _NARROW:
        return 0.42
    if letter in _WIDE:
        return 1.05
    return 0.77 if letter.isupper() else 0.68


def size_for(text: str, room: float, size: float) -> float:
    """The size at which a text fits, from the wanted one down to the smallest."""
    return max(SMALL, size * min(1.0, room / max(1.0, width(text, size))))


def fitted(text: str, room: float, size: float) -> str:
    """The text, or as much of it as there is room for."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in text[:200]).split())
    if width(plain, size) <= room:
        return plain
    kept = plain
    while kept and width(kept + ELLIPSIS, size) > room:
        kept = kept[:-1].rstrip()
    return kept + ELLIPSIS
