"""The engine equals brute force on five hundred random boards.

Each board: all start tiles, all movements with their number and outcomes where there are few
enough, and along a random path every next drop, dead end and control check.
More boards: python tests/oracle/run.py 20000
"""

import pytest

from ft_tutor.notation import read_position
from ft_tutor.rules.vocabulary import Tile
from oracle.boards import random_board
from oracle.compare import check_board, check_start

NUMBERS = {
    "initial": 40,
    "midgame": 60,
    "sparse": 150,
    "tall": 100,
    "towers": 15,
    "pairs": 65,
    "edges": 100,
}


@pytest.mark.rule("R2.2.1", "R2.2.2", "R2.2.3", "R2.2.4", "R2.2.8", "R2.3.1", "R2.3.2", "R2.3.3")
@pytest.mark.parametrize("kind", NUMBERS)
def test_engine_and_oracle_agree(kind):
    for number in range(NUMBERS[kind]):
        check_board(*random_board(kind, number))


TALL = [
    "c3:y8 c2:w",
    "c3:y7g d4:g",
    "a1:g9",
    "f5:y7w a1:w",
    "b2:y6b2 e5:y",
    "a3:r9 a4:w",
    "c3:ggbry c2:g c4:y",
]


@pytest.mark.rule("A01", "A02", "A03")
@pytest.mark.parametrize("text", TALL)
def test_every_route_of_a_tall_pile(text):
    assert check_start(read_position(text), Tile[text[:2]])


@pytest.mark.rule("A01", "R2.2.7")
def test_only_eight_or_more_come_home():
    """A01: a start tile is a final tile only with eight or more, and an even number."""
    home = {
        size: sum(
            drops[-1][0] == Tile.c3
            for drops in check_start(read_position(f"c3:y{size} c4:w"), Tile.c3)
        )
        for size in range(4, 10)
    }
    assert [size for size, number in home.items() if number] == [8]
