"""What the cards are worth at the end of the game, and what they make other things worth (R5)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.position import HeldCard
from ft_tutor.rules.rulings import THIEF_POINTS
from ft_tutor.rules.vocabulary import CardId

POINTS: Final[Mapping[CardId, int]] = {
    **{djinn.card: djinn.points for djinn in (*DJINNS.values(), MORGIANE)},
    **dict.fromkeys(THIEVES, THIEF_POINTS),
}
"""What each djinn and each unused thief scores, in VP (R5.djinns, R7.5)."""


class Scored(Enum):
    """The things whose worth a djinn may raise."""

    VIZIER = "vizier"
    ELDER = "elder"
    PALM = "palm"


@dataclass(frozen=True, slots=True)
class Worth:
    """What each of some things scores, in VP, and the card that makes it so."""

    each: int
    card: CardId | None = None


_RAISED: Final[Mapping[CardId, tuple[Scored, int]]] = {
    CardId("jafaar"): (Scored.VIZIER, 3),
    CardId("shamhat"): (Scored.ELDER, 4),
    CardId("haurvatat"): (Scored.PALM, 5),
}
"""Per djinn: what it raises, and to how many VP each (R5)."""

_FAKIRS_PER_WILD: Final[Mapping[CardId, int]] = {CardId("al-amin"): 2}
"""Per djinn: how many fakirs together are one good of any kind (A58)."""


def worth(held: Iterable[HeldCard], scored: Scored, usual: int) -> Worth:
    """Find what each thing of a kind scores for the owner of these djinns."""
    for card in (one.card for one in held):
        raised, each = _RAISED.get(card, (None, 0))
        if raised is scored:
            return Worth(each, card)
    return Worth(usual)


def wild_goods(held: Iterable[HeldCard], fakirs: int) -> tuple[int, CardId | None]:
    """Find how many goods of any kind the fakirs stand for at the end, and by which djinn."""
    for card in (one.card for one in held):
        if card in _FAKIRS_PER_WILD:
            return fakirs // _FAKIRS_PER_WILD[card], card
    return 0, None
