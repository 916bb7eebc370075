"""Where the game keeps what is not on the table yet, and what goes there when it is taken away.

A piece that is placed comes out of the bag, the bank or a draw pile; where none is left it is
placed all the same, and the problems of the position say so. A piece that is taken away goes back,
unless the game has not that many: then it leaves the table, and the position is mended.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from ft_tutor.rules.changes import banked, with_bag
from ft_tutor.rules.counts import Counts, added, changed
from ft_tutor.rules.measures import camels_placed, meeples_in_play, pieces_left, pieces_on
from ft_tutor.rules.position import HeldCard, Player, Position, with_player, with_supply
from ft_tutor.rules.vocabulary import (
    CAMELS,
    MEEPLES,
    PALACES,
    PALMS,
    RESOURCES,
    CardId,
    Piece,
    Resource,
    Seat,
    Tribe,
)

PIECE_LIMITS: Final = {Piece.PALM: PALMS, Piece.PALACE: PALACES}
"""How many palms and palaces the game has (R0.7)."""


def _kept(store: int, placed: int, total: int, limit: int) -> int:
    """Return what a store holds once so many pieces came out of it, or went back if negative.

    Args:
        store: how many it holds now.
        placed: how many more stand on the table than before.
        total: how many there are with the store as it is, and the table as it will be.
        limit: how many the game has.
    """
    if placed >= 0:
        return max(0, store - placed)
    return store + max(0, min(-placed, limit - total))


def from_bag(position: Position, tribe: Tribe, placed: int) -> Position:
    """Return a position in which so many more meeples stand, with the bag as it must be."""
    bag = position.supply.bag
    total = meeples_in_play(position)[tribe] + bag[tribe]
    if tribe is Tribe.VIZIER:
        total += sum(given.viziers for given in position.turn.given)
    kept = _kept(bag[tribe], placed, total, MEEPLES[tribe])
    return with_bag(position, changed(bag, tribe, kept - bag[tribe]))


def from_bank(position: Position, piece: Piece, placed: int) -> Position:
    """Return a position in which so many more palms or palaces stand, with the bank as it must."""
    left = pieces_left(position.supply, piece)
    total = left + sum(pieces_on(square, piece) for square in position.squares)
    total += sum(given.piece is piece for given in position.turn.given)
    kept = _kept(left, placed, total, PIECE_LIMITS[piece])
    return with_supply(position, banked(position.supply, piece, kept - left))


def from_stable(position: Position, seat: Seat, placed: int) -> Position:
    """Return a position in which so many more camels stand, with those left to their owner."""
    if seat >= len(position.players):  # a stranger's text may have the camel of nobody
        return position
    player = position.players[seat]
    total = player.camels + camels_placed(position.squares, seat)
    kept = _kept(player.camels, placed, total, CAMELS[len(position.players)])
    return with_player(position, seat, player.but(camels=kept))


# --- resource cards


def resources_known(position: Position) -> Counts:
    """Return how many cards of each resource there are anywhere."""
    total = position.supply.discard
    for player in position.players:
        total = added(total, player.resources)
    given = (card for one in position.turn.given for card in one.resources)
    for card in (*position.supply.row, *position.supply.deck, *given):
        total = changed(total, card, 1)
    return total


def drawn(position: Position, resource: Resource) -> Position:
    """Return the position without a card of this kind: hidden ones first, then what lies open."""
    supply = position.supply
    if resource in supply.deck:
        return with_supply(position, supply.but(deck=without_last(supply.deck, resource)))
    if supply.discard[resource]:
        return with_supply(position, supply.but(discard=changed(supply.discard, resource, -1)))
    if resource in supply.row:
        return with_supply(position, supply.but(row=without_last(supply.row, resource)))
    return position


def put_under(position: Position, resource: Resource) -> Position:
    """Return the position with such a card back under the draw pile, if the game has so many."""
    if resources_known(position)[resource] >= RESOURCES[resource]:
        return position
    supply = position.supply
    return with_supply(position, supply.but(deck=(*supply.deck, resource)))


def without_last(cards: tuple[Resource, ...], card: Resource) -> tuple[Resource, ...]:
    """Return the cards but the last one of this kind, which is among them."""
    last = len(cards) - 1 - cards[::-1].index(card)
    return (*cards[:last], *cards[last + 1 :])


# --- djinns and thieves


DJINN_PILES: Final = ("djinn_row", "djinn_deck", "djinn_discard")
THIEF_PILES: Final = ("thief_row", "thief_deck")
CARD_PILES: Final = (*DJINN_PILES, *THIEF_PILES)
"""The rows and piles of djinns and thieves."""


def with_piles(position: Position, piles: Mapping[str, Any]) -> Position:
    """Return the position with other cards in some fields of the supply."""
    return with_supply(position, replace(position.supply, **piles))


def without_card(position: Position, card: CardId) -> Position:
    """Return the position without a djinn or a thief, wherever it lies."""
    supply = position.supply
    piles = {
        name: tuple(one for one in getattr(supply, name) if one != card) for name in CARD_PILES
    }
    players = tuple(_not_holding(player, card) for player in position.players)
    return replace(with_piles(position, piles), players=players)


def _not_holding(player: Player, card: CardId) -> Player:
    def others(held: tuple[HeldCard, ...]) -> tuple[HeldCard, ...]:
        return tuple(one for one in held if one.card != card)

    return player.but(djinns=others(player.djinns), thieves=others(player.thieves))
