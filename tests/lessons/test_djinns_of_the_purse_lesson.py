"""The lesson of the djinns that bring coins and cards: each used, and pressed for."""

from pathlib import Path

import pytest
from helpers.lessons import pressed

from ft_tutor.course.load import load_lesson
from ft_tutor.notation import read_position, read_words
from ft_tutor.rules.engine import apply
from ft_tutor.rules.vocabulary import Resource, Seat

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "djinns-of-the-purse")
STEPS = LOADED.lesson.steps


def played(name, words):
    """Player 1 before and after the actions."""
    start = position = read_position(LOADED.lesson.step(name).position)
    for action in read_words(words):
        position = apply(position, action).position
    return start.players[Seat.ONE], position.players[Seat.ONE]


@pytest.mark.rule("D.6", "R2.4.B", "A57")
@pytest.mark.parametrize(
    "words", ["use.echidna.elder2 build.fakir2", "build.fakir2 use.echidna.elder2"]
)
def test_example_builders_doubled_before_or_after(words):
    before, after = played("forty", words)

    assert after.coins - before.coins == 40


@pytest.mark.rule("D.13", "A11")
def test_example_kumarbi_pays_two_spots_lower():
    before, after = played("discount", "bid12.fakir2")

    assert (before.coins - after.coins, after.resources[Resource.FAKIR]) == (5, 1)


@pytest.mark.rule("D.17", "D.5", "D.8")
@pytest.mark.parametrize("presses", ["c2 p1.bouraq e4", "p1.bouraq e4 e4 c2"])
def test_the_second_palace_may_come_first(presses):
    assert pressed(LOADED, "two-palaces", presses).session.passed


@pytest.mark.parametrize(
    ("step", "presses"),
    [
        ("commission", "djinn.utug number.2"),
        ("toll", "b3 c3 sign.collect c3"),
        ("bounty", "d2"),
        ("forty", "p1.echidna number.2 number.2 sign.build"),
        ("lucky-dip", "p1.sloar"),
        ("discount", "spot.12 number.2"),
        ("rich-square", "c5 b5 hand.w b4 hand.r b3 p1.echidna number.2 number.1 sign.build"),
    ],
)
def test_it_can_be_played_by_pressing(step, presses):
    assert pressed(LOADED, step, presses).session.passed
