"""Endings of half-built movements against plain search with the engine."""

import pytest

from ft_tutor.analysis.endings import count_endings, ending, endings, outcomes_left
from ft_tutor.analysis.movements import MovementOutcome
from ft_tutor.notation import read_position
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.vocabulary import Tile, Tribe

BEGUN = [
    "c4:w e4:y path=c3.w-c4 hand=yy",
    "c4:w c5:g d2:y path=c3.w-c4 hand=yyg",
    "a1:b b1:rr path=a2.b-a1 hand=rr",
    "c4:w e4:y path=c3 hand=ywg",
    "c4:w path=c3.w-c4 hand=yygg",
    "a1:w path=a2.w-a1 hand=y5",
    "b2:w d2:g path=b3.w-b2 hand=y3wg",
    "f5:w path=f4.w-f5 hand=g",
]


def searched(position):
    """Every ending, found step by step."""
    if not position.decision or not any(position.hand):
        return {()}
    return {
        (action, *rest)
        for action in legal_actions(position)
        for rest in searched(apply(position, action).position)
    }


@pytest.mark.parametrize("text", BEGUN)
@pytest.mark.rule("R2.2.8")
def test_endings_are_what_a_search_finds(text):
    position = read_position(text)
    found = list(endings(position))
    assert len(set(found)) == len(found)
    assert set(found) == searched(position)


@pytest.mark.parametrize("text", BEGUN)
def test_the_number_of_endings(text):
    position = read_position(text)
    assert count_endings(position) == len(searched(position))


@pytest.mark.parametrize("text", BEGUN)
def test_the_outcomes_that_are_left_and_a_way_to_each(text):
    position = read_position(text)
    ends = {(path[-1].tile, path[-1].tribe) for path in searched(position)}
    left = outcomes_left(position)
    assert len(left) == len(ends)
    assert {(outcome.end, outcome.tribe) for outcome in left} == ends
    for outcome in left:
        assert ending(position, outcome) in searched(position)
        assert ending(position, outcome)[-1].tile == outcome.end


def test_a_tall_hand_is_counted_at_once():
    assert count_endings(read_position("c4:w path=c3.w-c4 hand=y9g9w5")) > 10**15


def test_a_finished_movement_has_no_endings():
    position = read_position("c4:w path=c3.w-c4")
    assert not list(endings(position))
    assert (count_endings(position), outcomes_left(position)) == (0, ())


def test_no_movement_has_begun():
    with pytest.raises(ValueError, match="begun"):
        count_endings(read_position("c3:yw c4:g"))


def test_an_outcome_out_of_reach():
    position = read_position("c4:w e4:y path=c3.w-c4 hand=yy")
    with pytest.raises(ValueError, match="no ending"):
        ending(position, MovementOutcome(Tile.c3, Tile.a1, Tribe.VIZIER))
