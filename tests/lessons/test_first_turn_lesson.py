"""The lesson of the first turn: how soon one plays, and that whole turns are played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson
from ft_tutor.notation import read_position

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "first-turn")
STEPS = LOADED.lesson.steps


@pytest.mark.rule("R0.3")
def test_the_last_step_is_played_on_a_table_that_was_just_set_up():
    assert {sum(one.meeples) for one in read_position(STEPS[-1].position).squares} == {3}


@pytest.mark.rule("R2")
@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("first-work", "b3 c3 sign.collect"),
        ("to-the-end", "b3 hand.g c3 d3 sign.collect d3 sign.end"),
        ("whole-turn", "c3 hand.r c2 hand.r c1 d1 sign.collect d1 sign.end"),
    ],
)
def test_a_turn_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
