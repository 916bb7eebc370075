"""Measures: what can be counted on a position."""

from collections.abc import Iterable

from ft_tutor.rules import grid
from ft_tutor.rules.counts import Counts, changed
from ft_tutor.rules.position import Position, Square, Supply
from ft_tutor.rules.vocabulary import Piece, Seat, Tile, Tribe


def meeples_in_play(position: Position) -> Counts:
    """Return the meeples on the tiles, in the hand and in front of the players."""
    piles = (position.hand, *(square.meeples for square in position.squares))
    total = tuple(map(sum, zip(*piles, strict=True)))
    viziers = sum(player.viziers for player in position.players)
    elders = sum(player.elders for player in position.players)
    return changed(changed(total, Tribe.VIZIER, viziers), Tribe.ELDER, elders)


def camels_placed(squares: Iterable[Square], seat: Seat) -> int:
    """Return how many tiles carry the camel of a seat."""
    return sum(square.camel == seat for square in squares)


def pieces_left(supply: Supply, piece: Piece) -> int:
    """Return how many palms or palaces the bank has."""
    return supply.palms if piece is Piece.PALM else supply.palaces


def pieces_on(square: Square, piece: Piece) -> int:
    """Return how many palms or palaces stand on a tile."""
    return square.palms if piece is Piece.PALM else square.palaces


def blue_tiles(position: Position, tile: Tile) -> int:
    """Return how many blue tiles there are on a tile and around it (A30)."""
    return sum(position.layout[other].kind.is_blue for other in grid.AROUND[tile])
