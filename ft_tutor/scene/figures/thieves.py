"""The thieves: each behind his mask, with what he takes from the others in his sack."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from ft_tutor.rules.vocabulary import CardId
from ft_tutor.scene.figures.look import Look, drawn, dressed
from ft_tutor.scene.figures.parts import BEARDS, BEHIND, CLOAK, HANDS, HATS, MASKED_HEAD, SACK
from ft_tutor.scene.figures.powers import POWERS
from ft_tutor.scene.meeples import Drawing

_THIEVES: Final[Mapping[CardId, Look]] = {
    CardId(card): look
    for card, look in {
        "ziad": Look("sand", "gold", "turban"),
        "ouafat": Look("sand", "white", "flat", "white"),
        "houssain": Look("sand", "green", "wide", "moustache"),
        "shaum": Look("sand", "blue", "cap"),
        "kondjan": Look("sand", "red", "hood"),
    }.items()
}


@cache
def thief_figure(card: CardId) -> Drawing:
    """The drawing of a thief, within 100 by 100 units around the origin.

    Raises:
        KeyError: there is no such thief.
    """
    look = _THIEVES[card]
    parts = (
        *CLOAK,
        *BEHIND.get(look.hat, ()),
        *MASKED_HEAD,
        *BEARDS[look.beard],
        *HATS[look.hat],
        *SACK,
        *HANDS,
    )
    return (*dressed(parts, look), *drawn(POWERS[card]))
