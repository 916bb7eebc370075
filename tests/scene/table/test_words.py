"""The table in words."""

from dataclasses import replace

import pytest
from helpers.whole import Game, walk

from ft_tutor.notation import read_position
from ft_tutor.rules.vocabulary import Seat, Tile
from ft_tutor.scene.table import PLAYERS, Part, TableLook, table_lines

TABLE = read_position(
    "seats=2 c3:oasis.wy.camel2.palm2 d3:village.palace c4:small bids=-2-- order=8:1"
    " owed=end1.tile1.tribe1 path=c2.r-c3 hand=rr row=fish.fakir djinns=enki thieves=ziad"
    " p1=fish2.boaz.leta-used.viziers1 p2=elders2.fish.silk.camels3"
    " given=p2:fish:silk"
)


def test_every_part_is_said():
    lines = table_lines(TABLE, TableLook(names=("Ann",)))
    assert lines[Part.HAND] == ("In the hand: 2 assassins",)
    assert lines[Part.BID_TRACK] == ("Bid order, first to last: Player 2 on spot 2",)
    assert lines[Part.TURN_TRACK][0] == "Turn order, first to last: Ann for 8 coins"
    assert "Now Ann: tribe action" in lines[Part.STATUS]
    assert lines[Part.STATUS][-1] == "Given up by Player 2: fish and silk"
    assert lines[Part.RESOURCES][0] == "Resources from the start of the row: fish and fakir"
    assert lines[Part.DJINNS][0] == "Djinns: Enki (8 points)"
    assert lines[Part.THIEF][0] == "Thieves: Ziad (6 points)"
    assert len(lines[Part.SULTANATE]) == 30
    assert lines[Part.PLAYER_1][-1] == "Djinns: Boaz (6 points) and Leta (4 points, used)"


def test_only_the_tiles_that_are_shown_are_said():
    look = TableLook(frozenset({Part.SULTANATE}), crop=(Tile.c3, Tile.d3))
    first, second = table_lines(TABLE, look)[Part.SULTANATE]
    assert first.startswith("c3")
    assert second.startswith("d3")


@pytest.mark.rule("R0.8")
def test_coins_and_cards_that_are_covered_are_not_said():
    rich = replace(TABLE.players[1], coins=77)
    position = replace(TABLE, players=(TABLE.players[0], rich))
    (line,) = table_lines(position, TableLook(covered=frozenset({Seat.TWO})))[Part.PLAYER_2]
    assert "77" not in line
    assert "silk" not in line
    assert "2 resource cards" in line
    assert "77 coins" in table_lines(position)[Part.PLAYER_2][0]


def test_any_position_of_a_game_can_be_said():
    for position, _, _ in walk(Game(9)):
        lines = table_lines(position)
        assert set(PLAYERS[: len(position.players)]) <= set(lines)
        assert all(line for part in lines.values() for line in part)
