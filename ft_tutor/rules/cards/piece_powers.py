"""Palms and palaces: Enki and Bouraq place one, Lamia and Hagis move one to a neighbour."""

from collections.abc import Iterator, Mapping
from typing import Final

from ft_tutor.rules import grid, rulings
from ft_tutor.rules.actions import Payment, PlacePiece, UseCard
from ft_tutor.rules.cards.costs import payable, too_few_elders, too_few_fakirs, wrong_price
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.cards.held import has_used, holds, is_ready
from ft_tutor.rules.cards.power import NO_USE, Power, Targets, needs_tile, rule_of
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.effects import Effects, paid, placed
from ft_tutor.rules.events import Asked, CardUsed
from ft_tutor.rules.legality import Stages, Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import (
    RULES_OF_PIECES,
    TILES,
    CardId,
    Piece,
    RuleId,
    Seat,
    Tile,
    TileKind,
)

_PLACES: Final[Mapping[CardId, tuple[Piece, TileKind]]] = {
    CardId("bouraq"): (Piece.PALACE, TileKind.VILLAGE),
    CardId("enki"): (Piece.PALM, TileKind.OASIS),
}
"""Per djinn: the piece that it places, and on what kind of tile (D.5, D.7)."""

_MOVES: Final[Mapping[Piece, CardId]] = {
    Piece.PALACE: CardId("hagis"),
    Piece.PALM: CardId("lamia"),
}
"""Per piece: the djinn that moves it to a neighbouring tile (D.8, D.14)."""


def _left(position: Position, piece: Piece) -> int:
    return position.supply.palms if piece is Piece.PALM else position.supply.palaces


def _neighbours(tile: Tile) -> tuple[Tile, ...]:
    """Return the neighbours that Hagis and Lamia reach (A31)."""
    if rulings.NEIGHBOURS_TOUCH_CORNERS:
        return tuple(TILES[other] for other in grid.AROUND[tile] if other != tile)
    return tuple(TILES[other] for other in grid.NEIGHBOURS[tile])


# --- Bouraq and Enki: one more piece, on any tile of its kind


def _targets(piece: Piece, kind: TileKind) -> Power:
    """Return the power that places a piece on any tile of a kind."""

    def targets(position: Position, _seat: Seat, _payment: Payment) -> Targets:
        if not _left(position, piece):
            return NO_USE
        return [TILES[n] for n, printed in enumerate(position.layout) if printed.kind is kind]

    return Power(targets, PLACING_STAGES, placing_effects)


def _piece_left(position: Position, action: UseCard) -> Violation | None:
    piece, _ = _PLACES[action.card]
    if _left(position, piece):
        return None
    return Violation("place-none-left", RuleId("A33"), (action.card,), (("piece", piece.value),))


def _right_kind(position: Position, action: UseCard) -> Violation | None:
    _, kind = _PLACES[action.card]
    assert action.tile is not None
    if position.layout[action.tile].kind is kind:
        return None
    subject, facts = (action.card, action.tile), (("kind", kind.value),)
    return Violation("power-wrong-kind", rule_of(action), subject, facts)


PLACING_STAGES: Final[Stages] = ((_piece_left,), (needs_tile,), (_right_kind,))


def placing_effects(position: Position, action: UseCard) -> Effects:
    """Place the piece; ask where, if it could also go to a neighbour (A32)."""
    piece, _ = _PLACES[action.card]
    seat, tile = position.turn.active, action.tile
    assert tile is not None
    if next(moved_places(position, seat, piece, tile), None) is None:
        return (yield from placed(seat, piece, tile, rule_of(action)))
    return (yield Asked(Decision(Owed.PLACE, seat, tile=tile, card=action.card)))


POWERS: Final[Mapping[CardId, Power]] = {
    card: _targets(piece, kind) for card, (piece, kind) in _PLACES.items()
}


# --- Hagis and Lamia: elsewhere than where it is due


def moved_places(position: Position, seat: Seat, piece: Piece, tile: Tile) -> Iterator[PlacePiece]:
    """Yield where else a piece due on a tile may go, each place with each way to pay."""
    card = _MOVES[piece]
    if is_ready(position, seat, card):
        ways = payable(position, seat, card)
        for other in _neighbours(tile):
            for payment in ways:
                yield PlacePiece(other, payment)


def moved_violation(
    position: Position, seat: Seat, piece: Piece, due: Tile, action: PlacePiece
) -> Violation | None:
    """Return why a piece may not go elsewhere than where it is due."""
    card = _MOVES[piece]
    if not holds(position, seat, card):
        return Violation("place-elsewhere", RULES_OF_PIECES[piece], (due, action.tile))
    if has_used(position, seat, card):
        return Violation("power-used", RuleId("A74"), (card,))
    if action.tile not in _neighbours(due):
        return Violation("move-not-neighbour", RuleId("A31"), (card, action.tile, due))
    return _unpaid(position, seat, card, action.payment)


def _unpaid(
    position: Position, seat: Seat, card: CardId, payment: Payment | None
) -> Violation | None:
    rule = DJINNS[card].rule
    if payment is None:
        return Violation("move-unpaid", rule, (card,))
    return (
        wrong_price(card, payment)
        or too_few_elders(position, seat, payment, rule)
        or too_few_fakirs(position, seat, payment, rule)
    )


def pay_move(position: Position, seat: Seat, piece: Piece, payment: Payment) -> Effects:
    """Pay for moving a piece."""
    card = _MOVES[piece]
    rule = DJINNS[card].rule
    position = yield from paid(position, seat, payment, rule, card)
    return (yield CardUsed(seat, card, rule))
