"""How fast the picture of a whole table is built; goals in milliseconds."""

from dataclasses import replace
from functools import _lru_cache_wrapper
from gc import get_objects

import pytest

from ft_tutor.rules.position import with_square
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import TILES
from ft_tutor.scene.table import table_scene

START = new_game(4, seed=1, thieves=True)


@pytest.fixture
def nothing_known():
    """Forget every drawing that is remembered."""
    known = [one for one in get_objects() if isinstance(one, _lru_cache_wrapper)]
    drawn = [one for one in known if one.__module__.startswith("ft_tutor.scene")]

    def forget():
        for one in drawn:
            one.cache_clear()

    return forget


def test_a_first_picture(beside_the_baseline, nothing_known):
    def first():
        nothing_known()
        return table_scene(START)

    assert beside_the_baseline(first, goal=60, rounds=20).shapes


def test_a_changed_tile(beside_the_baseline):
    """Each time another tile."""
    table_scene(START)
    squares = [(tile, replace(START.squares[tile], palms=n)) for n in (1, 2) for tile in TILES]
    changed = [with_square(START, tile, square) for tile, square in squares]
    beside_the_baseline(lambda: table_scene(changed.pop()), goal=3, rounds=50, iterations=1)
