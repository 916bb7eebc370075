"""What the kernel does between a press and its answer; run with --benchmark-only."""

import pytest

from ft_tutor.play.face import Commanded, Pressed
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.places import InHand, OnTile
from ft_tutor.widgets.board import Board


@pytest.fixture
def board():
    return Board(new_game(2, seed=1))


def press(board, *places):
    for place in places:
        board.hear(Pressed(place))


def test_a_movement_of_one_step_and_back(benchmark, board):
    def movement():
        press(board, OnTile(Tile.c2), InHand(Tribe.MERCHANT), OnTile(Tile.d2))
        board.hear(Commanded("restart"))

    benchmark(movement)


def test_a_refused_press(benchmark, board):
    press(board, OnTile(Tile.c2), InHand(Tribe.MERCHANT))
    benchmark(press, board, OnTile(Tile.f5))


def test_a_whole_repaint(benchmark, board):
    hello = {"event": "hello", "view": "v", "seq": 1}
    benchmark(board.face._message, board.face.widget, hello, [])


def test_a_new_board(benchmark, board):
    benchmark(Board, board.position)
