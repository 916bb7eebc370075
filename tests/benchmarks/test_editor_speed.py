"""How fast a position is edited; goals in milliseconds."""

from ft_tutor.analysis.random_games import random_rounds
from ft_tutor.notation import read_position
from ft_tutor.play.editor import open_editor, panels
from ft_tutor.play.face import Commanded, Pressed
from ft_tutor.play.voice import Voice
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.places import OnTile

OFTEN = {"rounds": 40, "iterations": 3}
VOICE = Voice()
WRECK = "seats=3 c3:y99 a1:camel4 bids=11-- order=0-2:2 p1=enki.enki.camels0 over=yes owed=tile1"


def test_a_press_and_all_that_stands_beside_it(beside_the_baseline):
    editor = open_editor(new_game(4, seed=1, thieves=True))

    def press():
        return panels(editor.after(Pressed(OnTile(Tile.c3))), VOICE)

    assert beside_the_baseline(press, goal=20, **OFTEN)


def test_a_wreck_and_what_mends_it(beside_the_baseline):
    position = read_position(WRECK)
    assert beside_the_baseline(lambda: open_editor(position).mends, goal=40, **OFTEN)


def test_the_middle_of_a_game(beside_the_baseline):
    editor = open_editor(new_game(4, seed=1))

    def begin():
        random_rounds.cache_clear()
        return editor.after(Commanded("edit-begin", "middle"))

    assert beside_the_baseline(begin, goal=100, rounds=10, iterations=1).changed
