"""Resume codes of a course, and of one that has changed since."""

import pytest

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_course, load_lesson
from ft_tutor.course.resume import code_of, mark_of, resumed
from ft_tutor.texts import catalogue


class OneStep:
    def __init__(self, step_id):
        self.id = step_id


class OneLesson:
    """A lesson as far as a code knows it."""

    def __init__(self, lesson_id, *steps):
        self.id, self.steps = lesson_id, tuple(map(OneStep, steps))


A = OneLesson("paths", "one", "two", "three")
B = OneLesson("bids", "up", "down")
C = OneLesson("camels", "one", "two", "three", "four")
D = OneLesson("djinns", "one", "two")
COURSE = (A, B, C, D)
STARS = {
    "paths": {"one": 3, "two": 1},
    "camels": {"one": 2, "two": 3, "three": 3, "four": 1},
    "djinns": {"two": 2},
}
FLAT = {(lesson, step): won for lesson, steps in STARS.items() for step, won in steps.items()}
CODE = code_of(COURSE, STARS)


def test_everything_comes_back():
    found = resumed(CODE.lower(), COURSE)
    assert (found.stars, found.changed, found.gone) == (FLAT, (), 0)
    assert found.lessons == ("paths", "camels", "djinns")


def test_only_what_is_more_is_news():
    known = {"paths": {"one": 1, "two": 2}, "camels": STARS["camels"]}
    assert resumed(CODE, COURSE).more_than(known) == {("paths", "one"): 3, ("djinns", "two"): 2}


@pytest.mark.parametrize("other", [OneLesson("new", "one"), OneLesson("new", "up", "down")])
@pytest.mark.parametrize("place", range(5))
def test_a_lesson_that_was_added_changes_nothing(place, other):
    later = (*COURSE[:place], other, *COURSE[place:])
    found = resumed(CODE, later)
    assert (found.stars, found.changed, found.gone) == (FLAT, (), 0)


CHANGED = OneLesson("camels", "one", "two", "three", "other")
SHORTER = OneLesson("camels", "one", "two", "three")


@pytest.mark.parametrize("changed", [CHANGED, SHORTER])
def test_a_lesson_that_was_changed_is_named_and_the_others_come_back(changed):
    assert mark_of(changed) != mark_of(C)
    found = resumed(CODE, (A, B, changed, D))
    assert found.stars == {key: won for key, won in FLAT.items() if key[0] != "camels"}
    assert (found.changed, found.gone) == (("camels",), 0)


def test_a_lesson_that_is_gone_is_counted():
    found = resumed(CODE, (A, B, D))
    assert found.stars == {key: won for key, won in FLAT.items() if key[0] != "camels"}
    assert (found.changed, found.gone) == ((), 1)
    assert resumed(CODE, ()).gone == 3


def test_stars_of_other_courses_are_left_out():
    assert code_of(COURSE, {**STARS, "elsewhere": {"one": 3}}) == CODE
    assert resumed(code_of(COURSE, {}), COURSE).stars == {}


def test_a_course_that_is_longer_than_a_code_could_hold_is_refused():
    with pytest.raises(ValueError, match="no code"):
        code_of([OneLesson("long", *map(str, range(61)))], {"long": {"0": 1}})


@pytest.mark.parametrize("reason", ["empty", "foreign", "length", "long", "mistyped", "newer"])
def test_every_reason_has_its_sentence(reason):
    facts = {"sign": "?", "count": 7, "over": 2, "most": 2000}
    assert "{" not in catalogue().say(f"resume-{reason}", **facts)


def test_the_course_that_is_there():
    folder = data_folder("lessons")
    lessons = [load_lesson(folder, name).lesson for name in load_course(folder).course.lessons]
    stars = {one.id: {step.id: 3 for step in one.steps} for one in lessons}
    code = code_of(lessons, stars)
    assert len(code) <= 60
    assert resumed(code, lessons).lessons == tuple(one.id for one in lessons)
