"""The board as SVG, which goes to the page in the same message as what stands around it."""

from typing import Any

from ft_tutor.play.face import Shown
from ft_tutor.scene.shapes import Scene
from ft_tutor.widgets.stage_widget import StageWidget
from ft_tutor.widgets.svg.picture import Picture


class SvgBoard:
    """A board of elements in the page."""

    def __init__(self) -> None:
        self._picture = Picture()

    @property
    def traits(self) -> dict[str, Any]:
        """Nothing but its name: it has no widget of its own."""
        return {"face": "svg", "board": None, "picture": {}}

    def sized(self, _scene: Scene) -> bool:
        """Return that no size is painted anew: what is told says its size."""
        return False

    def told(self, shown: Shown, frame: list[int]) -> dict[str, Any]:
        """Return what has changed of the picture since the frame before, or all of it."""
        if not frame[0]:
            self._picture.forget()
        return {"picture": {"frame": frame, **self._picture.next(shown)}}

    def whole(self, shown: Shown, frame: list[int]) -> dict[str, Any]:
        """Return all of the picture; what other pages have stays as it is."""
        return {"picture": {"frame": frame, **Picture().next(shown)}}

    def paint(self, _widget: StageWidget, _shown: Shown) -> None:
        """Do nothing: all is told."""

    def close(self) -> None:
        """Do nothing: it is a part of the widget."""
