"""Our own drawings of the nine goods and of the fakir: ten outlines that no two share.

An icon keeps within 40 by 40 units around the origin.
"""

from collections.abc import Mapping
from typing import Final

from ft_tutor.rules.vocabulary import Resource
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.outlines import arc, box, dome, ellipse, mirrored, smooth, turned
from ft_tutor.scene.shapes import Circle, Polygon


def resource_icon(resource: Resource) -> Drawing:
    """The drawing of a good or of the fakir, within 40 by 40 units around the origin."""
    return _ICONS[resource]


_TUSK: Final = smooth(
    ((-15, 16), (-9, 17), (3, 10), (11, -2), (14, -18), (4, -6), (-5, 2), (-15, 7)), 3
)
_IVORY: Final = (
    Polygon(_TUSK, "good.ivory"),
    Polygon(((-15, 16), (-9, 17), (-8, 3.8), (-15, 7)), "good.gold"),
)

_JEWELS: Final = (
    Polygon(((-10, -14), (10, -14), (18, -4), (0, 17), (-18, -4)), "good.jewel"),
    Polygon(((-10, -14), (10, -14), (6, -4), (-6, -4)), "good.jewel.light"),
    Polygon(((-6, -4), (6, -4), (0, 17)), "good.jewel.light"),
)


def _ingot(x: float, y: float) -> Drawing:
    return (
        Polygon(((x - 6, y - 9), (x + 6, y - 9), (x + 9, y), (x - 9, y)), "good.gold"),
        Polygon(box(x - 4, y - 7, 8, 2), "good.gold.light"),
    )


_GOLD: Final = (*_ingot(-9.4, 14), *_ingot(9.4, 14), *_ingot(0, 3))

_PAPYRUS: Final[Drawing] = (
    Polygon(box(-12, -13, 24, 26), "good.papyrus"),
    *(Polygon(box(-8, y, w, 2.2), "good.ink") for y, w in ((-6.4, 16), (-1.2, 12), (4, 15))),
    Polygon(((-16, -18), (16, -18), (16, -11), (-16, -11)), "good.papyrus"),
    Polygon(((-16, 11), (16, 11), (16, 18), (-16, 18)), "good.papyrus"),
)

_SILK: Final[Drawing] = (
    Polygon(
        (
            (-17, -14),
            (9, -14),
            (10, 8),
            (11, 18),
            (5, 15),
            (-1, 18),
            (-7, 15),
            (-13, 18),
            (-18, 15),
        ),
        "good.silk",
    ),
    Polygon(((-17.4, 6), (10, 6), (10.4, 10), (-17.6, 10)), "good.silk.light"),
    Polygon((*arc(-16, -11, 3, 7.4, span=(90, 270), n=6), (15, -3.6), (15, -18.4)), "good.silk"),
    Polygon(ellipse(15, -11, 4, 7.4, 12), "good.silk.light"),
    Polygon(ellipse(15, -11, 1.6, 3, 8), "good.silk"),
)

_SPICES: Final[Drawing] = (
    Polygon(smooth(((-13, 3), (-7, -7), (0, -18), (7, -7), (13, 3)), 2), "good.spice"),
    Polygon(((-18, 1), (18, 1), (14, 12), (7, 18), (-7, 18), (-14, 12)), "good.bowl"),
    *(Circle(x, y, 1.5, "good.bowl") for x, y in ((-3, -4), (4, -3), (0, -10))),
)

_FISH: Final = (
    Polygon(((7, 0), (18, -11), (15, 0), (18, 11)), "good.fish"),
    Polygon(smooth(((-19, 1), (-12, -7), (-1, -10), (11, 0), (-1, 10), (-12, 8)), 3), "good.fish"),
    Polygon(((-7, -8.5), (-5.6, -9), (-2.6, 0), (-5.6, 9), (-7, 8.5), (-4.4, 0)), "good.ink"),
    Circle(-12, -1.6, 1.7, "good.ink"),
)


def _grain(x: float, y: float, side: int) -> Polygon:
    flat = ((0, 0), (5, -4.4), (12.4, 0), (5, 4.4))
    return Polygon(
        tuple(turned(px, py, -1.5708 + side * 0.62, (x, y)) for px, py in flat), "good.wheat"
    )


_WHEAT: Final[Drawing] = (
    Polygon(box(-1.3, -6, 2.6, 25), "good.straw"),
    *(_grain(side * 1.5, y, side) for y in (12, 4.4, -3.2) for side in (-1, 1)),
    Polygon(((0, -6), (4.6, -12.4), (0, -19.6), (-4.6, -12.4)), "good.wheat"),
)

_HANDLE: Final = (
    *arc(9, -8, 8, 8, span=(90, -80), n=8),
    *arc(9, -8, 4.4, 4.4, span=(-80, 90), n=6),
)
_POTTERY: Final = (
    Polygon(_HANDLE, "good.pot"),
    Polygon(tuple((-x, y) for x, y in _HANDLE), "good.pot"),
    Polygon(
        mirrored(((7, -19), (4.6, -14), (5, -9), (12, -1), (11, 8), (5, 15), (7, 19))), "good.pot"
    ),
    Polygon(mirrored(((12, -0.5), (11.8, 4))), "good.pot.light"),
)

_FAKIR: Final = (
    Polygon(smooth(((-18, 16), (-10, 9), (10, 9), (18, 16), (8, 19), (-8, 19)), 2), "good.cloth"),
    Polygon(mirrored(((4, -4), (12, -1), (14, 10), (9, 11), (8, 5), (6, 13))), "good.skin"),
    Circle(0, -7, 6, "good.skin"),
    Polygon(mirrored(((3.5, -3.6), (0, 5))), "good.ivory"),
    Polygon((*dome(0, -9, 8.6, 9.6, 7), (-8, -6.8), (8, -6.8)), "good.turban"),
    Circle(0, -10.4, 1.9, "good.gold.light"),
)

_ICONS: Final[Mapping[Resource, Drawing]] = {
    Resource.IVORY: _IVORY,
    Resource.JEWELS: _JEWELS,
    Resource.GOLD: _GOLD,
    Resource.PAPYRUS: _PAPYRUS,
    Resource.SILK: _SILK,
    Resource.SPICES: _SPICES,
    Resource.FISH: _FISH,
    Resource.WHEAT: _WHEAT,
    Resource.POTTERY: _POTTERY,
    Resource.FAKIR: _FAKIR,
}
