"""Changes for reasons of the bidding and the movement, and of what is owed."""

from collections.abc import Iterable, Iterator
from typing import Final

from ft_tutor.analysis.why_not import change, goods
from ft_tutor.analysis.why_not.change import Change
from ft_tutor.analysis.why_not.common import facts_of, held, who
from ft_tutor.rules import grid
from ft_tutor.rules.actions import Action, Bid, Drop, PickUp, UseCard
from ft_tutor.rules.counts import changed, present
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import violations
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import FRONT_ZERO, TILES, TRIBES, Resource, Tile

# --- what is owed


def due(position: Position, action: Action, _found: Violation) -> Iterator[Change]:
    """Yield what could be owed instead, as far as the action would answer it."""
    reasons = {"not-now", "nothing-owed", "power-not-now", "thief-not-now", "thief-wrong-tribe"}
    for decision in _decisions(position):
        made = change.due(position, decision)
        left = violations(made.position, action)
        if not left or left[0].reason not in reasons:
            yield made


def _decisions(position: Position) -> Iterator[Decision]:
    """Yield what is owed later, soonest first; then what could be owed in a turn at all."""
    yield from reversed(position.turn.pending[:-1])
    seat = position.turn.active
    if seat >= len(position.players):  # as somebody may write it
        return
    yield from (Decision(owed, seat) for owed in _ORDINARY)
    thieves = (held.card for held in position.players[seat].thieves)
    yield from (Decision(Owed.THIEF, seat, mandatory=False, card=card) for card in thieves)


_ORDINARY: Final = (Owed.MOVEMENT, Owed.TRIBE, Owed.TILE, Owed.TURN_END, Owed.BID)


def power_due(position: Position, action: UseCard, found: Violation) -> Iterator[Change]:
    """Yield a moment at which a power may be used."""
    yield from change.unwalked(position)
    yield from due(position, action, found)


# --- bidding


def marker(position: Position, _action: Bid, _found: Violation) -> Iterator[Change]:
    """Yield that the bidder's marker is next."""
    return change.marker_next(position, who(position))


def zero(position: Position, _action: Bid, _found: Violation) -> Iterator[Change]:
    """Yield that a zero is free."""
    return change.spot_freed(position, FRONT_ZERO)


def spot(position: Position, action: Bid, _found: Violation) -> Iterator[Change]:
    """Yield that the spot is free."""
    return change.spot_freed(position, action.spot)


def price(position: Position, _action: Action, found: Violation) -> Iterator[Change]:
    """Yield the coins that are missing."""
    facts = facts_of(found)
    yield goods.coins_more(position, who(position), facts["coins2"] - facts["coins"])


def bid_djinn(position: Position, _action: Bid, found: Violation) -> Iterator[Change]:
    """Yield that the bidder has the djinn that lowers bids."""
    return held(position, who(position), found)


def bid_fakirs(position: Position, action: Bid, _found: Violation) -> Iterator[Change]:
    """Yield the fakirs that are missing."""
    seat = who(position)
    lacking = action.fakirs - position.players[seat].resources[Resource.FAKIR]
    if lacking > 0:
        yield goods.cards_more(position, seat, Resource.FAKIR, lacking)


# --- picking up


def no_walk(position: Position, _action: PickUp, _found: Violation) -> Iterator[Change]:
    """Yield that no movement has begun."""
    return change.unwalked(position)


def start_filled(position: Position, action: PickUp, _found: Violation) -> Iterator[Change]:
    """Yield a meeple of any tribe on the tile."""
    for tribe in TRIBES:
        yield change.meeples_more(position, action.tile, tribe)


def start_finishes(position: Position, action: PickUp, _found: Violation) -> Iterator[Change]:
    """Yield a meeple to meet, or one less to drop."""
    pile = position.squares[action.tile].meeples
    ends = grid.walk_ends(action.tile, grid.NOWHERE, sum(pile)) & ~(1 << action.tile)
    yield from _met(position, action.tile, ends, present(pile))
    if sum(pile) > 1:
        for tribe in present(pile):
            yield change.meeple_less(position, action.tile, TRIBES[tribe])


def _met(position: Position, tile: Tile, ends: int, tribes: Iterable[int]) -> Iterator[Change]:
    """Yield a meeple to be met where a walk can end, on the nearest tile first."""
    tribes = tuple(tribes)
    for end in sorted(TILES, key=lambda end: grid.distance(tile, end)):
        if ends >> end & 1:
            yield from (change.meeples_more(position, end, TRIBES[tribe]) for tribe in tribes)


# --- dropping


def carrying(position: Position, action: Drop, _found: Violation) -> Iterator[Change]:
    """Yield that such a meeple is in the hand."""
    yield from change.hand_more(position, action.tribe)
    if position.turn.movement is None:
        yield change.carrying(position, action.tile, action.tribe)


def tribe_in_hand(position: Position, action: Drop, _found: Violation) -> Iterator[Change]:
    """Yield that the tribe is in the hand."""
    yield from change.hand_swapped(position, action.tribe)
    yield from change.hand_more(position, action.tribe)


def beside(position: Position, action: Drop, _found: Violation) -> Iterator[Change]:
    """Yield that the walk stands on a neighbour."""
    movement = position.turn.movement
    here = action.tile if movement is None else movement.here
    near = sorted(grid.NEIGHBOURS[action.tile], key=lambda tile: grid.distance(here, tile))
    for tile in near:
        yield from change.standing(position, TILES[tile])


def no_return(position: Position, action: Drop, _found: Violation) -> Iterator[Change]:
    """Yield that the walk came from elsewhere."""
    return change.come_from_elsewhere(position, action.tile)


def match(position: Position, action: Drop, _found: Violation) -> Iterator[Change]:
    """Yield a meeple to meet on the tile, or one more to drop elsewhere."""
    yield change.meeples_more(position, action.tile, action.tribe)
    for tribe in present(position.squares[action.tile].meeples):
        yield from change.hand_more(position, TRIBES[tribe])


def rest_finishes(position: Position, action: Drop, _found: Violation) -> Iterator[Change]:
    """Yield a meeple that the rest of the hand could meet."""
    movement = position.turn.movement
    assert movement is not None
    rest = changed(movement.hand, action.tribe, -1)
    ends = grid.walk_ends(action.tile, movement.here, sum(rest))
    yield from _met(position, action.tile, ends, present(rest))
