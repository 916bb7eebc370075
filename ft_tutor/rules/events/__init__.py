"""The events: what happened, each with the rule that made it happen.

One class per fact: its fields, its rule, its reason, and `after`, what it does to a position.
Log, animation, lesson checks and tests read these; nobody guesses events by comparing positions.
`reason` is the stem of the sentence in the text catalogues.
"""

from collections.abc import Iterable
from typing import Final

from ft_tutor.rules.events.base import (
    Facts,
    Subject,
)
from ft_tutor.rules.events.cards import (
    CardUsed,
    DjinnsDrawn,
    DjinnTaken,
    DrawnDjinnKept,
    ThiefTaken,
)
from ft_tutor.rules.events.money import (
    Built,
    CoinsGained,
    CoinsPaid,
    Paid,
    Sold,
)
from ft_tutor.rules.events.movement import (
    CamelPlaced,
    ControlUnchanged,
    MeepleDropped,
    MeeplesGathered,
    MeeplesPickedUp,
)
from ft_tutor.rules.events.thieves import (
    Claimed,
    GivenUp,
    NothingGiven,
    RestReturned,
    ThiefUsed,
)
from ft_tutor.rules.events.tiles import (
    CardDrawn,
    CardsTaken,
    DjinnsDealt,
    DjinnsReshuffled,
    PalacePlaced,
    PalmPlaced,
    Reshuffled,
    RowRefilled,
    ThiefTurnedUp,
)
from ft_tutor.rules.events.tribes import (
    Killed,
    MeeplesKept,
    MeeplesPlaced,
    MeeplesReturned,
)
from ft_tutor.rules.events.turns import (
    Asked,
    BidPlaced,
    GameEnded,
    LastRoundBegan,
    MarkerReturned,
    Passed,
    RoundBegan,
    RoundEnded,
    Settled,
    TurnBegan,
    TurnEnded,
)

Event = (
    Asked
    | BidPlaced
    | GameEnded
    | LastRoundBegan
    | MarkerReturned
    | Passed
    | RoundBegan
    | RoundEnded
    | Settled
    | TurnBegan
    | TurnEnded
    | CamelPlaced
    | ControlUnchanged
    | MeepleDropped
    | MeeplesGathered
    | MeeplesPickedUp
    | Killed
    | MeeplesKept
    | MeeplesPlaced
    | MeeplesReturned
    | CardDrawn
    | CardsTaken
    | DjinnsDealt
    | DjinnsReshuffled
    | PalacePlaced
    | PalmPlaced
    | Reshuffled
    | RowRefilled
    | ThiefTurnedUp
    | Built
    | CoinsGained
    | CoinsPaid
    | Paid
    | Sold
    | CardUsed
    | Claimed
    | DjinnTaken
    | DjinnsDrawn
    | DrawnDjinnKept
    | GivenUp
    | NothingGiven
    | RestReturned
    | ThiefTaken
    | ThiefUsed
)

SILENT: Final = (Asked, Settled)
"""Bookkeeping, which a log leaves out."""


def told(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events that are worth a line in a log."""
    return tuple(event for event in events if not isinstance(event, SILENT))


__all__ = [
    "SILENT",
    "Asked",
    "BidPlaced",
    "Built",
    "CamelPlaced",
    "CardDrawn",
    "CardUsed",
    "CardsTaken",
    "Claimed",
    "CoinsGained",
    "CoinsPaid",
    "ControlUnchanged",
    "DjinnTaken",
    "DjinnsDealt",
    "DjinnsDrawn",
    "DjinnsReshuffled",
    "DrawnDjinnKept",
    "Event",
    "Facts",
    "GameEnded",
    "GivenUp",
    "Killed",
    "LastRoundBegan",
    "MarkerReturned",
    "MeepleDropped",
    "MeeplesGathered",
    "MeeplesKept",
    "MeeplesPickedUp",
    "MeeplesPlaced",
    "MeeplesReturned",
    "NothingGiven",
    "Paid",
    "PalacePlaced",
    "PalmPlaced",
    "Passed",
    "Reshuffled",
    "RestReturned",
    "RoundBegan",
    "RoundEnded",
    "RowRefilled",
    "Settled",
    "Sold",
    "Subject",
    "ThiefTaken",
    "ThiefTurnedUp",
    "ThiefUsed",
    "TurnBegan",
    "TurnEnded",
    "told",
]
