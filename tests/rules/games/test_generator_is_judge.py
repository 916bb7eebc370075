"""All through whole games with powers and thieves: legal is what has no violation, and only that.

Fakirs that are wasted are an exception: the judge lets them pass, and nobody offers them (A29).

What is offered and what is refused come from different code; here every action that can be named
is judged, at every kind of decision.
"""

from collections import Counter
from functools import cache
from random import Random

import pytest
from helpers.coverage import excused
from helpers.universe import EVERY, answers
from helpers.wasted import offered, wastes_fakirs
from helpers.whole import Game, walk

from ft_tutor.rules.decisions import WINDOWS, Owed
from ft_tutor.rules.engine import IllegalAction, apply, violations
from ft_tutor.rules.rulebook import RULES
from ft_tutor.texts import faults

NUMBERS = range(0, 18 * 7, 7)
"""A game of each of the 18 kinds: 7 and 18 have no divisor in common."""

THIEVES_AT_WORK = tuple(n for n in range(300, 570) if n % 18 in (16, 17))
"""Games of 3 and 4 players who have djinns and thieves: only rare decisions are looked at."""

LOOKED_AT = {
    Owed.BID: 0.12,
    Owed.MOVEMENT: 0.04,
    Owed.TRIBE: 0.2,
    Owed.TILE: 0.2,
    Owed.TURN_END: 0.1,
}
"""How often a decision is looked at; the rare ones always."""

EACH = 2
"""Positions per kind of decision at which all that can be named is judged."""


@cache
def looked_at(number):
    """The positions of a game that are looked at, each with its legal actions."""
    chance, often = Random(number), 0 if number in THIEVES_AT_WORK else 1
    return tuple(
        (position, legal)
        for position, legal, _ in walk(Game(number))
        if chance.random() < LOOKED_AT.get(position.decision.owed, 0) * often
        or position.decision.owed not in LOOKED_AT
    )


@pytest.mark.rule("W1", "W2", "W3", "W4", "A15", "A28", "A33", "A74", "A75", "R2.4.T", "R7.3")
@pytest.mark.parametrize("number", [*NUMBERS, *THIEVES_AT_WORK])
def test_legal_are_exactly_the_actions_without_a_violation(number):
    for position, legal in looked_at(number):
        assert len(set(legal)) == len(legal)
        assert set(legal) == offered(position, answers(position)), position.decision


def test_every_kind_of_decision_and_every_window_was_looked_at():
    owed = Counter(
        position.decision.owed for n in (*NUMBERS, *THIEVES_AT_WORK) for position, _ in looked_at(n)
    )
    assert {kind for kind in (*Owed, *WINDOWS) if owed[kind] < 20} == set()


@pytest.mark.parametrize("owed", Owed)
def test_whatever_can_be_named_is_legal_or_refused_with_rules_and_sentences(owed):
    """The rules are those that can forbid something, as the report on coverage has them."""
    chance, said = Random(owed.value), set()
    every = [one for n in NUMBERS for one in looked_at(n) if one[0].decision.owed is owed]
    for position, legal in chance.sample(every, EACH):
        named = (*EVERY, *legal)
        found = {action: violations(position, action) for action in named}
        allowed = {action for action in named if not found[action]}
        assert {one for one in allowed if not wastes_fakirs(position, one)} == set(legal)
        for violation in (one for several in found.values() for one in several):
            assert violation.rule in RULES
            assert violation.rule not in excused()
            if violation.reason not in said:
                assert faults(violation) == ()
                said.add(violation.reason)
        for action in chance.sample(EVERY, 50):
            if found[action]:
                with pytest.raises(IllegalAction) as caught:
                    apply(position, action)
                assert caught.value.violations == found[action]
