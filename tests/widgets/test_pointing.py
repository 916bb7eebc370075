"""From clicks and keys to actions: pure functions."""

import pytest
from helpers.play import replay

from ft_tutor.notation import read_position, read_words
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.vocabulary import TILES, Tile, Tribe
from ft_tutor.scene.layout import Frame
from ft_tutor.scene.overlay import Marks, Trail, on_tiles, trail_through
from ft_tutor.scene.places import OnTile
from ft_tutor.widgets.pointing import (
    ARROWS,
    Pointer,
    Shown,
    action_on,
    active_tribe,
    moved,
    overlay,
    tribe_of_key,
)

BOARD = read_position("b3:small.yw c3:oasis.g d3:small.w b4:oasis.r c4:small.yb d4:oasis.b")
HELD = apply(BOARD, PickUp(Tile.b3)).position
DONE = replay(BOARD, read_words("b3:y-c3 w-d3")).position
WHOLE, PART = Frame(), Frame(Tile.b2, Tile.d4)


@pytest.mark.parametrize("key", ARROWS)
@pytest.mark.parametrize("frame", [WHOLE, PART], ids=["whole", "part"])
def test_the_cursor_begins_in_the_corner_and_never_leaves(frame, key):
    assert moved(None, key, frame) == frame.tiles[0]
    for tile in frame.tiles:
        assert moved(tile, key, frame) in frame


def test_the_cursor_moves_one_tile():
    steps = {key: moved(Tile.c3, key, WHOLE).name for key in ARROWS}
    assert steps == {"ArrowUp": "c2", "ArrowDown": "c4", "ArrowLeft": "b3", "ArrowRight": "d3"}


def test_the_cursor_stops_at_the_edge():
    assert moved(Tile.a1, "ArrowUp", WHOLE) == moved(Tile.a1, "ArrowLeft", WHOLE) == Tile.a1
    assert moved(Tile.f5, "ArrowDown", WHOLE) == moved(Tile.f5, "ArrowRight", WHOLE) == Tile.f5
    assert moved(Tile.a1, "ArrowDown", PART) == Tile.b2  # a cursor from elsewhere comes back


def test_every_tribe_has_its_letter_as_a_key():
    assert [tribe_of_key(letter) for letter in "ywgbr"] == list(Tribe)
    assert [tribe_of_key(letter) for letter in "YWGBR"] == list(Tribe)
    assert [tribe_of_key(key) for key in ("", "u", "yw", "Enter", "ß", "İ", " ")] == [None] * 7


def test_which_meeple_a_click_drops():
    legal = legal_actions(HELD)
    assert [action.tribe for action in legal][:1] == [Tribe.VIZIER]
    assert active_tribe(HELD, legal, None) == Tribe.VIZIER
    assert active_tribe(HELD, legal, Tribe.ELDER) == Tribe.ELDER
    assert active_tribe(HELD, legal, Tribe.BUILDER) == Tribe.VIZIER  # it is not in the hand
    assert active_tribe(HELD, (), None) == Tribe.VIZIER
    assert active_tribe(BOARD, legal_actions(BOARD), Tribe.ELDER) is None
    assert active_tribe(DONE, (), Tribe.ELDER) is None


def test_the_first_meeple_that_can_be_dropped_is_chosen():
    only_white = tuple(a for a in (Drop(Tile.c3, Tribe.ELDER),))
    assert active_tribe(HELD, only_white, None) == Tribe.ELDER


def test_what_a_click_means():
    assert action_on(BOARD, Tile.c3, None) == PickUp(Tile.c3)
    assert action_on(HELD, Tile.c3, Tribe.ELDER) == Drop(Tile.c3, Tribe.ELDER)
    assert action_on(DONE, Tile.c3, None) == PickUp(Tile.c3)


def test_before_a_movement_nothing_is_ringed():
    assert overlay(BOARD, Shown(legal_actions(BOARD)), Pointer()).legal == ()


def test_only_the_tiles_of_the_chosen_meeple_are_ringed():
    legal = legal_actions(HELD)
    for tribe in (Tribe.VIZIER, Tribe.ELDER):
        ringed = overlay(HELD, Shown(legal), Pointer(tribe)).legal
        wanted = {OnTile(action.tile) for action in legal if action.tribe == tribe}
        assert set(ringed) == wanted
        assert len(ringed) == len(wanted)
    assert overlay(HELD, Shown(legal, show_legal=False), Pointer()).legal == ()


def test_rings_are_hints_or_mistakes():
    marks = Marks(rings=(OnTile(Tile.c3),))
    hint = overlay(BOARD, Shown(marks=marks), Pointer())
    wrong = overlay(BOARD, Shown(marks=marks, wrong=on_tiles((Tile.c3, Tile.d3))), Pointer())
    assert (hint.hints, hint.wrong) == ((OnTile(Tile.c3),), ())
    assert (wrong.hints, wrong.wrong) == ((), on_tiles((Tile.c3, Tile.d3)))


def test_a_ghost_stands_only_where_a_click_would_drop():
    shown = Shown(legal_actions(HELD))
    assert overlay(HELD, shown, Pointer(hovered=Tile.c3)).ghosts == (
        (OnTile(Tile.c3), Tribe.VIZIER),
    )
    assert overlay(HELD, shown, Pointer(hovered=Tile.f5)).ghosts == ()
    assert overlay(BOARD, Shown(legal_actions(BOARD)), Pointer(hovered=Tile.b3)).ghosts == ()


def test_the_path_of_a_movement_comes_before_any_other():
    drawn = Trail(Tile.b3, ((Tile.c3, None),))
    marks = Marks(path=(Tile.c3, Tile.d3))
    assert overlay(BOARD, Shown(path=drawn, marks=marks), Pointer()).path == drawn
    assert overlay(BOARD, Shown(marks=marks), Pointer()).path == trail_through((Tile.c3, Tile.d3))
    assert overlay(HELD, Shown(path=drawn, marks=marks), Pointer()).path == Trail(Tile.b3)
    walked = overlay(DONE, Shown(path=drawn), Pointer()).path
    assert [tile.name for tile, _ in walked.steps] == ["c3", "d3"]


def test_every_tile_can_be_the_cursor():
    places = (overlay(BOARD, Shown(), Pointer(cursor=tile)).cursor for tile in TILES)
    assert tuple(places) == on_tiles(TILES)
