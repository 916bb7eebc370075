"""How fast the engine is; run with
pytest tests/benchmarks --benchmark-only -s
"""

import subprocess
import sys
from random import Random

import pytest

from ft_tutor.analysis.movements import count_movements, movements, outcomes
from ft_tutor.notation import read_position, write_position
from ft_tutor.rules.engine import apply, legal_actions, violations
from ft_tutor.rules.setup import new_board

OFTEN = {"rounds": 60, "iterations": 10}
START = new_board(2, seed=1)
TOWERS = read_position("c3:yywwggbbrrrr d3:r12 a1:b12 f5:w12 e1:g12 b4:y12")
TEN_IN_HAND = read_position("path=c3.w-c4 hand=yywwggbbrr c4:w a1:b f5:w e2:g")


def test_all_movements_of_a_start(beside_the_baseline):
    number = beside_the_baseline(
        lambda: sum(1 for _ in movements(START)), goal=2, rounds=60, iterations=5
    )
    assert number == count_movements(START)


def test_all_movements_of_a_start_as_actions(beside_the_baseline):
    beside_the_baseline(
        lambda: [path.actions() for path in movements(START)], rounds=30, iterations=2
    )


def test_outcomes_of_a_start(beside_the_baseline):
    assert beside_the_baseline(lambda: outcomes(START), goal=0.25, **OFTEN)


def test_outcomes_of_towers_of_twelve(beside_the_baseline):
    assert beside_the_baseline(lambda: outcomes(TOWERS), goal=0.25, **OFTEN)


def test_number_of_movements_of_a_start(beside_the_baseline):
    assert beside_the_baseline(lambda: count_movements(START), rounds=40, iterations=5)


def test_legal_next_drops_with_ten_in_hand(beside_the_baseline):
    assert beside_the_baseline(lambda: legal_actions(TEN_IN_HAND), goal=0.1, **OFTEN)


def test_legal_starts(beside_the_baseline):
    assert beside_the_baseline(lambda: legal_actions(START), **OFTEN)


def test_a_refused_drop(beside_the_baseline):
    position = apply(START, legal_actions(START)[0]).position
    drop = legal_actions(position)[0]
    after = apply(position, drop).position
    assert beside_the_baseline(lambda: violations(after, drop), **OFTEN)


def one_movement():
    chance, position = Random(3), START
    while position.decision:
        position = apply(position, chance.choice(legal_actions(position))).position
    return position


def test_a_random_movement_with_all_its_choices(beside_the_baseline):
    assert beside_the_baseline(one_movement, **OFTEN).decision is None


def test_writing_and_reading_a_position(beside_the_baseline):
    text = write_position(START)
    beside_the_baseline(lambda: write_position(read_position(text)), rounds=20, iterations=2)


@pytest.mark.parametrize("module", ["ft_tutor", "ft_tutor.notation"])
def test_importing(beside_the_baseline, module):
    """A new interpreter each time, less nothing: a bare one is timed beside it."""
    beside_the_baseline(lambda: started(f"import {module}"), goal=300, rounds=7, iterations=1)


def test_importing_nothing(beside_the_baseline):
    beside_the_baseline(lambda: started("pass"), rounds=7, iterations=1)


def started(code):
    return subprocess.run([sys.executable, "-c", code], check=True)
