"""The list of lessons in the page: a link with a resume code, and from a rule to its step."""

import pytest
from helpers.course import all_lessons
from playwright.sync_api import expect

from ft_tutor.course.resume import code_of
from ft_tutor.learner.progress import FILE, Progress

pytestmark = pytest.mark.browser

LESSONS = all_lessons()
PATHS = next(lesson for lesson in LESSONS if lesson.id == "meeple-paths")
FIRST, SECOND = PATHS.steps[0], PATHS.steps[1]


@pytest.fixture
def progress(desk, course):
    """What the learner of the shared server has reached: one step."""
    course.forget_learner()
    progress = Progress(course.home / "learner" / FILE)
    progress.record(PATHS.id, FIRST.id, stars=1)
    yield progress
    course.forget_learner()


def test_a_link_brings_stars_after_a_question_and_a_rule_leads_to_its_step(desk, course, progress):
    code = code_of(LESSONS, {PATHS.id: {FIRST.id: 3, SECOND.id: 3}})
    page = desk
    page.page.goto(course.address(f"lab/tree/index.ipynb?reset&resume={code}"))
    stage = page.wait_stage(timeout=60)
    question = stage.locator('[data-panel="resume-question"]')
    expect(question).to_contain_text("Bring them here?", timeout=30_000)
    page.screenshot("contents-question")
    assert progress.stars(PATHS.id) == {FIRST.id: 1}
    question.locator(".ft-do-resume-yes").click()
    expect(stage.locator(".ft-answer")).to_contain_text("2 steps have their stars again")
    assert progress.stars(PATHS.id) == {FIRST.id: 3, SECOND.id: 3}

    stage.locator(".ft-do-view-rules").click()
    rule = FIRST.rules[0]
    stage.locator(f'button[data-value="{rule}"]').click()
    way = stage.locator('[data-panel="rule-open"] .ft-do-open-step').first
    expect(way).to_be_in_viewport()
    page.screenshot("contents-rules")
    way.click()
    lesson = page.wait_stage(PATHS.id)
    expect(lesson).to_have_attribute("data-ft-step", FIRST.id)
    expect(lesson.locator(".ft-dot").first).to_contain_text("★★★")
