"""Djinns that are taken and used, and thieves that are bought."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.events import CardUsed, DjinnsDrawn, DjinnTaken, DrawnDjinnKept, ThiefTaken
from ft_tutor.rules.position import (
    HeldCard,
    Position,
    with_pending,
    with_player,
    with_supply,
)
from ft_tutor.rules.vocabulary import CardId, Seat


def with_djinn(position: Position, seat: Seat, card: CardId) -> Position:
    """Return the position where a player has one djinn more."""
    player = position.players[seat]
    djinns = (*player.djinns, HeldCard(card))
    return with_player(position, seat, player.but(djinns=djinns))


def without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """Return the cards but one."""
    return tuple(other for other in cards if other != card)


def _djinn_taken(position: Position, event: DjinnTaken) -> Position:
    row = without(position.supply.djinn_row, event.card)
    position = with_supply(position, position.supply.but(djinn_row=row))
    return with_djinn(position, event.seat, event.card)


def _thief_taken(position: Position, event: ThiefTaken) -> Position:
    row = without(position.supply.thief_row, event.card)
    position = with_supply(position, position.supply.but(thief_row=row))
    player = position.players[event.seat]
    thieves = (*player.thieves, HeldCard(event.card))
    return with_player(position, event.seat, player.but(thieves=thieves))


def _card_used(position: Position, event: CardUsed) -> Position:
    player = position.players[event.seat]
    djinns = tuple(
        HeldCard(held.card, used=True) if held.card == event.card else held
        for held in player.djinns
    )
    return with_player(position, event.seat, player.but(djinns=djinns))


def _djinns_drawn(position: Position, event: DjinnsDrawn) -> Position:
    deck = position.supply.djinn_deck[len(event.cards) :]
    position = with_supply(position, position.supply.but(djinn_deck=deck))
    keep = Decision(Owed.KEEP, event.seat, card=event.card, cards=event.cards)
    return with_pending(position, (*position.turn.pending, keep))


def _drawn_djinn_kept(position: Position, event: DrawnDjinnKept) -> Position:
    *pending, keep = position.turn.pending
    discard = (*position.supply.djinn_discard, *without(keep.cards, event.card))
    position = with_supply(position, position.supply.but(djinn_discard=discard))
    position = with_djinn(position, event.seat, event.card)
    return with_pending(position, tuple(pending))


AFTER: Final[Mapping[type, Callable[[Position, Any], Position]]] = {
    DjinnTaken: _djinn_taken,
    ThiefTaken: _thief_taken,
    CardUsed: _card_used,
    DjinnsDrawn: _djinns_drawn,
    DrawnDjinnKept: _drawn_djinn_kept,
}
