"""Spans: the numbers that an answer of a lesson means: one, a range, or half of all."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final

from pydantic import BeforeValidator, InstanceOf

from ft_tutor.course.values import as_written, fault, one_or_many

BIGGEST: Final = 999
"""No number of the game is bigger, and none that is asked for either."""

SIDES: Final = ("more", "less")
"""The numbers on one side of the right one."""

_RANGE: Final = re.compile(r"(\d{1,3})-(\d{1,3})")


@dataclass(frozen=True, slots=True)
class Span:
    """Numbers from one to another, both included; `side` is `more` or `less` for half of all."""

    low: int = 0
    high: int = 0
    side: str = ""

    def __str__(self) -> str:
        if self.side or self.low == self.high:
            return self.side or str(self.low)
        return f"{self.low}-{self.high}"

    def holds(self, number: int, answer: int = 0) -> bool:
        """Whether it has a number; a side needs the right one."""
        if self.side:
            return number > answer if self.side == "more" else number < answer
        return self.low <= number <= self.high

    def numbers(self) -> Iterator[int]:
        """Yield numbers that it may have; of half of all, up to the biggest."""
        low, high = (-BIGGEST, BIGGEST) if self.side else (self.low, self.high)
        yield from range(low, high + 1)


def _range(value: object) -> Span:
    if type(value) is int and abs(value) <= BIGGEST:
        return Span(value, value)
    found = _RANGE.fullmatch(str(value))
    if found is None or int(found[1]) >= int(found[2]):
        raise fault("not-a-span", found=as_written(value), limit=BIGGEST)
    return Span(int(found[1]), int(found[2]))


def _span(value: object) -> Span:
    return Span(side=str(value)) if value in SIDES else _range(value)


Range = Annotated[InstanceOf[Span], BeforeValidator(_range)]
"""A number or a range: ``8`` or ``8-11``."""

Spans = Annotated[tuple[InstanceOf[Span], ...], BeforeValidator(one_or_many(_span))]
"""A number, a range, `more`, `less`, or several of them."""
