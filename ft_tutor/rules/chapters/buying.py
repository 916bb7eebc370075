"""Chapters R2.5.3 to R2.5.5: what markets and sacred places sell."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from ft_tutor.rules import rulings
from ft_tutor.rules.actions import Buy, Payment, TakeCard
from ft_tutor.rules.chapters.hands import final_tile
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects, paid
from ft_tutor.rules.events import CardsTaken, CoinsPaid, DjinnTaken, Settled, ThiefTaken
from ft_tutor.rules.legality import Procedure, Procedures, Stages, Violation
from ft_tutor.rules.payments import payable, too_few_elders, too_few_fakirs
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import (
    MARKETS,
    RULES_OF_TILES,
    Coins,
    Market,
    Resource,
    RuleId,
    TileKind,
)

SACRED_PLACE: Final = RULES_OF_TILES[TileKind.SACRED_PLACE]
PRICES: Final = (Payment(elders=2), Payment(elders=1, fakirs=1))
"""The two ways to pay for a djinn or a thief (R2.5.5)."""


def _kind(position: Position) -> TileKind | None:
    """Return the kind of the final tile; None where no movement was made."""
    if position.turn.movement is None:
        return None
    return position.layout[final_tile(position)].kind


def _rule(position: Position) -> RuleId:
    kind = _kind(position)
    return RULES_OF_TILES[TileKind.SMALL_MARKET if kind is None else kind]


def _market(position: Position) -> Market | None:
    kind = _kind(position)
    return None if kind is None else MARKETS.get(kind)


def legal_buys(position: Position, market: Market) -> Iterator[Buy]:
    """Yield what the active player may buy at a market."""
    if position.players[position.turn.active].coins < market.price or not position.supply.row:
        return
    offered = sorted(position.supply.row[: market.first])
    number = min(market.cards, len(offered))
    for cards in dict.fromkeys(combinations(offered, number)):
        yield Buy(cards)


def legal_takes(position: Position) -> Iterator[TakeCard]:
    """Yield the djinns and the thief that the active player can pay, each way to pay."""
    payments = payable(position.players[position.turn.active], PRICES)
    if payments:
        for card in (*position.supply.djinn_row, *position.supply.thief_row):
            for payment in payments:
                yield TakeCard(card, payment)


# --- why something may not be bought


def _at_a_market(position: Position, _action: Buy) -> Violation | None:
    if _market(position) is not None:
        return None
    return Violation("buy-no-market", RULES_OF_TILES[TileKind.SMALL_MARKET])


def _row_has_cards(position: Position, _action: Buy) -> Violation | None:
    return None if position.supply.row else Violation("buy-empty-row", RuleId("A34"))


def _can_pay_market(position: Position, _action: Buy) -> Violation | None:
    market, seat = _market(position), position.turn.active
    assert market is not None
    coins = position.players[seat].coins
    if coins >= market.price:
        return None
    facts = (("coins", Coins(coins)), ("coins2", Coins(market.price)))
    return Violation("buy-too-poor", _rule(position), (seat,), facts)


def _right_number(position: Position, action: Buy) -> Violation | None:
    market = _market(position)
    assert market is not None
    limit, found = min(market.cards, len(position.supply.row)), len(action.resources)
    if found == limit:
        return None
    rule = RuleId("A37") if 0 < found < limit else _rule(position)
    return Violation("buy-number", rule, (), (("found", found), ("limit", limit)))


def _offered(position: Position, action: Buy) -> Violation | None:
    market = _market(position)
    assert market is not None
    offered = position.supply.row[: market.first]
    for card in action.resources:
        if action.resources.count(card) > offered.count(card):
            facts = (("found", offered.count(card)), ("first", market.first))
            return Violation("buy-not-offered", _rule(position), (card,), facts)
    return None


def _at_a_sacred_place(position: Position, _action: TakeCard) -> Violation | None:
    if _kind(position) is TileKind.SACRED_PLACE:
        return None
    return Violation("take-no-sacred-place", SACRED_PLACE)


def _face_up(position: Position, action: TakeCard) -> Violation | None:
    if action.card in (*position.supply.djinn_row, *position.supply.thief_row):
        return None
    return Violation("take-not-face-up", SACRED_PLACE, (action.card,))


def _right_price(_position: Position, action: TakeCard) -> Violation | None:
    if action.payment in PRICES:
        return None
    facts = (("elders", action.payment.elders), ("fakirs", action.payment.fakirs))
    return Violation("take-price", SACRED_PLACE, (), facts)


def _has_elders(position: Position, action: TakeCard) -> Violation | None:
    return too_few_elders(position, position.turn.active, action.payment.elders, SACRED_PLACE)


def _has_fakirs(position: Position, action: TakeCard) -> Violation | None:
    return too_few_fakirs(position, position.turn.active, action.payment.fakirs, SACRED_PLACE)


BUY_STAGES: Final[Stages] = (
    (_at_a_market,),
    (_row_has_cards,),
    (_can_pay_market, _right_number),
    (_offered,),
)
TAKE_STAGES: Final[Stages] = (
    (_at_a_sacred_place,),
    (_face_up, _right_price),
    (_has_elders, _has_fakirs),
)


# --- what then happens


def buy_effects(position: Position, action: Buy) -> Effects:
    """Pay the market, and take the cards."""
    market, seat = _market(position), position.turn.active
    assert market is not None
    position = yield Settled()
    position = yield CoinsPaid(seat, market.price, _rule(position))
    places = _places(position.supply.row[: market.first], action.resources)
    return (yield CardsTaken(seat, action.resources, places, _rule(position)))


def _places(offered: Sequence[Resource], cards: Iterable[Resource]) -> tuple[int, ...]:
    """Return where the cards lie, for each the first that is not taken yet (R2.5.6)."""
    order = list(range(len(offered)))
    if not rulings.EQUAL_CARDS_FROM_THE_START:
        order.reverse()
    places: list[int] = []
    for card in cards:
        place = next(place for place in order if offered[place] is card)
        order.remove(place)
        places.append(place)
    return tuple(places)


def take_effects(position: Position, action: TakeCard) -> Effects:
    """Pay, and take the djinn or the thief."""
    seat = position.turn.active
    position = yield Settled()
    position = yield from paid(position, seat, action.payment, SACRED_PLACE)
    if action.card in position.supply.thief_row:
        return (yield ThiefTaken(seat, action.card))
    return (yield DjinnTaken(seat, action.card))


PROCEDURES: Final[Procedures] = {
    Buy: Procedure(frozenset({Owed.TILE}), BUY_STAGES, buy_effects),
    TakeCard: Procedure(frozenset({Owed.TILE}), TAKE_STAGES, take_effects),
}
