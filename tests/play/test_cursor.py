"""The arrow keys come to everything that a picture shows."""

import pytest
from helpers.whole import Game, walk

from ft_tutor.play.cursor import ARROWS, moved
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.position import HeldCard, with_player
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Seat
from ft_tutor.scene.table import Part, TableLook, table_scene

FAR = 20
"""More arrows than this are a walk that nobody wants."""


def reached(scene):
    """Per place how many arrows lead to it from the first one, by the shortest way."""
    found = {scene.places[0]: 0}
    for place in (walkers := [scene.places[0]]):
        for key in ARROWS:
            there = moved(place, key, scene)
            if there not in found:
                found[there] = found[place] + 1
                walkers.append(there)
    return found


@pytest.mark.parametrize("number", range(18))
def test_arrows_reach_every_place_of_a_table(number):
    """In games of every kind, also where cards are drawn or given up."""
    for step, (position, _, _) in enumerate(walk(Game(number))):
        if step % 40 == 0 or position.turn.given:
            scene = table_scene(position)
            steps = reached(scene)
            assert set(steps) == set(scene.places)
            assert max(steps.values()) <= FAR


@pytest.mark.parametrize("number", [1, 6, 12, 22])
def test_arrows_reach_every_one_of_many_cards(number):
    position = new_game(4, seed=1, thieves=True)
    held = tuple(map(HeldCard, tuple(DJINNS)[:number]))
    scene = table_scene(with_player(position, Seat.TWO, position.players[1].but(djinns=held)))
    assert set(reached(scene)) == set(scene.places)


@pytest.mark.parametrize("part", [part for part in Part if part is not Part.HAND])
def test_arrows_reach_every_place_of_a_part_alone(part):
    scene = table_scene(new_game(4, seed=1, thieves=True), look=TableLook(frozenset({part})))
    assert set(reached(scene)) == set(scene.places)
