"""Reading what is owed (`keep1:by-<card>:<card>:<card>`) and what was given up (`p2:fish2`)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ft_tutor.notation import parts
from ft_tutor.notation.parts import A_CARD, Fields, PartKind, fields_of, split_number
from ft_tutor.notation.words import (
    BY,
    DJINN_WORDS,
    NONE,
    OPTIONAL,
    THIEF_WORDS,
    Piece,
)
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.position import Given
from ft_tutor.rules.vocabulary import SEATS, CardId, Seat


def seat_of(part: Piece, number: int | None) -> Seat:
    """Return a seat by its number, counted from 1.

    Raises:
        NotationError: there is no such seat.
    """
    if number is None or not 1 <= number <= len(SEATS):
        raise part.wrong("unknown-seat", "1-4")
    return Seat(number - 1)


def read_owed(content: Piece) -> tuple[Decision, ...]:
    """Return a stack of decisions such as `end1.tile1.place1:c3`.

    Raises:
        NotationError: it cannot be read.
    """
    if content.text == NONE:
        return ()
    return tuple(_decision(*part.split(":")) for part in content.split("."))


def _decision(head: Piece, *details: Piece) -> Decision:
    word, number = head.word_and_number()
    words = [owed.value for owed in Owed]
    if word not in words:
        raise head.wrong("unknown-word", ", ".join((NONE, *(f"{word}1" for word in words))))
    return Decision(Owed(word), seat_of(head, number), **fields_of(head, details, _OF_DECISION))


def _optional(part: Piece) -> Fields | None:
    return {"mandatory": False} if part.text == OPTIONAL else None


def _by(part: Piece) -> Fields | None:
    """Read the card that asks for the decision."""
    card = part.text.removeprefix(BY)
    is_card = part.text.startswith(BY) and card in DJINN_WORDS | THIEF_WORDS
    return {"card": CardId(card)} if is_card else None


def _choice(part: Piece) -> Fields | None:
    """Read one of the cards to choose from."""
    return {"cards": (CardId(part.text),)} if part.text in DJINN_WORDS | THIEF_WORDS else None


_OF_DECISION: Final = (
    PartKind(_optional, OPTIONAL),
    parts.TILE,
    PartKind(_by, f"{BY}{A_CARD}"),
    PartKind(_choice, A_CARD, lists=True),
)


def read_given(content: Piece) -> tuple[Given, ...]:
    """Return what was given up for a thief, such as `p2:fish2.p3:fish:silk`.

    Raises:
        NotationError: it cannot be read.
    """
    if content.text == NONE:
        return ()
    return tuple(_given(*part.split(":")) for part in content.split("."))


def _given(head: Piece, *things: Piece) -> Given:
    word, number = split_number(head)
    if word != "p":
        raise head.wrong("unknown-word", "p1, p2, p3, p4")
    return Given(seat_of(head, number), **fields_of(head, things, _OF_GIVEN))


_OF_GIVEN: Final = (*parts.TRANSFER, parts.VIZIERS)

OWED_SETTINGS: Final[Mapping[str, Callable[[Piece], Any]]] = {
    "owed": read_owed,
    "built": Piece.number,
    "given": read_given,
}
"""What a turn still owes, and what it needs to remember."""
