"""Ouafat: everybody gives up 1 djinn, and the user takes one of them."""

from typing import Final

from ft_tutor.rules.actions import Claim, Give
from ft_tutor.rules.cards.model import Thief
from ft_tutor.rules.cards.thieves.base import USE
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import Claimed
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, Seat, Tribe


def _on_the_table(position: Position) -> tuple[CardId, ...]:
    return tuple(given.card for given in position.turn.given if given.card is not None)


def _gifts(position: Position, seat: Seat) -> tuple[Give, ...]:
    return tuple(Give(card=held.card) for held in position.players[seat].djinns)


def _claims(position: Position, _seat: Seat) -> tuple[Claim, ...]:
    return tuple(Claim(card=card) for card in _on_the_table(position))


def _gift_fault(position: Position, seat: Seat, action: Give) -> Violation | None:
    assert action.card is not None
    if any(held.card == action.card for held in position.players[seat].djinns):
        return None
    return Violation("give-no-such-djinn", USE, (action.card, seat))


def _claim_fault(position: Position, _seat: Seat, action: Claim) -> Violation | None:
    assert action.card is not None
    if action.card in _on_the_table(position):
        return None
    return Violation("claim-no-such-djinn", USE, (action.card,))


def _claimed(_position: Position, seat: Seat, action: Claim) -> Effects:
    return (yield Claimed(seat, card=action.card))


OUAFAT: Final = Thief(
    card=CardId("ouafat"),
    tribe=Tribe.ELDER,
    what="djinn",
    fields=frozenset({"card"}),
    gifts=_gifts,
    gift_fault=_gift_fault,
    claims=_claims,
    claim_fault=_claim_fault,
    claimed=_claimed,
)
