"""Covered hands tell nothing: not in the picture, not in words, not by what may be pressed."""

from dataclasses import replace
from random import Random

import pytest
from helpers.seated import buttons, press_through, seated
from helpers.thieves import before
from helpers.whole import Game, walk

from ft_tutor.play.face import Commanded, Hovered, Pressed, Typed
from ft_tutor.play.table import open_table
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import with_pending, with_player
from ft_tutor.rules.vocabulary import SEATS
from ft_tutor.scene.places import AreaOf

NAMES = ("Ann", "Bob", "Cyd", "Dan")
UNFOLDED = ("list", "words", "keys", "players")
POOR, RICH = 0, 93
HELD = (2, 1, 0, 0, 0, 0, 0, 0, 0, 2)
DJINNS_DRAWN = {POOR: ("baal", "enki", "leta"), RICH: ("boaz", "marid", "utug")}


def hidden(position, number):
    """The same position with other hidden things: coins, and which cards the hands hold."""
    for seat, player in enumerate(position.players):
        cards = sum(player.resources)
        hand = (cards, *(0,) * 9) if number == POOR else (*(0,) * 9, cards)
        other = player.but(coins=number, resources=hand)
        position = with_player(position, SEATS[seat], other)
    if position.decision.owed is Owed.KEEP:
        drawn = replace(position.decision, cards=DJINNS_DRAWN[number])
        position = with_pending(position, (*position.turn.pending[:-1], drawn))
    return position


def some_positions():
    """Positions of whole games, all kinds of decision among them."""
    seen = {}
    for number in (9, 10, 11, 17):
        for position, _, _ in walk(Game(number)):
            owed = position.decision.owed
            seen[owed] = seen.get(owed, 0) + 1
            if seen[owed] in (2, 9):
                yield position
    assert set(seen) == set(Owed)


def two_tables(position):
    """Two tables that differ in nothing but what is covered."""
    for number in (POOR, RICH):
        table = open_table(hidden(position, number), names=NAMES)
        for name in UNFOLDED:
            table = table.after(Commanded(name))
        yield table


def same(one, other):
    """Whether both show the same: picture, words, buttons."""
    seen, also = seated(one), seated(other)
    return seen.scene == also.scene and seen.page == also.page


@pytest.mark.rule("R0.8")
def test_nothing_that_is_covered_shows_anywhere():
    for position in some_positions():
        one, other = two_tables(position)
        assert same(one, other), position.decision
        chance = Random(1)
        places = one.view.scene.places
        for place in chance.sample(places, 8):
            pointed = Hovered(place)
            assert same(one.after(pointed), other.after(pointed)), (position.decision, place)
            pressed, also = one.after(Pressed(place)), other.after(Pressed(place))
            if pressed.tree is one.tree and also.tree is other.tree:
                assert same(pressed, also), (position.decision, place)
        for command in (Commanded("why-not"), Commanded("score"), Commanded("rings")):
            assert same(one.after(command), other.after(command)), command


@pytest.mark.rule("R0.8")
def test_own_things_are_turned_up_until_another_player_decides():
    position = Game(1).start
    table = open_table(position, names=NAMES)
    who = table.position.decision.who
    assert table.view.look.covered == set(SEATS[:3])
    mine = table.after(Commanded("show-mine"))
    assert mine.view.look.covered == set(SEATS[:3]) - {who}
    assert mine.after(Commanded("show-mine")).view.look.covered == set(SEATS[:3])
    bid = mine.after(Commanded("press", "spot.5"))
    assert bid.position.decision.who is not who
    assert bid.view.look.covered == set(SEATS[:3])
    back = bid.after(Commanded("undo"))
    assert back.position.decision.who is who
    assert back.view.look.covered == set(SEATS[:3])


def test_open_hands_are_for_learning_together():
    table = open_table(Game(1).start).after(Commanded("open-hands"))
    assert table.view.look.covered == frozenset()
    assert next(one for one in buttons(table) if one.id == "show-mine").off
    assert table.after(Commanded("open-hands")).view.look.covered == set(SEATS[:3])


def test_nothing_is_covered_once_the_game_is_scored():
    *_, (position, _, action) = walk(Game(0))
    over = press_through(open_table(position), action)
    assert over.position.turn.over
    assert over.view.look.covered == frozenset()


def test_a_choice_that_lies_below_a_cover_is_forgotten():
    for position, _, _ in walk(Game(5)):
        decision = position.decision
        if decision.owed is Owed.TURN_END and any(position.players[decision.who].resources[:9]):
            break
    table = open_table(position).after(Commanded("show-mine")).after(Commanded("set", "0"))
    assert table.view.picked
    assert not table.after(Commanded("show-mine")).view.picked
    assert not table.after(Typed("Escape")).view.picked


@pytest.mark.rule("A65")
def test_how_many_cards_lie_covered_is_told_where_it_is_shown():
    position = with_player(Game(1).start, SEATS[1], Game(1).start.players[1].but(resources=HELD))
    table = open_table(position, names=NAMES)
    assert SEATS[1] in table.view.look.covered
    assert table.named(AreaOf(SEATS[1])).startswith("before Bob: 5 resource cards")
    pointed = table.after(Hovered(AreaOf(SEATS[1])))
    now = next(panel for panel in seated(pointed).page.panels if panel.id == "now")
    assert "5 resource cards" in now.words


def test_a_reason_that_lies_open_is_told_though_hands_are_covered():
    table = open_table(before("r", ""), names=NAMES)
    assert table.is_covered
    pressed = table.after(Commanded("press", "b3"))
    assert "nobody stands" in seated(pressed).page.answer
