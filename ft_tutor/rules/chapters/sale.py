"""Chapter R2.6, the sale at the end of a turn."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Final

from ft_tutor.rules.actions import Action, EndTurn, Sell
from ft_tutor.rules.counts import present
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import Sold
from ft_tutor.rules.legality import Procedure, Procedures, Stages, Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import SET_PRICES, Resource, RuleId

SALE: Final = RuleId("R2.6.1")


@cache
def _sales(goods: tuple[int, ...]) -> tuple[Action, ...]:
    """Return to end the turn, and the sales of every set of these goods; at most 511."""
    sets = (
        Sell(tuple(map(Resource, chosen)))
        for size in range(1, len(goods) + 1)
        for chosen in combinations(goods, size)
    )
    return (EndTurn(), *sets)


def legal_at_the_end(position: Position) -> Iterable[Action]:
    """Return what may be done at the end of a turn: sell, and end it."""
    resources = position.players[position.turn.active].resources
    return _sales(present(resources[: Resource.FAKIR]))


# --- why something may not be sold


def _something(_position: Position, action: Sell) -> Violation | None:
    return None if action.goods else Violation("sell-nothing", SALE)


def _no_fakirs(_position: Position, action: Sell) -> Violation | None:
    if Resource.FAKIR not in action.goods:
        return None
    return Violation("sell-fakir", SALE, (Resource.FAKIR,))


def _all_different(_position: Position, action: Sell) -> Violation | None:
    for good in action.goods:
        if good is not Resource.FAKIR and action.goods.count(good) > 1:
            return Violation("sell-same-twice", SALE, (good,))
    return None


def _all_held(position: Position, action: Sell) -> Violation | None:
    resources = position.players[position.turn.active].resources
    for good in action.goods:
        if not resources[good]:
            return Violation("sell-not-held", SALE, (good,))
    return None


SELL_STAGES: Final[Stages] = ((_something, _no_fakirs, _all_different), (_all_held,))


def sell_effects(position: Position, action: Sell) -> Effects:
    """Discard the set for its price."""
    price = SET_PRICES[len(action.goods)]
    return (yield Sold(position.turn.active, action.goods, price))


PROCEDURES: Final[Procedures] = {
    Sell: Procedure(frozenset({Owed.TURN_END}), SELL_STAGES, sell_effects),
}
