"""The lesson of the sale: how it begins, and that it is played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "selling")
STEPS = LOADED.lesson.steps


@pytest.mark.rule("R2.5.4", "R2.6.1", "R2.6.2")
@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("first-sale", "p1.silk p1.fish p1.wheat sign.sell"),
        ("not-goods", "p1.papyrus p1.spices p1.wheat p1.pottery sign.sell"),
        (
            "nine-cards",
            (
                "p1.fish p1.wheat p1.pottery sign.sell "
                "p1.fish p1.wheat p1.pottery p1.papyrus p1.silk p1.spices sign.sell"
            ),
        ),
        (
            "shopping",
            "row.2 row.6 p1.fish p1.wheat p1.pottery p1.spices p1.papyrus p1.gold sign.sell",
        ),
        ("stuck", "sign.pass p1.gold p1.fish p1.pottery sign.sell"),
        (
            "big-deal",
            (
                "c4 hand.g c3 hand.g c2 sign.collect row.1 "
                "p1.fish p1.wheat p1.pottery p1.spices p1.silk p1.papyrus sign.sell"
            ),
        ),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
