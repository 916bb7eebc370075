"""The lesson of the sacred places: how it begins, and that it is played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson
from ft_tutor.notation import read_position
from ft_tutor.rules.vocabulary import Seat

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "sacred-places")
STEPS = LOADED.lesson.steps


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
