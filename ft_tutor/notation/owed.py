"""What is owed (`keep1:by-<card>:<card>:<card>`) and what was given up (`p2:fish2`), both ways."""

from ft_tutor.notation.parts import OF_DECISION, OF_GIVEN, fields_of, split_number, words_of
from ft_tutor.notation.spans import Span
from ft_tutor.notation.words import NONE
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.position import Given
from ft_tutor.rules.vocabulary import SEATS, Seat


def seat_of(span: Span, number: int | None) -> Seat:
    """Return a seat by its number, counted from 1.

    Raises:
        NotationError: there is no such seat.
    """
    if number is None or not 1 <= number <= len(SEATS):
        raise span.wrong("unknown-seat", "1-4")
    return Seat(number - 1)


def read_owed(content: Span) -> tuple[Decision, ...]:
    """Return a stack of decisions such as `end1.tile1.place1:c3`.

    Raises:
        NotationError: it cannot be read.
    """
    if content.text == NONE:
        return ()
    return tuple(_decision(*part.split(":")) for part in content.split("."))


def _decision(head: Span, *details: Span) -> Decision:
    word, number = head.word_and_number()
    words = [owed.value for owed in Owed]
    if word not in words:
        raise head.wrong("unknown-word", ", ".join((NONE, *(f"{word}1" for word in words))))
    return Decision(Owed(word), seat_of(head, number), **fields_of(head, details, OF_DECISION))


def write_owed(pending: tuple[Decision, ...]) -> str:
    """Return a stack of decisions as text."""
    words = (
        ":".join((f"{one.owed.value}{one.who + 1}", *words_of(one, OF_DECISION))) for one in pending
    )
    return ".".join(words) or NONE


def read_given(content: Span) -> tuple[Given, ...]:
    """Return what was given up for a thief, such as `p2:fish2.p3:fish:silk`.

    Raises:
        NotationError: it cannot be read.
    """
    if content.text == NONE:
        return ()
    return tuple(_given(*part.split(":")) for part in content.split("."))


def _given(head: Span, *things: Span) -> Given:
    word, number = split_number(head)
    if word != "p":
        raise head.wrong("unknown-word", "p1, p2, p3, p4")
    return Given(seat_of(head, number), **fields_of(head, things, OF_GIVEN))


def write_given(given: tuple[Given, ...]) -> str:
    """Return what was given up as text."""
    return ".".join(":".join((f"p{one.seat + 1}", *words_of(one, OF_GIVEN))) for one in given)
