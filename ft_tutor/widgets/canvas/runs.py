"""Puts shapes into few runs: each run of polygons, and each text, is one command to the page."""

from collections.abc import Iterable, Iterator

from ft_tutor.scene.shapes import Shape, Text
from ft_tutor.widgets.boxes import Box, box, touch

Run = tuple[list[Shape], list[Text]]


def runs(shapes: Iterable[Shape]) -> Iterator[Run]:
    """Yield polygons, then the texts on top of them, and so on; the picture stays the same.

    A text waits until something would cover it, so that the polygons of many pieces, which
    all carry a letter, go together.
    """
    polygons, texts, areas = list[Shape](), list[Text](), list[Box]()
    for shape in shapes:
        if isinstance(shape, Text):
            texts.append(shape)
            areas.append(box(shape))
            continue
        if areas and _touches(box(shape), areas):
            yield polygons, texts
            polygons, texts, areas = [], [], []
        polygons.append(shape)
    yield polygons, texts


def _touches(area: Box, others: list[Box]) -> bool:
    return any(touch(area, other) for other in others)
