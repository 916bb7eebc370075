"""The author's view in the page: what is saved is seen without a press."""

import time

import pytest
from playwright.sync_api import expect

from ft_tutor.course.new import new_lesson

from .conftest import LAPTOP
from .stage_page import StagePage

pytestmark = pytest.mark.browser

ID = "market-day"
# Other tests of the same kernel have the lessons of the project.
CELL = """import os, unittest.mock, ft_tutor
with unittest.mock.patch.dict(os.environ, FT_TUTOR_LESSONS={folder!r}):
    view = ft_tutor.author({lesson!r})
view"""


def test_what_is_saved_is_seen_without_a_press(book, tmp_path):
    new_lesson(tmp_path, ID, "A day at the market")
    words = tmp_path / ID / "en.md"
    book.page.page.set_viewport_size(LAPTOP["viewport"])
    page = book.run(CELL.format(folder=str(tmp_path), lesson=ID))
    stage = StagePage(page).wait_alive()
    task, faults = stage.root.locator(".ft-task"), stage.root.locator('[data-panel="faults"]')
    expect(task).to_contain_text("Find a friend")
    expect(faults).to_contain_text("No faults")

    text, begun = words.read_text("utf-8"), time.monotonic()
    words.write_text(text.replace("Find a friend", "Look for a friend"), "utf-8")
    expect(task).to_contain_text("Look for a friend", timeout=10_000)
    assert time.monotonic() - begun < 4  # two seconds, and a busy machine

    words.write_text(text.replace("## friend.title", "## friend.titel"), "utf-8")
    expect(faults).to_contain_text(f"{ID}/en.md:")
    expect(task).to_contain_text("Look for a friend")
    page.screenshot("author")
