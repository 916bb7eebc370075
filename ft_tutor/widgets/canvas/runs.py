"""Puts shapes into few runs: each run of polygons, and each text, is one command to the page."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from ft_tutor.scene.shapes import Circle, Polygon, Polyline, Rect, Shape, Text

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in board units."""

Run = tuple[list[Shape], list[Text]]

LETTER: Final = 0.9
"""How wide a letter is at most, as a part of the type size."""


def runs(shapes: Iterable[Shape]) -> Iterator[Run]:
    """Yield polygons, then the texts on top of them, and so on; the picture stays the same.

    A text waits until something would cover it, so that the polygons of many pieces, which
    all carry a letter, go together.
    """
    polygons, texts = list[Shape](), list[Text]()
    for shape in shapes:
        if isinstance(shape, Text):
            texts.append(shape)
            continue
        if any(touch(box(shape), box(text)) for text in texts):
            yield polygons, texts
            polygons, texts = [], []
        polygons.append(shape)
    yield polygons, texts


@lru_cache(maxsize=2048)
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


def touch(one: Box, other: Box) -> bool:
    """Return whether two boxes share more than an edge."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
