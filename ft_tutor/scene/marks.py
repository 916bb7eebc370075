"""The marks of an overlay as shapes: rings, paths, arrows and ghosts."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.layout import PATH_AT, SIDE, Frame
from ft_tutor.scene.meeples import meeple
from ft_tutor.scene.outlines import Outline, arrow, cross
from ft_tutor.scene.overlay import Overlay, Path
from ft_tutor.scene.shapes import (
    Circle,
    Layer,
    Point,
    Polygon,
    Polyline,
    Rect,
    Shape,
    Text,
    placed,
    restyled,
)
from ft_tutor.scene.theme import GHOST

INSET: Final = 2.5
RING: Final = 7.5
BADGE: Final = (91.5, 9.5)
STEP: Final = 9.5
ARM: Final = 20.0
"""How far a corner of the keyboard's cursor reaches."""
AGAIN: Final = 21.0
"""How far above the first number of a tile the number of a second visit stands."""


def mark_shapes(overlay: Overlay, frame: Frame) -> tuple[Shape, ...]:
    """All marks on the tiles of the frame, in painting order; not those of the tray."""
    return tuple(
        shape
        for shapes in (
            _frames(overlay, frame),
            _path(overlay.path, frame) if overlay.path else (),
            _arrows(overlay, frame),
            _ghosts(overlay, frame),
        )
        for shape in shapes
    )


def _frames(overlay: Overlay, frame: Frame) -> Iterator[Shape]:
    for tile in _shown((overlay.hovered,), frame):
        yield _ring(frame, tile, "mark.hover", 6.5)
    for tile in _shown(overlay.legal, frame):
        yield _ring(frame, tile, "mark.legal.casing")
        yield _ring(frame, tile, "mark.legal")
    for tile in _shown((overlay.selected,), frame):
        yield _ring(frame, tile, "mark.selected.casing")
        yield _ring(frame, tile, "mark.selected")
    for tile in _shown(overlay.hints, frame):
        yield from _ringed(frame, tile, "mark.hint")
        yield _hint_sign(frame, tile)
    for tile in _shown(overlay.wrong, frame):
        yield from _ringed(frame, tile, "mark.wrong")
        yield _wrong_sign(frame, tile)
    for tile in _shown((overlay.cursor,), frame):
        for corner in _corners(frame, tile):
            yield Polyline(corner, "mark.cursor.casing", layer=Layer.MARKS, tile=tile)
            yield Polyline(corner, "mark.cursor", layer=Layer.MARKS, tile=tile)


def _shown(tiles: tuple[Tile | None, ...], frame: Frame) -> Iterator[Tile]:
    return (tile for tile in tiles if tile is not None and tile in frame)


def _ring(frame: Frame, tile: Tile, style: str, inset: float = INSET) -> Shape:
    x, y = frame.point(tile, (inset, inset))
    side = SIDE - 2 * inset
    return Rect(x, y, side, side, style, RING, layer=Layer.MARKS, tile=tile)


def _corners(frame: Frame, tile: Tile) -> Iterator[Outline]:
    """Four brackets around a tile: a shape of its own, beside whatever ring is there."""
    near, far = 1.0, SIDE - 1.0
    for x, dx in ((near, ARM), (far, -ARM)):
        for y, dy in ((near, ARM), (far, -ARM)):
            bracket = ((x, y + dy), (x, y), (x + dx, y))
            yield tuple(frame.point(tile, point) for point in bracket)


def _ringed(frame: Frame, tile: Tile, style: str) -> Iterator[Shape]:
    """A ring with a disc in its corner for a sign, so that colour is not needed."""
    x, y = frame.point(tile, BADGE)
    yield _ring(frame, tile, "mark.casing")
    yield _ring(frame, tile, style)
    yield Circle(x, y, STEP, f"{style}.badge", layer=Layer.MARKS, tile=tile)


def _hint_sign(frame: Frame, tile: Tile) -> Shape:
    x, y = frame.point(tile, BADGE)
    return Text(x, y, "?", 15, "mark.badge.text", layer=Layer.MARKS, tile=tile)


def _wrong_sign(frame: Frame, tile: Tile) -> Shape:
    x, y = frame.point(tile, BADGE)
    return Polygon(cross(x, y, 5, 1.5), "mark.badge.text", layer=Layer.MARKS, tile=tile)


def _path(path: Path, frame: Frame) -> Iterator[Shape]:
    tiles = (path.start, *(tile for tile, _ in path.steps))
    points = tuple(frame.point(tile, PATH_AT) for tile in tiles)
    if len(points) > 1:
        yield Polyline(points, "mark.path.casing", layer=Layer.MARKS)
        yield Polyline(points, "mark.path", layer=Layer.MARKS)
    yield Circle(*points[0], 5.5, "mark.path.start", layer=Layer.MARKS)
    visits: Counter[Tile] = Counter()
    for number, (tile, tribe) in enumerate(path.steps, start=1):
        x, y = frame.point(tile, PATH_AT)
        yield from _step((x, y - AGAIN * visits[tile]), number, tribe)
        visits[tile] += 1


def _step(at: Point, number: int, tribe: Tribe | None) -> Iterator[Shape]:
    """A numbered disc, and beside it a small meeple of the tribe dropped there."""
    x, y = at
    if tribe is not None:
        yield Circle(x + 15, y, STEP, "mark.step.plate", layer=Layer.MARKS)
        yield from placed(meeple(tribe), x + 15, y + 7.6, 0.52, layer=Layer.MARKS)
    yield Circle(x, y, STEP, "mark.step", layer=Layer.MARKS)
    size = 13 if number < 10 else 11
    yield Text(x, y, str(number), size, "mark.step.text", layer=Layer.MARKS)


def _arrows(overlay: Overlay, frame: Frame) -> Iterator[Shape]:
    for tail, tip in overlay.arrows:
        a, b = frame.point(tail, PATH_AT), frame.point(tip, PATH_AT)
        yield Polygon(arrow(a, b, 9, 20), "mark.arrow", layer=Layer.MARKS)


def _ghosts(overlay: Overlay, frame: Frame) -> Iterator[Shape]:
    """Ghosts float above the meeples, so that nobody has to move over for them."""
    count: Counter[Tile] = Counter()
    for tile, tribe in overlay.ghosts:
        x, y = frame.point(tile, (50 + 24 * count[tile], 60))
        count[tile] += 1
        ghost = restyled(meeple(tribe), GHOST)
        yield Circle(x, y - 18, 25, "ghost.halo", layer=Layer.MARKS, tile=tile)
        yield from placed(ghost, x, y, 1.3, layer=Layer.MARKS, tile=tile)
