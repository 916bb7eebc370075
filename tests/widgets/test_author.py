"""The author's view in a cell: it follows what is saved, and keeps no progress."""

import pytest
from helpers.face import ListFace

from ft_tutor.course.data import VARIABLE
from ft_tutor.course.new import new_lesson
from ft_tutor.learner.progress import Progress
from ft_tutor.widgets import staged
from ft_tutor.widgets.author import Author, author
from ft_tutor.widgets.index import index
from ft_tutor.widgets.lesson import lesson
from ft_tutor.widgets.mistakes import Mistake

ID = "market-day"


@pytest.fixture
def files(tmp_path, monkeypatch):
    new_lesson(tmp_path, ID, "A day at the market")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path / ID


@pytest.fixture
def face():
    return ListFace()


@pytest.fixture
def live(files, face):
    return Author(files.parent, ID, "en", "", face)


def test_what_is_saved_is_seen_and_what_is_not_costs_nothing(live, files, face):
    frames = len(face.shown)
    assert live.look()
    assert len(face.shown) == frames
    words = (files / "en.md").read_text("utf-8")
    (files / "en.md").write_text(words.replace("Find a friend", "Look for a friend"), "utf-8")
    assert live.look()
    assert "Look for a friend" in face.now.page.task
    live.close()
    assert not live.look()


def test_nothing_that_an_author_plays_is_progress(live, face):
    face.press("b3", "c3")
    assert live.value.stage.session.passed
    assert Progress().stars(ID) == {}


def test_a_solution_plays(live, face, monkeypatch):
    waiting = []
    monkeypatch.setattr(staged, "later", lambda _seconds, do: waiting.append(do))
    face.ask("solve")
    while waiting:
        waiting.pop()()
    assert len(live.value.stage.session.history.actions) == 2


def test_a_cell_opens_it_at_a_step_and_goes_on_with_it(files):
    one = author(ID, step="count")
    assert one.value.stage.step.id == "count"
    assert author(ID) is one
    assert "image/png" in one._repr_mimebundle_()
    one.close()


@pytest.mark.parametrize("odd", [None, 3, "", "../x", "No", "a" * 500, b"x"])
def test_what_is_no_lesson_is_a_mistake(files, odd):
    with pytest.raises(Mistake):
        author(odd)


def test_a_lesson_without_files_says_so(files):
    shown = author("nowhere").face
    assert "nowhere/lesson.yaml:1" in str(shown.widget.panels)


def test_the_list_of_a_teachers_course_leads_to_every_lesson(files):
    course = files.parent / "course.yaml"
    text = course.read_text("utf-8")
    course.write_text(text.replace(f"- {ID}", f"- {ID}\n  - broken"), "utf-8")
    listed = index()
    panel = next(one for one in listed.face.widget.panels if one["id"] == "written")
    values = [row["buttons"][0]["value"] for row in panel["rows"]]
    assert values == [f"{ID} author", "broken author"]
    assert "left out" in listed.face.widget.answer
    listed.close()
    course.write_text(text.replace(f"- {ID}", "- broken"), "utf-8")
    with pytest.raises(Mistake, match="broken"):
        index()


def test_a_lesson_of_a_teachers_course_is_opened_from_its_folder(files):
    live = lesson(ID)
    assert live.value.lesson.id == ID
    live.close()
