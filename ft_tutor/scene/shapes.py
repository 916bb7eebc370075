"""The few shapes that every back end can draw, in board units; a tile is 100 by 100.

All curves are flattened to polygons where a drawing is defined, so a back end
needs no path language, and ``Polygon`` carries nearly all of a picture.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import pairwise
from math import hypot
from typing import Final, Literal, assert_never

from ft_tutor.rules.vocabulary import Tile, Tribe

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]
Weight = Literal["normal", "bold"]

CAP_HALF: Final = 0.36
"""Half the height of a capital letter or a figure, as a part of the type size."""


class Layer(IntEnum):
    """What is painted below what."""

    GROUND = 0
    PIECES = 1
    MARKS = 2


@dataclass(frozen=True, slots=True)
class TileTarget:
    """A click means this tile."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class HandTarget:
    """A click means a meeple of this tribe in the hand."""

    tribe: Tribe


@dataclass(frozen=True, slots=True)
class ButtonTarget:
    """A click means a button with this name."""

    name: str


Target = TileTarget | HandTarget | ButtonTarget


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle; ``x, y`` is its top left corner, ``radius`` rounds all four."""

    x: float
    y: float
    w: float
    h: float
    style: str
    radius: float = 0
    target: Target | None = None
    layer: Layer = Layer.GROUND
    tile: Tile | None = None

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside; rounded corners count as inside."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def placed(self, at: "Place") -> "Rect":
        """The same rectangle in another place."""
        s = at.scale
        x, y = self.x * s + at.x, self.y * s + at.y
        w, h, radius = self.w * s, self.h * s, self.radius * s
        return Rect(x, y, w, h, self.style, radius, self.target, *at.part(self))


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle around ``x, y``."""

    x: float
    y: float
    r: float
    style: str
    target: Target | None = None
    layer: Layer = Layer.GROUND
    tile: Tile | None = None

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return self.x, self.y

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return hypot(x - self.x, y - self.y) <= self.r

    def placed(self, at: "Place") -> "Circle":
        """The same circle in another place."""
        x, y = self.x * at.scale + at.x, self.y * at.scale + at.y
        return Circle(x, y, self.r * at.scale, self.style, self.target, *at.part(self))


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed outline, filled."""

    points: tuple[Point, ...]
    style: str
    target: Target | None = None
    layer: Layer = Layer.GROUND
    tile: Tile | None = None

    @property
    def centre(self) -> Point:
        """The mean of the corners; inside, if the polygon is convex."""
        return _mean(self.points)

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside, by the even-odd rule."""
        closed = (*self.points, self.points[0])
        return sum(_crosses(a, b, x, y) for a, b in pairwise(closed)) % 2 == 1

    def placed(self, at: "Place") -> "Polygon":
        """The same polygon in another place."""
        return Polygon(at.points(self.points), self.style, self.target, *at.part(self))


@dataclass(frozen=True, slots=True)
class Polyline:
    """An open line through the points, never filled; never a target."""

    points: tuple[Point, ...]
    style: str
    layer: Layer = Layer.GROUND
    tile: Tile | None = None

    @property
    def target(self) -> None:
        """A line cannot be clicked."""

    @property
    def centre(self) -> Point:
        """The mean of the points."""
        return _mean(self.points)

    def placed(self, at: "Place") -> "Polyline":
        """The same line in another place."""
        return Polyline(at.points(self.points), self.style, *at.part(self))


@dataclass(frozen=True, slots=True)
class Text:
    """A short word or number; ``x`` by ``anchor``, ``y`` the middle of its capitals."""

    x: float
    y: float
    text: str
    size: float
    style: str
    anchor: Anchor = "middle"
    weight: Weight = "bold"
    layer: Layer = Layer.GROUND
    tile: Tile | None = None

    @property
    def target(self) -> None:
        """A text cannot be clicked; what lies under it can."""

    @property
    def centre(self) -> Point:
        """The point where the text is anchored."""
        return self.x, self.y

    @property
    def baseline(self) -> float:
        """The y of the line on which the letters stand."""
        return self.y + self.size * CAP_HALF

    def placed(self, at: "Place") -> "Text":
        """The same text in another place."""
        s, part = at.scale, at.part(self)
        x, y, size = self.x * s + at.x, self.y * s + at.y, self.size * s
        return Text(x, y, self.text, size, self.style, self.anchor, self.weight, *part)


Shape = Rect | Circle | Polygon | Polyline | Text
SHAPES: Final = (Rect, Circle, Polygon, Polyline, Text)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a drawing made around the origin goes: scaled first, then moved.

    Attributes:
        layer, tile: what the shapes belong to from then on; ``None`` changes nothing.
    """

    x: float
    y: float
    scale: float = 1
    layer: Layer | None = None
    tile: Tile | None = None

    def part(self, shape: Shape) -> tuple[Layer, Tile | None]:
        """The layer and the tile of a shape, once it is there."""
        layer = shape.layer if self.layer is None else self.layer
        return layer, shape.tile if self.tile is None else self.tile

    def points(self, points: tuple[Point, ...]) -> tuple[Point, ...]:
        """The points of a shape, once it is there."""
        x, y, s = self.x, self.y, self.scale
        return tuple((a * s + x, b * s + y) for a, b in points)


def placed(
    shapes: Iterable[Shape],
    x: float,
    y: float,
    scale: float = 1,
    *,
    layer: Layer | None = None,
    tile: Tile | None = None,
) -> tuple[Shape, ...]:
    """A drawing made around the origin, put at ``x, y``; on one layer and tile, if given."""
    at = Place(x, y, scale, layer, tile)
    return tuple(shape.placed(at) for shape in shapes)


def restyled(shapes: Iterable[Shape], prefix: str) -> tuple[Shape, ...]:
    """The same shapes with ``prefix`` before each style name."""
    return tuple(replace(shape, style=prefix + shape.style) for shape in shapes)


Part = tuple[Layer, Tile | None]
"""The shapes of one tile, or of none, on one layer: what a painter redraws at once."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: shapes in the order in which they are painted."""

    width: float
    height: float
    shapes: tuple[Shape, ...]

    def at(self, x: float, y: float) -> Target | None:
        """The topmost target at this point, in board units."""
        for shape in reversed(self.shapes):
            match shape:
                case Rect() | Circle() | Polygon():
                    if shape.target is not None and shape.contains(x, y):
                        return shape.target
                case Polyline() | Text():
                    pass
                case _:
                    assert_never(shape)
        return None

    def layer(self, layer: Layer) -> tuple[Shape, ...]:
        """All shapes of one layer, in order."""
        return tuple(shape for shape in self.shapes if shape.layer is layer)

    def pieces_of(self, tile: Tile) -> tuple[Shape, ...]:
        """The pieces that stand on one tile, in order."""
        return self.parts().get((Layer.PIECES, tile), ())

    def parts(self) -> dict[Part, tuple[Shape, ...]]:
        """All shapes, grouped by layer and tile; equal parts need no redrawing."""
        found: dict[Part, list[Shape]] = {}
        for shape in self.shapes:
            found.setdefault((shape.layer, shape.tile), []).append(shape)
        return {part: tuple(shapes) for part, shapes in found.items()}


def _mean(points: tuple[Point, ...]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _crosses(a: Point, b: Point, x: float, y: float) -> bool:
    """Whether the edge a-b crosses the ray that goes right from the point."""
    if (a[1] > y) == (b[1] > y):
        return False
    return x < a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1])
