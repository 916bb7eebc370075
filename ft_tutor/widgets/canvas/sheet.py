"""One layer of the canvas: what is drawn on it, as commands to the page."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from math import ceil, floor
from typing import Any, Final

import numpy as np

from ft_tutor.scene.shapes import Scene, Shape, Text
from ft_tutor.scene.theme import FONTS, Theme
from ft_tutor.widgets.boxes import Box
from ft_tutor.widgets.canvas.mesh import Fill, fills
from ft_tutor.widgets.canvas.runs import runs

FINE: Final = 32
"""Points are sent as whole numbers of 1/32 board unit: half the bytes of floating point."""

ALIGN: Final = {"start": "left", "middle": "center", "end": "right"}

PEN: Final = {"font": f"16px {FONTS}", "text_align": "left", "fill_style": "#000000"}
"""How every layer begins; what a canvas has already is not sent again."""


class Sheet:
    """A layer that knows its pen and its pixels."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._pen: dict[str, str] = {}
        self._pixel = float(FINE)
        self._whole = (0, 0, 0, 0)

    def begin(self, scene: Scene) -> None:
        """Set the layer to board units and clear it."""
        canvas = self._canvas
        self._pixel = FINE * scene.width / canvas.width
        self._whole = (0, 0, round(scene.width * FINE), round(scene.height * FINE))
        canvas.set_transform(1 / self._pixel, 0, 0, 1 / self._pixel, 0, 0)
        self._pen.clear()
        for name, value in PEN.items():
            self._set(name, value)
        self.clear()

    def clear(self) -> None:
        """Clear all of it; while it is `cut`, only there."""
        self._canvas.clear_rect(*self._whole)

    @contextmanager
    def cut(self, areas: Iterable[Box]) -> Iterator[None]:
        """Draw nowhere but in these areas.

        They end where pixels do: else what stays beside them would show through the seam.
        """
        canvas, pen = self._canvas, dict(self._pen)
        canvas.save()
        canvas.begin_path()
        for left, top, right, bottom in areas:
            x, y = self._from(left), self._from(top)
            canvas.rect(x, y, self._to(right) - x, self._to(bottom) - y)
        canvas.clip()
        yield
        canvas.restore()
        self._pen = pen

    def draw(self, shapes: Iterable[Shape], theme: Theme) -> None:
        """Draw shapes in order: each run of polygons as one command, each text as one."""
        for polygons, texts in runs(shapes):
            self._fill([fill for s in polygons for fill in fills(s, theme.paint(s.style))])
            for text in sorted(texts, key=_pen):  # a pen is long: those with the same one together
                self._write(text, theme)

    def rest(self, ms: int) -> None:
        """Let the page show what it has for so long, in milliseconds."""
        self._canvas.sleep(ms)

    def _from(self, number: float) -> float:
        return _short(floor(number * FINE / self._pixel) * self._pixel)

    def _to(self, number: float) -> float:
        return _short(ceil(number * FINE / self._pixel) * self._pixel)

    def _fill(self, polygons: list[Fill]) -> None:
        if not polygons:
            return
        points = np.array([point for fill in polygons for point in fill.points], dtype=np.float32)
        opacities = [fill.opacity for fill in polygons]
        counts = [len(fill.points) for fill in polygons]
        self._canvas.fill_styled_polygons(
            np.rint(points * FINE).astype(np.int16),
            np.array([_rgb(fill.colour) for fill in polygons], dtype=np.uint8),
            1 if set(opacities) == {1} else np.array(opacities, dtype=np.float32),
            points_per_polygon=np.array(counts, dtype=np.min_scalar_type(max(counts))),
        )

    def _write(self, text: Text, theme: Theme) -> None:
        self._set("font", f"{text.weight} {round(text.size * FINE)}px {FONTS}")
        self._set("text_align", ALIGN[text.anchor])
        self._set("fill_style", theme.paint(text.style).fill)
        self._canvas.fill_text(text.text, round(text.x * FINE), round(text.baseline * FINE))

    def _set(self, name: str, value: str) -> None:
        if self._pen.get(name) != value:
            setattr(self._canvas, name, value)
            self._pen[name] = value


def _pen(text: Text) -> tuple[str, str, float, str]:
    return text.anchor, text.weight, text.size, text.style


def _short(number: float) -> float:
    """Return a number in few figures, a whole one as such."""
    return int(number) if number == int(number) else round(number, 3)


def _rgb(colour: str) -> list[int]:
    return list(bytes.fromhex(colour[1:]))
