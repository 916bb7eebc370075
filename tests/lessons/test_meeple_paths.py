"""The meeple paths: what they promise the beginner, and the rulebook's worked examples in them."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from ft_tutor.course.load import load_lesson
from ft_tutor.course.session import begin
from ft_tutor.course.steps.do import Do
from ft_tutor.course.steps.free import Free
from ft_tutor.course.wording import count_words
from ft_tutor.notation import read_position, read_words
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.rules.engine import apply, violations
from ft_tutor.rules.vocabulary import Seat, Tile, TileKind, Tribe
from ft_tutor.scene.places import OnTile

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


def test_several_kinds_of_step_are_there_and_the_first_is_a_move():
    kinds = Counter(one.kind for one in STEPS)

    assert set(kinds) == {"show", "do", "choose", "referee", "free"}
    assert len(STEPS) >= 12
    assert isinstance(STEPS[0], Do)


def words(*keys):
    return sum(count_words(LOADED.texts.markdown(key)) for key in keys if key)


def test_the_first_words_are_few_enough_to_move_within_half_a_minute():
    move = STEPS[0]

    # Some 160 words a minute are read by whoever is not in a hurry.
    assert words(move.title, move.intro, move.goal) <= 50


def test_what_may_be_pressed_is_ringed_in_the_first_three_moves_only():
    moves = [one for one in STEPS if isinstance(one, Do | Free)]

    assert [one.legal_rings for one in moves[:4]] == [True, True, True, False]
    assert not any(one.legal_rings for one in moves[3:])


@pytest.mark.rule("R2.2.8")
def test_one_step_lets_the_learner_walk_into_a_dead_end_and_back():
    assert [one.id for one in STEPS if isinstance(one, Do) and one.into_dead_end] == ["dead-end"]
    session = begin(step("dead-end"))
    for action in read_words("b3:r-c3"):
        session, feedback = session.act(action)
    assert (feedback.kind, feedback.say) == (FeedbackKind.WRONG, "dead-end.stuck")
    assert feedback.marks.arrows == ((OnTile(Tile.b3), OnTile(Tile.c3)),)
    assert feedback.offers_undo
    session, _ = session.undo()
    for action in read_words("y-c3 w-d3 r-d4"):
        session, feedback = session.act(action)
    assert (feedback.kind, session.stars) == (FeedbackKind.PASSED, 3)


def test_what_is_asked_is_said_once():
    for one in STEPS:
        keys = [key for key in (one.title, one.intro, getattr(one, "goal", None)) if key]
        said = [set(LOADED.texts.markdown(key).lower().rstrip(".?!").split()) for key in keys]
        common = [len(a & b) / min(len(a), len(b)) for a, b in combinations(said, 2)]
        assert max(common, default=0) <= 2 / 3, one.id


def test_goals_are_short():
    words = [len(LOADED.texts.markdown(one.goal).split()) for one in STEPS if hasattr(one, "goal")]

    assert max(words) <= 20
    assert sum(words) / len(words) <= 10


def test_every_do_step_foresees_a_mistake():
    assert [one.id for one in STEPS if isinstance(one, Do) and not one.wrong] == []


@pytest.mark.rule("R2.2.4", "R2.3.1")
def test_example_two_meeples():
    start, end, refused = solved("last-colour")

    assert refused == ()
    assert (meeples(start, Tile.b3), meeples(start, Tile.d3)) == ("yw", "wr")
    assert (hand(end), meeples(end, Tile.c3)) == ("ww", "yg")
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
