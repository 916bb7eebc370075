"""A number is typed into a field of the stage, as in the real JupyterLab."""

import re

import pytest
from playwright.sync_api import expect

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_whole

from .stage_page import StagePage

pytestmark = pytest.mark.browser

_, LESSONS = load_whole(data_folder("lessons"))
LESSON, NUMBER, STEP = next(
    (loaded.lesson.id, number, step)
    for loaded in LESSONS
    for number, step in enumerate(loaded.lesson.steps, 1)
    if step.kind == "count"
)


def test_what_is_typed_is_judged_by_enter_and_by_the_button(desk):
    desk.turn_to(f"en/{LESSON}.ipynb")
    stage = StagePage(desk).wait_alive()
    stage.go(NUMBER)
    stage.wait_step(STEP)
    entry = stage.root.locator(".ft-entry")
    field = entry.get_by_role("textbox")
    field.fill("many")
    field.press("Enter")
    expect(entry.get_by_role("alert")).to_contain_text("many")
    expect(field).to_be_focused()
    field.fill(STEP.right[0])
    entry.locator(".ft-do-check").click()
    expect(stage.button("next")).to_have_class(re.compile("ft-main"))
    assert stage.stars == "★★★"
    expect(field).not_to_be_editable()
    stage.go(NUMBER + 1)
    expect(entry).to_be_hidden()
