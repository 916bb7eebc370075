"""A lesson in a cell: stars are kept, a solution plays, what is alive goes on, looks are chosen."""

import pytest
from helpers.face import ListFace
from ipywidgets.widgets.widget import _instances

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_lesson
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.learner.preferences import load_preferences
from ft_tutor.learner.progress import Progress, progress_file
from ft_tutor.scene.theme import DARK, HIGH_CONTRAST, LIGHT
from ft_tutor.widgets import staged
from ft_tutor.widgets.board import Board
from ft_tutor.widgets.index import index
from ft_tutor.widgets.lesson import Lesson, lesson, step
from ft_tutor.widgets.mistakes import Mistake

LOADED = load_lesson(data_folder("lessons"), "meeple-paths")


@pytest.fixture
def face():
    return ListFace()


@pytest.fixture
def live(face):
    return Lesson(open_stage(LOADED, {}), Progress(), face)


def solve(face):
    face.press("b3", "c3")


# --- progress


def test_a_pass_is_kept_at_once_with_its_stars(live, face):
    solve(face)
    assert Progress().stars("meeple-paths") == {"first-steps": 3}
    face.ask("next")
    assert live.value.step.id != "first-steps"


def test_what_is_only_told_is_kept_when_the_learner_goes_on(live, face):
    for one in LOADED.lesson.steps:
        face.ask("next")
        assert (one.id in Progress().stars("meeple-paths")) == (one.kind in {"tell", "free"})


@pytest.mark.parametrize(
    ("name", "value"), [("the-table", "first-turn en"), ("exam", "practise en")]
)
def test_the_end_of_a_lesson_leads_on_to_the_next(name, value):
    face = ListFace()
    ended = Lesson(open_stage(load_lesson(data_folder("lessons"), name), {}), Progress(), face)
    ended.value = ended.value.at(len(ended.value.lesson.steps) - 1)
    face.ask("next")
    ways = {one.id: one for group in face.now.page.buttons for one in group.items}
    assert ways["next-lesson"].value == value
    assert ways["open"].main


def test_only_the_active_time_of_a_step_is_counted(live, face, monkeypatch):
    clock = iter([100.0, 103.0, 105.0, 9000.0, 9001.0, 9002.0, 9003.0])
    monkeypatch.setattr(staged, "monotonic", lambda: next(clock))
    face.press("b3")
    face.press("c3")
    assert Progress().steps("meeple-paths")["first-steps"].seconds == 3


def test_what_was_got_wrong_is_kept_at_once(live, face):
    face.ask("step", "last-colour")
    face.ask("hint")
    assert Progress().steps("meeple-paths")["last-colour"].hints == 1
    face.press("c3", "c3", "c3")
    assert all(one.step == "last-colour" for one in Progress().account().mistakes)


def test_stars_that_the_list_clears_are_gone_when_the_lesson_comes_into_sight(live, face):
    solve(face)
    Progress().reset("meeple-paths")
    face.ask("seen")
    assert live.value.stars == {}
    assert "★★★" not in face.now.page.task
    Progress().bring({("meeple-paths", "first-steps"): 2})
    face.ask("seen")
    assert "★★☆" in face.now.page.task


def test_what_cannot_be_written_is_said_and_the_stars_are_shown(live, face, tmp_path):
    file = progress_file()
    file.unlink(missing_ok=True)
    file.mkdir(parents=True)  # a folder has its place: nothing can be written
    solve(face)
    assert "★★★" in face.now.page.task
    assert str(file.name) in face.answer
    file.rmdir()
    for _ in range(3):
        live._progress._pause_ends = 0
        face.ask("words")
    assert str(file.name) not in face.answer
    assert Progress().stars("meeple-paths") == {"first-steps": 3}


# --- a solution


def test_a_solution_plays_action_by_action(live, face, monkeypatch):
    waiting = []
    monkeypatch.setattr(staged, "later", lambda _seconds, do: waiting.append(do))
    face.ask("solve")
    seen = []
    while waiting:
        waiting.pop(0)()
        seen.append(len(live.value.session.history.actions))
    assert seen == [1, 2]


def test_a_solution_stops_when_the_learner_does_something(live, face, monkeypatch):
    waiting = []
    monkeypatch.setattr(staged, "later", lambda _seconds, do: waiting.append(do))
    face.ask("solve")
    face.ask("next")
    waiting.pop()()
    assert waiting == []
    assert live.value.session.history is None or not live.value.session.history.actions


# --- motion


def test_a_walk_is_seen_and_can_be_switched_off(live, face):
    face.press("b3")
    assert len(face.now.moments) == 1
    face.ask("motion")
    assert face.now.moments == ()
    assert load_preferences().motion is False
    face.press("c3")
    assert face.now.moments == ()


def test_what_only_changes_the_look_moves_nothing(live, face):
    face.press("b3")
    face.turned(True)
    assert face.now.moments == ()
    face.hover("c3")
    assert face.now.moments == ()


# --- looks


def test_it_follows_the_page_until_a_look_is_chosen(live, face):
    face.turned(True)
    assert face.now.theme is DARK
    face.ask("look")
    assert face.now.theme is HIGH_CONTRAST
    face.turned(False)
    assert face.now.theme is HIGH_CONTRAST
    again = ListFace()
    Lesson(open_stage(LOADED, {}), Progress(), again)
    assert again.now.theme is HIGH_CONTRAST
    assert again.now.theme is not LIGHT


# --- what is alive


def test_a_cell_that_is_run_again_goes_on_where_it_was():
    one = lesson("meeple-paths")
    widgets = set(_instances)
    one.value = one.value.at(3)
    assert lesson("meeple-paths") is one
    assert set(_instances) == widgets
    assert lesson("meeple-paths", step="desert").value.step.id == "desert"
    one.close()
    assert lesson("meeple-paths") is not one


def test_one_step_is_always_new():
    assert step("meeple-paths", "desert") is not step("meeple-paths", "desert")


def test_a_view_that_left_the_page_is_closed_unless_it_comes_back(live, face, monkeypatch):
    waiting = []
    monkeypatch.setattr("ft_tutor.widgets.live.later", lambda _seconds, do: waiting.append(do))
    face.gone()
    waiting.pop()()
    assert not face.closed
    face.in_sight = False
    face.gone()
    waiting.pop()()
    assert face.closed


def test_an_unknown_step_is_named_with_those_that_are_there():
    with pytest.raises(Mistake, match="first-steps"):
        step("meeple-paths", "nowhere")
    with pytest.raises(Mistake, match="nowhere"):
        lesson("meeple-paths", step="nowhere")
    lesson("meeple-paths")
    with pytest.raises(Mistake, match="nowhere"):
        lesson("meeple-paths", step="nowhere")


ODD = (None, True, 3, 10**5000, b"en", [], {}, "", "xx", "../en", "<b>")


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: f"{type(odd).__name__}")
def test_an_odd_argument_is_a_mistake_and_no_traceback(odd):
    calls = (
        lambda: lesson(odd),
        lambda: step(odd, "first-steps"),
        lambda: step("meeple-paths", odd),
        lambda: lesson("meeple-paths", odd),
        lambda: step("meeple-paths", "first-steps", odd),
        lambda: index(odd),
        lambda: Board("c3:yw", lang=odd),
        lambda: Board("c3:yw", crop=odd) if odd is not None else Board(3),
    )
    for call in calls:
        with pytest.raises(Mistake):
            call()


def test_a_lesson_leaves_a_picture_in_the_notebook():
    bundle = lesson("meeple-paths")._repr_mimebundle_()
    assert {"image/png", "text/plain", "application/vnd.jupyter.widget-view+json"} <= set(bundle)
