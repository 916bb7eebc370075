"""The painter: brings a canvas of three layers from one scene to the next."""

from collections.abc import Iterable
from itertools import chain
from typing import Any, Final

import numpy as np
from ipycanvas import MultiCanvas

from ft_tutor.play.face import Moment
from ft_tutor.scene.places import Place
from ft_tutor.scene.shapes import Layer, Scene, Shape, Text
from ft_tutor.scene.theme import FONTS, Theme
from ft_tutor.widgets.boxes import Box
from ft_tutor.widgets.canvas.groups import Group, groups_of, spoiled
from ft_tutor.widgets.canvas.hold import guarded_hold
from ft_tutor.widgets.canvas.mesh import Fill, fills
from ft_tutor.widgets.canvas.runs import runs

FINE: Final = 32
"""Points are sent as whole numbers of 1/32 board unit: half the bytes of floating point."""

ALIGN: Final = {"start": "left", "middle": "center", "end": "right"}

PEN: Final = {"font": f"16px {FONTS}", "text_align": "left", "fill_style": "#000000"}
"""How every layer begins; what a canvas has already is not sent again."""


class Painter:
    """Paints scenes on a canvas, sending only what has changed.

    Attributes:
        canvas: with one layer per `Layer`.
    """

    def __init__(self, canvas: MultiCanvas) -> None:
        self.canvas = canvas
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
        self._groups: dict[Place | None, Group] = {}

    def _paint(self, scene: Scene, theme: Theme) -> None:
        look = (theme, scene.width, scene.height)
        if look != self._look:
            self.forget()
            self._begin(scene)
        # Marks of different tiles overlap (a path crosses them): all or nothing.
        for layer in (Layer.GROUND, Layer.TRAIL, Layer.MARKS):
            self._paint_layer(layer, scene, theme)
        self._paint_pieces(scene, theme)
        self._look = look

    def _play(self, moment: Moment, theme: Theme) -> None:
        """Draw what moves frame by frame, above a picture that stands still."""
        self._paint(moment.still, theme)
        canvas, whole = self.canvas[Layer.MOTION], (0, 0, moment.still.width, moment.still.height)
        for frame in moment.frames:
            _clear(canvas, whole)
            _draw(canvas, frame, theme)
            canvas.sleep(moment.step_ms)
        _clear(canvas, whole)

    def _begin(self, scene: Scene) -> None:
        """Set every layer to board units and clear it."""
        scale = self.canvas.width / scene.width / FINE
        for layer in Layer:
            canvas = self.canvas[layer]
            canvas.set_transform(scale, 0, 0, scale, 0, 0)
            for name, value in PEN.items():
                setattr(canvas, name, value)
            _clear(canvas, (0, 0, scene.width, scene.height))

    def _paint_layer(self, layer: Layer, scene: Scene, theme: Theme) -> None:
        """Repaint a layer if anything on it has changed."""
        shapes = scene.layer(layer)
        if shapes != self._layers.get(layer, ()):
            _clear(self.canvas[layer], (0, 0, scene.width, scene.height))
            _draw(self.canvas[layer], shapes, theme)
            self._layers[layer] = shapes

    def _paint_pieces(self, scene: Scene, theme: Theme) -> None:
        """Repaint the tiles, and the places of the hand, whose pieces have changed."""
        before, groups = self._groups, groups_of(scene, theme, self._groups)
        changed = spoiled(before, groups)
        for place in changed & before.keys():
            _clear(self.canvas[Layer.PIECES], before[place].area)
        drawn = (group.shapes for place, group in groups.items() if place in changed)
        _draw(self.canvas[Layer.PIECES], chain.from_iterable(drawn), theme)
        self._groups = groups


def _clear(canvas: Any, area: Box) -> None:
    left, top, right, bottom = (round(number * FINE) for number in area)
    canvas.clear_rect(left, top, right - left, bottom - top)


def _draw(canvas: Any, shapes: Iterable[Shape], theme: Theme) -> None:
    """Draw shapes in order: each run of polygons as one command, each text as one."""
    for polygons, texts in runs(shapes):
        _fill(canvas, [fill for shape in polygons for fill in _fills(shape, theme)])
        for text in sorted(texts, key=_pen):  # a pen is long: those with the same one together
            _write(canvas, text, theme)


def _pen(text: Text) -> tuple[str, str, float, str]:
    return text.anchor, text.weight, text.size, text.style


def _fills(shape: Shape, theme: Theme) -> tuple[Fill, ...]:
    return fills(shape, theme.paint(shape.style))


def _fill(canvas: Any, polygons: list[Fill]) -> None:
    if not polygons:
        return
    points = np.array([point for fill in polygons for point in fill.points], dtype=np.float32)
    opacities = [fill.opacity for fill in polygons]
    counts = [len(fill.points) for fill in polygons]
    canvas.fill_styled_polygons(
        np.rint(points * FINE).astype(np.int16),
        np.array([_rgb(fill.colour) for fill in polygons], dtype=np.uint8),
        1 if set(opacities) == {1} else np.array(opacities, dtype=np.float32),
        points_per_polygon=np.array(counts, dtype=np.min_scalar_type(max(counts))),
    )


def _rgb(colour: str) -> list[int]:
    return list(bytes.fromhex(colour[1:]))


def _write(canvas: Any, text: Text, theme: Theme) -> None:
    _set(canvas, "font", f"{text.weight} {round(text.size * FINE)}px {FONTS}")
    _set(canvas, "text_align", ALIGN[text.anchor])
    _set(canvas, "fill_style", theme.paint(text.style).fill)
    canvas.fill_text(text.text, round(text.x * FINE), round(text.baseline * FINE))


def _set(canvas: Any, name: str, value: str) -> None:
    if getattr(canvas, name) != value:
        setattr(canvas, name, value)
