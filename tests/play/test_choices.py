"""Every legal action is reached by pressing places, and nothing else is."""

from collections import defaultdict

import pytest
from helpers.presses import reached
from helpers.whole import Game, walk

from ft_tutor.play.choices import Meant, meant
from ft_tutor.rules.actions import Drop, PickUp, Sell

MOST_PRESSES = 3
"""For any action but a sale, which takes a press per good and one more."""

LONG = 150
"""Positions with more legal actions, mostly sales, are looked at now and then."""


def sampled(game):
    """Some positions of a game, with their legal actions; fewer of the movements."""
    for number, (position, legal, _) in enumerate(walk(game)):
        every = 8 if isinstance(legal[0], PickUp | Drop) or len(legal) > LONG else 2
        if number % every == 0:
            yield position, legal


@pytest.mark.parametrize("number", range(18), ids=lambda number: Game(number).name)
def test_presses_reach_every_legal_action_and_no_other(number):
    presses = defaultdict(int)
    for position, legal in sampled(Game(number)):
        found = {}
        for picked, place, action in reached(position, legal):
            wanted = Meant((*picked, place)) if action is None else Meant((), action)
            assert meant(position, picked, place, legal=legal) == wanted
            if action is not None:
                found.setdefault(action, len(picked) + 1)
        assert set(found) == set(legal)
        for action, number_of_presses in found.items():
            more = len(action.goods) - 2 if isinstance(action, Sell) else 0
            kind = type(action).__name__
            presses[kind] = max(presses[kind], number_of_presses - more)
    assert max(presses.values()) <= MOST_PRESSES, dict(presses)
