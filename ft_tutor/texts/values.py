"""How facts of the game enter a sentence: as things by their id, as numbers, as text, or listed.

A fact is what its type says. A text is what its name says: named like a kind of thing (`card`,
`rule2`, `cards`) it is the id of one, else it is mere text.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ft_tutor.rules.vocabulary import Coins, Resource, Seat, Tile, TileKind, Tribe
from ft_tutor.texts.tokens import Mark, Placed, clean


@dataclass(frozen=True, slots=True)
class You:
    """The seat of the one who reads: sentences say “you” instead of “player 2”."""

    seat: Seat


One = Enum | int | str | You
Fact = One | tuple[One, ...]
"""What the rest of the program hands to a sentence: one thing, or a list of things."""

LONGEST_FACT: Final = 60
"""How many characters of a text, maybe a stranger's, a sentence repeats."""

LONGEST_OF: Final = {"expected": 600, "file": 300}
"""The same for what is ours: `expected` may list all cards, `file` be a whole path."""

BIGGEST: Final = 10**60
"""From here on only the size of a number is said."""

_TYPES: Final[Mapping[type, str]] = {
    Tile: "tile",
    Tribe: "tribe",
    Seat: "seat",
    You: "seat",
    Resource: "resource",
    TileKind: "kind",
}

_IDS: Final = ("tile", "tribe", "seat", "rule", "resource", "kind", "card")
_NAMES: Final = {name: kind for kind in _IDS for name in (kind, f"{kind}s")}


def placed(name: str, fact: Fact) -> Placed | tuple[Placed, ...]:
    """Turn a fact into what is placed: a mark for a thing, else a number or a short text."""
    if isinstance(fact, tuple):
        return tuple(_one(name, one) for one in fact)
    return _one(name, fact)


def _one(name: str, fact: One) -> Placed:
    kind = _TYPES.get(type(fact))
    if kind is not None:
        return Mark(kind, _id(fact), name="you" if isinstance(fact, You) else "")
    if isinstance(fact, int) and not isinstance(fact, Enum):
        return _number(fact)
    return _text(name, str(fact.value if isinstance(fact, Enum) else fact))


def _number(number: int) -> Placed:
    if abs(number) >= BIGGEST:
        return f"{'-' if number < 0 else ''}10^{abs(number).bit_length() * 30103 // 100_000}"
    if isinstance(number, Coins):
        return Mark("coins", str(int(number)), number)
    return int(number)


def _text(name: str, text: str) -> Placed:
    short = clean(text, LONGEST_OF.get(name, LONGEST_FACT))
    kind = _NAMES.get(name.rstrip("0123456789"))
    return short if kind is None else Mark(kind, short)


def _id(thing: One) -> str:
    """Name a thing: tiles and tribes by their word, seats from 1, kinds by their value."""
    if isinstance(thing, You):
        return _id(thing.seat)
    if isinstance(thing, Seat):
        return str(thing + 1)
    assert isinstance(thing, Enum)
    return str(thing.value) if isinstance(thing, TileKind) else thing.name.lower()


def named(subject: Iterable[One]) -> dict[str, Fact]:
    """Name the things of a subject in order: tile, tile2, tribe ...; a text is a card's id.

    All things of a kind together are named too, as a list: tiles, tribes, resources ...
    """
    seen: defaultdict[str, tuple[One, ...]] = defaultdict(tuple)
    facts: dict[str, Fact] = {}
    for thing in subject:
        kind = _TYPES.get(type(thing), "card")
        seen[kind] = (*seen[kind], thing)
        number = len(seen[kind])
        facts[kind if number == 1 else f"{kind}{number}"] = thing
    return facts | {f"{kind}s": things for kind, things in seen.items()}


def addressed(fact: Fact, you: Seat) -> Fact:
    """Say “you” of a seat, also within a list; any other fact stays as it is."""
    if isinstance(fact, tuple):
        return tuple(You(you) if _is(one, you) else one for one in fact)
    return You(you) if _is(fact, you) else fact


def _is(fact: One, seat: Seat) -> bool:
    # Enums of different kinds compare equal: Seat.TWO == Tribe.ELDER.
    return isinstance(fact, Seat) and fact == seat
