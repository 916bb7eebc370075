"""Boards for drills: a few tiles out of the box, or the board of a game that was played."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ft_tutor.analysis.movements import exploring
from ft_tutor.analysis.random_games import random_rounds
from ft_tutor.course.drills.dice import Dice
from ft_tutor.notation import write_position
from ft_tutor.notation.words import kind_word
from ft_tutor.rules import grid
from ft_tutor.rules.position import Position
from ft_tutor.rules.setup import ALL_TILES
from ft_tutor.rules.vocabulary import MEEPLES, TILES, TRIBE_LETTERS, Tile


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the board.

    Attributes:
        columns, rows: how wide and how high it is, in tiles.
        left, top: the column and the row where it begins, from 0.
    """

    columns: int
    rows: int
    left: int
    top: int

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its tiles, row by row."""
        return tuple(tile for tile in TILES if self.has(tile))

    def has(self, tile: Tile) -> bool:
        """Say whether a tile is in it."""
        across, down = grid.column(tile) - self.left, grid.row(tile) - self.top
        return 0 <= across < self.columns and 0 <= down < self.rows

    @property
    def crop(self) -> str:
        """How a step writes it."""
        return f"{self.tiles[0].name}-{self.tiles[-1].name}"


def area(dice: Dice, columns: int, rows: int) -> Area:
    """Return a part of the board of this size, anywhere."""
    left, top = dice.number(0, grid.COLUMNS - columns), dice.number(0, grid.ROWS - rows)
    return Area(columns, rows, left, top)


def around(tile: Tile, reach: int) -> Area:
    """Return the part of the board that lies so many tiles around one, as far as there is any."""
    left, top = max(0, grid.column(tile) - reach), max(0, grid.row(tile) - reach)
    right = min(grid.COLUMNS - 1, grid.column(tile) + reach)
    bottom = min(grid.ROWS - 1, grid.row(tile) + reach)
    return Area(right - left + 1, bottom - top + 1, left, top)


def kinds(dice: Dice, tiles: Iterable[Tile]) -> dict[Tile, str]:
    """Return tiles out of the box, each by its word."""
    return dict(zip(tiles, map(kind_word, dice.mixed(ALL_TILES)), strict=False))


def meeples(dice: Dice, count: int) -> str:
    """Return meeples out of the bag as letters; the commoner tribes come oftener."""
    bag = (
        letter for letter, number in zip(TRIBE_LETTERS, MEEPLES, strict=True) for _ in range(number)
    )
    return "".join(sorted(dice.some(bag, count), key=TRIBE_LETTERS.index))


def written(tiles: Mapping[Tile, str], *more: str) -> str:
    """Return the text of a position: what each tile has, and whatever else is said."""
    return " ".join((*(f"{tile.name}:{words}" for tile, words in tiles.items() if words), *more))


def small_board(dice: Dice, where: Area, highest: int, *, camels: int = 0) -> str:
    """Return the text of a board with meeples on most tiles of a part of it.

    Args:
        dice: chance.
        where: the part.
        highest: how many meeples a tile has at most.
        camels: how many of its tiles have a camel already.
    """
    words = kinds(dice, where.tiles)
    owned = dice.some(where.tiles, camels)
    for tile in where.tiles:
        if pile := meeples(dice, dice.number(0, highest)):
            words[tile] += f".{pile}"
        if tile in owned:
            words[tile] += f".camel{dice.number(1, 2)}"
    return written(words)


def played(dice: Dice, players: int = 3) -> Position:
    """Return the start of some round in the middle of a game, with a movement owed."""
    rounds = random_rounds(players, dice.number(1, 999_999), thieves=False)
    return exploring(rounds[dice.number(len(rounds) // 3, len(rounds) - 2)])


def board(dice: Dice, level: int, *, highest: int = 3) -> tuple[str, Area | None]:
    """Return the text of a board with a movement owed, larger with each level, and its part.

    The third level is a whole board out of a game: None.
    """
    if level > 2:
        return write_position(played(dice)), None
    side = 2 + level
    where = area(dice, side, side)
    return small_board(dice, where, min(highest, 1 + level), camels=level), where


def shown(where: Area | None) -> dict[str, str]:
    """Return the field of a step that shows a part of the board; nothing for all of it."""
    return {"crop": where.crop} if where else {}
