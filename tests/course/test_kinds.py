"""The kinds of step: each is all in place, and a new one needs nothing but its own module."""

from importlib import import_module
from typing import Annotated, ClassVar, Literal, get_args

import pytest
from pydantic import Field, TypeAdapter

from ft_tutor.course.data import data_folder
from ft_tutor.course.faults import say_fault
from ft_tutor.course.load import load_lesson
from ft_tutor.course.promises import step_faults
from ft_tutor.course.session import (
    Answered,
    Found,
    PositionText,
    Session,
    SessionError,
    Step,
    begin,
)
from ft_tutor.course.source import read_yaml
from ft_tutor.course.stage.manners import MANNERS
from ft_tutor.course.steps import AnyStep
from ft_tutor.notation import read_position
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules.position import Position
from ft_tutor.texts import catalogue

KINDS = {get_args(kind.model_fields["kind"].annotation)[0]: kind for kind in get_args(AnyStep)}


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_is_all_in_place(name, folder, questions):
    module = import_module(f"ft_tutor.course.steps.{name}")
    assert KINDS[name].__module__ == module.__name__
    assert module.__doc__.startswith(f"The kind `{name}`")
    assert name in MANNERS
    assert f"ui-kind-{name}" in catalogue().keys
    assert f"**{name}**" in (data_folder("lessons") / "README.md").read_text("utf-8")
    lessons = [load_lesson(one.path, "first").lesson for one in (folder, questions)]
    assert name in {step.kind for lesson in lessons for step in lesson.steps}


def test_there_is_no_manner_of_a_kind_that_is_gone():
    assert set(MANNERS) == set(KINDS)


class Crowd(Step):
    """A kind as CONTRIBUTING tells how to write one: how many meeples are there?"""

    scored: ClassVar[bool] = True

    kind: Literal["crowd"]
    position: PositionText
    number: int

    @property
    def offers(self) -> tuple[str, ...]:
        return tuple(str(number) for number in range(10))

    @property
    def right(self) -> tuple[str, ...]:
        return (str(self.number),)

    def answer(self, session: Session, option: str) -> Answered:
        right = option in self.right
        return session.answered(Feedback(FeedbackKind.PASSED if right else FeedbackKind.WRONG))

    def promises(self, start: Position) -> Found:
        there = sum(sum(square.meeples) for square in start.squares)
        if there != self.number:
            yield ("number",), "verdict-wrong", {"found": self.number, "expected": there}


WRITTEN = """\
id: crowd
kind: crowd
rules: []
title: crowd.title
position: "c3:yw c4:g"
number: 3
"""


def counted(tmp_path, text):
    (tmp_path / "step.yaml").write_text(text, "utf-8")
    source = read_yaml(tmp_path / "step.yaml", "step.yaml")
    adapter = TypeAdapter(Annotated[AnyStep | Crowd, Field(discriminator="kind")])
    return adapter.validate_python(source.data), source


def test_a_new_kind_is_answered_scored_and_proved_without_other_changes(tmp_path):
    step, source = counted(tmp_path, WRITTEN)
    assert list(step_faults(step, (), source)) == []
    session, feedback = begin(step).answer("4")
    assert (feedback.kind, session.wrong, session.stars) == (FeedbackKind.WRONG, 1, 0)
    session, feedback = session.answer("3")
    assert (feedback.kind, session.stars) == (FeedbackKind.PASSED, 2)
    assert session.position == read_position("c3:yw c4:g")
    with pytest.raises(SessionError, match="the crowd step 'crowd' cannot solve"):
        session.solve()


def test_a_broken_promise_of_a_new_kind_has_its_line(tmp_path):
    step, source = counted(tmp_path, WRITTEN.replace("number: 3", "number: 4"))
    (fault,) = step_faults(step, (), source)
    assert (fault.line, fault.reason) == (6, "verdict-wrong")
    assert "the engine says “3”" in say_fault(fault)
