from itertools import combinations

import pytest
from helpers.geometry import extent, overlap

from ft_tutor.rules.position import Square, with_square
from ft_tutor.rules.vocabulary import TILES, Seat, Tile, Tribe
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.layout import Frame
from ft_tutor.scene.marks import mark_shapes
from ft_tutor.scene.overlay import Overlay, trail_of, trail_through
from ft_tutor.scene.places import BidSpot, OnTile, Sign, TurnSpot
from ft_tutor.scene.shapes import Circle, Layer, Polygon, Rect, Text
from ft_tutor.scene.signs import SIGNS
from ft_tutor.scene.theme import LIGHT

C3, C4 = OnTile(Tile.c3), OnTile(Tile.c4)


def texts(shapes):
    return [shape.text for shape in shapes if isinstance(shape, Text)]


def changed_parts(one, other):
    """The layers and places of what only one of two scenes draws."""
    return {(shape.layer, shape.place) for shape in set(one.shapes) ^ set(other.shapes)}


def test_marks_outside_a_crop_are_left_out(start):
    away = (OnTile(Tile.a1),)
    overlay = Overlay(away, away, away, away, away, *away * 4, arrows=((*away, *away),))
    assert not board_scene(start, overlay, (Tile.c3, Tile.d4)).layer(Layer.MARKS)


def test_a_mark_touches_the_marks_of_its_tile_alone(start):
    plain = board_scene(start)
    for overlay in (
        Overlay(legal=(C3,)),
        Overlay(picked=(C3,)),
        Overlay(wrong=(C3,)),
        Overlay(hints=(C3,)),
        Overlay(goal=(C3,)),
        Overlay(here=C3),
        Overlay(cursor=C3),
        Overlay(hovered=C3),
        Overlay(ghosts=((C3, Tribe.ELDER),)),
    ):
        assert changed_parts(plain, board_scene(start, overlay)) == {(Layer.MARKS, C3)}


def test_a_ring_follows_whatever_carries_the_place():
    carriers = {
        C3: (Rect(0, 0, 100, 60, "tray", 4),),
        BidSpot(0): (Circle(5, 6, 20, "tray"),),
        TurnSpot(1): (Polygon(((0, 0), (9, 0), (5, 9)), "tray"),),
    }
    rings = list(mark_shapes(Overlay(legal=tuple(carriers)), carriers))
    assert [type(s) for s in rings] == [Rect, Rect, Circle, Circle, Polygon, Polygon]
    for ring in rings:
        (carrier,) = carriers[ring.place]
        assert ring.centre == carrier.centre
        assert carrier.contains(*extent([ring])[:2]) or isinstance(ring, Circle | Polygon)


def test_a_place_that_is_not_drawn_gets_no_mark(start):
    away = (Sign("pass"), BidSpot(2))
    everywhere = Overlay(away, away, away, away, away, *away * 2, arrows=(away,))
    assert not board_scene(start, everywhere).layer(Layer.MARKS)


def test_signs_of_one_place_stand_apart_and_inside(start):
    overlay = Overlay(start=C3, here=C3, wrong=(C3,), hints=(C3,))
    carrier = board_scene(start).carriers[C3][0]
    marks = board_scene(start, overlay).layer(Layer.MARKS)
    names = ("sign.wrong", "sign.hint", "sign.here", "sign.start")
    boxes = [extent([shape for shape in marks if shape.style == name]) for name in names]
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
    for box in boxes:
        assert carrier.contains(*box[:2])
        assert carrier.contains(*box[2:])


def test_whoever_is_there_needs_no_flag(start):
    arrived = board_scene(start, Overlay(here=C3, goal=(C3,)))
    assert arrived.layer(Layer.MARKS) == board_scene(start, Overlay(here=C3)).layer(Layer.MARKS)


def test_a_path_numbers_its_steps_and_says_who_was_dropped(moving):
    scene = board_scene(moving, Overlay(path=trail_of(moving.turn.movement)))
    assert texts(scene.layer(Layer.MARKS)) == ["W", "1", "Y", "2"]
    assert {s.style for s in scene.layer(Layer.TRAIL)} == {
        "trail.casing",
        "trail.line",
        "trail.start",
        "trail.tip",
    }


ROUND = (Tile.b3, Tile.c3, Tile.d3, Tile.d4, Tile.c4, Tile.b4)
LOOP = trail_through((*ROUND, *ROUND[:3]))
"""Round the block, and on: it crosses two borders twice."""


def test_numbers_keep_apart_even_where_a_path_crosses_a_border_twice(start):
    scene = board_scene(start, Overlay(path=LOOP))
    tags = [extent([s]) for s in scene.shapes if s.style == "trail.tag"]
    assert len(tags) == len(LOOP.steps)
    assert not any(overlap(one, other) for one, other in combinations(tags, 2))


def test_no_number_lies_upon_a_letter_or_a_face(busy):
    scene = board_scene(busy, Overlay(path=trail_through((*TILES[:6], *TILES[11:5:-1]))))
    tags = [extent([s]) for s in scene.layer(Layer.MARKS)]
    faces = ("meeple.skin", "meeple.eye", "meeple.glint", "camel.text", "badge.text", "count.text")
    looked_at = [
        extent([s]) for s in scene.shapes if s.style in faces or s.style.endswith(".letter")
    ]
    assert tags
    assert not any(overlap(tag, seen) for tag in tags for seen in looked_at)


def test_a_path_is_shown_as_far_as_it_goes_inside_a_crop(start):
    scene = board_scene(start, Overlay(path=LOOP), (Tile.c3, Tile.d4))
    assert texts(s for s in scene.layer(Layer.MARKS)) == [*"2348"]
    frame = Frame(Tile.c3, Tile.d4)
    line = extent([shape for shape in scene.shapes if shape.style == "trail.line"])
    left, top, right, bottom = *frame.origin(Tile.c3), *frame.origin(Tile.e5)
    assert left <= line[0] <= line[2] <= right
    assert top <= line[1] <= line[3] <= bottom


def test_the_head_of_an_arrow_from_below_is_seen_above_whoever_stands_there(start):
    lonely = with_square(start, Tile.c3, Square((1, 0, 0, 0, 0)))
    scene = board_scene(lonely, Overlay(arrows=((C4, C3),)))
    vizier = [shape for shape in scene.shapes if shape.place == C3 and "meeple" in shape.style]
    (head,) = (shape for shape in scene.shapes if shape.style == "mark.arrow")
    assert extent([head])[1] < extent(vizier)[1] - 15


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_is_no_larger_than_its_corner(name):
    left, top, right, bottom = extent(SIGNS[name])
    assert -11 <= left < right <= 11
    assert -12 <= top < bottom <= 16
    assert {shape.style for shape in SIGNS[name]} <= set(LIGHT.paints)


@pytest.mark.parametrize("name", SIGNS)
def test_no_sign_covers_the_number_of_a_camel(start, name):
    """Nor that of the badge."""
    camel = with_square(start, Tile.c3, Square(camel=Seat.THREE))
    field = {"hint": "hints"}.get(name, name)
    one = {field: C3 if name in ("start", "here") else (C3,)}
    scene = board_scene(camel, Overlay(**one))
    marks = [extent([s]) for s in scene.layer(Layer.MARKS) if s.style.startswith("sign.")]
    texts_there = [extent([s]) for s in scene.shapes if s.place == C3 and isinstance(s, Text)]
    assert len(texts_there) == 2
    assert not any(overlap(mark, text) for mark in marks for text in texts_there)
