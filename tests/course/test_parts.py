"""A step that shows parts of the table: a track, a player, a market, large."""

import pytest

from ft_tutor.course.lint import lint
from ft_tutor.course.load import load_lesson
from ft_tutor.course.stage.page import shown
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.notation import write_position
from ft_tutor.play.face import Commanded, Pressed, Style
from ft_tutor.publish.stills import still
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.places import OnTile, TurnSpot
from ft_tutor.scene.theme import LIGHT

ROAM = 'goal: roam.goal\n    position: "c3:yw c4:g d4:y c2:w"'
BID = f'goal: roam.goal\n    position: "{write_position(new_game(2, seed=3))}"'


@pytest.fixture
def stage(folder):
    """The step `roam`, where a bid is owed and two tracks are shown."""
    folder.change(ROAM, f"{BID}\n    parts: [bid-track, turn-track]")
    return open_stage(load_lesson(folder.path, "first"), {}, step="roam")


def test_it_keeps_its_promises(stage, folder):
    assert stage.step.id == "roam"
    assert [fault for fault in lint(folder.path) if fault.reason.startswith("mark")] == []


def test_only_these_parts_are_seen_and_larger(stage):
    scene = shown(stage, Style(LIGHT)).scene
    kinds = {type(place) for place in scene.places}
    assert TurnSpot in kinds
    assert OnTile not in kinds
    assert scene.width > 2 * scene.height


def test_a_press_on_a_part_is_played(stage):
    after = stage.after(Pressed(TurnSpot(4)))
    assert after.view.position != stage.view.position
    assert "3 coins" in shown(after, Style(LIGHT)).page.answer


def test_the_picture_of_the_notebook_shows_the_same_parts(stage):
    picture = still(stage.step)
    assert "Turn order" in picture.alt
    assert "oasis" not in picture.alt.lower()


def test_what_is_not_on_the_picture_is_pressed_by_a_button(folder):
    position = "c3:village owed=end1.tile1.tribe1 path=b3.b-c3 hand=bb p1=coins3.fakir turn=1"
    folder.change(ROAM, f'goal: roam.goal\n    position: "{position}"\n    parts: [player-1, hand]')
    stage = open_stage(load_lesson(folder.path, "first"), {}, step="roam")
    page = shown(stage, Style(LIGHT)).page
    (choices,) = (group for group in page.buttons if group.name == "choices")
    build = next(button for button in choices.items if button.value.startswith("number.1"))
    after = stage.after(Commanded(build.id, build.value))
    assert after.view.picked or after.view.position != stage.view.position
    assert stage.after(Commanded("press", "<nonsense>")) == stage


@pytest.mark.rule("R2.4.R")
def test_of_the_sultanate_a_crop_shows_few_tiles_and_offers_no_others(folder):
    position = (
        "c3:small.w d3:oasis.yw f5:oasis.g owed=end1.tile1.tribe1 path=b3.r-c3 hand=rr turn=1"
    )
    look = "parts: [sultanate, player-1]\n    crop: c3-d3\n    marks: {rings: [d3]}"
    folder.change(ROAM, f'goal: roam.goal\n    position: "{position}"\n    {look}')
    stage = open_stage(load_lesson(folder.path, "first"), {}, step="roam")
    faults = lint(folder.path)
    assert [fault for fault in faults if "crop" in fault.reason or "mark" in fault.reason] == []
    seen = shown(stage, Style(LIGHT))
    tiles = {place.tile for place in seen.scene.places if isinstance(place, OnTile)}
    assert tiles == {Tile.c3, Tile.d3}
    values = {button.value for group in seen.page.buttons for button in group.items}
    assert not any("f5" in value for value in values)
    assert stage.after(Pressed(OnTile(Tile.d3))).view != stage.view
    assert "f5" not in still(stage.step).alt
