"""The words of the notation, and the pieces of text that they are read from."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ft_tutor.notation.errors import NotationError
from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.counts import NO_MEEPLES, Counts, changed
from ft_tutor.rules.position import PrintedTile
from ft_tutor.rules.setup import ALL_TILES
from ft_tutor.rules.vocabulary import (
    FRONT_ZERO,
    TRIBE_LETTERS,
    TURN_COSTS,
    Resource,
    Tile,
    TileKind,
)
from ft_tutor.rules.vocabulary import Piece as Placeable

LONGEST_TEXT: Final = 10_000
"""A full position with all cards takes about 1500 characters."""

BIGGEST_NUMBER: Final = 999
BIGGEST_PILE: Final = 99
"""The game has 90 meeples (R0.3); a pile beyond all sense would be counted for ever."""

BIGGEST_RNG: Final = 2**32 - 1

RESOURCE_WORDS: Final = {resource.name.lower(): resource for resource in Resource}
DJINN_WORDS: Final = frozenset((*DJINNS, MORGIANE.card))
THIEF_WORDS: Final = frozenset(THIEVES)
PIECE_WORDS: Final = {piece.value: piece for piece in Placeable}
SPOT_WORDS: Final = {
    "0-1": 0,  # the zeros that a bidder may not choose (A10)
    "0-2": 1,
    **{str(cost): spot for spot, cost in enumerate(TURN_COSTS) if spot >= FRONT_ZERO},
}
"""The spots of the turn order track by what is printed on them; `0` is the zero in front."""
USED: Final = "-used"
OPTIONAL: Final = "optional"
BY: Final = "by-"
NONE: Final = "none"
"""Stands for an empty list where an unstated one would get a default."""


def kind_word(tile: PrintedTile) -> str:
    """Return the word of a printed tile; sacred places carry their value."""
    word = tile.kind.value
    return f"{word}{tile.value}" if tile.kind is TileKind.SACRED_PLACE else word


KIND_WORDS: Final = {kind_word(tile): tile for tile in ALL_TILES}

_FILL_ROWS: Final = (
    "small oasis sacred6 village small large",
    "village sacred10 small oasis large sacred6",
    "oasis small village sacred15 small oasis",
    "sacred6 large small oasis village sacred12",
    "oasis small sacred6 village small large",
)
FILL: Final = tuple(KIND_WORDS[word] for row in _FILL_ROWS for word in row.split())
"""The printed tiles of the tiles that a text does not describe, in this order."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of the text, with the place where it begins."""

    whole: str
    start: int
    text: str

    def wrong(self, reason: str, expected: str, *, at: int = 0) -> NotationError:
        """Return the error that this piece is wrong."""
        found = self.text[at:]
        return NotationError(reason, self.whole, self.start + at, found=found, expected=expected)

    def cut(self, at: int, end: int | None = None) -> "Piece":
        """Return a part of the piece."""
        return Piece(self.whole, self.start + at, self.text[at:end])

    def split(self, mark: str) -> Iterator["Piece"]:
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
        """Return the piece as a whole number from 0.

        Raises:
            NotationError: it is no number, or too big a one.
        """
        if not re.fullmatch("[0-9]+", self.text):
            raise self.wrong("bad-number", f"0-{biggest}")
        if len(self.text) > len(str(biggest)) or int(self.text) > biggest:
            raise self.wrong("number-too-big", f"0-{biggest}")
        return int(self.text)

    def tile(self) -> Tile:
        """Return the piece as a tile.

        Raises:
            NotationError: there is no such tile.
        """
        if self.text not in Tile.__members__:
            raise self.wrong("unknown-tile", "a1-f5")
        return Tile[self.text]

    def meeples(self) -> Counts:
        """Return the piece as meeples: letters, each with an optional number.

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


DIGITS: Final = "0123456789"
MEEPLE: Final = re.compile(f"([{TRIBE_LETTERS}])([0-9]*)")
EXPECTED_LETTERS: Final = ", ".join(TRIBE_LETTERS)


def is_meeples(text: str) -> bool:
    """Say whether a text can be meeples: letters of tribes and digits, a letter first."""
    return bool(re.fullmatch(f"[{TRIBE_LETTERS}][{TRIBE_LETTERS}0-9]*", text))


MOST_REPEATED: Final = 3


def meeples_word(counts: Counts) -> str:
    """Return meeples as letters: `yyw`, or `r15` where there are many."""
    return "".join(
        letter * number if number <= MOST_REPEATED else f"{letter}{number}"
        for letter, number in zip(TRIBE_LETTERS, counts, strict=True)
    )


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
