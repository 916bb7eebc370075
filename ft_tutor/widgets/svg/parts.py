"""A picture in parts that a page knows by name, so that it is sent only those that have changed."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Final

from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.places import Place
from ft_tutor.scene.shapes import Layer, Part, Scene, Shape
from ft_tutor.scene.svg import outlines

Shapes = tuple[Shape, ...]
Parts = Mapping[Layer, Mapping[str, Shapes]]
"""Per layer its parts by their names, in the order in which they are painted."""

HIT: Final = "ft-hit"
"""The class of what can be pressed; it lies above the picture and is seen only in focus."""


def parts_of(scene: Scene) -> Parts:
    """Return the shapes of each layer, neighbours of one place together.

    A part is named after its layer and its place, such as ``2c3``; the second run of the same
    place on a layer is ``2c3.1``.
    """
    found: dict[Layer, dict[str, Shapes]] = {layer: {} for layer in Layer}
    runs: Counter[Part] = Counter()
    for (layer, place), shapes in groupby(scene.painted, lambda one: (one.layer, one.place)):
        number = runs[layer, place]
        runs[layer, place] += 1
        word = f"{layer:d}{write_place(place) if place is not None else ''}"
        found[layer][f"{word}.{number}" if number else word] = tuple(shapes)
    return found


def places_of(scene: Scene, names: Callable[[Place], str] | None) -> dict[str, tuple[str, str]]:
    """Return what can be pressed by its word, in the order of the focus: outlines and name."""
    return {
        write_place(place): (outlines(shapes, HIT), names(place) if names else "")
        for place, shapes in scene.carriers.items()
    }
