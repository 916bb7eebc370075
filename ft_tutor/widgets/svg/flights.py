"""What moves, as drawings and the way of each: a page moves them by itself, and more smoothly."""

from dataclasses import dataclass
from itertools import groupby

from ft_tutor.scene.shapes import Point, Shape
from ft_tutor.widgets.boxes import box

Pose = tuple[float, float, float]
"""How far a drawing has gone to the right and down, after it was scaled around the origin."""


@dataclass(frozen=True, slots=True)
class Flight:
    """Shapes that move as one.

    Attributes:
        shapes: as they are in the first frame.
        poses: where they are in each frame, measured from the first.
    """

    shapes: tuple[Shape, ...]
    poses: tuple[Pose, ...]


def flights_of(frames: tuple[tuple[Shape, ...], ...]) -> tuple[Flight, ...]:
    """Return the drawings whose frames these are; () where frames do not show the same shapes."""
    if len({tuple((type(one), one.style) for one in frame) for frame in frames}) != 1:
        return ()
    ways = [
        (shapes[0], tuple(_pose(shapes[0], one) for one in shapes))
        for shapes in zip(*frames, strict=True)
    ]
    return tuple(
        Flight(tuple(shape for shape, _ in together), poses)
        for poses, together in groupby(ways, lambda way: way[1])
    )


def _pose(first: Shape, now: Shape) -> Pose:
    """Return how a shape became another one of the same form."""
    (left, top), size = _corner(first)
    (x, y), larger = _corner(now)
    scale = larger / size if size else 1.0
    return round(x - scale * left, 1), round(y - scale * top, 1), round(scale, 3)


def _corner(shape: Shape) -> tuple[Point, float]:
    left, top, right, bottom = box(shape)
    return (left, top), max(right - left, bottom - top)
