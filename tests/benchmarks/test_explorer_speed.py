"""How fast the questions of the explorer are answered; goals in milliseconds."""

from random import Random

import pytest

from ft_tutor.analysis.why_not import why_not
from ft_tutor.notation import read_position, read_words
from ft_tutor.play.tree import planted, text_of, tree_of
from ft_tutor.rules.actions import Bid, Buy, EndTurn, Kill
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Resource, Tile, Tribe

OFTEN = {"rounds": 40, "iterations": 3}
START = new_game(4, seed=1)
QUESTIONS = {
    "a dead end": (read_position("c3:ywgb a1:rrr"), read_words("c3")[0]),
    "a bid": (START, Bid(8, 3)),
    "a purchase long before its time": (START, Buy((Resource.SILK, Resource.WHEAT))),
    "a kill long before its time": (START, Kill((Tribe.ELDER,), Tile.f5)),
    "an end that is not due": (START, EndTurn()),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_why_not(beside_the_baseline, question):
    answer = beside_the_baseline(lambda: why_not(*QUESTIONS[question]), goal=20, **OFTEN)
    assert answer.violations


def grown(number):
    """A tree of so many nodes, with branches of whole games."""
    tree, chance = planted(START), Random(5)
    while len(tree.nodes) < number:
        legal = legal_actions(tree.position)
        tree = tree.act(chance.choice(legal))[0] if legal else tree.restart()[0]
    return tree


def test_an_action_in_a_tree_of_500(beside_the_baseline):
    tree = grown(500)
    action = legal_actions(tree.position)[0]
    beside_the_baseline(lambda: tree.act(action), goal=1, **OFTEN)


def test_writing_a_tree_of_500(beside_the_baseline):
    tree = grown(500)
    beside_the_baseline(lambda: text_of(tree), goal=10, **OFTEN)


def test_reading_a_tree_of_500(beside_the_baseline):
    text = text_of(grown(500))
    beside_the_baseline(lambda: tree_of(text), goal=100, rounds=10, iterations=1)
