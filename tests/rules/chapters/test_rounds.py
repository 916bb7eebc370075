"""Chapters R3 and R4: the clean-up, and how the game ends."""

from dataclasses import replace

import pytest
from helpers.turns import events, in_turn, play, refused

from ft_tutor.rules.actions import Bid, EndTurn, Pass, PickUp, Sell
from ft_tutor.rules.counts import NO_MEEPLES
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.events import (
    DjinnsDealt,
    DjinnsReshuffled,
    GameEnded,
    LastRoundBegan,
    Reshuffled,
    RowRefilled,
    ThiefTurnedUp,
    told,
)
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import CardId, Resource, Seat, Tile

MOVABLE = "a1:y a2:y"


def last_turn(rest="", board=MOVABLE):
    """The end of the last turn of a round: both markers of each player are back."""
    return in_turn(f"bids=1221 {board} {rest}", Owed.TURN_END)


def emptied(position):
    """Return the position without a meeple on the board."""
    bag = position.supply.bag
    for square in position.squares:
        bag = tuple(map(sum, zip(bag, square.meeples, strict=True)))
    squares = tuple(replace(square, meeples=NO_MEEPLES) for square in position.squares)
    return replace(position, squares=squares, supply=replace(position.supply, bag=bag))


def one_round(position):
    """Bid zero or the cheapest, and return the position at the first turn."""
    while position.decision.owed is Owed.BID:
        position = play(position, legal_actions(position)[0])
    return position


@pytest.mark.rule("R3.1", "R3.2", "R3.4")
def test_the_rows_are_filled_in_order_and_the_next_round_begins():
    position = last_turn(
        "row=fish.silk deck=wheat5.ivory.gold2 djinns=iblis djinn-deck=boaz.leta.utug"
    )
    after = play(position, EndTurn())
    row = [card.name.lower() for card in after.supply.row]
    assert row == ["fish", "silk", "wheat", "wheat", "wheat", "wheat", "wheat", "ivory", "gold"]
    assert after.supply.deck == (Resource.GOLD,)
    assert after.supply.djinn_row == ("iblis", "boaz", "leta")
    assert after.supply.djinn_deck == ("utug",)
    assert after.turn.round == 2
    assert after.turn.pending == (Decision(Owed.BID, Seat.ONE),)


@pytest.mark.rule("R3.1", "A62", "A63")
def test_the_discard_becomes_the_new_pile_when_the_old_one_runs_out():
    position = last_turn("row=fish deck=silk2 discard=wheat4.fakir5")
    outcome = apply(position, EndTurn())
    kinds = [type(event) for event in outcome.events]
    assert kinds.index(RowRefilled) < kinds.index(Reshuffled)
    after = outcome.position.supply
    assert after.row[:3] == (Resource.FISH, Resource.SILK, Resource.SILK)
    assert (len(after.row), len(after.deck), sum(after.discard)) == (9, 3, 0)
    assert sorted((*after.row[3:], *after.deck)) == [Resource.WHEAT] * 4 + [Resource.FAKIR] * 5
    assert after.rng != position.supply.rng
    assert outcome == apply(position, EndTurn())


@pytest.mark.rule("R3.1")
def test_the_row_stays_short_when_pile_and_discard_are_empty():
    position = last_turn("row=fish deck=silk2")
    assert play(position, EndTurn()).supply.row == (Resource.FISH, Resource.SILK, Resource.SILK)
    assert events(position, EndTurn(), Reshuffled) == []


@pytest.mark.rule("R3.2", "A63")
def test_discarded_djinns_are_shuffled_again():
    position = last_turn("djinns=none djinn-deck=iblis djinn-discard=boaz.leta.utug")
    assert len(events(position, EndTurn(), DjinnsReshuffled)) == 1
    after = play(position, EndTurn()).supply
    assert after.djinn_row[0] == "iblis"
    assert {*after.djinn_row, *after.djinn_deck} == {"iblis", "boaz", "leta", "utug"}
    assert (len(after.djinn_row), after.djinn_discard) == (3, ())


@pytest.mark.rule("R3.2")
def test_the_row_of_djinns_stays_short_when_there_are_no_more():
    position = last_turn("djinns=iblis djinn-deck=none")
    assert events(position, EndTurn(), DjinnsDealt) == []
    assert play(position, EndTurn()).supply.djinn_row == ("iblis",)


@pytest.mark.rule("R3.3", "R7.4")
@pytest.mark.parametrize(("row", "turned"), [("none", ["ziad"]), ("shaum", [])])
def test_a_thief_is_turned_up_if_none_lies_there(row, turned):
    position = last_turn(f"thieves={row} thief-deck=ziad.kondjan")
    found = events(position, EndTurn(), ThiefTurnedUp)
    assert [event.card for event in found] == [CardId(card) for card in turned]
    assert len(play(position, EndTurn()).supply.thief_row) == 1


@pytest.mark.rule("R4.1", "R4.4", "A22", "A79")
def test_after_the_last_camel_the_round_is_finished_and_not_cleaned_up():
    position = in_turn(
        f"{MOVABLE} f1:y f2:y a5:y a4:y f5:y f4:y c3:camel1 p1=camels0 last-round=yes "
        "bids=1--- order=3:2.1:1.0:2 row=fish",
        Owed.TURN_END,
    )
    seats = []
    while not position.turn.over:
        seats.append(position.turn.active)
        while position.decision.owed is not Owed.TURN_END:
            position = play(position, legal_actions(position)[0])
        outcome = apply(position, EndTurn())
        position = outcome.position
    assert seats == [Seat.ONE, Seat.TWO, Seat.ONE, Seat.TWO]
    assert [player.camels for player in position.players] == [0, 9]
    assert outcome.events[-1] == GameEnded()
    assert position.supply.row == (Resource.FISH,)
    assert position.decision is None
    assert legal_actions(position) == ()


@pytest.mark.rule("R4.2", "A25", "R2.6.2")
def test_without_a_movement_the_player_passes_and_may_still_sell():
    position = emptied(new_game(3, seed=5))
    while position.decision.owed is Owed.BID:
        outcome = apply(position, Bid(2))
        position = outcome.position
    assert told(outcome.events)[-1] == LastRoundBegan(
        position.turn.active, "last-round-no-movement", "R4.2"
    )
    assert position.turn.last_round
    assert legal_actions(position) == (Pass(),)
    player = position.players[position.turn.active]
    fish = replace(player, resources=(0, 0, 0, 0, 0, 0, 1, 0, 0, 0))
    players = tuple(fish if one is player else one for one in position.players)
    position = play(replace(position, players=players), Pass())
    assert position.decision.owed is Owed.TURN_END
    assert Sell((Resource.FISH,)) in legal_actions(position)


@pytest.mark.rule("R4.2")
def test_the_last_round_is_announced_once_and_every_player_still_has_his_turn():
    position = one_round(emptied(new_game(3, seed=5)))
    began, turns = [], 0
    while not position.turn.over:
        outcome = apply(play(position, Pass()), EndTurn())
        began += [event for event in outcome.events if isinstance(event, LastRoundBegan)]
        turns += 1
        position = outcome.position
    assert (turns, began) == (3, [])


@pytest.mark.rule("R2.2.6", "A05", "A40")
def test_while_a_movement_exists_it_must_be_made_even_in_the_last_round():
    for rest in ("", "last-round=yes"):
        position = in_turn(f"{MOVABLE} {rest}")
        assert refused(position, Pass()) == (("pass-movement", "R2.2.6"),)
        assert Pass() not in legal_actions(position)


@pytest.mark.rule("R4.3", "A38")
def test_a38_a_round_without_a_movement_at_its_end_is_the_last():
    position = last_turn(board="a1:y")
    outcome = apply(position, EndTurn())
    assert outcome.events[-1] == GameEnded("game-ended-no-movement", "R4.3")
    assert outcome.position.turn.over
    assert outcome.position.turn.round == 1


@pytest.mark.rule("R4.4", "A39")
def test_the_end_is_latched():
    # T8 without its djinn: a movement exists again, and the round is the last all the same.
    position = last_turn("last-round=yes")
    assert apply(position, EndTurn()).events[-1] == GameEnded()


@pytest.mark.rule("R4.4")
def test_nothing_is_legal_after_the_end():
    over = play(last_turn("last-round=yes"), EndTurn())
    for action in (Pass(), EndTurn(), Bid(2), PickUp(Tile.a1)):
        assert refused(over, action) == (("game-over", "R4.4"),)


@pytest.mark.rule("R6", "A22")
def test_the_end_of_a_turn_clears_what_belongs_to_it():
    position = in_turn(
        f"{MOVABLE} path=c2.w-c3 hand=ww p1=iblis-used.boaz order=5:2.0:1", Owed.TURN_END
    )
    position = replace(position, turn=replace(position.turn, built=7))
    after = play(position, EndTurn())
    assert after.turn.movement is None
    assert after.turn.built == 0
    assert [card.used for card in after.players[0].djinns] == [False, False]
    assert after.turn.active is Seat.TWO
    assert after.turn.turn_track == (None, None, Seat.ONE, *(None,) * 6)


def test_an_end_of_turn_on_a_board_without_markers_harms_nobody():
    position = in_turn(MOVABLE, Owed.TURN_END)
    assert play(position, EndTurn()).decision is None
