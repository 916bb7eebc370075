"""Which pieces are drawn again, and in which runs."""

from dataclasses import replace
from random import Random
from typing import get_args

import pytest
from oracle.boards import KINDS, random_board

from ft_tutor.notation import read_position, read_words
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.vocabulary import TILES, Seat, Tile, Tribe
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.overlay import Overlay
from ft_tutor.scene.places import InHand, OnTile
from ft_tutor.scene.shapes import Layer, Rect, Shape, Text
from ft_tutor.scene.theme import LIGHT, THEMES
from ft_tutor.widgets.boxes import box, touch
from ft_tutor.widgets.canvas.groups import groups_of, spoiled
from ft_tutor.widgets.canvas.mesh import fills
from ft_tutor.widgets.canvas.runs import runs

from .test_mesh import EXAMPLES

HELD = apply(read_position("c3:yyywwggbr d3:g"), read_words("c3")[0]).position


def groups(position, crop=None, tribe=None):
    return groups_of(
        board_scene(position, Overlay(picked=(InHand(tribe),) if tribe is not None else ()), crop),
        LIGHT,
        {},
    )


def test_pieces_stand_on_tiles_or_in_the_hand():
    assert set(groups(HELD)) == {OnTile(Tile.d3), *map(InHand, Tribe)}


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_an_area_holds_all_that_is_painted(kind, theme):
    position, _ = random_board(kind, 5, "areas")
    for group in groups_of(board_scene(position), theme, {}).values():
        left, top, right, bottom = group.area
        for shape in group.shapes:
            for fill in fills(shape, theme.paint(shape.style)):
                for x, y in fill.points:
                    assert left <= x <= right
                    assert top <= y <= bottom


def test_equal_groups_are_taken_over():
    known = groups(HELD)
    again = groups_of(board_scene(HELD, Overlay()), LIGHT, known)
    assert all(again[place] is known[place] for place in known)


def test_choosing_another_meeple_repaints_two_places_of_the_hand():
    changed = spoiled(groups(HELD, tribe=Tribe.VIZIER), groups(HELD, tribe=Tribe.BUILDER))
    assert changed == {InHand(Tribe.VIZIER), InHand(Tribe.BUILDER)}


def test_where_places_overlap_the_next_one_is_repainted_too():
    crop = (Tile.c3, Tile.c3)
    changed = spoiled(groups(HELD, crop, Tribe.VIZIER), groups(HELD, crop, Tribe.ELDER))
    assert changed > set(map(InHand, (Tribe.VIZIER, Tribe.ELDER)))


def test_nothing_changed_nothing_spoiled():
    assert spoiled(groups(HELD), groups(HELD)) == set()


def test_the_clearing_of_a_tile_never_eats_another():
    chance = Random(4)
    for seed in range(30):
        position, _ = random_board(chance.choice(sorted(KINDS)), seed, "eaten")
        before = groups(position)
        actions = legal_actions(position)
        after = groups(apply(position, actions[0]).position) if actions else before
        changed = spoiled(before, after)
        cleared = [before[place].area for place in changed & before.keys()]
        for place in after.keys() - changed:
            assert not any(touch(after[place].area, area) for area in cleared)


def test_full_tiles_beside_each_other_do_not_touch():
    """Else a drop would repaint half the board."""
    text = " ".join(f"{tile.name}:yywwggbbrr.camel1.palm2.palace1" for tile in TILES)
    try:
        position = read_position(text)
    except ValueError:
        position = read_position(" ".join(f"{tile.name}:ywgbr" for tile in TILES))
    emptied = replace(
        position,
        squares=(
            *position.squares[:14],
            replace(position.squares[14], camel=Seat.TWO),
            *position.squares[15:],
        ),
    )
    assert spoiled(groups(position), groups(emptied)) == {OnTile(Tile.c3)}


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
