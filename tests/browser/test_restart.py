"""The learner comes by the command, ends JupyterLab, and comes back the next day."""

import pytest

from ft_tutor.course.data import data_folder
from ft_tutor.lab import Fate, copy_course
from ft_tutor.texts import catalogue

from .conftest import LAPTOP
from .lab_page import SECONDS, LabPage
from .lab_server import LabServer, free_port
from .standin import WIDGET_VIEW
from .test_wake import DIRTY, IN_SIGHT

pytestmark = pytest.mark.browser

LESSON = "the-table"
NOTEBOOK = f"en/{LESSON}.ipynb"


def test_from_the_command_to_the_first_lesson_and_again_the_next_day(tmp_path, chromium):
    """What a run left in the file is neither an edit nor looked for in the next kernel."""
    folder, home = tmp_path / "ft-tutor", tmp_path / "home"
    home.mkdir()
    at_home = {"ServerApp": {"port": free_port()}}
    tab = chromium.new_context(**LAPTOP).new_page()
    for day in (1, 2):
        with LabServer(folder, home, mode="course", config=at_home) as server:
            early = server.wait_kernel()
            page = LabPage(tab, server)
            go_to_the_lesson(page)
            page.screenshot(f"lesson-day-{day}")
            wake_a_picture(page)
            assert [kernel["id"] for kernel in server.get("api/kernels")] == [early]
            assert not page.evaluate(DIRTY)
            page.save()
            assert page.errors == []
            tab.goto("about:blank")
        assert server.log.read_text("utf-8").splitlines() == greeting(server)
        assert WIDGET_VIEW.encode() in (folder / NOTEBOOK).read_bytes()
        report = copy_course(data_folder("notebooks"), folder)
        assert {file.fate for file in report.files} == {Fate.SAME}
        # That it is trusted the next day comes from the day before.
        assert NOTEBOOK not in report.pure_notebooks
    tab.context.close()


def go_to_the_lesson(page):
    page.open_start()
    assert page.in_the_way() == []
    page.stage().get_by_role("button").first.click()
    lesson = page.wait_stage(LESSON)
    assert lesson.bounding_box()["y"] < 75
    assert page.page.get_by_text("model not found").count() == 0


def wake_a_picture(page):
    page.page.locator(f"{IN_SIGHT} .ft-step-cell img").first.click()
    page.page.locator(".ft-step-cell .ft-stage").wait_for(timeout=30 * SECONDS)


def greeting(server):
    """All that the learner's terminal says."""
    say = catalogue("en").say
    where = [say("cli-start-where"), f"    {server.folder}"]
    address = [say("cli-start-address"), f"    {server.start_address}"]
    return [*where, *address, say("cli-start-stop")]
