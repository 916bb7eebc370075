"""The painter: brings a canvas of some layers from one scene to the next."""

from contextlib import nullcontext

from ipycanvas import MultiCanvas

from ft_tutor.play.face import Moment
from ft_tutor.scene.shapes import Layer, Scene, Shape
from ft_tutor.scene.theme import Theme
from ft_tutor.widgets.canvas.groups import Groups, damage, groups_of, within
from ft_tutor.widgets.canvas.hold import guarded_hold
from ft_tutor.widgets.canvas.sheet import Sheet


class Painter:
    """Paints scenes on a canvas, sending only what has changed.

    Attributes:
        canvas: with one layer per `Layer`.
    """

    def __init__(self, canvas: MultiCanvas) -> None:
        self.canvas = canvas
        self._sheets = {layer: Sheet(canvas[layer]) for layer in Layer}
        self.forget()

    def paint(self, scene: Scene, theme: Theme, moments: tuple[Moment, ...] = ()) -> None:
        """Bring the canvas to a scene, in one message; the page plays what moves before."""
        try:
            with guarded_hold():
                for moment in moments:
                    self._play(moment, theme)
                self._paint(scene, theme)
        except BaseException:
            self.forget()  # nobody knows what the canvas shows now
            raise

    def forget(self) -> None:
        """Take the canvas for blank: the next scene is painted whole."""
        self._look: tuple[Theme, float, float] | None = None
        self._layers: dict[Layer, tuple[Shape, ...]] = {}
        self._groups: dict[Layer, Groups] = {}

    def _paint(self, scene: Scene, theme: Theme) -> None:
        look = (theme, scene.width, scene.height)
        if look != self._look:
            self.forget()
            for sheet in self._sheets.values():
                sheet.begin(scene)
        for layer in Layer:
            if layer is not Layer.MOTION:
                self._paint_layer(layer, scene.layer(layer), theme)
        self._look = look

    def _play(self, moment: Moment, theme: Theme) -> None:
        """Draw what moves frame by frame, above a picture that stands still."""
        self._paint(moment.still, theme)
        sheet = self._sheets[Layer.MOTION]
        for frame in moment.frames[:-1]:  # at rest it is in the next picture already
            sheet.clear()
            sheet.draw(frame, theme)
            sheet.rest(moment.step_ms)
        sheet.clear()

    def _paint_layer(self, layer: Layer, shapes: tuple[Shape, ...], theme: Theme) -> None:
        """Repaint the parts of a layer where anything has changed; nothing else is sent."""
        if shapes == self._layers.get(layer, ()):
            return
        sheet, before = self._sheets[layer], self._groups.get(layer, {})
        groups = groups_of(shapes, theme, before)
        areas = damage(before, groups) if before else []
        drawn = tuple(within(areas, shapes, groups)) if before else shapes
        with sheet.cut(areas) if len(drawn) < len(shapes) else nullcontext():
            sheet.clear()
            sheet.draw(drawn, theme)
        self._layers[layer], self._groups[layer] = shapes, groups
