"""Live views with nothing behind them, and the real lesson with progress of its own."""

import ipycanvas
import pytest
from ipywidgets.widgets.widget import _instances

from ft_tutor.learner.folder import VARIABLE


@pytest.fixture(autouse=True)
def own_widgets_and_progress(tmp_path, monkeypatch):
    """No test uses the progress of whoever runs it, or sees the widgets of another."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress"))
    # ipycanvas draws through one manager, made when it is imported: it is no widget of a test.
    manager = ipycanvas.canvas._CANVAS_MANAGER.model_id
    before = {*_instances, manager}
    yield
    for name in set(_instances) - before:
        if name in _instances:
            _instances[name].close()
