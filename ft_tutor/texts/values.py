"""How facts of the game enter a sentence: as things by their id, as numbers, or as text."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final

from ft_tutor.rules.vocabulary import Resource, Seat, Tile, TileKind, Tribe
from ft_tutor.texts.tokens import KINDS, Mark, Placed, clean

One = Enum | int | str
Fact = One | tuple[One, ...]
"""What the rest of the program hands to a sentence: one thing, or a list of things."""

LONGEST_FACT: Final = 60
"""How many characters of a text, maybe a stranger's, a sentence repeats."""

LONGEST_LIST: Final = 600
"""How many characters of the fact `expected`, which is ours and may list all cards."""

_ENUMS: Final[Mapping[type, str]] = {
    Tile: "tile",
    Tribe: "tribe",
    Seat: "seat",
    Resource: "resource",
    TileKind: "kind",
}


def placed(name: str, fact: Fact) -> Placed:
    """Turn a fact into what is placed: a mark for a thing, else a number or a short text.

    A text or number named like a kind of thing (`tribe`, `rule2`, `coins`) is that thing.
    """
    if isinstance(fact, tuple):
        return ", ".join(str(placed(_kind(thing), thing)) for thing in fact)
    if isinstance(fact, Enum) and type(fact) in _ENUMS:
        return Mark(_ENUMS[type(fact)], _id(fact))
    kind = name.rstrip("0123456789")
    if isinstance(fact, int):
        return Mark(kind, str(fact), fact) if kind == "coins" else fact
    text = fact if isinstance(fact, str) else str(fact.value)
    short = clean(text, LONGEST_LIST if name == "expected" else LONGEST_FACT)
    return Mark(kind, short) if kind in KINDS[1:] else short


def _id(thing: Enum) -> str:
    """Name a thing: tiles and tribes by their word, seats from 1, kinds by their value."""
    if isinstance(thing, Seat):
        return str(thing + 1)
    return str(thing.value) if isinstance(thing, TileKind) else thing.name.lower()


def _kind(thing: One) -> str:
    """Tell a thing's kind; a text is the id of a djinn or thief, or names a resource."""
    resources = {resource.name.lower() for resource in Resource}
    return "resource" if thing in resources else _ENUMS.get(type(thing), "card")


def named(subject: Iterable[One]) -> dict[str, Fact]:
    """Name the things of a subject in order: tile, tile2, tribe ...; a text is a card's id.

    All things of a kind together are named too, as a list: tiles, tribes, resources ...
    """
    seen: defaultdict[str, tuple[One, ...]] = defaultdict(tuple)
    facts: dict[str, Fact] = {}
    for thing in subject:
        kind = _kind(thing)
        seen[kind] = (*seen[kind], thing)
        number = len(seen[kind])
        facts[kind if number == 1 else f"{kind}{number}"] = thing
    return facts | {f"{kind}s": things for kind, things in seen.items()}
