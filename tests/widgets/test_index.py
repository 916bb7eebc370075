"""The list of lessons in a cell: what was reached elsewhere is seen, and wishes are fulfilled."""

import pytest

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_lesson
from ft_tutor.learner.progress import Progress, progress_file
from ft_tutor.play.face import Commanded
from ft_tutor.widgets.index import index

LESSON = "the-table"
STEPS = [step.id for step in load_lesson(data_folder("lessons"), LESSON).lesson.steps]


@pytest.fixture
def live():
    live = index()
    yield live
    live.close()


@pytest.fixture
def ask(live):
    """Sends a command as the page does; returns what the page knows then."""

    def ask(name, value=""):
        message = {"event": "command", "name": name, "value": value}
        live.face._message(live.face.widget, message, [])
        return live.face.widget

    return ask


def panels(widget):
    return {panel["id"]: panel for panel in widget.panels}


def test_what_was_reached_elsewhere_is_seen_when_the_list_comes_into_sight(live, ask):
    assert index() is live
    assert live.face.widget.board is None
    for step in STEPS[:2]:
        Progress().record(LESSON, step, stars=2)
    (card,) = [one for one in ask("seen").cards if one["lesson"] == LESSON] or [None]
    assert card["main"]
    assert card["step"] == STEPS[2]
    assert card["reached"].startswith("Next:")
    assert card["strip"]["items"][0]["drawn"] == "★★☆"


def test_a_code_brings_stars_and_a_reset_takes_them_and_gives_them_back(live, ask):
    Progress().record(LESSON, STEPS[0], stars=3)
    code = live.value.known(Progress().account(), 0, live.value.today).code
    ask("view-anew")
    assert "3 stars will be gone" in panels(ask("anew-ask", LESSON))["anew-question"]["words"]
    assert Progress().stars(LESSON) == {STEPS[0]: 3}
    assert "begins anew" in ask("anew-yes").answer
    assert Progress().stars(LESSON) == {}
    assert "as it was" in ask("anew-back").answer
    assert Progress().stars(LESSON) == {STEPS[0]: 3}
    ask("anew-ask", "*")
    ask("anew-yes")
    assert "1 step has its stars again" in ask("resume-enter", code).answer
    assert Progress().stars(LESSON) == {STEPS[0]: 3}


def test_what_cannot_be_kept_is_said(live, ask):
    file = progress_file()
    file.unlink(missing_ok=True)
    file.mkdir(parents=True)  # a folder has its place: nothing can be written
    ask("anew-ask", "*")
    assert file.name in ask("anew-yes").answer
    file.rmdir()
    live._progress._pause_ends = 0
    assert file.name not in ask("seen").answer


def test_a_code_is_handed_to_the_page_once(live, ask):
    Progress().record(LESSON, STEPS[0], stars=3)
    live.hear(Commanded("seen"))
    sent = []
    live.face.widget.send = lambda message, _buffers=None: sent.append(message["offer"])
    ask("resume-copy")
    ask("resume-link")
    ask("view-lessons")
    assert [(one["kind"], one["name"]) for one in sent] == [("copy", ""), ("link", "resume")]
    assert {one["text"] for one in sent} == {live.value.code}
