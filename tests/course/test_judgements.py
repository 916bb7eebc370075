"""A press is judged once, whatever it does: on a board to play with and in a step."""

import pytest

from ft_tutor.course.session import begin
from ft_tutor.course.stage.stage import step_view
from ft_tutor.notation import read_position, read_words
from ft_tutor.play.face import Pressed, Typed
from ft_tutor.play.game import FreePlay
from ft_tutor.play.view import Look, View
from ft_tutor.rules import engine
from ft_tutor.rules.history import History
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.places import InHand, OnTile

UP = OnTile(Tile.c3)
LEGAL = [UP, InHand(Tribe.VIZIER), OnTile(Tile.c4), InHand(Tribe.ELDER), OnTile(Tile.d4)]
REFUSED = [*LEGAL[:2], OnTile(Tile.c5), OnTile(Tile.f1)]
INTO_A_DEAD_END = [*LEGAL[:2], OnTile(Tile.b3), OnTile(Tile.a3), OnTile(Tile.b2)]


@pytest.fixture
def judged(monkeypatch):
    """The actions that were judged."""
    found, unmet = [], engine.unmet

    def counting(stages, position, action):
        found.append(action)
        return unmet(stages, position, action)

    monkeypatch.setattr(engine, "unmet", counting)
    return found


def board():
    return View(FreePlay(History(read_position("c3:yw c4:g d4:y"))), Look())


def views(step):
    walking = step("home").model_copy(update={"into_dead_end": True})
    return {"board": board(), "step": step_view(step("home")), "dead-end": step_view(walking)}


@pytest.mark.parametrize("name", ["board", "step", "dead-end"])
@pytest.mark.parametrize("places", [LEGAL, REFUSED, INTO_A_DEAD_END])
def test_a_press_is_judged_at_most_once(judged, step, name, places):
    view = views(step)[name]
    for heard in [*map(Pressed, places), Typed("u"), Typed("u", shift=True)]:
        judged.clear()
        view = view.after(heard)
        assert view.scene
        assert len(judged) <= 1, (heard, judged)


@pytest.mark.parametrize("game", ["board", "step"])
def test_an_action_from_elsewhere_is_still_judged(judged, step, game):
    start = begin(step("home")) if game == "step" else board().game
    refused, feedback = start.act(read_words("y-c4")[0])
    assert len(judged) <= 1
    assert feedback.violations
    assert refused.history == start.history
    start.act(read_words("c3")[0])
    assert len(judged) <= 2
