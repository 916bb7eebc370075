"""The cards as they lie on the table: with a name where there is room for it; and the piles."""

from functools import lru_cache
from typing import Final

from ft_tutor.rules.vocabulary import CardId
from ft_tutor.scene.figures import card_back, card_face
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.pieces import count
from ft_tutor.scene.shapes import Text, placed
from ft_tutor.scene.table.lettering import SMALL, fitted, width
from ft_tutor.texts import catalogue

NAMED: Final = 60.0
"""A card at least so wide and so high has its name on it."""
FOOT: Final = 15.0
"""The height of a name."""


@lru_cache(maxsize=1024)
def power_card(card: CardId, w: float, h: float, lang: str, *, used: bool = False) -> Drawing:
    """A djinn or a thief, its top left corner on the origin; dimmed when used."""
    if min(w, h) < NAMED:
        return card_face(card, w, h, used=used)
    name = catalogue(lang).say("table-card", card=card)
    text = Text(w / 2, h - 8.5, fitted(name, w - 4, SMALL), SMALL, "card.text")
    return (*card_face(card, w, h, foot=FOOT, used=used), text)


@lru_cache(maxsize=1024)
def pile(w: float, h: float, number: int, word: str, kind: str) -> Drawing:
    """A pile of cards: its look, how many cards it has, and what it is called."""
    card = h - 16
    return (
        *card_back(kind, w, card),
        *placed(count(number), w / 2, card / 2, 1.15),
        Text(w / 2, h - 7, fitted(word, max(w, width(word, SMALL)), SMALL), SMALL, "table.text"),
    )
