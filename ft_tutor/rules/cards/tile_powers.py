"""Anun-Nak, Leta and Utug: powers that act on a tile where nobody has settled."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ft_tutor.rules.actions import Payment, UseCard
from ft_tutor.rules.cards.power import NO_USE, Power, Targets, needs_tile, rule_of
from ft_tutor.rules.chance import shuffled
from ft_tutor.rules.counts import NO_MEEPLES, changed
from ft_tutor.rules.effects import Effects, camel
from ft_tutor.rules.events import MeeplesPlaced
from ft_tutor.rules.legality import Stages, Violation
from ft_tutor.rules.position import Position, Square
from ft_tutor.rules.vocabulary import TILES, CardId, RuleId, Seat, Tile

_FROM_THE_BAG: Final = 3
"""How many meeples Anun-Nak puts on a tile, if the bag has so many (D.2, A41)."""


def _unsettled(position: Position) -> Iterator[tuple[Tile, Square]]:
    """Yield the tiles without camel, palm and palace."""
    for tile, square in zip(TILES, position.squares, strict=True):
        if square.camel is None and not square.palms and not square.palaces:
            yield tile, square


def empty_tiles(position: Position) -> Sequence[Tile]:
    """Return the tiles with nothing on them: no camel, meeple, palm or palace (D.2, D.15)."""
    return [tile for tile, square in _unsettled(position) if not any(square.meeples)]


def _peopled_tiles(position: Position) -> Targets:
    return [tile for tile, square in _unsettled(position) if any(square.meeples)]


# --- where, exactly


def _anun_nak_targets(position: Position, _seat: Seat, payment: Payment) -> Targets:
    bag_after = any(position.supply.bag) or payment.elders
    return empty_tiles(position) if bag_after else NO_USE


def _leta_targets(position: Position, seat: Seat, _payment: Payment) -> Targets:
    return empty_tiles(position) if position.players[seat].camels else NO_USE


def _utug_targets(position: Position, seat: Seat, _payment: Payment) -> Targets:
    return _peopled_tiles(position) if position.players[seat].camels else NO_USE


# --- why not elsewhere; the tile is named


def _square(position: Position, action: UseCard) -> tuple[Tile, Square]:
    assert action.tile is not None
    return action.tile, position.squares[action.tile]


def _bag_has_meeples(position: Position, action: UseCard) -> Violation | None:
    # An elder that is paid lies in the bag before the draw.
    if any(position.supply.bag) or action.payment.elders:
        return None
    return Violation("power-bag-empty", RuleId("A41"), (action.card,))


def _has_camels(position: Position, action: UseCard) -> Violation | None:
    seat = position.turn.active
    if position.players[seat].camels:
        return None
    return Violation("power-no-camel", rule_of(action), (action.card, seat))


def _no_camel_there(position: Position, action: UseCard) -> Violation | None:
    tile, square = _square(position, action)
    if square.camel is None:
        return None
    return Violation("power-tile-owned", rule_of(action), (action.card, tile, square.camel))


def _no_pieces_there(position: Position, action: UseCard) -> Violation | None:
    tile, square = _square(position, action)
    if not square.palms and not square.palaces:
        return None
    facts = (("palms", square.palms), ("palaces", square.palaces))
    return Violation("power-tile-has-pieces", rule_of(action), (action.card, tile), facts)


def _no_meeples_there(position: Position, action: UseCard) -> Violation | None:
    tile, square = _square(position, action)
    if not any(square.meeples):
        return None
    facts = (("count", sum(square.meeples)),)
    return Violation("power-tile-has-meeples", rule_of(action), (action.card, tile), facts)


def _meeples_there(position: Position, action: UseCard) -> Violation | None:
    tile, square = _square(position, action)
    if any(square.meeples):
        return None
    return Violation("power-tile-empty", rule_of(action), (action.card, tile))


_EMPTY: Final = (_no_camel_there, _no_pieces_there, _no_meeples_there)
_PEOPLED: Final = (_no_camel_there, _no_pieces_there, _meeples_there)

ANUN_NAK_STAGES: Final[Stages] = ((_bag_has_meeples,), (needs_tile,), _EMPTY)
LETA_STAGES: Final[Stages] = ((_has_camels,), (needs_tile,), _EMPTY)
UTUG_STAGES: Final[Stages] = ((_has_camels,), (needs_tile,), _PEOPLED)


# --- what then happens


def anun_nak_effects(position: Position, action: UseCard) -> Effects:
    """Put meeples from the bag on the tile; no movement, so no card counts them as dropped."""
    tile, _ = _square(position, action)
    supply = position.supply
    bag = (tribe for tribe, number in enumerate(supply.bag) for _ in range(number))
    drawn, rng = shuffled(bag, supply.rng)
    meeples = NO_MEEPLES
    for tribe in drawn[:_FROM_THE_BAG]:
        meeples = changed(meeples, tribe, 1)
    return (yield MeeplesPlaced(tile, meeples, rng, rule_of(action)))


def camel_effects(position: Position, action: UseCard) -> Effects:
    """Take the tile; its action is not performed (A69)."""
    tile, _ = _square(position, action)
    seat, rule = position.turn.active, rule_of(action)
    return (yield from camel(position, seat, tile, rule, "camel-placed-by-power"))


POWERS: Final[Mapping[CardId, Power]] = {
    CardId("anun-nak"): Power(_anun_nak_targets, ANUN_NAK_STAGES, anun_nak_effects),
    CardId("leta"): Power(_leta_targets, LETA_STAGES, camel_effects),
    CardId("utug"): Power(_utug_targets, UTUG_STAGES, camel_effects),
}
