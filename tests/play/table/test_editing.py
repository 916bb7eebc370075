"""A table that is edited: the position grows a branch, and is played on from there."""

import pytest
from helpers.seated import STYLE, buttons, panel, seated

from ft_tutor.play.face import Commanded, Hovered, Pressed, Typed
from ft_tutor.play.table import open_table, shown
from ft_tutor.rules.problems import problems
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Resource, Seat, Tile, Tribe
from ft_tutor.scene.places import AreaOf, BidSpot, OnTile, TurnSpot

A1 = OnTile(Tile.a1)
EDIT, PLAY = Commanded("mode", "edit"), Commanded("mode", "play")


@pytest.fixture
def table():
    return open_table(new_game(2, seed=3))


def after(table, *inputs):
    for heard in inputs:
        table = table.after(heard)
    return table


def tool(word):
    return Commanded("edit-tool", word)


def test_an_edit_in_the_middle_of_a_game_is_a_branch_that_is_played_on(table):
    bidden = after(table, Pressed(TurnSpot(3)))
    assert len(bidden.tree.nodes) == 2
    edited = after(bidden, EDIT, tool("palm"), Pressed(A1))
    assert edited.position.squares[Tile.a1].palms == 1
    assert len(edited.tree.nodes) == 3
    again = after(edited, Pressed(A1), PLAY)
    assert len(again.tree.nodes) == 3  # edits that follow each other are one step
    assert again.position.squares[Tile.a1].palms == 2
    played = after(again, Pressed(TurnSpot(4)))
    assert played.position.turn.turn_track[4] is not None
    assert len(played.tree.nodes) == 4


def test_presses_are_not_played_while_the_position_is_edited(table):
    edited = after(table, EDIT, Pressed(TurnSpot(3)))
    assert edited.position == table.position
    assert "not a place" in seated(edited).page.answer


def test_whoever_edits_sees_every_hand_and_the_covers_come_back(table):
    assert table.view.look.covered
    edited = after(table, EDIT)
    assert not edited.view.look.covered
    given = after(edited, tool("fish"), Pressed(AreaOf(Seat.TWO)))
    assert given.position.players[1].resources[Resource.FISH] == 1
    assert after(given, PLAY).view.look.covered


def test_edits_are_taken_back_and_done_again(table):
    edited = after(table, EDIT, tool("y"), Pressed(A1))
    assert problems(edited.position)
    assert panel(edited, "edit-problems").rows
    undone = after(edited, Commanded("undo"))
    assert undone.position == table.position
    assert after(undone, Typed("u", shift=True)).position == edited.position


def test_the_keyboard_alone_edits(table):
    there = after(table, EDIT, Typed("r"), Typed("ArrowRight"))
    place = there.view.cursor
    assert isinstance(place, OnTile)
    five = after(there, Typed("5"))
    assert five.position.squares[place.tile].meeples[Tribe.ASSASSIN] == 5
    fewer = after(five, Typed("Enter", shift=True), Typed("Delete"))
    assert fewer.position.squares[place.tile].meeples[Tribe.ASSASSIN] == 3
    more = after(fewer, Typed("Enter"))
    assert more.position.squares[place.tile].meeples[Tribe.ASSASSIN] == 4


def test_the_list_has_a_button_for_every_place_where_the_tool_works(table):
    listed = after(table, Commanded("list"), EDIT, tool("marker1"))
    rows = panel(listed, "list").rows
    assert len(rows) == 4 + 9
    (button,) = rows[0].buttons
    assert after(listed, Commanded(button.id, button.value)).position != table.position


def test_what_is_picked_up_is_marked_and_let_go(table):
    picked = after(table, EDIT, tool("move"), Pressed(BidSpot(0)))
    assert picked.view.picked == (BidSpot(0),)
    assert after(picked, Typed("Escape")).view.picked == ()
    moved = after(picked, Pressed(TurnSpot(4)))
    assert moved.position.turn.turn_track[4] is not None
    assert moved.view.picked == ()


def test_an_offer_of_the_text_is_made_once(table):
    copied = after(table, EDIT, Commanded("edit-copy"))
    assert shown(copied, STYLE).offer.content == copied.editor.text
    again = after(copied, PLAY, EDIT, Commanded("edit-copy"))
    assert shown(again, STYLE).offer.number == 2


def test_buttons_go_there_and_back(table):
    ways = {one.value: one for one in buttons(table) if one.id == "mode"}
    assert ways["play"].pressed
    edited = after(table, Commanded("mode", ways["edit"].value))
    back = {one.value: one for one in buttons(edited) if one.id == "mode"}
    assert back["edit"].pressed
    assert after(edited, Commanded("mode", back["play"].value)).editor is None


def test_what_does_not_concern_the_editor_works_as_ever(table):
    edited = after(table, EDIT, Hovered(A1), Commanded("keys"), Commanded("name-1", "Ann"))
    assert "keys" in edited.unfolded
    assert edited.names[0] == "Ann"
    assert after(edited, Commanded("no-such")) is edited
    assert after(edited, Commanded("press", "nowhere")) is edited
