"""Anun-Nak, Leta and Utug: they act on a tile where nobody has settled."""

from collections.abc import Iterator, Sequence
from typing import Final

from ft_tutor.rules.cards.model import NO_USE, Cost, Djinn, Power, Targets, Use, needs_tile
from ft_tutor.rules.chance import shuffled
from ft_tutor.rules.counts import NO_MEEPLES, counted, repeated
from ft_tutor.rules.effects import Effects, camel
from ft_tutor.rules.events import MeeplesPlaced
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position, Square
from ft_tutor.rules.vocabulary import TILES, CardId, RuleId, Tile

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


def _anun_nak_targets(position: Position, use: Use) -> Targets:
    bag_after = any(position.supply.bag) or use.payment.elders
    return empty_tiles(position) if bag_after else NO_USE


def _leta_targets(position: Position, use: Use) -> Targets:
    return empty_tiles(position) if position.players[use.seat].camels else NO_USE


def _utug_targets(position: Position, use: Use) -> Targets:
    return _peopled_tiles(position) if position.players[use.seat].camels else NO_USE


# --- why not elsewhere; the tile is named


def _square(position: Position, use: Use) -> tuple[Tile, Square]:
    return use.on_tile, position.squares[use.on_tile]


def _bag_has_meeples(position: Position, use: Use) -> Violation | None:
    # An elder that is paid lies in the bag before the draw.
    if any(position.supply.bag) or use.payment.elders:
        return None
    return Violation("power-bag-empty", RuleId("A41"), (use.card,))


def _has_camels(position: Position, use: Use) -> Violation | None:
    if position.players[use.seat].camels:
        return None
    return Violation("power-no-camel", use.rule, (use.card, use.seat))


def _no_camel_there(position: Position, use: Use) -> Violation | None:
    tile, square = _square(position, use)
    if square.camel is None:
        return None
    return Violation("power-tile-owned", use.rule, (use.card, tile, square.camel))


def _no_pieces_there(position: Position, use: Use) -> Violation | None:
    tile, square = _square(position, use)
    if not square.palms and not square.palaces:
        return None
    facts = (("palms", square.palms), ("palaces", square.palaces))
    return Violation("power-tile-has-pieces", use.rule, (use.card, tile), facts)


def _no_meeples_there(position: Position, use: Use) -> Violation | None:
    tile, square = _square(position, use)
    if not any(square.meeples):
        return None
    facts = (("count", sum(square.meeples)),)
    return Violation("power-tile-has-meeples", use.rule, (use.card, tile), facts)


def _meeples_there(position: Position, use: Use) -> Violation | None:
    tile, square = _square(position, use)
    if any(square.meeples):
        return None
    return Violation("power-tile-empty", use.rule, (use.card, tile))


_EMPTY: Final = (_no_camel_there, _no_pieces_there, _no_meeples_there)
_PEOPLED: Final = (_no_camel_there, _no_pieces_there, _meeples_there)


# --- what then happens


def _meeples_from_the_bag(position: Position, use: Use) -> Effects:
    """Put meeples from the bag on the tile; no movement, so no card counts them as dropped."""
    supply = position.supply
    drawn, rng = shuffled(repeated(supply.bag), supply.rng)
    meeples = counted(drawn[:_FROM_THE_BAG], NO_MEEPLES)
    return (yield MeeplesPlaced(use.on_tile, meeples, rng, use.rule))


def _settle(position: Position, use: Use) -> Effects:
    """Take the tile; its action is not performed (A69)."""
    return camel(position, use.seat, use.on_tile, use.rule, "camel-placed-by-power")


ANUN_NAK: Final = Djinn(
    card=CardId("anun-nak"),
    points=8,
    rule=RuleId("D.2"),
    cost=Cost.ELDER_OR_FAKIR,
    power=Power(
        _anun_nak_targets,
        ((_bag_has_meeples,), (needs_tile,), _EMPTY),
        _meeples_from_the_bag,
    ),
)
LETA: Final = Djinn(
    card=CardId("leta"),
    points=4,
    rule=RuleId("D.15"),
    cost=Cost.ELDER_AND_ONE_MORE,
    power=Power(_leta_targets, ((_has_camels,), (needs_tile,), _EMPTY), _settle),
)
UTUG: Final = Djinn(
    card=CardId("utug"),
    points=4,
    rule=RuleId("D.22"),
    cost=Cost.ELDER_AND_ONE_MORE,
    power=Power(_utug_targets, ((_has_camels,), (needs_tile,), _PEOPLED), _settle),
)
