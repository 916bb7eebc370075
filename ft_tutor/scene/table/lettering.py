"""How wide a text is about, and how a long one is cut politely."""

from typing import Final
from unicodedata import east_asian_width

SMALL: Final = 12.5
"""The smallest type on the table, in its units."""
ELLIPSIS: Final = "…"
_NARROW: Final = frozenset("fijlrt I.,:;!'|()[]-")
_WIDE: Final = frozenset("mwMWQO@%ЖМШЩЮФ")


def width(text: str, size: float) -> float:
    """About how wide a text of bold type is."""
    return size * sum(_share(letter) for letter in text)


def _share(letter: str) -> float:
    if east_asian_width(letter) in "WF":
        return 1.0
    if letter in _NARROW:
        return 0.36
    if letter in _WIDE:
        return 0.86
    return 0.66 if letter.isupper() else 0.57


def fitted(text: str, room: float, size: float) -> str:
    """The text, or as much of it as there is room for."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in text[:200]).split())
    if width(plain, size) <= room:
        return plain
    kept = plain
    while kept and width(kept + ELLIPSIS, size) > room:
        kept = kept[:-1].rstrip()
    return kept + ELLIPSIS
