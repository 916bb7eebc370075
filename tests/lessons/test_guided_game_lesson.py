"""The guided game: one real game from step to step, and what its words say of the score."""

from itertools import pairwise
from pathlib import Path

import pytest
from helpers.lessons import pressed
from helpers.play import replay

from ft_tutor.course.load import load_lesson
from ft_tutor.course.steps.do import Do
from ft_tutor.notation import read_movement, read_position
from ft_tutor.rules.scoring import total, winners
from ft_tutor.rules.vocabulary import Seat

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "guided-game")
STEPS = LOADED.lesson.steps
ONE, TWO, THREE, _ = Seat
ENDS = ("sale", "keep")
"""After these steps player 1 ends the turn, as their last words say."""


def start_of(name):
    return read_position(LOADED.lesson.step(name).position)


def totals(position):
    return [total(position, seat) for seat in (ONE, TWO, THREE)]


def played(position, step):
    """The position after a step: its solution, or what it shows."""
    actions = step.solution_actions if isinstance(step, Do) else getattr(step, "movement", ())
    position = replay(position, actions).position
    return (
        replay(position, read_movement("end", position)).position if step.id in ENDS else position
    )


@pytest.mark.parametrize(("step", "after"), list(pairwise(STEPS)), ids=lambda one: one.id)
def test_each_step_begins_where_the_one_before_ends(step, after):
    assert played(read_position(step.position), step) == read_position(after.position)


@pytest.mark.rule("R4.1", "R5.1")
def test_player_1_wins_by_two_points():
    end = start_of("sheet")

    assert end.turn.over
    assert totals(end) == [132, 122, 130]
    assert winners(end) == (ONE,)


def test_player_3_is_ahead_before_the_last_round():
    assert totals(start_of("last-bid")) == [109, 109, 123]


def test_without_the_last_card_player_3_would_win():
    position = start_of("card")
    for step in STEPS[[one.id for one in STEPS].index("card") :]:
        if step.id == "card":
            position = replay(position, read_movement("pass", position)).position
        else:
            position = played(position, step)

    assert totals(position)[ONE] == 129
    assert winners(position) == (THREE,)


def test_the_viziers_bring_25_points():
    before, after = (totals(start_of(name))[ONE] for name in ("viziers", "card"))

    assert after - before == 25


@pytest.mark.rule("R1.2", "R1.6")
def test_after_a_lower_bid_player_3_can_pay_for_an_earlier_turn():
    low = read_movement("bid3 bid0 bid5", start_of("last-bid"))
    position = replay(start_of("last-bid"), low).position

    assert position.turn.active is THREE
    assert read_movement("b5:w-b4 y-c4 collect", position)


@pytest.mark.rule("R2.4.R", "D.10")
@pytest.mark.parametrize(
    ("presses", "passes"),
    [
        ("p1.iblis p1.fakir d2", True),
        ("c3", True),
        ("p1.iblis p1.fakir f3", True),
        ("d4 d4.g", False),
    ],
)
def test_every_kill_that_wins_a_tile_passes(presses, passes):
    assert pressed(LOADED, "kill", presses).session.passed is passes


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("first-bid", "spot.5"),
        ("two-steps", "d5 hand.g d4 hand.r d3"),
        ("djinn", "djinn.jafaar p1.fakir"),
        ("sale", "p1.fish p1.wheat p1.pottery sign.sell"),
        ("last-bid", "spot.5"),
        ("viziers", "b5 hand.w b4 hand.y c4 sign.collect"),
        ("card", "row.2"),
    ],
)
def test_the_other_decisions_are_made_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
