"""Kondjan: everybody takes a camel back from a tile, and the user takes one of those tiles."""

from typing import Final

from ft_tutor.rules.actions import Claim, Give
from ft_tutor.rules.cards.model import Thief
from ft_tutor.rules.cards.thieves.base import USE, not_own, tiles_of
from ft_tutor.rules.effects import Effects, camel
from ft_tutor.rules.events import Claimed
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, Seat, Tile, Tribe


def _freed(position: Position) -> tuple[Tile, ...]:
    return tuple(given.tile for given in position.turn.given if given.tile is not None)


def _gifts(position: Position, seat: Seat) -> tuple[Give, ...]:
    return tuple(Give(tile=tile) for tile in tiles_of(position, seat))


def _claims(position: Position, seat: Seat) -> tuple[Claim, ...]:
    if not position.players[seat].camels:
        return ()
    return tuple(Claim(tile=tile) for tile in _freed(position))


def _gift_fault(position: Position, seat: Seat, action: Give) -> Violation | None:
    assert action.tile is not None
    return not_own(position, seat, action.tile)


def _claim_fault(position: Position, seat: Seat, action: Claim) -> Violation | None:
    assert action.tile is not None
    if not position.players[seat].camels:
        return Violation("claim-no-camel", USE, (seat,))
    if action.tile in _freed(position):
        return None
    return Violation("claim-not-freed", USE, (action.tile,))


def _claimed(position: Position, seat: Seat, action: Claim) -> Effects:
    assert action.tile is not None
    position = yield Claimed(seat, tile=action.tile)
    return (yield from camel(position, seat, action.tile, USE, "camel-placed-freed"))


KONDJAN: Final = Thief(
    card=CardId("kondjan"),
    tribe=Tribe.ASSASSIN,
    what="camel",
    fields=frozenset({"tile"}),
    gifts=_gifts,
    gift_fault=_gift_fault,
    claims=_claims,
    claim_fault=_claim_fault,
    claimed=_claimed,
)
