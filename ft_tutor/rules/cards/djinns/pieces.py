"""Bouraq and Enki place a palace or a palm; Hagis and Lamia move one to a neighbouring tile."""

from collections.abc import Iterator, Mapping
from typing import Final

from ft_tutor.rules import grid, rulings
from ft_tutor.rules.actions import Payment, PlacePiece
from ft_tutor.rules.cards.held import has_used, holds, is_ready
from ft_tutor.rules.cards.model import (
    NO_USE,
    WAYS,
    Cost,
    Djinn,
    Power,
    Targets,
    Use,
    needs_tile,
    wrong_price,
)
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.effects import Effects, paid, placed
from ft_tutor.rules.events import Asked, CardUsed
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.measures import pieces_left
from ft_tutor.rules.payments import payable, too_few_elders, too_few_fakirs
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


def _neighbours(tile: Tile) -> tuple[Tile, ...]:
    """Return the neighbours that Hagis and Lamia reach (A31)."""
    if rulings.NEIGHBOURS_TOUCH_CORNERS:
        return tuple(TILES[other] for other in grid.AROUND[tile] if other != tile)
    return tuple(TILES[other] for other in grid.NEIGHBOURS[tile])


# --- Bouraq and Enki: one more piece, on any tile of its kind


def _placing(piece: Piece, kind: TileKind) -> Power:
    """Return the power that places a piece on any tile of a kind."""

    def targets(position: Position, _use: Use) -> Targets:
        if not pieces_left(position.supply, piece):
            return NO_USE
        return [TILES[n] for n, printed in enumerate(position.layout) if printed.kind is kind]

    def piece_left(position: Position, use: Use) -> Violation | None:
        if pieces_left(position.supply, piece):
            return None
        return Violation("place-none-left", RuleId("A33"), (use.card,), (("piece", piece.value),))

    def right_kind(position: Position, use: Use) -> Violation | None:
        if position.layout[use.on_tile].kind is kind:
            return None
        subject, facts = (use.card, use.on_tile), (("kind", kind.value),)
        return Violation("power-wrong-kind", use.rule, subject, facts)

    def place(position: Position, use: Use) -> Effects:
        """Place the piece; ask where, if it could also go to a neighbour (A32)."""
        if next(moved_places(position, use.seat, piece, use.on_tile), None) is None:
            return (yield from placed(use.seat, piece, use.on_tile, use.rule))
        where = Decision(Owed.PLACE, use.seat, tile=use.on_tile, card=use.card)
        return (yield Asked(where))

    return Power(targets, ((piece_left,), (needs_tile,), (right_kind,)), place)


BOURAQ: Final = Djinn(
    card=CardId("bouraq"),
    points=6,
    rule=RuleId("D.5"),
    cost=Cost.ELDER_OR_FAKIR,
    power=_placing(Piece.PALACE, TileKind.VILLAGE),
)
ENKI: Final = Djinn(
    card=CardId("enki"),
    points=8,
    rule=RuleId("D.7"),
    cost=Cost.ELDER_OR_FAKIR,
    power=_placing(Piece.PALM, TileKind.OASIS),
)


# --- Hagis and Lamia: elsewhere than where it is due


HAGIS: Final = Djinn(
    card=CardId("hagis"),
    points=10,
    rule=RuleId("D.8"),
    cost=Cost.ELDER_OR_FAKIR,
    paid_with="power-when-placing",
)
LAMIA: Final = Djinn(
    card=CardId("lamia"),
    points=10,
    rule=RuleId("D.14"),
    cost=Cost.ELDER_OR_FAKIR,
    paid_with="power-when-placing",
)
_MOVERS: Final[Mapping[Piece, Djinn]] = {Piece.PALACE: HAGIS, Piece.PALM: LAMIA}
"""Per piece: the djinn that moves it to a neighbouring tile (D.8, D.14)."""


def moved_places(position: Position, seat: Seat, piece: Piece, tile: Tile) -> Iterator[PlacePiece]:
    """Yield where else a piece due on a tile may go, each place with each way to pay."""
    djinn = _MOVERS[piece]
    if is_ready(position, seat, djinn.card):
        ways = payable(position.players[seat], WAYS[djinn.cost])
        for other in _neighbours(tile):
            for payment in ways:
                yield PlacePiece(other, payment)


def moved_violation(
    position: Position, seat: Seat, piece: Piece, due: Tile, action: PlacePiece
) -> Violation | None:
    """Return why a piece may not go elsewhere than where it is due."""
    djinn = _MOVERS[piece]
    if not holds(position, seat, djinn.card):
        subject = (due, action.tile, djinn.card)
        return Violation("place-elsewhere", RULES_OF_PIECES[piece], subject)
    if has_used(position, seat, djinn.card):
        return Violation("power-used", RuleId("A74"), (djinn.card,))
    if action.tile not in _neighbours(due):
        return Violation("move-not-neighbour", RuleId("A31"), (djinn.card, action.tile, due))
    return _unpaid(position, seat, djinn, action.payment)


def _unpaid(
    position: Position, seat: Seat, djinn: Djinn, payment: Payment | None
) -> Violation | None:
    if payment is None:
        return Violation("move-unpaid", djinn.rule, (djinn.card,))
    return (
        wrong_price(djinn, payment)
        or too_few_elders(position, seat, payment.elders, djinn.rule)
        or too_few_fakirs(position, seat, payment.fakirs, djinn.rule)
    )


def pay_move(position: Position, seat: Seat, piece: Piece, payment: Payment) -> Effects:
    """Pay for moving a piece."""
    djinn = _MOVERS[piece]
    position = yield from paid(position, seat, payment, djinn.rule, djinn.card)
    return (yield CardUsed(seat, djinn.card, djinn.rule))
