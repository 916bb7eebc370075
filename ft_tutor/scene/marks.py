"""The marks of an overlay as shapes: rings, paths, arrows and ghosts.

Where a place is, its carrier says: the shape that is pressed. A ring follows its outline, so a
tile, a card and a round spot are ringed by the same few lines.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.layout import PATH_AT, Frame
from ft_tutor.scene.meeples import meeple
from ft_tutor.scene.outlines import Outline, arrow, cross
from ft_tutor.scene.overlay import Overlay, Trail
from ft_tutor.scene.places import InHand, Place
from ft_tutor.scene.shapes import (
    Carrier,
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
"""How far inside the edge of a place its ring runs: neighbours touch, their rings do not."""
RING: Final = 7.5
BADGE: Final[Point] = (8.5, 9.5)
"""Where a sign stands, from the top right corner of its place."""
STEP: Final = 9.5
ARM: Final = 20.0
"""How far a corner of the keyboard's cursor reaches."""
AGAIN: Final = 21.0
"""How far above the first number of a tile the number of a second visit stands."""

Carriers = Mapping[Place, Carrier]


def mark_shapes(overlay: Overlay, carriers: Carriers, frame: Frame) -> tuple[Shape, ...]:
    """All marks on what the picture shows, in painting order."""
    return tuple(
        shape
        for shapes in (
            _frames(overlay, carriers),
            _path(overlay.path, frame) if overlay.path else (),
            _arrows(overlay, carriers),
            _ghosts(overlay, carriers),
        )
        for shape in shapes
    )


def _frames(overlay: Overlay, carriers: Carriers) -> Iterator[Shape]:
    for place in _shown((overlay.hovered,), carriers):
        yield ring(place, carriers[place], "mark.hover", 6.5)
    for place in _shown(overlay.legal, carriers):
        yield from _cased(place, carriers[place], "mark.legal")
    for place in _shown((*overlay.picked, overlay.here), carriers):
        if not isinstance(place, InHand):  # the hand itself raises what is picked
            yield from _cased(place, carriers[place], "mark.here")
    for place in _shown((*overlay.goal, *overlay.hints), carriers):
        yield from _signed(place, carriers[place], "mark.hint", _hint_sign)
    for place in _shown(overlay.wrong, carriers):
        yield from _signed(place, carriers[place], "mark.wrong", _wrong_sign)
    for place in _shown((overlay.cursor,), carriers):
        for corner in _corners(carriers[place]):
            yield Polyline(corner, "mark.cursor.casing", Layer.MARKS, place)
            yield Polyline(corner, "mark.cursor", Layer.MARKS, place)


def _shown(places: Iterable[Place | None], carriers: Carriers) -> Iterator[Place]:
    return (place for place in places if place is not None and place in carriers)


def ring(place: Place, carrier: Carrier, style: str, inset: float = INSET) -> Shape:
    """A line along the inside of a place."""
    match carrier:
        case Rect(x, y, w, h):
            w, h = w - 2 * inset, h - 2 * inset
            return Rect(x + inset, y + inset, w, h, style, RING, Layer.MARKS, place)
        case Circle():
            return replace(carrier, r=carrier.r - inset, style=style, layer=Layer.MARKS)
        case Polygon():
            return replace(carrier, style=style, layer=Layer.MARKS)


def _cased(place: Place, carrier: Carrier, style: str) -> Iterator[Shape]:
    yield ring(place, carrier, f"{style}.casing")
    yield ring(place, carrier, style)


def box(carrier: Carrier) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a place."""
    match carrier:
        case Rect(x, y, w, h):
            return x, y, x + w, y + h
        case Circle(x, y, r):
            return x - r, y - r, x + r, y + r
        case Polygon(points):
            xs, ys = zip(*points, strict=True)
            return min(xs), min(ys), max(xs), max(ys)


def _corners(carrier: Carrier) -> Iterator[Outline]:
    """Four brackets around a place: a shape of its own, beside whatever ring is there."""
    left, top, right, bottom = box(carrier)
    arm = min(ARM, (right - left) / 3, (bottom - top) / 3)
    for x, dx in ((left + 1, arm), (right - 1, -arm)):
        for y, dy in ((top + 1, arm), (bottom - 1, -arm)):
            yield (x, y + dy), (x, y), (x + dx, y)


def _signed(
    place: Place, carrier: Carrier, style: str, sign: Callable[[float, float], Shape]
) -> Iterator[Shape]:
    """A ring with a disc in its corner for a sign, so that colour is not needed."""
    _, top, right, _ = box(carrier)
    x, y = right - BADGE[0], top + BADGE[1]
    yield ring(place, carrier, "mark.casing")
    yield ring(place, carrier, style)
    disc = (Circle(x, y, STEP, f"{style}.badge"), sign(x, y))
    yield from placed(disc, 0, 0, layer=Layer.MARKS, place=place)


def _hint_sign(x: float, y: float) -> Shape:
    return Text(x, y, "?", 15, "mark.badge.text")


def _wrong_sign(x: float, y: float) -> Shape:
    return Polygon(cross(x, y, 5, 1.5), "mark.badge.text")


def _path(path: Trail, frame: Frame) -> Iterator[Shape]:
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


def _arrows(overlay: Overlay, carriers: Carriers) -> Iterator[Shape]:
    for tail, tip in overlay.arrows:
        if tail in carriers and tip in carriers:
            a, b = carriers[tail].centre, carriers[tip].centre
            yield Polygon(arrow(a, b, 9, 20), "mark.arrow", layer=Layer.MARKS)


def _ghosts(overlay: Overlay, carriers: Carriers) -> Iterator[Shape]:
    """Ghosts float above the meeples, so that nobody has to move over for them."""
    count: Counter[Place] = Counter()
    for place, tribe in overlay.ghosts:
        if place in carriers:
            x, y = carriers[place].centre
            x, y = x + 24 * count[place], y + 10
            count[place] += 1
            yield Circle(x, y - 18, 25, "ghost.halo", Layer.MARKS, place)
            ghost = restyled(meeple(tribe), GHOST)
            yield from placed(ghost, x, y, 1.3, layer=Layer.MARKS, place=place)
