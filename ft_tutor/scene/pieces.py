"""Our own drawings of the other pieces: camels, palms, palaces, badges and counts."""

from functools import cache
from typing import Final

from ft_tutor.rules.vocabulary import Seat, TileKind
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.outlines import arc, ellipse, mirrored, onion
from ft_tutor.scene.shapes import Circle, Polygon, Text, placed

TOKEN_RADIUS: Final = 11.5

CAMEL: Final = (
    # head and neck, facing left
    (-13.4, -20.6),
    (-14, -18.8),
    (-12, -17.6),
    (-10.6, -17.4),
    (-9.8, -12.6),
    (-8, -8.6),
    (-7.6, 0),
    (-5.4, 0),
    (-4.4, -6.4),
    (3.8, -6.4),
    (4.6, 0),
    (6.8, 0),
    (8, -7.4),
    (10.4, -9.4),
    (9.8, -12.6),
    (6, -13.6),
    (3.4, -17.8),
    (0, -19.2),
    (-3, -16.6),
    (-4.6, -12.8),
    (-6.6, -13.6),
    (-7.4, -19),
    (-8.4, -22.4),
    (-10.6, -23),
)
"""The outline of a camel that stands on the origin."""
_RUG: Final = (
    (4.4, -15.4),
    (2.7, -18),
    (0, -19.2),
    (-2.5, -17.2),
    (-3.9, -13.6),
    (-3.7, -8),
    (4.2, -8),
)


@cache
def camel(seat: Seat) -> Drawing:
    """A camel in a player's colour with the player's number on its rug; it stands on the origin."""
    return (
        Polygon(ellipse(0, -0.3, 11, 1.7, 12), "figure.shade"),
        Polygon(CAMEL, f"camel.{seat + 1}"),
        Polygon(_RUG, "camel.rug"),
        Circle(-10.4, -20.6, 0.8, "meeple.glint"),
        Circle(-10.6, -20.5, 0.45, "meeple.eye"),
        Text(0.2, -12.4, str(seat + 1), 8.8, "camel.text"),
    )


def _leaf(angle: float) -> Polygon:
    """One leaf of a palm, from its crown outwards and down."""
    x = 1 if angle > 0 else -1
    reach, drop = abs(angle), 12.4 - abs(angle)
    tip = (x * reach, -13 + drop * 0.6)
    return Polygon(
        (
            (0, -13.2),
            (x * reach * 0.55, -15.4 + drop * 0.2),
            tip,
            (x * reach * 0.5, -12.4 + drop * 0.3),
        ),
        "palm.leaf",
    )


PALM: Final = (
    Polygon(((-1.6, 0), (1.8, 0), (1.2, -7), (0.9, -13), (-0.7, -13), (-0.6, -7)), "palm.trunk"),
    *(_leaf(angle) for angle in (8.6, -8.6, 6, -6)),
    Polygon(((0, -12.4), (-3.6, -17.4), (0, -15.2), (3.6, -17.4)), "palm.leaf"),
)
"""A palm that stands on the origin, 18 units high."""

PALACE: Final = (
    Polygon(mirrored(((7.6, -9), (7.6, 0))), "palace.wall"),
    Polygon(onion(0, -8.6, 4.6, 6.6), "palace.dome"),
    Polygon(onion(-6, -8.6, 2, 4), "palace.dome"),
    Polygon(onion(6, -8.6, 2, 4), "palace.dome"),
    Polygon((*arc(0, -3.6, 2, 2.4, span=(0, 180), n=6), (-2, 0), (2, 0)), "palace.door"),
)
"""A palace that stands on the origin, 17 units high."""


@cache
def token(name: str, number: int) -> Drawing:
    """A plate around the origin with a palm or a palace, and how many if more than one."""
    drawing = {"palm": PALM, "palace": PALACE}[name]
    plate = Circle(0, 0, TOKEN_RADIUS, "token")
    return (plate, *placed(drawing, 0, 8.2), *(_count(7, 7.8, number, 6.4) if number > 1 else ()))


@cache
def count(number: int) -> Drawing:
    """A bubble around the origin with a number of pieces."""
    return _count(0, 0, number, 7)


def _count(x: float, y: float, number: int, r: float) -> Drawing:
    size = r * (1.55 if number < 10 else 1.25)
    return Circle(x, y, r, "count"), Text(x, y, str(number), size, "count.text")


_SHIELD: Final = mirrored(((0, -13.6), (12.2, -3), (7.6, 12), (0, 12)))


@cache
def badge(kind: TileKind, value: int) -> Drawing:
    """The value of a tile: on a blue disc or on a red shield with a point."""
    size = 15.5 if value < 10 else 13
    text = Text(0, 0.4, str(value), size, "badge.text")
    if kind.is_blue:
        return Circle(0, 0, 11.6, "badge.blue"), text
    return Polygon(_SHIELD, "badge.red"), text
