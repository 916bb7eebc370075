"""Movement and control."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ft_tutor.rules.counts import NO_MEEPLES, added, changed
from ft_tutor.rules.events import (
    CamelPlaced,
    ControlUnchanged,
    MeepleDropped,
    MeeplesGathered,
    MeeplesPickedUp,
)
from ft_tutor.rules.evolve.common import with_meeples
from ft_tutor.rules.position import (
    Movement,
    Position,
    Square,
    with_movement,
    with_pending,
    with_player,
    with_square,
)


def _picked_up(position: Position, event: MeeplesPickedUp) -> Position:
    emptied = with_meeples(position.squares[event.tile], NO_MEEPLES)
    position = with_square(position, event.tile, emptied)
    return with_movement(position, Movement(start=event.tile, hand=event.meeples))


def _dropped(position: Position, event: MeepleDropped) -> Position:
    square = position.squares[event.tile]
    movement = position.turn.movement
    assert movement is not None
    fuller = with_meeples(square, changed(square.meeples, event.tribe, 1))
    drops = (*movement.drops, (event.tile, event.tribe))
    hand = changed(movement.hand, event.tribe, -1)
    position = with_square(position, event.tile, fuller)
    return with_movement(position, Movement(movement.start, drops, hand))


def _gathered(position: Position, event: MeeplesGathered) -> Position:
    square = position.squares[event.tile]
    movement = position.turn.movement
    assert movement is not None
    hand = added(movement.hand, changed(NO_MEEPLES, event.tribe, event.count))
    left = with_meeples(square, changed(square.meeples, event.tribe, -event.count))
    position = with_square(position, event.tile, left)
    position = with_movement(position, Movement(movement.start, movement.drops, hand))
    return with_pending(position, position.turn.pending[:-1])


def _camel_placed(position: Position, event: CamelPlaced) -> Position:
    player = position.players[event.seat]
    position = with_player(position, event.seat, player.but(camels=player.camels - 1))
    square = position.squares[event.tile]
    owned = Square(square.meeples, event.seat, square.palms, square.palaces)
    return with_square(position, event.tile, owned)


def _control_unchanged(position: Position, _event: ControlUnchanged) -> Position:
    return position


AFTER: Final[Mapping[type, Callable[[Position, Any], Position]]] = {
    MeeplesPickedUp: _picked_up,
    MeepleDropped: _dropped,
    MeeplesGathered: _gathered,
    CamelPlaced: _camel_placed,
    ControlUnchanged: _control_unchanged,
}
