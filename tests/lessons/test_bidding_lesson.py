"""The lesson about bidding: its first words, its goals, and the rulebook's worked examples."""

from pathlib import Path

import pytest
from helpers.lessons import pressed
from helpers.play import replay

from ft_tutor.course.load import load_lesson
from ft_tutor.course.session import begin
from ft_tutor.course.stage.reply import reply_said
from ft_tutor.course.steps.do import Do
from ft_tutor.course.wording import count_words
from ft_tutor.notation import read_position
from ft_tutor.rules.engine import violations
from ft_tutor.rules.vocabulary import Seat

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "bidding")
STEPS = LOADED.lesson.steps
ONE, TWO, THREE, FOUR = Seat


def start_of(name):
    return read_position(LOADED.lesson.step(name).position)


def order(position):
    """The markers on the turn order track, whoever plays first first."""
    return [seat for seat in reversed(position.turn.turn_track) if seat is not None]


def words(*keys):
    return sum(count_words(LOADED.texts.markdown(key)) for key in keys)


def test_the_first_step_is_a_bid_and_quickly_read():
    bid = STEPS[0]

    assert isinstance(bid, Do)
    assert words(bid.title, bid.intro, bid.goal) <= 50


def test_the_learner_stays_you_when_another_player_bids_next():
    session, feedback = begin(STEPS[0]).act(STEPS[0].solution[0][0])
    said = reply_said(feedback, session, LOADED.texts, "en")

    assert "You pay" in said
    assert "You bid" not in said
    assert "settled" not in said


def test_every_do_step_foresees_two_mistakes_but_for_the_first():
    assert [one.id for one in STEPS[1:] if isinstance(one, Do) and len(one.wrong) < 2] == []


@pytest.mark.rule("R1.1", "R1.3", "R1.5", "R1.6", "R2.1.1")
def test_example_four_bids():
    movement = LOADED.lesson.step("whole-bidding").movement
    begun = replay(start_of("whole-bidding"), movement).position

    assert [player.coins for player in begun.players] == [47, 49, 50, 50]
    assert begun.turn.bid_track[0] is ONE
    assert order(begun) == [TWO, FOUR, THREE]


@pytest.mark.rule("R1.2")
def test_example_a_spot_is_taken():
    same = LOADED.lesson.step("same-price")
    (found,) = violations(start_of("same-price"), same.movement[0])

    assert (found.reason, found.rule) == ("bid-spot-taken", same.verdict)


@pytest.mark.rule("R1.4")
def test_example_the_zeros_are_full():
    full = LOADED.lesson.step("zeros-full")
    refused = next(wrong for wrong in full.wrong if "R1.4" in wrong.when.refused)
    begun = replay(start_of("zeros-full"), full.solution[0]).position

    assert violations(start_of("zeros-full"), refused.attempt[0])[0].reason == "bid-zeros-full"
    assert begun.turn.active is ONE
    assert order(begun) == [FOUR, THREE, TWO]


@pytest.mark.rule("R1.7")
def test_two_turns_in_a_row_need_no_coin():
    begun = replay(start_of("two-markers"), LOADED.lesson.step("two-markers").solution[0]).position

    assert begun.turn.active is TWO
    assert order(begun) == [ONE, ONE, TWO]
    assert begun.players[ONE].coins == start_of("two-markers").players[ONE].coins


def test_the_last_step_is_a_bid_and_the_walk_that_it_pays_for():
    presses = "spot.12 a5 hand.y b5 hand.w b4 a4"

    assert pressed(LOADED, "your-walk", presses).session.passed
