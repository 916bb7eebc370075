"""The cards as they lie on the table: with a name where there is room for it; and the piles."""

from functools import lru_cache
from typing import Final

from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.vocabulary import CardId
from ft_tutor.scene.figures import (
    TICK,
    card_back,
    card_face,
    card_points,
    cost_sign,
    djinn_figure,
    thief_figure,
)
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.pieces import count
from ft_tutor.scene.shapes import Circle, Rect, Text, placed
from ft_tutor.scene.table.area import NAMED
from ft_tutor.scene.table.lettering import SMALL, fitted
from ft_tutor.texts import catalogue

LARGE: Final = 80.0
"""A card at least so high, and with a name, shows all that there is on a card."""
FOOT: Final = 15.0
"""The height of a name."""
DISC: Final = 8.5
"""The radius of what a small card has in its corners."""
PRICED: Final = 60.0
"""A named card at least so high shows what its power costs."""


@lru_cache(maxsize=1024)
def power_card(card: CardId, w: float, h: float, lang: str, *, used: bool = False) -> Drawing:
    """A djinn or a thief, its top left corner on the origin; dimmed and ticked when used.

    A small one has no cost, so that figure and points are large enough.
    """
    if w < NAMED:
        return _small(card, w, h, used=used)
    name = catalogue(lang).say("table-card", card=card)
    text = Text(w / 2, h - 8.5, fitted(name, w - 4, SMALL), SMALL, "card.text")
    if h < LARGE:
        sign = cost_sign(card) if h >= PRICED and not used else ()
        cost = placed(sign, w - DISC, DISC, DISC / 9)
        return (*_small(card, w, h, foot=FOOT - 2, used=used), *cost, text)
    return (*card_face(card, w, h, foot=FOOT, used=used), text)


def _small(card: CardId, w: float, h: float, *, foot: float = 0, used: bool = False) -> Drawing:
    thief = card in THIEVES
    side = min(w, h - foot) - 2
    figure = thief_figure(card) if thief else djinn_figure(card)
    ground = "card.used" if used else "card.thief" if thief else "card"
    return (
        Rect(0, 0, w, h, ground, 4),
        *placed(figure, w / 2, h - foot - 1 - side / 2, side / 100),
        Circle(DISC, DISC, DISC, "card.points"),
        Text(DISC, DISC, str(card_points(card)), SMALL, "card.points.text"),
        *(placed(TICK, w - DISC, DISC, DISC / 9) if used else ()),
    )


@lru_cache(maxsize=1024)
def pile(w: float, h: float, number: int, word: str, kind: str) -> Drawing:
    """A pile of cards: its look, how many cards it has, and what it is called."""
    card = h - 16
    return (
        *card_back(kind, w, card),
        *placed(count(number), w / 2, card / 2, 1.15),
        Text(w / 2, h - 7, fitted(word, w + 8, SMALL), SMALL, "table.text", weight="normal"),
    )
