"""Foresight: what an action would do, told before it is done, by the engine itself.

Nothing is worked out twice: the action is carried out on the side, and what happens is said. What
chance would bring stays untold.
"""

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Final

from ft_tutor.play.table.controls import formula
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import Action, Bid, Build, Give, UseThief
from ft_tutor.rules.engine import carry_out
from ft_tutor.rules.events import (
    BidPlaced,
    Built,
    CardDrawn,
    DjinnsDealt,
    DjinnsDrawn,
    DjinnsReshuffled,
    Event,
    GivenUp,
    MeeplesPlaced,
    Reshuffled,
    RowRefilled,
    ThiefTurnedUp,
    ThiefUsed,
)
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Seat

OF_CHANCE: Final = (
    CardDrawn,
    DjinnsDealt,
    DjinnsDrawn,
    DjinnsReshuffled,
    MeeplesPlaced,
    Reshuffled,
    RowRefilled,
    ThiefTurnedUp,
)
"""Events of which nobody can know beforehand what they bring."""

OF_OTHERS: Final[Mapping[type, type]] = {UseThief: ThiefUsed, Give: GivenUp}
"""Actions whose outcome depends on what others do and hold: the one event that is sure."""


def foreseen(position: Position, action: Action, voice: Voice) -> str:
    """Return what a legal action would do, as HTML."""
    events = carry_out(position, action).events
    known = _known(action, events)
    sentences = [*_reckoned(position, action, events, voice), voice.events(known)]
    if any(isinstance(event, OF_CHANCE) for event in events):
        sentences.append(voice.said("foreseen-chance"))
    return " ".join(sentence for sentence in sentences if sentence)


def _known(action: Action, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events that are sure to happen."""
    sure = OF_OTHERS.get(type(action))
    if sure is not None:
        return tuple(event for event in events if isinstance(event, sure))[:1]
    return tuple(event for event in events if not isinstance(event, OF_CHANCE))


def _reckoned(
    position: Position, action: Action, events: Iterable[Event], voice: Voice
) -> Iterator[str]:
    """Yield what is worth more than the facts: the sum of builders, the order of play."""
    if isinstance(action, Build):
        yield from (escape(formula(one, voice)) for one in events if isinstance(one, Built))
    if isinstance(action, Bid):
        yield voice.said("foreseen-order", seats=order_after(position, events))


def order_after(position: Position, events: Iterable[Event]) -> tuple[Seat, ...]:
    """Return who plays in what order, once a bid is made; the markers that bid so far (R1.6)."""
    for event in events:
        position = event.after(position)
        if isinstance(event, BidPlaced):
            break
    return order_of_play(position)


def order_of_play(position: Position) -> tuple[Seat, ...]:
    """Return whose markers play, the first one first (R1.6)."""
    return tuple(seat for seat in reversed(position.turn.turn_track) if seat is not None)
