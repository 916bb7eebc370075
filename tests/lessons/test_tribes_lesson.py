"""The lesson of the tribes: what it promises, and the rulebook's worked examples in it."""

from pathlib import Path

import pytest
from helpers.lessons import press, word_count

from ft_tutor.course.load import load_lesson
from ft_tutor.course.session import begin
from ft_tutor.course.stage.page import shown
from ft_tutor.course.stage.stage import open_stage
from ft_tutor.course.steps.do import Do
from ft_tutor.notation import read_position
from ft_tutor.play.face import Style
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.rules.engine import apply, violations
from ft_tutor.rules.measures import blue_tiles
from ft_tutor.rules.vocabulary import RULES_OF_TRIBES, Resource, Seat, Tile, Tribe
from ft_tutor.scene.theme import LIGHT

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "tribes")
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


def test_every_tribe_has_its_step():
    assert {rule for one in STEPS for rule in one.rules} == set(RULES_OF_TRIBES.values())


def test_it_begins_with_a_move_and_few_words():
    first = STEPS[0]

    assert isinstance(first, Do)
    words = (first.title, first.intro, first.goal)
    assert word_count(LOADED, *words) <= 50


def test_goals_are_short():
    words = [len(LOADED.texts.markdown(one.goal).split()) for one in STEPS if hasattr(one, "goal")]

    assert max(words) <= 20
    assert sum(words) / len(words) <= 10


def test_every_do_step_foresees_a_mistake():
    assert [one.id for one in STEPS if isinstance(one, Do) and not one.wrong] == []


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

    assert [start.squares[tile].camel for tile in (Tile.d2, Tile.d3)] == [None, None]
    assert [end.squares[tile].camel for tile in (Tile.d2, Tile.d3)] == [Seat.ONE, Seat.ONE]


@pytest.mark.rule("R2.4.R")
def test_example_a_kill_on_the_final_tile():
    start = read_position(step("doormat").position)
    end = played(start, step("doormat").movement)

    assert end.squares[Tile.c3].camel is Seat.ONE


@pytest.mark.rule("R2.4.G")
def test_the_right_cards_are_the_first_of_the_row():
    row = read_position(step("first-come").position).supply.row

    assert row[:3] == (Resource.WHEAT, Resource.FAKIR, Resource.FISH)
    assert step("first-come").right == ("first",)


def test_a_wrong_try_is_answered_in_its_own_words():
    session = begin(step("jewels"))
    for action in step("jewels").wrong[0].attempt:
        session, feedback = session.act(action)

    assert (feedback.kind, feedback.say) == (FeedbackKind.WRONG, "jewels.too-few")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("viziers", ["b3", "c3", "sign.collect"]),
        ("purse", ["b3", "hand.w", "c3", "hand.y", "d3", "d4", "sign.build"]),
        ("jewels", ["c3", "d3", "sign.collect"]),
        ("twenty", ["number.2", "sign.build"]),
        ("blade", ["d4.y"]),
        ("long-arm", ["e4"]),
        ("at-the-table", ["p2.y"]),
        ("two-camels", ["c3", "d3", "d2"]),
    ],
)
def test_it_can_be_played_by_pressing(name, words):
    stage = open_stage(LOADED, {}, step=name)
    for word in words:
        stage = press(stage, word)

    assert stage.session.passed


def test_a_victim_is_not_looked_for_in_the_hand():
    stage = press(open_stage(LOADED, {}, step="blade"), "d4")

    answer = shown(stage, Style(LIGHT)).page.answer
    assert "choose the rest" in answer
    assert "rug" not in answer
