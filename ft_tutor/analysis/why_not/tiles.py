"""Changes for reasons of the tribe and tile actions."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from ft_tutor.analysis.why_not import change, goods
from ft_tutor.analysis.why_not.change import Change
from ft_tutor.analysis.why_not.common import MIDDLE, card_of, facts_of, held, who
from ft_tutor.rules import grid
from ft_tutor.rules.actions import Action, Build, Buy, Kill, PlacePiece, TribeAction
from ft_tutor.rules.cards import hooks
from ft_tutor.rules.cards.hooks import Amount
from ft_tutor.rules.chapters.hands import final_tile
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import (
    MARKETS,
    PIECES,
    TILES,
    Piece,
    Resource,
    Tile,
    TileKind,
    Tribe,
)

# --- the tribes


_ACTING: Final[Mapping[type, tuple[Tribe, ...]]] = {
    TribeAction: (Tribe.VIZIER, Tribe.ELDER, Tribe.MERCHANT),
    Build: (Tribe.BUILDER,),
    Kill: (Tribe.ASSASSIN,),
}
"""Per class of actions: whose action it is."""


def hand(position: Position, action: Action, _found: Violation) -> Iterator[Change]:
    """Yield that the tribe whose action it is was gathered."""
    tile = action.tile if isinstance(action, Kill) and action.tile is not None else MIDDLE
    for tribe in _ACTING[type(action)]:
        yield from change.hand_of(position, tribe)
        if position.turn.movement is None:
            yield change.ended_on(position, tile, tribe)


def victims(position: Position, action: Kill, found: Violation) -> Iterator[Change]:
    """Yield the victims that are missing."""
    tribe = found.subject[0]
    assert isinstance(tribe, Tribe)
    lacking = action.tribes.count(tribe) - facts_of(found)["found"]
    if action.tile is not None:
        yield change.meeples_more(position, action.tile, tribe, lacking)
    elif action.seat is not None and tribe in (Tribe.VIZIER, Tribe.ELDER):
        yield goods.front_more(position, action.seat, tribe, lacking)


def shield(position: Position, action: Kill, found: Violation) -> Iterator[Change]:
    """Yield that the opponent is without the djinn that protects."""
    card, seat = card_of(found), action.seat
    if card is not None and seat is not None:
        yield goods.card_away(position, seat, card)


def reach(position: Position, _action: Kill, found: Violation) -> Iterator[Change]:
    """Yield the assassins that are missing."""
    facts = facts_of(found)
    yield from change.hand_more(position, Tribe.ASSASSIN, facts["distance"] - facts["reach"])


def victim_number(position: Position, action: Kill, found: Violation) -> Iterator[Change]:
    """Yield that the djinn of two victims is at work, or is not."""
    facts, seat = facts_of(found), position.turn.active
    card = hooks.adjuster(Amount.VICTIMS).card
    if facts["found"] > facts["limit"]:
        yield goods.card_held(position, seat, card, used=True)
    elif action.tribes:
        yield goods.card_away(position, seat, card)


# --- the tiles


def _final(position: Position) -> Tile | None:
    return None if position.turn.movement is None else final_tile(position)


def _on_kinds(
    position: Position, kinds: Iterable[TileKind], near: Tile = MIDDLE
) -> Iterator[Change]:
    """Yield that the movement ended on a tile of a kind, or its tile were of that kind."""
    final = _final(position)
    for kind in kinds:
        there = [tile for tile in TILES if position.layout[tile].kind is kind]
        here = near if final is None else final
        for tile in sorted(there, key=lambda tile: grid.distance(here, tile))[:1]:
            yield change.ended_on(position, tile)
        if final is not None:
            yield from change.kind_other(position, final, kind)


def piece_due(position: Position, action: PlacePiece, _found: Violation) -> Iterator[Change]:
    """Yield that the movement ended where a piece is due."""
    if position.layout[action.tile].kind in PIECES:
        yield change.ended_on(position, action.tile)
    yield from _on_kinds(position, PIECES, action.tile)


def piece_left(position: Position, _action: Action, found: Violation) -> Iterator[Change]:
    """Yield that the bank has a piece left."""
    yield goods.bank_more(position, Piece(facts_of(found)["piece"]))


def placed_elsewhere(position: Position, action: PlacePiece, found: Violation) -> Iterator[Change]:
    """Yield that the piece is due there, or may be moved."""
    if position.layout[action.tile].kind in PIECES:
        yield change.ended_on(position, action.tile)
    yield from held(position, who(position), found)


def market(position: Position, action: Buy, _found: Violation) -> Iterator[Change]:
    """Yield that the movement ended on such a market."""
    kinds = (kind for kind, market in MARKETS.items() if market.cards == len(action.resources))
    return _on_kinds(position, kinds)


def row(position: Position, action: Buy, found: Violation) -> Iterator[Change]:
    """Yield that the card lies at the start of the row."""
    missing = found.subject[0] if found.subject else next(iter(action.resources), None)
    if isinstance(missing, Resource):
        yield goods.in_row(position, missing)


def sacred(position: Position, _action: Action, _found: Violation) -> Iterator[Change]:
    """Yield that the movement ended on a Sacred Place."""
    return _on_kinds(position, (TileKind.SACRED_PLACE,))


def face_up(position: Position, _action: Action, found: Violation) -> Iterator[Change]:
    """Yield that the card lies face up."""
    card = card_of(found)
    if card is not None:
        yield goods.card_face_up(position, card)
