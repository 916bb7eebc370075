"""How fast a game is told: a click says one or two sentences, so the goal is 0.2 ms for each."""

from pathlib import Path

import pytest

from ft_tutor.notation.games import read_record
from ft_tutor.rules.events import told
from ft_tutor.rules.vocabulary import Seat
from ft_tutor.texts import describe

GAME = Path(__file__).parents[1] / "games" / "thieves.game"
ROUNDS = 10


@pytest.mark.parametrize("you", [None, Seat.ONE], ids=["players", "you"])
def test_a_game_is_told(beside_the_baseline, you):
    events = told(read_record(GAME.read_text("utf-8")).history.events)
    said = beside_the_baseline(
        lambda: [describe(event, you=you) for event in events],
        goal=round(0.2 * len(events)),
        rounds=ROUNDS,
    )
    assert all(said)
