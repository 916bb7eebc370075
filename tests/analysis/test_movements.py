"""All movements, their number, their outcomes and routes; brute force is in tests/oracle."""

from itertools import islice

import pytest
from helpers.play import replay
from helpers.positions import games, played_positions
from hypothesis import given

from ft_tutor.analysis.movements import (
    MovementOutcome,
    bits,
    count_movements,
    movements,
    outcomes,
    route,
)
from ft_tutor.notation import read_position, write_movement
from ft_tutor.rules.decisions import STEPS_OF_A_TURN
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.position import with_pending
from ft_tutor.rules.setup import new_board, new_game
from ft_tutor.rules.vocabulary import Tile, Tribe


def test_the_movements_of_a_small_board_are_these():
    position = read_position("c3:yw d4:w e5:y")
    found = {write_movement(path.actions()) for path in movements(position)}
    assert found == {"c3:y-c4 w-d4", "c3:y-d3 w-d4"}
    assert count_movements(position) == 2
    assert outcomes(position) == (MovementOutcome(Tile.c3, Tile.d4, Tribe.ELDER),)


@given(games())
def test_all_movements_of_a_start_can_be_played(position):
    for path in islice(movements(position), 0, None, 37):
        record = replay(position, path.actions())
        assert record.position.decision is None
    assert count_movements(position) == sum(1 for _ in movements(position))


@given(games())
def test_a_start_tile_is_legal_exactly_if_an_outcome_begins_there(position):
    starts = {action.tile for action in legal_actions(position)}
    assert starts == {outcome.start for outcome in outcomes(position)}


@pytest.mark.rule("R2.2.8")
@given(played_positions())
def test_every_outcome_has_a_route_that_comes_to_it(position):
    if position.turn.movement is None:
        for outcome in outcomes(position)[::5]:
            drop = route(position, outcome)[-1]
            assert (drop.tile, drop.tribe) == (outcome.end, outcome.tribe)
            assert replay(position, route(position, outcome)).position.decision is None


@pytest.mark.parametrize(
    "outcome",
    [
        MovementOutcome(Tile.c3, Tile.d4, Tribe.VIZIER),
        MovementOutcome(Tile.c3, Tile.f5, Tribe.ELDER),
        MovementOutcome(Tile.a1, Tile.a2, Tribe.ELDER),
        MovementOutcome(Tile.d4, Tile.c3, Tribe.ELDER),
    ],
)
def test_no_route_comes_to_what_is_no_outcome(outcome):
    with pytest.raises(ValueError, match=r".+"):
        route(read_position("c3:yw d4:w"), outcome)


@pytest.mark.rule("A01", "A02")
@pytest.mark.parametrize("size", [5, 8, 12, 20, 60])
def test_outcomes_and_routes_of_a_tower(size):
    position = read_position(f"c3:g{size}")
    found = outcomes(position)
    assert found
    for outcome in found:
        actions = route(position, outcome)
        assert len(actions) == size + 1
        end = replay(position, actions).position
        assert end.hand[Tribe.MERCHANT] >= 2


def test_the_board_is_explored_whatever_the_game_waits_for():
    game, board = new_game(3, seed=4), new_board(3, seed=4)
    assert outcomes(game) == outcomes(board)
    outcome = outcomes(game)[7]
    assert route(game, outcome) == route(board, outcome)
    in_a_turn = with_pending(board, STEPS_OF_A_TURN[board.turn.active])
    assert route(in_a_turn, outcome) == route(board, outcome)


def test_movements_of_a_tower_are_made_one_by_one():
    assert len(list(islice(movements(read_position("c3:y15w15")), 50))) == 50


@pytest.mark.parametrize(
    ("text", "number"), [("c3:y c4:y", 2), ("c3:y", 0), ("seats=2", 0), ("c3:yyyyy", 24)]
)
def test_numbers_of_movements_counted_by_hand(text, number):
    # Five alike from c3: a step to one of 4 neighbours, then one of the 4 squares there in one
    # of 2 directions, less the 2 of these 8 ways that step straight back to c3.
    assert count_movements(read_position(text)) == number


def test_the_number_of_routes_of_a_tower_agrees_with_listing_them():
    position = read_position("a1:y9 b1:w")
    assert count_movements(position) == sum(1 for _ in movements(position))


def test_bits_of_a_mask():
    assert list(bits(0b100101)) == [0, 2, 5]
    assert list(bits(0)) == []
