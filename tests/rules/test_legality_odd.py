"""Positions that cannot be, as somebody may write them: still an answer to every question."""

from dataclasses import replace
from random import Random

import pytest
from helpers.positions import any_positions, cards, djinn_ids, seats, thief_ids
from helpers.universe import BY_DECISION, THIEVES_USED, USES
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.notation import read_position, write_position
from ft_tutor.rules.actions import Keep, Pass, UseThief
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import apply, legal_actions, violations
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.texts import faults

decisions = st.builds(
    Decision,
    st.sampled_from(Owed),
    seats,
    st.booleans(),
    st.none() | st.sampled_from(Tile),
    st.none() | djinn_ids | thief_ids,
    cards(djinn_ids),
)


@st.composite
def odd_positions(draw):
    """Anything on the table, and anything owed by anybody, as the notation can say it."""
    position = draw(any_positions())
    pending = tuple(draw(st.lists(decisions, min_size=1, max_size=3)))
    position = replace(position, turn=replace(position.turn, pending=pending))
    return read_position(write_position(position))


@given(odd_positions(), st.integers(0, 2**32))
def test_what_is_offered_can_be_done_and_the_rest_is_refused(position, seed):
    chance, legal = Random(seed), legal_actions(position)
    answers = (*BY_DECISION[position.decision.owed], *THIEVES_USED)
    some = (*chance.sample(answers, min(len(answers), 60)), *map(chance.choice, USES.values()))
    for action in some:
        assert action not in legal or violations(position, action) == ()
    for action in chance.sample(legal, min(len(legal), 30)):
        assert violations(position, action) == ()
        assert apply(position, action).events


@pytest.mark.rule("R0.1")
@pytest.mark.parametrize("text", ["seats=2 turn=3 owed=end3", "seats=3 owed=bid4"])
def test_nobody_acts_for_a_seat_that_is_not_played(text):
    position = read_position(text)
    assert legal_actions(position) == ()
    (found,) = violations(position, Pass())
    assert (found.reason, found.rule) == ("not-playing", "R0.1")
    assert faults(found) == ()


def test_a_djinn_is_kept_whoever_asks_for_it():
    position = read_position("owed=keep1:by-houssain:utug djinn-deck=boaz")
    assert apply(position, Keep("utug")).position.players[0].djinns[0].card == "utug"


@pytest.mark.rule("R2.4.T", "A77")
def test_a_thief_is_used_by_the_player_whose_turn_it_is():
    position = read_position("turn=1 owed=end1.thief2:by-ziad p2=ziad")
    assert legal_actions(position) == (Pass(),)
    assert [found.reason for found in violations(position, UseThief("ziad"))] == ["thief-not-held"]
