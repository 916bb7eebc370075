"""The lesson of the djinns that change the board: each used, and pressed for."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson
from ft_tutor.course.steps.do import Do

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "djinns-of-the-land")
STEPS = LOADED.lesson.steps


def test_every_power_is_used_and_misused():
    powers = [step for step in STEPS if step.rules]

    assert [step.id for step in powers if not isinstance(step, Do)] == []
    assert [step.id for step in powers if not any(one.when.refused for one in step.wrong)] == []


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("enki", "p1.enki d2 p1.fakir"),
        ("bouraq", "c3 p1.bouraq c3"),
        ("lamia", "c2"),
        ("enki-and-lamia", "p1.enki f3 p1.w f4"),
        ("hagis", "f4 p1.fakir"),
        ("leta", "p1.leta d3"),
        ("utug", "p1.utug f4"),
        ("anun-nak", "p1.anun-nak f5"),
        ("marid", "b3 c3 hand.y c4 hand.g b4"),
        ("two-tiles", "d3 c3 hand.g c2 hand.r d2 sign.collect p1.leta d3 p1.fakir"),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
