"""The lesson for two players: how it begins, and that it is played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed, word_count

from ft_tutor.course.load import load_lesson
from ft_tutor.course.steps.do import Do

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "two-players")
STEPS = LOADED.lesson.steps


def test_it_begins_with_two_bids_and_few_words():
    first = STEPS[0]

    assert isinstance(first, Do)
    assert word_count(LOADED, first.title, first.intro, first.goal) <= 50


def test_goals_are_short():
    goals = [word_count(LOADED, one.goal) for one in STEPS]

    assert max(goals) <= 20
    assert sum(goals) / len(goals) <= 10


@pytest.mark.rule("R6", "A80")
@pytest.mark.parametrize(
    ("presses", "passes"),
    [
        ("spot.1 spot.3", True),
        ("spot.18 spot.12", True),
        ("spot.0 spot.0", True),  # player 2 can pass them, but not part them
        ("spot.0 spot.1", False),
        ("spot.3 spot.8", False),
    ],
)
def test_two_markers_side_by_side_pass(presses, passes):
    assert pressed(LOADED, "two-bids", presses).session.passed is passes


def test_two_tiles_are_won_by_pressing():
    first = "c3 hand.y c2 hand.w b2 sign.collect sign.pass sign.end"
    second = "b3 hand.r c3 hand.g c4"

    assert pressed(LOADED, "double-move", f"{first} {second}").session.passed
