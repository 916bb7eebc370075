"""The powers of the five thieves, one module each (R7.3)."""

from collections.abc import Mapping
from typing import Final

from ft_tutor.rules.cards.thief_powers import houssain, kondjan, ouafat, shaum, ziad
from ft_tutor.rules.cards.thief_powers.base import ThiefPower
from ft_tutor.rules.vocabulary import CardId

POWERS: Final[Mapping[str, ThiefPower]] = {
    CardId("ziad"): ziad.POWER,
    CardId("ouafat"): ouafat.POWER,
    CardId("houssain"): houssain.POWER,
    CardId("shaum"): shaum.POWER,
    CardId("kondjan"): kondjan.POWER,
}
"""By the thief's id."""
