"""The lesson about thinking ahead: the reach of a pile, the worth of going first, what is left."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.analysis.prizes import prize
from ft_tutor.course.load import load_lesson
from ft_tutor.course.referee import tried
from ft_tutor.course.values import read_actions
from ft_tutor.notation import read_position
from ft_tutor.rules.scoring import total
from ft_tutor.rules.vocabulary import SEATS

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "thinking-ahead")
STEPS = {step.id: step for step in LOADED.lesson.steps}
ONE, TWO = SEATS[:2]


def start(step):
    return read_position(STEPS[step].position)


def test_the_best_of_the_whole_board_is_far_ahead():
    before = start("forty")
    best = tried(before, read_actions("a4:y-b4 w-b5 g-c5 collect pass")).position
    second = tried(before, read_actions("a3:w-a4 w-a5 b-b5 build pass")).position

    assert total(best, ONE) - total(before, ONE) == prize(before, ONE)
    assert total(second, ONE) - total(before, ONE) <= prize(before, ONE) - 10


def test_player_2_would_overtake_whoever_does_not_end_the_game():
    before = start("enough")

    assert total(before, ONE) == total(before, TWO) + 5
    assert prize(before, TWO) == 22


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("three", "c3 d3 hand.w d4 hand.g e4"),
        ("bid", "spot.5"),
        ("nothing", "c3 d3 hand.w e3 hand.y e4"),
        ("enough", "d4 e4 sign.collect sign.pass sign.end"),
        ("forty", "b4 b5 hand.r c5 sign.collect"),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
