"""The lesson of how rounds and the game end: how it begins, and that it is played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "round-end")
STEPS = LOADED.lesson.steps


@pytest.mark.rule("R3.1", "R4.1", "R4.2")
@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("tidy-up", "p1.fish p1.silk sign.sell sign.end"),
        ("last-camel", "c3 hand.w d3 e3"),
        ("no-walk", "p1.anun-nak c3 c3 hand.r c2 hand.y b2 b3"),
        ("play-first", "spot.5"),
        ("where-to", "c1 hand.b c2 hand.w c3 sign.collect"),
        ("where-to", "e1 hand.y e2 hand.r e3 c3"),  # won by a kill
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
