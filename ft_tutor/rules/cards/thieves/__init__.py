"""The thieves of Naqala: all that each of them does (R7.3)."""

from collections.abc import Mapping
from typing import Final

from ft_tutor.rules.cards.model import Thief
from ft_tutor.rules.cards.thieves.houssain import HOUSSAIN
from ft_tutor.rules.cards.thieves.kondjan import KONDJAN
from ft_tutor.rules.cards.thieves.ouafat import OUAFAT
from ft_tutor.rules.cards.thieves.shaum import SHAUM
from ft_tutor.rules.cards.thieves.ziad import ZIAD
from ft_tutor.rules.vocabulary import CardId

THIEVES: Final[Mapping[CardId, Thief]] = {
    thief.card: thief for thief in (ZIAD, OUAFAT, HOUSSAIN, SHAUM, KONDJAN)
}
"""The five thieves that set-up keeps; the purple one needs another expansion (R7.1)."""
