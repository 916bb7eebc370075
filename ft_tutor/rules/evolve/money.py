"""Coins, elders and fakirs that change hands."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ft_tutor.rules.counts import changed
from ft_tutor.rules.events import Built, CoinsGained, CoinsPaid, Paid, Sold
from ft_tutor.rules.evolve.common import with_coins, with_discarded, with_resources
from ft_tutor.rules.position import Position, with_player, with_supply, with_turn
from ft_tutor.rules.vocabulary import Resource, Tribe


def _coins_paid(position: Position, event: CoinsPaid) -> Position:
    return with_coins(position, event.seat, -event.coins)


def _coins_gained(position: Position, event: CoinsGained) -> Position:
    return with_coins(position, event.seat, event.coins)


def _paid(position: Position, event: Paid) -> Position:
    player, supply = position.players[event.seat], position.supply
    poorer = player.but(
        elders=player.elders - event.elders,
        resources=changed(player.resources, Resource.FAKIR, -event.fakirs),
    )
    richer = supply.but(
        bag=changed(supply.bag, Tribe.ELDER, event.elders),
        discard=changed(supply.discard, Resource.FAKIR, event.fakirs),
    )
    return with_supply(with_player(position, event.seat, poorer), richer)


def _built(position: Position, event: Built) -> Position:
    position = with_coins(position, event.seat, event.coins)
    turn = position.turn.but(built=position.turn.built + event.coins)
    return with_turn(position, turn)


def _sold(position: Position, event: Sold) -> Position:
    position = with_resources(position, event.seat, event.goods, -1)
    return with_coins(with_discarded(position, event.goods), event.seat, event.coins)


AFTER: Final[Mapping[type, Callable[[Position, Any], Position]]] = {
    CoinsPaid: _coins_paid,
    CoinsGained: _coins_gained,
    Paid: _paid,
    Built: _built,
    Sold: _sold,
}
