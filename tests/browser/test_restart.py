"""The learner ends JupyterLab and comes back the next day."""

import pytest

from ft_tutor.lab import Fate, copy_course

from .conftest import LAPTOP
from .lab_page import LabPage
from .lab_server import LabServer
from .standin import STARTUP, WIDGET_VIEW, write_course

pytestmark = pytest.mark.browser

NOTEBOOK = "en/first.ipynb"


def test_saved_lesson_wakes_the_next_day_and_is_still_ours(tmp_path, chromium):
    """What a run left in the file is neither an edit nor looked for in the next kernel."""
    write_course(tmp_path / "shipped")
    course = tmp_path / "course"
    for day, fate in enumerate((Fate.ADDED, Fate.SAME)):
        report = copy_course(tmp_path / "shipped", course)
        assert {file.fate for file in report.files} == {fate}
        trusted = report.pure_notebooks
        with LabServer(course, tmp_path / "home", trusted=trusted, startup=STARTUP) as server:
            page = LabPage(chromium.new_context(**LAPTOP).new_page(), server)
            page.page.goto(server.address(f"lab/tree/{NOTEBOOK}?reset"))
            page.wait_stage("first")
            assert page.page.get_by_text("model not found").count() == 0
            page.save()
            page.screenshot(f"lesson-day-{day + 1}")
            page.page.context.close()
        assert _said(server) == []
        assert WIDGET_VIEW.encode() in (course / NOTEBOOK).read_bytes()
    assert NOTEBOOK not in trusted  # that it was trusted comes from the day before


def _said(server):
    """The lines in the learner's terminal, but for the address."""
    lines = server.log.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith(server.base)]
