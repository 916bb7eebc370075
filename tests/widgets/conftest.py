"""Boards with nothing behind them, and the real lesson with progress of its own."""

import pytest
from ipywidgets.widgets.widget import _instances

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_lesson
from ft_tutor.learner.folder import VARIABLE
from ft_tutor.learner.progress import Progress
from ft_tutor.widgets.page import PageHelper
from ft_tutor.widgets.step import StepView

LESSON = load_lesson(data_folder("lessons"), "meeple-paths")


@pytest.fixture(autouse=True)
def own_widgets_and_progress(tmp_path, monkeypatch):
    """No test uses the progress of whoever runs it, or sees the widgets of another."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress"))
    before = set(_instances)
    yield
    for name in set(_instances) - before:
        if name in _instances:
            _instances[name].close()


@pytest.fixture
def open_step():
    """A function that opens a step of the first lesson, read once."""
    return lambda name: StepView(LESSON, LESSON.lesson.step(name), Progress(), "en")


@pytest.fixture
def jumps(monkeypatch):
    """The helpers that were told to bring their view into sight, in order."""
    found = []
    monkeypatch.setattr(PageHelper, "jump", lambda self: found.append(self))  # noqa: PLW0108
    return found
