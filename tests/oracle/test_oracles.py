"""The oracles agree with each other, and with small cases counted by hand."""

from random import Random

import pytest

from oracle.boards import random_board
from oracle.compare import leaves
from oracle.naive import can_finish, endings, movements, movements_from, neighbours
from oracle.walks import can_finish_by_states, can_finish_by_walks, walks

EMPTY = [[0] * 5 for _ in range(30)]


def with_piles(**piles):
    board = [list(meeples) for meeples in EMPTY]
    for name, pile in piles.items():
        tile = (int(name[1]) - 1) * 6 + "abcdef".index(name[0])
        board[tile] = [pile.count(letter) for letter in "ywgbr"]
    return board


def test_neighbours_of_a_corner_an_edge_and_the_middle():
    assert sorted(neighbours(0)) == [1, 6]
    assert sorted(neighbours(3)) == [2, 4, 9]
    assert sorted(neighbours(14)) == [8, 13, 15, 20]


@pytest.mark.rule("R2.2.4")
def test_a_single_meeple_moves_to_the_neighbours_of_its_colour_only():
    board = with_piles(c3="y", c2="y", d3="wy", b3="w", d4="y")
    assert {drops for _, drops in movements_from_all(board, "c3")} == {((8, 0),), ((15, 0),)}


def movements_from_all(board, name):
    tile = (int(name[1]) - 1) * 6 + "abcdef".index(name[0])
    return [(tile, drops) for drops in movements_from(board, tile)]


@pytest.mark.rule("R2.2.2", "R2.2.3")
def test_two_meeples_counted_by_hand():
    # From c3 with yw, the only goal is the white one on e3: through d3 alone.
    assert movements(with_piles(c3="yw", e3="w")) == {(14, ((15, 0), (16, 1)))}
    # d4 is reached round either corner.
    assert len(movements(with_piles(c3="yw", d4="w"))) == 2


def test_walks_from_the_middle_are_counted_by_hand():
    assert len(list(walks(14, None, 1))) == 4
    # Each of the four neighbours of c3 has four neighbours itself, one of them c3.
    assert len(list(walks(14, None, 2))) == 4 * 3


def random_case(number, most):
    """A board, a hand and a place to stand, some with hardly a match."""
    chance = Random(f"case {number}")
    kind = chance.choice(("sparse", "pairs", "edges"))
    position, _ = random_board(kind, number, "cases")
    board = [list(square.meeples) for square in position.squares]
    here = chance.randrange(30)
    before = chance.choice([None, *neighbours(here)])
    tribes = chance.sample(range(5), chance.randrange(1, 6))
    pile = [chance.choice(tribes) for _ in range(chance.randrange(1, most + 1))]
    if chance.random() < 0.3:
        pile = tribes  # no two alike, so no loop can help
    missing = chance.choice((0, chance.randrange(len(tribes)), len(tribes)))
    for tribe in chance.sample(tribes, missing):
        for meeples in board:
            meeples[tribe] = 0
    return board, [pile.count(tribe) for tribe in range(5)], here, before


@pytest.mark.rule("R2.2.8")
def test_the_oracle_of_walks_equals_brute_force():
    answers = set()
    for number in range(1500):
        case = random_case(number, 7)
        if leaves(case[1]) <= 30_000:
            expected = can_finish(*case)
            assert can_finish_by_walks(*case) == expected, case
            answers.add((sum(case[1]), expected))
    assert {(size, answer) for size in range(1, 6) for answer in (True, False)} <= answers


@pytest.mark.rule("R2.2.8")
def test_the_oracle_of_states_equals_the_oracle_of_walks():
    answers = set()
    for number in range(400):
        case = random_case(number, 9)
        expected = can_finish_by_walks(*case)
        assert can_finish_by_states(*case) == expected, case
        answers.add((sum(case[1]) >= 5, expected))
    assert len(answers) == 4


def test_brute_force_leaves_board_and_hand_as_they_were():
    board, hand = with_piles(c2="ggb"), [1, 0, 2, 0, 0]
    found = list(endings(board, hand, 14, None))
    assert found
    assert board == with_piles(c2="ggb")
    assert hand == [1, 0, 2, 0, 0]
