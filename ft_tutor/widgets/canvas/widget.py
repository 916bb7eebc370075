"""The widget of a stage: what the page and the kernel both know, and the scripts of the page."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

import anywidget
from ipycanvas import MultiCanvas
from ipywidgets import widget_serialization
from traitlets import Dict, Instance, List, Unicode

SCRIPTS: Final = (
    "parts", "panels", "offer", "pointer", "keys", "wire", "asleep", "motion", "cards", "stage",
)  # fmt: skip
"""The scripts of the page, in the order in which one needs the other; the last one exports."""


@cache
def _page_file(name: str) -> str:
    return files("ft_tutor.widgets.canvas.page").joinpath(name).read_text("utf-8")


class StageWidget(anywidget.AnyWidget):
    """What a page knows of a stage; each part is sent when it changes.

    Attributes:
        board: the canvas; None where there is nothing to draw.
        frame: the number of the frame before this one, and of this one; 0 for none: it is whole.
        answered: which view of which page asked last, and the number of what it asked.
        strip, task, options, answer, buttons, words, where, cards, panels: `play.page` says what.
        look: the theme, the size of the picture, and where its places are.
        labels: the words that the page must know even where no kernel answers.
        marks: what the page may know the stage by, as data attributes.
    """

    _esm = "\n".join(_page_file(f"{name}.js") for name in SCRIPTS)
    _css = _page_file("style.css")

    board = Instance(MultiCanvas, allow_none=True).tag(sync=True, **widget_serialization)
    frame = List([0, 0]).tag(sync=True)
    answered: Any = List(["", 0]).tag(sync=True)
    strip = Dict({}).tag(sync=True)
    task = Unicode("").tag(sync=True)
    options: Any = List([]).tag(sync=True)
    answer = Unicode("").tag(sync=True)
    buttons: Any = List([]).tag(sync=True)
    words = Unicode("").tag(sync=True)
    where = Unicode("").tag(sync=True)
    cards: Any = List([]).tag(sync=True)
    panels: Any = List([]).tag(sync=True)
    look = Dict({}).tag(sync=True)
    labels = Dict({}).tag(sync=True)
    marks = Dict({}).tag(sync=True)

    def tell(self, **values: object) -> None:
        """Bring the page to these values; what it knows already is not sent again."""
        new = {name: value for name, value in values.items() if getattr(self, name) != value}
        with self.hold_sync():
            for name, value in new.items():
                setattr(self, name, value)
