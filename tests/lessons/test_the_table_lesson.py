"""The lesson that opens the course: how soon one plays, and that it can hardly fail."""

from pathlib import Path

import pytest
from helpers.lessons import pressed, word_count

from ft_tutor.course.load import load_lesson
from ft_tutor.course.steps.do import Do
from ft_tutor.notation import read_position
from ft_tutor.rules.vocabulary import Tribe

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "the-table")
STEPS = LOADED.lesson.steps


def test_the_first_words_are_few_enough_to_move_within_half_a_minute():
    move = STEPS[0]

    assert isinstance(move, Do)
    # Some 160 words a minute are read by whoever is not in a hurry.
    assert word_count(LOADED, move.title, move.intro, move.goal) <= 50


def test_the_tribes_are_introduced_before_they_are_used():
    # The first move has viziers alone, and says who they are.
    assert "vizier **Y** on b3" in LOADED.texts.markdown(STEPS[0].intro)
    said = LOADED.texts.markdown(STEPS[1].intro)

    assert [f"**{tribe.letter.upper()}**" in said for tribe in Tribe] == [True] * 5


@pytest.mark.rule("R0.2", "R0.3")
def test_the_last_step_is_played_on_a_table_that_was_just_set_up():
    table = read_position(STEPS[-1].position)

    assert {sum(square.meeples) for square in table.squares} == {3}
    assert sum(table.supply.bag) == 0


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("first-tile", "b3 c3"),
        ("five-tribes", "e3 e4"),
        ("five-tribes", "e4 e3"),
        ("markers", "bid.1 bid.2 bid.3 bid.4"),
        ("whole-table", "d4 hand.y e4 hand.r f4 f3"),
        ("whole-table", "d4 hand.r e4 hand.y f4 f3"),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
