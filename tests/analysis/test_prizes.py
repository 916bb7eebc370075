"""The prize of a turn: the best that its movement, its tribe and its tile bring."""

import pytest

from ft_tutor.analysis.prizes import prize
from ft_tutor.notation import read_position
from ft_tutor.rules.vocabulary import SEATS

KILL = "c3:village.r c4:large.y d3:small.r e3:sacred15.b"


@pytest.mark.parametrize(
    ("text", "seat", "worth"),
    [
        ("a1:yy", 1, 0),  # nobody can move
        ("c3:village.b d3:village.b", 1, 16),  # two builders, three blue tiles, a palace
        ("c3:oasis.b.camel2 d3:oasis.b.camel2", 1, 4),
        ("c3:oasis.b.camel2 d3:oasis.b.camel2", 2, 7),  # his own oasis gets a palm
        ("c3:large.g d3:large.g p1=coins9 row=fish.gold.silk", 1, 7),  # two goods, nothing bought
        (KILL, 1, 25),  # c3 with a palace, and a kill on e3
    ],
)
@pytest.mark.rule("R2.3.2")
def test_the_best_turn(text, seat, worth):
    assert prize(read_position(text), SEATS[seat - 1]) == worth


@pytest.mark.rule("R2.4.R")
def test_what_is_dropped_on_the_way_may_be_killed():
    # The elder dropped on c3 is alone there: killed, he leaves a second tile.
    position = read_position("b3:small.rw c3:sacred15 d3:village.r")
    assert prize(position, SEATS[0]) == 15 + 5 + 5


def test_who_is_to_play_does_not_matter():
    position = read_position("c3:small.b d3:small.b owed=end1")
    assert prize(position, SEATS[0]) == prize(position, SEATS[1]) == 6 + 2
