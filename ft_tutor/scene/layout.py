"""Where things stand: tiles on the board, pieces on a tile, meeples in the tray; pure geometry."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from ft_tutor.rules.counts import present
from ft_tutor.rules.grid import column, row
from ft_tutor.rules.position import Square
from ft_tutor.rules.vocabulary import TILES, TRIBES, Tile, Tribe
from ft_tutor.scene.shapes import Point

SIDE: Final = 100.0
RIM: Final = 24.0
"""The rim with the coordinates, left and above."""
BORDER: Final = 14.0
"""The rim right and below."""
TRAY: Final = 84.0
"""The height of the tray with the hand, below the board."""

BADGE_AT: Final[Point] = (18.5, 19.0)
CAMEL_AT: Final[Point] = (73.0, 42.0)
CAMEL_SCALE: Final = 1.5
PALACE_AT: Final[Point] = (17.0, 44.8)
PALM_AT: Final[Point] = (81.5, 55.5)
TOKEN_SCALE: Final = 0.92
SIGN_AT: Final[Point] = (88.0, 13.0)
"""Where a sign stands, such as a flag: upon a camel's back, beside its number."""

MOST_SINGLE: Final = 6
"""Up to so many meeples stand one by one; more are piled up by tribe."""


Area = tuple[float, float, float, float]
"""Left, top, width and height."""


@dataclass(frozen=True)
class Frame:
    """The part of the board that is shown, and where it lies in the picture.

    Attributes:
        first, last: two corner tiles, both shown.
        x, y: where its top left corner lies.
        scale: how large a board unit is there.
    """

    first: Tile = Tile.a1
    last: Tile = Tile.f5
    x: float = 0
    y: float = 0
    scale: float = 1

    @cached_property
    def columns(self) -> range:
        """The columns shown, 0 to 5."""
        left, right = sorted((column(self.first), column(self.last)))
        return range(left, right + 1)

    @cached_property
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
        """With the rim."""
        return self.scale * (RIM + SIDE * len(self.columns) + BORDER)

    @property
    def height(self) -> float:
        """With the rim, without the tray."""
        return self.scale * (RIM + SIDE * len(self.rows) + BORDER)

    def __contains__(self, tile: object) -> bool:
        return isinstance(tile, Tile) and row(tile) in self.rows and column(tile) in self.columns

    def origin(self, tile: Tile) -> Point:
        """The top left corner of a tile; also of one that is not shown."""
        x = RIM + SIDE * (column(tile) - self.columns.start)
        y = RIM + SIDE * (row(tile) - self.rows.start)
        return self.x + self.scale * x, self.y + self.scale * y

    def point(self, tile: Tile, inside: Point) -> Point:
        """A point given from the corner of a tile."""
        x, y = self.origin(tile)
        return x + self.scale * inside[0], y + self.scale * inside[1]


class Spot(NamedTuple):
    """Where a meeple or a pile stands: its feet, its size, and how many it stands for."""

    tribe: Tribe
    x: float
    y: float
    scale: float
    number: int = 1


Stand = tuple[float, float, float]
Stands = Mapping[int, tuple[Stand, ...]]
"""Per number of things: feet and size of each, those behind first, so that the front covers."""

_ROOMY: Final[Stands] = {
    1: ((49, 92.5, 1.5),),
    2: ((30, 92.5, 1.45), (66, 92.5, 1.45)),
    3: ((20, 92.5, 1.22), (48, 92.5, 1.22), (75, 92.5, 1.22)),
    4: ((17, 92.5, 1), (38.2, 92.5, 1), (59.4, 92.5, 1), (80, 92.5, 1)),
    5: (
        (33, 62.5, 1.04), (65, 62.5, 1.04),
        (19, 92.5, 1.04), (48, 92.5, 1.04), (77, 92.5, 1.04),
    ),
    6: (
        (19, 62.5, 1.04), (48, 62.5, 1.04), (77, 62.5, 1.04),
        (19, 92.5, 1.04), (48, 92.5, 1.04), (77, 92.5, 1.04),
    ),
}  # fmt: skip

_CROWDED: Final[Stands] = {
    1: ((49, 92.5, 1.4),),
    2: ((32, 92.5, 1.16), (61, 92.5, 1.16)),
    3: ((18.5, 92.5, 0.98), (47, 92.5, 0.98), (76, 92.5, 0.98)),
    4: ((16.5, 92.5, 0.94), (38.5, 92.5, 0.94), (60.5, 92.5, 0.94), (81, 92.5, 0.94)),
    5: (
        (37, 67.5, 0.87), (59, 67.5, 0.87),
        (18.5, 92.5, 0.87), (47, 92.5, 0.87), (76, 92.5, 0.87),
    ),
    6: (
        (37, 67.5, 0.87), (59, 67.5, 0.87),
        (16.5, 92.5, 0.87), (38.5, 92.5, 0.87), (60.5, 92.5, 0.87), (81.5, 92.5, 0.87),
    ),
}  # fmt: skip
"""Where palms and palaces, or a camel and two rows of meeples, share the tile."""

_ROOMY_PILES: Final[Stands] = {
    **_ROOMY,
    3: ((18, 92.5, 1.1), (46, 92.5, 1.1), (74, 92.5, 1.1)),
    4: ((27, 62.5, 1.04), (66, 62.5, 1.04), (27, 92.5, 1.04), (66, 92.5, 1.04)),
    5: (
        (31, 62.5, 1.04), (63, 62.5, 1.04),
        (18, 92.5, 1.04), (46, 92.5, 1.04), (74, 92.5, 1.04),
    ),
}  # fmt: skip
_CROWDED_PILES: Final[Stands] = {
    **_CROWDED,
    4: ((37, 67.5, 0.87), (59, 67.5, 0.87), (17, 92.5, 0.87), (68, 92.5, 0.87)),
}
"""The same for piles, which need room for their numbers."""


def spots(square: Square) -> tuple[Spot, ...]:
    """Where the meeples of a tile stand, in its own 100 by 100, in painting order."""
    meeples, tokens = square.meeples, square.palms or square.palaces
    if sum(meeples) <= MOST_SINGLE:
        things = tuple((tribe, 1) for tribe in TRIBES for _ in range(meeples[tribe]))
        roomy, crowded, one_row = _ROOMY, _CROWDED, len(things) <= 4
    else:
        things = tuple((Tribe(kind), meeples[kind]) for kind in present(meeples))
        roomy, crowded, one_row = _ROOMY_PILES, _CROWDED_PILES, len(things) <= 3
    stands = crowded if tokens or (square.camel is not None and not one_row) else roomy
    return tuple(
        Spot(tribe, x, y, scale, number)
        for (tribe, number), (x, y, scale) in zip(things, stands.get(len(things), ()), strict=True)
    )


NARROWEST: Final = 30.0
"""The narrowest place of the tray; where five do not fit, they stand in two rows."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The tray with the hand: five places, one per tribe, always the same.

    Attributes:
        rug: the rug.
        rows: in how many rows the places lie.
    """

    rug: Area
    rows: int

    @property
    def scale(self) -> float:
        """The size of the meeples in it.

        In one row what they carry stays inside a ring round their place; two rows have no room
        to spare.
        """
        _, _, w, h = self.plate(TRIBES[0])
        return min(1.9, (w + (0 if self.rows == 1 else 6)) / 29, (h - 4) / 31)

    def plate(self, tribe: Tribe) -> Area:
        """The place of a tribe."""
        left, top, width, height = self.rug
        a_row = -(-len(TRIBES) // self.rows)
        pitch, lane = min(84.0, (width - 12) / a_row), (height - 12) / self.rows
        line, index = divmod(tribe, a_row)
        x = left + width / 2 + (index - a_row / 2) * pitch + 3
        return x, top + 6 + line * lane, pitch - 6, lane - (6 if a_row == 1 else 0)

    def feet(self, tribe: Tribe) -> Point:
        """Where the meeples of this tribe stand: with as much room above as below."""
        x, y, w, h = self.plate(tribe)
        return x + w / 2, y + min(h - 4, h / 2 + 15 * self.scale)


def tray_under(frame: Frame) -> Tray:
    """The tray under a frame: in one row, if five places fit."""
    left, width = BORDER + 8, frame.width - 2 * BORDER - 16
    rows = 1 if width >= NARROWEST * len(TRIBES) else 2
    return Tray((left, frame.height, width, TRAY - BORDER / 2), rows)
