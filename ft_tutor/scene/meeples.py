"""Our own drawings of the five tribes: five silhouettes, a letter each, and a face.

A meeple stands on its origin: x from about -12 to 12, y from -29 (the hat) to 0 (the feet).
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from ft_tutor.rules.vocabulary import Tribe
from ft_tutor.scene.outlines import arc, dome, ellipse, mirrored, star
from ft_tutor.scene.shapes import Circle, Polygon, Polyline, Shape, Text

Drawing = tuple[Shape, ...]


@cache
def meeple(tribe: Tribe) -> Drawing:
    """The drawing of a meeple of this tribe."""
    return (_SHADE, *_DRAWINGS[tribe](f"meeple.{tribe.name.lower()}"))


@cache
def silhouette(tribe: Tribe, style: str) -> Drawing:
    """The bare outline of a meeple, in one style: an empty place in the tray."""
    return tuple(Polygon(s.points, style) for s in meeple(tribe)[1:] if isinstance(s, Polygon))


_SHADE: Final = Polygon(ellipse(0, -0.4, 10.5, 1.9, 8), "figure.shade")


def _eyes(x: float, y: float, style: str = "meeple.eye") -> Drawing:
    return Circle(x - 1.75, y, 0.75, style), Circle(x + 1.75, y, 0.75, style)


def _smile(x: float, y: float, width: float) -> Shape:
    """A mouth as a sliver of a moon."""
    lower = arc(x, y, width, 1.7, span=(180, 360), n=4)
    upper = arc(x, y, width, 0.5, span=(360, 180), n=4)
    return Polygon((*lower, *upper[1:-1]), "meeple.eye")


def _letter(tribe: Tribe, style: str, y: float, size: float = 9.5, x: float = 0) -> Shape:
    return Text(x, y, tribe.letter.upper(), size, f"{style}.letter")


def _vizier(style: str) -> Drawing:
    """A great turban with a jewel and a plume; a curled moustache."""
    robe = mirrored(((4, -12.5), (7.4, -11.4), (8.2, -7.5), (9.4, 0)))
    turban = mirrored(
        ((4.6, -17), (7.8, -18.4), (8.6, -21), (7.4, -23.6), (4.4, -25.4), (1.5, -26), (0, -29.4))
    )
    band = ((-8.2, -20.4), (-3, -18.4), (8, -23.2), (8.5, -21.4), (-3, -16.6), (-8, -18.4))
    moustache = mirrored(
        ((0, -13), (1.6, -13.8), (3.6, -12.9), (5.2, -14.2), (3.8, -11.6), (1.2, -12))
    )
    return (
        Polygon(robe, style),
        Polygon(ellipse(0, -14.6, 4.9, 4.6, 10), "meeple.skin"),
        *_eyes(0, -15.2),
        Polygon(moustache, "meeple.wood"),
        Polygon(turban, style),
        Polygon(band, f"{style}.trim"),
        Polygon(star(0, -22.6, 2, 1.2, 4), "meeple.jewel"),
        _letter(Tribe.VIZIER, style, -5.6),
    )


def _elder(style: str) -> Drawing:
    """A long robe, a long beard, a flat cap and a crooked staff."""
    robe = mirrored(((3.6, -17.5), (5.6, -13), (7, -6), (8.8, 0)))
    cap = (*dome(0, -21.5, 4.9, 4.6, 7), (-5.4, -20.3), (5.4, -20.3))
    beard = mirrored(((4.8, -18.6), (4.4, -15.2), (2.4, -12), (0, -9.6)))
    crook = ((9.6, 0), (9.6, -22.5), (10.2, -24.6), (11.8, -25.2), (13, -24.2), (12.9, -22.6))
    return (
        Polyline(crook, "meeple.staff.edge"),
        Polyline(crook, "meeple.staff"),
        Polygon(robe, style),
        Polygon(ellipse(0, -18.8, 4.9, 4.3, 10), "meeple.skin"),
        Polygon(beard, f"{style}.trim"),
        *_eyes(0, -19),
        _smile(0, -16.6, 1.6),
        Polygon(cap, style),
        _letter(Tribe.ELDER, style, -4.4, 9),
    )


def _merchant(style: str) -> Drawing:
    """A round belly, a wide hat and a sack of goods."""
    belly = (*arc(-1, -7.6, 8.6, 8.2, span=(-50, 230), n=13), (-7.4, 0), (5.4, 0))
    hat = (*dome(-1, -20.2, 4.7, 6.4, 7), (-9.6, -19.8), (-11, -17.8), (9, -17.8), (7.6, -19.8))
    sack = (
        (8, -9.4),
        (9.6, -10.6),
        (11, -9.2),
        (9.8, -7.8),
        (12.6, -3.6),
        (11.6, 0),
        (5.2, 0),
        (4.4, -3.4),
        (7.6, -7.8),
    )
    return (
        Polygon(belly, style),
        Polygon(ellipse(-1, -15.6, 4.7, 4.3, 10), "meeple.skin"),
        *_eyes(-1, -16),
        _smile(-1, -13.9, 2.2),
        Polygon(hat, style),
        Polygon(((-5.6, -20.4), (-5.3, -21.8), (3.3, -21.8), (3.6, -20.4)), f"{style}.trim"),
        Polygon(sack, "meeple.sack"),
        _letter(Tribe.MERCHANT, style, -6, 9, -2.4),
    )


def _builder(style: str) -> Drawing:
    """Square shoulders, a hard cap and a hammer held up."""
    torso = (
        (-9.4, -13.4),
        (8, -13.4),
        (8, -6.6),
        (5.6, -6.6),
        (5.6, 0),
        (-7, 0),
        (-7, -6.6),
        (-9.4, -6.6),
    )
    cap = (*dome(-0.7, -20.4, 5.6, 5.6, 7), (-7.4, -20.2), (-7.4, -18.6), (7, -18.6), (7, -20.2))
    head = ((5.8, -28), (14, -28), (14, -23.2), (5.8, -23.2))
    return (
        Polygon(((9, -9), (9, -26), (10.9, -26), (10.9, -9)), "meeple.wood"),
        Polygon(head, "meeple.metal"),
        Polygon(torso, style),
        Polygon(((7, -13.4), (11.6, -15.4), (12.4, -12.2), (8, -9)), style),
        Polygon(ellipse(-0.7, -16.6, 4.7, 4.2, 10), "meeple.skin"),
        *_eyes(-0.7, -17),
        _smile(-0.7, -14.9, 1.9),
        Polygon(cap, f"{style}.trim"),
        _letter(Tribe.BUILDER, style, -6.4, 9.5, -0.7),
    )


def _assassin(style: str) -> Drawing:
    """A pointed hood, a ragged cloak, two bright eyes and a dagger."""
    cloak = mirrored(
        (
            (0, -29.2),
            (2.6, -25.4),
            (5.6, -21),
            (6, -16.4),
            (8.2, -11),
            (9.6, 0),
            (6.4, -2.2),
            (3.4, 0),
            (0, -2.2),
        )
    )
    blade = ((10.4, -21.5), (12, -18.6), (11.6, -11.6), (9.2, -11.6), (8.8, -18.6))
    return (
        Polygon(blade, "meeple.metal"),
        Polygon(((7.6, -11.8), (13.2, -11.8), (13.2, -10.2), (7.6, -10.2)), "meeple.wood"),
        Polygon(((9.5, -10.4), (11.3, -10.4), (11.3, -6.4), (9.5, -6.4)), "meeple.wood"),
        Polygon(cloak, style),
        Polygon(
            mirrored(((0, -22.6), (3, -20.4), (4, -17), (2.8, -14), (0, -12.8))), f"{style}.trim"
        ),
        *_eyes(0, -17.6, "meeple.glint"),
        _letter(Tribe.ASSASSIN, style, -7.2, 9.5),
    )


_DRAWINGS: Final[dict[Tribe, Callable[[str], Drawing]]] = {
    Tribe.VIZIER: _vizier,
    Tribe.ELDER: _elder,
    Tribe.MERCHANT: _merchant,
    Tribe.BUILDER: _builder,
    Tribe.ASSASSIN: _assassin,
}
