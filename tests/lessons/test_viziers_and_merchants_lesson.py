"""The lesson of viziers, elders and merchants: how it begins, and that it is played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson
from ft_tutor.course.session import begin
from ft_tutor.course.steps.do import Do
from ft_tutor.play.feedback import FeedbackKind

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "viziers-and-merchants")
STEPS = LOADED.lesson.steps


def step(name):
    return LOADED.lesson.step(name)


def test_every_do_step_foresees_a_mistake():
    assert [one.id for one in STEPS if isinstance(one, Do) and not one.wrong] == []


@pytest.mark.rule("R2.4.W", "A27")
def test_elders_pay_when_they_have_come():
    assert step("fresh-elders").right == ("now",)


@pytest.mark.rule("R2.4.G", "A35")
def test_merchants_bring_the_first_cards_and_no_more_than_there_are():
    assert (step("first-come").right, step("short-row").right) == (("first",), ("two",))


def test_a_wrong_try_is_answered_in_its_own_words():
    session = begin(step("jewels"))
    for action in step("jewels").wrong[0].attempt:
        session, feedback = session.act(action)

    assert (feedback.kind, feedback.say) == (FeedbackKind.WRONG, "jewels.too-few")


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("viziers", "b3 c3 sign.collect"),
        ("elders", "b3 c3 sign.collect"),
        ("jewels", "c3 d3 sign.collect"),
        ("twice-running", "spot.0 spot.0"),
        ("golden", "e5 e4 f4 sign.collect"),
        ("golden", "c4 hand.w c5 hand.r d5 e5 sign.collect"),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
