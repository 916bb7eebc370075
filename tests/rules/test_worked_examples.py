"""The worked examples of the rulebook, T2 to T4, step by step."""

import pytest
from helpers.play import happened, left_on, play, refused

from ft_tutor.analysis.movements import movements
from ft_tutor.notation import read_position
from ft_tutor.rules.vocabulary import Seat, Tile

# --- T2: two meeples

T2 = "b3:yw c3:g d3:w"


@pytest.mark.rule("R2.2.1", "R2.2.2", "R2.2.4", "R2.3.1", "R2.3.2")
def test_t2_the_white_one_lands_on_white():
    record = play(T2, "b3:y-c3 w-d3")
    assert record.position.hand == (0, 2, 0, 0, 0)
    assert left_on(record.position, Tile.b3, Tile.c3) == ((0,) * 5, (1, 0, 1, 0, 0))
    assert record.position.squares[Tile.d3].camel is Seat.ONE
    assert record.position.players[Seat.ONE].camels == 10
    assert record.position.decision is None


@pytest.mark.rule("R2.2.4", "R2.2.8")
def test_t2_the_other_order_is_refused_at_its_first_step():
    assert refused(T2, "b3:w-c3") == (("drop-dead-end", "R2.2.8"),)
    assert refused(T2, "b3:w-c3 y-d3") == (("drop-last-no-match", "R2.2.4"),)


@pytest.mark.rule("R2.2.2")
def test_t2b_a_diagonal_step_is_refused():
    board = "b3:g c2:oasis.g"
    assert refused(board, "b3:g-c2") == (("drop-diagonal", "R2.2.2"),)
    assert refused(board, "b3") == (("pick-dead-end", "R2.2.8"),)


@pytest.mark.rule("R2.2.3")
def test_t2c_stepping_straight_back_is_refused():
    board = "b3:small.rr"
    assert refused(board, "b3:r-c3 r-b3") == (("drop-no-return", "R2.2.3"),)
    assert refused(board, "b3") == (("pick-dead-end", "R2.2.8"),)


# --- T3: five meeples in a loop

T3 = "b2:small.ggbry c2:oasis.g c3:large b3:sacred6"
LOOP = "b2:g-c2 b-c3 r-b3 y-b2 g-c2"


@pytest.mark.rule("R2.2.3", "R2.2.4", "R2.3.1", "R2.3.2", "A02")
def test_t3_a_loop_of_five_gathers_three():
    record = play(T3, LOOP)
    assert record.position.hand == (0, 0, 3, 0, 0)
    assert left_on(record.position, Tile.b2, Tile.c2) == ((1, 0, 0, 0, 0), (0,) * 5)
    assert left_on(record.position, Tile.c3, Tile.b3) == ((0, 0, 0, 1, 0), (0, 0, 0, 0, 1))
    assert record.position.squares[Tile.c2].camel is Seat.ONE
    assert happened(record)[-3:] == ["meeple-dropped", "meeples-gathered", "camel-placed"]


@pytest.mark.rule("A02", "R2.2.4", "R2.2.8")
def test_t3b_the_match_may_have_been_dropped_in_the_same_movement():
    record = play("b2:small.ggbry c2:oasis c3:large b3:sacred6", LOOP)
    assert record.position.hand == (0, 0, 2, 0, 0)
    assert record.position.squares[Tile.c2].camel is Seat.ONE


@pytest.mark.rule("A02")
def test_a_match_dropped_before_needs_the_same_tile():
    board = "b2:ggbry c2:oasis"
    assert refused(board, "b2:b-c2 g-c3 r-b3 y-b2 g-c2") == (("drop-last-no-match", "R2.2.4"),)
    # From the third step on, the second green one could come to no other green one.
    assert refused(board, "b2:b-c2 g-c3 r-b3") == (("drop-dead-end", "R2.2.8"),)


# --- T4: control


@pytest.mark.rule("R2.3.1", "R2.3.2")
def test_t4_all_of_the_colour_are_taken_and_the_empty_tile_gets_a_camel():
    record = play("c3:w d3:ww", "c3:w-d3")
    assert record.position.hand == (0, 3, 0, 0, 0)
    assert record.position.squares[Tile.d3].camel is Seat.ONE


@pytest.mark.rule("R2.3.1", "R2.3.2")
def test_t4_a_builder_that_stays_keeps_the_camel_away():
    record = play("c3:w d3:wwwb", "c3:w-d3")
    assert record.position.hand == (0, 4, 0, 0, 0)
    assert left_on(record.position, Tile.d3) == ((0, 0, 0, 1, 0),)
    assert record.position.squares[Tile.d3].camel is None
    assert happened(record)[-1] == "control-meeples-remain"


# --- D12


@pytest.mark.rule("A01", "R2.2.4", "R2.2.7")
def test_d12_a_square_of_four_does_not_end_where_it_began():
    board = "b2:gggg e3:g"
    assert refused("b2:gggg", "b2") == (("pick-dead-end", "R2.2.8"),)
    assert refused(board, "b2:g-c2 g-c3 g-b3 g-b2") == (("drop-last-empty", "R2.2.4"),)
    assert all(path.tiles[-1] != path.start for path in movements(read_position(board)))
    assert play(board, "b2:g-c2 g-c3 g-d3 g-e3").position.decision is None
