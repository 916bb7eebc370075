"""Chapter R1: the bids, their price, the zeros that push each other, the order of play."""

from dataclasses import replace

import pytest
from helpers.turns import play, refused, with_coins

from ft_tutor.rules.actions import Bid, EndTurn, Pass, PickUp
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.events import BidPlaced, CoinsPaid, MarkerReturned, TurnBegan, told
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import SEATS, TURN_COSTS, Seat, Tile

P1, P2, P3, P4 = SEATS
NO_BOARD = "no movement anywhere"


def bidding(players, order, *, movement=True):
    """A game whose markers stand in this order; with no meeples, every turn can be ended."""
    position = new_game(players, seed=1)
    track = (*order, None, None, None, None)[:4]
    turn = replace(
        position.turn, active=order[0], bid_track=track, pending=(Decision(Owed.BID, order[0]),)
    )
    squares = position.squares
    if not movement:
        squares = tuple(replace(square, meeples=(0,) * 5) for square in squares)
    return replace(position, turn=turn, squares=squares)


def order_of_turns(position):
    """Play all turns of a round without any movement, and return whose they were."""
    seats = []
    while not position.turn.over:
        seats.append(position.turn.active)
        position = play(position, Pass(), EndTurn())
    return seats, position


@pytest.mark.rule("R1.1", "R1.3", "R1.6", "R2.1.1")
def test_t1_bids_3_1_0_0():
    start = bidding(4, (P1, P2, P3, P4), movement=False)
    taken = play(start, Bid(4))
    assert refused(taken, Bid(4)) == (("bid-spot-taken", "R1.2"),)
    position = play(taken, Bid(3), Bid(2), Bid(2))
    assert [player.coins for player in position.players] == [47, 49, 50, 50]
    seats, end = order_of_turns(position)
    assert seats == [P1, P2, P4, P3]
    assert end.turn.bid_track == (P1, P2, P4, P3)


@pytest.mark.rule("R1.3", "R1.4")
def test_t1b_the_fourth_marker_must_pay_and_plays_first():
    position = play(bidding(4, (P1, P2, P3, P4), movement=False), Bid(2), Bid(2), Bid(2))
    assert position.turn.turn_track[:3] == (P1, P2, P3)
    assert refused(position, Bid(2)) == (("bid-zeros-full", "R1.4"),)
    seats, _ = order_of_turns(play(position, Bid(3)))
    assert seats == [P4, P3, P2, P1]


@pytest.mark.rule("R1.3", "A10")
def test_zeros_push_each_other_back_and_none_is_chosen():
    position = play(bidding(3, (P1, P2, P3)), Bid(2))
    assert position.turn.turn_track[:3] == (None, None, P1)
    position = play(position, Bid(2))
    assert position.turn.turn_track[:3] == (None, P1, P2)
    for spot in (0, 1):
        assert refused(position, Bid(spot)) == (("bid-back-zero", "A10"),)


@pytest.mark.rule("R1.2")
def test_nobody_bids_more_than_he_has():
    position = with_coins(bidding(2, (P1, P2, P1, P2)), 7, 50)
    assert refused(position, Bid(6)) == (("bid-too-poor", "R1.2"),)
    assert legal_actions(position) == (Bid(2), Bid(3), Bid(4), Bid(5))
    assert play(position, Bid(5)).players[P1].coins == 2


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("spot", [-1, 9, 100])
def test_a_bid_off_the_track_is_refused(spot):
    position = bidding(2, (P1, P2, P1, P2))
    assert refused(position, Bid(spot)) == (("bid-no-such-spot", "R1.1"),)


@pytest.mark.rule("R1.8")
def test_fakirs_lower_no_price_without_a_card():
    position = bidding(2, (P1, P2, P1, P2))
    assert refused(position, Bid(5, fakirs=1)) == (("bid-needs-djinn", "R1.8"),)


@pytest.mark.rule("R1.9", "A09")
def test_a09_who_must_pay_and_has_nothing_takes_the_1_for_what_he_has():
    position = with_coins(bidding(4, (P1, P2, P3, P4)), 50, 50, 50, 0)
    position = play(position, Bid(2), Bid(2), Bid(2))
    assert legal_actions(position) == (Bid(3),)
    assert refused(position, Bid(4)) == (("bid-too-poor", "R1.2"),)
    after = play(position, Bid(3))
    assert after.turn.active is P4
    assert after.players[P4].coins == 0


@pytest.mark.rule("R1.9", "R1.2")
def test_who_can_still_bid_zero_does_not_get_the_1_for_nothing():
    position = with_coins(bidding(4, (P1, P2, P3, P4)), 0, 50, 50, 50)
    assert legal_actions(position) == (Bid(2),)
    assert refused(position, Bid(3)) == (("bid-too-poor", "R1.2"),)


@pytest.mark.rule("R1.7", "A80")
def test_two_players_bid_for_each_of_their_markers():
    position = bidding(2, (P1, P1, P2, P2), movement=False)
    asked = []
    for bid in (Bid(5), Bid(4), Bid(2), Bid(2)):
        asked.append(position.decision.who)
        position = play(position, bid)
    assert asked == [P1, P1, P2, P2]
    seats, _ = order_of_turns(position)
    assert seats == [P1, P1, P2, P2]


@pytest.mark.rule("R1.5", "R2.1.1")
def test_after_the_last_bid_the_first_turn_begins():
    position = play(bidding(3, (P2, P3, P1)), Bid(2), Bid(6))
    outcome = apply(position, Bid(8))
    assert told(outcome.events) == (
        CoinsPaid(P1, TURN_COSTS[8], "R1.1"),
        BidPlaced(P1, 8),
        MarkerReturned(P1, 1),
        TurnBegan(P1),
    )
    assert [decision.owed for decision in outcome.position.turn.pending] == [
        Owed.TURN_END,
        Owed.TILE,
        Owed.TRIBE,
        Owed.MOVEMENT,
    ]
    assert outcome.position.turn.bid_track == (P1, None, None, None)


@pytest.mark.rule("R1.5")
def test_nothing_but_a_bid_is_possible_during_the_bidding():
    position = bidding(2, (P1, P2, P1, P2))
    for action in (PickUp(Tile.a1), EndTurn(), Pass()):
        assert refused(position, action) == (("not-now", "R2"),)


@pytest.mark.rule("R3.4", "R1.6")
def test_the_next_round_bids_in_the_order_of_play():
    position = play(bidding(3, (P1, P2, P3)), Bid(2), Bid(4), Bid(6))
    for _ in range(3):
        while position.decision.owed is not Owed.TURN_END:
            position = play(position, legal_actions(position)[-1])
        position = play(position, EndTurn())
    assert position.turn.round == 2
    assert position.turn.bid_track == (P3, P2, P1, None)
    assert position.decision == Decision(Owed.BID, P3)
    assert position.turn.active is Seat.THREE
