"""The cursor of the keyboard: from place to place, wherever they stand in the picture."""

from collections.abc import Mapping
from typing import Final

from ft_tutor.scene.places import Place
from ft_tutor.scene.shapes import Point, Scene

ARROWS: Final[Mapping[str, Point]] = {
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
}
"""Per arrow key: where it points, right and down."""

ASIDE: Final = 2.5
"""How much farther a place seems that lies aside of the direction."""


def moved(cursor: Place | None, key: str, scene: Scene) -> Place | None:
    """Return the place that an arrow key goes to: the nearest in its direction, else none other.

    It begins at the first place of the picture.
    """
    centres = scene.centres
    if cursor is None or cursor not in centres:
        return next(iter(centres), None)
    x, y = centres[cursor]
    right, down = ARROWS[key]
    far: dict[Place, float] = {}
    for place, (there_x, there_y) in centres.items():
        dx, dy = there_x - x, there_y - y
        ahead = dx * right + dy * down
        if ahead > 1 and (aside := abs(dx * down) + abs(dy * right)) <= ahead * ASIDE:
            far[place] = ahead + ASIDE * aside
    return min(far, key=far.__getitem__, default=cursor)
