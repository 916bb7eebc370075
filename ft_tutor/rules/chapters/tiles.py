"""Chapter R2.5, the action of the final tile: palms and palaces, markets, sacred places."""

from collections.abc import Iterable, Iterator
from typing import Final

from ft_tutor.rules.actions import Action, Pass, PlacePiece
from ft_tutor.rules.cards import hooks
from ft_tutor.rules.chapters import buying
from ft_tutor.rules.chapters.hands import final_tile
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects, placed
from ft_tutor.rules.events import Settled
from ft_tutor.rules.legality import Procedure, Procedures, Stages, Violation
from ft_tutor.rules.measures import pieces_left
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import (
    MARKETS,
    PIECES,
    RULES_OF_PIECES,
    RULES_OF_TILES,
    Piece,
    RuleId,
    Seat,
    Tile,
    TileKind,
)


def due_tile(position: Position) -> Tile | None:
    """Return where a piece is due now: on the final tile, or where a power places it."""
    decision = position.decision
    if decision is not None and decision.owed is Owed.PLACE:
        return decision.tile
    return None if position.turn.movement is None else final_tile(position)


def due_piece(position: Position) -> Piece | None:
    """Return the piece that is due now; None where the tile has no such action."""
    tile = due_tile(position)
    return None if tile is None else PIECES.get(position.layout[tile].kind)


def may_skip(position: Position) -> bool:
    """Say whether the tile action may be left out: only palms and palaces must be placed."""
    piece = due_piece(position)
    return piece is None or not pieces_left(position.supply, piece)


def legal_tile_actions(position: Position) -> Iterable[Action]:
    """Return what the final tile allows."""
    tile = due_tile(position)
    if tile is None:
        return (Pass(),)
    kind = position.layout[tile].kind
    if kind in PIECES:
        return legal_places(position)
    if kind is TileKind.SACRED_PLACE:
        return (*buying.legal_takes(position), Pass())
    return (*buying.legal_buys(position, MARKETS[kind]), Pass())


def legal_places(position: Position) -> Iterator[Action]:
    """Yield where the piece that is due may go; nowhere if the bank has none (A33)."""
    tile, piece, seat = due_tile(position), due_piece(position), _placer(position)
    if tile is None or piece is None or not pieces_left(position.supply, piece):
        yield Pass()
        return
    yield PlacePiece(tile)
    yield from hooks.moved_places(position, seat, piece, tile)


def _placer(position: Position) -> Seat:
    assert position.decision is not None
    return position.decision.who


# --- why a piece may not be placed


def _piece_is_due(position: Position, action: PlacePiece) -> Violation | None:
    if due_piece(position) is not None:
        return None
    tile = due_tile(position)
    tile = action.tile if tile is None else tile
    return Violation("place-nothing-due", RULES_OF_TILES[position.layout[tile].kind], (tile,))


def _piece_left(position: Position, _action: PlacePiece) -> Violation | None:
    piece = due_piece(position)
    assert piece is not None
    if pieces_left(position.supply, piece):
        return None
    return Violation("place-none-left", RuleId("A33"), (), (("piece", piece.value),))


def _place_is_due(position: Position, action: PlacePiece) -> Violation | None:
    tile, piece = due_tile(position), due_piece(position)
    assert tile is not None
    assert piece is not None
    if action.tile != tile:
        return hooks.moved_violation(position, _placer(position), piece, tile, action)
    if action.payment is None:
        return None
    return Violation("place-payment-wasted", RULES_OF_PIECES[piece], (tile,))


PLACE_STAGES: Final[Stages] = ((_piece_is_due,), (_piece_left,), (_place_is_due,))


# --- what then happens


def place_effects(position: Position, action: PlacePiece) -> Effects:
    """Put the piece on the tile."""
    piece, seat = due_piece(position), _placer(position)
    assert piece is not None
    position = yield Settled()
    if action.payment is not None:
        position = yield from hooks.pay_move(position, seat, piece, action.payment)
    return (yield from placed(seat, piece, action.tile, RULES_OF_PIECES[piece]))


PROCEDURES: Final[Procedures] = {
    PlacePiece: Procedure(frozenset({Owed.TILE, Owed.PLACE}), PLACE_STAGES, place_effects),
    **buying.PROCEDURES,
}
