"""Chapters R2.2 and R2.3: pick up a tile's meeples, drop them one by one, and see whose it is."""

from collections.abc import Iterable, Iterator
from itertools import compress
from typing import Final

from ft_tutor.rules import grid, rulings
from ft_tutor.rules.actions import Action, Drop, Pass, PickUp
from ft_tutor.rules.counts import Counts, changed, present
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects, control
from ft_tutor.rules.events import (
    ControlUnchanged,
    MeepleDropped,
    MeeplesGathered,
    MeeplesPickedUp,
)
from ft_tutor.rules.legality import Procedure, Procedures, Stages, Violation
from ft_tutor.rules.position import Movement, Position, Square
from ft_tutor.rules.vocabulary import TILES, TRIBES, RuleId

DEAD_END: Final = RuleId("R2.2.8")
"""The rule that a path must be able to finish: a dead end, apart from a forbidden step."""

Holders = tuple[int, ...]
"""Per tribe: the set of tiles, as a bit mask, that hold a meeple of it."""


_BITS: Final = tuple(1 << tile for tile in range(grid.SIZE))


def holders(squares: tuple[Square, ...]) -> Holders:
    """Return per tribe which tiles hold a meeple of it."""
    piles = [square.meeples for square in squares]
    return tuple([sum(compress(_BITS, column)) for column in zip(*piles, strict=True)])


def meetable(position: Position) -> Holders:
    """Return per tribe which tiles hold a meeple that the last one may meet (A02)."""
    movement = position.turn.movement
    if movement is None or rulings.LAST_MAY_MEET_DROPPED:
        return holders(position.squares)
    piles = [square.meeples for square in position.squares]
    for tile, tribe in movement.drops:
        piles[tile] = changed(piles[tile], tribe, -1)
    return holders(tuple(map(Square, piles)))


def loop_ends(here: int, came_from: int, left: int) -> int:
    """Return the tiles where a walk can end that it passes before: it may meet what it drops."""
    return grid.loop_ends(here, came_from, left) if rulings.LAST_MAY_MEET_DROPPED else 0


def came_from(movement: Movement) -> int:
    """Return the tile that the next step may not go back to; NOWHERE before the first."""
    return grid.NOWHERE if movement.came_from is None else movement.came_from


# --- what may be done: exact, and the same as what the requirements below let pass


_PICK_UPS: Final = tuple(map(PickUp, TILES))
_DROPS: Final = tuple(tuple(Drop(tile, tribe) for tribe in TRIBES) for tile in TILES)
"""Every action of a movement, made once."""


def legal_pick_ups(position: Position) -> Iterator[PickUp]:
    """Yield the tiles that a movement can start from."""
    held = holders(position.squares)
    for pick_up, square in zip(_PICK_UPS, position.squares, strict=True):
        hand = square.meeples
        if any(hand) and _start_finishes(held, hand, pick_up.tile):
            yield pick_up


def _start_finishes(held: Holders, hand: Counts, tile: int) -> bool:
    """Say whether a path can be finished that takes all meeples of a tile (R2.2.8)."""
    ends = grid.walk_ends(tile, grid.NOWHERE, sum(hand)) & ~(1 << tile)
    return _meets(held, hand, ends) or _loops(hand, tile, grid.NOWHERE)


def movement_exists(position: Position) -> bool:
    """Say whether any movement is legal on the board (R2.2.6, R4.2)."""
    return next(legal_pick_ups(position), None) is not None


def legal_movement(position: Position) -> Iterable[Action]:
    """Return what a movement owed allows; nothing but to pass where none exists (R4.2)."""
    if position.turn.movement is not None:
        return legal_drops(position)
    return tuple(legal_pick_ups(position)) or ((Pass(),) if in_a_turn(position) else ())


def in_a_turn(position: Position) -> bool:
    """Say whether more than a movement is owed: a board to explore has no turn to go on with."""
    return len(position.turn.pending) > 1


def legal_drops(position: Position) -> Iterator[Drop]:
    """Yield the next drops of a half-built movement that can still be finished."""
    movement = position.turn.movement
    assert movement is not None
    held, here = meetable(position), movement.here
    rests = [(tribe, changed(movement.hand, tribe, -1)) for tribe in present(movement.hand)]
    for step in grid.steps(here, came_from(movement)):
        for tribe, rest in rests:
            if _drop_can_finish(held, rest, here, step, tribe):
                yield _DROPS[step][tribe]


def _drop_can_finish(held: Holders, rest: Counts, here: int, step: int, tribe: int) -> bool:
    """Say whether a path can be finished that drops a tribe on a step and goes on with the rest.

    Exact (R2.2.8): either a tile where the walk can end already holds a colour of the hand, or the
    hand holds a colour twice and the walk can end on a tile that it passes before (A02).
    """
    if not any(rest):
        return bool(held[tribe] >> step & 1)
    ends = grid.walk_ends(step, here, sum(rest))
    comes_back = rest[tribe] and ends >> step & 1 and rulings.LAST_MAY_MEET_DROPPED
    return bool(comes_back) or _meets(held, rest, ends) or _loops(rest, step, here)


def _meets(held: Holders, hand: Counts, ends: int) -> bool:
    """Say whether any of the tiles holds a colour of the hand."""
    for tribe in present(hand):  # noqa: SIM110  # a generator is slower
        if held[tribe] & ends:
            return True
    return False


def _loops(hand: Counts, here: int, came_from: int) -> bool:
    """Say whether the hand can meet a meeple that it drops on the way."""
    return max(hand) > 1 and loop_ends(here, came_from, sum(hand)) != 0


# --- why something may not be done


def _nothing_in_hand(position: Position, action: PickUp) -> Violation | None:
    if position.turn.movement is None:
        return None
    left = sum(position.hand)
    return Violation("pick-already", RuleId("R2.2.2"), (action.tile,), (("left", left),))


def _tile_has_meeples(position: Position, action: PickUp) -> Violation | None:
    if any(position.squares[action.tile].meeples):
        return None
    return Violation("pick-empty-tile", RuleId("R2.2.1"), (action.tile,))


def _start_can_finish(position: Position, action: PickUp) -> Violation | None:
    hand = position.squares[action.tile].meeples
    if _start_finishes(holders(position.squares), hand, action.tile):
        return None
    count = sum(hand)
    return Violation("pick-dead-end", DEAD_END, (action.tile,), (("count", count),))


def _something_in_hand(position: Position, action: Drop) -> Violation | None:
    if any(position.hand):
        return None
    return Violation("drop-no-hand", RuleId("R2.2.1"), (action.tile, action.tribe))


def _tribe_in_hand(position: Position, action: Drop) -> Violation | None:
    if position.hand[action.tribe]:
        return None
    return Violation("drop-not-in-hand", RuleId("R2.2.2"), (action.tribe,))


def _one_step(position: Position, action: Drop) -> Violation | None:
    movement = position.turn.movement
    assert movement is not None
    far = grid.distance(movement.here, action.tile)
    if far == 1:
        return None
    if far == 0:
        return Violation("drop-same-tile", RuleId("R2.2.2"), (action.tile,))
    reason = "drop-diagonal" if grid.is_diagonal(movement.here, action.tile) else "drop-too-far"
    return Violation(reason, RuleId("R2.2.2"), (action.tile, movement.here), (("distance", far),))


def _no_return(position: Position, action: Drop) -> Violation | None:
    movement = position.turn.movement
    assert movement is not None
    if action.tile != movement.came_from:
        return None
    return Violation("drop-no-return", RuleId("R2.2.3"), (action.tile, movement.here))


def _last_meets_its_colour(position: Position, action: Drop) -> Violation | None:
    square = position.squares[action.tile]
    if sum(position.hand) > 1 or meetable(position)[action.tribe] >> action.tile & 1:
        return None
    reason = "drop-last-no-match" if any(square.meeples) else "drop-last-empty"
    return Violation(reason, RuleId("R2.2.4"), (action.tile, action.tribe))


def _rest_can_finish(position: Position, action: Drop) -> Violation | None:
    movement = position.turn.movement
    assert movement is not None
    left = sum(movement.hand) - 1
    if not left:
        return None
    rest = changed(movement.hand, action.tribe, -1)
    if _drop_can_finish(meetable(position), rest, movement.here, action.tile, action.tribe):
        return None
    return Violation("drop-dead-end", DEAD_END, (action.tile, action.tribe), (("left", left),))


PICK_UP_STAGES: Final[Stages] = (
    (_nothing_in_hand,),
    (_tile_has_meeples,),
    (_start_can_finish,),
)
DROP_STAGES: Final[Stages] = (
    (_something_in_hand,),
    (_tribe_in_hand, _one_step),
    (_no_return,),
    (_last_meets_its_colour,),
    (_rest_can_finish,),
)


# --- what then happens


def pick_up_effects(position: Position, action: PickUp) -> Effects:
    """Pick up all meeples of the tile."""
    return (yield MeeplesPickedUp(action.tile, position.squares[action.tile].meeples))


def drop_effects(position: Position, action: Drop) -> Effects:
    """Drop a meeple; with the last one comes the control check (R2.3)."""
    movement = position.turn.movement
    assert movement is not None
    left = sum(movement.hand) - 1
    step = len(movement.drops) + 1
    position = yield MeepleDropped(action.tile, action.tribe, step, left)
    return position if left else (yield from _control_check(position, action))


def _control_check(position: Position, last: Drop) -> Effects:
    """Gather the last colour, and see whose the tile is; the position is after the last drop."""
    count = position.squares[last.tile].meeples[last.tribe]
    position = yield MeeplesGathered(last.tile, last.tribe, count)
    seat = position.turn.active
    if any(position.squares[last.tile].meeples):
        return (yield ControlUnchanged("control-meeples-remain", RuleId("R2.3.2"), seat, last.tile))
    return (yield from control(position, seat, last.tile))


PROCEDURES: Final[Procedures] = {
    PickUp: Procedure(frozenset({Owed.MOVEMENT}), PICK_UP_STAGES, pick_up_effects),
    Drop: Procedure(frozenset({Owed.MOVEMENT}), DROP_STAGES, drop_effects),
}
