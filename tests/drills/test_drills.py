"""Drills: every promise of every family holds, whatever the seed."""

from datetime import date, timedelta
from pathlib import Path

import pytest

import ft_tutor
from ft_tutor.analysis.movements import outcomes, route
from ft_tutor.course.drills import making
from ft_tutor.course.drills.families import DRILLS, FAMILIES
from ft_tutor.course.drills.making import LEVELS, DrillError, drill, families_for, of_the_day
from ft_tutor.course.drills.words import PREFIX
from ft_tutor.course.referee import tried
from ft_tutor.course.tries import Try
from ft_tutor.notation import read_position
from ft_tutor.rules.actions import Bid
from ft_tutor.rules.engine import legal_actions
from ft_tutor.texts import catalogue

from .checking import check

SEEDS = range(20)
NAMES = [family.name for family in FAMILIES]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_every_promise_holds(name, level):
    for seed in SEEDS:
        check(drill(name, level, seed))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_drill(name):
    assert drill(name, 2, 5).step == drill(name, 2, 5).step
    steps = [drill(name, 2, seed).step for seed in range(8)]
    assert any(step != steps[0] for step in steps)


@pytest.mark.parametrize("rule", DRILLS)
def test_a_rule_is_drilled_by_a_family_of_its_own(rule):
    assert rule in drill(rule, 1, 3).family.rules
    assert len(DRILLS) >= 20


@pytest.mark.rule("R2.3.2")
@pytest.mark.parametrize("level", LEVELS)
def test_every_movement_that_wins_a_tile_is_accepted(level):
    for seed in range(4):
        step = drill("win-a-tile", level, seed).step
        start = read_position(step.position)
        wanted = {one.end for one in [solution(step, start)]}
        for one in outcomes(start):
            attempt = tried(start, route(start, one))
            won = attempt.position.squares[one.end].camel is not start.squares[one.end].camel
            asked = won and (level < 3 or one.end in wanted)
            assert step.accept.holds(attempt) is asked


def solution(step, start):
    end = tried(start, step.solution_actions).position.turn.movement.here
    return next(one for one in outcomes(start) if one.end is end)


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("level", LEVELS)
def test_just_one_spot_is_the_one_that_was_asked_for(level):
    for seed in range(4):
        step = drill("which-spot", level, seed).step
        start = read_position(step.position)
        bids = [action for action in legal_actions(start) if isinstance(action, Bid)]
        passing = [bid for bid in bids if step.accept.holds(tried(start, (bid,)))]
        assert len(passing) == 1
        assert not step.accept.holds(Try(start, start))


@pytest.mark.parametrize("lacking", ["R9.9", "no-such-family", "R0.1"])
def test_a_rule_without_drills_is_named(lacking):
    with pytest.raises(DrillError, match=lacking):
        drill(lacking, 1, 1)
    assert families_for(lacking) == ()


def test_there_are_three_levels():
    with pytest.raises(DrillError, match="no level 4"):
        drill("", 4, 1)


def test_where_chance_brings_nothing_that_is_said(monkeypatch):
    monkeypatch.setattr(making, "unkept", lambda _step: iter(["position-impossible"]))
    with pytest.raises(DrillError, match="no drill of 'sale' was found at level 1 from seed 7"):
        drill("sale", 1, 7)


def test_the_puzzle_of_a_day_is_the_same_for_all_and_harder_towards_sunday():
    monday = date(2026, 11, 23)
    days = [monday + timedelta(number) for number in range(len(FAMILIES))]
    puzzles = [of_the_day(day) for day in days]
    assert puzzles[0].step == of_the_day(monday).step
    assert [puzzle.level for puzzle in puzzles[:7]] == sorted(
        puzzle.level for puzzle in puzzles[:7]
    )
    assert len({puzzle.family.name for puzzle in puzzles}) == len(FAMILIES)


def sentences():
    package = Path(ft_tutor.__file__).parent / "course" / "drills"
    return "".join(path.read_text("utf-8") for path in sorted(package.glob("*.py")))


def test_no_sentence_of_a_drill_is_left_over():
    code = sentences()
    keys = [key for key in catalogue().keys if key.startswith(f"{PREFIX}-")]
    parts = {key: part for key in keys for name in NAMES if (part := key.partition(f"{name}-")[2])}
    assert set(parts) == set(keys)
    assert len(keys) > 100
    unused = [key for key in keys if not _is_used(parts[key], code)]
    assert unused == []


def _is_used(part, code):
    """Whether a part stands in the code, whole or put together of its beginning and an id."""
    pieces = part.split("-")
    if f'"{part}"' in code:
        return True
    heads = ("-".join(pieces[:cut]) for cut in range(1, len(pieces)))
    tails = ("-".join(pieces[cut:]) for cut in range(1, len(pieces)))
    return any(f'"{head}-{{' in code or f'"{head}"' in code for head in heads) or any(
        f'-{tail}"' in code for tail in tails
    )
