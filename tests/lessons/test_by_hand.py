"""Every step can be done by hand: each press of its solution is on the picture, or is a button."""

import pytest
from helpers.seated import route
from helpers.short_course import LESSONS

from ft_tutor.course.load import load_course, load_lesson
from ft_tutor.course.stage.page import shown
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.play.face import Commanded, Pressed, Style
from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.theme import LIGHT


def press(stage, place):
    """Press a place where a learner can."""
    seen = shown(stage, Style(LIGHT))
    if place in seen.scene.carriers:
        return stage.after(Pressed(place))
    word = write_place(place)
    found = [one for group in seen.page.buttons for one in group.items if one.value == word]
    assert found, f"{stage.step.id}: there is no {word} to press"
    return stage.after(Commanded(found[0].id, word))


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
