"""What a pile can come to: end tile, tribe, how many are taken, control; each with one route.

A pile of nine has millions of routes, but what counts of one is only where it ends, what is
dropped last, and what was dropped on the end tile before (R2.2.8, R2.3).
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ft_tutor.analysis import walks
from ft_tutor.analysis.movements import Route, bits
from ft_tutor.rules import grid, rulings
from ft_tutor.rules.chapters.movement import came_from
from ft_tutor.rules.counts import NO_MEEPLES, Counts, changed, present, repeated
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Movement, Position
from ft_tutor.rules.vocabulary import TILES, TRIBES, Tile, Tribe


class PileOutcome(NamedTuple):
    """What dropping a whole hand comes to.

    Attributes:
        end: where the last meeple is dropped.
        tribe: of the last meeple, and so of those taken.
        taken: how many are taken into the hand, the last one included (R2.3.1).
        control: whether the player takes control of the end tile (R2.3.2).
        route: one way to it; of a movement that has begun, the way that is left.
    """

    end: Tile
    tribe: Tribe
    taken: int
    control: bool
    route: Route


def pile_outcomes(position: Position, start: Tile) -> tuple[PileOutcome, ...]:
    """Return every outcome of the meeples of a tile, by end tile and tribe."""
    hand = position.squares[start].meeples
    return tuple(_outcomes(position, Movement(start, (), hand), start))


def outcomes_ahead(position: Position) -> tuple[PileOutcome, ...]:
    """Return every outcome of the movement that goes on; () where none does."""
    movement, decision = position.turn.movement, position.decision
    if movement is None or decision is None or decision.owed is not Owed.MOVEMENT:
        return ()
    return tuple(_outcomes(position, movement, None))


def _outcomes(position: Position, movement: Movement, lifted: Tile | None) -> Iterator[PileOutcome]:
    """Yield the outcomes of a hand; the pile of the lifted tile is in it."""
    hand, here, before = movement.hand, movement.here, came_from(movement)
    size = sum(hand)
    if not size or position.turn.active >= len(position.players):
        return
    camels_left = position.players[position.turn.active].camels
    for end in bits(grid.walk_ends(here, before, size)):
        square = position.squares[end]
        there = NO_MEEPLES if end == lifted else square.meeples
        free = bool(camels_left) and square.camel is None
        seen: set[tuple[int, int, bool]] = set()
        for visits in range(_most_visits(size, here, end) + 1):
            walk: walks.Walk | None = ()
            for tribe, same in _drops_there(hand, there, visits):
                taken = there[tribe] + same + 1
                alone = sum(there) == there[tribe] and same == visits
                key = (tribe, taken, alone and free)
                if key in seen:
                    continue
                walk = walk or _walk(here, before, size, end, visits)
                if walk is None:
                    break
                seen.add(key)
                route = Route(here, walk, _order(walk, hand, tribe, same))
                yield PileOutcome(TILES[end], TRIBES[tribe], taken, alone and free, route)


def _most_visits(size: int, here: int, end: int) -> int:
    """Return how often a walk can step on its end tile before it ends there."""
    if not rulings.LAST_MAY_MEET_DROPPED:
        return 0
    way = grid.distance(here, end) or _ROUND
    return max(0, (size - way) // _ROUND)


_ROUND: Final = 4
"""A walk is back on a tile after four steps at the earliest (R2.2.3)."""


def _drops_there(hand: Counts, there: Counts, visits: int) -> Iterator[tuple[int, int]]:
    """Yield the last tribe, and how many of it are dropped in so many visits of the end tile."""
    size = sum(hand)
    for tribe in present(hand):
        for same in range(max(0, visits - size + hand[tribe]), min(visits, hand[tribe] - 1) + 1):
            if there[tribe] + same:
                yield tribe, same


def _order(walk: walks.Walk, hand: Counts, last: int, same: int) -> walks.Order:
    """Return the tribes to drop: so many of the last one on the first visits of the end tile."""
    end = walk[-1]
    rest = changed(hand, last, -1)
    spare = list(repeated(changed(rest, last, -rest[last])))  # the other tribes
    own = [last] * (rest[last] - same)
    order = []
    for tile in walk[:-1]:
        if tile != end:
            order.append(own.pop() if own else spare.pop())
        elif same:
            order.append(last)
            same -= 1
        else:
            order.append(spare.pop())
    return (*order, last)


def _walk(here: int, before: int, left: int, end: int, visits: int) -> walks.Walk | None:
    """Return a walk of so many steps that steps on its end tile exactly so often before it ends."""
    barren: set[tuple[int, int, int, int]] = set()

    def found(here: int, before: int, left: int, visits: int) -> walks.Walk | None:
        if not left:
            return () if here == end and visits < 0 else None
        way = grid.distance(here, end) or _ROUND
        hopeless = (
            left < way + _ROUND * max(visits, 0)
            or not grid.walk_ends(here, before, left) >> end & 1
        )
        state = (here, before, left, visits)
        if hopeless or visits < 0 or state in barren:
            return None
        for step in sorted(grid.steps(here, before), key=lambda tile: grid.distance(tile, end)):
            rest = found(step, here, left - 1, visits - (step == end))
            if rest is not None:
                return (step, *rest)
        barren.add(state)
        return None

    return found(here, before, left, visits)
