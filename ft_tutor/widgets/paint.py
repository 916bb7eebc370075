"""The painter: brings a canvas of three layers from one scene to the next."""

from collections.abc import Iterable
from itertools import chain
from typing import Any, Final

import numpy as np
from ipycanvas import MultiCanvas

from ft_tutor.scene.shapes import Layer, Part, Scene, Shape, Text
from ft_tutor.scene.theme import FONTS, Theme
from ft_tutor.widgets.hold import guarded_hold
from ft_tutor.widgets.mesh import Fill, fills
from ft_tutor.widgets.runs import runs

FINE: Final = 32
"""Points are sent as whole numbers of 1/32 board unit: half the bytes of floating point."""

MARGIN: Final = 2.0
"""What is cleared around changed pieces, in board units, for their smooth edges."""

Parts = dict[Part, tuple[Shape, ...]]

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
        self._shown: Parts = {}
        self._look: tuple[Theme, float, float] | None = None

    def paint(self, scene: Scene, theme: Theme) -> None:
        """Bring the canvas to a scene, in one message."""
        with guarded_hold():
            look = (theme, scene.width, scene.height)
            if look != self._look:
                self._begin(scene)
            parts = scene.parts()
            # Marks of different tiles overlap (a path crosses them): all or nothing.
            for layer in (Layer.GROUND, Layer.MARKS):
                self._paint_layer(layer, scene, theme, parts)
            self._paint_pieces(theme, parts)
            self._shown, self._look = parts, look

    def forget(self) -> None:
        """Take the canvas for blank: the next scene is painted whole."""
        self._shown, self._look = {}, None

    def _begin(self, scene: Scene) -> None:
        """Set every layer to board units and clear it."""
        self._shown = {}
        scale = self.canvas.width / scene.width / FINE
        for layer in Layer:
            canvas = self.canvas[layer]
            canvas.set_transform(scale, 0, 0, scale, 0, 0)
            for name, value in PEN.items():
                setattr(canvas, name, value)
            _clear(canvas, 0, 0, scene.width, scene.height)

    def _changed(self, layer: Layer, parts: Parts) -> list[Part]:
        both = {**self._shown, **parts}
        return [
            part for part in both if part[0] is layer and parts.get(part) != self._shown.get(part)
        ]

    def _paint_layer(self, layer: Layer, scene: Scene, theme: Theme, parts: Parts) -> None:
        """Repaint a layer if anything on it has changed."""
        if self._changed(layer, parts):
            canvas = self.canvas[layer]
            _clear(canvas, 0, 0, scene.width, scene.height)
            _draw(canvas, scene.layer(layer), theme)

    def _paint_pieces(self, theme: Theme, parts: Parts) -> None:
        """Repaint the tiles, and the hand, whose pieces have changed."""
        canvas = self.canvas[Layer.PIECES]
        changed = self._changed(Layer.PIECES, parts)
        for part in changed:
            _clear(canvas, *_box(self._shown.get(part, ()), theme))
        _draw(canvas, chain.from_iterable(parts.get(part, ()) for part in changed), theme)


def _clear(canvas: Any, x: float, y: float, width: float, height: float) -> None:
    canvas.clear_rect(*(round(number * FINE) for number in (x, y, width, height)))


def _box(shapes: Iterable[Shape], theme: Theme) -> tuple[float, float, float, float]:
    """Return left, top, width and height of what the shapes cover."""
    points = [
        point for shape in shapes for fill in _fills(shape, theme) for point in fill.points
    ] or [(0.0, 0.0)]
    left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
    right, bottom = max(x for x, _ in points) + MARGIN, max(y for _, y in points) + MARGIN
    return left, top, right - left, bottom - top


def _draw(canvas: Any, shapes: Iterable[Shape], theme: Theme) -> None:
    """Draw shapes in order: each run of polygons as one command, each text as one."""
    for polygons, texts in runs(shapes):
        _fill(canvas, [fill for shape in polygons for fill in _fills(shape, theme)])
        for text in texts:
            _write(canvas, text, theme)


def _fills(shape: Shape, theme: Theme) -> tuple[Fill, ...]:
    return fills(shape, theme.paint(shape.style))


def _fill(canvas: Any, polygons: list[Fill]) -> None:
    if not polygons:
        return
    points = np.array([point for fill in polygons for point in fill.points], dtype=np.float32)
    opacities = [fill.opacity for fill in polygons]
    canvas.fill_styled_polygons(
        np.rint(points * FINE).astype(np.int16),
        np.array([_rgb(fill.colour) for fill in polygons], dtype=np.uint8),
        1 if set(opacities) == {1} else np.array(opacities, dtype=np.float32),
        points_per_polygon=np.array([len(fill.points) for fill in polygons], dtype=np.uint16),
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
