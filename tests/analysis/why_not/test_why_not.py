"""Why not: which rule forbids an action, and the smallest changes that would allow it."""

from random import Random

import pytest
from helpers.positions import any_positions
from helpers.universe import EVERY, answers
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.analysis.why_not import MOST_WAYS, search, why_not
from ft_tutor.analysis.why_not.mends import BEYOND, CHOICES, MENDS
from ft_tutor.notation import read_position, read_words
from ft_tutor.rules.actions import Bid, Buy, Drop, Kill, PickUp, TakeCard, UseCard
from ft_tutor.rules.actions import Payment as Pay
from ft_tutor.rules.engine import apply, carry_out, legal_actions, violations
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Resource, Tile, Tribe
from ft_tutor.texts import catalogue, describe, faults, plain


def told(position, word):
    """The changes that would allow an action, in words."""
    answer = why_not(read_position(position), read_words(word)[0])
    for way in answer.ways:
        assert violations(way[-1].position, answer.action) == ()
    return [[plain(describe(change)) for change in way] for way in answer.ways]


SMALLEST = [
    ("c3:yw c4:g d4:y path=c3 hand=yw", "w-d4", "the walk stood on d3 now."),
    ("c3:yw path=c2.y-c3 hand=w c2:w", "w-c2", "the walk had not come from c2."),
    ("path=c3 hand=w c4:g", "w-c4", "one more elder stood on c4."),
    ("path=c3 hand=g c4:w", "w-c4", "an elder were in the hand instead of a merchant."),
    ("path=c3 hand=yw", "y-c4", "one more elder stood on"),
    ("c3:yw", "c3", "one more vizier stood on"),
    ("c4:g", "c3", "one more merchant stood on c3."),
    ("c3:yw c4:y path=a1 hand=y", "c3", "the movement had not begun."),
    ("seats=2 bids=1212 owed=bid1 p1=coins2", "bid5", "player 1 had 3 coins more."),
    ("seats=2 bids=12-- order=5:1.3:2 owed=bid1", "bid5", "the marker of player 1 stood on"),
    ("seats=2 bids=---2 order=0:1.0-2:2.0-1:1 owed=bid2", "bid0", "the marker of player 1"),
    ("path=a1.r-c3 hand=rr owed=end1.tile1.tribe1 f5:y", "kill.y-f5", "more assassins were in"),
    (
        "path=a1.r-c3 hand=rr owed=end1.tile1.tribe1 c4:g",
        "kill.y-c4",
        "one more vizier stood on c4.",
    ),
    ("path=a1.r-c3 hand=bb owed=end1.tile1.tribe1 c4:g", "kill.g-c4", "were assassins."),
    ("path=a1.y-c3 c3:small owed=end1.tile1 row=fish3.silk", "buy.silk", "a silk card lay at"),
    ("path=a1.y-c3 c3:small owed=end1.tile1 row=silk p1=coins1", "buy.silk", "2 coins more."),
    (
        "path=a1.y-c3 c3:sacred6 owed=end1.tile1 djinns=boaz p1=elders1",
        "take.boaz.elder2",
        "one more elder lay",
    ),
    (
        "path=a1.y-c3 c3:sacred6 owed=end1.tile1 djinns=boaz p1=elders2",
        "take.leta.elder2",
        "Leta lay face up.",
    ),
    ("path=a1.y-c3 c3:oasis owed=end1.tile1 palms=0", "place.c3", "a palm tree were left"),
    ("path=a1.y-c3 owed=end1", "sell.gold", "player 1 had one more gold card."),
    ("path=a1.y-c3 owed=end1.tile1", "sell.gold", "what comes before were done"),
    (
        "c3:y owed=end1.tile1.tribe1.movement1 p1=utug.elders2 d1:y.camel2",
        "use.utug.d1.elder2",
        "camel of player 2 did not stand",
    ),
    (
        "c3:y owed=end1.tile1.tribe1.movement1 p1=utug-used.elders2 d1:y",
        "use.utug.d1.elder2",
        "Utug had not been used",
    ),
]


@pytest.mark.parametrize(("position", "word", "expected"), SMALLEST)
def test_the_smallest_change_is_found(position, word, expected):
    ways = told(position, word)
    assert any(expected in way[-1] or expected in way[0] for way in ways), ways


def test_what_is_legal_needs_no_change():
    answer = why_not(read_position("c3:yw c4:g d4:y c2:w"), PickUp(Tile.c3))
    assert (answer.violations, answer.ways, answer.never) == ((), (), False)


def test_a_wrong_choice_is_wrong_in_any_position():
    answer = why_not(new_game(2, seed=1), Bid(0))
    assert answer.never
    assert answer.ways == ()


def test_a_choice_that_would_be_wrong_even_then_says_so():
    position = read_position("c3:yw owed=end1.tile1.tribe1.movement1")
    answer = why_not(position, TakeCard("boaz", Pay(elders=5)))
    assert [violation.reason for violation in answer.violations] == ["not-now"]
    assert [violation.reason for violation in answer.then] == ["take-price"]
    assert answer.ways == ()


def test_several_changes_together_are_found():
    position = read_position("path=a1.y-c3 c3:small owed=end1.tile1 row=fish p1=coins1")
    (way, *_) = why_not(position, Buy((Resource.SILK,))).ways
    assert [change.reason for change in way] == ["coins-more", "row-in-front"]


def test_the_same_question_has_the_same_answer():
    position = read_position("c3:yw c4:g d4:y path=c3 hand=yw")
    action = Drop(Tile.a1, Tribe.ASSASSIN)
    assert why_not(position, action) == why_not(position, action)


def test_every_reason_has_changes_or_a_word_why_not():
    reasons = {key.removeprefix("violation-") for key in catalogue().keys if "violation-" in key}
    groups = (set(MENDS), CHOICES, BEYOND)
    presses = {"press-of-another", "press-not-offered"}  # of the pointer, not of the rules
    assert set().union(*groups) == reasons - presses
    assert sum(map(len, groups)) == len(reasons) - len(presses)


def asked(position, actions):
    """Ask about illegal actions, and see that every way works and can be said."""
    for action in actions:
        answer = why_not(position, action)
        assert bool(answer.violations) == bool(violations(position, action))
        assert len(answer.ways) <= MOST_WAYS
        assert len({len(way) for way in answer.ways}) <= 1
        for way in answer.ways:
            carry_out(way[-1].position, action)
            assert [faults(change) for change in way if faults(change)] == []
        yield answer


def test_most_of_what_a_game_asks_about_has_an_answer():
    chance, earlier, answered = Random(4), [], []
    for seed in range(4):
        position = new_game(chance.choice((2, 3, 4)), seed=seed, thieves=seed % 2 == 0)
        for number in range(150):
            legal = legal_actions(position)
            if not legal:
                break
            if number % 5 == 0 and earlier:
                answered += asked(position, chance.sample(earlier, min(6, len(earlier))))
            earlier += chance.sample(legal, min(3, len(legal)))
            position = apply(position, chance.choice(legal)).position
    refused = [answer for answer in answered if answer.violations and not answer.never]
    assert len(refused) > 400
    assert sum(bool(answer.ways) for answer in refused) > 0.9 * len(refused)


@given(any_positions(), st.integers(0, 999))
def test_no_position_breaks_the_question(position, seed):
    chance = Random(seed)
    actions = chance.sample(EVERY, 4)
    if position.decision:
        actions += chance.sample(list(answers_of(position)), 4)
    for action in actions:
        for way in why_not(position, action).ways:
            assert violations(way[-1].position, action) == ()


def answers_of(position):
    try:
        return answers(position)
    except IndexError:  # whose turn it is does not play
        return EVERY


def test_the_search_is_bounded_by_count(monkeypatch):
    numbers = []
    judged = search.violations
    monkeypatch.setattr(search, "violations", lambda *what: numbers.append(1) or judged(*what))
    chance = Random(1)
    position = new_game(4, seed=1, thieves=True)
    for action in chance.sample(EVERY, 300):
        numbers.clear()
        why_not(position, action)
        assert len(numbers) <= search.MOST_QUESTIONS + 1


def test_a_kill_and_a_power_are_asked_about_without_a_movement():
    position = read_position("c3:y owed=end1.tile1.tribe1")
    assert why_not(position, Kill((Tribe.VIZIER,), Tile.c3)).ways
    assert why_not(position, UseCard("iblis", Pay(fakirs=1))).violations
