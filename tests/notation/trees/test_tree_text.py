"""Trees as text: both ways, and what a torn, foreign or wrong one gets."""

import time
import tracemalloc
from contextlib import suppress
from random import Random

import pytest
from helpers.positions import any_positions
from hypothesis import example, given
from hypothesis import strategies as st

from ft_tutor.notation import NotationError, read_position
from ft_tutor.notation.trees import (
    LONGEST_TREE,
    MOST_EDITS,
    MOST_NODES,
    ROOT,
    Edit,
    Node,
    TreeError,
    adopt,
    read_tree,
    write_tree,
)
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.engine import Outcome, apply, legal_actions
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.texts import describe, faults, plain

SMALL = """ft-tutor tree 1
position: c3:yw c4:g d4:y c2:w
here: 4

0: start name{The puzzle}
1: c3
2: w-c4
3: y-d4 name{Control} note{It takes d4.\\nIs {it worth it?}
4 after 1: edit c3:gg d4:y c2:w path=c3 hand=yw
end
"""


def rooted(position, name="", note=""):
    return {ROOT: Node(None, None, Outcome(position, ()), name, note)}


@st.composite
def trees(draw):
    """A tree of random play and random edits, with names and notes of any signs."""
    words = st.text(max_size=12)
    start = draw(st.one_of(any_positions(), st.just(new_game(3, seed=1, thieves=True))))
    nodes = rooted(start)
    chance = Random(draw(st.integers(0, 999)))
    for number in range(1, draw(st.integers(0, 12)) + 1):
        parent = chance.choice([*nodes, number - 1])
        position = nodes[parent].outcome.position
        legal = legal_actions(position)
        if legal and chance.random() < 0.8:
            step = chance.choice(legal)
            outcome = apply(position, step)
        else:
            edited = draw(any_positions())
            step, outcome = Edit(edited), Outcome(edited, ())
        adopt(nodes, number, Node(parent, step, outcome, *map(kept, (draw(words), draw(words)))))
    return nodes, chance.choice([*nodes])


def kept(text):
    """Text as a tree keeps it."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


@given(trees())
def test_a_tree_is_written_and_read_back(tree):
    text = write_tree(*tree)
    assert read_tree(text) == tree
    assert write_tree(*read_tree(text)) == text


def test_the_example_says_what_it_says():
    nodes, here = read_tree(SMALL)
    assert (tuple(nodes), here) == ((0, 1, 2, 3, 4), 4)
    assert nodes[ROOT].name == "The puzzle"
    assert nodes[3].step == Drop(Tile.d4, Tribe.VIZIER)
    assert (nodes[3].name, nodes[3].note) == ("Control", "It takes d4.\nIs {it worth it?")
    assert nodes[1].children == (2, 4)
    assert nodes[4].step == Edit(read_position("c3:gg d4:y c2:w path=c3 hand=yw"))
    assert read_tree(write_tree(nodes, here)) == (nodes, here)


def test_numbers_and_white_space_are_free():
    text = SMALL.replace("4 after 1", "77 after 1").replace("here: 4", "here:77")
    assert read_tree(text.replace("\n", "  \r\n\n  "))[1] == 77


def test_a_walk_into_a_dead_end_is_read():
    nodes = rooted(read_position("c3:yw c4:g d4:y"))
    adopt(nodes, 1, Node(0, PickUp(Tile.c3), apply(nodes[0].outcome.position, PickUp(Tile.c3))))
    dead = Drop(Tile.c4, Tribe.VIZIER)
    outcome = apply(nodes[1].outcome.position, dead, into_dead_end=True)
    adopt(nodes, 2, Node(1, dead, outcome))
    assert read_tree(write_tree(nodes, 2)) == (nodes, 2)


def broken(old, new, text=SMALL):
    assert old in text
    return text.replace(old, new, 1)


BAD = {
    "empty": "  \n ",
    "tree-title": "ft-tutor record 1\n",
    "tree-version": broken("tree 1", "tree 2"),
    "tree-heading": broken("here:", "there:"),
    "tree-heading-twice": broken("here: 4", "here: 4\nhere: 4"),
    "tree-no-heading": broken("here: 4\n", ""),
    "tree-first-line": broken("0: start", "0: c3"),
    "tree-line": broken("1: c3", "1 c3"),
    "tree-number-twice": broken("2: w", "1: w"),
    "tree-number-unknown": broken("after 1", "after 9"),
    "tree-illegal": broken("w-c4", "w-c1"),
    "tree-ambiguous": broken("2: w-c4", "2: -c4", broken("d4:y", "d4:yw")),
    "unknown-tile": broken("1: c3", "1: w-g9"),
    "unknown-setting": broken("edit c3", "edit colour=red c3"),
    "record-escape": broken("\\n", "\\q"),
    "tree-torn": SMALL[: SMALL.index("end")],
    "tree-after-end": SMALL + "5: c3",
    "too-long": "x" * (LONGEST_TREE + 1),
}


@pytest.mark.parametrize("reason", BAD)
def test_a_fault_says_what_and_where(reason):
    with pytest.raises(TreeError) as caught:
        read_tree(BAD[reason])
    assert caught.value.reason == reason
    assert faults(caught.value) == ()
    assert "{" not in plain(describe(caught.value)).replace(caught.value.expected, "")


@pytest.mark.parametrize(
    ("reason", "line", "column"),
    [("tree-illegal", 7, 4), ("unknown-setting", 9, 17), ("record-escape", 8, 40)],
)
def test_the_place_is_that_of_the_whole_text(reason, line, column):
    with pytest.raises(TreeError) as caught:
        read_tree(BAD[reason])
    assert (caught.value.line, caught.value.column) == (line, column)


def test_an_illegal_action_carries_why():
    with pytest.raises(TreeError) as caught:
        read_tree(BAD["tree-illegal"])
    assert caught.value.number == 2
    assert caught.value.violations


@pytest.mark.parametrize("cut", range(0, len(SMALL) - 5, 3))
def test_a_torn_text_is_refused(cut):
    with pytest.raises(TreeError):
        read_tree(SMALL[:cut])


@given(st.text(max_size=200))
@example("ft-tutor tree 1\nposition: c3:y\nhere: ٣\n0: start\nend")
@example("ft-tutor tree 1\nposition: c3:y\nhere: 0\n٣: start\nend")
def test_no_text_whatever_breaks_the_reader(text):
    with pytest.raises(NotationError):
        read_tree(text)


@given(st.integers(0, len(SMALL)), st.integers(0, 30), st.text(max_size=10))
def test_no_damage_breaks_the_reader(at, length, put):
    try:
        nodes, here = read_tree(SMALL[:at] + put + SMALL[at + length :])
    except NotationError as error:
        assert faults(error) == ()  # noqa: PT017  # most are refused, some are still sound
    else:
        assert here in nodes


@given(any_positions(), st.integers(0, 999))
def test_play_from_an_impossible_position_is_read_back(position, seed):
    nodes, chance = rooted(position), Random(seed)
    for number in range(1, 4):
        legal = legal_actions(nodes[number - 1].outcome.position)
        if not legal:
            break
        step = chance.choice(legal)
        adopt(
            nodes, number, Node(number - 1, step, apply(nodes[number - 1].outcome.position, step))
        )
    assert read_tree(write_tree(nodes, ROOT)) == (nodes, ROOT)


def test_a_tree_that_could_not_be_read_back_is_not_written():
    start = new_game(2, seed=1)
    nodes = rooted(start)
    for number in range(1, MOST_NODES + 1):
        nodes[number] = Node(number - 1, Edit(start), Outcome(start, ()))
    with pytest.raises(NotationError, match="tree-too-many"):
        write_tree(nodes, ROOT)
    nodes = {number: nodes[number] for number in range(MOST_EDITS + 2)}
    with pytest.raises(NotationError, match="tree-too-many-edits"):
        write_tree(nodes, ROOT)
    del nodes[MOST_EDITS + 1]
    assert write_tree(nodes, ROOT)


def test_too_many_edits_are_refused_when_read():
    """Each one is a whole position: 5000 of them, as a stranger may send, take many seconds."""
    steps = "\n".join(f"{number} after 0: edit c3:y" for number in range(1, MOST_EDITS + 2))
    text = f"ft-tutor tree 1\nposition: c3:y\nhere: 0\n0: start\n{steps}\nend\n"
    with pytest.raises(TreeError, match="tree-too-many-edits"):
        read_tree(text)


@pytest.mark.parametrize("ends", ["", "}"])
def test_a_name_as_long_as_a_tree_may_be_takes_no_memory(ends):
    text = broken("{Control}", "{" + "x" * (LONGEST_TREE - 400) + ends)
    tracemalloc.start()
    with suppress(TreeError):
        read_tree(text)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 20 * LONGEST_TREE


def test_too_many_positions_are_refused_when_read():
    steps = "\n".join(f"{number} after 0: c3" for number in range(1, MOST_NODES + 1))
    text = f"ft-tutor tree 1\nposition: c3:y\nhere: 0\n0: start\n{steps}\nend\n"
    begun = time.perf_counter()
    with pytest.raises(TreeError, match="tree-too-many"):
        read_tree(text)
    assert time.perf_counter() - begun < 20
