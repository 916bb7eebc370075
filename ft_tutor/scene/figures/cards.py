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
from ft_tutor.scene.shapes import Circle, Polygon, Rect, Shape, Text, placed

ROUND: Final = 4.0
"""The radius of a card's corners."""
RIM: Final = 2.0
"""Between the edge of a card and its figure."""
SIGN: Final = 9.0
"""The radius of the points and of the signs in a card's corners."""


@cache
def card_face(card: CardId, w: float, h: float, *, foot: float = 0, used: bool = False) -> Drawing:
    """A djinn or a thief, its top left corner on the origin.

    Its points are in the corner on the left, what its power costs in the one on the right.

    ``foot`` is the height that is left free below the figure, for a name. A card whose power was
    ``used`` this turn is dimmed, and a tick is where its cost was.

    Raises:
        KeyError: there is no such card.
    """
    side = min(w, h - foot) - 2 * RIM
    figure = thief_figure(card) if card in THIEVES else djinn_figure(card)
    sign = _TICK if used else cost_sign(card)
    ground = "card.used" if used else "card.thief" if card in THIEVES else "card"
    return (
        Rect(0, 0, w, h, ground, ROUND),
        *placed(figure, w / 2, (h - foot) / 2, side / 100),
        *placed(_points(card_points(card)), SIGN + 1, SIGN + 1),
        *placed(sign, w - SIGN - 1, SIGN + 1),
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

    Elders are a bearded head, fakirs a turban; a disc with both is paid with either; what is paid
    besides is on a disc below.
    """
    return _COSTS[ALL_DJINNS[card].cost] if card in ALL_DJINNS else ()


_DISC: Final = Circle(0, 0, SIGN, "card.cost")
_ELDER: Final = (
    Polygon(mirrored(((0, -6), (3.6, -4.4), (4.4, -0.6), (2.6, 3), (0, 6.4))), "card.cost.elder"),
    Polygon(box(-4.8, -2.8, 9.6, 1.5), "card.cost"),
)
_FAKIR: Final = (
    Polygon((*arc(0, 0, 5.6, 5.4, span=(0, 180), n=7),), "card.cost.fakir"),
    Polygon(mirrored(((6.4, -0.6), (5, 2.4), (0, 3.6))), "card.cost.fakir"),
)
_SLASH: Final[Shape] = Polygon(((-4.6, 7.4), (-6, 6), (4.6, -7.4), (6, -6)), "card.cost.slash")
_EITHER: Final = (
    _DISC,
    *placed(_ELDER, -3.4, -2.2, 0.62),
    *placed(_FAKIR, 3.6, 3.2, 0.62),
    _SLASH,
)
_MORE: Final = (
    Polygon(box(3.4, 3.2, 5, 1.6), "card.cost.fakir"),
    Polygon(box(5.1, 1.5, 1.6, 5), "card.cost.fakir"),
)

_COSTS: Final[Mapping[Cost, Drawing]] = {
    Cost.NONE: (),
    Cost.ELDER_OR_FAKIR: _EITHER,
    Cost.ELDER_AND_ONE_MORE: (_DISC, *_ELDER, *placed(_EITHER, 0, 2 * SIGN)),
    Cost.FAKIR: (_DISC, *_FAKIR),
    Cost.FAKIRS: (_DISC, *placed(_FAKIR, -1.4, 0, 0.85), *_MORE),
}

_TICK: Final = (
    _DISC,
    Polygon(
        ((-5.4, 0.4), (-3.4, -1.6), (-1.4, 0.6), (3.6, -4.8), (5.6, -2.8), (-1.4, 4.8)),
        "card.cost.fakir",
    ),
)
