"""Boaz keeps assassins away from his owner, and Morgiane thieves."""

from typing import Final

from ft_tutor.rules.cards.model import Djinn, Threat
from ft_tutor.rules.rulings import MORGIANE_POINTS
from ft_tutor.rules.vocabulary import CardId, RuleId

BOAZ: Final = Djinn(card=CardId("boaz"), points=6, rule=RuleId("D.4"), forbids=Threat.ASSASSINS)
MORGIANE: Final = Djinn(
    card=CardId("morgiane"),
    points=MORGIANE_POINTS,
    rule=RuleId("D.23"),
    forbids=Threat.THIEVES,
)
