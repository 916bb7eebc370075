"""The one thing that a live board asks of the page itself, in a few lines of JavaScript."""

from pathlib import Path
from typing import Final

import anywidget
from traitlets import Bool, Unicode

SCRIPT: Final = Path(__file__).with_name("page.js")


class PageHelper(anywidget.AnyWidget):
    """An invisible widget that mends in the page what ipycanvas does there.

    Attributes:
        dark: whether the page is dark; told by the page.
        label: what a screen reader calls the board.
    """

    _esm = SCRIPT
    dark = Bool(default_value=False).tag(sync=True)
    label = Unicode("").tag(sync=True)

    def jump(self) -> None:
        """Bring the board into view with the heading above it, and give it the keyboard."""
        self.send({"jump": True})
