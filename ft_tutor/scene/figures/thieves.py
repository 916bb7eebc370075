"""The thieves: each behind his mask, with what he takes from the others in his sack."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from ft_tutor.rules.vocabulary import CardId
from ft_tutor.scene.figures.djinns import Look, dressed, shown
from ft_tutor.scene.figures.parts import BEARDS, BEHIND, CLOAK, HANDS, HATS, PLAIN_HEAD, SACK
from ft_tutor.scene.meeples import Drawing

_THIEVES: Final[Mapping[CardId, Look]] = {
    CardId(card): look
    for card, look in {
        "ziad": Look("sand", "gold", "turban", "mask", (("vizier", 0, 46, 1.4),)),
        "ouafat": Look("sand", "white", "flat", "white", (("lamp", -1, 27, 1.5),)),
        "houssain": Look(
            "sand",
            "green",
            "wide",
            "moustache",
            (
                ("card-left", -12, 28, 1.3),
                ("card-right", 12, 28, 1.3),
                ("fish", -12, 28, 0.5),
                ("jewels", 12, 28, 0.5),
            ),
        ),
        "shaum": Look(
            "sand", "blue", "cap", "mask", (("palm", -18, 44, 1.8), ("palace", 17, 44, 1.7))
        ),
        "kondjan": Look("sand", "red", "hood", "mask", (("camel", 1, 46, 1.7),)),
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
        *PLAIN_HEAD,
        *BEARDS["mask"],
        *(BEARDS[look.beard] if look.beard != "mask" else ()),
        *HATS[look.hat],
        *SACK,
        *HANDS,
    )
    return (*dressed(parts, look), *shown(look))
