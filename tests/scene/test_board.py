from dataclasses import replace

from ft_tutor.rules.position import Square, with_square
from ft_tutor.rules.vocabulary import TILES, Seat, Tile, Tribe
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.overlay import Overlay, on_tiles
from ft_tutor.scene.places import InHand, OnTile
from ft_tutor.scene.shapes import Layer, Text

C3 = OnTile(Tile.c3)


def texts(shapes):
    return [shape.text for shape in shapes if isinstance(shape, Text)]


def pieces_on(scene, place):
    return [shape for shape in scene.layer(Layer.PIECES) if shape.place == place]


def changed_parts(one, other):
    """The layers and places of what only one of two scenes draws."""
    return {(shape.layer, shape.place) for shape in set(one.shapes) ^ set(other.shapes)}


def test_every_tile_can_be_clicked_up_to_its_border(start):
    scene = board_scene(start)
    assert scene.places == on_tiles(TILES)
    assert scene.at(24.1, 24.1) == OnTile(Tile.a1)
    assert scene.at(123.9, 24.1) == OnTile(Tile.a1)
    assert scene.at(124.1, 24.1) == OnTile(Tile.b1)
    assert scene.at(5, 5) is None


def test_meeples_in_the_hand_can_be_clicked(moving):
    scene = board_scene(moving)
    held = tuple(InHand(tribe) for tribe in (Tribe.ELDER, Tribe.BUILDER, Tribe.ASSASSIN))
    assert scene.places == (*on_tiles(TILES), *held)
    assert "12" in texts(pieces_on(scene, InHand(Tribe.ASSASSIN)))


def test_without_the_tray_there_is_no_hand(moving):
    scene = board_scene(moving, hand=False)
    assert scene.places == on_tiles(TILES)
    assert scene.height < board_scene(moving).height


def test_the_pieces_of_a_tile(small):
    scene = board_scene(small)
    assert sorted(texts(pieces_on(scene, OnTile(Tile.c3)))) == ["1", "2", "W", "Y", "Y"]
    assert pieces_on(scene, OnTile(Tile.d4)) == []


def test_a_crop_keeps_the_true_coordinates(start):
    scene = board_scene(start, crop=(Tile.b2, Tile.d3), hand=False)
    shown = [s.text for s in scene.shapes if s.style == "board.letter"]
    assert shown == ["b", "c", "d", "2", "3"]
    assert (scene.width, scene.height) == (338, 238)
    assert scene.at(30, 30) == OnTile(Tile.b2)
    assert len(scene.places) == 6


def test_a_dropped_meeple_touches_the_pieces_of_its_tile_alone(start):
    square = start.squares[Tile.e2]
    after = with_square(start, Tile.e2, replace(square, camel=Seat.TWO))
    assert changed_parts(board_scene(start), board_scene(after)) == {
        (Layer.PIECES, OnTile(Tile.e2))
    }


def test_the_chosen_tribe_touches_the_hand_alone(moving):
    elder = InHand(Tribe.ELDER)
    picked = board_scene(moving, Overlay(picked=(elder,)))
    assert changed_parts(board_scene(moving), picked) == {(Layer.PIECES, elder)}


def test_all_that_can_stand_on_a_tile_is_drawn(start):
    square = Square((9, 9, 9, 9, 9), Seat.FOUR, palms=3, palaces=2)
    scene = board_scene(with_square(start, Tile.b5, square))
    words = texts(pieces_on(scene, OnTile(Tile.b5)))
    assert words == ["4", "2", "3", "Y", "9", "W", "9", "G", "9", "B", "9", "R", "9"]


def test_what_has_not_changed_is_not_drawn_anew(start):
    """So a press costs the drawing of its tile: the shapes of all others are the same objects."""
    after = with_square(start, Tile.e2, Square())
    before = {id(shape) for shape in board_scene(start).shapes}
    new = [shape for shape in board_scene(after).shapes if id(shape) not in before]
    assert {shape.place for shape in new} <= {OnTile(Tile.e2)}
