"""Our own drawings of the five kinds of tile: a small landscape 100 by 100, and what stands in it.

The emblem keeps to the middle of the upper half (x 28 to 72, y 5 to 47): the badge, the camel,
palms and palaces have the corners beside it, the meeples the sand below.
"""

from functools import cache
from typing import Final

from ft_tutor.rules.vocabulary import TileKind
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.outlines import arc, box, dome, ellipse, onion, star
from ft_tutor.scene.shapes import Circle, Polygon, Rect, Shape, placed

RADIUS: Final = 8.0
EDGE: Final = 1.5
"""From the border of a tile's square to the edge of the printed tile."""


@cache
def landscape(kind: TileKind) -> Drawing:
    """The tile with its sky, its dunes and its emblem; the first shape is the tile itself."""
    style = f"tile.{kind.value}"
    side = 100 - 2 * EDGE
    return (
        Rect(EDGE, EDGE, side, side, style, RADIUS),
        *_SKIES[kind],
        Polygon(_DUNES, f"{style}.ground"),
        *placed(_EMBLEMS[kind], 7, 4.7, 0.9),
    )


def _dunes() -> tuple[tuple[float, float], ...]:
    low, high = EDGE + 0.6, 100 - EDGE - 0.6
    r = RADIUS - 0.6
    horizon = (
        (low, 42),
        (14, 38.6),
        (28, 38),
        (44, 41),
        (60, 42.6),
        (76, 40.6),
        (88, 38.6),
        (high, 39.6),
    )
    right = arc(high - r, high - r, r, r, span=(0, -90), n=5)
    left = arc(low + r, high - r, r, r, span=(-90, -180), n=5)
    return (*horizon, *right, *left)


_DUNES: Final = _dunes()


def _house(x: float, base: float, w: float, h: float) -> Drawing:
    """A flat-roofed house with a parapet and a shaded side."""
    top = base - h
    return (
        Polygon(box(x, top, w, h), "art.wall"),
        Polygon(box(x + w * 0.72, top, w * 0.28, h), "art.wall.shade"),
        Polygon(box(x - 0.8, top - 1.6, w + 1.6, 2.4), "art.roof"),
    )


def _door(x: float, base: float, w: float, h: float) -> Shape:
    return Polygon(
        (
            *arc(x, base - h + w / 2, w / 2, w / 2, span=(0, 180), n=6),
            (x - w / 2, base),
            (x + w / 2, base),
        ),
        "art.door",
    )


def _window(x: float, y: float) -> Shape:
    return Polygon(box(x, y, 2.6, 3.4), "art.window")


_VILLAGE: Final = (
    *_house(42, 45, 16, 29),
    Polygon(dome(50, 15, 6.6, 7), "art.roof"),
    _window(46, 19.5),
    _window(51, 19.5),
    *_house(29.5, 46, 15, 18),
    _window(33, 31.5),
    _door(38.2, 46, 4.4, 8),
    *_house(55.5, 46.5, 15, 21),
    _window(62, 29),
    _window(58, 29),
    _door(61, 46.5, 4.6, 8),
)

_SACRED: Final = (
    Polygon(box(29, 43, 42, 4), "art.wall.shade"),
    Polygon(box(32, 40, 36, 3.6), "art.wall"),
    *(Polygon(box(x, 26, 3.4, 14), "art.wall") for x in (34, 40.5, 56, 62.6)),
    _door(50, 40, 9, 13),
    Polygon(box(32, 23.4, 36, 3.4), "art.wall"),
    Polygon(onion(50, 23.6, 12, 12.4), "art.dome"),
    Polygon(star(50, 6.6, 4.4, 1.9, 8), "art.star"),
)


def _frond(cx: float, cy: float, dx: float, dy: float, style: str) -> Shape:
    side = 2.1 if dx > 0 else -2.1
    return Polygon(
        (
            (cx, cy),
            (cx + dx * 0.5, cy + dy * 0.2 - 3.4),
            (cx + dx, cy + dy),
            (cx + dx * 0.5 - side * 0.3, cy + dy * 0.35 - 0.2),
        ),
        style,
    )


def _tree(x: float, base: float, cx: float, cy: float) -> Drawing:
    """A leaning palm of the oasis."""
    trunk = (
        (x - 1.5, base),
        (x + 1.7, base),
        ((x + cx) / 2 + 1.3, (base + cy) / 2),
        (cx + 0.8, cy),
        (cx - 0.8, cy),
        ((x + cx) / 2 - 1.2, (base + cy) / 2),
    )
    ends = ((10, 6.4), (-10, 6.4), (9.6, 0.4), (-9.6, 0.4), (4.6, -5.4), (-4.6, -5.4))
    styles = ("art.leaf.dark", "art.leaf.dark", "art.leaf", "art.leaf", "art.leaf", "art.leaf")
    return (
        Polygon(trunk, "art.trunk"),
        *(_frond(cx, cy, dx, dy, style) for (dx, dy), style in zip(ends, styles, strict=True)),
    )


_OASIS: Final = (
    *_tree(58, 43, 62, 16.5),
    *_tree(42, 42, 39.5, 21.5),
    Polygon(ellipse(50, 43.4, 21, 4.8, 14), "art.leaf"),
    Polygon(ellipse(50, 43.2, 18.6, 3.6, 14), "art.water"),
    Polygon(ellipse(45, 42.4, 7, 0.9, 10), "art.shine"),
    Polygon(ellipse(57, 44.2, 4.4, 0.7, 10), "art.shine"),
)


def _stall(x: float, base: float, w: float, h: float, stripes: int) -> Drawing:
    """A stall with a striped, scalloped awning and goods on the counter."""
    top, awning, part = base - h, h * 0.36, w / stripes
    posts = (box(x + 1, top, 1.8, h), box(x + w - 2.8, top, 1.8, h))
    strips = tuple(
        Polygon(
            (
                (x + w * 0.08 + i * part * 0.84, top - 1),
                (x + w * 0.08 + (i + 1) * part * 0.84, top - 1),
                (x + (i + 1) * part, top + awning),
                *arc(x + (i + 0.5) * part, top + awning, part / 2, 2.6, span=(0, -180), n=5)[1:-1],
                (x + i * part, top + awning),
            ),
            "art.cloth" if i % 2 == 0 else "art.cloth.alt",
        )
        for i in range(stripes)
    )
    counter = base - h * 0.34
    return (
        Polygon(box(x + 2, top + 2, w - 4, h * 0.64), "art.wall.shade"),
        *(Polygon(post, "art.trunk") for post in posts),
        *_goods(x, counter, w),
        Polygon(box(x - 0.6, counter, w + 1.2, base - counter), "art.trunk"),
        Polygon(box(x - 1.4, counter - 1, w + 2.8, 2.2), "art.wall"),
        *strips,
    )


def _goods(x: float, counter: float, w: float) -> Drawing:
    styles = ("art.pot", "art.star", "art.leaf")
    return tuple(
        Circle(x + w * (i + 1) / 4, counter - 2, 2.5, style) for i, style in enumerate(styles)
    )


def _jar(x: float, base: float) -> Shape:
    return Polygon(
        (
            (x - 1.8, base - 8),
            (x + 1.8, base - 8),
            (x + 1.2, base - 6.4),
            (x + 3.2, base - 3.4),
            (x + 1.8, base),
            (x - 1.8, base),
            (x - 3.2, base - 3.4),
            (x - 1.2, base - 6.4),
        ),
        "art.pot",
    )


_SMALL: Final = (
    *_stall(36, 46, 26, 29, 5),
    _jar(67, 46.5),
    _jar(32, 47),
)


def _flag(x: float, y: float) -> Drawing:
    return (
        Polygon(box(x - 0.5, y, 1, 9), "art.trunk"),
        Polygon(((x + 0.5, y), (x + 7, y + 2), (x + 0.5, y + 4.2)), "art.star"),
    )


_LARGE: Final = (
    *_flag(50, 4.6),
    Polygon(((50, 11), (61, 21), (64, 45), (36, 45), (39, 21)), "art.cloth.blue"),
    Polygon(((50, 11), (54, 21), (55, 45), (45, 45), (46, 21)), "art.cloth.alt"),
    _door(50, 45, 7, 15),
    *_stall(28.6, 46.5, 17, 21, 4),
    *_stall(54.6, 46.5, 17, 21, 4),
)

_EMBLEMS: Final[dict[TileKind, Drawing]] = {
    TileKind.VILLAGE: _VILLAGE,
    TileKind.SACRED_PLACE: _SACRED,
    TileKind.OASIS: _OASIS,
    TileKind.SMALL_MARKET: _SMALL,
    TileKind.LARGE_MARKET: _LARGE,
}

_SUN: Final = (Circle(83, 22, 8, "art.sun"),)
_NIGHT: Final = tuple(
    Polygon(star(x, y, r, r * 0.4, 4), "art.star")
    for x, y, r in ((33, 11, 2), (68, 14, 2.4), (80, 28, 1.6))
)
_SKIES: Final[dict[TileKind, Drawing]] = {
    TileKind.VILLAGE: _SUN,
    TileKind.SACRED_PLACE: _NIGHT,
    TileKind.OASIS: _SUN,
    TileKind.SMALL_MARKET: _SUN,
    TileKind.LARGE_MARKET: _SUN,
}
