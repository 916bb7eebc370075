"""The djinns: each comes out of the smoke, and the smoke shows his power."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from ft_tutor.rules.vocabulary import CardId
from ft_tutor.scene.figures.look import Look, drawn, dressed
from ft_tutor.scene.figures.parts import BEARDS, BEHIND, BODY, BROWS, HANDS, HATS, HEAD, SMOKE
from ft_tutor.scene.figures.powers import POWERS
from ft_tutor.scene.meeples import Drawing

_DJINNS: Final[Mapping[CardId, Look]] = {
    CardId(card): look
    for card, look in {
        "al-amin": Look("sand", "violet", "turban", "white", "kind"),
        "anun-nak": Look("blue", "red", "topknot", "goatee", "stern"),
        "baal": Look("red", "blue", "crown", "full", "stern"),
        "boaz": Look("sand", "blue", "helmet", "full", "stern"),
        "bouraq": Look("violet", "green", "dome", "moustache"),
        "echidna": Look("green", "red", "snakes", "fangs"),
        "enki": Look("teal", "green", "leaves", "white", "kind"),
        "hagis": Look("blue", "gold", "dome", "full"),
        "haurvatat": Look("green", "gold", "leaves", "", "kind"),
        "iblis": Look("red", "night", "horns", "goatee", "stern"),
        "jafaar": Look("sand", "red", "fez", "moustache"),
        "kandicha": Look("rose", "red", "hair", "", "stern"),
        "kumarbi": Look("violet", "gold", "rams", "full", "stern"),
        "lamia": Look("green", "violet", "hair", "veil"),
        "leta": Look("rose", "violet", "curls", "", "kind"),
        "marid": Look("blue", "violet", "turban", "forked", "stern"),
        "monkir": Look("teal", "red", "dome", "braid"),
        "nekir": Look("night", "red", "hood", "fangs", "stern"),
        "shamhat": Look("sand", "green", "hair", "", "kind"),
        "sibittis": Look("violet", "red", "crown", "white"),
        "sloar": Look("teal", "night", "flames", "forked", "stern"),
        "utug": Look("red", "green", "rams", "braid", "stern"),
        "morgiane": Look("rose", "blue", "hood", "veil", "kind"),
    }.items()
}


@cache
def djinn_figure(card: CardId) -> Drawing:
    """The drawing of a djinn, within 100 by 100 units around the origin.

    Raises:
        KeyError: there is no such djinn.
    """
    look = _DJINNS[card]
    parts = (
        *BEHIND.get(look.hat, ()),
        *BODY,
        *HEAD,
        *BROWS[look.brows],
        *BEARDS[look.beard],
        *HATS[look.hat],
        *SMOKE,
        *HANDS,
    )
    return (*dressed(parts, look), *drawn(POWERS[card]))
