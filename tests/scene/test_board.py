from dataclasses import replace

from ft_tutor.rules.position import Square, with_square
from ft_tutor.rules.vocabulary import TILES, Seat, Tile, Tribe
from ft_tutor.scene.board import board_scene, tile_shapes
from ft_tutor.scene.overlay import Overlay, Path, path_of
from ft_tutor.scene.shapes import HandTarget, Layer, Text, TileTarget


def targets(scene):
    return [shape.target for shape in scene.shapes if shape.target is not None]


def texts(shapes):
    return [shape.text for shape in shapes if isinstance(shape, Text)]


def changed_parts(one, other):
    before, after = one.parts(), other.parts()
    return {part for part in before.keys() | after.keys() if before.get(part) != after.get(part)}


def test_every_tile_can_be_clicked_up_to_its_border(start):
    scene = board_scene(start)
    assert targets(scene) == [TileTarget(tile) for tile in TILES]
    assert scene.at(24.1, 24.1) == TileTarget(Tile.a1)
    assert scene.at(123.9, 24.1) == TileTarget(Tile.a1)
    assert scene.at(124.1, 24.1) == TileTarget(Tile.b1)
    assert scene.at(5, 5) is None


def test_meeples_in_the_hand_can_be_clicked(moving):
    scene = board_scene(moving)
    hands = [target for target in targets(scene) if isinstance(target, HandTarget)]
    assert hands == [HandTarget(t) for t in (Tribe.ELDER, Tribe.BUILDER, Tribe.ASSASSIN)]
    assert "12" in texts(scene.parts()[Layer.PIECES, None])


def test_without_the_tray_there_is_no_hand(moving):
    scene = board_scene(moving, hand=False)
    assert not [target for target in targets(scene) if isinstance(target, HandTarget)]
    assert scene.height < board_scene(moving).height


def test_the_pieces_of_a_tile(small):
    scene = board_scene(small)
    assert sorted(texts(scene.pieces_of(Tile.c3))) == ["1", "2", "W", "Y", "Y"]
    assert scene.pieces_of(Tile.d4) == ()
    assert scene.pieces_of(Tile.c3) == tuple(
        shape for shape in tile_shapes(small, Tile.c3) if shape.layer is Layer.PIECES
    )


def test_a_crop_keeps_the_true_coordinates(start):
    scene = board_scene(start, crop=(Tile.b2, Tile.d3), hand=False)
    shown = [s.text for s in scene.shapes if s.style == "board.letter"]
    assert shown == ["b", "c", "d", "2", "3"]
    assert (scene.width, scene.height) == (338, 238)
    assert scene.at(30, 30) == TileTarget(Tile.b2)
    assert len(targets(scene)) == 6


def test_marks_outside_a_crop_are_left_out(start):
    away = Overlay(
        legal=(Tile.a1,), selected=Tile.a1, cursor=Tile.a1, hovered=Tile.a1, wrong=(Tile.a1,)
    )
    assert not board_scene(start, away, (Tile.c3, Tile.d4)).layer(Layer.MARKS)


def test_a_mark_touches_the_marks_of_its_tile_alone(start):
    plain = board_scene(start)
    for overlay in (
        Overlay(legal=(Tile.c3,)),
        Overlay(selected=Tile.c3),
        Overlay(cursor=Tile.c3),
        Overlay(hovered=Tile.c3),
        Overlay(wrong=(Tile.c3,)),
        Overlay(hints=(Tile.c3,)),
        Overlay(ghosts=((Tile.c3, Tribe.ELDER),)),
    ):
        assert changed_parts(plain, board_scene(start, overlay)) == {(Layer.MARKS, Tile.c3)}


def test_a_dropped_meeple_touches_the_pieces_of_its_tile_alone(start):
    square = start.squares[Tile.e2]
    after = with_square(start, Tile.e2, replace(square, camel=Seat.TWO))
    assert changed_parts(board_scene(start), board_scene(after)) == {(Layer.PIECES, Tile.e2)}


def test_the_chosen_tribe_touches_the_hand_alone(moving):
    chosen = board_scene(moving, Overlay(tribe=Tribe.ELDER))
    assert changed_parts(board_scene(moving), chosen) == {(Layer.PIECES, None)}


def test_a_path_numbers_its_steps_and_shows_what_was_dropped(moving):
    scene = board_scene(moving, Overlay(path=path_of(moving.turn.movement)))
    assert texts(scene.layer(Layer.MARKS)) == ["W", "1", "Y", "2"]


def test_a_second_visit_does_not_hide_the_first_number(start):
    loop = (Tile.c3, Tile.d3, Tile.d4, Tile.c4, Tile.c3, Tile.c2)
    path = Path(Tile.b3, tuple((tile, None) for tile in loop))
    scene = board_scene(start, Overlay(path=path))
    places = [s.centre for s in scene.shapes if s.style == "mark.step"]
    assert len(set(places)) == len(loop)


def test_all_that_can_stand_on_a_tile_is_drawn(start):
    square = Square((9, 9, 9, 9, 9), Seat.FOUR, palms=3, palaces=2)
    scene = board_scene(with_square(start, Tile.b5, square))
    words = texts(scene.pieces_of(Tile.b5))
    assert words == ["4", "2", "3", "Y", "9", "W", "9", "G", "9", "B", "9", "R", "9"]
