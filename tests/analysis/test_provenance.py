"""Where a number comes from: the amounts of the events sum up to it."""

from random import Random

import pytest

from ft_tutor.analysis.provenance import Number, where_from
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.events import BidPlaced, CoinsPaid
from ft_tutor.rules.history import History
from ft_tutor.rules.scoring import total
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import SEATS, Resource


@pytest.fixture(scope="module")
def game():
    history, chance = History(new_game(3, seed=7, thieves=True)), Random(7)
    for _ in range(250):
        legal = legal_actions(history.position)
        if legal:
            history = history.carry_out(chance.choice(legal))
    return history


@pytest.mark.parametrize("number", [*Number, *Resource])
def test_the_amounts_sum_up_to_the_number(game, number):
    for seat in SEATS[:3]:
        found = where_from(game, seat, number)
        value = found.start
        for reason in found.reasons:
            assert reason.amount
            value += reason.amount
            assert value == reason.after
        assert value == found.now


def test_the_numbers_are_those_of_the_table(game):
    for seat, player in zip(SEATS, game.position.players, strict=False):
        assert where_from(game, seat, Number.COINS).now == player.coins
        assert where_from(game, seat, Number.CAMELS).now == player.camels
        assert where_from(game, seat, Resource.FAKIR).now == player.resources[Resource.FAKIR]
        points = where_from(game, seat, Number.POINTS)
        assert points.now == total(game.position, seat) == sum(line.points for line in points.lines)


@pytest.mark.rule("R1.1")
def test_a_bid_is_where_coins_went():
    history = History(new_game(2, seed=1))
    seat = history.position.decision.who
    history = history.play(legal_actions(history.position)[-1])
    (reason,) = where_from(history, seat, Number.COINS).reasons
    assert isinstance(reason.event, CoinsPaid)
    assert (reason.action, reason.amount, reason.after) == (1, -18, 32)
    assert any(isinstance(event, BidPlaced) for event in history.events)


def test_nothing_played_is_nothing_changed():
    found = where_from(History(new_game(2, seed=1)), SEATS[0], Number.COINS)
    assert (found.start, found.now, found.reasons) == (50, 50, ())
