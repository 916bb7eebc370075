"""What a named measure is, and whose or what it is about."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final

from pydantic import BeforeValidator, TypeAdapter

from ft_tutor.course.fields import Tiles
from ft_tutor.course.tries import Try
from ft_tutor.course.values import adapter, as_written, fault
from ft_tutor.rules.position import Player
from ft_tutor.rules.vocabulary import SEATS, Seat

ME: Final = "me"
"""Stands for whoever decides at the start."""


class UnreckonableError(ValueError):
    """A measure that has no number here, such as the place of who has no marker on a track."""


def _seat(value: object) -> Seat | None:
    if value == ME:
        return None
    if type(value) is not int or not 1 <= value <= len(SEATS):
        raise fault("not-a-seat", found=as_written(value))
    return SEATS[value - 1]


WhichSeat = Annotated[Seat | None, BeforeValidator(_seat)]
"""A player by his number, or `me`."""


def seat_of(attempt: Try, seat: Seat | None) -> Seat:
    """Return the seat that is meant, who has to play.

    Raises:
        UnreckonableError: nobody sits there.
    """
    seat = attempt.seat if seat is None else seat
    if seat >= len(attempt.position.players):
        raise UnreckonableError
    return seat


def player_of(attempt: Try, seat: Seat | None) -> Player:
    """Return the player that is meant.

    Raises:
        UnreckonableError: nobody sits there.
    """
    return attempt.position.players[seat_of(attempt, seat)]


@dataclass(frozen=True, slots=True)
class Measure:
    """A named measure.

    Attributes:
        reckon: the number that it is for a try, given the value of the lesson file.
        value: reads that value.
        bare: the value meant by the name alone; None where a value must be given.
    """

    reckon: Callable[[Try, Any], int]
    value: TypeAdapter[Any]
    bare: Any = None


def by_seat(reckon: Callable[[Try, Seat | None], int]) -> Measure:
    """Return a measure of a player; without a number, of whoever decides at the start."""
    return Measure(reckon, adapter(WhichSeat), ME)


def by_tiles(reckon: Callable[[Try, tuple[Any, ...]], int]) -> Measure:
    """Return a measure of one tile or several."""
    return Measure(reckon, adapter(Tiles))


def bare(reckon: Callable[[Try, bool], int]) -> Measure:
    """Return a measure that stands alone."""
    return Measure(reckon, adapter(bool), bare=True)
