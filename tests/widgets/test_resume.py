"""Where the learner stands, and the way back."""

import asyncio
from html import unescape

import pytest

from ft_tutor.course.model import Show
from ft_tutor.learner.progress import Progress
from ft_tutor.texts import catalogue
from ft_tutor.widgets import resume as resume_module
from ft_tutor.widgets.resume import resume

from .conftest import LESSON

STEPS = LESSON.lesson.steps


def say(key, **facts):
    return catalogue("en").say(f"ui-{key}", **facts)


def title(number):
    return LESSON.texts.markdown(STEPS[number - 1].title, "en")


def pass_steps(number, stars=2):
    for one in STEPS[:number]:
        Progress().record("meeple-paths", one.id, stars=stars)


def test_a_newcomer_starts_at_the_first_step():
    view = resume("meeple-paths")
    assert view.first_open == STEPS[0]
    words = unescape(view._map.value)
    assert say("continue", number=1, title=title(1)) in words
    assert say("progress", passed=0, total=len(STEPS)) in words
    assert view._map.value.count("<li") == len(STEPS)
    assert view._map.value.count('aria-current="step"') == 1


def test_the_first_open_step_is_where_it_goes_on():
    pass_steps(3)
    Progress().record("meeple-paths", STEPS[5].id, stars=3)
    view = resume("meeple-paths")
    assert view.first_open == STEPS[3]
    assert say("progress", passed=4, total=len(STEPS)) in unescape(view._map.value)
    assert view._map.value.count("★★☆") == 3
    assert view._map.value.count("★★★") == 1


def test_each_pass_is_counted_at_once(open_step):
    view = resume("meeple-paths")
    for number, one in enumerate(STEPS[:2], 1):
        assert say("continue", number=number, title=title(number)) in unescape(view._map.value)
        made = open_step(one.id)
        for action in one.movement if isinstance(one, Show) else one.solution[0]:
            made.advance() if isinstance(one, Show) else made.board.act(action)
        assert made.session.passed
    assert say("continue", number=3, title=title(3)) in unescape(view._map.value)
    assert say("progress", passed=2, total=len(STEPS)) in unescape(view._map.value)
    assert view._go.layout.display != "none"


def test_a_summary_of_before_counts_what_is_passed_elsewhere_when_it_is_run_again():
    view = resume("meeple-paths")
    pass_steps(2)
    view.refresh()
    assert view.first_open == STEPS[2]


def test_all_passed():
    pass_steps(len(STEPS))
    view = resume("meeple-paths")
    assert view.first_open is None
    assert say("all-passed", total=len(STEPS)) in unescape(view._map.value)
    assert view._go.layout.display == "none"


def test_it_goes_to_the_newest_view_of_the_step(open_step, jumps):
    pass_steps(3)
    open_step(STEPS[3].id)
    newest = open_step(STEPS[3].id)
    resume("meeple-paths")._go.click()
    assert jumps == [newest.board._page]


def test_where_the_step_was_not_run_it_stays(open_step, jumps):
    open_step(STEPS[2].id)
    resume("meeple-paths").jump()
    assert jumps == []


def test_running_the_last_cell_jumps(open_step, jumps, monkeypatch):
    monkeypatch.setattr(resume_module, "MOMENT", 0.005)
    view = open_step(STEPS[0].id)

    async def run_the_cell():
        resume("meeple-paths")
        assert jumps == []
        await asyncio.sleep(0.05)

    asyncio.run(run_the_cell())
    assert jumps == [view.board._page]


def test_a_lesson_that_does_not_exist():
    with pytest.raises(ValueError, match="nope"):
        resume("nope")
