"""Changes of a position that several events share."""

from collections.abc import Iterable

from ft_tutor.rules.counts import Counts, changed
from ft_tutor.rules.position import Player, Position, Square, with_player, with_supply
from ft_tutor.rules.vocabulary import Resource, Seat


def with_meeples(square: Square, meeples: Counts) -> Square:
    """Return a square that holds other meeples."""
    return Square(meeples, square.camel, square.palms, square.palaces)


def with_coins(position: Position, seat: Seat, coins: int) -> Position:
    """Return the position where a player has so many coins more."""
    player = position.players[seat]
    return with_player(
        position,
        seat,
        Player(
            player.coins + coins,
            player.viziers,
            player.elders,
            player.resources,
            player.djinns,
            player.thieves,
            player.camels,
        ),
    )


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
    for card in cards:
        discard = changed(discard, card, 1)
    return with_supply(position, position.supply.but(discard=discard))


def with_bag(position: Position, bag: Counts) -> Position:
    """Return the position with another bag."""
    return with_supply(position, position.supply.but(bag=bag))
