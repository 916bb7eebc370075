"""The marks of an overlay as shapes: rings, signs, arrows and ghosts.

Where a place is, its carriers say: the shapes that are pressed. A ring follows their outline, so
a tile, a card and a round spot are ringed by the same few lines.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import hypot
from typing import Final

from ft_tutor.scene.layout import SIDE, SIGN_AT
from ft_tutor.scene.meeples import meeple
from ft_tutor.scene.outlines import Outline, arrow
from ft_tutor.scene.overlay import Overlay
from ft_tutor.scene.places import InHand, OnTile, Place
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
from ft_tutor.scene.signs import SIGNS
from ft_tutor.scene.theme import GHOST

INSET: Final = 2.5
"""How far inside the edge of a place its ring runs: neighbours touch, their rings do not."""
SMALL: Final = 77.0
"""A place less wide than this is ringed outside, and its signs are half as large."""
OUTSIDE: Final = -1.5
HOT: Final = "hot"
"""The style of what is pressed and not seen: a meeple that is a place of its own."""
HOVER_INSET: Final = 7.0
ROUND: Final = 7.5
ARM: Final = 20.0
"""How far a corner of the keyboard's cursor reaches."""
APART: Final = 25.0
"""From a sign in the corner to the next one below it."""
IN_CORNER: Final[Point] = (SIDE - SIGN_AT[0], SIGN_AT[1])
"""Where the first sign stands, from the top right corner of its place."""
CLIMB: Final = 0.2
"""How far past the middle of a tile an arrow from below goes, as a part of the tile's side."""
FLOATING: Final = 2.0
"""How far below the middle of its place a ghost has its feet: above the meeples there."""

TAG: Final = 10.0
"""The radius of a tag."""

Carriers = Mapping[Place, tuple[Carrier, ...]]


def mark_shapes(overlay: Overlay, carriers: Carriers) -> Iterator[Shape]:
    """All marks on what the picture shows, but for its path; some lie below the pieces."""
    yield from _arrows(overlay, carriers)
    yield from _rings(overlay, carriers)
    yield from _ghosts(overlay, carriers)
    yield from _signs(overlay, carriers)
    yield from _tags(overlay, carriers)


def _signed(overlay: Overlay) -> Iterator[tuple[str, Place]]:
    """What gets a sign, beginning in the corner."""
    yield from (("wrong", place) for place in overlay.wrong)
    # Who is there already needs no flag: it would cover the camel.
    yield from (("goal", place) for place in overlay.goal if place != overlay.here)
    yield from (("hint", place) for place in overlay.hints)
    # The hand itself raises what is picked there.
    yield from (("picked", place) for place in overlay.picked if not isinstance(place, InHand))
    yield from (("here", place) for place in (overlay.here,) if place is not None)
    yield from (("start", place) for place in (overlay.start,) if place is not None)


RINGED: Final = ("start", "goal", "legal", "here", "picked", "hint", "wrong")
"""The rings, the lowest first."""


def _rings(overlay: Overlay, carriers: Carriers) -> Iterator[Shape]:
    if overlay.hovered is not None:
        yield from _ring(overlay.hovered, carriers, "mark.hover.casing", HOVER_INSET)
        yield from _ring(overlay.hovered, carriers, "mark.hover", HOVER_INSET)
    named = (*_signed(overlay), *(("legal", place) for place in overlay.legal))
    # A later one lies upon an earlier one: what went wrong upon what may be pressed.
    for name, place in sorted(named, key=lambda one: RINGED.index(one[0])):
        yield from _ring(place, carriers, f"mark.{name}.casing")
        yield from _ring(place, carriers, f"mark.{name}")
    if overlay.cursor is not None and overlay.cursor in carriers:
        for corner in _corners(carriers[overlay.cursor][0]):
            yield Polyline(corner, "mark.cursor.casing", Layer.MARKS, overlay.cursor)
            yield Polyline(corner, "mark.cursor", Layer.MARKS, overlay.cursor)


def _ring(place: Place, carriers: Carriers, style: str, inset: float = INSET) -> Iterator[Shape]:
    """A line along the inside of a place."""
    for carrier in carriers.get(place, ()):
        edge = OUTSIDE if _is_small(carrier) else inset
        # Where a ring has to run through others, they stand upon it.
        layer = Layer.TRAIL if carrier.style == HOT else Layer.MARKS
        match carrier:
            case Rect(x, y, w, h):
                w, h = w - 2 * edge, h - 2 * edge
                yield Rect(x + edge, y + edge, w, h, style, ROUND, layer, place)
            case Circle(x, y, r):
                yield Circle(x, y, r - edge, style, layer, place)
            case Polygon(points):
                yield Polygon(points, style, layer, place)


def _is_small(carrier: Carrier) -> bool:
    left, _, right, _ = box_of(carrier)
    return right - left < SMALL


Box = tuple[float, float, float, float]


def box_of(carrier: Carrier) -> Box:
    """Left, top, right and bottom of a shape."""
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
    left, top, right, bottom = box_of(carrier)
    arm = min(ARM, (right - left) / 3, (bottom - top) / 3)
    for x, dx in ((left + 1, arm), (right - 1, -arm)):
        for y, dy in ((top + 1, arm), (bottom - 1, -arm)):
            yield (x, y + dy), (x, y), (x + dx, y)


def _signs(overlay: Overlay, carriers: Carriers) -> Iterator[Shape]:
    """The signs in the top right corner of their place, one below the other."""
    count: Counter[Place] = Counter()
    for name, place in _signed(overlay):
        if place in carriers:
            carrier = carriers[place][0]
            _, top, right, _ = box_of(carrier)
            # A small place has its sign upon its corner, so that what it shows stays in sight.
            scale, across, down = (0.55, 0.0, 0.0) if _is_small(carrier) else (1, *IN_CORNER)
            x, y = right - across, top + down + APART * scale * count[place]
            count[place] += 1
            yield from placed(SIGNS[name], x, y, scale, layer=Layer.MARKS, place=place)


def _arrows(overlay: Overlay, carriers: Carriers) -> Iterator[Shape]:
    """Arrows lie below the pieces, and their tips reach up to where nobody stands.

    The head of one lies upon the tail of the next, so that each shows where it goes.
    """
    for tail, tip in reversed(overlay.arrows):
        if tail in carriers and tip in carriers:
            outline = arrow(carriers[tail][0].centre, _tip(tail, tip, carriers), 9, 20)
            yield Polygon(outline, "mark.arrow", Layer.TRAIL)


def _tip(tail: Place, tip: Place, carriers: Carriers) -> Point:
    """The middle of a place; an arrow that climbs into a tile ends above whoever stands there."""
    (x, y), (ax, ay) = carriers[tip][0].centre, carriers[tail][0].centre
    if not isinstance(tip, OnTile):
        return x, y
    left, _, right, _ = box_of(carriers[tip][0])
    length = hypot(x - ax, y - ay) or 1.0
    across, down = (x - ax) / length, (y - ay) / length
    climb = CLIMB * (right - left) * max(0.0, -down)
    return x + climb * across, y + climb * down


def _ghosts(overlay: Overlay, carriers: Carriers) -> Iterator[Shape]:
    """Ghosts float above the meeples, so that nobody has to move over for them."""
    count: Counter[Place] = Counter()
    for place, tribe in overlay.ghosts:
        if place in carriers:
            x, y = carriers[place][0].centre
            x, y = x + 24 * count[place], y + FLOATING
            count[place] += 1
            yield Circle(x, y - 17, 20, "ghost.halo", Layer.MARKS, place)
            ghost = restyled(meeple(tribe), GHOST)
            yield from placed(ghost, x, y, 1.2, layer=Layer.MARKS, place=place)


def _tags(overlay: Overlay, carriers: Carriers) -> Iterator[Shape]:
    """Tags in the top right corner of their place, beside a sign: below it a walk has numbers."""
    signed = {place for _, place in _signed(overlay)}
    for place, text in overlay.tags:
        if place in carriers:
            left, top, right, _ = box_of(carriers[place][0])
            scale = (right - left) / SIDE
            x = right - (IN_CORNER[0] + (APART if place in signed else 0)) * scale
            y = top + IN_CORNER[1] * scale
            yield Circle(x, y, TAG * scale, "trail.tag", Layer.MARKS, place)
            yield Text(x, y, text, 13 * scale, "trail.text", layer=Layer.MARKS, place=place)
