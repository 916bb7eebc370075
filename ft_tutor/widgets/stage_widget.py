"""The widget of a stage: what the page and the kernel both know, and the scripts of the page."""

from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, Final

import anywidget
from ipywidgets import DOMWidget, widget_serialization
from traitlets import Dict, Instance, List, Unicode

SCRIPTS: Final = (
    *("page/parts", "page/panels", "page/offer", "page/pointer", "page/keys", "page/wire"),
    *("page/asleep", "page/cards"),
    *("canvas/page/motion", "canvas/page/board"),
    *("svg/page/picture", "svg/page/places", "svg/page/board"),
    "page/stage",
)
"""The scripts of the page, in the order in which one needs the other; the last one exports."""

STYLES: Final = ("page/style", "svg/page/style")

NO_LOOK: Final = {"theme": "", "step": "", "size": [0, 0, 0], "spots": [], "letters": ""}
"""What a page knows of the picture before there is one."""


def _page_files(ending: str, *names: str) -> Iterator[str]:
    folder = files("ft_tutor.widgets")
    for name in names:
        yield folder.joinpath(f"{name}.{ending}").read_text("utf-8")


class StageWidget(anywidget.AnyWidget):
    """What a page knows of a stage; each part is sent when it changes.

    Attributes:
        face: how the picture comes into the page, one of `boards.ways`; "" where there is none.
        board: the canvas, if it is drawn on one.
        picture: what has changed since the frame before, if it is drawn as SVG.
        frame: the number of the frame before this one, and of this one; 0 for none: it is whole.
        answered: which view of which page asked last, and the number of what it asked.
        strip, task, options, answer, buttons, words, where, does: `play.page` says what.
        entry, cards, panels: the same.
        pictures: the small pictures on buttons and panels, SVG by name.
        look: the theme, the size of the picture, and where its places are.
        labels: the words that the page must know even where no kernel answers.
        marks: what the page may know the stage by, as data attributes.
        whole: what to tell of the picture to who has nothing yet; None for a canvas.
    """

    _esm = "\n".join(_page_files("js", *SCRIPTS))
    _css = "\n".join(_page_files("css", *STYLES))

    face = Unicode("").tag(sync=True)
    board = Instance(DOMWidget, allow_none=True).tag(sync=True, **widget_serialization)
    picture = Dict({}).tag(sync=True)
    frame = List([0, 0]).tag(sync=True)
    answered: Any = List(["", 0]).tag(sync=True)
    strip = Dict({}).tag(sync=True)
    task = Unicode("").tag(sync=True)
    options: Any = List([]).tag(sync=True)
    answer = Unicode("").tag(sync=True)
    buttons: Any = List([]).tag(sync=True)
    words = Unicode("").tag(sync=True)
    where = Unicode("").tag(sync=True)
    does = Unicode("").tag(sync=True)
    entry = Dict({}).tag(sync=True)
    cards: Any = List([]).tag(sync=True)
    panels: Any = List([]).tag(sync=True)
    pictures = Dict({}).tag(sync=True)
    look = Dict(NO_LOOK).tag(sync=True)
    labels = Dict({}).tag(sync=True)
    marks = Dict({}).tag(sync=True)

    whole: Callable[[], dict[str, Any]] | None = None

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:  # noqa: FBT001, FBT002  # theirs
        """Return what the page knows; of all of it, the picture is whole and not its last change.

        So a page that is loaded anew, and a saved notebook, have the board at once.
        """
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        return {**state, **self.whole()} if key is None and self.whole else state

    def tell(self, **values: object) -> None:
        """Bring the page to these values; what it knows already is not sent again."""
        new = {name: value for name, value in values.items() if getattr(self, name) != value}
        with self.hold_sync():
            for name, value in new.items():
                setattr(self, name, value)
