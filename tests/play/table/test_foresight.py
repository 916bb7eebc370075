"""What a press would do is told before it is done: by the engine, and never more than is known."""

import re
from dataclasses import replace

import pytest
from helpers.seated import panel, press_through, route, seated
from helpers.whole import Game, walk

from ft_tutor.play.face import Commanded, Hovered
from ft_tutor.play.table import open_table
from ft_tutor.play.table.foresight import OF_CHANCE, foreseen, order_of_play
from ft_tutor.play.table.sale import lost_by, worth
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import Build, Give, Kill, Sell, TakeCard, UseThief
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.events import Built, CoinsPaid, told
from ft_tutor.rules.goods import best_sets
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import SET_PRICES, Resource
from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.places import AreaOf, DjinnCard, OnTile, OwnResource, ThiefCard, TurnSpot
from ft_tutor.texts import describe, html

VOICE = Voice()
TIMES = "\N{MULTIPLICATION SIGN}"


def positions_with(kind, numbers=(9, 10, 11)):
    """Positions of whole games where an action of a kind is legal."""
    for number in numbers:
        for position, legal, _ in walk(Game(number)):
            if any(isinstance(action, kind) for action in legal):
                yield position, legal


def test_what_is_foreseen_is_what_happens_then():
    for number in (5, 9, 11):
        for turn, (position, _, action) in enumerate(walk(Game(number))):
            if turn % 3 or isinstance(action, UseThief | Give):
                continue
            words = foreseen(position, action, VOICE)
            events = apply(position, action).events
            for event in told(events):
                sentence = html(describe(event))
                assert (sentence in words) is not isinstance(event, OF_CHANCE), (action, sentence)


def test_a_thief_is_not_foreseen_beyond_the_others_choices():
    position, legal = next(positions_with(UseThief))
    use = next(action for action in legal if isinstance(action, UseThief))
    assert len(foreseen(position, use, VOICE)) < 200


# --- bids


@pytest.mark.rule("R1.6")
def test_a_bid_tells_its_price_and_the_order_that_comes_of_it():
    table = open_table(new_game(2, seed=1), names=("Ann", "Bob"), open_hands=True)
    while table.position.decision.owed is Owed.BID:
        for bid in legal_actions(table.position):
            words = panel(table.after(Hovered(TurnSpot(bid.spot))), "now").words
            after = press_through(table, bid)
            paid = sum(e.coins for e in after.view.feedback.events if isinstance(e, CoinsPaid))
            assert not paid or f'data-value="{paid}"' in words
            if after.position.decision.owed is Owed.BID:
                order = order_of_play(after.position)
                said = re.search(r"Order of play so far: (.*?)\.", words)[1]
                assert re.findall(r'data-value="(\d)"', said) == [str(seat + 1) for seat in order]
        table = press_through(table, legal_actions(table.position)[-1])


# --- builders


@pytest.mark.rule("R2.4.B")
def test_the_formula_of_builders_is_live_and_true():
    checked = 0
    for position, legal in positions_with(Build):
        table = open_table(position, open_hands=True)
        for action in legal:
            if not isinstance(action, Build):
                continue
            *first, last = route(position, action)
            for place in first:
                table = table.after(Commanded("press", write_place(place)))
            words = labels(table)
            built = next(e for e in apply(position, action).events if isinstance(e, Built))
            times = f" * {built.times}" if built.times > 1 else ""
            sum_ = f"({built.builders} + {built.fakirs}) * {built.blue}{times} = {built.coins} coin"
            assert any(sum_ in label for label in words), (sum_, words, last)
            table = table.after(Commanded("unpick"))
            checked += 1
    assert checked > 20


def labels(table):
    return [
        one.label.replace(TIMES, "*") for group in seated(table).page.buttons for one in group.items
    ]


# --- assassins


@pytest.mark.rule("R2.4.R")
def test_targets_are_ringed_with_their_distance():
    for position, legal in positions_with(Kill):
        table = open_table(position, open_hands=True)
        here = position.turn.movement.here
        targets = {OnTile(a.tile) for a in legal if isinstance(a, Kill) and a.tile is not None}
        players = {AreaOf(a.seat) for a in legal if isinstance(a, Kill) and a.seat is not None}
        assert set(table.view.overlay.legal) == targets | players
        far = dict(table.view.overlay.tags)
        assert set(far) == targets
        for place, number in far.items():
            steps = abs(place.tile % 6 - here % 6) + abs(place.tile // 6 - here // 6)
            assert number == str(steps)
        rows = panel(table, "targets").rows
        assert len([row for row in rows if row.buttons]) == len(targets) + len(players)


# --- djinns


@pytest.mark.rule("R2.5.5")
def test_a_djinn_tells_how_it_can_be_paid_for():
    seen = set()
    for position, legal in positions_with(TakeCard, (9, 10, 11, 15, 17)):
        table = open_table(position, open_hands=True)
        ways = {}
        for action in legal:
            if isinstance(action, TakeCard):
                ways.setdefault(action.card, set()).add(action.payment)
        for card, payments in ways.items():
            face_up = (DjinnCard(card), ThiefCard(card))
            place = next(one for one in face_up if one in table.view.open)
            words = panel(table.after(Hovered(place)), "now").words
            chosen = table.after(Commanded("press", write_place(place)))
            if len(payments) == 1:
                assert chosen.tree is not table.tree
                assert "A press here does this" in words
                continue
            offered = [one.label for one in every_button(chosen) if one.label.startswith("Pay ")]
            assert len(offered) == len(payments)
            assert all(label in words for label in offered)
            seen.add(len(payments))
    assert seen == {2}


# --- the sale


@pytest.mark.rule("R2.6.1")
def test_a_worse_split_is_pointed_out():
    hand = (0, 0, 0, 1, 1, 0, 2, 1, 0, 3)
    assert worth(best_sets(hand)) == SET_PRICES[4] + SET_PRICES[1]
    assert lost_by(hand, (Resource.FISH,)) == 0
    assert lost_by(hand, (Resource.PAPYRUS, Resource.SILK)) == 14 - 3 - (3 + 1)
    assert lost_by(hand, best_sets(hand)[0]) == 0


def test_what_a_choice_loses_is_said_before_it_is_sold():
    seen = set()
    for position, _ in positions_with(Sell):
        seat = position.decision.who
        hand = position.players[seat].resources
        held = [good for good in Resource if hand[good] and good is not Resource.FAKIR]
        table = open_table(position, open_hands=True)
        table = table.after(Commanded("press", write_place(OwnResource(seat, held[0]))))
        lost = lost_by(hand, (held[0],))
        answer = seated(table).page.answer
        assert ("loses" in answer) is bool(lost)
        assert not lost or f'data-value="{lost}"' in answer
        seen.add(bool(lost))
    assert seen == {True, False}


def test_the_best_set_is_chosen_and_sold_in_two_presses():
    seen = 0
    for position, _ in positions_with(Sell):
        table = open_table(position, open_hands=True).after(Commanded("set", "0"))
        sell = next(button for button in every_button(table) if button.value == "sign.sell")
        seat = position.decision.who
        best = best_sets(position.players[seat].resources)[0]
        assert str(SET_PRICES[len(best)]) in sell.label
        sold = table.after(Commanded("press", "sign.sell"))
        gained = sold.position.players[seat].coins - position.players[seat].coins
        assert gained == SET_PRICES[len(best)]
        assert sold.tree.history.actions == (Sell(best),)
        seen += 1
    assert seen


def every_button(table):
    return [one for group in seated(table).page.buttons for one in group.items]


def test_the_keyboard_is_told_what_a_press_would_do():
    """A price, and not the place alone; whoever points by hand reads it in the panel."""
    position = new_game(3, seed=1)
    table = open_table(position, open_hands=True)
    table = table.but(view=replace(table.view, cursor=TurnSpot(3)))
    assert "1 coin" in seated(table).page.does
    assert seated(table).page.does in panel(table, "now").words
    pointed = open_table(position, open_hands=True).after(Hovered(TurnSpot(3)))
    assert seated(pointed).page.does == ""
    assert seated(table.after(Commanded("mode", "edit"))).page.does == ""


def test_the_list_names_all_that_can_be_pressed_each_differently():
    for number in (4, 10, 16):
        for turn, (position, _, _) in enumerate(walk(Game(number))):
            if turn % 50:
                continue
            table = open_table(position, open_hands=True).after(Commanded("list"))
            rows = panel(table, "list").rows
            assert [row.buttons[0].value for row in rows] == [
                write_place(place) for place in table.view.open
            ]
            assert len({row.buttons[0].label for row in rows}) == len(rows)
            assert all(row.words for row in rows)
