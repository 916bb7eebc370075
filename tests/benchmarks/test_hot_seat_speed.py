"""How fast a whole table answers: the press, the picture and all that stands around it; in ms."""

from random import Random

import pytest
from helpers.seated import press_through, seated
from helpers.whole import Game, choose

from ft_tutor.play.face import Commanded, Hovered
from ft_tutor.play.table import open_table
from ft_tutor.rules.engine import legal_actions

ACTIONS = 150


@pytest.fixture(scope="module")
def busy():
    """A table in the middle of a game of four with thieves."""
    game, chance = Game(5), Random(5)
    table = open_table(game.start, open_hands=True)
    for _ in range(ACTIONS):
        table = press_through(table, choose(game, legal_actions(table.position), chance))
    return table


@pytest.mark.parametrize("mode", ["play", "explore"])
def test_a_press_with_all_that_is_shown_of_it(beside_the_baseline, busy, mode):
    """Each time the next step forward or back, as an undo or a redo shows it."""
    table = busy.after(Commanded("mode", mode))

    def stepped():
        nonlocal table
        table = table.after(Commanded("undo" if table.tree.can_undo else "redo"))
        return seated(table)

    assert beside_the_baseline(stepped, goal=40, rounds=100, iterations=1).page.panels


def test_a_pointer_that_wanders(beside_the_baseline, busy):
    """Each time another place, and what a press there would do."""
    places = busy.view.scene.places * 2
    points = iter(places)

    def pointed():
        return seated(busy.after(Hovered(next(points))))

    assert beside_the_baseline(pointed, goal=15, rounds=len(places) - 1, iterations=1).page.panels
