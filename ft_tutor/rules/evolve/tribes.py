"""What the tribes do."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ft_tutor.rules.counts import Counts, added, changed, taken
from ft_tutor.rules.events import Killed, MeeplesKept, MeeplesPlaced, MeeplesReturned
from ft_tutor.rules.evolve.common import with_bag, with_meeples
from ft_tutor.rules.position import (
    Movement,
    Position,
    with_movement,
    with_player,
    with_square,
    with_supply,
)
from ft_tutor.rules.vocabulary import Seat, Tile, Tribe


def _out_of_hand(position: Position, tribe: Tribe, count: int) -> Position:
    movement = position.turn.movement
    assert movement is not None
    hand = changed(movement.hand, tribe, -count)
    return with_movement(position, Movement(movement.start, movement.drops, hand))


def _in_front_of(position: Position, seat: Seat, tribe: Tribe, by: int) -> Position:
    player = position.players[seat]
    if tribe is Tribe.VIZIER:
        return with_player(position, seat, player.but(viziers=player.viziers + by))
    return with_player(position, seat, player.but(elders=player.elders + by))


def _kept(position: Position, event: MeeplesKept) -> Position:
    position = _out_of_hand(position, event.tribe, event.count)
    return _in_front_of(position, event.seat, event.tribe, event.count)


def _returned(position: Position, event: MeeplesReturned) -> Position:
    position = _out_of_hand(position, event.tribe, event.count)
    return with_bag(position, changed(position.supply.bag, event.tribe, event.count))


def _killed(position: Position, event: Killed) -> Position:
    bag = position.supply.bag
    kept = list(event.kept)
    for tribe in event.tribes:
        position = _taken_away(position, tribe, event.tile, event.victim)
        if tribe in kept:
            kept.remove(tribe)
            position = _in_front_of(position, event.seat, tribe, 1)
        else:
            bag = changed(bag, tribe, 1)
    return with_bag(position, bag)


def _taken_away(
    position: Position, tribe: Tribe, tile: Tile | None, victim: Seat | None
) -> Position:
    if tile is not None:
        square = position.squares[tile]
        return with_square(position, tile, with_meeples(square, changed(square.meeples, tribe, -1)))
    assert victim is not None
    return _in_front_of(position, victim, tribe, -1)


def _placed(position: Position, event: MeeplesPlaced) -> Position:
    square = position.squares[event.tile]
    meeples: Counts = added(square.meeples, event.meeples)
    position = with_square(position, event.tile, with_meeples(square, meeples))
    bag = taken(position.supply.bag, event.meeples)
    return with_supply(position, position.supply.but(bag=bag, rng=event.rng))


AFTER: Final[Mapping[type, Callable[[Position, Any], Position]]] = {
    MeeplesKept: _kept,
    MeeplesReturned: _returned,
    Killed: _killed,
    MeeplesPlaced: _placed,
}
