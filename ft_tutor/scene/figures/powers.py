"""What the figures show of their powers: in the smoke of a djinn, in the sack of a thief."""

from collections.abc import Mapping
from typing import Final

from ft_tutor.rules.vocabulary import CardId
from ft_tutor.scene.figures.look import Shown

_PAID: Final = (("right", 3, 27, 0.8), ("coins", 26, 27, 1.05))
"""One coin by its owner, two by another player."""

POWERS: Final[Mapping[CardId, Shown]] = {
    CardId(card): shown
    for card, shown in {
        "al-amin": (
            ("fakir", -27, 27, 0.75),
            ("fakir", -12, 27, 0.75),
            ("right", 9, 26, 0.8),
            ("card-lit", 29, 26, 1.1),
            ("spark", 29, 26, 0.8),
        ),
        "anun-nak": (
            ("bare", 0, 40, 1.3),
            ("any-merchant", -20, 27, 1.05),
            ("any-assassin", 0, 33, 1.05),
            ("any-builder", 20, 27, 1.05),
        ),
        "baal": (
            ("lamp", -22, 26, 0.95),
            *_PAID,
        ),
        "boaz": (
            ("shield", 0, 25, 1),
            ("vizier", -10, 37, 1),
            ("elder", 9, 37, 1),
        ),
        "bouraq": (
            ("houses", -24, 42, 1),
            ("houses", 24, 42, 1),
            ("palace", 0, 42, 1.9),
            ("plus", 22, 17, 0.9),
        ),
        "echidna": (
            ("builder", -26, 43, 1.3),
            ("coin", -2, 31, 1),
            ("coin", 5, 35, 1),
            ("twice", 25, 29, 1.2),
        ),
        "enki": (
            ("pond", 0, 41, 1.6),
            ("palm", 0, 42, 2),
            ("plus", 24, 20, 0.9),
        ),
        "hagis": (
            ("tile", -22, 39, 0.82),
            ("tile", 22, 39, 0.82),
            ("houses", -22, 38, 1.1),
            ("leap", -4, 13, 0.8),
            ("palace", 23, 40, 1.5),
        ),
        "haurvatat": (
            ("palm", -14, 44, 2.05),
            ("five", 19, 26, 1.35),
        ),
        "iblis": (
            ("any-merchant", -30, 41, 1.2),
            ("any-vizier", 30, 41, 1.2),
            ("dagger-left", 6, 24, 1.15),
            ("dagger-right", -6, 24, 1.15),
        ),
        "jafaar": (
            ("vizier", -15, 44, 1.35),
            ("three", 18, 26, 1.35),
        ),
        "kandicha": (
            ("dagger", -31, 27, 1.15),
            ("unseen", -11, 26, 1.05),
            ("coin", 8, 27, 1.05),
            ("elder", 27, 42, 1.15),
        ),
        "kumarbi": (
            ("fakir", -28, 26, 0.82),
            ("coin-5", -4, 26, 1.05),
            ("right", 13, 26, 0.7),
            ("coin-3", 30, 26, 1.05),
        ),
        "lamia": (
            ("tile", -22, 39, 0.82),
            ("tile", 22, 39, 0.82),
            ("pond", -22, 38, 0.95),
            ("leap", -5, 20, 1.1),
            ("palm", 24, 40, 1.6),
        ),
        "leta": (
            ("bare", 0, 38, 1.3),
            ("camel", 0, 41, 1.5),
        ),
        "marid": (
            ("camel", -20, 43, 1.1),
            ("any-merchant", -18, 21, 0.85),
            *_PAID,
        ),
        "monkir": (
            ("palace", -21, 41, 1.6),
            *_PAID,
        ),
        "nekir": (
            ("dagger", -21, 26, 1.15),
            *_PAID,
        ),
        "shamhat": (
            ("elder", -16, 44, 1.35),
            ("four", 18, 26, 1.35),
        ),
        "sibittis": (
            ("djinn-left", -22, 28, 1.15),
            ("djinn-right", 22, 28, 1.15),
            ("card-lit", 0, 23, 1.4),
            ("lamp", -0.5, 23, 0.58),
        ),
        "sloar": (
            ("unseen", -24, 30, 1),
            ("unseen", -21, 27.5, 1),
            ("unseen", -18, 25, 1),
            ("right", 3, 25, 0.9),
            ("unseen", 25, 25, 1.15),
        ),
        "utug": (
            ("tile", 0, 38, 1.4),
            ("camel", -12, 40, 1.35),
            ("any-assassin", 12, 39, 0.9),
            ("any-merchant", 24, 42, 0.9),
        ),
        "morgiane": (
            ("mask", 0, 25, 1.6),
            ("no", 0, 25, 1.4),
        ),
        # thieves
        "ziad": (("vizier", 0, 46, 1.4),),
        "ouafat": (("lamp", -1, 27, 1.5),),
        "houssain": (
            ("card-left", -12, 28, 1.3),
            ("card-right", 12, 28, 1.3),
            ("fish", -12, 28, 0.5),
            ("jewels", 12, 28, 0.5),
        ),
        "shaum": (
            ("palm", -18, 44, 1.8),
            ("palace", 17, 44, 1.7),
        ),
        "kondjan": (("camel", 1, 46, 1.7),),
    }.items()
}
"""Per card: the things that are seen; the ground is around (0, 26) and about 80 by 44 units."""
