"""Evolve: the position after an event, one short function per event."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any, Final

from ft_tutor.rules.counts import NO_MEEPLES, added, changed
from ft_tutor.rules.events import (
    CamelPlaced,
    ControlUnchanged,
    Event,
    LastRoundBegan,
    MeepleDropped,
    MeeplesGathered,
    MeeplesPickedUp,
)
from ft_tutor.rules.position import Movement, Position, with_player, with_square


def _with_movement(position: Position, movement: Movement) -> Position:
    return replace(position, turn=replace(position.turn, movement=movement))


def _picked_up(position: Position, event: MeeplesPickedUp) -> Position:
    emptied = replace(position.squares[event.tile], meeples=NO_MEEPLES)
    position = with_square(position, event.tile, emptied)
    return _with_movement(position, Movement(start=event.tile, hand=event.meeples))


def _dropped(position: Position, event: MeepleDropped) -> Position:
    square = position.squares[event.tile]
    movement = position.turn.movement
    assert movement is not None
    position = with_square(
        position, event.tile, replace(square, meeples=changed(square.meeples, event.tribe, 1))
    )
    return _with_movement(
        position,
        replace(
            movement,
            drops=(*movement.drops, (event.tile, event.tribe)),
            hand=changed(movement.hand, event.tribe, -1),
        ),
    )


def _gathered(position: Position, event: MeeplesGathered) -> Position:
    square = position.squares[event.tile]
    movement = position.turn.movement
    assert movement is not None
    gathered = changed(NO_MEEPLES, event.tribe, event.count)
    position = with_square(
        position,
        event.tile,
        replace(square, meeples=changed(square.meeples, event.tribe, -event.count)),
    )
    turn = replace(
        position.turn,
        movement=replace(movement, hand=added(movement.hand, gathered)),
        pending=position.turn.pending[:-1],
    )
    return replace(position, turn=turn)


def _camel_placed(position: Position, event: CamelPlaced) -> Position:
    player = position.players[event.seat]
    position = with_player(position, event.seat, replace(player, camels=player.camels - 1))
    owned = replace(position.squares[event.tile], camel=event.seat)
    return with_square(position, event.tile, owned)


def _control_unchanged(position: Position, _event: ControlUnchanged) -> Position:
    return position


def _last_round_began(position: Position, _event: LastRoundBegan) -> Position:
    return replace(position, turn=replace(position.turn, last_round=True))


_AFTER: Final[Mapping[type, Callable[[Position, Any], Position]]] = {
    MeeplesPickedUp: _picked_up,
    MeepleDropped: _dropped,
    MeeplesGathered: _gathered,
    CamelPlaced: _camel_placed,
    ControlUnchanged: _control_unchanged,
    LastRoundBegan: _last_round_began,
}


def after(position: Position, *events: Event) -> Position:
    """Return the position after the events, in their order."""
    return reduce(lambda now, event: _AFTER[type(event)](now, event), events, position)
