"""How fast the questions of the explorer are answered; goals in milliseconds."""

from dataclasses import replace
from random import Random

import pytest

from ft_tutor.analysis.comparing import difference
from ft_tutor.analysis.piles import pile_outcomes
from ft_tutor.analysis.provenance import Number, where_from
from ft_tutor.analysis.why_not import why_not
from ft_tutor.notation import read_position, read_words
from ft_tutor.play.explorer import Explorer
from ft_tutor.play.tree import planted, text_of, tree_of
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import Bid, Buy, EndTurn, Kill
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.history import History
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Resource, Seat, Tile, Tribe

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


PILES = {
    "seven": read_position("c3:yywwgbr c4:y d4:w c2:g e3:b b3:r"),
    "twelve": read_position("c3:yyywwwggbbrr c4:y d4:w c2:g e3:b b3:r"),
    "thirty": read_position("c3:y6w6g6b6r6 c4:y d4:w c2:g e3:b b3:r"),
}


@pytest.mark.parametrize("pile", PILES)
def test_outcomes_of_a_pile(beside_the_baseline, pile):
    found = beside_the_baseline(lambda: pile_outcomes(PILES[pile], Tile.c3), goal=20, **OFTEN)
    assert found


def test_comparing_two_positions(beside_the_baseline):
    pairs = [(new_game(4, seed=seed), new_game(4, seed=seed + 100)) for seed in range(40)]
    beside_the_baseline(lambda: difference(*pairs.pop()), goal=20, rounds=30, iterations=1)


@pytest.mark.parametrize("number", [Number.COINS, Number.POINTS])
def test_where_a_number_of_a_long_game_comes_from(beside_the_baseline, number):
    history, chance = History(START), Random(3)
    while len(history.actions) < 400 and (legal := legal_actions(history.position)):
        history = history.carry_out(chance.choice(legal))
    beside_the_baseline(lambda: where_from(history, Seat.ONE, number), goal=50, rounds=20)


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


def test_all_panels_beside_a_tree_of_500(beside_the_baseline):
    tree, voice = grown(500), Voice()
    explorer, _ = Explorer().after(tree, "where-from", "p1-points")
    explorer, _ = explorer.after(tree, "tree-pin", "250")
    beside_the_baseline(
        lambda: replace(explorer).panels(tree, voice), goal=50, rounds=15, iterations=1
    )
