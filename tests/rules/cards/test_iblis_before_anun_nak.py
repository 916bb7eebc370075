"""Iblis paid before Anun-Nak puts somebody there to be killed."""

import pytest
from helpers.powers import ELDER, FAKIR, coins, does, uses, why, window

from ft_tutor.rules.actions import Kill, UseCard
from ft_tutor.rules.vocabulary import Seat, Tile, Tribe

_, W, *_ = Tribe
IBLIS = UseCard("iblis", ELDER)

ASSASSINS = "path=c2.r-c3 hand=rr"
"""Two assassins on c3 reach everything up to two steps away."""


@pytest.mark.rule("D.10", "D.2", "A74")
def test_iblis_may_be_paid_before_anun_nak_brings_the_victims():
    """D17 in its own order; the elder paid for Iblis is one of them."""
    before = window("W2", f"{ASSASSINS} p1=iblis.anun-nak.elders2 p2=nekir bag=none")
    record = does(before, IBLIS, UseCard("anun-nak", ELDER, Tile.b3), Kill((W, W), tile=Tile.b3))

    assert record.position.squares[Tile.b3].camel is Seat.ONE
    assert (coins(before), coins(record)) == ([50, 50], [50, 52])


@pytest.mark.rule("D.10", "D.2")
@pytest.mark.parametrize(
    ("text", "payment"),
    [
        ("p1=iblis.anun-nak.elders bag=y", ELDER),  # nothing is left for Anun-Nak
        ("p1=iblis.anun-nak.fakir2 bag=none", FAKIR),  # who would find nobody
        ("p1=iblis.anun-nak-used.elders2 bag=y", ELDER),
        ("p1=iblis.elders2 p2=anun-nak bag=y", ELDER),
    ],
)
def test_iblis_is_not_paid_where_anun_nak_cannot_follow(text, payment):
    record = window("W2", f"{ASSASSINS} {text}")

    assert why(record, UseCard("iblis", payment)) == [("power-no-victim", "D.10")]


@pytest.mark.rule("D.10", "D.2", "A21")
def test_iblis_is_not_paid_where_anun_nak_would_put_them_out_of_reach():
    around = "a3 b2 b3 b4 c1 c2 c3 c4 c5 d2 d3 d4 e3"
    taken = " ".join(f"{tile}:camel2" for tile in around.split())
    seats = "seats=2 p1=iblis.anun-nak.elders2.fakir p2=camels0"
    record = window("W2", f"{ASSASSINS} {seats} {taken}")
    fakir = UseCard("iblis", FAKIR)

    assert why(record, fakir) == [("power-no-victim", "D.10")]
    assert IBLIS in uses(record, "iblis")  # the fakir that is left reaches further
