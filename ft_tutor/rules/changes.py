"""Changes of a position that several events share."""

from collections.abc import Iterable

from ft_tutor.rules.counts import Counts, changed, counted
from ft_tutor.rules.position import (
    HeldCard,
    Movement,
    Position,
    Square,
    Supply,
    with_movement,
    with_player,
    with_square,
    with_supply,
)
from ft_tutor.rules.vocabulary import CardId, Piece, Resource, Seat, Tile, Tribe


def with_meeples(square: Square, meeples: Counts) -> Square:
    """Return a square that holds other meeples."""
    return Square(meeples, square.camel, square.palms, square.palaces)


def with_coins(position: Position, seat: Seat, coins: int) -> Position:
    """Return the position where a player has so many coins more."""
    player = position.players[seat]
    return with_player(position, seat, player.but(coins=player.coins + coins))


def with_resources(position: Position, seat: Seat, cards: Iterable[Resource], by: int) -> Position:
    """Return the position where a player has each card once more, or less."""
    player = position.players[seat]
    resources = player.resources
    for card in cards:
        resources = changed(resources, card, by)
    return with_player(position, seat, player.but(resources=resources))


def with_discarded(position: Position, cards: Iterable[Resource]) -> Position:
    """Return the position where the resource discard pile has each card once more."""
    discard = position.supply.discard
    return with_supply(position, position.supply.but(discard=counted(cards, discard)))


def with_bag(position: Position, bag: Counts) -> Position:
    """Return the position with another bag."""
    return with_supply(position, position.supply.but(bag=bag))


def with_hand(position: Position, tribe: Tribe, by: int) -> Position:
    """Return the position where the hand holds so many meeples of a tribe more, or less."""
    movement = position.turn.movement
    assert movement is not None
    hand = changed(movement.hand, tribe, by)
    return with_movement(position, Movement(movement.start, movement.drops, hand))


def in_front_of(position: Position, seat: Seat, tribe: Tribe, by: int) -> Position:
    """Return the position where a player has so many viziers or elders more, or less."""
    player = position.players[seat]
    if tribe is Tribe.VIZIER:
        return with_player(position, seat, player.but(viziers=player.viziers + by))
    return with_player(position, seat, player.but(elders=player.elders + by))


def with_djinn(position: Position, seat: Seat, card: CardId) -> Position:
    """Return the position where a player has one djinn more."""
    player = position.players[seat]
    return with_player(position, seat, player.but(djinns=(*player.djinns, HeldCard(card))))


def without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """Return the cards but one."""
    return tuple(other for other in cards if other != card)


def with_piece(position: Position, tile: Tile, piece: Piece, by: int) -> Position:
    """Return the position where so many palms or palaces more, or less, stand on a tile."""
    square = position.squares[tile]
    palms = square.palms + (by if piece is Piece.PALM else 0)
    palaces = square.palaces + (by if piece is Piece.PALACE else 0)
    return with_square(position, tile, Square(square.meeples, square.camel, palms, palaces))


def banked(supply: Supply, piece: Piece, by: int) -> Supply:
    """Return the supply where the bank has so many palms or palaces more, or less."""
    if piece is Piece.PALM:
        return supply.but(palms=supply.palms + by)
    return supply.but(palaces=supply.palaces + by)
