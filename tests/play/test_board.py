"""The board to play with: every input makes a new value, and what is shown follows from it."""

import pytest

from ft_tutor.notation import read_position
from ft_tutor.play.board import open_board, shown
from ft_tutor.play.face import Commanded, Hovered, Pressed, Style, Typed
from ft_tutor.play.view import Look
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.places import InHand, OnTile
from ft_tutor.scene.theme import LIGHT

STYLE = Style(LIGHT, motion=True)
C3, C4, D4 = (OnTile(tile) for tile in (Tile.c3, Tile.c4, Tile.d4))
VIZIER, ELDER = InHand(Tribe.VIZIER), InHand(Tribe.ELDER)


@pytest.fixture
def board():
    return open_board(read_position("c3:yw c4:g d4:y"), Look())


def after(board, *inputs):
    for heard in inputs:
        board = board.after(heard)
    return board


def press(board, *places):
    return after(board, *(Pressed(place) for place in places))


def actions(board):
    return board.view.game.history.actions


def answer(board):
    return shown(board, STYLE).page.answer


def button(board, name):
    groups = shown(board, STYLE).page.buttons
    return next(one for group in groups for one in group.items if one.id == name)


# --- presses


def test_a_press_picks_up_and_the_value_before_stays_as_it_was(board):
    later = press(board, C3)
    assert actions(later) == (PickUp(Tile.c3),)
    assert actions(board) == ()


@pytest.mark.parametrize("order", [(ELDER, C4), (C4, ELDER)])
def test_meeple_and_tile_are_chosen_in_either_order(board, order):
    assert actions(press(board, C3, *order))[-1] == Drop(Tile.c4, Tribe.ELDER)


def test_the_last_kind_in_the_hand_needs_no_choice(board):
    assert actions(press(board, C3, ELDER, C4, D4))[-1] == Drop(Tile.d4, Tribe.VIZIER)


def test_nothing_is_chosen_for_the_learner(board):
    held = press(board, C3)
    assert held.view.picked == ()
    assert press(held, C4).view.picked == (C4,)
    assert "c4" in answer(press(held, C4))


def test_a_press_on_the_tile_of_origin_puts_the_hand_back(board):
    assert actions(press(board, C3, C3)) == ()


@pytest.mark.rule("R2.2.2")
def test_a_refused_press_is_explained_and_the_explanation_goes_with_the_next(board):
    refused = press(board, C3, VIZIER, D4)
    assert "R2.2.2" in answer(refused)
    assert "R2.2.2" not in answer(press(refused, ELDER))


def test_a_press_beside_everything_changes_nothing(board):
    assert after(board, Pressed(None)) is board


# --- keys


def test_the_whole_walk_by_keyboard(board):
    down = [Typed("ArrowDown")] * 2
    start = after(board, Typed("ArrowRight"), Typed("ArrowRight"), Typed("ArrowRight"), *down)
    assert start.view.cursor == C3
    steps = [Typed("Enter"), Typed("w"), Typed("ArrowDown"), Typed("Enter")]
    done = after(start, *steps, Typed("ArrowRight"), Typed(" "))
    assert [str(action.tile) for action in actions(done)] == ["c3", "c4", "d4"]


def test_a_key_is_about_the_place_in_focus_where_places_have_it(board):
    there = after(board, Typed("ArrowRight"), Typed("Enter", at=C3), Typed("ArrowDown", at=C3))
    assert actions(there) == (PickUp(Tile.c3),)
    assert there.view.cursor == C4
    assert shown(there, STYLE).cursor == C4


def test_every_place_has_the_name_that_the_cursor_says(board):
    there = after(board, Typed("ArrowRight", at=C3))
    now = shown(there, STYLE)
    assert now.names(now.cursor) == now.page.where
    assert now.names(C3).startswith("c3")


def test_the_place_under_the_cursor_is_said(board):
    assert shown(board, STYLE).page.where == ""
    there = after(board, *[Typed("ArrowRight")] * 3, *[Typed("ArrowDown")] * 2)
    assert "c3" in shown(there, STYLE).page.where
    assert "elder" in shown(there, STYLE).page.where


def test_undo_and_redo_by_key(board):
    taken_back = after(press(board, C3), Typed("u"))
    assert actions(taken_back) == ()
    assert actions(after(taken_back, Typed("u", shift=True))) == (PickUp(Tile.c3),)


@pytest.mark.parametrize("key", ["Enter", "r", "F5", "x", "ArrowWest", ""])
def test_keys_that_mean_nothing_here_change_nothing(board, key):
    assert after(board, Typed(key)) == board


# --- buttons


def test_undo_redo_and_start_again(board):
    moved = press(board, C3, ELDER, C4)
    assert button(board, "undo").off
    assert not button(moved, "undo").off
    undone = after(moved, Commanded("undo"))
    assert (len(actions(undone)), button(undone, "redo").off) == (1, False)
    assert actions(after(undone, Commanded("redo"))) == actions(moved)
    assert actions(after(moved, Commanded("restart"))) == ()


def test_rings_words_and_keys_are_switched(board):
    for name in ("rings", "words", "keys"):
        pressed = after(board, Commanded(name))
        assert button(pressed, name).pressed is True
        assert button(after(pressed, Commanded(name)), name).pressed is False
    assert "<li>c3: " in shown(after(board, Commanded("words")), STYLE).page.words


def test_an_unknown_command_changes_nothing(board):
    assert after(board, Commanded("rm -rf")) is board


# --- what is seen


def test_what_may_be_pressed_is_ringed_once_the_walk_has_begun(board):
    ringed = after(board, Commanded("rings"))
    assert ringed.view.overlay.legal == ()
    assert {C4, ELDER} <= set(press(ringed, C3).view.overlay.legal)
    assert press(board, C3).view.overlay.legal == ()


def test_hovering_shows_the_meeple_that_a_press_would_drop(board):
    held = after(press(board, C3, ELDER), Hovered(C4))
    assert held.view.overlay.ghosts == ((C4, Tribe.ELDER),)
    assert after(held, Hovered(C4)) is held


def test_an_impossible_position_says_so_at_first():
    crowded = open_board(read_position("c3:" + "y" * 17), Look())
    assert "cannot occur" in answer(crowded)
    assert "cannot occur" not in answer(press(crowded, C3))
