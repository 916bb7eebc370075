"""The lesson of oases and markets: how it begins, and that it is played by pressing."""

from pathlib import Path

import pytest
from helpers.lessons import pressed, word_count

from ft_tutor.course.load import load_lesson
from ft_tutor.course.steps.do import Do
from ft_tutor.notation import read_position
from ft_tutor.rules.measures import pieces_left
from ft_tutor.rules.vocabulary import Piece

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "oases-and-markets")
STEPS = LOADED.lesson.steps


def test_it_begins_with_a_move_and_few_words():
    first = STEPS[0]

    assert isinstance(first, Do)
    assert word_count(LOADED, first.title, first.intro, first.goal) <= 50


def test_goals_are_short():
    goals = [word_count(LOADED, one.goal) for one in STEPS]

    assert max(goals) <= 20
    assert sum(goals) / len(goals) <= 10


def test_every_do_step_foresees_two_mistakes():
    assert [one.id for one in STEPS if isinstance(one, Do) and len(one.wrong) < 2] == []


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
