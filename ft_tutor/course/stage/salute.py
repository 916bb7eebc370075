"""The meeples that salute at the end of a lesson: one more for each fifth of it that is passed."""

from functools import lru_cache
from itertools import chain
from typing import Final

from ft_tutor.rules.vocabulary import Tribe
from ft_tutor.scene.meeples import meeple, silhouette
from ft_tutor.scene.shapes import Scene, placed

PITCH: Final = 30.0
HIGH: Final = 34.0
"""How far apart they stand, and how high they are with some air; in board units."""


@lru_cache(maxsize=32)
def salute(passed: int, total: int) -> Scene:
    """Return a row of the five tribes; who is still to come is a shadow.

    Args:
        passed: how many steps of the lesson are passed.
        total: how many there are.
    """
    here = len(Tribe) * passed // max(1, total)
    drawn = (
        meeple(tribe) if number < here else silhouette(tribe, "tray.hollow")
        for number, tribe in enumerate(Tribe)
    )
    row = (placed(one, PITCH * (n + 0.5), HIGH - 2) for n, one in enumerate(drawn))
    return Scene(PITCH * len(Tribe), HIGH, tuple(chain.from_iterable(row)))
