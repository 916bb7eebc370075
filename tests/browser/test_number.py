"""A number is typed into a field of the stage, as in the real JupyterLab."""

import re

import pytest
from helpers.course import all_lessons
from playwright.sync_api import expect

from .stage_page import StagePage

pytestmark = pytest.mark.browser

LESSON, NUMBER, STEP = next(
    (lesson.id, number, step)
    for lesson in all_lessons()
    for number, step in enumerate(lesson.steps, 1)
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
