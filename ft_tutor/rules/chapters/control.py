"""Chapter R2.3, the control check on the tile where the movement ended."""

from ft_tutor.rules.actions import Drop
from ft_tutor.rules.effects import Effects, control
from ft_tutor.rules.events import ControlUnchanged, MeeplesGathered
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import RuleId


def control_effects(position: Position, last: Drop) -> Effects:
    """Gather the last colour, and see whose the tile is; the position is after the last drop."""
    count = position.squares[last.tile].meeples[last.tribe]
    position = yield MeeplesGathered(last.tile, last.tribe, count)
    seat = position.turn.active
    if any(position.squares[last.tile].meeples):
        return (yield ControlUnchanged("control-meeples-remain", RuleId("R2.3.2"), seat, last.tile))
    return (yield from control(position, seat, last.tile))
