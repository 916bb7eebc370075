"""How facts of the game enter a sentence: as things by their id, as numbers, or as text."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final

from ft_tutor.rules.vocabulary import Resource, Seat, Tile, TileKind, Tribe
from ft_tutor.texts.tokens import KINDS, Mark, clean

Fact = Enum | int | str
"""What may be placed in a sentence."""

LONGEST_FACT: Final = 60
"""How many characters of a stranger's text are repeated to him."""

_ENUMS: Final[Mapping[type[Enum], str]] = {
    Tile: "tile",
    Tribe: "tribe",
    Seat: "seat",
    Resource: "resource",
    TileKind: "kind",
}


def placeable(name: str, fact: Fact) -> Mark | int | str:
    """Turn a fact into what is placed: a mark for a thing, else a number or a short text.

    A text or number whose name is that of a kind of thing (`tribe`, `rule2`, `coins`) is that thing.
    """
    if isinstance(fact, Enum):
        kind = _ENUMS.get(type(fact))
        return Mark(kind, _id(fact)) if kind else clean(str(fact.value), LONGEST_FACT)
    kind = name.rstrip("0123456789")
    if kind == "coins" and isinstance(fact, int):
        return Mark(kind, str(fact), fact)
    if isinstance(fact, int):
        return int(fact)
    text = clean(fact, LONGEST_FACT)
    return Mark(kind, text) if kind in KINDS[1:] else text


def _id(thing: Enum) -> str:
    """Name a thing: tiles and tribes by their word, seats from 1, kinds by their value."""
    if isinstance(thing, Seat):
        return str(thing + 1)
    return str(thing.value) if isinstance(thing, TileKind) else thing.name.lower()


def named(subject: Iterable[Fact]) -> dict[str, Fact]:
    """Name the things of a subject in order: tile, tile2, tribe ...; a text is a card."""
    seen: Counter[str] = Counter()
    facts: dict[str, Fact] = {}
    for thing in subject:
        kind = _ENUMS.get(type(thing), "card") if isinstance(thing, Enum) else "card"
        seen[kind] += 1
        facts[kind if seen[kind] == 1 else f"{kind}{seen[kind]}"] = thing
    return facts
