"""The lesson of the first turn: how soon one plays, and that whole turns are played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed, word_count

from ft_tutor.course.load import load_lesson
from ft_tutor.course.steps.do import Do
from ft_tutor.notation import read_position

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "first-turn")
STEPS = LOADED.lesson.steps


def test_it_begins_with_a_move_and_few_words():
    first = STEPS[0]

    assert isinstance(first, Do)
    assert word_count(LOADED, first.title, first.intro, first.goal) <= 50


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
