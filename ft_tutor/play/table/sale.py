"""The sale: the sets that the goods make, what is chosen of them, and a better split (R2.6.1)."""

from collections.abc import Iterable
from typing import Any, Final

from ft_tutor.play.page import Button, Panel, Row
from ft_tutor.play.view import View
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import Sell
from ft_tutor.rules.counts import Counts, changed
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.goods import best_sets
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import SET_PRICES, Coins, Resource, Seat
from ft_tutor.scene.places import OwnResource, Place

Goods = tuple[Resource, ...]

KEY: Final = "set"
"""The command that chooses all goods of a set; its value is the number of the set."""


def worth(sets: Iterable[Goods]) -> int:
    """Return what sets are worth, in coins (R2.6.1)."""
    return sum(SET_PRICES[len(goods)] for goods in sets)


def lost_by(resources: Counts, goods: Goods) -> int:
    """Return how many coins a set brings less than the best split of the hand, sold all at once."""
    rest = resources
    for good in goods:
        rest = changed(rest, good, -1)
    return worth(best_sets(resources)) - SET_PRICES[len(goods)] - worth(best_sets(rest))


def sets_of(position: Position) -> tuple[Seat, tuple[Goods, ...]] | None:
    """Return who may sell now, and the best split of the goods; None where nobody may."""
    decision = position.decision
    if decision is None or decision.owed is not Owed.TURN_END:
        return None
    if decision.who >= len(position.players):
        return None
    sets = best_sets(position.players[decision.who].resources)
    return (decision.who, sets) if sets else None


def chosen_set(position: Position, number: str) -> tuple[Place, ...]:
    """Return the goods of a set as places; () where there is no such set."""
    found = sets_of(position)
    if found is None or not number.isascii() or not number.isdigit():
        return ()
    seat, sets = found
    chosen = sets[int(number) : int(number) + 1] if len(number) < len("100") else ()
    return tuple(OwnResource(seat, good) for goods in chosen for good in goods)


def sale_panel(view: View[Any], voice: Voice) -> Panel | None:
    """Return the best sets of the goods, laid out; None where nothing is for sale."""
    found = sets_of(view.seen)
    if found is None:
        return None
    _, sets = found
    rows = tuple(_row(goods, number, voice) for number, goods in enumerate(sets))
    total = voice.said("sale-total", coins=Coins(worth(sets)), count=len(sets))
    words = f"<p>{total}</p><p>{voice.said('sale-kept')}</p>"
    return Panel("sale", voice.say("sale-title"), words, rows=rows)


def _row(goods: Goods, number: int, voice: Voice) -> Row:
    coins = Coins(SET_PRICES[len(goods)])
    words = voice.said("sale-set", resources=goods, coins=coins, count=len(goods))
    label = voice.say("sale-choose", number=number + 1)
    return Row(words, (Button(KEY, label, value=str(number)),))


def chosen_words(view: View[Any], voice: Voice) -> tuple[str, ...]:
    """Return what the goods picked so far bring, and what a better split would bring more."""
    decision = view.position.decision
    goods = tuple(sorted(place.resource for place in view.picked if isinstance(place, OwnResource)))
    sales = [action for action in view.open.values() if isinstance(action, Sell)]
    if not goods or not sales or decision is None:
        return ()
    coins = Coins(SET_PRICES[len(goods)])
    words = voice.said("sale-chosen", resources=goods, coins=coins, count=len(goods))
    lost = lost_by(view.seen.players[decision.who].resources, goods)
    better = voice.said("sale-better", coins=Coins(lost)) if lost else voice.said("sale-best")
    return words, better
