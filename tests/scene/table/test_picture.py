"""Everything that can be pressed has a place in the picture of a table."""

from random import Random

import pytest
from helpers.whole import Game, walk

from ft_tutor.play.choices import choices
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import SEATS, TILES, TRIBES
from ft_tutor.scene.places import (
    Amount,
    AreaOf,
    BidSpot,
    OnTile,
    OwnMeeple,
    Sign,
    TurnSpot,
)
from ft_tutor.scene.table import table_scene

LEAST = 24
"""The least side of what can be pressed, in units of the table."""


def box(shapes):
    """Left, top, right and bottom of a carrier."""
    (shape, *_) = shapes
    if hasattr(shape, "w"):
        return shape.x, shape.y, shape.x + shape.w, shape.y + shape.h
    return shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r


def offered(position):
    """All places that presses lead to, one after another, but for numbers and signs."""
    found, chance, picked = {}, Random(0), ()
    for _ in range(6):
        more = choices(position, picked)
        found |= dict.fromkeys(p for p in more if not isinstance(p, Amount | Sign))
        on = [place for place, action in more.items() if action is None]
        if not on:
            break
        picked = (*picked, chance.choice(on))
    return tuple(found)


@pytest.mark.parametrize("number", range(18))
def test_whatever_can_be_pressed_is_a_place_of_the_table(number):
    """In games of 2, 3 and 4, with thieves and djinns."""
    for step, (position, _, _) in enumerate(walk(Game(number))):
        if step % 9 and not position.turn.given:
            continue
        places = offered(position)
        scene = table_scene(position, single=places)
        assert set(places) <= set(scene.carriers)


def test_nothing_that_can_be_pressed_is_too_small():
    for number in (3, 4, 5):
        for position, _, _ in walk(Game(number)):
            for place, shapes in table_scene(position).carriers.items():
                left, top, right, bottom = box(shapes)
                assert min(right - left, bottom - top) >= LEAST, place


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_focus_goes_over_the_sultanate_the_tracks_and_the_players(players):
    position = new_game(players, seed=1)
    places = table_scene(position).places
    assert places[:30] == tuple(map(OnTile, TILES))
    assert places[30:34] == tuple(map(BidSpot, range(4)))
    assert places[34:43] == tuple(map(TurnSpot, range(9)))
    before = [AreaOf(seat) for seat in SEATS[:players]]
    kept = [OwnMeeple(seat, tribe) for seat in SEATS[:players] for tribe in TRIBES[:2]]
    assert [place for place in places if place in before] == before
    assert [place for place in places if place in kept] == kept
    assert places.index(before[1]) > places.index(kept[1])
