"""What Kondjan and Shaum, who take from the board, both look at."""

from ft_tutor.rules.cards.thief_powers.base import USE
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TILES, Seat, Tile


def tiles_of(position: Position, seat: Seat) -> tuple[Tile, ...]:
    """Return the tiles that carry a player's camel."""
    return tuple(tile for tile in TILES if position.squares[tile].camel == seat)


def not_own(position: Position, seat: Seat, tile: Tile) -> Violation | None:
    """Return that a tile does not carry a player's camel, or None."""
    if position.squares[tile].camel == seat:
        return None
    return Violation("thief-not-own-tile", USE, (tile, seat))
