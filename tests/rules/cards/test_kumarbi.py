"""Kumarbi makes bids cheaper."""

import pytest
from helpers.powers import coins, does, said, told, why

from ft_tutor.notation import read_position
from ft_tutor.rules.actions import Bid
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.history import History
from ft_tutor.rules.vocabulary import Resource

TWELVE = 7


def bidding(text, bids="12--"):
    return History(read_position(f"bids={bids} owed=bid1 {text}"))


def fakirs(record):
    return record.position.players[0].resources[Resource.FAKIR]


@pytest.mark.rule("D.13", "A11", "R1.8")
@pytest.mark.parametrize(("number", "price"), [(0, 12), (1, 8), (2, 5), (5, 0)])
def test_each_fakir_lowers_the_price_by_a_spot(number, price):
    """D5."""
    before = bidding("p1=kumarbi.fakir6.coins50")
    record = does(before, Bid(TWELVE, number))

    assert coins(before)[0] - coins(record)[0] == price
    assert fakirs(record) == 6 - number
    assert record.position.turn.turn_track[TWELVE] == 0
    assert ("paid-fakirs" in told(record)) == bool(number)


@pytest.mark.rule("A12", "R1.8")
@pytest.mark.parametrize("bid", [Bid(TWELVE, 6), Bid(2, 1), Bid(3, 2), Bid(8, 7)])
def test_no_more_fakirs_than_the_price_takes(bid):
    record = bidding("p1=kumarbi.fakir9")

    assert [reason for reason, _ in why(record, bid)] == ["bid-fakirs"]


@pytest.mark.rule("A11", "A12")
def test_spots_count_whether_taken_or_not_and_the_spot_itself_must_be_free():
    record = bidding("p1=kumarbi.fakir5 order=8:2.3:2", bids="1---")

    does(record, Bid(TWELVE, 3))
    assert why(record, Bid(4, 1)) == [("bid-spot-taken", "R1.2")]


@pytest.mark.rule("A13")
def test_only_the_lowered_price_must_be_there():
    record = bidding("p1=kumarbi.fakir5.coins0")

    does(record, Bid(TWELVE, 5))
    assert why(record, Bid(TWELVE, 4)) == [("bid-too-poor", "R1.2")]


@pytest.mark.rule("A13", "R1.9")
def test_with_full_zeros_a_fakir_helps_who_has_nothing():
    record = bidding("p1=kumarbi.fakir.coins0 seats=4 order=0:4.0-2:3.0-1:2", bids="1---")

    assert legal_actions(record.position) == (Bid(3, 1),)
    assert why(record, Bid(3)) == [("bid-too-poor", "R1.2")]


@pytest.mark.rule("A12", "R1.7")
def test_kumarbi_works_in_each_bid_of_two():
    record = bidding("p1=kumarbi.fakir2.coins50", bids="1122")
    before = coins(record)[0]
    record = does(record, Bid(3, 1), Bid(4, 1))

    assert before - coins(record)[0] == 1
    assert fakirs(record) == 0


@pytest.mark.rule("D.13")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("p1=fakir5", "bid-needs-djinn"),
        ("p1=fakir5 p2=kumarbi", "bid-needs-djinn"),
        ("p1=kumarbi", "bid-fakirs"),
    ],
)
def test_without_kumarbi_or_fakirs_there_is_the_printed_price(text, reason):
    record = bidding(text)

    assert all(not bid.fakirs for bid in legal_actions(record.position))
    assert [reason for reason, _ in why(record, Bid(TWELVE, 1))] == [reason]
    assert ("Kumarbi" in said(record, Bid(TWELVE, 1))) == (reason == "bid-needs-djinn")
