"""What every drill promises, looked at from outside: it is played, and its words are read."""

import re

from ft_tutor.course.drills.making import unkept
from ft_tutor.course.references import text_keys
from ft_tutor.course.session import STARS, begin
from ft_tutor.course.steps.order import Order
from ft_tutor.course.wording import LIMITS, MESSAGE_LIMIT, count_words
from ft_tutor.play.feedback import FeedbackKind

CITED = re.compile(r"\b(R\d[\w.]*|[ADW]\.?\d+)\b")
"""The id of a rule in a sentence."""


def check(drill):
    """Assert all that a drill promises."""
    assert list(unkept(drill.step)) == []
    check_words(drill)
    check_rights(drill)
    check_wrongs(drill)


def check_words(drill):
    for place, key in text_keys(drill.step):
        text = drill.loaded.texts.markdown(key)
        assert "{" not in text, text
        assert "???" not in text, key
        assert count_words(text) <= LIMITS.get(str(place[-1]), MESSAGE_LIMIT), text


def check_rights(drill):
    """What is right passes with all stars, each right answer by itself."""
    step = drill.step
    if step.kind == "do":
        session = begin(step)
        for action in step.solution_actions:
            session, feedback = session.act(action)
        ends = [(session, feedback)]
    elif isinstance(step, Order):
        session = begin(step)
        for item in step.right:
            session, feedback = session.answer(item)
        ends = [(session, feedback)]
    else:
        ends = [begin(step).answer(option) for option in step.right]
    for session, feedback in ends:
        assert feedback.kind is FeedbackKind.PASSED
        assert session.stars == STARS
        assert feedback.because


def check_wrongs(drill):
    """What is wrong is told why, by a rule."""
    step = drill.step
    said = []
    if step.kind == "do":
        said = [entry.say for entry in step.wrong] + [step.otherwise]
    elif isinstance(step, Order):
        said = [*step.wrong.values(), step.otherwise]
    elif step.kind == "count":
        said = [entry.say for entry in step.wrong] + [step.otherwise]
        for entry in step.wrong:
            number = next(iter(entry.when[0].numbers()))
            assert begin(step).answer(str(number))[1].say == entry.say
    else:
        for option in set(step.offers) - set(step.right):
            session, feedback = begin(step).answer(option)
            assert feedback.kind is FeedbackKind.WRONG
            assert not session.passed
            said.append(feedback.say)
    assert said
    for key in said:
        text = drill.loaded.texts.markdown(key)
        assert CITED.search(text), text
