"""Every decision is made by pressing places: all that is legal, and nothing else, is reached."""

from collections import Counter, defaultdict
from dataclasses import replace
from random import Random
from typing import get_args

import pytest
from helpers.positions import any_positions
from helpers.presses import CARDS, EVERYWHERE, reached
from helpers.wasted import wastes_fakirs
from helpers.whole import Game, walk
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.play.choices import Meant, choices, meant
from ft_tutor.play.choices.meaning import WHOLES
from ft_tutor.play.choices.spelling import ROWS
from ft_tutor.rules.actions import Action, Drop, PickUp, Sell
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import violations
from ft_tutor.rules.vocabulary import SEATS, TILES
from ft_tutor.scene.places import Place
from ft_tutor.texts import faults

MOST_PRESSES = 3
"""For any action but a sale, which takes a press per good and one more."""

LONG = 150
"""Positions with more legal actions, mostly sales, are looked at now and then."""


def sampled(game):
    """Some positions of a game, with their legal actions; fewer of the movements."""
    for number, (position, legal, _) in enumerate(walk(game)):
        every = 12 if isinstance(legal[0], PickUp | Drop) or len(legal) > LONG else 3
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


def test_every_kind_of_action_and_of_place_has_its_row():
    assert set(ROWS) == set(get_args(Action))
    assert {type(place) for place in EVERYWHERE} == set(get_args(Place))


def one_of_each():
    """Positions in which each kind of action answers each kind of decision."""
    seen = Counter()
    for number in (9, 10, 11, 15, 16, 17):
        for position, legal, action in walk(Game(number)):
            kind = position.decision.owed, type(action)
            seen[kind] += 1
            if seen[kind] == 1:
                yield position, legal
    assert {owed for owed, _ in seen} == set(Owed)


def some_picks(position, legal, chance):
    """What may have been picked: nothing, some of what leads on, and anything at all."""
    picked = ()
    while picked is not None:
        yield picked
        offered = choices(position, picked, legal=legal)
        ways = [place for place, action in offered.items() if action is None]
        picked = (*picked, chance.choice(ways)) if ways else None
    yield tuple(chance.sample(EVERYWHERE, 2))


def check(position, legal, place, meaning):
    """A press makes an action of its place that may be made, or says why not, or picks."""
    action, found = meaning.action, meaning.violations
    if action is None:
        assert not found
        return
    judged = violations(position, action)
    if found:
        assert found == judged or found[0].reason.startswith("press-")
        assert not any(faults(one) for one in found)
        return
    assert not judged
    assert not meaning.picked
    assert wastes_fakirs(position, action) or spells(position, action, place)


def spells(position, action, place):
    """Whether a place, or what it is a part of, is pressed for an action."""
    spellings = ROWS[type(action)].spelled(position.decision.who, position, action)
    places = {one for way in spellings for one in (*way.first, *way.must, *way.may)}
    whole = WHOLES.get(type(place), lambda part: part)(place)
    return place in places or whole in places


def test_every_press_on_every_place_has_an_answer():
    chance = Random(6)
    for turn, (position, legal) in enumerate(one_of_each()):
        for picked in some_picks(position, legal, chance):
            for place in chance.sample(EVERYWHERE, 40) if picked else EVERYWHERE[turn % 3 :: 3]:
                check(position, legal, place, meant(position, picked, place, legal=legal))


def strange(position, chance):
    """The position with any decision owed by anybody, about anything, and any movement."""
    cards = (None, *CARDS)
    decision = Decision(
        owed=chance.choice(tuple(Owed)),
        who=chance.choice(SEATS),
        tile=chance.choice((None, *TILES)),
        card=chance.choice(cards),
        cards=tuple(chance.sample(CARDS, chance.randint(0, 3))),
    )
    movement = chance.choice((None, position.turn.movement))
    turn = replace(position.turn, pending=(decision,), movement=movement)
    return replace(position, turn=replace(turn, active=chance.choice(SEATS)))


def test_no_decision_is_too_strange_for_a_press():
    chance = Random(7)
    for position, _ in one_of_each():
        for _ in range(8):
            odd = strange(position, chance)
            for picked in ((), tuple(chance.sample(EVERYWHERE, 2))):
                choices(odd, picked)
                for place in chance.sample(EVERYWHERE, 12):
                    meant(odd, picked, place)


@given(any_positions(), st.lists(st.sampled_from(EVERYWHERE), max_size=3), st.randoms())
def test_no_position_is_too_strange_for_a_press(position, picked, chance):
    choices(position, tuple(picked))
    for place in chance.sample(EVERYWHERE, 20):
        meant(position, tuple(picked), place)
