"""Outcomes of a pile: all of them, none twice, and each with a route that comes to it."""

import pytest
from helpers.positions import any_positions, played_positions
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.analysis.movements import movements, outcomes
from ft_tutor.analysis.piles import outcomes_ahead, pile_outcomes
from ft_tutor.notation import read_position
from ft_tutor.rules.engine import apply
from ft_tutor.rules.events import CamelPlaced, MeeplesGathered
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import Tile

BOARDS = {
    "a small pile": "c3:yw c4:g d4:y c2:w",
    "a loop": "c3:yywgb c4:y d4:w c2:g e3:b.camel1 b3:r",
    "one tribe": "c3:yyyyyy d3:g",
    "owned tiles": "c3:yywwgb c4:y d3:g.camel2",
    "a corner": "a1:yyywwb b1:y b2:w",
    "a start that is the end": "f5:yyyyyyyy f4:w",
    "no camel left": "c3:ywg c4:y p1=camels0",
}


def what(outcome):
    return outcome.end, outcome.tribe, outcome.taken, outcome.control


def come_to(position, route):
    """What the engine makes of a route."""
    events = []
    for action in route.actions():
        outcome = apply(position, action)
        position, events = outcome.position, outcome.events
    (gathered,) = (event for event in events if isinstance(event, MeeplesGathered))
    control = any(isinstance(event, CamelPlaced) for event in events)
    return gathered.tile, gathered.tribe, gathered.count, control


@pytest.mark.rule("R2.2.8", "R2.3.1", "R2.3.2")
@pytest.mark.parametrize("board", BOARDS)
def test_the_outcomes_are_those_of_all_routes(board):
    position = read_position(BOARDS[board])
    for start in (tile for tile in Tile if any(position.squares[tile].meeples)):
        found = pile_outcomes(position, start)
        # What a route comes to depends on its end and on what was dropped there: a sample is
        # enough for the engine, all are counted up.
        routes = {brief(route): route for route in movements(position) if route.start == start}
        expected = {come_to(position, route) for route in routes.values()}
        assert {what(outcome) for outcome in found} == expected
        assert len(found) == len(expected)


def brief(route):
    """What of a route can matter."""
    *before, (end, last) = zip(route.tiles, route.tribes, strict=True)
    return end, last, tuple(sorted(tribe for tile, tribe in before if tile == end))


@given(played_positions())
def test_every_route_comes_to_its_outcome(position):
    for start in Tile:
        if position.turn.movement is None and position.decision:
            for outcome in pile_outcomes(position, start)[:6]:
                assert come_to(position, outcome.route) == what(outcome)


@given(st.integers(0, 999))
def test_the_ends_and_tribes_are_those_that_are_counted_otherwise(seed):
    position = new_board(3, seed=seed)
    found = {
        (start, one.end, one.tribe) for start in Tile for one in pile_outcomes(position, start)
    }
    assert found == set(outcomes(position))


def test_a_movement_that_goes_on_has_outcomes_too():
    position = read_position("path=c3.w-c4 hand=yyg c4:w e3:y.camel2 d3:g p1=camels3")
    found = outcomes_ahead(position)
    assert found
    for outcome in found:
        (_, *drops) = outcome.route.actions()
        after, events = position, ()
        for drop in drops:
            made = apply(after, drop)
            after, events = made.position, made.events
        (gathered,) = (event for event in events if isinstance(event, MeeplesGathered))
        assert (gathered.tile, gathered.tribe, gathered.count) == what(outcome)[:3]
    assert outcomes_ahead(read_position("c3:yw")) == ()


@given(any_positions())
def test_no_position_breaks_it(position):
    for start in (Tile.a1, Tile.d3, Tile.f5):
        pile_outcomes(position, start)
    outcomes_ahead(position)
