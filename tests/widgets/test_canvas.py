"""What the page sends becomes actions and commands; what is chosen is drawn."""

from types import SimpleNamespace

import pytest
from helpers.play import replay

from ft_tutor.notation import read_position, read_words
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.places import InHand
from ft_tutor.scene.shapes import Layer
from ft_tutor.widgets.canvas import SHARPNESS, BoardCanvas
from ft_tutor.widgets.pointing import Shown

from .recorder import Page, recorded

BOARD = read_position("b3:small.yw c3:oasis.g d3:small.w b4:oasis.r c4:small.yb d4:oasis.b")
HELD = apply(BOARD, PickUp(Tile.b3)).position
DONE = replay(BOARD, read_words("b3:y-c3 w-d3")).position


def opened(position, crop=(Tile.b3, Tile.d4), **options):
    """A canvas, the page that it is in, and lists of what it asked for."""
    board = BoardCanvas(position, crop, **options)
    board.show(position, Shown(legal_actions(position)))
    asked = SimpleNamespace(board=board, page=Page(board), actions=[], commands=[])
    board.on_action, board.on_command = asked.actions.append, asked.commands.append
    return asked


@pytest.fixture
def start():
    return opened(BOARD)


@pytest.fixture
def held():
    return opened(HELD)


def middle(board, tile):
    return board._frame.point(tile, (50, 50))


def in_hand(board, tribe):
    """The middle of a place in the hand."""
    return board.scene.carriers[InHand(tribe)][0].centre


def styles(board):
    return {shape.style for shape in board.scene.layer(Layer.MARKS)}


# --- mouse


def test_a_click_picks_up(start):
    start.page.click(*middle(start.board, Tile.b3))
    assert start.actions == [PickUp(Tile.b3)]


@pytest.mark.parametrize("crop", [None, (Tile.b3, Tile.d4)])
def test_a_click_anywhere_on_a_tile_means_the_tile(crop):
    asked = opened(BOARD, crop)
    left, top = asked.board._frame.origin(Tile.d4)
    for x, y in ((0.5, 0.5), (99.5, 0.5), (0.5, 99.5), (99.5, 99.5)):
        asked.page.click(left + x, top + y)
    assert asked.actions == [PickUp(Tile.d4)] * 4


def test_a_click_drops_the_first_meeple_of_the_hand(held):
    held.page.click(*middle(held.board, Tile.c3))
    assert held.actions == [Drop(Tile.c3, Tribe.VIZIER)]


def test_a_click_on_the_hand_chooses_the_meeple(held):
    with recorded(held.board.widget) as messages:
        held.page.click(*in_hand(held.board, Tribe.ELDER))
    assert held.actions == []
    assert len(messages) == 1
    held.page.click(*middle(held.board, Tile.c3))
    assert held.actions == [Drop(Tile.c3, Tribe.ELDER)]


def test_every_click_is_passed_on_legal_or_not(held):
    held.page.click(*middle(held.board, Tile.d4))
    held.page.click(*middle(held.board, Tile.b3))
    assert [action.tile for action in held.actions] == [Tile.d4, Tile.b3]


@pytest.mark.parametrize("point", [(3, 3), (200, 3), (-50, -50), (99999, 99999), (100, 250)])
def test_a_click_beside_the_tiles_does_nothing(start, point):
    with recorded(start.board.widget) as messages:
        start.page.click(*point)
    assert start.actions == start.commands == messages == []


def test_a_click_on_a_place_without_meeples_does_nothing(held):
    tray = in_hand(held.board, Tribe.ELDER)
    held.page.click(tray[0] + 90, tray[1])
    assert held.actions == []


def test_after_the_movement_a_click_asks_to_pick_up():
    asked = opened(DONE)
    asked.page.click(*middle(asked.board, Tile.c4))
    assert asked.actions == [PickUp(Tile.c4)]


def test_hovering_shows_where_a_meeple_would_go(held):
    with recorded(held.board.widget) as messages:
        held.page.hover(*middle(held.board, Tile.c3))
        held.page.hover(*(x + 5 for x in middle(held.board, Tile.c3)))
    assert len(messages) == 1
    assert messages[0].layers("clearRect") == {Layer.MARKS}
    assert {"mark.hover", "ghost.halo"} <= styles(held.board)
    held.page.hover(*middle(held.board, Tile.d4))
    assert "ghost.halo" not in styles(held.board)
    held.page.leave()
    assert "mark.hover" not in styles(held.board)


def test_a_click_hides_the_ghost_until_the_mouse_moves(held):
    held.page.hover(*middle(held.board, Tile.c3))
    held.page.click(*middle(held.board, Tile.c3))
    held.board.show(HELD, Shown(legal_actions(HELD)))
    assert "ghost.halo" not in styles(held.board)


# --- touch


def test_a_tap_is_a_click(start):
    start.page.tap(middle(start.board, Tile.b3))
    assert start.actions == [PickUp(Tile.b3)]


def test_of_several_fingers_the_first_counts(start):
    start.page.tap(middle(start.board, Tile.b3), middle(start.board, Tile.c3))
    start.page.send("touch_start", touches=[])
    assert start.actions == [PickUp(Tile.b3)]


# --- keys


def test_arrows_and_enter_act(start):
    start.page.key("ArrowRight")
    assert "mark.cursor" in styles(start.board)
    assert start.actions == []
    start.page.key("ArrowRight", "Enter", "ArrowDown", " ")
    assert start.actions == [PickUp(Tile.c3), PickUp(Tile.c4)]


def test_enter_without_a_cursor_does_nothing(start):
    start.page.key("Enter", " ")
    assert start.actions == []


def test_the_mouse_takes_the_cursor_away(start):
    start.page.key("ArrowRight")
    start.page.click(*middle(start.board, Tile.c3))
    assert "mark.cursor" not in styles(start.board)


def test_a_letter_chooses_a_meeple_of_the_hand(held):
    held.page.key("w")
    held.page.click(*middle(held.board, Tile.c3))
    held.page.key("Y", shift=True)
    held.page.click(*middle(held.board, Tile.c3))
    held.page.key("r")  # not in the hand
    held.page.click(*middle(held.board, Tile.c3))
    tribes = [action.tribe for action in held.actions]
    assert tribes == [Tribe.ELDER, Tribe.VIZIER, Tribe.VIZIER]


def test_letters_before_a_movement_do_nothing(start):
    start.page.key(*"ywgbrYx1?")
    assert start.actions == start.commands == []


def test_undo_and_redo(held):
    held.page.key("u", "Backspace")
    held.page.key("U", shift=True)
    assert held.commands == ["undo", "undo", "redo"]


def test_capital_u_without_shift_is_still_undo_with_caps_lock(held):
    """Caps Lock gives a U without Shift: that is the key U."""
    held.page.key("U")
    held.page.key("u", shift=True)
    assert held.commands == ["undo", "redo"]


def test_ways_to_leave(start):
    start.page.key("ArrowRight")
    start.page.key("Tab")
    start.page.key("Tab", shift=True)
    start.page.key("Escape")
    assert start.commands == ["leave", "blur", "blur"]
    assert "mark.cursor" not in styles(start.board)


@pytest.mark.parametrize("key", ["s", "z", "u", "Control", "Enter", "ArrowUp", "y"])
@pytest.mark.parametrize("with_key", ["ctrl", "meta"])
def test_shortcuts_are_left_to_the_page(held, key, with_key):
    held.page.key("ArrowRight")
    held.page.key(key, **{with_key: True})
    assert held.actions == []
    assert held.commands == ["blur"]


@pytest.mark.parametrize("key", ["F5", "Dead", "Process", "Unidentified", "", "ArrowUpLeft"])
def test_other_keys_do_nothing(start, key):
    with recorded(start.board.widget) as messages:
        start.page.key(key)
    assert start.actions == start.commands == messages == []


# --- the page


def test_a_loaded_page_gets_the_whole_board(held):
    held.page.key("w")
    with recorded(held.board.widget) as messages:
        held.page.load()
    (message,) = messages
    assert message.commands[0][0] == "switchCanvas"
    assert message.layers("fillStyledPolygons") == {Layer.GROUND, Layer.PIECES, Layer.MARKS}


@pytest.mark.parametrize("crop", [None, (Tile.b3, Tile.d4), (Tile.c3, Tile.c3)])
def test_the_canvas_has_the_shape_of_the_board_and_twice_its_pixels(crop):
    board = BoardCanvas(BOARD, crop)
    wide, high = board.widget.width, board.widget.height
    assert wide / high == pytest.approx(board.scene.width / board.scene.height, rel=0.002)
    assert board.widget.layout.max_width.startswith(f"min({wide // SHARPNESS}px, ")
    assert wide / SHARPNESS <= 640


def test_a_board_without_a_hand_is_lower():
    assert BoardCanvas(BOARD, hand=False).widget.height < BoardCanvas(BOARD).widget.height
