"""Cards as they lie on a table: with their figure, their points and what their power costs."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from ft_tutor.rules.cards.djinns import ALL_DJINNS
from ft_tutor.rules.cards.model import Cost
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.rulings import THIEF_POINTS
from ft_tutor.rules.vocabulary import CardId, Resource
from ft_tutor.scene.figures.djinns import djinn_figure
from ft_tutor.scene.figures.resources import resource_icon
from ft_tutor.scene.figures.thieves import thief_figure
from ft_tutor.scene.figures.things import THINGS
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.outlines import arc, box, mirrored, star, turned
from ft_tutor.scene.shapes import Circle, Polygon, Rect, Text, placed

ROUND: Final = 4.0
"""The radius of a card's corners."""
RIM: Final = 2.0
"""Between the edge of a card and its figure."""
SIGN: Final = 9.0
"""The radius of the points and of the signs in a card's corners, if it is not a small one."""
SIGNED: Final = 40.0
"""A card less wide or high shows its figure alone."""


@cache
def card_face(card: CardId, w: float, h: float, *, foot: float = 0, used: bool = False) -> Drawing:
    """A djinn or a thief, its top left corner on the origin.

    Its points are in the corner on the left, what its power costs in the one on the right; on a
    very small card there is no room for either.

    ``foot`` is the height that is left free below the figure, for a name. A card whose power was
    ``used`` this turn is dimmed, and a tick is where its cost was.

    Raises:
        KeyError: there is no such card.
    """
    side = min(w, h - foot) - 2 * RIM
    figure = thief_figure(card) if card in THIEVES else djinn_figure(card)
    sign = TICK if used else cost_sign(card)
    ground = "card.used" if used else "card.thief" if card in THIEVES else "card"
    face = (Rect(0, 0, w, h, ground, ROUND), *placed(figure, w / 2, (h - foot) / 2, side / 100))
    if min(w, h) < SIGNED:
        return face
    scale = min(1.0, side / 72)
    inset = scale * (SIGN + 1)
    return (
        *face,
        *placed(_points(card_points(card)), inset, inset, scale),
        *placed(sign, w - inset, inset, scale),
    )


def card_points(card: CardId) -> int:
    """What a djinn or a thief scores, in VP (R5, R7.5).

    Raises:
        KeyError: there is no such card.
    """
    return THIEF_POINTS if card in THIEVES else ALL_DJINNS[card].points


@cache
def resource_face(resource: Resource, w: float, h: float, *, foot: float = 0) -> Drawing:
    """A resource card, its top left corner on the origin; ``foot`` is left free below."""
    side = min(w, h - foot) - 2 * RIM
    return (
        Rect(0, 0, w, h, "card", ROUND),
        *placed(resource_icon(resource), w / 2, (h - foot) / 2, side / 40),
    )


@cache
def card_back(kind: str, w: float, h: float) -> Drawing:
    """A card that lies face down, its top left corner on the origin.

    The kinds are ``djinn``, ``thief``, ``resource`` and ``discard`` (of any kind of card): each
    has an ornament of its own.
    """
    r = 0.32 * min(w, h)
    return (
        Rect(0, 0, w, h, f"back.{kind}", ROUND),
        Rect(2.5, 2.5, w - 5, h - 5, "back.frame", ROUND - 2),
        *placed(_ORNAMENTS[kind], w / 2, h / 2, r / 10),
    )


def _recoloured(name: str, style: str) -> Drawing:
    """A thing in one colour, as a cut-out."""
    return tuple(Polygon(s.points, style) for s in THINGS[name] if isinstance(s, Polygon))


_ORNAMENTS: Final[Mapping[str, Drawing]] = {
    "djinn": placed(_recoloured("lamp", "back.ornament"), 0, 0, 0.55),
    "thief": placed(_recoloured("mask", "back.ornament")[:1], 0, 0, 0.5),
    "resource": (Polygon(star(0, 0, 10, 5, 8), "back.ornament"),),
    "discard": tuple(
        Polygon(tuple(turned(x, y, angle, (0, 0)) for x, y in box(-5.4, -8, 10.8, 16)), style)
        for angle, style in ((0.5, "back.ornament"), (-0.1, "card"))
    ),
}


@cache
def _points(number: int) -> Drawing:
    size = 13 if number < 10 else 11
    return Circle(0, 0, SIGN, "card.points"), Text(0, 0, str(number), size, "card.points.text")


# --- what a power costs


def cost_sign(card: CardId) -> Drawing:
    """What one use of a djinn's power costs (once per turn), around the origin; () if nothing.

    Each disc is one payment; one with both an elder and a fakir is paid with either; a plus below
    a fakir says that there may be more.
    """
    return _COSTS[ALL_DJINNS[card].cost] if card in ALL_DJINNS else ()


_DISC: Final = Rect(-9, -8.5, 18, 17, "card.cost", 7.6)
_PILL: Final = Rect(-9, -8.5, 18, 30, "card.cost", 7.6)

_ELDER: Final = (
    Polygon(
        mirrored(((-1, -7), (1.8, -6), (2.2, -3.4), (1, -1.4), (3, 1), (4, 7)), -1),
        "card.cost.elder",
    ),
    Polygon(box(5, -5, 1.6, 12), "card.cost.fakir"),
)
"""Somebody in white, with a staff."""
_FAKIR: Final = (
    Polygon(((-7, 6), (-3.4, 1), (3.4, 1), (7, 6)), "card.cost.fakir"),
    Polygon((*arc(0, -0.6, 4.8, 5.8, span=(0, 180), n=7),), "card.cost.elder"),
)
"""Somebody with a turban and crossed legs."""
_EITHER: Final = (
    _PILL,
    *placed(_ELDER, 0, -0.4, 0.76),
    Polygon(box(-5.4, 6.1, 10.8, 0.9), "card.cost.elder"),
    *placed(_FAKIR, 0, 13, 0.8),
)
_MORE: Final = (
    Polygon(box(-3, 13, 6, 1.8), "card.cost.elder"),
    Polygon(box(-0.9, 10.9, 1.8, 6), "card.cost.elder"),
)

_COSTS: Final[Mapping[Cost, Drawing]] = {
    Cost.NONE: (),
    Cost.ELDER_OR_FAKIR: _EITHER,
    Cost.ELDER_AND_ONE_MORE: (_DISC, *placed(_ELDER, 0, 0, 0.8), *placed(_EITHER, 0, 17)),
    Cost.FAKIR: (_DISC, *placed(_FAKIR, 0, 0, 0.9)),
    Cost.FAKIRS: (_PILL, *placed(_FAKIR, 0, 0, 0.9), *_MORE),
}

TICK: Final[Drawing] = (
    _DISC,
    Polygon(
        ((-5.4, 0.4), (-3.4, -1.6), (-1.4, 0.6), (3.6, -4.8), (5.6, -2.8), (-1.4, 4.8)),
        "card.cost.elder",
    ),
)
"""What a power that was used this turn has in the place of its cost, around the origin."""
