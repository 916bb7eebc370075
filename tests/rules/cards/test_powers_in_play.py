"""Whole games with djinns, elders and fakirs for everybody."""

from collections import Counter
from random import Random

import pytest
from helpers.pieces import pieces
from helpers.rich import NAMED, random_action, rich_game, walked
from helpers.wasted import offered
from hypothesis import given, settings
from hypothesis import strategies as st

from ft_tutor.rules.actions import PlacePiece, UseCard
from ft_tutor.rules.cards.using_djinns import POWERS
from ft_tutor.rules.engine import apply, legal_actions, violations
from ft_tutor.rules.problems import problems
from ft_tutor.texts import faults

KINDS = {type(action) for action in NAMED}


@st.composite
def rich_positions(draw):
    """A position after some random actions of a rich game."""
    seed = draw(st.integers(0, 10_000))
    position = rich_game(draw(st.sampled_from((2, 3, 4))), seed, thieves=draw(st.booleans()))
    return walked(position, Random(seed), draw(st.integers(0, 220)))


@settings(max_examples=150, deadline=None)
@given(rich_positions())
def test_legal_are_exactly_the_actions_without_a_violation(position):
    legal = [action for action in legal_actions(position) if type(action) in KINDS]

    assert len(set(legal)) == len(legal)
    assert set(legal) == offered(position, NAMED)


@settings(max_examples=40, deadline=None)
@given(rich_positions())
def test_whatever_is_refused_is_said_whole(position):
    said = set()
    for action in NAMED:
        for violation in violations(position, action):
            if violation.reason not in said:
                assert faults(violation) == ()
                said.add(violation.reason)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_powers_keep_all_pieces_and_end(players):
    used = Counter()
    for seed in range(12):
        chance, position = Random(seed), rich_game(players, seed)
        before = pieces(position)
        while position.decision:
            action = random_action(position, chance)
            outcome = apply(position, action)
            position = outcome.position
            if isinstance(action, UseCard):
                used[action.card] += 1
            elif isinstance(action, PlacePiece) and action.payment:
                used["moved"] += 1
            assert pieces(position) == before
            assert all(player.coins >= 0 for player in position.players)
        assert position.turn.over
        assert problems(position) == ()
    assert set(used) >= {*POWERS, "moved"} - {"sloar", "iblis", "echidna"}
