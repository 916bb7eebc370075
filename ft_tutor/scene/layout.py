"""Where things stand: tiles on the board, pieces on a tile, meeples in the tray; pure geometry."""

from dataclasses import dataclass
from typing import Final

from ft_tutor.rules.counts import Counts, present
from ft_tutor.rules.grid import column, row
from ft_tutor.rules.vocabulary import TILES, TRIBES, Tile, Tribe
from ft_tutor.scene.shapes import Point

SIDE: Final = 100.0
RIM: Final = 24.0
"""The rim with the coordinates, left and above."""
BORDER: Final = 14.0
"""The rim right and below."""
TRAY: Final = 84.0
"""The height of the tray with the hand, below the board."""

BADGE_AT: Final[Point] = (16.0, 16.5)
CAMEL_AT: Final[Point] = (80.5, 31.0)
CAMEL_SCALE: Final = 1.25
PALACE_AT: Final[Point] = (15.5, 41.5)
PALM_AT: Final[Point] = (84.5, 44.5)
PATH_AT: Final[Point] = (50.0, 49.0)

MOST_SINGLE: Final = 6
"""Up to so many meeples stand one by one; more are piled up by tribe."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of the board that is shown, given by two corner tiles, both shown."""

    first: Tile = Tile.a1
    last: Tile = Tile.f5

    @property
    def columns(self) -> range:
        """The columns shown, 0 to 5."""
        left, right = sorted((column(self.first), column(self.last)))
        return range(left, right + 1)

    @property
    def rows(self) -> range:
        """The rows shown, 0 to 4."""
        top, bottom = sorted((row(self.first), row(self.last)))
        return range(top, bottom + 1)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles shown, in order."""
        return tuple(tile for tile in TILES if tile in self)

    @property
    def width(self) -> float:
        """In board units, with the rim."""
        return RIM + SIDE * len(self.columns) + BORDER

    @property
    def height(self) -> float:
        """In board units, with the rim, without the tray."""
        return RIM + SIDE * len(self.rows) + BORDER

    def __contains__(self, tile: object) -> bool:
        return isinstance(tile, Tile) and row(tile) in self.rows and column(tile) in self.columns

    def origin(self, tile: Tile) -> Point:
        """The top left corner of a tile; also of one that is not shown."""
        x = RIM + SIDE * (column(tile) - self.columns.start)
        return x, RIM + SIDE * (row(tile) - self.rows.start)

    def point(self, tile: Tile, inside: Point) -> Point:
        """A point given from the corner of a tile."""
        x, y = self.origin(tile)
        return x + inside[0], y + inside[1]


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a meeple or a pile stands: its feet, its size, and how many it stands for."""

    tribe: Tribe
    x: float
    y: float
    scale: float
    number: int = 1


Stand = tuple[float, float, float]

_STANDS: Final[dict[int, tuple[Stand, ...]]] = {
    1: ((49, 94.5, 1.45),),
    2: ((31, 94.5, 1.45), (67, 94.5, 1.45)),
    3: ((17, 94.5, 1.36), (48, 94.5, 1.36), (79, 94.5, 1.36)),
    4: ((14, 94.5, 0.98), (37, 94.5, 0.98), (60, 94.5, 0.98), (83, 94.5, 0.98)),
    5: ((34, 70, 0.88), (64, 70, 0.88), (19, 95, 0.88), (49, 95, 0.88), (79, 95, 0.88)),
    6: (
        (34, 70, 0.88), (64, 70, 0.88),
        (14, 95, 0.88), (37, 95, 0.88), (60, 95, 0.88), (83, 95, 0.88),
    ),
}  # fmt: skip
"""Per number of things: feet and size of each, those behind first, so that the front covers."""


_PILES: Final = _STANDS | {4: ((31, 70, 0.9), (65, 70, 0.9), (31, 95, 0.9), (65, 95, 0.9))}
"""The same for piles, which need room for their numbers."""


def spots(meeples: Counts) -> tuple[Spot, ...]:
    """Where the meeples of a tile stand, in its own 100 by 100, in painting order."""
    if sum(meeples) <= MOST_SINGLE:
        things = tuple((tribe, 1) for tribe in TRIBES for _ in range(meeples[tribe]))
        stands = _STANDS.get(len(things), ())
    else:
        things = tuple((Tribe(kind), meeples[kind]) for kind in present(meeples))
        stands = _PILES[len(things)]
    return tuple(
        Spot(tribe, x, y, scale, number)
        for (tribe, number), (x, y, scale) in zip(things, stands, strict=True)
    )


@dataclass(frozen=True, slots=True)
class Tray:
    """The tray under a frame: five places, one per tribe, always the same."""

    frame: Frame

    @property
    def rug(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the rug."""
        return BORDER + 8, self.frame.height, self.frame.width - 2 * BORDER - 16, TRAY - BORDER / 2

    @property
    def pitch(self) -> float:
        """From the middle of one place to the next."""
        return min(96.0, (self.rug[2] - 12) / len(TRIBES))

    @property
    def scale(self) -> float:
        """The size of the meeples in it."""
        return min(2.05, self.pitch / 30)

    def feet(self, tribe: Tribe) -> Point:
        """Where the meeples of this tribe stand."""
        _, top, width, height = self.rug
        return BORDER + 8 + width / 2 + (tribe - 2) * self.pitch, top + height - 9
