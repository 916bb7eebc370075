"""Notation of what is owed and given up, and of every position that a game comes to."""

from dataclasses import replace

import pytest
from helpers.games import random_positions
from helpers.positions import any_positions
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.notation import NotationError, read_position, write_position
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.position import Given
from ft_tutor.rules.vocabulary import Piece, Resource, Seat, Tile

TEXTS = {
    "owed=none": (),
    "owed=end1.tile1.tribe1.movement1": tuple(
        Decision(owed, Seat.ONE) for owed in (Owed.TURN_END, Owed.TILE, Owed.TRIBE, Owed.MOVEMENT)
    ),
    "owed=place2:c3:by-bouraq": (Decision(Owed.PLACE, Seat.TWO, tile=Tile.c3, card="bouraq"),),
    "owed=thief1:optional:by-ziad": (Decision(Owed.THIEF, Seat.ONE, mandatory=False, card="ziad"),),
    "owed=keep1:by-sibittis:anun-nak:boaz": (
        Decision(Owed.KEEP, Seat.ONE, card="sibittis", cards=("anun-nak", "boaz")),
    ),
}


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_owed(text):
    position = read_position(text)
    assert position.turn.pending == TEXTS[text]
    assert write_position(position) == text


def test_a_board_owes_one_movement_and_a_finished_game_nothing():
    assert read_position("c3:y turn=2").turn.pending == (Decision(Owed.MOVEMENT, Seat.TWO),)
    over = read_position("c3:y over=yes").turn
    assert (over.over, over.last_round, over.pending) == (True, True, ())
    assert write_position(read_position("c3:y over=yes")) == "c3:y over=yes"


def test_what_was_given_up_and_built():
    turn = read_position("built=20 given=p2:fish2:silk.p1:palm-c3.p2:d4.p1:vizier.p2:boaz").turn
    assert turn.built == 20
    assert turn.given == (
        Given(Seat.TWO, (Resource.FISH, Resource.FISH, Resource.SILK)),
        Given(Seat.ONE, tile=Tile.c3, piece=Piece.PALM),
        Given(Seat.TWO, tile=Tile.d4),
        Given(Seat.ONE, viziers=1),
        Given(Seat.TWO, card="boaz"),
    )


ERRORS = [
    ("owed=movement", "unknown-seat", 5),
    ("owed=lunch1", "unknown-word", 5),
    ("owed=place1:c9", "unknown-word", 12),
    ("owed=place1:c3:c4", "part-twice", 15),
    ("owed=thief1:by-nobody", "unknown-word", 12),
    ("owed=end1.", "torn", 10),
    ("owed=keep1:", "torn", 11),
    ("given=boaz", "unknown-word", 6),
    ("given=p5:fish", "unknown-seat", 6),
    ("given=p1:camel", "unknown-word", 9),
    ("built=1000", "number-too-big", 6),
    ("over=maybe", "unknown-word", 5),
]


@pytest.mark.parametrize(("text", "reason", "index"), ERRORS)
def test_an_error_points_at_the_character(text, reason, index):
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert (caught.value.reason, caught.value.index) == (reason, index)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6)])
def test_every_position_of_a_game_is_read_back(players, seed):
    for position in random_positions(players, seed):
        text = write_position(position)
        assert len(text) < 2000
        assert read_position(text) == position


seats, tiles = st.sampled_from(Seat), st.sampled_from(Tile)
card_ids = st.sampled_from([*DJINNS, *THIEVES])
decisions = st.builds(
    Decision,
    st.sampled_from(Owed),
    seats,
    mandatory=st.booleans(),
    tile=st.none() | tiles,
    card=st.none() | card_ids,
    cards=st.lists(card_ids, max_size=3).map(tuple),
)
gifts = st.builds(
    Given,
    seats,
    resources=st.lists(st.sampled_from(Resource), max_size=4).map(tuple),
    viziers=st.integers(0, 2),
    card=st.none() | card_ids,
    tile=st.none() | tiles,
    piece=st.none() | st.sampled_from(Piece),
)


@given(
    any_positions(),
    st.lists(decisions, max_size=5).map(tuple),
    st.lists(gifts, max_size=3).map(tuple),
    st.booleans(),
    st.integers(0, 999),
)
def test_odd_positions_are_read_back(position, pending, given_up, over, built):
    turn = replace(position.turn, pending=pending, given=given_up, over=over, built=built)
    position = replace(position, turn=turn)
    assert read_position(write_position(position)) == position
