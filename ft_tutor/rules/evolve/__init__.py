"""Evolve: the position after an event, one short function per event."""

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any, Final

from ft_tutor.rules.events import Event
from ft_tutor.rules.evolve import cards, money, movement, thieves, tiles, tribes, turns
from ft_tutor.rules.position import Position

_AFTER: Final[Mapping[type, Callable[[Position, Any], Position]]] = {
    **turns.AFTER,
    **money.AFTER,
    **movement.AFTER,
    **tribes.AFTER,
    **tiles.AFTER,
    **cards.AFTER,
    **thieves.AFTER,
}


def after_one(position: Position, event: Event) -> Position:
    """Return the position after one event."""
    return _AFTER[type(event)](position, event)


def after(position: Position, *events: Event) -> Position:
    """Return the position after the events, in their order."""
    return reduce(after_one, events, position)
