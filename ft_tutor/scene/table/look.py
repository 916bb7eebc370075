"""What of a table is shown: its parts, the names of the players, and whose things are covered."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from ft_tutor.rules.vocabulary import SEATS, Seat, Tile
from ft_tutor.texts import DEFAULT_LANG


class Part(Enum):
    """The parts of a table, in the order of the focus."""

    SULTANATE = "sultanate"
    HAND = "hand"
    BID_TRACK = "bid-track"
    TURN_TRACK = "turn-track"
    STATUS = "status"  # the round, who decides; and what is drawn or given up to choose from
    RESOURCES = "resources"
    DJINNS = "djinns"
    THIEF = "thief"
    SUPPLY = "supply"
    PLAYER_1 = "player-1"
    PLAYER_2 = "player-2"
    PLAYER_3 = "player-3"
    PLAYER_4 = "player-4"

    __hash__ = object.__hash__


ALL_PARTS: Final = frozenset(Part)
PLAYERS: Final = (Part.PLAYER_1, Part.PLAYER_2, Part.PLAYER_3, Part.PLAYER_4)
"""Per seat: what lies in front of the player."""
SEAT_OF: Final = dict(zip(PLAYERS, SEATS, strict=True))


@dataclass(frozen=True, slots=True)
class TableLook:
    """How a table is looked at.

    Attributes:
        parts: what of it is shown; less than all is laid out anew, and so larger.
        covered: the seats whose coins and resource cards lie face down (R0.8).
        names: of the players, by seat; a seat without one is called by its number.
        lang: of the few words in the picture.
        crop: two corner tiles of the part of the sultanate that is shown; not on a whole table.
    """

    parts: frozenset[Part] = field(default=ALL_PARTS)
    covered: frozenset[Seat] = frozenset()
    names: tuple[str, ...] = ()
    lang: str = DEFAULT_LANG
    crop: tuple[Tile, Tile] | None = None
