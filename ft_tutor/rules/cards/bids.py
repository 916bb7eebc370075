"""Kumarbi: fakirs make a bid cheaper."""

from typing import Final

from ft_tutor.rules.actions import Payment
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.cards.held import holds
from ft_tutor.rules.effects import Effects, paid
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import FRONT_ZERO, CardId, Resource, Seat

_KUMARBI: Final = CardId("kumarbi")


def bid_fakirs(position: Position, seat: Seat, spot: int) -> int:
    """Return how many fakirs a player may discard: down to the price 0, no further (A12)."""
    if not holds(position, seat, _KUMARBI):
        return 0
    fakirs = position.players[seat].resources[Resource.FAKIR]
    return max(0, min(fakirs, spot - FRONT_ZERO))


def pay_bid(position: Position, seat: Seat, fakirs: int) -> Effects:
    """Discard the fakirs of a cheaper bid; each bid may have some, so nothing is used up."""
    rule = DJINNS[_KUMARBI].rule
    return (yield from paid(position, seat, Payment(fakirs=fakirs), rule, _KUMARBI))
