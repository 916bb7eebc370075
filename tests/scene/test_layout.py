from itertools import combinations

import pytest
from helpers.geometry import extent, overlap
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.notation import read_position
from ft_tutor.rules.position import Square, with_square
from ft_tutor.rules.vocabulary import TILES, TRIBES, Seat, Tile, TileKind
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.emblems import landscape
from ft_tutor.scene.layout import (
    BADGE_AT,
    CAMEL_AT,
    CAMEL_SCALE,
    MOST_SINGLE,
    PALACE_AT,
    PALM_AT,
    SIDE,
    TOKEN_SCALE,
    Frame,
    spots,
)
from ft_tutor.scene.meeples import meeple, silhouette
from ft_tutor.scene.pieces import badge, camel, token
from ft_tutor.scene.shapes import Polygon, Text, placed

counts = st.tuples(*[st.integers(0, 20)] * 5) | st.tuples(*[st.integers(0, 2)] * 5)


def meeples_of(meeples, **beside):
    return [
        extent(placed(meeple(spot.tribe), spot.x, spot.y, spot.scale))
        for spot in spots(Square(meeples, **beside))
    ]


def letters_of(meeples, **beside):
    """A box around each letter."""
    for spot in spots(Square(meeples, **beside)):
        (text,) = (shape for shape in meeple(spot.tribe) if isinstance(shape, Text))
        yield extent(placed([text], spot.x, spot.y, spot.scale))


RING_ROOM = 6
"""How far from the edge of a tile a ring reaches: nothing that must be read stands there."""

BADGES = [extent(placed(badge(kind, 15), *BADGE_AT)) for kind in TileKind]


@given(counts)
def test_every_meeple_stands_somewhere(meeples):
    shown = [0] * 5
    for spot in spots(Square(meeples)):
        shown[spot.tribe] += spot.number
    assert tuple(shown) == meeples


@given(counts)
def test_few_stand_singly_and_many_by_tribe(meeples):
    numbers = [spot.number for spot in spots(Square(meeples))]
    if sum(meeples) <= MOST_SINGLE:
        assert numbers == [1] * sum(meeples)
    else:
        assert len(numbers) == sum(1 for number in meeples if number)


BESIDE = st.fixed_dictionaries(
    {"palms": st.sampled_from([0, 2]), "camel": st.sampled_from([None, Seat.TWO])}
)


@given(counts, BESIDE)
def test_meeples_stay_inside_the_ring_and_off_the_badge(meeples, beside):
    for box in meeples_of(meeples, **beside):
        assert box[0] >= RING_ROOM - 1
        assert box[1] >= RING_ROOM
        assert box[2] <= SIDE - RING_ROOM + 1
        assert box[3] <= SIDE - RING_ROOM + 1
        assert not any(overlap(box, badge_box) for badge_box in BADGES)


@given(counts, BESIDE)
def test_letters_can_be_read(meeples, beside):
    """None is small, and none lies under another meeple, a camel or a token."""
    stands = spots(Square(meeples, **beside))
    boxes = [placed(meeple(spot.tribe), spot.x, spot.y, spot.scale) for spot in stands]
    things = [extent([rider]) for rider in camel_at(there=beside["camel"] is not None)]
    things += [extent([plate]) for plate in tokens_at() if beside["palms"]]
    for index, letter in enumerate(letters_of(meeples, **beside)):
        assert letter[3] - letter[1] >= 5
        later = [extent([part]) for box in boxes[index + 1 :] for part in box[1:]]
        assert not any(overlap(letter, box) for box in (*later, *things))


@given(counts, BESIDE)
def test_a_number_stands_inside_the_ring_and_on_nobodys_letter(meeples, beside):
    square = Square(meeples, **beside)
    tile = with_square(read_position("c3:y"), Tile.c3, square)
    scene = board_scene(tile, crop=(Tile.c3, Tile.c3), hand=False)
    left, top = Frame(Tile.c3, Tile.c3).origin(Tile.c3)
    letters = [extent([s]) for s in scene.shapes if s.style.endswith(".letter") and s.place]
    for bubble in (extent([s]) for s in scene.shapes if s.style == "count"):
        assert left + RING_ROOM - 1 <= bubble[0]
        assert bubble[2] <= left + SIDE - RING_ROOM + 1
        assert top <= bubble[1]
        assert not any(overlap(bubble, letter) for letter in letters)


def tokens_at():
    return (
        *placed(token("palace", 12), *PALACE_AT, TOKEN_SCALE),
        *placed(token("palm", 12), *PALM_AT, TOKEN_SCALE),
    )


def camel_at(*, there):
    return placed(camel(Seat.ONE), *CAMEL_AT, CAMEL_SCALE)[1:] if there else ()


def test_badge_camel_and_tokens_stand_inside_the_ring_and_apart():
    boxes = [
        extent(placed(token("palace", 12), *PALACE_AT, TOKEN_SCALE)),
        extent(placed(token("palm", 12), *PALM_AT, TOKEN_SCALE)),
        extent(camel_at(there=True)),
    ]
    for one, other in combinations((*boxes, *BADGES[:1]), 2):
        assert not overlap(one, other)
    for box in (*boxes, *BADGES):
        assert min(box[:2]) >= RING_ROOM - 1
        assert max(box[2:]) <= SIDE - RING_ROOM + 1


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
