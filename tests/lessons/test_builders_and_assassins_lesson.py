"""The lesson of builders and assassins: what it promises, the rulebook's worked examples in it."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson
from ft_tutor.course.stage.page import shown
from ft_tutor.notation import read_position
from ft_tutor.play.face import Style
from ft_tutor.rules.engine import apply, violations
from ft_tutor.rules.measures import blue_tiles
from ft_tutor.rules.vocabulary import Resource, Seat, Tile, Tribe
from ft_tutor.scene.theme import LIGHT

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "builders-and-assassins")
STEPS = LOADED.lesson.steps


def step(name):
    return LOADED.lesson.step(name)


def played(start, actions):
    """The position after legal actions."""
    for action in actions:
        assert violations(start, action) == ()
        start = apply(start, action).position
    return start


def solved(name):
    """The position at the start of a step, and after its solution."""
    start = read_position(step(name).position)
    return start, played(start, step(name).solution[0])


def camels(position, *tiles):
    return [position.squares[tile].camel for tile in tiles]


@pytest.mark.rule("R2.4.B")
def test_example_builders():
    start, end = solved("twenty")

    assert blue_tiles(start, Tile.c3) == 4
    assert start.hand[Tribe.BUILDER] == 3
    assert end.players[Seat.ONE].coins - start.players[Seat.ONE].coins == 20
    assert end.players[Seat.ONE].resources[Resource.FAKIR] == 0


@pytest.mark.rule("R2.4.B")
def test_example_builders_on_a_blue_tile():
    start = read_position(step("blue-floor").position)
    end = played(start, step("twenty").solution[0])

    assert blue_tiles(start, Tile.c3) == 5
    assert end.players[Seat.ONE].coins - start.players[Seat.ONE].coins == 25
    assert step("blue-floor").right == ("inside",)


@pytest.mark.rule("R2.4.R", "R2.3.2")
def test_example_two_tiles_in_one_turn():
    start, end = solved("two-camels")

    assert camels(start, Tile.d2, Tile.d3) == [None, None]
    assert camels(end, Tile.d2, Tile.d3) == [Seat.ONE, Seat.ONE]


@pytest.mark.rule("A19", "R4.1")
def test_example_one_camel_left():
    start = read_position(step("last-camel").position)
    end = played(start, step("last-camel").movement)

    assert start.players[Seat.ONE].camels == 1
    assert camels(end, Tile.d2, Tile.d3) == [None, Seat.ONE]
    assert sum(end.squares[Tile.d2].meeples) == 0
    assert end.turn.last_round


@pytest.mark.rule("R2.4.R", "A17")
def test_example_a_kill_on_the_final_tile():
    start = read_position(step("doormat").position)
    end = played(start, step("doormat").movement)

    assert camels(end, Tile.c3) == [Seat.ONE]


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("wages", "b3 c3 sign.build"),
        ("twenty", "number.2 sign.build"),
        ("blade", "d4 d4.y"),
        ("long-arm", "e4"),
        ("at-the-table", "p2.y"),
        ("two-camels", "c3 d3 d2"),
        ("purse", "b3 hand.w b4 hand.y c4 d4 number.1 sign.build"),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed


def test_a_victim_is_not_looked_for_in_the_hand():
    answer = shown(pressed(LOADED, "blade", "d4"), Style(LIGHT)).page.answer

    assert "Who shall be killed there?" in answer
    assert "rug" not in answer
