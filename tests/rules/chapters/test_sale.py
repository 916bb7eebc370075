"""Chapter R2.6: sets of different goods, sold one at a time."""

import pytest
from helpers.turns import in_turn, play, refused

from ft_tutor.rules.actions import EndTurn, Sell
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.vocabulary import SET_PRICES, Resource

T7 = "fish2.wheat2.pottery2.papyrus.silk.spices"


def selling(cards):
    return in_turn(f"p1=coins0.{cards}", Owed.TURN_END)


def goods(*names):
    return tuple(sorted(Resource[name.upper()] for name in names))


@pytest.mark.rule("R2.6.1")
def test_t7_a_set_of_six_and_one_of_three():
    six = goods("fish", "wheat", "pottery", "papyrus", "silk", "spices")
    after = play(selling(T7), Sell(six), Sell(goods("fish", "wheat", "pottery")))
    assert after.players[0].coins == 30 + 7
    assert not any(after.players[0].resources)
    assert sum(after.supply.discard) == 9


@pytest.mark.rule("R2.6.1")
@pytest.mark.parametrize("size", range(1, 10))
def test_the_price_of_a_set_depends_on_its_size(size):
    every = tuple(Resource)[:9]
    position = selling(".".join(good.name.lower() for good in every))
    assert play(position, Sell(every[:size])).players[0].coins == SET_PRICES[size]
    assert SET_PRICES[1:] == (1, 3, 7, 13, 21, 30, 40, 50, 60)


@pytest.mark.rule("R2.6.1")
def test_fakirs_are_no_goods_and_a_set_holds_different_ones():
    position = selling("fish2.fakir2")
    assert set(legal_actions(position)) == {EndTurn(), Sell(goods("fish"))}
    assert refused(position, Sell(goods("fish", "fakir"))) == (("sell-fakir", "R2.6.1"),)
    assert refused(position, Sell(goods("fish", "fakir", "fakir"))) == (("sell-fakir", "R2.6.1"),)
    assert refused(position, Sell(goods("fish", "fish"))) == (("sell-same-twice", "R2.6.1"),)
    assert refused(position, Sell(goods("silk"))) == (("sell-not-held", "R2.6.1"),)
    assert refused(position, Sell(())) == (("sell-nothing", "R2.6.1"),)


@pytest.mark.rule("R2.6.1")
def test_any_set_of_the_hand_may_be_sold_and_none_must_be():
    position = selling("fish.wheat.pottery.ivory")
    assert len(legal_actions(position)) == 2**4
    assert refused(position, EndTurn()) == ()


@pytest.mark.rule("R2.6.2")
def test_goods_are_sold_at_the_end_of_the_turn_only():
    position = in_turn("c3:small path=c2.w-c3 p1=fish", Owed.TILE)
    assert refused(position, Sell(goods("fish"))) == (("not-now", "R2"),)
