"""Places: everything that can be pointed at, each a small value of its own type.

A place is never a bare number: ``Tile.a1 == Seat.ONE == Tribe.VIZIER`` is true in Python, and a
mapping would merge the three. Shapes carry a place; so do the cursor, marks, hints, wrong tries,
the order of the focus and whatever is announced.
"""

from dataclasses import dataclass
from enum import Enum

from ft_tutor.rules.vocabulary import CardId, Piece, Resource, Seat, Tile, Tribe


@dataclass(frozen=True, slots=True)
class OnTile:
    """A tile of the sultanate, with whatever stands on it."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class InHand:
    """The meeples of a tribe in the hand of whoever moves (R2.2.1)."""

    tribe: Tribe


@dataclass(frozen=True, slots=True)
class BidSpot:
    """A spot of the bid order track (R1.1).

    Attributes:
        index: 0 for spot "1", up to 3.
    """

    index: int


@dataclass(frozen=True, slots=True)
class TurnSpot:
    """A spot of the turn order track (R1.2).

    Attributes:
        index: 0 to 8, as `TURN_COSTS` counts them; a higher one plays earlier.
    """

    index: int


@dataclass(frozen=True, slots=True)
class RowCard:
    """A card of the face-up row of resources (R2.5.6).

    Attributes:
        index: 0 for the start of the row.
    """

    index: int


@dataclass(frozen=True, slots=True)
class DjinnCard:
    """A djinn that lies face up, or is drawn for somebody to keep one."""

    card: CardId


@dataclass(frozen=True, slots=True)
class ThiefCard:
    """The thief that lies face up (R7.2)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class AreaOf:
    """What lies in front of a player, as a whole."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OwnCard:
    """A djinn or a thief in front of a player."""

    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True)
class OwnResource:
    """The cards of one resource in the hand of a player; fakirs too."""

    seat: Seat
    resource: Resource


@dataclass(frozen=True, slots=True)
class OwnMeeple:
    """The viziers or the elders in front of a player (R2.4.Y, R2.4.W)."""

    seat: Seat
    tribe: Tribe


@dataclass(frozen=True, slots=True)
class OnTileMeeple:
    """The meeples of one tribe on a tile, where the tile alone would not say which."""

    tile: Tile
    tribe: Tribe


@dataclass(frozen=True, slots=True)
class OnTilePiece:
    """The palms or the palaces on a tile, where the tile alone would not say which."""

    tile: Tile
    piece: Piece


@dataclass(frozen=True, slots=True)
class GivenUp:
    """What a player has given up for a thief (R7.3).

    Attributes:
        seat: who gave it.
        index: which of the things that he gave, from 0.
    """

    seat: Seat
    index: int


class Shared(Enum):
    """What belongs to nobody and is counted."""

    ROUND = "round"
    BAG = "bag"
    PALMS = "palms"
    PALACES = "palaces"
    RESOURCES = "resources"  # the draw pile
    DISCARDS = "discards"
    DJINNS = "djinns"  # the draw pile
    DJINN_DISCARDS = "djinn-discards"
    THIEVES = "thieves"  # the draw pile

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Stock:
    """The bag, a pile, what is left in the bank; it is looked at, and nothing is done with it."""

    what: Shared


@dataclass(frozen=True, slots=True)
class Amount:
    """A number on a counter, such as how many fakirs are discarded."""

    number: int


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign that stands for itself.

    Attributes:
        name: ``pass``, ``end``, ``collect``, ``build`` or ``sell``.
    """

    name: str


Place = (
    OnTile
    | InHand
    | BidSpot
    | TurnSpot
    | RowCard
    | DjinnCard
    | ThiefCard
    | AreaOf
    | OwnCard
    | OwnResource
    | OwnMeeple
    | OnTileMeeple
    | OnTilePiece
    | GivenUp
    | Stock
    | Amount
    | Sign
)
"""Anything that can be pointed at and pressed."""
