"""The djinns: who comes out of the smoke, and what the smoke shows of his power."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from ft_tutor.rules.vocabulary import CardId
from ft_tutor.scene.figures.parts import (
    BEARDS,
    BEHIND,
    BODY,
    BROWS,
    CLOTH,
    HANDS,
    HATS,
    HEAD,
    SKIN,
    SMOKE,
)
from ft_tutor.scene.figures.things import THINGS
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.shapes import Shape, placed

Shown = tuple[str, float, float, float]
"""A thing, where it is in the figure, and how large."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a figure is put together from.

    Attributes:
        skin, cloth: colours, styles after ``djinn.``.
        shown: what it shows, from the back to the front.
    """

    skin: str
    cloth: str
    hat: str
    beard: str
    shown: tuple[Shown, ...]
    brows: str = ""


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
    return (*dressed(parts, look), *shown(look))


def shown(look: Look) -> Drawing:
    """What a figure shows."""
    return tuple(
        shape for thing, x, y, scale in look.shown for shape in placed(THINGS[thing], x, y, scale)
    )


def dressed(parts: Drawing, look: Look) -> Drawing:
    """Parts in the colours of a figure."""
    colours = {SKIN: f"djinn.{look.skin}", CLOTH: f"djinn.{look.cloth}"}
    return tuple(_dyed(shape, colours) for shape in parts)


def _dyed(shape: Shape, colours: Mapping[str, str]) -> Shape:
    return replace(shape, style=colours.get(shape.style, shape.style))


_AL_AMIN: Final = (
    ("fakir", -27, 27, 0.75),
    ("fakir", -12, 27, 0.75),
    ("right", 9, 26, 0.8),
    ("card-lit", 29, 26, 1.1),
    ("spark", 29, 26, 0.8),
)
_ANUN_NAK: Final = (
    ("bare", 0, 40, 1.3),
    ("any-merchant", -20, 27, 1.05),
    ("any-assassin", 0, 33, 1.05),
    ("any-builder", 20, 27, 1.05),
)
_PAID: Final = (("right", 3, 27, 0.8), ("coins", 26, 27, 1.05))
_MOVED_PALACE: Final = (
    ("tile", -22, 39, 0.82),
    ("tile", 22, 39, 0.82),
    ("houses", -22, 38, 1.1),
    ("leap", -4, 13, 0.8),
    ("palace", 23, 40, 1.5),
)
_MOVED_PALM: Final = (
    ("tile", -22, 39, 0.82),
    ("tile", 22, 39, 0.82),
    ("pond", -22, 38, 0.95),
    ("leap", -5, 20, 1.1),
    ("palm", 24, 40, 1.6),
)

_DJINNS: Final[Mapping[CardId, Look]] = {
    CardId(card): look
    for card, look in {
        "al-amin": Look("sand", "violet", "turban", "white", _AL_AMIN, "kind"),
        "anun-nak": Look("blue", "red", "topknot", "goatee", _ANUN_NAK, "stern"),
        "baal": Look("red", "blue", "crown", "full", (("lamp", -22, 26, 0.95), *_PAID), "stern"),
        "boaz": Look(
            "sand",
            "blue",
            "helmet",
            "full",
            (("shield", 0, 25, 1), ("vizier", -10, 37, 1), ("elder", 9, 37, 1)),
            "stern",
        ),
        "bouraq": Look(
            "violet",
            "green",
            "dome",
            "moustache",
            (
                ("houses", -24, 42, 1),
                ("houses", 24, 42, 1),
                ("palace", 0, 42, 1.9),
                ("plus", 22, 17, 0.9),
            ),
        ),
        "echidna": Look(
            "green",
            "red",
            "snakes",
            "fangs",
            (
                ("builder", -26, 43, 1.3),
                ("coin", -2, 31, 1),
                ("coin", 5, 35, 1),
                ("twice", 25, 29, 1.2),
            ),
        ),
        "enki": Look(
            "teal",
            "green",
            "leaves",
            "white",
            (("pond", 0, 41, 1.6), ("palm", 0, 42, 2), ("plus", 24, 20, 0.9)),
            "kind",
        ),
        "hagis": Look("blue", "gold", "dome", "full", _MOVED_PALACE),
        "haurvatat": Look(
            "green", "gold", "leaves", "", (("palm", -14, 44, 2.05), ("five", 19, 26, 1.35)), "kind"
        ),
        "iblis": Look(
            "red",
            "night",
            "horns",
            "goatee",
            (
                ("any-merchant", -30, 41, 1.2),
                ("any-vizier", 30, 41, 1.2),
                ("dagger-left", 6, 24, 1.15),
                ("dagger-right", -6, 24, 1.15),
            ),
            "stern",
        ),
        "jafaar": Look(
            "sand", "red", "fez", "moustache", (("vizier", -15, 44, 1.35), ("three", 18, 26, 1.35))
        ),
        "kandicha": Look(
            "rose",
            "red",
            "hair",
            "",
            (
                ("dagger", -29, 27, 1.15),
                ("unseen", -7, 26, 1.05),
                ("coin", 11, 27, 1.05),
                ("elder", 30, 42, 1.1),
            ),
            "stern",
        ),
        "kumarbi": Look(
            "violet",
            "gold",
            "rams",
            "full",
            (
                ("fakir", -28, 26, 0.82),
                ("coin-5", -4, 26, 1.05),
                ("right", 13, 26, 0.7),
                ("coin-3", 30, 26, 1.05),
            ),
            "stern",
        ),
        "lamia": Look("green", "violet", "hair", "veil", _MOVED_PALM),
        "leta": Look(
            "rose", "violet", "curls", "", (("bare", 0, 38, 1.3), ("camel", 0, 41, 1.5)), "kind"
        ),
        "marid": Look(
            "blue",
            "violet",
            "turban",
            "forked",
            (("camel", -20, 43, 1.1), ("any-merchant", -19, 19, 0.7), *_PAID),
            "stern",
        ),
        "monkir": Look("teal", "red", "dome", "braid", (("palace", -21, 41, 1.6), *_PAID)),
        "nekir": Look(
            "night", "red", "hood", "fangs", (("dagger", -21, 26, 1.15), *_PAID), "stern"
        ),
        "shamhat": Look(
            "sand", "green", "hair", "", (("elder", -16, 44, 1.35), ("four", 18, 26, 1.35)), "kind"
        ),
        "sibittis": Look(
            "violet",
            "red",
            "crown",
            "white",
            (
                ("djinn-left", -22, 28, 1.15),
                ("djinn-right", 22, 28, 1.15),
                ("card-lit", 0, 23, 1.4),
                ("lamp", -0.5, 23, 0.58),
            ),
        ),
        "sloar": Look(
            "teal",
            "night",
            "flames",
            "forked",
            (
                ("unseen", -24, 30, 1),
                ("unseen", -21, 27.5, 1),
                ("unseen", -18, 25, 1),
                ("right", 3, 25, 0.9),
                ("unseen", 25, 25, 1.15),
            ),
            "stern",
        ),
        "utug": Look(
            "red",
            "green",
            "rams",
            "braid",
            (
                ("tile", 0, 38, 1.4),
                ("camel", -12, 40, 1.35),
                ("any-assassin", 12, 39, 0.9),
                ("any-merchant", 24, 42, 0.9),
            ),
            "stern",
        ),
        "morgiane": Look(
            "rose", "blue", "hood", "veil", (("mask", 0, 25, 1.6), ("no", 0, 25, 1.4)), "kind"
        ),
    }.items()
}
