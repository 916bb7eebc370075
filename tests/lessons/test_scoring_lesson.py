"""The lesson of the score sheet: how it begins, what its answers are, and a few presses."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson
from ft_tutor.course.session import begin
from ft_tutor.course.stage.page import shown
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.notation import read_position
from ft_tutor.play.face import Commanded, Style
from ft_tutor.rules.scoring import score_sheet, winners
from ft_tutor.rules.vocabulary import Seat
from ft_tutor.scene.theme import LIGHT

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "scoring")
STEPS = LOADED.lesson.steps


def test_the_whole_sheet_has_every_line():
    position = read_position(LOADED.lesson.step("whole-sheet").position)
    rules = {line.rule for line in score_sheet(position, Seat.ONE)}

    lines = "coins viziers elders djinns tiles palms palaces goods"
    assert rules == {f"R5.{line}" for line in lines.split()}


@pytest.mark.rule("R5.1", "A64")
def test_two_share_the_throne():
    position = read_position(LOADED.lesson.step("shared-crown").position)

    assert winners(position) == (Seat.ONE, Seat.TWO)


@pytest.mark.parametrize(
    ("step", "number"),
    [("viziers", 24), ("best-split", 21), ("al-amin", 13), ("whole-sheet", 140)],
)
def test_a_number_passes(step, number):
    session, _ = begin(LOADED.lesson.step(step)).answer(str(number))

    assert (session.passed, session.stars) == (True, 3)


@pytest.mark.parametrize(
    ("step", "presses"),
    [("your-tiles", "c2 b2"), ("richest", "b2 c2 b3 c3"), ("last-blade", "p2.y")],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed


def test_what_if_shows_the_sheets_as_promised():
    stage = open_stage(LOADED, {}, step="whole-sheet").after(Commanded("what-if"))
    panels = {panel.id: panel for panel in shown(stage, Style(LIGHT)).page.panels}

    assert panels["score"].picture is not None
    assert panels["score"].grid.rows[-1][1:] == ("140", "107", "122")
