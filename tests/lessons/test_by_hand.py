"""Every step can be done by hand: each press of its solution is on the picture, or is a button."""

import pytest
from helpers.lessons import press
from helpers.seated import route
from helpers.short_course import LESSONS

from ft_tutor.course.load import load_course, load_lesson
from ft_tutor.course.stage.page import shown
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.play.face import Style
from ft_tutor.scene.theme import LIGHT


@pytest.mark.parametrize("lesson", load_course(LESSONS).course.lessons)
def test_the_solution_of_every_step_can_be_pressed(lesson):
    loaded = load_lesson(LESSONS, lesson)
    for step in loaded.lesson.steps:
        if step.kind != "do":
            continue
        stage = open_stage(loaded, {}, step=step.id)
        for action in step.solution_actions:
            for place in route(stage.view.position, action):
                stage = press(stage, place)
        assert stage.session.passed, step.id
        choices = [
            group for group in shown(stage, Style(LIGHT)).page.buttons if group.name == "choices"
        ]
        assert choices == [], step.id
