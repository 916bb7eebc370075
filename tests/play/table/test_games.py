"""Whole games at a table: by presses on the picture and its buttons, or by the keyboard."""

from random import Random

import pytest
from helpers.seated import press_through, seated
from helpers.whole import Game, choose

from ft_tutor.play.face import Commanded
from ft_tutor.play.table import open_table
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.scoring import total, winners
from ft_tutor.rules.vocabulary import SEATS


def played(number, by):
    """Play a whole game, every action by presses."""
    game = Game(number)
    table, chance = open_table(game.start), Random(number)
    while table.position.decision:
        action = choose(game, legal_actions(table.position), chance)
        table = press_through(table, action, by)
        assert table.tree.history.actions[-1] == action
    return table


@pytest.mark.parametrize(("number", "by"), [(0, "picture"), (5, "picture"), (9, "keys")])
def test_a_whole_game_is_played_to_its_end(number, by):
    table = played(number, by)
    page = seated(table).page
    assert "over" in page.task
    sheet = next(panel for panel in page.panels if panel.id == "score")
    seats = SEATS[: len(table.position.players)]
    assert sheet.grid.rows[-1][1:] == tuple(str(total(table.position, seat)) for seat in seats)
    again = table.after(Commanded("new-game"))
    assert again.position.turn.round == 1
    assert len(again.position.players) == len(seats)
    assert all(f"layer {seat + 1}" in sheet.words for seat in winners(table.position))
