"""Shaum: everybody gives up a palm or a palace, and the user puts one on a tile of their own."""

from typing import Final

from ft_tutor.rules.actions import Claim, Give
from ft_tutor.rules.cards.model import Thief
from ft_tutor.rules.cards.thieves.base import USE, not_own, tiles_of
from ft_tutor.rules.effects import Effects, placed
from ft_tutor.rules.events import Claimed
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.measures import pieces_on
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, Piece, Seat, Tribe


def _on_the_table(position: Position) -> tuple[Piece, ...]:
    """Return the kinds of pieces that were given up."""
    return tuple(p for p in Piece if any(given.piece is p for given in position.turn.given))


def _gifts(position: Position, seat: Seat) -> tuple[Give, ...]:
    return tuple(
        Give(tile=tile, piece=piece)
        for tile in tiles_of(position, seat)
        for piece in Piece
        if pieces_on(position.squares[tile], piece)
    )


def _claims(position: Position, seat: Seat) -> tuple[Claim, ...]:
    return tuple(
        Claim(tile=tile, piece=piece)
        for piece in _on_the_table(position)
        for tile in tiles_of(position, seat)
    )


def _gift_fault(position: Position, seat: Seat, action: Give) -> Violation | None:
    tile, piece = action.tile, action.piece
    assert tile is not None
    assert piece is not None
    if foreign := not_own(position, seat, tile):
        return foreign
    if pieces_on(position.squares[tile], piece):
        return None
    return Violation("give-no-such-piece", USE, (tile,), (("piece", piece.value),))


def _claim_fault(position: Position, seat: Seat, action: Claim) -> Violation | None:
    tile, piece = action.tile, action.piece
    assert tile is not None
    assert piece is not None
    if piece not in _on_the_table(position):
        return Violation("claim-no-such-piece", USE, (), (("piece", piece.value),))
    return not_own(position, seat, tile)


def _claimed(_position: Position, seat: Seat, action: Claim) -> Effects:
    tile, piece = action.tile, action.piece
    assert tile is not None
    assert piece is not None
    yield Claimed(seat, piece=piece)
    return (yield from placed(seat, piece, tile, USE))


SHAUM: Final = Thief(
    card=CardId("shaum"),
    tribe=Tribe.BUILDER,
    what="piece",
    fields=frozenset({"tile", "piece"}),
    gifts=_gifts,
    gift_fault=_gift_fault,
    claims=_claims,
    claim_fault=_claim_fault,
    claimed=_claimed,
)
