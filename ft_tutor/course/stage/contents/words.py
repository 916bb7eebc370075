"""Words and buttons that several views of the list share."""

from dataclasses import replace
from typing import Final

from ft_tutor.course.rule_map import StepOf
from ft_tutor.course.stage.contents.state import Contents
from ft_tutor.play.page import Button
from ft_tutor.play.speech import say, spoken
from ft_tutor.play.voice import Voice

PRACTICE: Final = "practise"
"""The name of the notebook of drills."""

AUTHOR: Final = "author"
"""The folder of the notebooks in which lessons are written, in the place of a language."""

TODAY: Final = "today"
"""What it is asked for by whoever wants the puzzle of the day, in place of a drill."""

OPEN_STEP: Final = "open-step"
"""The command that opens a lesson; the page carries it out by itself, even without a kernel."""


def title_of(contents: Contents, lesson: str) -> str:
    """Return the title of a lesson as plain text."""
    loaded = next(one for one in contents.lessons if one.lesson.id == lesson)
    return loaded.texts.plain(loaded.lesson.title, contents.lang)


def opening(contents: Contents, name: str, step: str, label: str, title: str) -> Button:
    """Return a button that opens a notebook of this name and title at a step; "" for none."""
    value = f"{name} {contents.lang} {step}".strip()
    return Button(OPEN_STEP, label, say("open-step-tip", contents.lang, title=title), value=value)


def opening_of(contents: Contents, one: StepOf, *, main: bool = False) -> Button:
    """Return a button that opens a step about a rule."""
    title = title_of(contents, one.lesson)
    label = say("step-of-lesson", contents.lang, number=one.number, title=title)
    return replace(opening(contents, one.lesson, one.step, label, title), main=main)


def said_lines(contents: Contents) -> str:
    """Return what is said about what the learner did last."""
    lines = []
    for saying in contents.said:
        titles = tuple(title_of(contents, lesson) for lesson in saying.titles)
        words = Voice(contents.lang).said(saying.text, titles=titles, **saying.facts)
        lines.append(spoken(saying.kind, words))
    return "".join(lines)
