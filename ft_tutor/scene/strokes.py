"""Dashes for a back end that can only draw unbroken lines."""

from itertools import pairwise
from math import hypot

from ft_tutor.scene.shapes import Point

Piece = tuple[Point, ...]


def dashes(points: Piece, pattern: tuple[float, ...]) -> tuple[Piece, ...]:
    """The drawn pieces of a line; ``pattern`` is on, off, on ... in board units; () is solid."""
    if not pattern:
        return (points,)
    pieces: list[Piece] = []
    index, left = 0, pattern[0]
    for a, b in pairwise(points):
        length, done = hypot(b[0] - a[0], b[1] - a[1]), 0.0
        while done < length:
            step = min(left, length - done)
            if index % 2 == 0:
                pieces.append(
                    (_between(a, b, done / length), _between(a, b, (done + step) / length))
                )
            done, left = done + step, left - step
            if left <= 0:
                index += 1
                left = pattern[index % len(pattern)]
    return tuple(pieces)


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
