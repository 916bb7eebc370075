"""The few shapes that every back end can draw, in board units; a tile is 100 by 100.

All curves are flattened to polygons where a drawing is defined, so a back end
needs no path language, and ``Polygon`` carries nearly all of a picture.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from itertools import pairwise
from math import hypot
from typing import Final, Literal

from ft_tutor.scene.places import Place

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]
Weight = Literal["normal", "bold"]

CAP_HALF: Final = 0.36
"""Half the height of a capital letter or a figure, as a part of the type size."""


class Layer(IntEnum):
    """What is painted below what."""

    GROUND = 0
    TRAIL = 1
    PIECES = 2
    MARKS = 3
    MOTION = 4


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle; ``x, y`` is its top left corner, ``radius`` rounds all four."""

    x: float
    y: float
    w: float
    h: float
    style: str
    radius: float = 0
    layer: Layer = Layer.GROUND
    place: Place | None = None

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside; rounded corners count as inside."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def placed(self, at: "Pose") -> "Rect":
        """The same rectangle in another place."""
        s = at.scale
        x, y = self.x * s + at.x, self.y * s + at.y
        w, h, radius = self.w * s, self.h * s, self.radius * s
        return Rect(x, y, w, h, self.style, radius, *at.part(self))


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle around ``x, y``."""

    x: float
    y: float
    r: float
    style: str
    layer: Layer = Layer.GROUND
    place: Place | None = None

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return self.x, self.y

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return hypot(x - self.x, y - self.y) <= self.r

    def placed(self, at: "Pose") -> "Circle":
        """The same circle in another place."""
        x, y = self.x * at.scale + at.x, self.y * at.scale + at.y
        return Circle(x, y, self.r * at.scale, self.style, *at.part(self))


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed outline, filled."""

    points: tuple[Point, ...]
    style: str
    layer: Layer = Layer.GROUND
    place: Place | None = None

    @property
    def centre(self) -> Point:
        """The mean of the corners; inside, if the polygon is convex."""
        return _mean(self.points)

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside, by the even-odd rule."""
        closed = (*self.points, self.points[0])
        return sum(_crosses(a, b, x, y) for a, b in pairwise(closed)) % 2 == 1

    def placed(self, at: "Pose") -> "Polygon":
        """The same polygon in another place."""
        return Polygon(at.points(self.points), self.style, *at.part(self))


@dataclass(frozen=True, slots=True)
class Polyline:
    """An open line through the points, never filled."""

    points: tuple[Point, ...]
    style: str
    layer: Layer = Layer.GROUND
    place: Place | None = None

    @property
    def centre(self) -> Point:
        """The mean of the points."""
        return _mean(self.points)

    def placed(self, at: "Pose") -> "Polyline":
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
    place: Place | None = None

    @property
    def centre(self) -> Point:
        """The point where the text is anchored."""
        return self.x, self.y

    @property
    def baseline(self) -> float:
        """The y of the line on which the letters stand."""
        return self.y + self.size * CAP_HALF

    def placed(self, at: "Pose") -> "Text":
        """The same text in another place."""
        s, part = at.scale, at.part(self)
        x, y, size = self.x * s + at.x, self.y * s + at.y, self.size * s
        return Text(x, y, self.text, size, self.style, self.anchor, self.weight, *part)


Shape = Rect | Circle | Polygon | Polyline | Text
Part = tuple[Layer, Place | None]
"""The layer and the place of a shape."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a drawing made around the origin goes: scaled first, then moved.

    Attributes:
        layer, place: what the shapes belong to from then on; ``None`` changes nothing.
    """

    x: float
    y: float
    scale: float = 1
    layer: Layer | None = None
    place: Place | None = None

    def part(self, shape: Shape) -> Part:
        """The layer and the place of a shape, once it is there."""
        layer = shape.layer if self.layer is None else self.layer
        return layer, shape.place if self.place is None else self.place

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
    place: Place | None = None,
) -> tuple[Shape, ...]:
    """A drawing made around the origin, put at ``x, y``; on one layer and place, if given."""
    at = Pose(x, y, scale, layer, place)
    return tuple(shape.placed(at) for shape in shapes)


def restyled(shapes: Iterable[Shape], prefix: str) -> tuple[Shape, ...]:
    """The same shapes with ``prefix`` before each style name."""
    return tuple(replace(shape, style=prefix + shape.style) for shape in shapes)


Carrier = Rect | Circle | Polygon
"""A shape that has an inside: it can be pressed and ringed."""


@dataclass(frozen=True)
class Scene:
    """A picture.

    Attributes:
        shapes: those of one layer in the order in which they are painted, each layer upon the one
            below; the first ones of each place in the order of the focus.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]

    @cached_property
    def carriers(self) -> Mapping[Place, tuple[Carrier, ...]]:
        """Per place the shapes that carry it: what is pressed, and what a ring follows.

        These are its first shape and those of the same style; what lies upon them is looked
        at, not pressed.
        """
        return carriers(self.shapes)

    @cached_property
    def centres(self) -> Mapping[Place, Point]:
        """Per place the middle of its first shape, which arrow keys go by."""
        return {place: parts[0].centre for place, parts in self.carriers.items()}

    @property
    def places(self) -> tuple[Place, ...]:
        """All that can be pressed, in the order of the focus."""
        return tuple(self.carriers)

    def at(self, x: float, y: float) -> Place | None:
        """The topmost place at this point, in board units."""
        found = (
            place
            for place, parts in reversed(tuple(self.carriers.items()))
            if any(part.contains(x, y) for part in parts)
        )
        return next(found, None)

    @property
    def painted(self) -> tuple[Shape, ...]:
        """All shapes as they are painted, the lowest layer first."""
        return tuple(sorted(self.shapes, key=lambda shape: shape.layer))

    def layer(self, layer: Layer) -> tuple[Shape, ...]:
        """All shapes of one layer, in order."""
        return tuple(shape for shape in self.shapes if shape.layer is layer)


def carriers(shapes: Iterable[Shape]) -> dict[Place, tuple[Carrier, ...]]:
    """Per place the shapes that carry it; marks lie upon places and carry none."""
    found: dict[Place, tuple[Carrier, ...]] = {}
    last: Place | None = None
    style = ""
    for shape in shapes:
        place = shape.place
        if place is None or (place is last and shape.style != style):
            continue  # neighbours share one place: most shapes need no look-up
        if isinstance(shape, Polyline | Text) or shape.layer >= Layer.MARKS:
            continue
        known = found.get(place, ())
        last, style = place, known[0].style if known else shape.style
        if shape.style == style:
            found[place] = (*known, shape)
    return found


def _mean(points: tuple[Point, ...]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _crosses(a: Point, b: Point, x: float, y: float) -> bool:
    """Whether the edge a-b crosses the ray that goes right from the point."""
    if (a[1] > y) == (b[1] > y):
        return False
    return x < a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1])
