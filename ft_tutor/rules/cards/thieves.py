"""The thieves of Naqala: the tribe after whose action each may be used (R7.3)."""

from typing import Final

from ft_tutor.rules.vocabulary import CardId, Tribe

THIEVES: Final = {
    CardId("ziad"): Tribe.VIZIER,
    CardId("ouafat"): Tribe.ELDER,
    CardId("houssain"): Tribe.MERCHANT,
    CardId("shaum"): Tribe.BUILDER,
    CardId("kondjan"): Tribe.ASSASSIN,
}
"""The five thieves that set-up keeps; the purple one needs another expansion (R7.1)."""
