"""What the paid powers cost, and the ways to pay."""

from collections.abc import Iterable, Mapping
from typing import Final

from ft_tutor.rules.actions import Payment
from ft_tutor.rules.cards.djinns import DJINNS, Cost
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, Resource, RuleId, Seat

WAYS: Final[Mapping[Cost, tuple[Payment, ...]]] = {
    Cost.NONE: (),
    Cost.ELDER_OR_FAKIR: (Payment(elders=1), Payment(fakirs=1)),
    Cost.ELDER_AND_ONE_MORE: (Payment(elders=2), Payment(elders=1, fakirs=1)),
    Cost.FAKIR: (Payment(fakirs=1),),
    Cost.FAKIRS: (),
}
"""Per cost: every way to pay it, the player's choice each time (A75); fakirs in a bid are named
by the bid itself.
"""


def payable(position: Position, seat: Seat, card: CardId) -> Iterable[Payment]:
    """Return the ways in which a player can pay for a djinn's power."""
    player = position.players[seat]
    elders, fakirs = player.elders, player.resources[Resource.FAKIR]
    return [way for way in WAYS[DJINNS[card].cost] if way.elders <= elders and way.fakirs <= fakirs]


def wrong_price(card: CardId, payment: Payment) -> Violation | None:
    """Return that a payment is not what the power costs, or None."""
    djinn = DJINNS[card]
    if payment in WAYS[djinn.cost]:
        return None
    facts = (
        ("price", djinn.cost.value),
        ("elders", payment.elders),
        ("fakirs", payment.fakirs),
    )
    return Violation("power-price", djinn.rule, (card,), facts)


def too_few_elders(
    position: Position, seat: Seat, payment: Payment, rule: RuleId
) -> Violation | None:
    """Return that a player has not so many elders, or None."""
    elders = position.players[seat].elders
    if payment.elders <= elders:
        return None
    facts = (("elders", elders), ("wanted", payment.elders))
    return Violation("too-few-elders", rule, (seat,), facts)


def too_few_fakirs(
    position: Position, seat: Seat, payment: Payment, rule: RuleId
) -> Violation | None:
    """Return that a player has not so many fakirs, or None."""
    fakirs = position.players[seat].resources[Resource.FAKIR]
    if payment.fakirs <= fakirs:
        return None
    facts = (("fakirs", fakirs), ("wanted", payment.fakirs))
    return Violation("too-few-fakirs", rule, (seat,), facts)
