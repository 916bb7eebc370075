"""What shapes cover: the boxes around them."""

from collections.abc import Iterable
from typing import Final

from ft_tutor.scene.shapes import Circle, Polygon, Polyline, Rect, Shape, Text

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in board units."""

LETTER: Final = 0.9
"""How wide a letter is at most, as a part of the type size."""


def box(shape: Shape) -> Box:
    """Return what a shape covers, without its outline; of a text rather too much."""
    match shape:
        case Rect():
            return shape.x, shape.y, shape.x + shape.w, shape.y + shape.h
        case Circle():
            return shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r
        case Polygon() | Polyline():
            across, down = zip(*shape.points, strict=True)
            return min(across), min(down), max(across), max(down)
        case Text():
            wide, half = LETTER * shape.size * len(shape.text), shape.size / 2
            left = shape.x - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor]
            return left, shape.y - half, left + wide, shape.y + half


def around(boxes: Iterable[Box]) -> Box:
    """Return the box around some boxes, of which there is at least one."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def touch(one: Box, other: Box) -> bool:
    """Return whether two boxes share more than an edge."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
