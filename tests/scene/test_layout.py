from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.rules.vocabulary import SEATS, TILES, TRIBES, Tile, TileKind
from ft_tutor.scene.emblems import landscape
from ft_tutor.scene.layout import (
    BADGE_AT,
    CAMEL_AT,
    CAMEL_SCALE,
    MOST_SINGLE,
    PALACE_AT,
    PALM_AT,
    SIDE,
    Frame,
    spots,
)
from ft_tutor.scene.meeples import meeple, silhouette
from ft_tutor.scene.pieces import badge, camel, token
from ft_tutor.scene.shapes import Circle, Polygon, Polyline, Rect, placed

counts = st.tuples(*[st.integers(0, 20)] * 5) | st.tuples(*[st.integers(0, 2)] * 5)


def extent(shapes):
    """Left, top, right and bottom of a drawing."""
    points = [point for shape in shapes for point in corners(shape)]
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def corners(shape):
    match shape:
        case Rect():
            return [(shape.x, shape.y), (shape.x + shape.w, shape.y + shape.h)]
        case Circle():
            x, y, r = shape.x, shape.y, shape.r
            return [(x - r, y - r), (x + r, y + r)]
        case Polygon() | Polyline():
            return shape.points
        case _:
            return [shape.centre]


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def meeples_of(meeples):
    return [
        extent(placed(meeple(spot.tribe), spot.x, spot.y, spot.scale)) for spot in spots(meeples)
    ]


BADGES = [extent(placed(badge(kind, 15), *BADGE_AT)) for kind in TileKind]


@given(counts)
def test_every_meeple_stands_somewhere(meeples):
    shown = [0] * 5
    for spot in spots(meeples):
        shown[spot.tribe] += spot.number
    assert tuple(shown) == meeples


@given(counts)
def test_few_stand_singly_and_many_by_tribe(meeples):
    numbers = [spot.number for spot in spots(meeples)]
    if sum(meeples) <= MOST_SINGLE:
        assert numbers == [1] * sum(meeples)
    else:
        assert len(numbers) == sum(1 for number in meeples if number)


@given(counts)
def test_meeples_stay_on_their_tile_and_off_the_badge(meeples):
    for box in meeples_of(meeples):
        assert box[0] >= 0
        assert box[2] <= SIDE
        assert box[3] <= SIDE
        assert not any(overlap(box, badge_box) for badge_box in BADGES)


def test_the_corners_do_not_overlap():
    tokens = [
        extent(placed(token("palace", 12), *PALACE_AT)),
        extent(placed(token("palm", 12), *PALM_AT)),
    ]
    for seat in SEATS:
        rider = extent(placed(camel(seat), *CAMEL_AT, CAMEL_SCALE))
        assert rider[2] <= SIDE
        boxes = [rider, *tokens]
        for one, other in combinations(boxes, 2):
            assert not overlap(one, other)
        for box in boxes:
            assert not any(overlap(box, badge_box) for badge_box in BADGES)


@pytest.mark.parametrize("kind", TileKind)
def test_an_emblem_leaves_the_badge_free(kind):
    drawn = [s for s in landscape(kind) if s.style.startswith("art.")]
    for shape in drawn:
        assert not overlap(extent([shape]), BADGES[0])


def test_meeples_are_light_and_differ_by_shape():
    outlines = set()
    for tribe in TRIBES:
        drawing = [s for s in meeple(tribe) if isinstance(s, Polygon)]
        assert max(len(s.points) for s in drawing) <= 24
        outlines.add(tuple(s.points for s in silhouette(tribe, "tray.hollow")))
    assert len(outlines) == len(TRIBES)


def test_a_frame_of_the_whole_board():
    frame = Frame()
    assert frame.tiles == TILES
    assert (frame.width, frame.height) == (638, 538)
    assert frame.origin(Tile.a1) == (24, 24)
    assert frame.origin(Tile.f5) == (524, 424)


def test_a_frame_may_be_given_by_any_two_opposite_corners():
    for corner in ((Tile.b2, Tile.d4), (Tile.d4, Tile.b2), (Tile.b4, Tile.d2), (Tile.d2, Tile.b4)):
        frame = Frame(*corner)
        assert len(frame.tiles) == 9
        assert frame.origin(Tile.b2) == (24, 24)
        assert Tile.a1 not in frame
