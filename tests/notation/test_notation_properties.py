"""Notation: every position goes both ways, and no text whatever breaks the reader."""

import re
import time
from dataclasses import replace
from random import Random

import pytest
from helpers.positions import played_positions, positions
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from ft_tutor.analysis.movements import count_movements
from ft_tutor.notation import (
    AmbiguousAction,
    NotationError,
    read_action,
    read_movement,
    read_position,
    read_words,
    write_action,
    write_movement,
    write_position,
)
from ft_tutor.rules.engine import IllegalAction, apply, legal_actions
from ft_tutor.rules.position import Player, Position
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import Resource

chances = st.builds(Random, st.integers(0, 10_000))

# --- both ways


@given(positions)
def test_a_position_is_written_and_read_back(position):
    text = write_position(position)
    assert re.fullmatch(r"[a-z0-9:=.\-]+( [a-z0-9:=.\-]+)*", text)
    assert read_position(text) == position


@given(positions)
def test_writing_is_stable(position):
    text = write_position(position)
    assert write_position(read_position(text)) == text


@given(positions, chances)
def test_the_order_of_the_items_and_the_white_space_do_not_matter(position, chance):
    items = write_position(position).split()
    chance.shuffle(items)
    text = "".join(item + chance.choice([" ", "\n", "\t", "  \r\n"]) for item in items)
    assert read_position(text) == position


@given(played_positions())
def test_every_legal_action_is_written_and_read_back(position):
    for action in legal_actions(position):
        assert read_action(write_action(action), position) == action


@given(played_positions(), chances)
def test_a_movement_is_written_and_read_back(position, chance):
    start, actions = position, ()
    while position.decision and (legal := legal_actions(position)):
        actions = (*actions, chance.choice(legal))
        position = apply(position, actions[-1]).position
    assume(actions)
    text = write_movement(actions)
    assert read_movement(text, start) == actions
    assert read_words(text) == actions


# --- strangers' texts

VALID = [
    "c3:yw c4:g d4:y c2:w",
    "c3:oasis.yyw.camel1.palm2.palace1 a1:village.r15g2 f5:sacred15.camel4",
    "seats=4 turn=3 round=7 last-round=yes bids=3214 order=8:4.5:3.3:2.0-2:1",
    "path=c3.w-c4.y-d4 hand=yw owed=movement1 d4:y",
    "p1=coins3.viziers2.elders1.camels9.fakir2.fish.boaz.iblis-used.ziad p2=baal",
    "bag=y3w2 row=fish3.silk deck=none discard=ivory2 palms=3 palaces=0 rng=4294967295",
    "djinns=iblis.al-amin djinn-deck=none djinn-discard=boaz thieves=shaum thief-deck=ziad.ouafat",
]
ODD = ":=.- \n\t019abcdefgrwyzABC\u00e9\u0661\uff11\u2003\x00\U0001f42a"


@st.composite
def mutated(draw, valid):
    """A valid text after a few cuts, insertions, doublings and swaps."""
    text = draw(st.sampled_from(valid))
    chance = draw(chances)
    for _ in range(draw(st.integers(1, 4))):
        at, end = sorted(chance.choices(range(len(text) + 1), k=2))
        end = min(end, at + 6)
        piece = chance.choice(["", chance.choice(ODD), text[at:end] * 2, chance.choice(valid)[:9]])
        text = text[:at] + piece + text[end:]
    return text


def value_or_error(read, *given):
    """What the reader returns, or which of its three errors it raises."""
    try:
        return read(*given)
    except (NotationError, IllegalAction, AmbiguousAction) as error:
        return error


def in_its_text(error, text):
    """Whether the error points into the text, with the right line and column."""
    lines = text[: error.index].split("\n")
    return (
        0 <= error.index <= len(text)
        and (error.line, error.column) == (len(lines), len(lines[-1]) + 1)
        and len(error.found) <= 40
        and text[error.index :].startswith(error.found[:1])
    )


@settings(max_examples=400)
@given(st.one_of(mutated(VALID), mutated(VALID), st.text(ODD), st.text()))
@example("")
@example(" \n ")
@example("c3")
@example(":")
@example("=")
@example("c3:y c3:y")
@example("hand=y")
@example("p4=coins1")
def test_any_text_is_a_position_or_a_notation_error(text):
    position = value_or_error(read_position, text)
    if isinstance(position, NotationError):
        assert in_its_text(position, text)
    else:
        assert isinstance(position, Position)
        assert isinstance(problems(position), tuple)
        assert isinstance(legal_actions(position), tuple)
        assert read_position(write_position(position)) == position


MOVEMENTS = ["c3:w-c4 y-d4", "c3:-c4 -d4", "c3 w-c4", "w-c4", "-c4", "f5:r-f4 r-e4 r-e5"]


@settings(max_examples=400)
@given(
    st.one_of(mutated(MOVEMENTS), mutated(MOVEMENTS), st.text(ODD), st.text()),
    st.sampled_from(["c3:yw c4:g d4:y c2:w", "path=c3 hand=yw d4:y c4:w", "path=c3 owed=none"]),
)
@example("-", "path=c3 hand=yw d4:y")
@example(":", "c3:y c4:y")
@example("c3:", "c3:y c4:y")
def test_any_text_is_actions_or_one_of_three_errors(text, start):
    position = read_position(start)
    for read in (read_action, read_movement):
        match value_or_error(read, text, position):
            case NotationError() as error:
                assert in_its_text(error, text)
            case IllegalAction(violations=violations):
                assert violations
            case AmbiguousAction(readings=readings):
                assert len(readings) > 1
            case actions:
                assert actions


MEGABYTES = ["c3:y" * 250_000, " " * 1_000_000, "y" * 1_000_000, "c3:y " * 200_000]


@pytest.mark.parametrize("text", MEGABYTES, ids=["item", "spaces", "word", "items"])
@pytest.mark.parametrize("read", [read_position, read_words])
def test_a_megabyte_is_answered_at_once(text, read):
    began = time.perf_counter()
    error = value_or_error(read, text)
    assert time.perf_counter() - began < 0.5
    assert error.reason == "too-long"


LONG = [
    "row=" + ".".join(["fish999"] * 1200),
    "c3:" + "y9" * 4000,
    "p1=" + "fish." * 1900 + "fish",
    "c3:y99 d3:y99 " + " ".join(f"{tile}:y3" for tile in ("a1", "b1", "f5")),
]


@pytest.mark.parametrize("text", LONG, ids=["row", "pile", "player", "towers"])
def test_a_text_of_many_or_big_numbers_does_not_hang(text):
    began = time.perf_counter()
    position = value_or_error(read_position, text)
    if isinstance(position, Position):
        problems(position)
        legal_actions(position)
        count_movements(position)
    else:
        assert in_its_text(position, text)
    assert time.perf_counter() - began < 20


UNICODE_DIGITS = ["c\u0663:y", "c3:palm\u0662", "c3:y\u00b2", "round=\uff11", "c3:r\u0661\u0665"]


@pytest.mark.parametrize("text", UNICODE_DIGITS)
def test_digits_of_other_scripts_are_refused_in_place(text):
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert caught.value.reason == "bad-character"
    assert text[caught.value.index] == caught.value.found


BEYOND = {
    "coins": lambda one: replace(one, players=(Player(coins=1000), *one.players[1:])),
    "a negative number": lambda one: replace(one, players=(Player(coins=-1), *one.players[1:])),
    "a hand": lambda one: replace(one, players=(Player(resources=(1998,) * 10), *one.players[1:])),
    "a pile": lambda one: replace(one, supply=replace(one.supply, deck=(Resource.FISH,) * 100)),
    "a bag": lambda one: replace(one, supply=replace(one.supply, bag=(100,) * 5)),
    "a long list": lambda one: replace(
        one, supply=replace(one.supply, djinn_deck=("boaz",) * 3000)
    ),
}


@pytest.mark.parametrize("what", BEYOND)
def test_what_could_not_be_read_back_is_not_written(what):
    with pytest.raises(NotationError):
        write_position(BEYOND[what](read_position("seats=2")))


@pytest.mark.parametrize(
    ("text", "index"),
    [
        ("p1=fish999.silk.fish", 16),
        ("deck=" + ".".join(["fish60"] * 2), 12),
        ("discard=fish999.fish999", 16),
    ],
)
def test_numbers_are_added_up_before_they_are_too_big(text, index):
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert (caught.value.reason, caught.value.index) == ("number-too-big", index)
