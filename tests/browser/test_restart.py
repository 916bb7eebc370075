"""The learner ends JupyterLab and comes back the next day."""

from contextlib import contextmanager

import pytest

from ft_tutor.course.data import data_folder
from ft_tutor.lab import Fate, copy_course

from .conftest import VIEWPORT
from .lab_page import CANVASES, LabPage
from .lab_server import LabServer
from .lesson_page import LESSON, NOTEBOOK, put_course

pytestmark = pytest.mark.browser

BOARDS = len([step for step in LESSON.steps if step.position])

PICTURES = """() => [...document.querySelectorAll('.jp-OutputArea-output img')]
  .filter(image => image.naturalWidth > 0).length"""


@pytest.fixture
def course(tmp_path):
    put_course(tmp_path / "course")
    return tmp_path / "course"


@pytest.fixture
def visit(course, tmp_path, chromium):
    """A function that starts JupyterLab and opens the lesson, always as the same user."""

    @contextmanager
    def visit():
        with LabServer(course, tmp_path / "home") as server:
            page = LabPage(chromium.new_context(viewport=VIEWPORT).new_page(), server)
            page.open(NOTEBOOK)
            yield page
            page.page.context.close()
            assert _said(server) == []

    return visit


def test_saved_lesson_shows_pictures_after_a_restart_and_boards_after_a_run(visit, course):
    with visit() as page:
        _run(page)
        page.save()
        page.reload()  # within one start the saved boards are trusted
        _wait_for_boards(page)
    assert b"widget-view+json" in (course / NOTEBOOK).read_bytes()
    with visit() as page:
        page.page.wait_for_function(f"count => ({PICTURES})() === count", arg=BOARDS)
        page.screenshot("lesson-after-restart")
        assert page.page.get_by_text("model not found").count() == 0
        assert page.page.locator(CANVASES).count() == 0
        _run(page)


def test_lesson_that_was_run_and_saved_is_still_ours(visit, course):
    with visit() as page:
        _run(page)
        page.save()
    assert b"widget-view+json" in (course / NOTEBOOK).read_bytes()
    report = copy_course(data_folder("notebooks"), course)
    assert {file.fate for file in report.files} == {Fate.SAME}


def _run(page):
    page.run_all()
    _wait_for_boards(page)


def _wait_for_boards(page):
    found = "([canvases, count]) => document.querySelectorAll(canvases).length >= count"
    page.page.wait_for_function(found, arg=[CANVASES, BOARDS])


def _said(server):
    """The lines in the learner's terminal, but for the address."""
    lines = server.log.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith(server.base)]
