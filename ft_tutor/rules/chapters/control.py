"""Chapter R2.3, the control check on the tile where the movement ended."""

from collections.abc import Iterator

from ft_tutor.rules.actions import Drop
from ft_tutor.rules.counts import changed
from ft_tutor.rules.events import (
    CamelPlaced,
    ControlUnchanged,
    Event,
    LastRoundBegan,
    MeeplesGathered,
)
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import RuleId


def control_events(position: Position, last: Drop) -> Iterator[Event]:
    """Yield what follows the last drop of a movement; the position is the one before it."""
    meeples = position.squares[last.tile].meeples
    yield MeeplesGathered(last.tile, last.tribe, meeples[last.tribe] + 1)
    if any(changed(meeples, last.tribe, -meeples[last.tribe])):
        yield _unchanged(position, last, "control-meeples-remain", "R2.3.2")
    elif position.squares[last.tile].camel is not None:
        yield _unchanged(position, last, "control-owned", "R2.3.3")
    elif not position.players[position.turn.active].camels:
        yield _unchanged(position, last, "control-no-camel", "R2.3.3")
    else:
        yield from _takes_control(position, last)


def _unchanged(position: Position, last: Drop, reason: str, rule: str) -> Event:
    return ControlUnchanged(reason, RuleId(rule), position.turn.active, last.tile)


def _takes_control(position: Position, last: Drop) -> Iterator[Event]:
    seat = position.turn.active
    yield CamelPlaced(seat, last.tile)
    if position.players[seat].camels == 1 and not position.turn.last_round:
        yield LastRoundBegan(seat)
