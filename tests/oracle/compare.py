"""Compare the engine with the oracles on one board."""

from math import factorial, prod

from ft_tutor.analysis.endings import count_endings, endings, outcomes_left
from ft_tutor.analysis.movements import count_movements, outcomes
from ft_tutor.analysis.movements import movements as engine_movements
from ft_tutor.notation import write_position
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.engine import apply, legal_actions, violations
from ft_tutor.rules.events import CamelPlaced, ControlUnchanged, MeeplesGathered
from ft_tutor.rules.vocabulary import Tile, Tribe
from oracle.naive import board_of, can_finish, control, movements, movements_from, neighbours
from oracle.naive import endings as naive_endings
from oracle.walks import can_finish_by_states, can_finish_by_walks

NAIVE_LEAVES = 3_000
LONGEST_WALK = 8
WHOLE_LEAVES = 12_000


def leaves(meeples):
    """About how many paths brute force would try for a pile."""
    return 3 ** sum(meeples) * factorial(sum(meeples)) // prod(map(factorial, meeples))


def oracle_can_finish(board, hand, here, before):
    """Ask the simplest oracle that is quick enough."""
    if leaves(hand) <= NAIVE_LEAVES:
        return can_finish(board, hand, here, before)
    if sum(hand) <= LONGEST_WALK:
        return can_finish_by_walks(board, hand, here, before)
    return can_finish_by_states(board, hand, here, before)


def oracle_pick_ups(board):
    """The tiles that a movement can start from."""
    for tile, hand in enumerate(board):
        if any(hand):
            rest = [*board[:tile], [0] * 5, *board[tile + 1 :]]
            if oracle_can_finish(rest, hand, tile, None):
                yield PickUp(Tile(tile))


def oracle_drops(position):
    """The next drops from which the oracle can finish."""
    movement, board = position.turn.movement, board_of(position)
    stops = [movement.start, *(tile for tile, _ in movement.drops)]
    before = stops[-2] if len(stops) > 1 else None
    hand = list(movement.hand)
    for tile in neighbours(stops[-1]):
        for tribe in range(5):
            if tile != before and hand[tribe] and _finishes(board, hand, stops[-1], tile, tribe):
                yield Drop(Tile(tile), Tribe(tribe))


def _finishes(board, hand, here, tile, tribe):
    if sum(hand) == 1:
        return board[tile][tribe] > 0
    hand, board = list(hand), [list(meeples) for meeples in board]
    hand[tribe] -= 1
    board[tile][tribe] += 1
    return oracle_can_finish(board, hand, tile, here)


def check_board(position, chance):
    """Assert that engine and oracle agree on a board, and along a random path over it."""
    board = board_of(position)
    starts = legal_actions(position)
    assert set(starts) == set(oracle_pick_ups(board)), write_position(position)
    assert len(set(starts)) == len(starts)
    if sum(leaves(pile) for pile in board if any(pile)) <= WHOLE_LEAVES:
        check_all_movements(position, board)
    if starts:
        check_path(apply(position, chance.choice(starts)).position, chance)


def check_all_movements(position, board):
    """Assert that all movements, their number and their outcomes are those of brute force."""
    expected = movements(board)
    found = [
        (path.start, tuple(zip(path.tiles, path.tribes, strict=True)))
        for path in engine_movements(position)
    ]
    assert len(found) == len(expected), write_position(position)
    assert set(found) == expected, write_position(position)
    assert count_movements(position) == len(expected), write_position(position)
    ends = sorted({(start, *drops[-1]) for start, drops in expected})
    assert sorted(outcomes(position)) == ends, write_position(position)


def check_start(position, start):
    """Assert the same of one start tile, whose pile may be tall."""
    expected = set(movements_from(board_of(position), start))
    found = {
        tuple(zip(path.tiles, path.tribes, strict=True))
        for path in engine_movements(position)
        if path.start == start
    }
    assert found == expected
    return expected


def check_path(position, chance):
    """Assert that each next drop is legal exactly if the oracle can finish after it."""
    while position.decision:
        legal = legal_actions(position)
        expected = set(oracle_drops(position))
        assert set(legal) == expected, write_position(position)
        assert legal, write_position(position)
        if leaves(position.hand) <= NAIVE_LEAVES:
            check_endings(position)
        if chance.random() < 0.2:
            check_dead_ends(position, expected)
        drop = chance.choice(legal)
        outcome = apply(position, drop)
        if not outcome.position.decision:
            check_control(position, drop, outcome)
        position = outcome.position


def check_endings(position):
    """Assert that the ways to finish, and their number, are those of brute force."""
    movement = position.turn.movement
    hand, here = list(movement.hand), movement.here
    expected = set(naive_endings(board_of(position), hand, here, movement.came_from))
    found = [tuple((drop.tile, drop.tribe) for drop in path) for path in endings(position)]
    assert len(found) == len(expected) == count_endings(position), write_position(position)
    assert set(found) == expected, write_position(position)
    ends = {(movement.start, *path[-1]) for path in expected}
    assert set(outcomes_left(position)) == ends, write_position(position)


def check_dead_ends(position, expected):
    """Assert that a step refused as a dead end alone leads where nothing is legal."""
    movement = position.turn.movement
    for tile in neighbours(movement.here):
        for tribe in Tribe:
            drop = Drop(Tile(tile), tribe)
            found = violations(position, drop)
            assert bool(found) == (drop not in expected), write_position(position)
            if [violation.reason for violation in found] == ["drop-dead-end"]:
                stuck = apply(position, drop, into_dead_end=True).position
                assert legal_actions(stuck) == (), write_position(stuck)


def check_control(position, drop, outcome):
    """Assert that the events of the control check are those of R2.3."""
    board = board_of(position)
    board[drop.tile][drop.tribe] += 1
    seat = position.turn.active
    camel, left = position.squares[drop.tile].camel, position.players[seat].camels
    gathered, what = control(board, camel, left, drop.tile, drop.tribe)
    _, taken, fate, *_ = outcome.events
    assert taken == MeeplesGathered(drop.tile, drop.tribe, gathered)
    assert isinstance(fate, CamelPlaced if what == "camel" else ControlUnchanged)
    if what != "camel":
        reasons = {"meeples": "control-meeples-remain", "owned": "control-owned"}
        assert fate.reason == reasons.get(what, "control-no-camel")
    after = outcome.position
    assert sum(after.hand) == after.hand[drop.tribe] == gathered
    assert (after.squares[drop.tile].camel == seat) == (what == "camel" or camel == seat)
