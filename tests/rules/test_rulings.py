"""Our answers to what the rulebook leaves open: A01 to A08 and A14."""

import pytest
from helpers.play import happened, left_on, play, refused

from ft_tutor.analysis.movements import outcomes
from ft_tutor.notation import read_position
from ft_tutor.rules.actions import PickUp
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import Seat, Tile


@pytest.mark.rule("A01")
def test_a01_six_cannot_come_home_and_eight_can():
    assert refused("c3:g6 f1:g", "c3:g-d3 g-e3 g-e4 g-d4 g-c4 g-c3") == (
        ("drop-last-empty", "R2.2.4"),
    )
    home = play("c3:g8", "c3:g-d3 g-d4 g-c4 g-c3 g-d3 g-d4 g-c4 g-c3")
    assert home.position.hand == (0, 0, 2, 0, 0)
    assert home.position.squares[Tile.c3].camel is Seat.ONE


@pytest.mark.rule("A01")
@pytest.mark.parametrize("size", range(2, 13))
def test_a01_ends_at_home_by_the_size_of_the_pile(size):
    ends = {outcome.end for outcome in outcomes(read_position(f"c3:g{size}"))}
    assert (Tile.c3 in ends) == (size >= 8 and size % 2 == 0)


@pytest.mark.rule("A02")
def test_a02_a_loop_needs_five_meeples_two_of_them_alike():
    assert outcomes(read_position("c3:gggg")) == ()
    assert outcomes(read_position("c3:ywgbr")) == ()
    assert legal_actions(read_position("c3:ywgbr")) == ()
    assert legal_actions(read_position("c3:ywgbb")) == (PickUp(Tile.c3),)
    assert {outcome.tribe.letter for outcome in outcomes(read_position("c3:ywggr"))} == {"g"}


@pytest.mark.rule("A03", "R2.2.1")
def test_a03_all_are_taken_and_all_are_dropped():
    record = play("c3:yw c4:y d4:w", "c3:y-c4")
    assert record.position.hand == (0, 1, 0, 0, 0)
    assert record.position.decision is not None
    assert left_on(record.position, Tile.c3, Tile.c4) == ((0,) * 5, (2, 0, 0, 0, 0))


@pytest.mark.rule("A04", "R2.2.2")
def test_a04_a_second_meeple_needs_a_second_visit():
    assert refused("c3:ww c4:w d4:w", "c3:w-c4 w-c4") == (("drop-same-tile", "R2.2.2"),)
    twice = play("b2:wwwww", "b2:w-c2 w-c3 w-b3 w-b2 w-c2")
    assert [event.tile for event in twice.events].count(Tile.c2) == 4  # two drops, and control


@pytest.mark.rule("A05", "R2.2.6")
def test_a05_who_can_move_must_move():
    position = new_board(3, seed=5)
    assert position.decision is not None
    assert position.decision.mandatory
    assert {type(action).__name__ for action in legal_actions(position)} == {"PickUp"}


@pytest.mark.rule("R2.2.6")
def test_where_no_movement_exists_none_is_legal():
    assert legal_actions(read_position("a1:yy f5:w")) == ()


@pytest.mark.rule("A06", "R2.2.1")
def test_a06_an_emptied_start_and_a_passed_tile_get_no_camel():
    after = play("c3:yw d3:camel2 d4:w", "c3:y-d3 w-d4").position
    assert after.squares[Tile.c3].camel is None
    assert after.squares[Tile.d3].camel is Seat.TWO
    assert after.squares[Tile.d4].camel is Seat.ONE


@pytest.mark.rule("R2.2.1")
def test_a_movement_may_start_on_an_owned_tile():
    assert play("c3:w.camel2 c4:w", "c3:w-c4").position.squares[Tile.c3].camel is Seat.TWO


@pytest.mark.rule("R2.2.5")
def test_tiles_on_the_way_may_be_empty_or_owned():
    after = play("c3:yyw d3:camel2.palm2 e4:w", "c3:y-d3 y-d4 w-e4").position
    assert left_on(after, Tile.d3, Tile.d4) == ((1, 0, 0, 0, 0), (1, 0, 0, 0, 0))
    assert after.squares[Tile.d3].palms == 2
    assert after.squares[Tile.d4].camel is None
    assert after.players[Seat.TWO] == read_position("d3:camel2").players[Seat.TWO]


@pytest.mark.rule("A07", "R2.3.2")
def test_a07_palms_and_palaces_do_not_hinder_control():
    after = play("c3:w c4:village.w.palm2.palace1", "c3:w-c4").position
    square = after.squares[Tile.c4]
    assert (square.camel, square.palms, square.palaces) == (Seat.ONE, 2, 1)


@pytest.mark.rule("A08", "R2.3.2")
def test_a08_the_camel_is_placed_without_being_asked_for():
    record = play("turn=2 c3:w c4:w", "c3:w-c4")
    assert happened(record)[-1] == "camel-placed"
    assert record.position.squares[Tile.c4].camel is Seat.TWO
    assert record.position.decision is None


@pytest.mark.rule("R2.3.3")
@pytest.mark.parametrize("owner", [1, 2])
def test_an_owned_tile_keeps_its_owner(owner):
    record = play(f"c3:w c4:w.camel{owner}", "c3:w-c4")
    assert happened(record)[-1] == "control-owned"
    assert record.position.squares[Tile.c4].camel == owner - 1
    assert [player.camels for player in record.position.players] == [
        player.camels for player in record.start.players
    ]


@pytest.mark.rule("A14", "R2.3.3")
def test_a14_without_a_camel_the_tile_stays_free():
    record = play("c3:w c4:w p1=camels0", "c3:w-c4")
    assert happened(record)[-2:] == ["meeples-gathered", "control-no-camel"]
    assert record.position.squares[Tile.c4].camel is None
    assert record.position.hand == (0, 2, 0, 0, 0)


@pytest.mark.rule("R4.1", "R4.4")
def test_the_last_camel_begins_the_last_round_once():
    first = play("c3:w c4:w p1=camels1", "c3:w-c4")
    assert happened(first)[-2:] == ["camel-placed", "last-round"]
    assert first.position.turn.last_round
    again = play("c3:w c4:w p1=camels1 last-round=yes", "c3:w-c4")
    assert happened(again)[-1] == "camel-placed"
    assert again.position.turn.last_round
