"""What happened, briefly: one short sentence for an action, as the log tells it.

A log says who did what. How it came about, rule by rule, the answer to a press says at length.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from ft_tutor.play.voice import Voice
from ft_tutor.rules.events import (
    BidPlaced,
    CamelPlaced,
    CoinsPaid,
    ControlUnchanged,
    DjinnsDealt,
    DjinnsReshuffled,
    Event,
    MarkerReturned,
    MeepleDropped,
    MeeplesGathered,
    MeeplesPickedUp,
    MeeplesReturned,
    Paid,
    Reshuffled,
    RoundEnded,
    RowRefilled,
    ThiefTurnedUp,
    TurnBegan,
    told,
)
from ft_tutor.rules.vocabulary import Coins, Seat, Tile

UNTOLD: Final = (
    ControlUnchanged,
    DjinnsDealt,
    DjinnsReshuffled,
    MarkerReturned,
    MeeplesReturned,
    Reshuffled,
    RoundEnded,
    RowRefilled,
    ThiefTurnedUp,
    TurnBegan,
)
"""What follows by itself from what is told, or lies on the table for all to see."""

PRICES: Final = (CoinsPaid, Paid)
"""What is told behind what was got for it."""


def brief(events: Iterable[Event], voice: Voice) -> str:
    """Return what happened in few words, as HTML."""
    known = [event for event in told(events) if not isinstance(event, UNTOLD)]
    bids = any(isinstance(event, BidPlaced) for event in known)
    paid = [event for event in known if isinstance(event, PRICES)]
    fakirs = sum(event.fakirs for event in paid if isinstance(event, Paid))
    sentences = [_one(event, fakirs, voice) for event in known if not isinstance(event, PRICES)]
    return " ".join((*sentences, *(() if bids else _prices(paid, voice))))


def _one(event: Event, fakirs: int, voice: Voice) -> str:
    match event:
        case BidPlaced(seat=seat, cost=cost):
            return voice.said("log-bid", seat=seat, number=cost, fakirs=fakirs)
        case CamelPlaced(seat=seat, tile=tile, reason="camel-placed"):
            return voice.said("log-camel", seat=seat, tile=tile)
        case _:
            return voice.thing(event)


def _prices(paid: Iterable[Event], voice: Voice) -> Iterator[str]:
    for event in paid:
        if isinstance(event, CoinsPaid):
            yield voice.said("log-coins-paid", coins=Coins(event.coins))
        elif isinstance(event, Paid):
            yield voice.said("log-paid", elders=event.elders, fakirs=event.fakirs)


def walked(events: Iterable[Event], seat: Seat, start: Tile | None, voice: Voice) -> str:
    """Return the steps of a movement in one sentence, and what followed from them, as HTML.

    Args:
        events: of the steps.
        seat: who walks.
        start: where the walk begins; None for one that goes on.
        voice: who speaks.
    """
    steps, rest, took, owns = [], [], None, 0
    for event in events:
        match event:
            case MeepleDropped(tribe=tribe, tile=tile):
                steps.append(voice.say("log-step", tribe=tribe, tile=tile))
            case MeeplesGathered():
                took = event
            case CamelPlaced(tile=tile) if took is not None and tile is took.tile:
                owns = 1
            case MeeplesPickedUp():
                pass
            case _:
                rest.append(event)
    said = [_walk(steps, seat, start, voice)]
    if took is not None:
        facts = {"tribe": took.tribe, "count": took.count, "owns": owns}
        said.append(voice.said("log-takes", **facts))
    return " ".join((*said, brief(rest, voice))).rstrip()


def _walk(steps: list[str], seat: Seat, start: Tile | None, voice: Voice) -> str:
    if start is None:
        return voice.said("log-walks-on", seat=seat, steps=tuple(steps))
    key = "log-walk" if steps else "log-picks-up"
    facts = {"steps": tuple(steps)} if steps else {}
    return voice.said(key, seat=seat, tile=start, **facts)
