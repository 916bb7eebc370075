"""Marid pays for meeples dropped on tiles with the camel of his owner."""

import pytest
from helpers.powers import coins, does, told, window

from ft_tutor.notation import read_words


def walked(text, movement):
    """What each player gains in a movement of the first player."""
    before = window("W1", text)
    record = does(before, *read_words(movement))
    gains = [new - old for old, new in zip(coins(before), coins(record), strict=True)]
    return gains, record


@pytest.mark.rule("D.16", "A46", "R2.2.5")
def test_marid_pays_two_for_each_meeple_of_an_opponent():
    """D7."""
    gains, _ = walked("p2=marid c3:yw c4:camel2 d4:w.camel2", "c3:y-c4 w-d4")

    assert gains == [0, 4]


@pytest.mark.rule("D.16", "A46")
def test_marid_pays_one_for_each_meeple_of_his_owner():
    gains, record = walked("p1=marid c3:yw c4:camel1 d4:w.camel1", "c3:y-c4 w-d4")

    assert gains == [2, 0]
    assert told(record)[:2] == ["meeple-dropped", "marid-pays"]


@pytest.mark.rule("A46")
def test_each_visit_of_a_tile_counts():
    gains, _ = walked("p2=marid b2:ggbry.camel2 c2:camel2", "b2:g-c2 b-c3 r-b3 y-b2 g-c2")

    assert gains == [0, 6]


@pytest.mark.rule("A47")
def test_a_tile_taken_at_the_end_of_the_movement_does_not_count():
    gains, record = walked("p1=marid c3:y c4:y", "c3:y-c4")

    assert gains == [0, 0]
    assert "camel-placed" in told(record)


@pytest.mark.rule("D.16")
@pytest.mark.parametrize("text", ["p2=marid d4:w.camel1", "p1=marid d4:w.camel2", "d4:w.camel2"])
def test_tiles_of_others_and_picking_up_pay_nothing(text):
    gains, _ = walked(f"{text} c3:yw.camel2", "c3:y-c4 w-d4")

    assert gains == [0, 0]
