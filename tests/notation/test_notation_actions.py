"""Actions as words: each kind by example, both ways, and what a word may leave out."""

from typing import get_args

import pytest
from helpers.games import random_positions
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.notation import (
    AmbiguousAction,
    NotationError,
    read_action,
    read_movement,
    read_position,
    read_words,
    write_action,
    write_movement,
)
from ft_tutor.rules.actions import (
    Action,
    Bid,
    Build,
    Buy,
    Claim,
    Drop,
    EndTurn,
    Give,
    Keep,
    Kill,
    Pass,
    Payment,
    PickUp,
    PlacePiece,
    Sell,
    TakeCard,
    TribeAction,
    UseCard,
    UseThief,
)
from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.engine import IllegalAction, apply, legal_actions, violations
from ft_tutor.rules.vocabulary import Piece, Resource, Seat, Tile, Tribe
from ft_tutor.rules.well_formed import is_well_formed

FISH, SILK, GOLD = Resource.FISH, Resource.SILK, Resource.GOLD

WORDS = {
    "c3": PickUp(Tile.c3),
    "w-c4": Drop(Tile.c4, Tribe.ELDER),
    "bid0": Bid(2),
    "bid0-1": Bid(0),
    "bid0-2": Bid(1),
    "bid8": Bid(6),
    "bid18.fakir2": Bid(8, 2),
    "collect": TribeAction(),
    "build": Build(),
    "build.fakir": Build(1),
    "build.fakir3": Build(3),
    "kill.r-c4": Kill((Tribe.ASSASSIN,), Tile.c4),
    "kill.yw-p2": Kill((Tribe.VIZIER, Tribe.ELDER), seat=Seat.TWO),
    "kill.rr-c4.fakir2": Kill((Tribe.ASSASSIN,) * 2, Tile.c4, fakirs=2),
    "reveal.ziad": UseThief("ziad"),
    "give": Give(),
    "give.fish2": Give((FISH, FISH)),
    "give.al-amin": Give(card="al-amin"),
    "give.c3": Give(tile=Tile.c3),
    "give.palm-c3": Give(tile=Tile.c3, piece=Piece.PALM),
    "claim": Claim(),
    "claim.silk.fish": Claim((SILK, FISH)),
    "claim.boaz": Claim(card="boaz"),
    "claim.c3": Claim(tile=Tile.c3),
    "claim.palace": Claim(piece=Piece.PALACE),
    "claim.palace-c3": Claim(tile=Tile.c3, piece=Piece.PALACE),
    "buy.silk.fish": Buy((SILK, FISH)),
    "buy.fakir2": Buy((Resource.FAKIR,) * 2),
    "take.iblis.elder2": TakeCard("iblis", Payment(2)),
    "take.shaum.elder.fakir": TakeCard("shaum", Payment(1, 1)),
    "place.c3": PlacePiece(Tile.c3),
    "place.c4.elder": PlacePiece(Tile.c4, Payment(1)),
    "use.sloar.fakir": UseCard("sloar", Payment(0, 1)),
    "use.enki.c3.fakir": UseCard("enki", Payment(0, 1), Tile.c3),
    "keep.boaz": Keep("boaz"),
    "sell.gold.silk.fish": Sell((GOLD, SILK, FISH)),
    "pass": Pass(),
    "end": EndTurn(),
}


@pytest.mark.parametrize("word", WORDS)
def test_a_word_and_its_action(word):
    assert read_words(word) == (WORDS[word],)
    assert write_action(WORDS[word]) == word


def test_every_kind_of_action_has_an_example():
    assert {type(action) for action in WORDS.values()} == set(get_args(Action))


@pytest.mark.parametrize(
    ("word", "usual"),
    [
        ("buy.fish.silk", "buy.silk.fish"),
        ("take.iblis.fakir.elder", "take.iblis.elder.fakir"),
        ("use.enki.fakir1.c3", "use.enki.c3.fakir"),
        ("kill.fakir.r-c4", "kill.r-c4.fakir"),
        ("kill.wy-p2", "kill.yw-p2"),
        ("build.fakir0", "build"),
    ],
)
def test_the_order_of_the_parts_does_not_matter(word, usual):
    assert write_action(read_words(word)[0]) == usual


def test_a_whole_turn_is_one_text():
    actions = read_words("c3:w-c4 y-d4 collect place.d4 end")
    assert actions[3:] == (TribeAction(), PlacePiece(Tile.d4), EndTurn())
    assert write_movement(actions) == "c3:w-c4 y-d4 collect place.d4 end"
    assert write_movement((UseCard("sloar", Payment(0, 1)), PickUp(Tile.c3))) == (
        "use.sloar.fakir c3"
    )


# --- both ways, whatever the action

small = st.integers(0, 3)
card_ids = st.sampled_from([*DJINNS, MORGIANE.card, *THIEVES])
tiles = st.sampled_from(Tile)
tribes = st.lists(st.sampled_from(Tribe), max_size=3).map(lambda them: tuple(sorted(them)))
resources = st.lists(st.sampled_from(Resource), max_size=4).map(lambda them: tuple(sorted(them)))
payments = st.builds(Payment, small, small)
transfer = (resources, st.none() | card_ids, st.none() | tiles, st.none() | st.sampled_from(Piece))
actions = st.one_of(
    st.builds(Bid, st.integers(0, 8), small),
    st.builds(PickUp, tiles),
    st.builds(Drop, tiles, st.sampled_from(Tribe)),
    st.builds(Build, small),
    st.builds(Kill, tribes, st.none() | tiles, st.none() | st.sampled_from(Seat), small),
    st.builds(UseThief, card_ids),
    st.builds(Give, *transfer),
    st.builds(Claim, *transfer),
    st.builds(Buy, resources),
    st.builds(TakeCard, card_ids, payments),
    st.builds(PlacePiece, tiles, st.none() | payments),
    st.builds(UseCard, card_ids, payments, st.none() | tiles),
    st.builds(Keep, card_ids),
    st.builds(Sell, resources),
    st.sampled_from([TribeAction(), Pass(), EndTurn()]),
)


@given(actions)
def test_any_action_is_written_and_read_back(action):
    assert is_well_formed(action)
    word = write_action(action)
    assert set(word) <= set("abcdefghijklmnopqrstuvwxyz0123456789.-")
    if word.startswith("kill.-"):  # a killing of nobody leaves out whom
        return
    assert read_words(word) == (action,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_of_a_game_is_read_back(players):
    for position in random_positions(players, seed=players):
        for action in legal_actions(position)[:60]:
            assert read_action(write_action(action), position) == action


# --- what may be left out


def test_the_victim_may_be_left_out_where_there_is_one_alone():
    position = read_position("c3:w d3:b owed=end1.tile1.tribe1 path=c2.r-c3 hand=r")
    assert read_action("kill.-c3", position) == Kill((Tribe.ELDER,), Tile.c3)


def test_a_victim_left_out_where_two_are_possible_is_ambiguous():
    position = read_position("c3:wb owed=end1.tile1.tribe1 path=c2.r-c3 hand=r")
    with pytest.raises(AmbiguousAction) as caught:
        read_action("kill.-c3", position)
    assert len(caught.value.readings) == 2


SACRED = "c3:sacred6.w owed=end1.tile1 path=c2.w-c3 djinns=boaz.iblis.enki "


def test_the_payment_may_be_left_out_where_there_is_one_alone():
    position = read_position(SACRED + "p1=elders2")
    assert read_action("take.iblis", position) == TakeCard("iblis", Payment(2))


def test_a_payment_left_out_where_two_are_possible_is_ambiguous():
    with pytest.raises(AmbiguousAction) as caught:
        read_action("take.iblis", read_position(SACRED + "p1=elders2.fakir"))
    assert "take.iblis.elder2 or take.iblis.elder.fakir" in str(caught.value)


def test_a_payment_left_out_where_none_is_possible_says_what_is_missing():
    with pytest.raises(IllegalAction) as caught:
        read_action("take.iblis", read_position(SACRED))
    assert [found.reason for found in caught.value.violations] == ["too-few-elders"]


def test_a_bid_by_the_price_of_its_spot():
    position = read_position("seats=3 owed=bid1 bids=123- turn=1")
    for word in ("bid0", "bid1", "bid3", "bid5", "bid8", "bid12", "bid18"):
        after = apply(position, read_action(word, position)).position
        assert after.players[0].coins == 50 - int(word[3:])
    assert violations(position, Bid(0))[0].reason == "bid-back-zero"


# --- errors point at the character

ERRORS = [
    ("bid", "unknown-spot", 0),
    ("bid2", "unknown-spot", 0),
    ("bid8.elder", "unknown-word", 5),
    ("fly", "unknown-word", 0),
    ("end.c3", "part-too-many", 4),
    ("collect.", "torn", 8),
    ("build.fakir1000", "number-too-big", 11),
    ("build.fakir.fakir", "part-twice", 12),
    ("kill.q-c4", "unknown-word", 5),
    ("kill.r-g9", "unknown-tile", 7),
    ("take", "part-missing", 4),
    ("take.elder2", "part-missing", 11),
    ("take.nobody", "unknown-word", 5),
    ("place", "part-missing", 5),
    ("use.c3.fakir", "part-missing", 12),
    ("give.palm-z9", "unknown-tile", 10),
    ("give.c3.palm-c3", "part-twice", 8),
    ("buy.fish100", "number-too-big", 4),
    ("buy.fish60.silk60", "number-too-big", 11),
    ("sell.camel", "unknown-word", 5),
    ("end c3 keep.x", "unknown-word", 12),
]


@pytest.mark.parametrize(("text", "reason", "index"), ERRORS)
def test_an_error_points_at_the_character(text, reason, index):
    with pytest.raises(NotationError) as caught:
        read_words(text)
    assert (caught.value.reason, caught.value.index) == (reason, index)


def test_a_text_of_actions_is_played_as_it_is_read():
    position = read_position("c3:oasis.yw c4:g d4:y owed=end1.tile1.tribe1.movement1")
    played = read_movement("c3:w-c4 y-d4 collect", position)
    assert [type(action) for action in played] == [PickUp, Drop, Drop, TribeAction]
