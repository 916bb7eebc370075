"""The djinns: printed points, what a use costs, and the rule of each power."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ft_tutor.rules.rulings import MORGIANE_POINTS
from ft_tutor.rules.vocabulary import CardId, RuleId


class Cost(Enum):
    """What a use of a paid power costs, in elders and fakirs."""

    NONE = "none"
    ELDER_OR_FAKIR = "elder-or-fakir"
    ELDER_AND_ONE_MORE = "elder-and-one-more"
    FAKIR = "fakir"
    FAKIRS = "fakirs"


@dataclass(frozen=True, slots=True)
class Djinn:
    """A djinn card.

    Attributes:
        points: printed on the card, in VP (R5).
        rule: what its power does.
        cost: of one use of the power; NONE for powers that always work.
    """

    card: CardId
    points: int
    rule: RuleId
    cost: Cost = Cost.NONE


_TABLE: Final = (
    ("al-amin", 5, "D.1", Cost.NONE),
    ("anun-nak", 8, "D.2", Cost.ELDER_OR_FAKIR),
    ("baal", 6, "D.3", Cost.NONE),
    ("boaz", 6, "D.4", Cost.NONE),
    ("bouraq", 6, "D.5", Cost.ELDER_OR_FAKIR),
    ("echidna", 4, "D.6", Cost.ELDER_AND_ONE_MORE),
    ("enki", 8, "D.7", Cost.ELDER_OR_FAKIR),
    ("hagis", 10, "D.8", Cost.ELDER_OR_FAKIR),
    ("haurvatat", 8, "D.9", Cost.NONE),
    ("iblis", 8, "D.10", Cost.ELDER_OR_FAKIR),
    ("jafaar", 6, "D.11", Cost.NONE),
    ("kandicha", 6, "D.12", Cost.NONE),
    ("kumarbi", 6, "D.13", Cost.FAKIRS),
    ("lamia", 10, "D.14", Cost.ELDER_OR_FAKIR),
    ("leta", 4, "D.15", Cost.ELDER_AND_ONE_MORE),
    ("marid", 6, "D.16", Cost.NONE),
    ("monkir", 6, "D.17", Cost.NONE),
    ("nekir", 6, "D.18", Cost.NONE),
    ("shamhat", 6, "D.19", Cost.NONE),
    ("sibittis", 4, "D.20", Cost.ELDER_AND_ONE_MORE),
    ("sloar", 8, "D.21", Cost.FAKIR),
    ("utug", 4, "D.22", Cost.ELDER_AND_ONE_MORE),
)

DJINNS: Final = {
    CardId(name): Djinn(CardId(name), points, RuleId(rule), cost)
    for name, points, rule, cost in _TABLE
}
"""The 22 djinns of the base game, by id."""

MORGIANE: Final = Djinn(CardId("morgiane"), MORGIANE_POINTS, RuleId("D.23"))
"""Shuffled in when the thieves are played (R7.1)."""
