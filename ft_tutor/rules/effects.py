"""Effects: what several actions and cards do, written as the rulebook says it, in order.

An effect yields events one by one and is sent the position after each, reactions of cards
included; it returns the last one: ``position = yield CoinsPaid(...)``.
"""

from collections.abc import Generator
from typing import Final

from ft_tutor.rules.actions import Payment
from ft_tutor.rules.chance import shuffled
from ft_tutor.rules.counts import repeated
from ft_tutor.rules.events import (
    CamelPlaced,
    CardDrawn,
    CoinsGained,
    ControlUnchanged,
    DjinnsReshuffled,
    Event,
    LastRoundBegan,
    Paid,
    PalacePlaced,
    PalmPlaced,
    Reshuffled,
)
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, Piece, Resource, RuleId, Seat, Tile

Effects = Generator[Event, Position, Position]
"""Yields events, is sent the position after each, and returns the last position."""

CONTROL: Final = RuleId("R2.3.2")


def camel(
    position: Position, seat: Seat, tile: Tile, rule: RuleId = CONTROL, reason: str = "camel-placed"
) -> Effects:
    """Place a camel; with the last one the last round begins (R4.1)."""
    position = yield CamelPlaced(seat, tile, rule, reason)
    if position.players[seat].camels == 0 and not position.turn.last_round:
        position = yield LastRoundBegan(seat)
    return position


def control(position: Position, seat: Seat, tile: Tile, rule: RuleId = CONTROL) -> Effects:
    """Let a player take control of an emptied tile, if it is free and a camel is left (A08)."""
    if position.squares[tile].camel is not None:
        return (yield ControlUnchanged("control-owned", RuleId("R2.3.3"), seat, tile))
    if not position.players[seat].camels:
        return (yield ControlUnchanged("control-no-camel", RuleId("R2.3.3"), seat, tile))
    return (yield from camel(position, seat, tile, rule))


def paid(
    position: Position, seat: Seat, payment: Payment, rule: RuleId, card: CardId | None = None
) -> Effects:
    """Give elders to the bag and fakirs to the discard pile."""
    if payment.elders or payment.fakirs:
        position = yield Paid(seat, payment.elders, payment.fakirs, rule, card)
    return position


def gained(position: Position, seat: Seat, card: CardId, coins: int, rule: RuleId) -> Effects:
    """Give the owner of a djinn the coins that it pays, if it pays any."""
    if coins:
        position = yield CoinsGained(seat, coins, rule, card, f"{card}-pays")
    return position


def placed(seat: Seat, piece: Piece, tile: Tile, rule: RuleId) -> Effects:
    """Put a palm or a palace from the bank on a tile."""
    made = PalmPlaced if piece is Piece.PALM else PalacePlaced
    return (yield made(seat, tile, rule))


def with_deck(position: Position) -> Effects:
    """See to it that the resource pile has a card, if there is any to reshuffle (A63)."""
    supply = position.supply
    if not supply.deck and any(supply.discard):
        cards = map(Resource, repeated(supply.discard))
        position = yield Reshuffled(*shuffled(cards, supply.rng))
    return position


def with_djinn_deck(position: Position) -> Effects:
    """See to it that the pile of djinns has a card, if there is any to reshuffle (A63)."""
    supply = position.supply
    if not supply.djinn_deck and supply.djinn_discard:
        position = yield DjinnsReshuffled(*shuffled(supply.djinn_discard, supply.rng))
    return position


def drawn_card(position: Position, seat: Seat, card: CardId, rule: RuleId) -> Effects:
    """Draw the top card of the resource pile for a player; nothing if there is none at all."""
    position = yield from with_deck(position)
    if position.supply.deck:
        position = yield CardDrawn(seat, rule, card)
    return position
