"""What lies all over the table: turn markers, panels, purses."""

from functools import cache, lru_cache
from typing import Final

from ft_tutor.rules.vocabulary import Seat
from ft_tutor.scene.layout import Area
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.outlines import arc, ellipse
from ft_tutor.scene.places import Place
from ft_tutor.scene.shapes import Circle, Layer, Polygon, Rect, Text
from ft_tutor.scene.table.lettering import SMALL

ROUND: Final = 7.0
"""How round the corners of a panel are."""


@lru_cache(maxsize=256)
def panel(area: Area, style: str = "table.panel", place: Place | None = None) -> Rect:
    """The ground of a part."""
    return Rect(*area, style, ROUND, place=place)


@lru_cache(maxsize=64)
def light(area: Area) -> Rect:
    """The light on a part: it lies upon the ground and below all that stands there."""
    x, y, w, h = area
    return Rect(x + 2, y + 2, w - 4, h - 4, "table.lit", ROUND - 1, Layer.TRAIL)


@cache
def marker(seat: Seat, radius: float = 14) -> Drawing:
    """The turn marker of a player around the origin."""
    return (
        Circle(0, 0, radius, f"camel.{seat + 1}"),
        Circle(0, 0, radius * 0.66, "camel.rug"),
        Text(0, 0, str(seat + 1), max(SMALL, radius * 1.05), "camel.text"),
    )


def _purse() -> Drawing:
    body = (*arc(0, 4, 11, 9, span=(-200, 20), n=13), (4.5, -6), (-4.5, -6))
    return (
        Polygon(body, "purse"),
        Polygon(((-5, -6), (5, -6), (7, -12), (2, -10), (-2, -11), (-7, -12)), "purse"),
        Polygon(ellipse(0, -6, 5.4, 1.6, 10), "purse.string"),
    )


PURSE: Final = _purse()
"""A closed purse around the origin: coins that nobody else may see (R0.8)."""
