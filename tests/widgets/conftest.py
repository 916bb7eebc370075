"""Boards with nothing behind them, and the real lesson with progress of its own."""

import pytest
from ipywidgets.widgets.widget import _instances

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_lesson
from ft_tutor.course.progress import FOLDER_VARIABLE
from ft_tutor.widgets.step import step

LESSON = load_lesson(data_folder("lessons"), "meeple-paths")


@pytest.fixture(autouse=True)
def own_widgets_and_progress(tmp_path, monkeypatch):
    """No test uses the progress of whoever runs it, or sees the widgets of another."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "progress"))
    before = set(_instances)
    yield
    for name in set(_instances) - before:
        if name in _instances:
            _instances[name].close()


@pytest.fixture(scope="session")
def lesson():
    """The first lesson, with its texts."""
    return LESSON


@pytest.fixture
def open_step():
    """A function that opens a step of the first lesson."""
    return lambda name: step("meeple-paths", name)
