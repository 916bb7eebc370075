"""The decisions: what the engine waits for, and from whom."""

from dataclasses import dataclass
from enum import Enum

from ft_tutor.rules.vocabulary import Seat


class Owed(Enum):
    """The kinds of decision."""

    MOVEMENT = "movement"  # R2.2


@dataclass(frozen=True, slots=True)
class Decision:
    """One entry of the stack of what is still owed.

    Attributes:
        owed: the kind of decision.
        who: the seat that decides; not always the active player.
        mandatory: whether it must be carried out (R2.2.6) or may be passed.
    """

    owed: Owed
    who: Seat
    mandatory: bool = True
