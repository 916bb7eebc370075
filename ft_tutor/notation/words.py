"""The words of the notation, and the limits of its numbers."""

import re
from typing import Final

from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.counts import Counts
from ft_tutor.rules.position import PrintedTile
from ft_tutor.rules.setup import ALL_TILES
from ft_tutor.rules.vocabulary import (
    FRONT_ZERO,
    TRIBE_LETTERS,
    TURN_COSTS,
    Piece,
    Resource,
    TileKind,
)

LONGEST_TEXT: Final = 10_000
"""A full position with all cards takes about 1500 characters."""

BIGGEST_NUMBER: Final = 999
BIGGEST_PILE: Final = 99
"""The game has 90 meeples (R0.3); a pile beyond all sense would be counted for ever."""

BIGGEST_RNG: Final = 2**32 - 1

RESOURCE_WORDS: Final = {resource.name.lower(): resource for resource in Resource}
DJINN_WORDS: Final = frozenset((*DJINNS, MORGIANE.card))
THIEF_WORDS: Final = frozenset(THIEVES)
PIECE_WORDS: Final = {piece.value: piece for piece in Piece}
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
