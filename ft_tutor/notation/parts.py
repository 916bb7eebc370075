"""The parts of a word, each read and written here: `kill.r-c4.fakir2` has `r-c4` and `fakir2`."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from ft_tutor.notation.errors import NotationError
from ft_tutor.notation.spans import Span
from ft_tutor.notation.words import (
    BIGGEST_PILE,
    BY,
    DJINN_WORDS,
    OPTIONAL,
    PIECE_WORDS,
    RESOURCE_WORDS,
    THIEF_WORDS,
)
from ft_tutor.rules.actions import Payment
from ft_tutor.rules.vocabulary import (
    TRIBE_LETTERS,
    CardId,
    Piece,
    Resource,
    Seat,
    Tile,
    Tribe,
)

Fields = dict[str, Any]
"""What the parts of a word say, by the names of the fields of what it describes."""


@dataclass(frozen=True, slots=True)
class Part:
    """A kind of part: a row of the table of what a word may have.

    Attributes:
        fields: what it states; where all of these are as `usual`, it is not written.
        read: returns the fields that a part states; None if it is a part of another kind.
        write: yields the parts that state these values.
        example: for error messages.
        joined: makes one value of those of several such parts; None where they contradict.
    """

    fields: tuple[str, ...]
    read: Callable[[Span], Fields | None]
    write: Callable[..., Iterable[str]]
    example: str
    usual: tuple[Any, ...] = (None,)
    joined: Callable[[Any, Any], Any] | None = None


# --- the parts of a word, both ways


def fields_of(head: Span, spans: Iterable[Span], parts: tuple[Part, ...]) -> Fields:
    """Return what the parts of a word state.

    Raises:
        NotationError: a part is of none of these kinds, or states something again.
    """
    fields: Fields = {}
    for span in spans:
        part, stated = _read(span, parts)
        for name, value in stated.items():
            fields[name] = _with(head, span, part, fields.get(name), value)
    return fields


def _with(head: Span, span: Span, part: Part, before: Any, value: Any) -> Any:
    """Return the value of a field, where it may have been stated before."""
    if before is not None:
        value = part.joined(before, value) if part.joined else None
    if value is None:
        raise span.wrong("part-twice", head.text)
    if isinstance(value, tuple) and len(value) > BIGGEST_PILE:
        raise span.wrong("number-too-big", f"0-{BIGGEST_PILE}")
    return value


def _read(span: Span, parts: tuple[Part, ...]) -> tuple[Part, Fields]:
    for part in parts:
        stated = part.read(span)
        if stated is not None:
            return part, stated
    raise _unknown(span, parts)


def _unknown(span: Span, parts: Iterable[Part]) -> NotationError:
    examples = ", ".join(part.example for part in parts)
    return span.wrong("unknown-word", examples) if examples else span.wrong("part-too-many", "")


def words_of(thing: Any, parts: Iterable[Part]) -> Iterator[str]:
    """Yield the parts of the word of a thing, in the order of their kinds."""
    for part in parts:
        values = tuple(getattr(thing, name) for name in part.fields)
        if values != part.usual:
            yield from part.write(*values)


# --- amounts and lists


def split_number(span: Span) -> tuple[str, int]:
    """Return a word such as `fish2` as its letters and its number, 1 if it has none."""
    word, number = span.word_and_number()
    return word, 1 if number is None else number


def amount_word(word: str, number: int) -> str:
    """Return an amount as a word; the lone word means one."""
    return word if number == 1 else f"{word}{number}"


def resource_words(cards: Iterable[Resource]) -> Iterator[str]:
    """Yield resources in order, equal neighbours as one word: `fish2`."""
    for resource, run in groupby(cards):
        yield amount_word(resource.name.lower(), len(tuple(run)))


def _joined_lists(before: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*before, *more)


def _amount(word: str, field: str) -> Part:
    def read(span: Span) -> Fields | None:
        name, number = split_number(span)
        return {field: number} if name == word else None

    return Part((field,), read, lambda number: (amount_word(word, number),), f"{word}2", (0,))


def _resources(field: str) -> Part:
    def read(span: Span) -> Fields | None:
        word, number = split_number(span)
        if word not in RESOURCE_WORDS:
            return None
        if number > BIGGEST_PILE:
            raise span.wrong("number-too-big", f"0-{BIGGEST_PILE}")
        return {field: (RESOURCE_WORDS[word],) * number}

    return Part((field,), read, resource_words, "fish2", ((),), _joined_lists)


def _read_payment(span: Span) -> Fields | None:
    word, number = split_number(span)
    if word not in ("elder", "fakir"):
        return None
    return {"payment": Payment(**{f"{word}s": number})}


def _joined_payments(before: Payment, more: Payment) -> Payment | None:
    if (before.elders and more.elders) or (before.fakirs and more.fakirs):
        return None
    return Payment(before.elders + more.elders, before.fakirs + more.fakirs)


def _payment_words(payment: Payment) -> Iterator[str]:
    if payment.elders or not payment.fakirs:
        yield amount_word("elder", payment.elders)
    if payment.fakirs:
        yield amount_word("fakir", payment.fakirs)


# --- tiles, pieces, cards, players


def _read_tile(span: Span) -> Fields | None:
    return {"tile": Tile[span.text]} if span.text in Tile.__members__ else None


def _read_thing(span: Span) -> Fields | None:
    """Read `c3` for a camel, `palm-c3`, or `palm` alone."""
    word, dash, _ = span.text.partition("-")
    if word not in PIECE_WORDS:
        return _read_tile(span)
    piece: Fields = {"piece": PIECE_WORDS[word]}
    return piece | {"tile": span.cut(len(word) + 1).tile()} if dash else piece


def _thing_words(tile: Tile | None, piece: Piece | None) -> Iterator[str]:
    yield "-".join(
        [*([] if piece is None else [piece.value]), *([] if tile is None else [tile.name])]
    )


def _read_card(span: Span) -> Fields | None:
    return {"card": CardId(span.text)} if span.text in DJINN_WORDS | THIEF_WORDS else None


def _read_seat(span: Span) -> Fields | None:
    match = re.fullmatch("p([1-4])", span.text)
    return {"seat": Seat(int(match[1]) - 1)} if match else None


def _seat_word(seat: Seat) -> str:
    return f"p{seat + 1}"


def _read_victims(span: Span) -> Fields | None:
    """Read `r-c4`, `yw-p2`, `-c4` where the tribe is left out, or `r` alone."""
    match = re.fullmatch(f"([{TRIBE_LETTERS}]*)(-?)(.*)", span.text)
    assert match
    letters, dash, _ = match.groups()
    if not dash and len(letters) < len(span.text):
        return None
    stated: Fields = {}
    if letters:
        stated["tribes"] = tuple(sorted(Tribe(TRIBE_LETTERS.index(one)) for one in letters))
    if dash:
        where = span.cut(len(letters) + 1)
        stated |= _read_seat(where) or {"tile": where.tile()}
    return stated


def _victim_words(tribes: tuple[Tribe, ...], tile: Tile | None, seat: Seat | None) -> Iterator[str]:
    letters = "".join(tribe.letter for tribe in tribes)
    where = [*([] if tile is None else [tile.name]), *([] if seat is None else [_seat_word(seat)])]
    yield "-".join((letters, *where[:1]))
    yield from where[1:]


# --- what is said of a decision


def _read_optional(span: Span) -> Fields | None:
    return {"mandatory": False} if span.text == OPTIONAL else None


def _read_asking(span: Span) -> Fields | None:
    """Read the card that asks for the decision."""
    return _read_card(span.cut(len(BY))) if span.text.startswith(BY) else None


def _read_choice(span: Span) -> Fields | None:
    """Read one of the cards to choose from."""
    stated = _read_card(span)
    return {"cards": tuple(stated.values())} if stated else None


A_CARD: Final = min(DJINN_WORDS)
TILE: Final = Part(("tile",), _read_tile, lambda tile: (tile.name,), "c3")
CARD: Final = Part(("card",), _read_card, lambda card: (card,), A_CARD)
FAKIRS: Final = _amount("fakir", "fakirs")
PAYMENT: Final = Part(
    ("payment",), _read_payment, _payment_words, "elder2, fakir2", joined=_joined_payments
)
VIZIERS: Final = _amount("vizier", "viziers")
RESOURCES: Final = _resources("resources")
GOODS: Final = _resources("goods")
THING: Final = Part(("tile", "piece"), _read_thing, _thing_words, "c3, palm-c3", (None, None))
SEAT: Final = Part(("seat",), _read_seat, lambda _: (), "p2")  # victims say where they are
VICTIMS: Final = Part(
    ("tribes", "tile", "seat"), _read_victims, _victim_words, "r-c4, y-p2", ((), None, None)
)
TRANSFER: Final = (RESOURCES, CARD, THING)
"""What is given up and claimed (R7.3)."""

OF_GIVEN: Final = (*TRANSFER, VIZIERS)
OF_DECISION: Final = (
    Part(("mandatory",), _read_optional, lambda _: (OPTIONAL,), OPTIONAL, (True,)),
    TILE,
    Part(("card",), _read_asking, lambda card: (f"{BY}{card}",), f"{BY}{A_CARD}"),
    Part(("cards",), _read_choice, tuple, A_CARD, ((),), _joined_lists),
)

NOTHING: Final[Mapping[str, Any]] = {
    "payment": Payment(),
    "tribes": (),
    "resources": (),
    "goods": (),
}
"""Per field that an action must have: what stands for it where nothing is said."""
