"""The path of a walk: a line below the meeples, and a number where it crosses into each tile.

A number stands on the border that its step crosses and points the way; beside it the letter of
whoever was dropped. So nothing lies upon a face or a letter.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from math import atan2, degrees, hypot
from typing import Final

from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.layout import SIDE, Frame
from ft_tutor.scene.outlines import arc, turned
from ft_tutor.scene.overlay import Trail
from ft_tutor.scene.shapes import Circle, Layer, Point, Polygon, Polyline, Shape, Text

TAG: Final = 7.2
"""The radius of a number's tag, and of the disc with a tribe's letter."""
BEAK: Final = 11.0
"""How far the point of a tag reaches."""
BESIDE: Final = 17.0
"""From a tag to what stands beside it on the same border."""
CENTRE: Final[Point] = (SIDE / 2, SIDE / 2)
MIDDLE: Final[Point] = (SIDE / 2, 46.0)
"""Where a line passes through a tile: above the meeples who stand there alone."""
TIP: Final[Point] = (9.0, 6.5)
"""Length and half the width of the point at the end of a line."""


def trail_lines(trail: Trail | None, faint: Trail | None, frame: Frame) -> Iterator[Shape]:
    """The line of a walk; one that is faint lies below, and where both go together it is alone."""
    together = 0
    if faint is not None:
        yield from _line(faint, frame, 0, "trail.faint")
        both = zip(trail.legs if trail else (), faint.legs, strict=False)
        together = sum(1 for _ in takewhile(lambda legs: legs[0] == legs[1], both))
    if trail is not None:
        yield from _line(trail, frame, together, "trail")


def _line(trail: Trail, frame: Frame, after: int, style: str) -> Iterator[Shape]:
    """The line from the middle of each tile to the next, without so many legs at its beginning.

    It does not go over the rim, to a tile that is not shown.
    """
    legs = tuple(leg for leg in trail.legs[after:] if _is_shown(leg, frame))
    lines = tuple((frame.point(a, MIDDLE), frame.point(b, MIDDLE)) for a, b in legs)
    for part in ("casing", "line"):
        yield from (Polyline(line, f"{style}.{part}", Layer.TRAIL) for line in lines)
    for (_, end), line in zip(legs, lines, strict=True):
        if line is lines[-1] or end not in {begin for begin, _ in legs}:
            yield Polygon(_tip(*line), f"{style}.tip", Layer.TRAIL)
    if lines and not after and trail.start in frame:
        yield Circle(*frame.point(trail.start, MIDDLE), 5, f"{style}.start", Layer.TRAIL)


def _is_shown(leg: tuple[Tile, Tile], frame: Frame) -> bool:
    return all(tile in frame for tile in leg)


def _tip(a: Point, b: Point) -> tuple[Point, ...]:
    """The point of a line that ends in b."""
    angle, (long, half) = atan2(b[1] - a[1], b[0] - a[0]), TIP
    return tuple(turned(x, y, angle, b) for x, y in ((long, 0), (-2, half), (-2, -half)))


def trail_tags(trail: Trail, frame: Frame) -> Iterator[Shape]:
    """The numbers of the steps, and the letters of those who were dropped."""
    legs = trail.legs
    crossings, passed = Counter(map(frozenset, legs)), Counter[frozenset[Tile]]()
    steps = enumerate(zip(legs, trail.steps, strict=True), start=1)
    for number, ((a, b), (_, tribe)) in steps:
        if not _is_shown((a, b), frame):
            continue
        border = frozenset((a, b))
        width = BESIDE if tribe is None else 2 * BESIDE
        offset = (passed[border] - (crossings[border] - 1) / 2) * width
        passed[border] += 1
        yield from _tag(frame.point(a, CENTRE), frame.point(b, CENTRE), number, tribe, offset)


def _tag(a: Point, b: Point, number: int, tribe: Tribe | None, offset: float) -> Iterator[Shape]:
    """A number between two points, shifted along the border so that all find room."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy) or 1.0
    # Along the border, to the right or downwards: the number is read before the letter.
    across, down = max((dy / length, -dx / length), (-dy / length, dx / length))
    x, y = (a[0] + b[0]) / 2 + across * offset, (a[1] + b[1]) / 2 + down * offset
    if tribe is not None:
        half = BESIDE / 2
        style = f"trail.{tribe.name.lower()}"
        there = x + across * half, y + down * half
        yield Circle(*there, TAG, style, Layer.MARKS)
        yield Text(*there, tribe.letter.upper(), 9.5, f"{style}.letter", layer=Layer.MARKS)
        x, y = x - across * half, y - down * half
    angle = -degrees(atan2(dy, dx))
    outline = arc(x, y, TAG, TAG, span=(angle + 48, angle + 312), n=16)
    tip = x + BEAK * dx / length, y + BEAK * dy / length
    yield Polygon((*outline, tip), "trail.tag", Layer.MARKS)
    yield Text(x, y, str(number), 10.5 if number < 10 else 9, "trail.text", layer=Layer.MARKS)
