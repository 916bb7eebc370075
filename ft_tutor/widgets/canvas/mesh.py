"""A scene as filled polygons and texts, the two things that the canvas is sent.

Outlines and lines become polygons too. So a whole tile travels as one command, and nothing
depends on the line width or the dash that an earlier command left behind.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import acos, atan2, ceil, cos, hypot, pi, sin
from typing import Final, assert_never

from ft_tutor.scene.shapes import Circle, Point, Polygon, Polyline, Rect, Shape, Text
from ft_tutor.scene.strokes import dashes
from ft_tutor.scene.theme import Paint

Outline = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled outline, in board units; the colour as `#rrggbb`."""

    points: Outline
    colour: str
    opacity: float


# What has changed is asked for twice in a picture, and again in the frames of what moves; a whole
# board is not kept, which takes 3 MB.
@lru_cache(maxsize=512)
def fills(shape: Shape, paint: Paint) -> tuple[Fill, ...]:
    """Return a shape as filled polygons; () for a text."""
    match shape:
        case Rect() | Circle() | Polygon():
            return tuple(_closed(_outline(shape), paint))
        case Polyline():
            return tuple(_lines(shape.points, paint))
        case Text():
            return ()
        case _:
            assert_never(shape)


def _outline(shape: Rect | Circle | Polygon) -> Outline:
    match shape:
        case Rect():
            return _rounded(shape)
        case Circle():
            return arc((shape.x, shape.y), shape.r, 0, 2 * pi)[:-1]
        case Polygon():
            return shape.points


def _closed(points: Outline, paint: Paint) -> Iterator[Fill]:
    """Yield the filling, over a larger copy in the colour of the outline."""
    half = paint.width / 2
    if paint.stroke and not paint.fill:
        yield from _rings(points, paint)
    elif paint.stroke:
        yield Fill(grown(points, half), paint.stroke, paint.opacity)
        yield Fill(grown(points, -half), paint.fill, paint.opacity)
    elif paint.fill:
        yield Fill(points, paint.fill, paint.opacity)


def _rings(points: Outline, paint: Paint) -> Iterator[Fill]:
    if paint.dash:
        yield from _lines((*points, points[0]), paint)
        return
    outer, inner = grown(points, paint.width / 2), grown(points, -paint.width / 2)
    # Out around, in backwards: the inside is wound twice in opposite ways, so it stays clear.
    ring = (*outer, outer[0], inner[0], *reversed(inner))
    yield Fill(ring, paint.stroke, paint.opacity)


def _lines(points: Outline, paint: Paint) -> Iterator[Fill]:
    for piece in dashes(points, paint.dash):
        yield Fill(_strip(piece, paint.width / 2), paint.stroke, paint.opacity)


def _strip(points: Outline, half: float) -> Outline:
    """Return a thick line with round ends, as one outline."""
    corners = tuple(zip(points, points[1:], points[2:], strict=False))
    return (
        *_end(points[-2], points[-1], half),
        *(_moved(*corner, -half) for corner in reversed(corners)),
        *_end(points[1], points[0], half),
        *(_moved(*corner, half) for corner in corners),
    )


def _end(before: Point, here: Point, half: float) -> Outline:
    """Return the round end of a thick line."""
    angle = atan2(here[1] - before[1], here[0] - before[0])
    return arc(here, half, angle - pi / 2, angle + pi / 2)


SMOOTH: Final = 0.25
"""How far a flattened curve may stray, in board units: half a canvas pixel."""


def arc(centre: Point, radius: float, start: float, end: float) -> Outline:
    """Return points along a circle, from one angle to another in radians."""
    widest = 2 * acos(max(cos(pi / 6), 1 - SMOOTH / radius)) if radius > SMOOTH else pi / 3
    pieces = max(2, ceil(abs(end - start) / widest))
    angles = (start + (end - start) * piece / pieces for piece in range(pieces + 1))
    x, y = centre
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


def _rounded(shape: Rect) -> Outline:
    x, y, w, h, r = shape.x, shape.y, shape.w, shape.h, shape.radius
    if not r:
        return ((x, y), (x + w, y), (x + w, y + h), (x, y + h))
    return (
        *arc((x + r, y + r), r, pi, 3 * pi / 2),
        *arc((x + w - r, y + r), r, -pi / 2, 0),
        *arc((x + w - r, y + h - r), r, 0, pi / 2),
        *arc((x + r, y + h - r), r, pi / 2, pi),
    )


SHARPEST: Final = 0.3
"""Limits how far a sharp corner is pushed out, as a part of the shift squared."""


def grown(points: Outline, by: float) -> Outline:
    """Return an outline with every side moved outwards by so much; inwards if negative."""
    out = by if _area(points) > 0 else -by
    count = len(points)
    return tuple(
        _moved(points[index - 1], points[index], points[(index + 1) % count], out)
        for index in range(count)
    )


def _area(points: Outline) -> float:
    """Return twice the area; positive if the outline runs clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*points, points[0])))


def _moved(before: Point, here: Point, after: Point, by: float) -> Point:
    (ax, ay), (bx, by_) = _normal(before, here), _normal(here, after)
    x, y = ax + bx, ay + by_
    square = max(SHARPEST, (x * x + y * y) / 2)
    return here[0] + x * by / square, here[1] + y * by / square


def _normal(a: Point, b: Point) -> Point:
    """Return the unit vector that points out of the side a-b of a clockwise outline."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy) or 1.0
    return dy / length, -dx / length
