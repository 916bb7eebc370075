"""The face on an ipycanvas: how the picture comes onto a canvas in the page."""

from typing import Final

from ipycanvas import MultiCanvas

from ft_tutor.play.face import Shown
from ft_tutor.scene.shapes import Layer, Scene
from ft_tutor.widgets.canvas.hold import forget_current_canvas
from ft_tutor.widgets.canvas.paint import Painter
from ft_tutor.widgets.stage_face import StageFace
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

    def sized(self, scene: Scene) -> bool:
        """Give the canvas the size of the scene; a canvas of a new size is blank."""
        width, height = round(scene.width * SHARPNESS), round(scene.height * SHARPNESS)
        if (self.canvas.width, self.canvas.height) == (width, height):
            return False
        self.canvas.width, self.canvas.height = width, height
        return True

    def paint(self, widget: StageWidget, shown: Shown, *, whole: bool) -> None:
        """Paint what has changed, or everything, in one message of its own."""
        if whole:
            self._painter.forget()
            forget_current_canvas()
        if shown.scene is not None:
            self._painter.paint(shown.scene, shown.theme, () if whole else shown.moments)
        if whole:
            widget.send({"whole": widget.frame[1]})

    def close(self) -> None:
        """Let go of the canvas and its layers."""
        for part in (self.canvas, *self.canvas._canvases):  # noqa: SLF001  # it has no other name
            part.layout.close()
            part.close()


class CanvasFace(StageFace):
    """A stage whose board is an ipycanvas."""

    def __init__(
        self, labels: dict[str, str], marks: dict[str, str], *, with_board: bool = True
    ) -> None:
        board = CanvasBoard() if with_board else None
        own = {"face": "canvas", "board": board.canvas} if board else {}
        super().__init__(StageWidget(labels=labels, marks=marks, **own), board)
