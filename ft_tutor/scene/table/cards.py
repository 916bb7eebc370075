"""The faces and the backs of the cards: resources, djinns, thieves."""

from functools import lru_cache
from typing import Final

from ft_tutor.rules.cards.djinns import ALL_DJINNS
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.rulings import THIEF_POINTS
from ft_tutor.rules.vocabulary import CardId, Resource
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.outlines import star
from ft_tutor.scene.shapes import Circle, Polygon, Rect, Shape, Text
from ft_tutor.scene.table.lettering import SMALL, fitted, width
from ft_tutor.texts import catalogue

ROUND: Final = 4.0
NAMED: Final = 60.0
"""A card at least so wide has its name on it."""


@lru_cache(maxsize=1024)
def resource_card(resource: Resource, w: float, h: float, lang: str) -> Drawing:
    """A resource card, its top left corner on the origin."""
    name = catalogue(lang).say("table-resource", resource=resource)
    return (
        Rect(0, 0, w, h, "card", ROUND),
        Text(w / 2, h / 2, fitted(name, w - 4, SMALL), SMALL, "card.text"),
    )


@lru_cache(maxsize=1024)
def power_card(card: CardId, w: float, h: float, lang: str, *, used: bool = False) -> Drawing:
    """A djinn or a thief, its top left corner on the origin; turned down a little when used."""
    name = catalogue(lang).say("table-card", card=card)
    found: list[Shape] = [Rect(0, 0, w, h, "card.used" if used else "card", ROUND)]
    if w >= NAMED:
        found.append(Text(w / 2, h - 10, fitted(name, w - 4, SMALL), SMALL, "card.text"))
    else:
        found.append(Text(w / 2, h - 10, fitted(name, w - 4, SMALL), SMALL, "card.text"))
    found += [
        Circle(10, 10, 9, "card.points"),
        Text(10, 10, str(_points(card)), 12.5, "card.points.text"),
    ]
    return tuple(found)


def _points(card: CardId) -> int:
    return THIEF_POINTS if card in THIEVES else ALL_DJINNS[card].points


@lru_cache(maxsize=256)
def back(w: float, h: float, kind: str) -> Drawing:
    """A card that lies face down, its top left corner on the origin."""
    r = min(w, h) * 0.3
    return (
        Rect(0, 0, w, h, f"back.{kind}", ROUND),
        Polygon(star(w / 2, h / 2, r, r * 0.5, 8), "back.ornament"),
    )


@lru_cache(maxsize=1024)
def pile(w: float, h: float, number: int, word: str, kind: str) -> Drawing:
    """A pile of cards: its look, how many cards it has, and what it is called."""
    card = h - 16
    return (
        *back(w, card, kind),
        Text(w / 2, card / 2, str(number), 15, "pile.text"),
        Text(w / 2, h - 7, fitted(word, max(w, width(word, SMALL)), SMALL), SMALL, "table.text"),
    )
