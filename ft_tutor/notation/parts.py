"""The parts of an action's word: `kill.r-c4.fakir2` has the parts `r-c4` and `fakir2`."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from ft_tutor.notation.errors import NotationError
from ft_tutor.notation.words import (
    BIGGEST_PILE,
    DJINN_WORDS,
    PIECE_WORDS,
    RESOURCE_WORDS,
    THIEF_WORDS,
    Piece,
)
from ft_tutor.rules.actions import Payment
from ft_tutor.rules.vocabulary import (
    TRIBE_LETTERS,
    CardId,
    Resource,
    Seat,
    Tile,
    Tribe,
)
from ft_tutor.rules.vocabulary import Piece as Placeable

Fields = dict[str, Any]
"""What the parts of a word say, by the names of an action's fields."""


@dataclass(frozen=True, slots=True)
class PartKind:
    """A kind of part.

    Attributes:
        read: returns the fields that a part states; None if it is a part of another kind.
        example: for error messages.
        lists: whether several such parts make one list.
    """

    read: Callable[[Piece], Fields | None]
    example: str
    lists: bool = False


def fields_of(head: Piece, parts: Iterable[Piece], kinds: Iterable[PartKind]) -> Fields:
    """Return what the parts of a word state.

    Raises:
        NotationError: a part is of none of these kinds, or states something again.
    """
    fields: Fields = {}
    kinds = tuple(kinds)
    for part in parts:
        kind, stated = _read(part, kinds)
        if kind.lists:
            stated = {name: (*fields.pop(name, ()), *some) for name, some in stated.items()}
            _not_endless(part, stated)
        if fields.keys() & stated.keys():
            raise part.wrong("part-twice", head.text)
        fields |= stated
    return fields


def _read(part: Piece, kinds: tuple[PartKind, ...]) -> tuple[PartKind, Fields]:
    for kind in kinds:
        stated = kind.read(part)
        if stated is not None:
            return kind, stated
    raise unknown(part, kinds)


def unknown(part: Piece, kinds: Iterable[PartKind]) -> NotationError:
    """Return the error that a part is of none of these kinds."""
    examples = ", ".join(kind.example for kind in kinds)
    return part.wrong("unknown-word", examples) if examples else part.wrong("part-too-many", "")


def _not_endless(part: Piece, stated: Fields) -> None:
    if any(len(things) > BIGGEST_PILE for things in stated.values()):
        raise part.wrong("number-too-big", f"0-{BIGGEST_PILE}")


def payment_of(fields: Fields) -> Payment | None:
    """Return the payment that some fields state; None if they state none."""
    if "elders" not in fields and "fakirs" not in fields:
        return None
    return Payment(fields.get("elders", 0), fields.get("fakirs", 0))


# --- the kinds


def _tile(part: Piece) -> Fields | None:
    return {"tile": Tile[part.text]} if part.text in Tile.__members__ else None


def _card(part: Piece) -> Fields | None:
    return {"card": CardId(part.text)} if part.text in DJINN_WORDS | THIEF_WORDS else None


def _amount(word: str, field: str) -> Callable[[Piece], Fields | None]:
    """Return a reader of an amount such as `fakir2`; the lone word means one."""

    def read(part: Piece) -> Fields | None:
        name, number = split_number(part)
        return {field: number} if name == word else None

    return read


def split_number(part: Piece) -> tuple[str, int]:
    """Return a word such as `fish2` as its letters and its number, 1 if it has none."""
    word, number = part.word_and_number()
    return word, 1 if number is None else number


def _resources(field: str) -> Callable[[Piece], Fields | None]:
    def read(part: Piece) -> Fields | None:
        word, number = split_number(part)
        if word not in RESOURCE_WORDS:
            return None
        if number > BIGGEST_PILE:
            raise part.wrong("number-too-big", f"0-{BIGGEST_PILE}")
        resources: tuple[Resource, ...] = (RESOURCE_WORDS[word],) * number
        return {field: resources}

    return read


def _piece(part: Piece) -> Fields | None:
    """Read `palm-c3`, or `palm` alone."""
    word, dash, _ = part.text.partition("-")
    if word not in PIECE_WORDS:
        return None
    piece: Placeable = PIECE_WORDS[word]
    return {"piece": piece, "tile": part.cut(len(word) + 1).tile()} if dash else {"piece": piece}


def _seat(part: Piece) -> Fields | None:
    match = re.fullmatch("p([1-4])", part.text)
    return {"seat": Seat(int(match[1]) - 1)} if match else None


def _victims(part: Piece) -> Fields | None:
    """Read `r-c4`, `yw-p2`, `-c4` where the tribe is left out, or `r` alone."""
    match = re.fullmatch(f"([{TRIBE_LETTERS}]*)(-?)(.*)", part.text)
    assert match
    letters, dash, _ = match.groups()
    if not dash and len(letters) < len(part.text):
        return None
    tribes: Fields = {"tribes": tuple(sorted(Tribe(TRIBE_LETTERS.index(one)) for one in letters))}
    if not dash:
        return tribes
    where = part.cut(len(letters) + 1)
    return tribes | (_seat(where) or {"tile": where.tile()})


A_CARD: Final = min(DJINN_WORDS)
TILE: Final = PartKind(_tile, "c3")
CARD: Final = PartKind(_card, A_CARD)
ELDERS: Final = PartKind(_amount("elder", "elders"), "elder2")
FAKIRS: Final = PartKind(_amount("fakir", "fakirs"), "fakir2")
VIZIERS: Final = PartKind(_amount("vizier", "viziers"), "vizier")
RESOURCES: Final = PartKind(_resources("resources"), "fish2", lists=True)
GOODS: Final = PartKind(_resources("goods"), "fish", lists=True)
PIECE: Final = PartKind(_piece, "palm-c3")
SEAT: Final = PartKind(_seat, "p2")
VICTIMS: Final = PartKind(_victims, "r-c4, y-p2")
PAYMENT: Final = (ELDERS, FAKIRS)
TRANSFER: Final = (RESOURCES, CARD, TILE, PIECE)
"""What is given up and claimed (R7.3)."""
