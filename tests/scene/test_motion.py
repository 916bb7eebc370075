from itertools import pairwise
from math import dist
from random import Random

import pytest

from ft_tutor.notation import read_position, read_words
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.layout import Frame, spots, tray_under
from ft_tutor.scene.motion import STEP_MS, acts, frames
from ft_tutor.scene.shapes import Layer, Text

BOARD = read_position("b3:small.yw c3:oasis.g d3:small.w b4:oasis.r c4:small.yb d4:oasis.b")
PICK, WALK, END = read_words("b3:y-c3 w-d3")
FRAME = Frame(Tile.b3, Tile.d4)


def played(position, *actions, frame=FRAME, hand=True):
    """What moves in the last of these actions, and the position that it leads to."""
    for action in actions:
        before, outcome = position, apply(position, action)
        position = outcome.position
    return acts(before, outcome.events, frame, tray_under(frame) if hand else None), position


def letters(shapes):
    return sorted(
        shape.text for shape in shapes if isinstance(shape, Text) if shape.text in "YWGBR"
    )


def test_a_tile_that_is_picked_up_gathers_in_the_hand():
    (act,), after = played(BOARD, PICK)
    assert not any(act.still.squares[Tile.b3].meeples)
    assert not any(act.still.hand)
    tray = tray_under(FRAME)
    assert [flight.end for flight in act.flights] == [tray.feet(t) for t in (0, 1)]
    assert any(after.hand)


def test_a_meeple_walks_from_tile_to_tile():
    (act,), after = played(BOARD, PICK, WALK)
    (walk,) = act.flights
    assert act.still.squares[Tile.c3] == BOARD.squares[Tile.c3]
    assert act.still.hand == after.hand
    last = next(s for s in spots(after.squares[Tile.c3]) if s.tribe is Tribe.VIZIER)
    assert walk.end == FRAME.point(Tile.c3, (last.x, last.y))
    assert walk.start == FRAME.point(Tile.b3, (last.x, last.y))
    middle = walk.at(walk.ms / 2)
    assert max(y for _, y in middle[0].points) < walk.start[1]  # it hops


def test_the_last_drop_walks_then_gathers_and_then_a_camel_trots_in():
    found, after = played(BOARD, PICK, WALK, END)
    kinds = [len(act.flights) for act in found]
    assert kinds == [1, 2, 1]  # the elder, two elders into the hand, the camel
    assert found[-1].still.squares[Tile.d3].camel is None
    assert after.squares[Tile.d3].camel is not None


def test_without_a_tray_nothing_gathers():
    assert played(BOARD, PICK, hand=False)[0] == ()
    assert [len(act.flights) for act in played(BOARD, PICK, WALK, END, hand=False)[0]] == [1, 1]


def test_what_is_not_shown_does_not_move():
    assert played(BOARD, PICK, frame=Frame(Tile.e1, Tile.f2))[0] == ()


@pytest.mark.parametrize("step_ms", [10, STEP_MS, 40])
def test_frames_begin_at_the_start_and_end_where_the_picture_goes_on(step_ms):
    found, after = played(BOARD, PICK, WALK)
    first, *_, last = frames(found[0].flights, step_ms)
    scene = board_scene(after, crop=(Tile.b3, Tile.d4))
    drawn = {(type(s), s.centre, s.style) for s in scene.layer(Layer.PIECES)}
    assert {(type(s), s.centre, s.style) for s in last} <= drawn
    assert first == found[0].flights[0].at(0)
    assert {shape.layer for shape in (*first, *last)} == {Layer.MOTION}


def test_no_frame_leaps_and_none_takes_long():
    for actions in ((PICK,), (PICK, WALK), (PICK, WALK, END)):
        for act in played(BOARD, *actions)[0]:
            pictures = frames(act.flights)
            assert 150 <= (len(pictures) - 1) * STEP_MS <= 275
            for one, other in pairwise(pictures):
                assert len(one) == len(other)
                assert max(dist(a.centre, b.centre) for a, b in zip(one, other, strict=True)) < 70


def test_nobody_is_lost_or_seen_twice():
    """What stands still and what flies are together what was there, or what will be."""
    chance, position = Random(3), new_board(2, seed=3)
    for _ in range(60):
        actions = legal_actions(position)
        if not actions:
            break
        outcome = apply(position, chance.choice(actions))
        for act in acts(position, outcome.events, Frame(), tray_under(Frame())):
            still, flying = board_scene(act.still), frames(act.flights)[-1]
            counted = sum(map(sum, (square.meeples for square in act.still.squares)))
            counted += sum(act.still.hand)
            total = sum(sum(s.meeples) for s in position.squares) + sum(position.hand)
            singles = [f for f in act.flights if letters(f.drawing)]
            assert counted + len(singles) <= total
            assert letters(flying) == letters(s for f in act.flights for s in f.drawing)
            assert still.layer(Layer.MOTION) == ()
        position = outcome.position
