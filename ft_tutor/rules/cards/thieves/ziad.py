"""Ziad: everybody gives up 1 vizier, and the user takes one of them; nobody has a choice."""

from typing import Final

from ft_tutor.rules.actions import Claim, Give
from ft_tutor.rules.cards.model import Thief
from ft_tutor.rules.cards.thieves.base import no_fault
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import Claimed
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, Seat, Tribe

VIZIERS: Final = 1
"""How many viziers everybody gives up, and how many the user takes (R7.3)."""


def _gifts(position: Position, seat: Seat) -> tuple[Give, ...]:
    return (Give(),) if position.players[seat].viziers else ()


def _claims(position: Position, _seat: Seat) -> tuple[Claim, ...]:
    return (Claim(),) if any(given.viziers for given in position.turn.given) else ()


def _claimed(_position: Position, seat: Seat, _action: Claim) -> Effects:
    return (yield Claimed(seat, viziers=VIZIERS))


ZIAD: Final = Thief(
    card=CardId("ziad"),
    tribe=Tribe.VIZIER,
    what="vizier",
    fields=frozenset(),
    gifts=_gifts,
    gift_fault=no_fault,
    claims=_claims,
    claim_fault=no_fault,
    claimed=_claimed,
    viziers=VIZIERS,
)
