"""Our own drawings of the signs that stand in the corner of a place; no two have one outline.

A sign is drawn around the origin, about 22 units wide and high, in light on dark or cased in
light, so that it is told by its shape where colours are not seen.
"""

from collections.abc import Mapping
from typing import Final

from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.outlines import arc, box, cross, ellipse
from ft_tutor.scene.shapes import Circle, Polygon

REACH: Final = 9.5
"""The radius of a round sign."""

_FLAG: Final = (
    Polygon(box(-9, -9.5, 2.8, 25), "sign.pole"),
    Polygon(((-6.2, -9.5), (9.5, -9.5), (5.6, -3.4), (9.5, 2.7), (-6.2, 2.7)), "sign.goal"),
)

_PIN: Final = (
    Polygon((*arc(0, -3.4, 7.8, 7.8, span=(-32, 212), n=14), (0, 11.5)), "sign.here"),
    Circle(0, -3.4, 3, "sign.here.eye"),
)


def _sole(x: float, y: float) -> Drawing:
    """The print of a bare foot: sole and heel."""
    return (
        Polygon(ellipse(x, y - 3.2, 3.9, 5, 12), "sign.start"),
        Polygon(ellipse(x, y + 5, 2.8, 2.6, 10), "sign.start"),
    )


_FEET: Final = (*_sole(-5.4, 3.4), *_sole(5, -2.8))

_BULB: Final = (
    Circle(0, 0, REACH, "sign.hint"),
    Circle(0, -2, 4.5, "sign.light"),
    Polygon(box(-2.1, 1.6, 4.2, 2.6), "sign.light"),
    Polygon(box(-1.7, 4.9, 3.4, 1.5), "sign.light"),
)

_CROSS: Final = (Circle(0, 0, REACH, "sign.wrong"), Polygon(cross(0, 0, 5.4, 1.6), "sign.light"))

_CHECK: Final = (
    Polygon(box(-REACH, -REACH, 2 * REACH, 2 * REACH), "sign.picked"),
    Polygon(
        ((-6, 0.4), (-3.9, -1.7), (-1.7, 0.6), (4, -5.3), (6.1, -3.2), (-1.7, 5)), "sign.light"
    ),
)

SIGNS: Final[Mapping[str, Drawing]] = {
    "goal": _FLAG,
    "here": _PIN,
    "start": _FEET,
    "hint": _BULB,
    "wrong": _CROSS,
    "picked": _CHECK,
}
"""The drawing of each sign, by the name of what it says in an overlay."""
