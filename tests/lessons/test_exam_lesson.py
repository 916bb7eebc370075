"""The exam: it mixes the whole course, and everything in it can be done by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import choice_buttons, pressed, word_count

from ft_tutor.course.load import load_course, load_lesson

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "exam")
STEPS = LOADED.lesson.steps


def test_it_is_the_last_lesson_and_teaches_nothing_new():
    course = load_course(ROOT / "lessons").course

    assert course.lessons[-1] == "exam"
    assert [step.id for step in STEPS if step.rules] == []


def test_each_task_asks_for_something_and_the_kinds_are_mixed():
    kinds = {step.kind for step in STEPS}

    assert len(STEPS) == 12
    assert kinds == {"do", "choose", "count", "order", "predict", "referee"}


def test_goals_are_short():
    assert max(word_count(LOADED, one.goal) for one in STEPS) <= 15


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("walk", "c3 d3 hand.w d2 hand.b e2"),
        ("coins", "p1.echidna number.2 number.2 sign.build"),
        ("market", "row.3 row.6"),
        ("two-tiles", "d3 c3 c4"),
        ("two-tiles", "a4 a3 hand.g b3 hand.g c3 a3"),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed


def test_a_number_that_pays_for_a_djinn_is_a_way_to_pay():
    """Two elders for Echidna were once offered as two fakirs for the builders."""
    labels = [one.label for one in choice_buttons(pressed(LOADED, "coins", "p1.echidna"))]

    assert labels == ["Pay 2 elders", "Pay 1 elder and 1 fakir"]


def test_a_chosen_number_stays_in_sight_and_is_taken_back_by_a_second_press():
    chosen = choice_buttons(pressed(LOADED, "coins", "number.1"))
    again = choice_buttons(pressed(LOADED, "coins", "number.1 number.1"))

    assert [(one.label, one.pressed) for one in chosen if one.pressed] == [
        ("Discard 1 fakir", True)
    ]
    assert again == choice_buttons(pressed(LOADED, "coins", ""))
