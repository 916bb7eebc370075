"""The tree of what-ifs: played like any game, and nothing that was tried is lost."""

import time
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.notation import read_movement, read_position
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.play.game import FreePlay
from ft_tutor.play.tree import LONGEST_NAME, LONGEST_NOTE, ROOT, Edit, planted, text_of, tree_of
from ft_tutor.rules.actions import Drop, EndTurn, PickUp
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.history import History
from ft_tutor.rules.position import with_player
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Seat, Tile, Tribe

START = new_game(2, seed=3)


def acted(tree, text):
    for action in read_movement(text, tree.position):
        tree, answer = tree.act(action)
        assert answer.kind is FeedbackKind.PROGRESS
        assert answer.events
    return tree


def richer(position):
    return with_player(position, Seat.ONE, position.players[0].but(coins=77))


def some(position, number=0):
    return legal_actions(position)[number]


@pytest.fixture
def small():
    return planted(read_position("c3:yw c4:g d4:y c2:w"))


def test_an_action_adds_a_child_and_goes_there(small):
    tree = acted(small, "c3:w-c4 y-d4")
    assert tree.path() == (0, 1, 2, 3)
    assert tree.history == History(small.position, read_movement("c3:w-c4 y-d4", small.position))
    assert tree.position == tree.history.position
    assert small.nodes.keys() == {ROOT}


def test_what_was_tried_before_is_found_again(small):
    tree = acted(small, "c3:w-c4 y-d4")
    again = acted(tree.restart()[0], "c3:w-c4 y-d4")
    assert again == tree
    assert again.nodes.keys() == tree.nodes.keys()


def test_a_refused_action_changes_nothing(small):
    tree, answer = small.act(Drop(Tile.a1, Tribe.VIZIER))
    assert tree is small
    assert answer.kind is FeedbackKind.REFUSED
    assert answer.violations


def test_undo_goes_to_the_parent_and_redo_to_the_child_visited_last(small):
    one, two = (some(small.position, number) for number in (0, 1))
    tree = small.act(one)[0].undo()[0].act(two)[0]
    assert tree.nodes[ROOT].children == (1, 2)
    back = tree.undo()[0]
    assert (back.here, back.history.undone) == (ROOT, (two,))
    assert back.redo()[0].here == 2
    assert back.redo()[1].events == tree.node.outcome.events
    elsewhere = back.goto(1)[0].undo()[0]
    assert elsewhere.redo()[0].here == 1


def test_at_the_ends_there_is_nothing_to_take_back_or_to_do_again(small):
    assert small.undo() == (small, small.undo()[1])
    assert small.redo()[0] is small
    assert not small.can_undo
    assert not small.can_redo
    tree = small.act(some(small.position))[0]
    assert (tree.can_undo, tree.can_redo) == (True, False)
    assert tree.undo()[0].can_redo


def test_an_edit_in_the_middle_becomes_a_branch(small):
    tree = acted(small, "c3:w-c4 y-d4").goto(1)[0]
    edited = tree.edited(richer(tree.position))
    assert edited.branches == ()
    assert edited.nodes[1].children == (2, 4)
    assert edited.node.step == Edit(edited.position)
    assert edited.position.players[0].coins == 77
    assert edited.history == History(edited.position)
    assert acted(edited, "w-c4 y-d4").history.start == edited.position


def test_edits_that_follow_each_other_are_one_step(small):
    tree = small.edited(richer(small.position))
    poor = with_player(tree.position, Seat.TWO, tree.position.players[1].but(coins=0))
    assert tree.edited(poor).path() == (0, 1)
    assert tree.edited(poor).position == poor
    assert tree.renamed(1, "rich").edited(poor).path() == (0, 1, 2)
    assert tree.edited(tree.position) is tree


def test_an_undone_edit_can_be_gone_to_again(small):
    tree = small.edited(richer(small.position)).undo()[0]
    assert tree.history.undone == ()
    assert tree.can_redo
    assert tree.redo()[0].position.players[0].coins == 77


def test_a_removed_node_takes_what_follows_with_it(small):
    tree = acted(small, "c3:w-c4 y-d4")
    aside = tree.goto(1)[0]
    assert aside.removed(2).nodes.keys() == {0, 1}
    assert aside.removed(2).here == 1
    assert not aside.removed(2).can_redo
    assert tree.removed(2).here == 1
    assert tree.removed(ROOT) is tree
    assert tree.removed(99) is tree


def test_a_number_is_never_given_again(small):
    tree = small.act(some(small.position))[0].removed(1)
    assert tree.act(some(small.position))[0].here == 2


def test_lines_are_the_ways_to_the_leaves(small):
    tree = acted(small, "c3:w-c4 y-d4")
    tree = tree.goto(1)[0].edited(richer(tree.position))
    assert tree.lines == ((0, 1, 2, 3), (0, 1, 4))
    assert tuple(tree.below(ROOT)) == (0, 1, 2, 3, 4)
    assert small.lines == ((0,),)


def test_names_and_notes_are_plain_and_cut(small):
    name = "<script>\u202eabc\x00\n" + "x" * 200
    tree = small.renamed(ROOT, name).noted(ROOT, "one\r\ntwo\x1b[31m " + "y" * 900)
    assert tree.node.name.startswith("<script> abc")
    assert len(tree.node.name) == LONGEST_NAME
    assert tree.node.note.startswith("one\ntwo [31m y")
    assert len(tree.node.note) == LONGEST_NOTE
    assert tree.history is small.history
    assert small.renamed(ROOT, "x\u200cy").node.name == "x\u200cy"
    assert small.renamed(ROOT, "\u200d\u200c").node.name == ""
    assert small.renamed(7, "nobody") is small


def test_nobody_gets_lost(small):
    assert small.goto(99)[0] is small
    assert small.goto(ROOT)[0] is small
    assert small.restart()[0] is small


def test_a_game_that_goes_on_becomes_a_tree():
    play = FreePlay(History(START))
    for _ in range(6):
        play, _ = play.act(some(play.history.position))
    play = play.undo()[0].undo()[0]
    tree = planted(play.history)
    assert tree.history == play.history
    assert tree.redo()[0].redo()[0].position == planted(play.redo()[0].redo()[0].history).position


def test_a_walk_into_a_dead_end_is_kept():
    start = read_position("c3:yw c4:g d4:y")
    dead = (
        History(start).play(PickUp(Tile.c3)).play(Drop(Tile.c4, Tribe.VIZIER), into_dead_end=True)
    )
    assert planted(dead).position == dead.position


commands = st.lists(
    st.tuples(
        st.sampled_from(("act", "act", "act", "undo", "redo", "goto", "edit", "remove", "name")),
        st.integers(0, 999),
    ),
    max_size=40,
)


def carried_out(tree, command, number):
    numbers = sorted(tree.nodes)
    one = numbers[number % len(numbers)]
    match command:
        case "act":
            legal = legal_actions(tree.position)
            return tree.act(legal[number % len(legal)])[0] if legal else tree
        case "goto":
            return tree.goto(one)[0]
        case "edit":
            player = tree.position.players[0].but(coins=number)
            return tree.edited(with_player(tree.position, Seat.ONE, player))
        case "remove":
            return tree.removed(one)
        case "name":
            return tree.renamed(one, str(number))
        case _:
            return getattr(tree, command)()[0]


@given(commands)
def test_a_tree_stays_sound_whatever_is_done(many):
    tree = planted(START)
    for command in many:
        tree = carried_out(tree, *command)
        assert tree.position == tree.history.position
        assert tuple(sorted(tree.below(ROOT))) == tuple(sorted(tree.nodes))
        for number, node in tree.nodes.items():
            assert node.last in (None, *node.children)
            assert all(tree.nodes[child].parent == number for child in node.children)
        replayed = History(tree.history.start, tree.history.actions)
        assert replayed.position == tree.position
        assert replayed.events == tree.history.events
        if tree.can_redo:
            assert tree.redo()[0].undo()[0] == tree


def test_five_hundred_nodes_stay_quick():
    tree, chance = planted(new_game(4, seed=5)), Random(5)
    while len(tree.nodes) < 500:
        legal = legal_actions(tree.position)
        tree = tree.act(chance.choice(legal))[0] if legal else tree.restart()[0]
    begun = time.perf_counter()
    for _ in range(100):
        tree = tree.undo()[0]
    for _ in range(100):
        tree = tree.redo()[0]
    assert (time.perf_counter() - begun) / 200 < 0.005


def test_an_end_of_turn_is_no_node_where_it_is_refused(small):
    assert small.act(EndTurn())[0] is small


@given(commands)
def test_a_tree_is_written_and_read_back(many):
    tree = planted(START)
    for command in many:
        tree = carried_out(tree, *command)
    again = tree_of(text_of(tree))
    assert again == tree
    assert not tree.can_undo or again.undo()[0].redo()[0] == tree
    assert again.fresh > max(again.nodes)
