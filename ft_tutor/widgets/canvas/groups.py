"""Pieces by the place where they stand, so that a canvas is sent only those that have changed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from ft_tutor.scene.places import Place
from ft_tutor.scene.shapes import Layer, Point, Scene, Shape, Text
from ft_tutor.scene.theme import Theme
from ft_tutor.widgets.boxes import Box, box, touch
from ft_tutor.widgets.canvas.mesh import fills

EDGE: Final = 0.6
"""How far the smooth edge of a shape reaches, in board units: a canvas pixel."""


@dataclass(frozen=True, slots=True)
class Group:
    """The pieces of one place, and the area that they may have touched."""

    shapes: tuple[Shape, ...]
    area: Box


Groups = Mapping[Place | None, Group]


def groups_of(scene: Scene, theme: Theme, known: Groups) -> dict[Place | None, Group]:
    """Return the pieces of a scene by place; equal groups are taken from those known already."""
    found: dict[Place | None, list[Shape]] = {}
    for shape in scene.layer(Layer.PIECES):
        found.setdefault(shape.place, []).append(shape)
    return {
        place: _group(tuple(shapes), theme, known.get(place)) for place, shapes in found.items()
    }


def _group(shapes: tuple[Shape, ...], theme: Theme, known: Group | None) -> Group:
    if known is not None and known.shapes == shapes:
        return known
    points = [point for shape in shapes for point in _corners(shape, theme)]
    across, down = zip(*points, strict=True)
    area = (min(across) - EDGE, min(down) - EDGE, max(across) + EDGE, max(down) + EDGE)
    return Group(shapes, area)


def _corners(shape: Shape, theme: Theme) -> Iterator[Point]:
    if isinstance(shape, Text):
        left, top, right, bottom = box(shape)
        yield from ((left, top), (right, bottom))
    for fill in fills(shape, theme.paint(shape.style)):
        yield from fill.points


def spoiled(before: Groups, after: Groups) -> set[Place | None]:
    """Return the places to clear and draw again: the changed ones, and those that they touch."""
    places = before.keys() | after.keys()
    found = {place for place in places if before.get(place) != after.get(place)}
    new = found
    while new:
        areas = [some[place].area for some in (before, after) for place in new if place in some]
        rest = places - found
        new = {place for place in rest if any(touch(after[place].area, area) for area in areas)}
        found = found | new
    return found
