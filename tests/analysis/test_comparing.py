"""Two positions side by side."""

import pytest
from helpers.positions import any_positions
from hypothesis import given

from ft_tutor.analysis.comparing import CATEGORIES, Pair, difference
from ft_tutor.analysis.movements import count_movements
from ft_tutor.notation import read_position
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.scoring import total
from ft_tutor.rules.setup import new_board, new_game
from ft_tutor.rules.vocabulary import SEATS, Seat


def test_a_position_differs_from_itself_in_nothing():
    position = new_board(3, seed=1)
    same = difference(position, position)
    assert all(pair.change == 0 for player in same.players for pair in player.points)
    assert same.profits == ()
    assert same.movements == Pair(count_movements(position), count_movements(position))
    assert same.categories == ("R5.coins",)


@pytest.mark.rule("R5.tiles", "R5.palms", "R5.viziers")
def test_every_category_is_compared_by_itself():
    one = read_position("c3:oasis p1=coins10.viziers1 p2=coins20")
    other = read_position("c3:oasis.camel1.palm1 p1=coins7.viziers1 p2=coins20.viziers2")
    found = difference(one, other)
    points = dict(zip(CATEGORIES, found.players[0].points, strict=True))
    assert points["R5.coins"] == Pair(10, 7)
    assert points["R5.viziers"] == Pair(11, 1)
    assert points["R5.tiles"] == Pair(0, 8)
    assert points["R5.palms"] == Pair(0, 3)
    assert found.players[0].total.change == -2
    assert found.players[1].total.change == 12
    assert found.profits == (Seat.TWO,)
    assert found.categories == ("R5.coins", "R5.viziers", "R5.tiles", "R5.palms")


def test_players_who_are_in_one_position_only_have_nothing_in_the_other():
    found = difference(new_game(2, seed=1), new_game(4, seed=1))
    assert [player.coins for player in found.players] == [Pair(50, 50)] * 2 + [Pair(0, 50)] * 2


def test_a_movement_that_has_begun_is_counted_by_its_endings():
    found = difference(read_position("c3:yw c4:y"), read_position("path=c3 hand=yw c4:y"))
    assert found.movements.other <= found.movements.one


def test_the_ways_of_a_pile_beyond_all_sense_are_not_counted():
    found = difference(read_position("c3:yw c4:y"), read_position("c3:y99 c4:y99 b2:y99"))
    assert found.movements is None


@given(any_positions(), any_positions())
def test_the_categories_sum_up_to_the_totals(one, other):
    found = difference(one, other)
    for seat, player in zip(SEATS, found.players, strict=False):
        for position, sum_ in ((one, player.total.one), (other, player.total.other)):
            assert sum_ == (total(position, seat) if seat < len(position.players) else 0)
    assert found.actions == Pair(len(legal_actions(one)), len(legal_actions(other)))
