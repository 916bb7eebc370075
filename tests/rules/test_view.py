"""Views: what a seat may know, nothing more, and whole positions that look the same."""

from collections import Counter
from dataclasses import fields, replace
from random import Random

import pytest
from helpers.positions import games, positions, walk
from hypothesis import given
from hypothesis import strategies as st
from oracle.boards import random_board

from ft_tutor.notation import read_position
from ft_tutor.rules.counts import NO_RESOURCES, changed
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.position import HeldCard, Position, with_player
from ft_tutor.rules.problems import problems
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.view import MOST_COINS_GUESSED, View, sample, view
from ft_tutor.rules.vocabulary import RESOURCES, SEATS, Resource, Seat


@st.composite
def tables(draw):
    """A sound position in which the players hold cards and coins."""
    kind = draw(st.sampled_from(("initial", "midgame")))
    position, chance = random_board(kind, draw(st.integers(0, 10_000)), "view")
    position = draw(st.one_of(st.just(walk(position, chance, 3)), games()))
    for seat in range(len(position.players)):
        position = dealt(position, seat, chance)
    return position


def dealt(position, seat, chance):
    """Give a seat some cards from the tops of the piles, and any number of coins."""
    supply, player = position.supply, position.players[seat]
    number = min(chance.randrange(7), len(supply.deck))
    hand = NO_RESOURCES
    for card in supply.deck[:number]:
        hand = changed(hand, card, 1)
    djinns, thieves = supply.djinn_deck[: chance.randrange(3)], supply.thief_deck[:1]
    player = replace(
        player,
        coins=chance.randrange(120),
        resources=hand,
        djinns=tuple(HeldCard(card) for card in djinns),
        thieves=tuple(HeldCard(card) for card in thieves),
    )
    supply = replace(
        supply,
        deck=supply.deck[number:],
        djinn_deck=supply.djinn_deck[len(djinns) :],
        thief_deck=supply.thief_deck[1:],
    )
    return replace(with_player(position, seat, player), supply=supply)


# --- what is hidden, and what is open


@pytest.mark.rule("R0.8", "A65")
def test_the_coins_of_the_others_are_hidden_and_ones_own_are_not():
    poor = read_position("seats=3 p1=coins7 p2=coins3 p3=coins4")
    rich = read_position("seats=3 p1=coins7 p2=coins90 p3=coins1")

    assert view(poor, Seat.ONE) == view(rich, Seat.ONE)
    assert view(poor, Seat.TWO) != view(rich, Seat.TWO)
    assert view(poor, Seat.ONE).own.coins == 7


@pytest.mark.rule("A65")
def test_the_kinds_of_cards_in_a_hand_are_hidden_and_their_number_is_not():
    one = read_position("p2=fish2 deck=ivory2.fish2 row=none")
    other = read_position("p2=ivory.fish deck=fish3.ivory row=none")
    more = read_position("p2=ivory.fish2 deck=fish2.ivory row=none")

    assert view(one, Seat.ONE) == view(other, Seat.ONE)
    assert view(one, Seat.ONE) != view(more, Seat.ONE)
    ((seat, rival),) = view(one, Seat.ONE).others
    assert (seat, rival.cards) == (Seat.TWO, 2)


@pytest.mark.rule("A65")
def test_the_draw_piles_and_chance_are_hidden():
    position = new_game(3, seed=4, thieves=True)
    supply = position.supply
    turned = replace(
        supply,
        deck=supply.deck[::-1],
        djinn_deck=supply.djinn_deck[::-1],
        thief_deck=supply.thief_deck[::-1],
        rng=supply.rng + 1,
    )

    assert view(replace(position, supply=turned), Seat.ONE) == view(position, Seat.ONE)


OPEN = {
    "camels": "c3:camel2",
    "meeples": "c3:yw",
    "palms": "c3:palm",
    "viziers": "p2=viziers1",
    "elders": "p2=elders1",
    "djinns": "p2=baal",
    "used powers": "p2=sloar-used",
    "the row": "row=fish3",
    "the discard": "discard=fish",
    "the bid track": "bids=12--",
    "the round": "round=3",
}


@pytest.mark.rule("A65")
@pytest.mark.parametrize("what", OPEN)
def test_all_the_rest_is_open(what):
    assert view(read_position(OPEN[what]), Seat.ONE) != view(read_position("seats=2"), Seat.ONE)


def test_a_view_is_no_position_and_has_no_place_for_what_is_hidden():
    seen = view(new_game(2, seed=1), Seat.ONE)

    assert not isinstance(seen, Position)
    assert not hasattr(seen, "players")
    assert not hasattr(seen.supply, "rng")
    ((_, rival),) = seen.others
    assert {"coins", "resources"}.isdisjoint(field.name for field in fields(rival))


@given(tables())
def test_the_unseen_cards_are_the_box_without_the_cards_in_sight(position):
    for seat in SEATS[: len(position.players)]:
        seen = view(position, seat)
        in_sight = Counter(seen.supply.row)
        in_sight.update(dict(zip(Resource, seen.own.resources, strict=True)))
        in_sight.update(dict(zip(Resource, seen.supply.discard, strict=True)))
        box = Counter(dict(zip(Resource, RESOURCES, strict=True)))
        assert Counter(dict(zip(Resource, seen.unseen.resources, strict=True))) == box - in_sight


@given(tables(), st.randoms(use_true_random=False))
def test_cards_out_of_sight_may_change_places(position, chance):
    """Shuffle what seat one cannot see by hand, apart from `sample`: the view is the same."""
    supply, two = position.supply, position.players[Seat.TWO]
    number = sum(two.resources)
    hidden = [card for card in Resource for _ in range(two.resources[card])] + list(supply.deck)
    chance.shuffle(hidden)
    hand = tuple(hidden[:number].count(card) for card in Resource)
    other = replace(
        with_player(position, Seat.TWO, replace(two, coins=two.coins + 5, resources=hand)),
        supply=replace(supply, deck=tuple(hidden[number:])),
    )

    assert view(other, Seat.ONE) == view(position, Seat.ONE)


# --- djinns that somebody has drawn to choose from


def choosing(seat, *drawn):
    """Return a position of three in which a seat chooses one of these djinns."""
    position = new_game(3, seed=2)
    deck = tuple(card for card in position.supply.djinn_deck if card not in drawn)
    turn = replace(
        position.turn,
        pending=(Decision(Owed.TURN_END, seat), Decision(Owed.KEEP, seat, cards=drawn)),
    )
    return replace(position, supply=replace(position.supply, djinn_deck=deck), turn=turn)


@pytest.mark.rule("A65")
def test_only_who_chooses_sees_the_drawn_djinns():
    pile = new_game(3, seed=2).supply.djinn_deck
    one, other = choosing(Seat.TWO, *pile[:3]), choosing(Seat.TWO, *pile[5:8])

    assert view(one, Seat.ONE) == view(other, Seat.ONE)
    assert view(one, Seat.TWO) != view(other, Seat.TWO)
    assert view(one, Seat.ONE).drawn == (0, 3)
    assert view(one, Seat.TWO).turn == one.turn


@pytest.mark.rule("A65")
def test_drawn_djinns_are_sampled_with_the_draw_pile():
    pile = new_game(3, seed=2).supply.djinn_deck
    position = choosing(Seat.TWO, *pile[:3])
    seen = view(position, Seat.THREE)
    guesses = [sample(seen, Random(seed)) for seed in range(30)]

    assert {view(guess, Seat.THREE) for guess in guesses} == {seen}
    assert len({guess.decision.cards for guess in guesses}) > 20
    for guess in guesses:
        assert len(guess.decision.cards) == 3
        assert sorted((*guess.decision.cards, *guess.supply.djinn_deck)) == sorted(pile)
    assert sample(view(position, Seat.TWO), Random(1)).decision == position.decision


# --- samples


@given(tables(), st.integers(0, 99))
def test_a_sample_is_sound_and_looks_the_same(position, seed):
    for seat in SEATS[: len(position.players)]:
        seen = view(position, seat)
        guess = sample(seen, Random(seed))
        assert problems(guess) == problems(position) == ()
        assert view(guess, seat) == seen


@given(positions, st.integers(0, 99))
def test_even_an_impossible_position_is_sampled_as_it_looks(position, seed):
    seat = Seat(len(position.players) - 1)
    guess = sample(view(position, seat), Random(seed))

    assert view(guess, seat) == view(position, seat)
    assert problems(guess) == problems(position)


def test_the_same_chance_gives_the_same_sample():
    seen = view(new_game(3, seed=4), Seat.TWO)

    assert sample(seen, Random(1)) == sample(seen, Random(1))
    assert sample(seen, Random(1)) != sample(seen, Random(2))


def test_samples_show_every_deal_about_equally_often():
    seen = view(read_position("p2=fish row=none deck=silk2.gold p1=coins9"), Seat.ONE)
    total = sum(seen.unseen.resources)
    chance = Random(3)
    hands = Counter(sample(seen, chance).players[Seat.TWO].resources for _ in range(3000))

    assert len(hands) == sum(number > 0 for number in seen.unseen.resources)
    for hand, found in hands.items():
        expected = 3000 * seen.unseen.resources[hand.index(1)] / total
        assert abs(found - expected) < 5 * expected**0.5 + 5


def test_a_sample_does_not_copy_what_was_hidden():
    position = new_game(4, seed=8, thieves=True)
    guesses = [sample(view(position, Seat.ONE), Random(seed)) for seed in range(40)]

    assert len({guess.supply.deck for guess in guesses}) == 40
    assert len({guess.supply.djinn_deck for guess in guesses}) == 40
    assert len({guess.supply.thief_deck for guess in guesses}) > 5
    assert position.supply.rng not in {guess.supply.rng for guess in guesses}
    coins = {guess.players[Seat.TWO].coins for guess in guesses}
    assert len(coins) > 10
    assert max(coins) <= MOST_COINS_GUESSED


def test_a_view_can_be_kept_in_a_set():
    seen = view(new_game(2, seed=1), Seat.ONE)

    assert isinstance(seen, View)
    assert len({seen, view(new_game(2, seed=1), Seat.ONE)}) == 1
