"""The families of drills, and which of them drill a rule; a new one is named here, nowhere else."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ft_tutor.course.drills import (
    bidding,
    ending,
    goods,
    markets,
    powers,
    scoring,
    tribes,
    victims,
    walks,
)
from ft_tutor.course.drills.family import Family, Maker
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import RuleId

LESSON: Final = "drills"
"""The id under which drills are kept, as if they were one lesson with a step for each family."""


def _family(name: str, rules: str, make: Maker) -> Family:
    return Family(name, tuple(RuleId(rule) for rule in rules.split()), make)


FAMILIES: Final = (
    _family("who-goes-first", "R1.6 R1.3", bidding.who_goes_first),
    _family("which-spot", "R1.2", bidding.which_spot),
    _family("walk-legal", "R2.2.3 R2.2.4 R2.2.2", walks.walk_legal),
    _family("win-a-tile", "R2.3.2 R2.2.8", walks.win_a_tile),
    _family("which-end", "R2.2.7", walks.which_end),
    _family("merchants", "R2.4.G", tribes.cards_of_merchants),
    _family("builders", "R2.4.B", tribes.coins_of_builders),
    _family("assassins", "R2.4.R", victims.who_may_be_killed),
    _family("market", "R2.5.3 R2.5.4", markets.market),
    _family("djinn-price", "R2.5.5", powers.djinn_price),
    _family("sale", "R2.6.1", goods.sale),
    _family("last-round", "R4.1 R4.2 R4.3", ending.last_round),
    _family("viziers", "R5.viziers", scoring.vizier_bonus),
    _family("goods", "R5.goods", goods.goods_score),
    _family("best-split", "R5.goods R5.2", goods.best_split),
    _family(
        "sheet",
        "R5.coins R5.elders R5.djinns R5.tiles R5.palms R5.palaces",
        scoring.whole_sheet,
    ),
    _family("discount", "D.13 R1.8", bidding.kumarbi),
    _family("power-now", "W1 W2 W3 W4", powers.power_now),
)
"""In the order of the rulebook."""


def _by_rule() -> dict[RuleId, tuple[Family, ...]]:
    found = {rule: tuple(one for one in FAMILIES if rule in one.rules) for rule in RULES}
    return {rule: families for rule, families in found.items() if families}


DRILLS: Final[Mapping[RuleId, tuple[Family, ...]]] = MappingProxyType(_by_rule())
"""Per rule the families that drill it; a rule without is not there."""
