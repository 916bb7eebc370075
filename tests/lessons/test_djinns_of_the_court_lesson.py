"""The lesson of the djinns that care about people and points: each used, and pressed for."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson
from ft_tutor.course.stage.page import shown
from ft_tutor.notation import read_position, read_words
from ft_tutor.play.face import Style
from ft_tutor.rules.engine import apply, violations
from ft_tutor.rules.vocabulary import Seat, Tile
from ft_tutor.scene.theme import LIGHT

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "djinns-of-the-court")
STEPS = LOADED.lesson.steps


def played(position, words):
    """The position after the actions."""
    for action in read_words(words):
        position = apply(position, action).position
    return position


def start_of(name):
    return read_position(LOADED.lesson.step(name).position)


@pytest.mark.rule("D.10", "A56")
def test_one_victim_here_and_one_there_is_refused():
    paid = played(start_of("split"), "use.iblis.fakir")
    (both,) = read_words("kill.yw-d3.p2")

    assert violations(paid, both)[0].rule == "A56"


@pytest.mark.rule("D.10", "R2.3.2")
@pytest.mark.parametrize("walk", ["c2:y-c1 b-b1 r-b2", "f2:b-e2 b-d2 b-c2 r-b2"])
def test_two_tiles_are_won_whoever_walks(walk):
    end = played(start_of("double-gate"), f"{walk} use.iblis.elder kill.wb-a2")

    assert [end.squares[tile].camel for tile in (Tile.b2, Tile.a2)] == [Seat.ONE, Seat.ONE]


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("two-at-once", "p1.iblis p2.y number.2"),
        ("bodyguard", "p3.y"),
        ("three-veils", "p1.sibittis number.2 djinn.enki"),
        ("double-gate", "c2 c1 hand.y b1 hand.b b2 p1.iblis a2"),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed


def test_assassins_who_have_arrived_are_not_sent_for_a_walk():
    stage = pressed(LOADED, "bodyguard", "")

    assert any(stage.view.position.hand)
    assert shown(stage, Style(LIGHT)).page.answer == ""
