"""What the kernel does between a click and its answer; run with --benchmark-only."""

import pytest

from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.widgets.board import Board


@pytest.fixture
def board(tmp_path, monkeypatch):
    monkeypatch.setenv("FT_TUTOR_FOLDER", str(tmp_path))
    return Board(new_game(2, seed=1))


def test_a_movement_of_one_step_and_back(benchmark, board):
    def movement():
        board.act(PickUp(Tile.c2))
        board.act(Drop(Tile.d2, Tribe.MERCHANT))
        board.restart()

    benchmark(movement)


def test_a_refused_click(benchmark, board):
    board.act(PickUp(Tile.c2))
    benchmark(board.act, PickUp(Tile.f5))


def test_a_whole_repaint(benchmark, board):
    benchmark(board._board._client_ready)


def test_a_new_board(benchmark, board):
    benchmark(Board, board.position)
