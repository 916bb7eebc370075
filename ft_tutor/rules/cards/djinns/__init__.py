"""The djinns: all that each of them does, one module per family."""

from collections.abc import Mapping
from typing import Final

from ft_tutor.rules.cards.djinns.drawing import SIBITTIS, SLOAR
from ft_tutor.rules.cards.djinns.kumarbi import KUMARBI
from ft_tutor.rules.cards.djinns.paying import BAAL, MARID, MONKIR, NEKIR
from ft_tutor.rules.cards.djinns.pieces import BOURAQ, ENKI, HAGIS, LAMIA
from ft_tutor.rules.cards.djinns.scoring import AL_AMIN, HAURVATAT, JAFAAR, SHAMHAT
from ft_tutor.rules.cards.djinns.settling import ANUN_NAK, LETA, UTUG
from ft_tutor.rules.cards.djinns.shielding import BOAZ, MORGIANE
from ft_tutor.rules.cards.djinns.tribes import ECHIDNA, IBLIS, KANDICHA
from ft_tutor.rules.cards.model import Cost, Djinn
from ft_tutor.rules.vocabulary import CardId

_DJINNS: Final = (
    *(AL_AMIN, ANUN_NAK, BAAL, BOAZ, BOURAQ, ECHIDNA, ENKI, HAGIS, HAURVATAT, IBLIS, JAFAAR),
    *(KANDICHA, KUMARBI, LAMIA, LETA, MARID, MONKIR, NEKIR, SHAMHAT, SIBITTIS, SLOAR, UTUG),
)

DJINNS: Final[Mapping[CardId, Djinn]] = {djinn.card: djinn for djinn in _DJINNS}
"""The 22 djinns of the base game, by id, in the order of their rules."""

ALL_DJINNS: Final[Mapping[CardId, Djinn]] = {**DJINNS, MORGIANE.card: MORGIANE}
"""The same and Morgiane, who is shuffled in when the thieves are played (R7.1)."""

__all__ = ["ALL_DJINNS", "DJINNS", "MORGIANE", "Cost", "Djinn"]
