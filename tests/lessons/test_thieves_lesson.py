"""The lesson about the thieves: its first words, and that they are used by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson
from ft_tutor.rules.cards.thieves import THIEVES

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "thieves")
STEPS = LOADED.lesson.steps


def test_every_thief_is_met():
    told = " ".join(LOADED.texts.markdown(one.intro) for one in STEPS).lower()

    assert [thief for thief in THIEVES if thief not in told] == []


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("shop", "thief.ziad p1.w p1.fakir"),
        ("ziad", "c2 hand.g c3 d3 sign.collect p1.ziad"),
        ("houssain", "p1.houssain p2.given2 p3.given1"),
        ("shaum", "p3.given1 b2"),
        ("night", "c2 hand.y b2 hand.g b3 sign.collect p1.houssain"),
        ("night", "d5 hand.g c5 hand.r c4 b3 p1.kondjan"),
    ],
)
def test_a_thief_is_used_by_pressing(step, presses):
    stage = pressed(LOADED, step, presses)
    assert stage.session.passed
