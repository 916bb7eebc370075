"""Houssain: everybody gives up 2 resource cards, and the user takes any 2 of them."""

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from ft_tutor.rules.actions import Claim, Give
from ft_tutor.rules.cards.model import Thief
from ft_tutor.rules.cards.thieves.base import USE
from ft_tutor.rules.counts import NO_RESOURCES, Counts, counted
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import Claimed
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, Resource, Seat, Tribe

CARDS: Final = 2
"""How many cards everybody gives up, and how many the user takes (R7.3)."""


def _choices(cards: Counts) -> Iterable[tuple[Resource, ...]]:
    """Return the ways to choose as many of these cards as asked for; fewer if there are fewer."""
    number = min(CARDS, sum(cards))
    if not number:
        return ()
    listed = [card for card in Resource for _ in range(min(cards[card], number))]
    return dict.fromkeys(combinations(listed, number))


def _on_the_table(position: Position) -> Counts:
    cards = (card for given in position.turn.given for card in given.resources)
    return counted(cards, NO_RESOURCES)


def _gifts(position: Position, seat: Seat) -> tuple[Give, ...]:
    return tuple(map(Give, _choices(position.players[seat].resources)))


def _claims(position: Position, _seat: Seat) -> tuple[Claim, ...]:
    return tuple(map(Claim, _choices(_on_the_table(position))))


def _lacking(wanted: tuple[Resource, ...], cards: Counts) -> Resource | None:
    """Return the first card of which there are not as many as wanted."""
    return next((card for card in wanted if wanted.count(card) > cards[card]), None)


def _gift_fault(position: Position, seat: Seat, action: Give) -> Violation | None:
    cards, found = position.players[seat].resources, len(action.resources)
    limit = min(CARDS, sum(cards))
    if found != limit:
        return Violation("give-number", USE, (seat,), (("found", found), ("limit", limit)))
    card = _lacking(action.resources, cards)
    if card is None:
        return None
    return Violation("give-not-held", USE, (card, seat), (("found", cards[card]),))


def _claim_fault(position: Position, seat: Seat, action: Claim) -> Violation | None:
    cards, found = _on_the_table(position), len(action.resources)
    limit = min(CARDS, sum(cards))
    if found != limit:
        return Violation("claim-number", USE, (seat,), (("found", found), ("limit", limit)))
    card = _lacking(action.resources, cards)
    if card is None:
        return None
    return Violation("claim-no-such-resource", USE, (card,), (("found", cards[card]),))


def _claimed(_position: Position, seat: Seat, action: Claim) -> Effects:
    return (yield Claimed(seat, resources=action.resources))


HOUSSAIN: Final = Thief(
    card=CardId("houssain"),
    tribe=Tribe.MERCHANT,
    what="resources",
    fields=frozenset({"resources"}),
    gifts=_gifts,
    gift_fault=_gift_fault,
    claims=_claims,
    claim_fault=_claim_fault,
    claimed=_claimed,
)
