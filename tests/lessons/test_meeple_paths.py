"""The first lesson: what it promises the beginner, and the rulebook's worked examples in it."""

from collections import Counter
from pathlib import Path

import pytest

from ft_tutor.course.lint import lint
from ft_tutor.course.load import load_lesson
from ft_tutor.course.steps.do import Do
from ft_tutor.notation import read_position
from ft_tutor.rules.engine import apply, violations
from ft_tutor.rules.vocabulary import Seat, Tile, TileKind, Tribe

ROOT = Path(__file__).parents[2]
LOADED = load_lesson(ROOT / "lessons", "meeple-paths")
STEPS = LOADED.lesson.steps


def step(name):
    return LOADED.lesson.step(name)


def play(name, movement):
    """Play a movement from a step's position; the position before, after, and what was refused."""
    start = position = read_position(step(name).position)
    for action in movement:
        if found := violations(position, action):
            return start, position, found
        position = apply(position, action).position
    return start, position, ()


def meeples(position, tile):
    """The meeples of a tile in letters."""
    counts = position.squares[tile].meeples
    return "".join(tribe.letter * counts[tribe] for tribe in Tribe)


def hand(position):
    return "".join(tribe.letter * position.hand[tribe] for tribe in Tribe)


def tried(name, rule):
    """The try of a step's wrong entry that is refused for a rule."""
    entry = next(wrong for wrong in step(name).wrong if rule in wrong.when.refused)
    return play(name, entry.attempt)


def solved(name):
    return play(name, step(name).solution[0])


def kind(position, tile):
    return position.layout[tile].kind


def test_the_course_keeps_its_promises():
    assert lint(ROOT / "lessons") == ()


def test_all_kinds_of_step_are_there_and_the_first_is_a_move():
    kinds = Counter(one.kind for one in STEPS)

    assert set(kinds) == {"tell", "show", "do", "choose", "referee", "free"}
    assert len(STEPS) >= 12
    assert isinstance(STEPS[0], Do)


def test_the_first_words_are_few_enough_to_move_within_a_minute():
    keys = (LOADED.lesson.intro, STEPS[0].intro, STEPS[0].goal)

    assert sum(len(LOADED.texts.markdown(key).split()) for key in keys) <= 90


def test_goals_are_short():
    words = [len(LOADED.texts.markdown(one.goal).split()) for one in STEPS if hasattr(one, "goal")]

    assert max(words) <= 20
    assert sum(words) / len(words) <= 10


def test_every_do_step_foresees_a_mistake():
    assert [one.id for one in STEPS if isinstance(one, Do) and not one.wrong] == []


@pytest.mark.rule("R2.2.4", "R2.3.1", "R2.3.2")
def test_example_two_meeples():
    start, end, refused = solved("last-colour")

    assert refused == ()
    assert (meeples(start, Tile.b3), meeples(start, Tile.d3)) == ("yw", "w")
    assert (hand(end), meeples(end, Tile.c3)) == ("ww", "yg")
    assert end.squares[Tile.d3].camel is Seat.ONE
    assert [found.reason for found in tried("last-colour", "R2.2.4")[2]] == ["drop-last-no-match"]


@pytest.mark.rule("R2.2.2")
def test_example_diagonal():
    start, _, refused = play("corners", step("corners").movement)

    assert (meeples(start, Tile.b3), meeples(start, Tile.c2)) == ("g", "g")
    assert kind(start, Tile.c2) is TileKind.OASIS
    assert [found.reason for found in refused] == ["drop-diagonal"]


@pytest.mark.rule("R2.2.3")
def test_example_straight_back():
    start, _, refused = tried("no-u-turn", "R2.2.3")

    assert (meeples(start, Tile.b3), kind(start, Tile.b3)) == ("rr", TileKind.SMALL_MARKET)
    assert [found.subject[0] for found in refused] == [Tile.b3]


@pytest.mark.rule("R2.2.3", "R2.2.4", "R2.3.1")
def test_example_loop():
    start, end, refused = play("loop", step("loop").movement)
    kinds = [kind(start, tile) for tile in (Tile.b2, Tile.c2, Tile.c3, Tile.b3)]

    assert refused == ()
    assert (meeples(start, Tile.b2), meeples(start, Tile.c2)) == ("yggbr", "g")
    assert kinds == [
        TileKind.SMALL_MARKET,
        TileKind.OASIS,
        TileKind.LARGE_MARKET,
        TileKind.SACRED_PLACE,
    ]
    assert (hand(end), meeples(end, Tile.b2), meeples(end, Tile.c2)) == ("ggg", "y", "")
    assert end.squares[Tile.c2].camel is Seat.ONE


@pytest.mark.rule("A02")
def test_example_loop_to_a_tile_that_was_empty():
    start, end, refused = solved("own-footsteps")

    assert refused == ()
    assert (meeples(start, Tile.c2), hand(end)) == ("", "gg")


@pytest.mark.rule("R2.3.1", "R2.3.2")
def test_example_control():
    start, end, _ = solved("camel")
    beside, after, _ = play("camel", step("camel").wrong[0].attempt)

    assert (hand(start), meeples(start, Tile.c3)) == ("w", "ww")
    assert (hand(end), meeples(end, Tile.c3), end.squares[Tile.c3].camel) == ("www", "", Seat.ONE)
    assert meeples(beside, Tile.b2) == "wwwb"
    assert (hand(after), meeples(after, Tile.b2)) == ("wwww", "b")
    assert after.squares[Tile.b2].camel is None


@pytest.mark.rule("R2.3.3")
def test_an_owned_tile_keeps_its_owner():
    _, end, _ = play("taken", step("taken").wrong[0].attempt)

    assert end.squares[Tile.b3].camel is Seat.TWO
    assert hand(end) == "gg"
