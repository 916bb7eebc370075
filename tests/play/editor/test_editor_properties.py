"""The position editor under any presses: it never fails, and everything can be taken back."""

from collections import Counter
from random import Random

import pytest
from helpers.positions import any_positions, positions
from helpers.presses import EVERYWHERE
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.notation import NotationError, read_position, write_position
from ft_tutor.play.editor import answer, mends, open_editor, panels
from ft_tutor.play.editor.commands import COMMANDS, mend_word
from ft_tutor.play.editor.phases import phases
from ft_tutor.play.editor.presets import PRESETS
from ft_tutor.play.editor.state import TABS
from ft_tutor.play.editor.tools import TOOLS
from ft_tutor.play.face import Commanded, Hovered, Pressed, Typed
from ft_tutor.play.voice import Voice
from ft_tutor.rules.problems import problems
from ft_tutor.rules.setup import new_game

VOICE = Voice()
ODD_TEXTS = (
    "",
    "12",
    "-3",
    "1e9",
    str(10**9),
    "9" * 400,
    "٣",
    "<script>alert(1)</script>",
    "\u202eabc\u2066",
    "x" * 200,
    "c3:yw c4:g d4:y",
    "c3:zz",
)
VALUES = (
    *TOOLS,
    *PRESETS,
    *ODD_TEXTS,
    *TABS,
    *(phase.word for phase in phases(new_game(4, seed=1))),
)
KEYS = (*"0123456789ywgbrux", "Enter", " ", "Delete", "Backspace", "F5", "")

inputs = st.one_of(
    st.builds(Pressed, st.sampled_from(EVERYWHERE) | st.none()),
    st.builds(Hovered, st.sampled_from(EVERYWHERE) | st.none()),
    st.builds(Typed, st.sampled_from(KEYS), st.booleans()),
    st.builds(Commanded, st.just("edit-tool"), st.sampled_from(sorted(TOOLS))),
    st.builds(Commanded, st.sampled_from(sorted(COMMANDS)), st.sampled_from(VALUES)),
)
many = st.lists(inputs, max_size=12)


def after(editor, heard):
    for one in heard:
        editor = editor.after(one)
    return editor


def opened(position):
    """The editor of a position that can be written down."""
    try:
        write_position(position)
    except NotationError:
        position = new_game(2, seed=1)
    return open_editor(position)


@given(positions, many)
def test_any_inputs_give_an_editor_whose_text_reads_back(position, heard):
    editor = opened(position)
    for one in heard:
        editor = editor.after(one)
        assert read_position(editor.text) == editor.position
    assert panels(editor, VOICE)
    assert isinstance(answer(editor, VOICE), str)


@given(positions, many)
def test_everything_can_be_taken_back_and_done_again(position, heard):
    editor = after(opened(position), heard)
    back = editor
    while back.past:
        back = back.after(Commanded("undo"))
    assert back.position == (editor.past[0] if editor.past else editor.position)
    again = back
    for _ in range(len(editor.past)):
        again = again.after(Commanded("redo"))
    assert again.position == editor.position
    assert not editor.undone or again.undone == editor.undone


@given(any_positions())
def test_a_mend_takes_a_problem_away_and_brings_none(position):
    found = problems(position)
    for problem in found:
        for mend in mends(position, problem):
            left = problems(mend.position)
            assert problem not in left
            assert Counter(left) < Counter(found)


@given(positions)
def test_the_word_of_a_mend_carries_it_out(position):
    editor = opened(position)
    for problem, ways in zip(editor.problems, editor.mends, strict=True):
        for way in ways:
            mended = editor.after(Commanded("edit-mend", mend_word(problem, way)))
            assert mended.position == way.position


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("thieves", [False, True])
def test_pressing_about_with_pieces_loses_and_doubles_none(players, thieves):
    chance = Random(players)
    editor = open_editor(new_game(players, seed=players, thieves=thieves))
    pieces = [word for word in TOOLS if not word.startswith(("marker", "move"))]
    editor = editor.after(Commanded("edit-begin", "empty"))
    for _ in range(300):
        word, place = chance.choice(pieces), chance.choice(EVERYWHERE)
        editor = editor.after(Commanded("edit-tool", word)).after(Hovered(place))
        editor = editor.after(Typed("x" if chance.random() < 0.4 else "Enter"))
    # What the game has is never lost; more of it only comes where none was left.
    allowed = {"used-out-of-time", "last-camel-unnoticed", "row-too-long"}
    left = {problem.reason for problem in editor.problems} - allowed
    assert {r for r in left if not r.startswith("too-many") and r != "card-missing"} == set()
