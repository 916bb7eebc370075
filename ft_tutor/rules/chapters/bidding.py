"""Chapter R1, the bidding for the order of play."""

from collections.abc import Iterator
from typing import Final

from ft_tutor.rules.actions import Bid, Payment
from ft_tutor.rules.cards import hooks
from ft_tutor.rules.cards.held import holds
from ft_tutor.rules.cards.hooks import Amount
from ft_tutor.rules.chapters.turns import ask_for_bid, begin_turn
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects, paid
from ft_tutor.rules.events import BidPlaced, CoinsPaid, Settled
from ft_tutor.rules.legality import Procedure, Procedures, Stages, Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import FRONT_ZERO, TURN_COSTS, Coins, RuleId, Seat

_CHEAPEST: Final = FRONT_ZERO + 1
"""The spot "1", the first that costs anything."""


_BIDS: Final = tuple(
    tuple(Bid(spot, fakirs) for fakirs in range(spot + 1)) for spot in range(len(TURN_COSTS))
)
"""Per spot every bid, by its fakirs; made once."""


def bidder(position: Position) -> Seat:
    """Return who bids now."""
    decision = position.decision
    assert decision is not None
    return decision.who


def _fakirs(position: Position, seat: Seat) -> int:
    """Return how many fakirs a player has that may lower a bid."""
    return hooks.adjusted(position, seat, Amount.BID_FAKIRS, 0).number


def _that_help(fakirs: int, spot: int) -> int:
    """Return how many of them a bid may have: down to the price 0, no further (A12)."""
    return max(0, min(fakirs, spot - FRONT_ZERO))


def zeros_full(position: Position) -> bool:
    """Say whether three markers are on zeros (R1.4)."""
    return None not in position.turn.turn_track[:_CHEAPEST]


def is_penniless(position: Position) -> bool:
    """Say whether a bidder who must take a positive spot cannot pay for any (R1.9, A09)."""
    seat = bidder(position)
    return (
        zeros_full(position)
        and position.players[seat].coins < TURN_COSTS[_CHEAPEST]
        and not _fakirs(position, seat)
    )


def price(position: Position, bid: Bid) -> int:
    """Return what a bid costs, in coins: so many spots lower as there are fakirs (A11)."""
    cost = TURN_COSTS[bid.spot - bid.fakirs]
    if bid.spot == _CHEAPEST and is_penniless(position):
        return min(cost, position.players[bidder(position)].coins)
    return cost


def legal_bids(position: Position) -> Iterator[Bid]:
    """Yield the bids of whoever bids now."""
    seat = bidder(position)
    if _first_marker(position) is not seat:
        return
    coins, most = position.players[seat].coins, _fakirs(position, seat)
    for spot in range(FRONT_ZERO, len(TURN_COSTS)):
        if _is_free(position, spot):
            for fakirs in range(_that_help(most, spot) + 1):
                if price(position, _BIDS[spot][fakirs]) <= coins:
                    yield _BIDS[spot][fakirs]


def _first_marker(position: Position) -> Seat | None:
    return next((marker for marker in position.turn.bid_track if marker is not None), None)


def _is_free(position: Position, spot: int) -> bool:
    """Say whether a marker fits on a spot: on the front zero by pushing the others (R1.3)."""
    if spot == FRONT_ZERO:
        return not zeros_full(position)
    return position.turn.turn_track[spot] is None


# --- why a bid may not be made


def _marker_is_next(position: Position, _action: Bid) -> Violation | None:
    seat = bidder(position)
    if _first_marker(position) is seat:
        return None
    return Violation("bid-no-marker", RuleId("R1.1"), (seat,))


def _spot_exists(_position: Position, action: Bid) -> Violation | None:
    if 0 <= action.spot < len(TURN_COSTS):
        return None
    return Violation("bid-no-such-spot", RuleId("R1.1"), (), (("count", len(TURN_COSTS)),))


def _front_zero(_position: Position, action: Bid) -> Violation | None:
    if action.spot >= FRONT_ZERO:
        return None
    return Violation("bid-back-zero", RuleId("A10"))


def _zero_free(position: Position, action: Bid) -> Violation | None:
    if action.spot != FRONT_ZERO or _is_free(position, action.spot):
        return None
    return Violation("bid-zeros-full", RuleId("R1.4"))


def _spot_free(position: Position, action: Bid) -> Violation | None:
    holder = position.turn.turn_track[action.spot]
    if action.spot == FRONT_ZERO or holder is None:
        return None
    return Violation("bid-spot-taken", RuleId("R1.2"), (holder,), _cost(action.spot))


def _fakirs_help(position: Position, action: Bid) -> Violation | None:
    seat = bidder(position)
    most = _that_help(_fakirs(position, seat), action.spot)
    if action.fakirs <= most:
        return None
    djinn = hooks.adjuster(Amount.BID_FAKIRS)
    if not holds(position, seat, djinn.card):
        return Violation("bid-needs-djinn", RuleId("R1.8"), (djinn.card,))
    facts = (("fakirs", action.fakirs), ("most", most))
    return Violation("bid-fakirs", RuleId("R1.8"), (seat,), facts)


def _can_pay(position: Position, action: Bid) -> Violation | None:
    coins = position.players[bidder(position)].coins
    cost = price(position, action)
    if cost <= coins:
        return None
    facts = (("coins", Coins(coins)), ("coins2", Coins(cost)))
    return Violation("bid-too-poor", RuleId("R1.2"), (bidder(position),), facts)


def _cost(spot: int) -> tuple[tuple[str, int], ...]:
    return (("cost", Coins(TURN_COSTS[spot])),)


BID_STAGES: Final[Stages] = (
    (_marker_is_next,),
    (_spot_exists,),
    (_front_zero,),
    (_zero_free, _spot_free),
    (_fakirs_help,),
    (_can_pay,),
)


# --- what a bid does


def bid_effects(position: Position, action: Bid) -> Effects:
    """Pay, take the spot, and go on with the next bid or, after the last, the first turn."""
    seat, cost = bidder(position), price(position, action)
    position = yield Settled()
    if action.fakirs:
        position = yield from _fakirs_paid(position, seat, action.fakirs)
    if cost:
        position = yield CoinsPaid(seat, cost, RuleId("R1.1"))
    taken = position.turn.turn_track[action.spot] is not None
    position = yield BidPlaced(seat, action.spot, pushes=taken)
    if any(marker is not None for marker in position.turn.bid_track):
        return (yield from ask_for_bid(position))
    return (yield from begin_turn(position))


def _fakirs_paid(position: Position, seat: Seat, fakirs: int) -> Effects:
    djinn = hooks.adjusted(position, seat, Amount.BID_FAKIRS, 0).djinn
    assert djinn is not None
    return (yield from paid(position, seat, Payment(fakirs=fakirs), djinn.rule, djinn.card))


PROCEDURES: Final[Procedures] = {
    Bid: Procedure(frozenset({Owed.BID}), BID_STAGES, bid_effects),
}
