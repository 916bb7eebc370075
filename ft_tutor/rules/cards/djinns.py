"""The djinns: printed points and costs."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ft_tutor.rules.rulings import MORGIANE_POINTS
from ft_tutor.rules.vocabulary import CardId


class Cost(Enum):
    """What a use of a paid power costs, in elders and fakirs."""

    NONE = "none"
    ELDER_OR_FAKIR = "elder or fakir"
    ELDER_AND_ONE_MORE = "elder and an elder or fakir"
    FAKIR = "fakir"
    FAKIRS = "one or more fakirs"


@dataclass(frozen=True, slots=True)
class Djinn:
    """A djinn card.

    Attributes:
        points: printed on the card, in VP (R5).
        cost: of one use of the power; NONE for powers that always work.
    """

    card: CardId
    points: int
    cost: Cost = Cost.NONE


_TABLE: Final = (
    ("al-amin", 5, Cost.NONE),
    ("anun-nak", 8, Cost.ELDER_OR_FAKIR),
    ("baal", 6, Cost.NONE),
    ("boaz", 6, Cost.NONE),
    ("bouraq", 6, Cost.ELDER_OR_FAKIR),
    ("echidna", 4, Cost.ELDER_AND_ONE_MORE),
    ("enki", 8, Cost.ELDER_OR_FAKIR),
    ("hagis", 10, Cost.ELDER_OR_FAKIR),
    ("haurvatat", 8, Cost.NONE),
    ("iblis", 8, Cost.ELDER_OR_FAKIR),
    ("jafaar", 6, Cost.NONE),
    ("kandicha", 6, Cost.NONE),
    ("kumarbi", 6, Cost.FAKIRS),
    ("lamia", 10, Cost.ELDER_OR_FAKIR),
    ("leta", 4, Cost.ELDER_AND_ONE_MORE),
    ("marid", 6, Cost.NONE),
    ("monkir", 6, Cost.NONE),
    ("nekir", 6, Cost.NONE),
    ("shamhat", 6, Cost.NONE),
    ("sibittis", 4, Cost.ELDER_AND_ONE_MORE),
    ("sloar", 8, Cost.FAKIR),
    ("utug", 4, Cost.ELDER_AND_ONE_MORE),
)

DJINNS: Final = {CardId(name): Djinn(CardId(name), points, cost) for name, points, cost in _TABLE}
"""The 22 djinns of the base game, by id."""

MORGIANE: Final = Djinn(CardId("morgiane"), points=MORGIANE_POINTS)
"""Shuffled in when the thieves are played (R7.1)."""
