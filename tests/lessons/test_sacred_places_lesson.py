"""The lesson of the sacred places: how it begins, and that it is played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed, word_count

from ft_tutor.course.load import load_lesson
from ft_tutor.course.steps.do import Do
from ft_tutor.notation import read_position
from ft_tutor.rules.vocabulary import Seat

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "sacred-places")
STEPS = LOADED.lesson.steps


def test_it_begins_with_a_purchase_and_few_words():
    first = STEPS[0]

    assert isinstance(first, Do)
    assert word_count(LOADED, first.title, first.intro, first.goal) <= 50


def test_goals_are_short():
    goals = [word_count(LOADED, one.goal) for one in STEPS]

    assert max(goals) <= 20
    assert sum(goals) / len(goals) <= 10


def test_every_do_step_foresees_two_mistakes():
    assert [one.id for one in STEPS if isinstance(one, Do) and len(one.wrong) < 2] == []


@pytest.mark.rule("R2.5.5", "A27")
def test_at_the_end_nobody_is_there_yet_to_pay():
    player = read_position(STEPS[-1].position).players[Seat.ONE]

    assert (player.elders, sum(player.resources)) == (0, 2)


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("two-elders", "djinn.leta"),
        ("fakir-instead", "djinn.hagis p1.fakir"),
        ("before-the-walk", "p1.enki b2"),
        ("before-the-work", "p1.iblis d3"),
        ("before-the-tile", "p1.bouraq a2 row.2"),
        ("after-the-tile", "djinn.enki p1.fakir p1.enki b2 p1.w"),
        ("spend-well", "number.1 sign.build djinn.sloar"),
        ("empty-pockets", "c4 hand.r d4 hand.g e4 f4 sign.collect djinn.leta"),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
