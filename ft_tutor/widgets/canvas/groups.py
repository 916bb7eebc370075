"""Shapes by the place that they belong to, so that a canvas is sent only what has changed."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Final

from ft_tutor.scene.places import Place
from ft_tutor.scene.shapes import Point, Shape, Text
from ft_tutor.scene.theme import Theme
from ft_tutor.widgets.boxes import Box, around, box, touch
from ft_tutor.widgets.canvas.mesh import fills

EDGE: Final = 0.6
"""How far the smooth edge of a shape reaches, in board units: a canvas pixel."""


@dataclass(frozen=True)
class Group:
    """The shapes of one place on one layer, in the order in which they are painted."""

    shapes: tuple[Shape, ...]
    theme: Theme

    @cached_property
    def areas(self) -> tuple[Box, ...]:
        """What each shape may have touched."""
        return tuple(_area(shape, self.theme) for shape in self.shapes)

    @cached_property
    def area(self) -> Box:
        """What all of them may have touched."""
        return around(self.areas)


Groups = Mapping[Place | None, Group]


def groups_of(shapes: Iterable[Shape], theme: Theme, known: Groups) -> dict[Place | None, Group]:
    """Return shapes by place; equal groups are taken from those known already."""
    found: dict[Place | None, list[Shape]] = {}
    for shape in shapes:
        found.setdefault(shape.place, []).append(shape)
    return {place: _group(tuple(some), theme, known.get(place)) for place, some in found.items()}


def _group(shapes: tuple[Shape, ...], theme: Theme, known: Group | None) -> Group:
    return known if known is not None and known.shapes == shapes else Group(shapes, theme)


def _area(shape: Shape, theme: Theme) -> Box:
    seen = list(_corners(shape, theme)) or [shape.centre]  # what is only pressed is not painted
    across, down = zip(*seen, strict=True)
    return min(across) - EDGE, min(down) - EDGE, max(across) + EDGE, max(down) + EDGE


def _corners(shape: Shape, theme: Theme) -> Iterator[Point]:
    if isinstance(shape, Text):
        left, top, right, bottom = box(shape)
        yield from ((left, top), (right, bottom))
    for fill in fills(shape, theme.paint(shape.style)):
        yield from fill.points


def damage(before: Groups, after: Groups) -> list[Box]:
    """Return the areas where one picture differs from another."""
    if not _in_one_order(before, after):
        return [group.area for some in (before, after) for group in some.values()]
    return [
        area
        for place in before.keys() | after.keys()
        if before.get(place) is not after.get(place)
        for area in _changed(before.get(place), after.get(place))
    ]


def _in_one_order(before: Groups, after: Groups) -> bool:
    """Whether the places of both are painted in the same order."""
    return [p for p in before if p in after] == [p for p in after if p in before]


def _changed(before: Group | None, after: Group | None) -> list[Box]:
    """Return where the shapes are and were that both groups do not begin and end with."""
    old, new = before.shapes if before else (), after.shapes if after else ()
    begin = _shared(old, new)
    end = _shared(reversed(old[begin:]), reversed(new[begin:]))
    parts = (group.areas[begin : len(group.areas) - end] for group in (before, after) if group)
    found = [around(areas) for areas in parts if areas]
    # What went to another place leaves alone what lies between.
    return [around(found)] if len(found) == 2 and touch(*found) else found


def _shared(one: Iterable[Shape], other: Iterable[Shape]) -> int:
    """Return how many shapes both begin with."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def within(areas: list[Box], shapes: Iterable[Shape], groups: Groups) -> Iterator[Shape]:
    """Yield the shapes that reach into any of the areas, in the order of all the shapes."""
    near = {
        place: iter(group.areas)
        for place, group in groups.items()
        if any(touch(group.area, area) for area in areas)
    }
    for shape in shapes:
        if shape.place in near:
            own = next(near[shape.place])
            if any(touch(own, area) for area in areas):
                yield shape
