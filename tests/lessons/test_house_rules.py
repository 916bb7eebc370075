"""What every lesson keeps to: it begins with a move and few words, and its goals are short."""

import pytest
from helpers.lessons import word_count
from helpers.short_course import LESSONS

from ft_tutor.course.load import load_course, load_lesson
from ft_tutor.course.steps.do import Do


@pytest.fixture(scope="module", params=load_course(LESSONS).course.lessons)
def loaded(request):
    return load_lesson(LESSONS, request.param)


def test_it_begins_with_a_move_and_few_words(loaded):
    first = loaded.lesson.steps[0]

    assert isinstance(first, Do)
    assert word_count(loaded, first.title, first.intro, first.goal) <= 50


def test_goals_are_short(loaded):
    goals = [word_count(loaded, one.goal) for one in loaded.lesson.steps if hasattr(one, "goal")]

    assert max(goals) <= 20
    assert sum(goals) / len(goals) <= 10


@pytest.mark.parametrize("lesson", ["builders-and-assassins", "oases-and-markets", "sacred-places"])
def test_every_do_step_foresees_two_mistakes(lesson):
    steps = load_lesson(LESSONS, lesson).lesson.steps
    assert [one.id for one in steps if isinstance(one, Do) and len(one.wrong) < 2] == []
