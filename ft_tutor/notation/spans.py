"""Stretches of a text that know where they stand, so that an error can point at them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ft_tutor.notation.errors import NotationError
from ft_tutor.notation.words import (
    BIGGEST_NUMBER,
    BIGGEST_PILE,
    DIGITS,
    EXPECTED_LETTERS,
    LONGEST_TEXT,
    MEEPLE,
)
from ft_tutor.rules.counts import NO_MEEPLES, Counts, changed
from ft_tutor.rules.vocabulary import TRIBE_LETTERS, Tile


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of the text, with the place where it begins."""

    whole: str
    start: int
    text: str

    def wrong(self, reason: str, expected: str, *, at: int = 0) -> NotationError:
        """Return the error that this stretch is wrong."""
        found = self.text[at:]
        return NotationError(reason, self.whole, self.start + at, found=found, expected=expected)

    def cut(self, at: int, end: int | None = None) -> "Span":
        """Return a part of it."""
        return Span(self.whole, self.start + at, self.text[at:end])

    def split(self, mark: str) -> Iterator["Span"]:
        """Yield the parts between the marks; an empty part means that the text is torn."""
        at = 0
        for part in self.text.split(mark):
            if not part:
                raise self.cut(at).wrong("torn", "")
            yield self.cut(at, at + len(part))
            at += len(part) + len(mark)

    def word_and_number(self) -> tuple[str, int | None]:
        """Return a word such as `palm2` as its letters and its number, if it has one."""
        digits = len(self.text) - len(self.text.rstrip(DIGITS))
        at = len(self.text) - digits
        return self.text[:at], self.cut(at).number() if digits else None

    def number(self, biggest: int = BIGGEST_NUMBER) -> int:
        """Return it as a whole number from 0.

        Raises:
            NotationError: it is no number, or too big a one.
        """
        if not re.fullmatch("[0-9]+", self.text):
            raise self.wrong("bad-number", f"0-{biggest}")
        if len(self.text) > len(str(biggest)) or int(self.text) > biggest:
            raise self.wrong("number-too-big", f"0-{biggest}")
        return int(self.text)

    def tile(self) -> Tile:
        """Return it as a tile.

        Raises:
            NotationError: there is no such tile.
        """
        if self.text not in Tile.__members__:
            raise self.wrong("unknown-tile", "a1-f5")
        return Tile[self.text]

    def meeples(self) -> Counts:
        """Return it as meeples: letters, each with an optional number.

        Raises:
            NotationError: a character is no letter of a tribe, or there are far too many.
        """
        counts = NO_MEEPLES
        at = 0
        while at < len(self.text):
            match = MEEPLE.match(self.text, at)
            if not match:
                raise self.wrong("unknown-tribe", EXPECTED_LETTERS, at=at)
            number = self.cut(match.start(2), match.end(2)).number() if match[2] else 1
            counts = changed(counts, TRIBE_LETTERS.index(match[1]), number)
            at = match.end()
        if sum(counts) > BIGGEST_PILE:
            raise self.wrong("number-too-big", f"0-{BIGGEST_PILE}")
        return counts


def checked_text(text: str, example: str) -> None:
    """Refuse a text that is empty, far too long, or not of plain characters.

    Raises:
        NotationError: says which.
    """
    if len(text) > LONGEST_TEXT:
        raise NotationError(
            "too-long",
            text,
            LONGEST_TEXT,
            found=str(len(text)),
            expected=str(LONGEST_TEXT),
        )
    if not text.strip():
        raise NotationError("empty", text, 0, found="", expected=example)
    odd = re.search(r"[^a-z0-9:=.\-\s]", text)
    if odd:
        raise NotationError(
            "bad-character",
            text,
            odd.start(),
            found=odd[0],
            expected="a-z 0-9 : = . -",
        )
