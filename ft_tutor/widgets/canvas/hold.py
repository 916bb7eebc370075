"""One guarded hold per repaint, around two faults of ipycanvas.

Both cures use private names of ipycanvas 0.14; pyproject.toml holds that version, and
tests/widgets/test_hold.py fails if the names go.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from ipycanvas import hold_canvas
from ipycanvas.canvas import _CANVAS_MANAGER


@contextmanager
def guarded_hold() -> Iterator[None]:
    """Send all drawing inside as one message; after an error, as if nothing had been drawn.

    The hold of ipycanvas has no `finally`: an error inside would leave every canvas of the
    kernel frozen.
    """
    try:
        with hold_canvas():
            yield
    except BaseException:
        _CANVAS_MANAGER._commands_cache = []  # noqa: SLF001
        _CANVAS_MANAGER._buffers_cache = []  # noqa: SLF001
        _CANVAS_MANAGER._caching = False  # noqa: SLF001
        _CANVAS_MANAGER._current_canvas = None  # noqa: SLF001
        raise


def forget_current_canvas() -> None:
    """Make the next drawing name its canvas again.

    After a reload the page knows no current canvas, but ipycanvas would not name it again if
    it is the same as before; the page then drops every later command (its issue 322).
    """
    _CANVAS_MANAGER._current_canvas = None  # noqa: SLF001
