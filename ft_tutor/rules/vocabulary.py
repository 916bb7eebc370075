"""The words of the game and its fixed numbers, each with the rule that states it."""

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final, NewType

RuleId = NewType("RuleId", str)
"""The id of a rule in the catalogue, such as ``R2.2.3`` or ``A02``."""

CardId = NewType("CardId", str)
"""The id of a djinn or a thief, such as ``anun-nak``."""


class Coins(int):
    """An amount of gold coins: a number that sentences say as “5 coins”, in any case."""

    __slots__ = ()


class Tribe(IntEnum):
    """The five tribes, in the order in which counts of meeples are kept."""

    VIZIER = 0
    ELDER = 1
    MERCHANT = 2
    BUILDER = 3
    ASSASSIN = 4

    @property
    def letter(self) -> str:
        """The letter of the tribe's colour: y, w, g, b or r."""
        return TRIBE_LETTERS[self]


RULES_OF_TRIBES: Final = {
    Tribe.VIZIER: RuleId("R2.4.Y"),
    Tribe.ELDER: RuleId("R2.4.W"),
    Tribe.MERCHANT: RuleId("R2.4.G"),
    Tribe.BUILDER: RuleId("R2.4.B"),
    Tribe.ASSASSIN: RuleId("R2.4.R"),
}
"""Per tribe: the rule of its action."""

TRIBE_LETTERS: Final = "ywgbr"
"""Yellow viziers, white elders, green merchants, blue builders, red assassins."""

MEEPLES: Final = (16, 20, 18, 18, 18)
"""How many meeples of each tribe the game has, 90 in all (R0.3)."""


class Resource(IntEnum):
    """The nine goods, rarest first, and the fakir."""

    IVORY = 0
    JEWELS = 1
    GOLD = 2
    PAPYRUS = 3
    SILK = 4
    SPICES = 5
    FISH = 6
    WHEAT = 7
    POTTERY = 8
    FAKIR = 9


RESOURCES: Final = (2, 2, 2, 4, 4, 4, 6, 6, 6, 18)
"""How many cards of each resource the game has, 54 in all (R0.5)."""


class Seat(IntEnum):
    """The players, clockwise."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3


class TileKind(Enum):
    """What a tile shows, and so what its action is (R2.5)."""

    VILLAGE = "village"
    SACRED_PLACE = "sacred"
    OASIS = "oasis"
    SMALL_MARKET = "small"
    LARGE_MARKET = "large"

    @property
    def is_blue(self) -> bool:
        """Whether the value is printed in blue, and so counts for builders (R2.4.B)."""
        return self in BLUE_KINDS


BLUE_KINDS: Final = frozenset({TileKind.VILLAGE, TileKind.SACRED_PLACE})

TILE_VALUES: Final = {
    TileKind.VILLAGE: {5: 5},
    TileKind.SACRED_PLACE: {6: 4, 10: 1, 12: 1, 15: 1},
    TileKind.OASIS: {8: 6},
    TileKind.SMALL_MARKET: {6: 8},
    TileKind.LARGE_MARKET: {4: 4},
}
"""Per kind of tile: value in VP, and how many tiles carry it; 30 in all (R0.2)."""


class Piece(Enum):
    """What a tile action puts on a tile."""

    PALM = "palm"  # R2.5.1
    PALACE = "palace"  # R2.5.2


PIECES: Final = {TileKind.OASIS: Piece.PALM, TileKind.VILLAGE: Piece.PALACE}
"""Per kind of tile: the piece that its action places (R2.5.1, R2.5.2)."""


RULES_OF_TILES: Final = {
    TileKind.OASIS: RuleId("R2.5.1"),
    TileKind.VILLAGE: RuleId("R2.5.2"),
    TileKind.SMALL_MARKET: RuleId("R2.5.3"),
    TileKind.LARGE_MARKET: RuleId("R2.5.4"),
    TileKind.SACRED_PLACE: RuleId("R2.5.5"),
}
"""Per kind of tile: the rule of its action."""

RULES_OF_PIECES: Final = {piece: RULES_OF_TILES[kind] for kind, piece in PIECES.items()}
"""Per piece: the rule of its action."""


@dataclass(frozen=True, slots=True)
class Market:
    """What a market sells.

    Attributes:
        price: in coins, for the whole purchase.
        cards: how many cards are bought.
        first: how many cards at the start of the row are offered.
    """

    price: int
    cards: int
    first: int


MARKETS: Final = {
    TileKind.SMALL_MARKET: Market(price=3, cards=1, first=3),
    TileKind.LARGE_MARKET: Market(price=6, cards=2, first=6),
}


class Tile(IntEnum):
    """The 30 places of the sultanate, row by row; a1 is top left, f5 bottom right (R0.2)."""

    a1, b1, c1, d1, e1, f1 = range(6)
    a2, b2, c2, d2, e2, f2 = range(6, 12)
    a3, b3, c3, d3, e3, f3 = range(12, 18)
    a4, b4, c4, d4, e4, f4 = range(18, 24)
    a5, b5, c5, d5, e5, f5 = range(24, 30)

    def __str__(self) -> str:
        return self.name


TILES: Final = tuple(Tile)
TRIBES: Final = tuple(Tribe)
SEATS: Final = tuple(Seat)

PLAYER_COUNTS: Final = (2, 3, 4)
START_COINS: Final = 50  # R0.1
CAMELS: Final = {2: 11, 3: 8, 4: 8}  # R0.1, R6
MARKERS: Final = {2: 2, 3: 1, 4: 1}  # turn markers of each player: R0.1, R6
MEEPLES_PER_TILE: Final = 3  # R0.3
ROW_OF_RESOURCES: Final = 9  # R0.5
ROW_OF_DJINNS: Final = 3  # R0.6
PALMS: Final = 12  # R0.7
PALACES: Final = 10  # R0.7
BID_SPOTS: Final = 4  # R0.4
TURN_COSTS: Final = (0, 0, 0, 1, 3, 5, 8, 12, 18)
"""The coins that each spot of the turn order track costs; later spots play earlier (R1)."""
FRONT_ZERO: Final = 2
"""The zero spot next to spot "1": a zero bid takes it and pushes the others back (R1.3)."""
SET_PRICES: Final = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)
"""What a set of different goods is worth by its size, in coins (R2.6.1) or VP (R5)."""
