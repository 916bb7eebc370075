"""The painter sends one small message, of what has changed."""

from itertools import pairwise
from random import Random

import pytest
from ipycanvas import MultiCanvas

from ft_tutor.notation import read_position, read_words
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.history import History
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import TILES, Tile
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.layout import Frame
from ft_tutor.scene.overlay import NO_OVERLAY, Overlay, on_tiles, trail_of
from ft_tutor.scene.places import OnTile
from ft_tutor.scene.shapes import Layer
from ft_tutor.scene.theme import DARK, LIGHT
from ft_tutor.widgets.canvas.hold import forget_current_canvas
from ft_tutor.widgets.canvas.paint import Painter
from ft_tutor.widgets.canvas.sheet import FINE, Sheet

from .recorder import recorded

START = new_board(2, seed=1)
PILES = read_position(
    "c3:yyywwwggbr c2:yywwggbbrr d3:ywgbr.camel1 b3:yyyyyyyyyyyy c4:wwwwwwwww d4:gggggg e4:rrr"
)

TEN = read_position(
    "a1:ywgbr b1:yw c1:gb d1:r e1:y f1:w a2:yy b2:ww c2:gg d2:bb e2:rr f2:yw "
    "c3:yyywwggbbr b3:ywg d3:gbr c4:rrr b4:bbb d4:www b5:ygb c5:wgr d5:yrb"
)


def shown(position):
    """The marks of a walk: where it may go, where it stands, and its path."""
    movement = position.turn.movement
    legal = tuple(OnTile(action.tile) for action in legal_actions(position)) if movement else ()
    here = OnTile(movement.here) if movement else None
    return Overlay(legal=legal, here=here, path=trail_of(movement) if movement else None)


class Board:
    """A painter on a canvas of its own, and what it shows."""

    def __init__(self, position=START):
        self.canvas = MultiCanvas(len(Layer), width=1276, height=1244)
        self.painter = Painter(self.canvas)
        self.show(position)

    def show(self, position, overlay=NO_OVERLAY, theme=LIGHT):
        self.painter.paint(board_scene(position, overlay), theme)


@pytest.fixture
def board():
    return Board()


def cut(message, layer):
    """The rectangles outside of which a layer stays as it is, in board units."""
    return [
        [number / FINE for number in arguments]
        for name, arguments, where in message.commands
        if name == "rect" and where == layer
    ]


def tiles_in(rectangles):
    """The tiles whose middle is cleared."""
    frame = Frame()
    middles = {tile: frame.point(tile, (50, 60)) for tile in TILES}
    return {
        tile
        for tile, (x, y) in middles.items()
        for left, top, wide, high in rectangles
        if left <= x <= left + wide and top <= y <= top + high
    }


def test_a_new_board_is_one_message_on_all_layers(board):
    with recorded(board.canvas) as messages:
        fresh = Board(START)
    assert len(messages) == 1
    assert len(messages[0].named("setTransform")) == len(Layer)
    assert fresh.canvas.width == board.canvas.width


def test_nothing_changed_nothing_sent(board):
    board.show(START, shown(START))
    with recorded(board.canvas) as messages:
        board.show(START, shown(START))
    assert messages == []


def test_an_action_clears_and_draws_only_its_tiles(board):
    board.show(START, shown(START))
    after = apply(START, read_words("c3")[0]).position
    with recorded(board.canvas) as messages:
        board.show(after, shown(after))
    (message,) = messages
    assert Layer.GROUND not in message.layers("clearRect") | message.layers("fillStyledPolygons")
    assert tiles_in(cut(message, Layer.PIECES)) == {Tile.c3}


def test_a_mark_leaves_the_pieces_alone(board):
    with recorded(board.canvas) as messages:
        board.show(START, Overlay(hints=(OnTile(Tile.b2),)))
    (message,) = messages
    assert message.layers("clearRect") == {Layer.MARKS}
    assert message.layers("fillStyledPolygons") == {Layer.MARKS}
    assert message.size < 5_000


def test_forget_paints_everything_again(board):
    with recorded(board.canvas) as first:
        fresh = Board(START)
    with recorded(fresh.canvas) as again:
        fresh.painter.forget()
        forget_current_canvas()
        fresh.show(START)
    assert len(first) == len(again) == 1
    assert again[0].commands[0][0] == "switchCanvas"
    drawn = [
        [args for name, args, _ in one[0].commands if name in PAINTING] for one in (first, again)
    ]
    assert drawn[0] == drawn[1]


PAINTING = {"clearRect", "fillText", "fillStyledPolygons", "setTransform", "set"}


def test_a_theme_repaints_every_layer(board):
    with recorded(board.canvas) as messages:
        board.show(START, theme=DARK)
    (message,) = messages
    assert message.layers("clearRect") == set(Layer)


def walks(start, number):
    """Random walks from a position: each yields the board after every action."""
    for seed in range(number):
        chance, record = Random(seed), History(start)
        yield record.position
        while actions := legal_actions(record.position):
            record = record.play(chance.choice(actions))
            yield record.position


@pytest.mark.parametrize(
    ("start", "most"),
    [(START, 20_000), (new_board(4, seed=3), 20_000), (TEN, 20_000), (PILES, 21_000)],
    ids=["two players", "four players", "a pile of ten", "piles everywhere"],
)
def test_every_repaint_after_an_action_is_one_small_message(start, most):
    board, sizes, before = Board(start), [], start
    for position in walks(start, 40):
        with recorded(board.canvas) as messages:
            board.show(position, shown(position))
        assert len(messages) <= 1
        if position.turn.movement and before != start:
            sizes.append(messages[0].size)
        before = position
    print(f"bytes of a repaint: median {sorted(sizes)[len(sizes) // 2]}, most {max(sizes)}")
    assert max(sizes) <= most


def test_every_mark_at_once_is_one_small_message(board):
    places = on_tiles(TILES)
    arrows = tuple(pairwise(places[:9]))
    marks = Overlay(hints=places[:4], arrows=arrows, wrong=places[8:12])
    with recorded(board.canvas) as messages:
        board.show(START, marks)
    assert [message.size <= 20_000 for message in messages] == [True]


def test_an_error_while_painting_leads_to_a_whole_repaint(board, monkeypatch):
    after = apply(START, read_words("c3")[0]).position
    with recorded(board.canvas) as messages:
        with monkeypatch.context() as patch:
            patch.setattr(Sheet, "_write", broken)
            with pytest.raises(ZeroDivisionError):
                board.show(after, shown(after))
        assert messages == []
        board.show(after, shown(after))
    (message,) = messages
    assert message.layers("setTransform") == set(Layer)
    assert message.layers("fillStyledPolygons") == {Layer.GROUND, Layer.PIECES, Layer.MARKS}


def broken(*_):
    raise ZeroDivisionError


def test_two_boards_do_not_draw_on_each_other(board):
    other = Board(PILES)
    with recorded(board.canvas) as messages:
        board.show(START, Overlay(hints=(OnTile(Tile.a1),)))
        other.show(PILES, Overlay(hints=(OnTile(Tile.a1),)))
        board.show(START, Overlay(hints=(OnTile(Tile.a2),)))
    assert [message.layers("clearRect") for message in messages] == [
        {Layer.MARKS},
        {None},
        {Layer.MARKS},
    ]
