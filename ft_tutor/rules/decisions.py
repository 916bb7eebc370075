"""The decisions: what the engine waits for, and from whom."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import SEATS, CardId, Seat, Tile


class Owed(Enum):
    """The kinds of decision."""

    BID = "bid"  # R1.1
    MOVEMENT = "movement"  # R2.2
    TRIBE = "tribe"  # R2.4
    THIEF = "thief"  # R2.4.T
    GIVE = "give"  # R7.3, what a thief takes from somebody
    CLAIM = "claim"  # R7.3, what its user keeps
    TILE = "tile"  # R2.5
    PLACE = "place"  # R2.5.1, R2.5.2: a palm or a palace that a power places
    KEEP = "keep"  # one of the djinns drawn
    TURN_END = "end"  # R2.6

    # It is looked up with every action, and the hash of an Enum is slow.
    __hash__ = object.__hash__


@quick
@dataclass(frozen=True, slots=True)
class Decision:
    """One entry of the stack of what is still owed.

    Attributes:
        owed: the kind of decision.
        who: the seat that decides; not always the active player.
        mandatory: whether it must be carried out (R2.2.6) or may be passed.
        tile: where it happens: the oasis or village of a piece to place.
        card: the djinn or thief that asks for it.
        cards: what there is to choose from: the djinns drawn.
    """

    owed: Owed
    who: Seat
    mandatory: bool = True
    tile: Tile | None = None
    card: CardId | None = None
    cards: tuple[CardId, ...] = ()


WINDOWS: Final = {
    Owed.MOVEMENT: "W1",  # only while the movement has not begun
    Owed.TRIBE: "W2",
    Owed.TILE: "W3",
    Owed.TURN_END: "W4",
}
"""The decisions at which the active player may use a paid power beside what is owed."""

STEPS_OF_A_TURN: Final = tuple(
    tuple(Decision(owed, seat) for owed in (Owed.TURN_END, Owed.TILE, Owed.TRIBE, Owed.MOVEMENT))
    for seat in SEATS
)
"""Per seat: what a turn owes (R2), the next decision last."""
