"""The hooks: what the chapters ask the cards, and nothing else of the cards do they know.

Each answers for all cards at once, and neutrally where no card has a say.

offers    `offers`, and the kinds of action that cards bring along
reacts    `reactions`
adjusts   `bid_fakirs`, `pay_bid`, `victims`, `kept_victims`, `builders_times`
forbids   `protects`
widens    `moved_places`, `moved_violation`, `pay_move`
thieves   `matching_thief`

Only names here: each answer stands beside its cards.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ft_tutor.rules.actions import Action
from ft_tutor.rules.cards import powers, thief_actions
from ft_tutor.rules.cards.bids import bid_fakirs, pay_bid
from ft_tutor.rules.cards.piece_powers import moved_places, moved_violation, pay_move
from ft_tutor.rules.cards.powers import offers
from ft_tutor.rules.cards.reacting import kept_victims, reactions
from ft_tutor.rules.cards.thief_actions import matching_thief
from ft_tutor.rules.cards.tribe_powers import protector as protects
from ft_tutor.rules.cards.tribe_powers import times as builders_times
from ft_tutor.rules.cards.tribe_powers import victims
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.kinds import Kind
from ft_tutor.rules.position import Position

KINDS: Final[Mapping[type, Kind]] = {**powers.KINDS, **thief_actions.KINDS}
"""The kinds of action that the cards bring: UseCard, Keep, UseThief, Give, Claim."""

CANDIDATES: Final[Mapping[Owed, Callable[[Position], Iterable[Action]]]] = {
    **powers.CANDIDATES,
    **thief_actions.CANDIDATES,
}
"""Per decision that cards ask for (KEEP, THIEF, GIVE, CLAIM): its legal actions."""

__all__ = [
    "CANDIDATES",
    "KINDS",
    "bid_fakirs",
    "builders_times",
    "kept_victims",
    "matching_thief",
    "moved_places",
    "moved_violation",
    "offers",
    "pay_bid",
    "pay_move",
    "protects",
    "reactions",
    "victims",
]
