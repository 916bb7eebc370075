"""The lesson of oases and markets: how it begins, and that it is played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson
from ft_tutor.notation import read_position
from ft_tutor.rules.measures import pieces_left
from ft_tutor.rules.vocabulary import Piece

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "oases-and-markets")
STEPS = LOADED.lesson.steps


@pytest.mark.rule("A33")
def test_the_bank_has_no_palace_where_nothing_happens():
    position = read_position(LOADED.lesson.step("last-palace").position)

    assert pieces_left(position.supply, Piece.PALACE) == 0


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("palm", "b3 c3 sign.collect c3"),
        ("palace", "b3 c3 sign.collect c3"),
        ("small-market", "row.3"),
        ("large-market", "row.6 row.2"),
        ("next-in-line", "b3 c3 sign.collect row.3"),
        ("ivory", "a4 hand.w a5 b5 sign.collect row.3"),
        ("ivory", "e3 hand.b d3 hand.w d2 e2 sign.collect row.6 row.1"),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
