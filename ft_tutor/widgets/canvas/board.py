"""The board on an ipycanvas, which is painted by a message of its own."""

from typing import Any, Final

from ipycanvas import MultiCanvas

from ft_tutor.play.face import Shown
from ft_tutor.scene.shapes import Layer, Scene
from ft_tutor.widgets.canvas.hold import forget_current_canvas
from ft_tutor.widgets.canvas.paint import Painter
from ft_tutor.widgets.stage_widget import StageWidget

SHARPNESS: Final = 2
"""Canvas pixels per board unit: sharp at up to one page pixel a unit on a HiDPI screen."""


class CanvasBoard:
    """A board that is painted on an ipycanvas.

    Attributes:
        canvas: with one layer per `Layer`.
    """

    def __init__(self) -> None:
        self.canvas = MultiCanvas(len(Layer), width=2, height=2)
        self._painter = Painter(self.canvas)

    @property
    def traits(self) -> dict[str, Any]:
        """The canvas."""
        return {"face": "canvas", "board": self.canvas, "picture": {}}

    def sized(self, scene: Scene) -> bool:
        """Give the canvas the size of the scene; a canvas of a new size is blank."""
        width, height = round(scene.width * SHARPNESS), round(scene.height * SHARPNESS)
        if (self.canvas.width, self.canvas.height) == (width, height):
            return False
        self.canvas.width, self.canvas.height = width, height
        return True

    def told(self, _shown: Shown, _frame: list[int]) -> dict[str, Any]:
        """Return nothing: drawing commands have a comm of their own."""
        return {}

    def whole(self, _shown: Shown, _frame: list[int]) -> dict[str, Any]:
        """Return nothing: a canvas is painted when a view of it asks."""
        return {}

    def paint(self, widget: StageWidget, shown: Shown) -> None:
        """Paint what has changed since the frame before, or everything if there is none."""
        base, number = widget.frame
        if not base:
            self._painter.forget()
            forget_current_canvas()
        if shown.scene is not None:
            self._painter.paint(shown.scene, shown.theme, shown.moments if base else ())
        if not base:
            widget.send({"whole": number})

    def close(self) -> None:
        """Let go of the canvas and its layers."""
        for part in (self.canvas, *self.canvas._canvases):  # noqa: SLF001  # it has no other name
            part.layout.close()
            part.close()
