"""Kumarbi: fakirs make a bid cheaper."""

from typing import Final

from ft_tutor.rules.cards.model import Amount, Cost, Djinn
from ft_tutor.rules.position import HeldCard, Position
from ft_tutor.rules.vocabulary import CardId, Resource, RuleId, Seat


def _fakirs(position: Position, seat: Seat, _held: HeldCard, _usual: int) -> int:
    """Return that all fakirs may help; each bid may have some, so nothing is used up (A12)."""
    return position.players[seat].resources[Resource.FAKIR]


KUMARBI: Final = Djinn(
    card=CardId("kumarbi"),
    points=6,
    rule=RuleId("D.13"),
    cost=Cost.FAKIRS,
    paid_with="power-in-a-bid",
    adjusts={Amount.BID_FAKIRS: _fakirs},
)
