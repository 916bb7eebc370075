"""The lesson for two players: how it begins, and that it is played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "two-players")
STEPS = LOADED.lesson.steps


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
