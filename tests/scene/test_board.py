from dataclasses import replace
from itertools import combinations

import pytest
from helpers.geometry import extent, overlap

from ft_tutor.notation import read_position
from ft_tutor.rules.position import Movement, Square, with_square
from ft_tutor.rules.vocabulary import TILES, Piece, Seat, Tile, Tribe
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.overlay import Overlay, on_tiles
from ft_tutor.scene.places import InHand, OnTile, OnTileMeeple, OnTilePiece
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


def test_meeples_and_pieces_can_be_pressed_by_themselves():
    """All of the tribe, wherever they stand; what is not asked for belongs to the tile."""
    position = read_position("c3:oasis.yyww.palm2.palace1")
    white, palms = OnTileMeeple(Tile.c3, Tribe.ELDER), OnTilePiece(Tile.c3, Piece.PALM)
    plain = board_scene(position)
    scene = board_scene(position, parts=(white, palms, InHand(Tribe.ELDER)))
    assert set(scene.places) - set(plain.places) == {white, palms}
    assert len(scene.carriers[white]) == 2
    for place in (white, palms):
        assert all(scene.at(*part.centre) == place for part in scene.carriers[place])
    (palace,) = (s for s in plain.shapes if s.style == "palace.wall")
    assert scene.at(*palace.centre) == OnTile(Tile.c3)
    ring = board_scene(position, Overlay(legal=(white,)), parts=(white,)).layer(Layer.TRAIL)
    assert {s.centre for s in ring} == {part.centre for part in scene.carriers[white]}


@pytest.mark.parametrize("last", [Tile.c3, Tile.d3, Tile.e3, Tile.f3])
def test_every_meeple_of_the_hand_stands_inside_its_place_on_any_crop(moving, last):
    full = replace(moving, turn=replace(moving.turn, movement=Movement(Tile.c3, (), (1,) * 5)))
    scene = board_scene(full, crop=(Tile.c3, last))
    boxes = []
    for tribe in Tribe:
        (plate,) = scene.carriers[InHand(tribe)]
        shapes = [s for s in pieces_on(scene, InHand(tribe)) if s is not plate]
        assert min(extent(shapes)[:2]) >= 0
        assert extent(shapes)[2] <= scene.width
        assert extent(shapes)[3] <= plate.y + plate.h
        (letter,) = (s for s in shapes if isinstance(s, Text))
        assert letter.size >= 8
        boxes.append(extent([letter]))
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
