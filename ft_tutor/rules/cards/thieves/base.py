"""What several thieves share."""

from typing import Final

from ft_tutor.rules.actions import Claim, Give
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TILES, RuleId, Seat, Tile

USE: Final = RuleId("R7.3")


def no_fault(_position: Position, _seat: Seat, _action: Give | Claim) -> None:
    """Return that nothing is wrong, for there is nothing to choose."""


def tiles_of(position: Position, seat: Seat) -> tuple[Tile, ...]:
    """Return the tiles that carry a player's camel."""
    return tuple(tile for tile in TILES if position.squares[tile].camel == seat)


def not_own(position: Position, seat: Seat, tile: Tile) -> Violation | None:
    """Return that a tile does not carry a player's camel, or None."""
    if position.squares[tile].camel == seat:
        return None
    return Violation("thief-not-own-tile", USE, (tile, seat))
