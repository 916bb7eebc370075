"""Worked examples of the rulebook as whole turns: T3, T6 and T8."""

import pytest
from helpers.play import happened
from helpers.powers import FAKIR, does
from helpers.turns import in_turn

from ft_tutor.notation import read_words
from ft_tutor.rules.actions import (
    Drop,
    EndTurn,
    Kill,
    Pass,
    PickUp,
    PlacePiece,
    TribeAction,
    UseCard,
)
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.history import History
from ft_tutor.rules.vocabulary import Resource, Seat, Tile, Tribe


@pytest.mark.rule("R2.2.3", "R2.3.1", "R2.4.G", "R2.5.1", "R2.5.6", "A02")
def test_t3_the_whole_turn():
    board = "b2:small.ggbry c2:oasis.g c3:large b3:sacred6 row=silk.fish2.ivory"
    record = History(in_turn(board))
    record = does(record, *read_words("b2:g-c2 b-c3 r-b3 y-b2 g-c2"))
    assert record.position.hand == (0, 0, 3, 0, 0)
    record = does(record, TribeAction())
    player = record.position.players[0]
    assert (player.resources[Resource.SILK], player.resources[Resource.FISH]) == (1, 2)
    assert record.position.supply.row == (Resource.IVORY,)
    record = does(record, PlacePiece(Tile.c2), EndTurn())
    square = record.position.squares[Tile.c2]
    assert (square.palms, square.camel) == (1, Seat.ONE)


@pytest.mark.rule("R2.4.R", "R2.3.2", "A69")
def test_t6_the_whole_turn():
    """Two tiles are taken; only the action of the final one, an oasis, is performed."""
    record = History(in_turn("c3:r d3:oasis.r d2:oasis.w"))
    record = does(record, PickUp(Tile.c3), Drop(Tile.d3, Tribe.ASSASSIN))
    record = does(record, Kill((Tribe.ELDER,), tile=Tile.d2), PlacePiece(Tile.d3), EndTurn())
    squares = record.position.squares
    assert [squares[tile].camel for tile in (Tile.d3, Tile.d2)] == [Seat.ONE, Seat.ONE]
    assert [squares[tile].palms for tile in (Tile.d3, Tile.d2)] == [1, 0]


@pytest.mark.rule("R4.2", "R4.4", "A39", "D.2")
def test_t8_the_whole_round():
    """Nobody can move any more; the one whose turn begins then brings the next one a movement."""
    text = "seats=3 c3:y c4:small bag=yyy p2=anun-nak.fakir order=5:2.1:3 bids=1---"
    record = does(History(in_turn(text, Owed.TURN_END)), EndTurn())
    assert record.position.turn.active is Seat.TWO
    assert "last-round-no-movement" in happened(record)
    record = does(record, Pass(), UseCard("anun-nak", FAKIR, Tile.c4), EndTurn())
    record = does(record, PickUp(Tile.c3), Drop(Tile.c4, Tribe.VIZIER), TribeAction(), Pass())
    assert not record.position.turn.over
    record = does(record, EndTurn())
    assert record.position.turn.over
    assert record.position.turn.round == 1
