"""Which pieces are drawn again, and in which runs."""

from dataclasses import replace
from typing import get_args

import pytest
from oracle.boards import KINDS, random_board

from ft_tutor.notation import read_position, read_words
from ft_tutor.rules.engine import apply
from ft_tutor.rules.position import with_square
from ft_tutor.rules.vocabulary import TILES, Seat, Tile, Tribe
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.overlay import Overlay
from ft_tutor.scene.places import InHand, OnTile
from ft_tutor.scene.shapes import Layer, Rect, Shape, Text
from ft_tutor.scene.theme import LIGHT, THEMES
from ft_tutor.widgets.boxes import box, touch
from ft_tutor.widgets.canvas.groups import damage, groups_of, within
from ft_tutor.widgets.canvas.mesh import fills
from ft_tutor.widgets.canvas.runs import runs

from .test_mesh import EXAMPLES

HELD = apply(read_position("c3:yyywwggbr d3:g"), read_words("c3")[0]).position


def scene(position, tribe=None, crop=None):
    picked = (InHand(tribe),) if tribe is not None else ()
    return board_scene(position, Overlay(picked=picked), crop)


def pieces(position, theme=LIGHT, known=None, **more):
    shapes = scene(position, **more).layer(Layer.PIECES)
    return groups_of(shapes, theme, known or {})


def repainted(before, after):
    """The places of the shapes that are drawn again from one picture of pieces to another."""
    found = groups_of(before, LIGHT, {}), groups_of(after, LIGHT, {})
    return [shape.place for shape in within(damage(*found), after, found[1])]


def test_pieces_stand_on_tiles_or_in_the_hand():
    assert set(pieces(HELD)) == {OnTile(Tile.d3), *map(InHand, Tribe)}


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_an_area_holds_all_that_is_painted(kind, theme):
    position, _ = random_board(kind, 5, "areas")
    for group in pieces(position, theme).values():
        for shape, (left, top, right, bottom) in zip(group.shapes, group.areas, strict=True):
            for fill in fills(shape, theme.paint(shape.style)):
                for x, y in fill.points:
                    assert left <= x <= right
                    assert top <= y <= bottom


def test_equal_groups_are_taken_over():
    known = pieces(HELD)
    again = pieces(HELD, known=known)
    assert all(again[place] is known[place] for place in known)


@pytest.mark.parametrize("crop", [None, (Tile.c3, Tile.c3)], ids=["apart", "overlapping"])
def test_choosing_another_meeple_redraws_two_places_of_the_hand_and_what_reaches_into_them(crop):
    one, other = (
        scene(HELD, tribe, crop).layer(Layer.PIECES) for tribe in (Tribe.VIZIER, Tribe.ELDER)
    )
    places = repainted(one, other)
    assert {InHand(Tribe.VIZIER), InHand(Tribe.ELDER)} <= set(places)
    assert OnTile(Tile.d3) not in places
    assert len(places) < len(other)


def test_nothing_changed_nothing_damaged():
    assert damage(pieces(HELD), pieces(HELD)) == []


def test_another_order_damages_everything():
    """Two places that overlap would show the wrong one on top."""
    groups = pieces(HELD)
    turned = dict(reversed(groups.items()))
    assert {group.area for group in groups.values()} <= set(damage(groups, turned))


def test_of_a_place_only_what_differs_is_redrawn():
    ground, old, new, beside = (
        Rect(x, 0, w, 10, "card", place=OnTile(Tile.a1), layer=Layer.PIECES)
        for x, w in ((0, 100), (10, 10), (10, 12), (60, 10))
    )
    shapes = [ground, new, beside]
    found = (groups_of(some, LIGHT, {}) for some in ([ground, old, beside], shapes))
    before, after = found
    assert list(within(damage(before, after), shapes, after)) == [ground, new]


def test_full_tiles_beside_each_other_do_not_touch():
    """Else a drop would repaint half the board."""
    position = read_position(" ".join(f"{tile.name}:ywgbr" for tile in TILES))
    square = replace(position.squares[Tile.c3], camel=Seat.TWO)
    after = with_square(position, Tile.c3, square)
    one, other = (scene(one).layer(Layer.PIECES) for one in (position, after))
    assert set(repainted(one, other)) == {OnTile(Tile.c3)}


@pytest.mark.parametrize("shape", EXAMPLES, ids=lambda shape: type(shape).__name__)
def test_a_box_holds_the_shape(shape):
    left, top, right, bottom = box(shape)
    x, y = shape.centre
    assert left < right
    assert top < bottom
    assert left <= x <= right
    assert top <= y <= bottom


def test_every_class_of_shapes_has_a_box():
    assert {type(shape) for shape in EXAMPLES} == set(get_args(Shape))


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_runs_keep_every_shape_and_never_uncover_a_text(kind):
    position, _ = random_board(kind, 1, "runs")
    shapes = board_scene(position).layer(Layer.PIECES)
    found = [[*polygons, *texts] for polygons, texts in runs(shapes)]
    order = [shape for run in found for shape in run]
    assert sorted(map(repr, order)) == sorted(map(repr, shapes))
    place = {id(shape): number for number, shape in enumerate(order)}
    for number, text in enumerate(shapes):
        for later in shapes[number + 1 :]:
            if isinstance(text, Text) and not isinstance(later, Text):
                assert place[id(text)] < place[id(later)] or not touch(box(text), box(later))


def test_a_covered_text_stays_covered():
    text = Text(5, 5, "c3", 4, "s")
    below, above = Rect(0, 0, 10, 10, "s"), Rect(4, 4, 10, 10, "s")
    assert list(runs([below, text, above])) == [([below], [text]), ([above], [])]


def test_a_text_waits_for_polygons_beside_it():
    text = Text(5, 5, "c3", 4, "s")
    below, beside = Rect(0, 0, 10, 10, "s"), Rect(40, 4, 10, 10, "s")
    assert list(runs([below, text, beside])) == [([below, beside], [text])]
