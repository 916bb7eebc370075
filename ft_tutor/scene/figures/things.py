"""What the figures hold, and what lies on a table beside its cards: coins, lamps, daggers, tiles.

Meeples, camels, palms and palaces stand on the origin; all else is drawn around it.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from ft_tutor.rules.vocabulary import TRIBES, Resource, Tribe
from ft_tutor.scene.figures.resources import resource_icon
from ft_tutor.scene.meeples import Drawing, meeple
from ft_tutor.scene.outlines import arc, arrow, box, cross, ellipse, mirrored, smooth, star, turned
from ft_tutor.scene.pieces import CAMEL, PALACE, PALM
from ft_tutor.scene.shapes import Circle, Polygon, Text, placed

COIN: Final = 10.0
"""The usual radius of a coin."""


@cache
def coin(number: int | None = None, radius: float = COIN) -> Drawing:
    """A gold coin around the origin, with an amount on it or blank."""
    face = Circle(0, 0, radius, "coin")
    if number is None:
        return face, Polygon(star(0, 0, radius * 0.54, radius * 0.22, 4), "coin.mark")
    size = radius * (1.3 if number < 10 else 1.1)
    return face, Text(0, 0, str(number), size, "coin.text")


def _bag() -> Drawing:
    body = smooth(((-5, -7), (5, -7), (14, 4), (12, 15), (0, 17), (-12, 15), (-14, 4)), 3)
    return (
        Polygon(body, "bag"),
        Polygon(((-5, -7), (5, -7), (10, -16), (3.4, -13), (-3.4, -14), (-10, -16)), "bag"),
        Polygon(box(-6.4, -8.6, 12.8, 3.2), "bag.string"),
    )


BAG: Final = _bag()
"""The bag of meeples around the origin."""


_HANDLE: Final = (
    *arc(13, 1, 7.5, 6.5, span=(110, -110), n=8),
    *arc(13, 1, 4, 3.2, span=(-110, 110), n=6),
)
_OIL: Final = smooth(
    ((-20, -5), (-12, 1), (-6, -4), (8, -4), (14, 1), (8, 9), (-3, 10), (-12, 6)), 2
)
_LAMP: Final = (
    Polygon(_HANDLE, "good.gold"),
    Polygon(_OIL, "good.gold"),
    Polygon(mirrored(((0, -11), (2, -8), (7, -4))), "good.gold"),
    Polygon(mirrored(((3, 9), (8, 14))), "good.gold"),
)
"""An oil lamp, such as a djinn lives in."""

_LAMP_BACK: Final = (Polygon(tuple((0.36 * x, 0.36 * y) for x, y in _OIL), "back.ornament"),)

_DAGGER: Final = (
    Polygon(mirrored(((3.6, -4), (3.4, 9), (0, 19))), "meeple.metal"),
    Polygon(box(-8, -7, 16, 4), "good.gold"),
    Polygon(box(-2.2, -16, 4.4, 9), "meeple.wood"),
)
"""It points down."""


def _tile(style: str) -> Drawing:
    """A tile that lies flat, seen at a slant; what stands on it stands about on the origin."""
    return (Polygon(((-19, -7), (19, -7), (27, 6), (-27, 6)), style),)


def _pawn(tribe: Tribe) -> Drawing:
    """A meeple that could be any, standing on the origin."""
    half = ((0, -20), (3.4, -19), (4.6, -15.6), (3, -12), (9, -9), (6.4, -5), (8, 0))
    return (Polygon(mirrored(half), f"meeple.{tribe.name.lower()}"),)


def _tilted(drawing: Drawing, angle: float) -> Drawing:
    """Polygons turned around the origin, by an angle in radians."""
    return tuple(
        Polygon(tuple(turned(x, y, angle, (0, 0)) for x, y in shape.points), shape.style)
        for shape in drawing
        if isinstance(shape, Polygon)
    )


def _card(style: str, drawing: Drawing = ()) -> Drawing:
    return (Polygon(box(-9, -13, 18, 26), style), *drawing)


def _badge(number: int) -> Drawing:
    return Circle(0, 0, 11, "count"), Text(0, 0, str(number), 17, "count.text")


_TWICE: Final = (
    Circle(0, 0, 12, "count"),
    Polygon(cross(-5.6, 0.6, 3.6, 1), "count.text"),
    Text(3.8, 0, "2", 16, "count.text"),
)
"""Times two."""

_RIGHT: Final = (Polygon(arrow((-8, 0), (8, 0), 5, 8), "fig.arrow"),)
_LEAP: Final = (
    Polygon(
        (
            *arc(0, 6, 17, 15, span=(180, 45), n=7),
            (16.6, -8.6),
            (18, 7),
            (3.4, 3),
            *arc(0, 6, 11.4, 9.6, span=(45, 180), n=6),
        ),
        "fig.arrow",
    ),
)
"""An arrow that leaps from left to right."""

_PLUS: Final = (
    Circle(0, 0, 9, "fig.arrow"),
    Polygon(box(-5.5, -1.6, 11, 3.2), "count.text"),
    Polygon(box(-1.6, -5.5, 3.2, 11), "count.text"),
)
_HOUSES: Final = (
    Polygon(((-14, 0), (-14, -9), (-7, -15), (0, -9), (0, 0)), "fig.house"),
    Polygon(((0, 0), (0, -12), (12, -12), (12, 0)), "fig.house"),
    Polygon(box(-9.5, -6, 5, 6), "fig.edge"),
    Polygon(box(4, -9, 4, 4), "fig.edge"),
)
_POND: Final = (Polygon(ellipse(0, 0, 17, 4.6, 14), "fig.pond"),)
_SHIELD: Final = (
    Polygon(mirrored(((0, -24), (14, -19), (27, -20), (25, 0), (15, 15), (0, 24))), "good.gold"),
    Polygon(
        mirrored(((0, -20), (13, -15.6), (23, -16), (21, -1), (13, 12), (0, 19.5))), "fig.house"
    ),
)
_SPARK: Final = (Polygon(star(0, 0, 10, 4, 5), "fig.lit"),)
_MASK: Final = (
    Polygon(
        smooth(
            (
                (0, -5),
                (10, -9),
                (21, -7),
                (19, 5),
                (8, 9),
                (0, 3),
                (-8, 9),
                (-19, 5),
                (-21, -7),
                (-10, -9),
            ),
            2,
        ),
        "fig.edge",
    ),
    Polygon(ellipse(-9.5, -0.5, 4.6, 3, 10), "count.text"),
    Polygon(ellipse(9.5, -0.5, 4.6, 3, 10), "count.text"),
)
_NO: Final = (Polygon(cross(0, 0, 13, 2.6), "sign.wrong"),)

_TWO_COINS: Final = (*placed(coin(1), -7, -5), *placed(coin(2), 5, 5))

THINGS: Final[Mapping[str, Drawing]] = {
    "lamp": _LAMP,
    "dagger": _DAGGER,
    "dagger-left": _tilted(_DAGGER, 0.7),
    "dagger-right": _tilted(_DAGGER, -0.7),
    "tile": _tile("fig.tile"),
    "bare": _tile("fig.bare"),
    "coin": coin(),
    "coin-5": coin(5),
    "coin-3": coin(3),
    "coins": _TWO_COINS,
    "card": _card("fig.card"),
    "card-lit": _card("fig.lit"),
    "card-left": _tilted(_card("fig.card"), -0.4),
    "card-right": _tilted(_card("fig.card"), 0.4),
    "unseen": _card("back.resource", (Polygon(star(0, 0, 6, 3, 6), "back.ornament"),)),
    "djinn-left": _tilted(_card("back.djinn", _LAMP_BACK), -0.4),
    "djinn-right": _tilted(_card("back.djinn", _LAMP_BACK), 0.4),
    "right": _RIGHT,
    "down": _tilted(_RIGHT, 1.5708),
    "up": _tilted(_RIGHT, -1.5708),
    "leap": _LEAP,
    "plus": _PLUS,
    "twice": _TWICE,
    "three": _badge(3),
    "four": _badge(4),
    "five": _badge(5),
    "houses": _HOUSES,
    "pond": _POND,
    "shield": _SHIELD,
    "spark": _SPARK,
    "mask": _MASK,
    "no": _NO,
    "palm": PALM,
    "palace": PALACE,
    "camel": (Polygon(CAMEL, "fig.camel"), Circle(-10.5, -20.5, 1, "good.ink")),
    "vizier": meeple(Tribe.VIZIER)[1:],
    "elder": meeple(Tribe.ELDER)[1:],
    "builder": meeple(Tribe.BUILDER)[1:],
    **{f"any-{tribe.name.lower()}": _pawn(tribe) for tribe in TRIBES},
    "fakir": resource_icon(Resource.FAKIR),
    "fish": resource_icon(Resource.FISH),
    "jewels": resource_icon(Resource.JEWELS),
}
"""What a figure can show of the game, by name."""
