"""The lesson of control: the rulebook's worked example, and that it is played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed
from helpers.play import replay

from ft_tutor.course.load import load_lesson
from ft_tutor.notation import read_position
from ft_tutor.rules.vocabulary import Seat, Tile, Tribe

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "taking-control")
STEPS = LOADED.lesson.steps


def start_of(name):
    return read_position(LOADED.lesson.step(name).position)


def played(name, movement):
    return replay(start_of(name), movement).position


@pytest.mark.rule("R2.3.1", "R2.3.2")
def test_example_control():
    step = LOADED.lesson.step("camel")
    end, beside = played("camel", step.solution[0]), played("camel", step.wrong[0].attempt)

    assert end.hand[Tribe.ELDER] == 3
    assert (sum(end.squares[Tile.c3].meeples), end.squares[Tile.c3].camel) == (0, Seat.ONE)
    assert (beside.hand[Tribe.ELDER], beside.squares[Tile.b2].camel) == (4, None)
    assert beside.squares[Tile.b2].meeples[Tribe.BUILDER] == 1


@pytest.mark.rule("R2.3.3")
def test_an_owned_tile_keeps_its_owner():
    end = played("taken", LOADED.lesson.step("taken").wrong[0].attempt)

    assert end.squares[Tile.b3].camel is Seat.TWO
    assert end.hand[Tribe.MERCHANT] == 2


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("leave-together", "c3"),
        ("camel", "c3"),
        ("taken", "c3 d3"),
        ("best-tile", "c2 hand.r b2 hand.b a2 a1"),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
