"""Every place can be named in words, wherever it is pressed."""

from itertools import islice
from random import Random
from typing import get_args

import pytest
from helpers.presses import EVERYWHERE, reached
from helpers.whole import Game, walk

from ft_tutor.notation import read_position
from ft_tutor.play import words
from ft_tutor.play.choices.meaning import SIGNS
from ft_tutor.play.words import place_name
from ft_tutor.rules.vocabulary import SEATS, Piece, Resource, Seat, Tile, Tribe
from ft_tutor.scene.places import (
    Amount,
    AreaOf,
    BidSpot,
    DjinnCard,
    GivenUp,
    InHand,
    OnTile,
    OnTileMeeple,
    OnTilePiece,
    OwnCard,
    OwnMeeple,
    OwnResource,
    Place,
    RowCard,
    Shared,
    Sign,
    Stock,
    ThiefCard,
    TurnSpot,
)

ONE, TWO = Seat.ONE, Seat.TWO

TABLE = read_position(
    "seats=2 c3:oasis.wy.camel2.palm2 d3:village.palace c4:small bids=-2-- order=8:1"
    " owed=end1.tile1.tribe1 path=c2.r-c3 hand=rr row=fish.fakir djinns=enki thieves=ziad"
    " p1=fish2.boaz.leta-used.viziers1 p2=elders2.fish.silk.camels3"
    " given=p2:fish:silk"
)

NAMES = [
    (OnTile(Tile.c3), "c3, Oasis 8: 1 vizier, 1 elder, the camel of player 2 and 2 palm trees"),
    (OnTile(Tile.d3), "d3, Village 5: 1 palace"),
    (OnTile(Tile.c4), "c4, Small Market 6: empty"),
    (OnTileMeeple(Tile.c3, Tribe.ELDER), "1 elder on c3"),
    (OnTilePiece(Tile.c3, Piece.PALM), "2 palm trees on c3"),
    (OnTilePiece(Tile.d3, Piece.PALACE), "1 palace on d3"),
    (InHand(Tribe.ASSASSIN), "in the hand: 2 assassins"),
    (BidSpot(0), "bid order track, spot 1: free"),
    (BidSpot(1), "bid order track, spot 2: the marker of player 2"),
    (BidSpot(4), "nothing"),
    (TurnSpot(6), "turn order track, the spot for 8 coins: the marker of player 1"),
    (TurnSpot(3), "turn order track, the spot for 1 coin: free"),
    (TurnSpot(-1), "nothing"),
    (RowCard(1), "card 2 of the row: fakir"),
    (RowCard(2), "nothing"),
    (DjinnCard("enki"), "the djinn Enki"),
    (DjinnCard("boaz"), "nothing"),
    (ThiefCard("ziad"), "the thief Ziad"),
    (AreaOf(TWO), "before player 2: 2 elders, 2 resource cards and 3 camels"),
    (AreaOf(Seat.THREE), "nothing"),
    (OwnCard(ONE, "boaz"), "Boaz before player 1"),
    (OwnCard(ONE, "leta"), "Leta before player 1, used this turn"),
    (OwnCard(ONE, "enki"), "nothing"),
    (OwnResource(ONE, Resource.FISH), "in the hand of player 1: 2 fish"),
    (OwnMeeple(TWO, Tribe.ELDER), "before player 2: 2 elders"),
    (OwnMeeple(TWO, Tribe.BUILDER), "nothing"),
    (GivenUp(TWO, 1), "given up by player 2: silk"),
    (GivenUp(TWO, 2), "nothing"),
    (Stock(Shared.ROUND), "round 1"),
    (
        Stock(Shared.BAG),
        "in the bag: 14 viziers, 17 elders, 18 merchants, 18 builders and 16 assassins",
    ),
    (Stock(Shared.RESOURCES), "the pile of resources: 46 cards"),
    (Stock(Shared.DISCARDS), "discarded resources: none"),
    (Stock(Shared.DJINNS), "the pile of djinns: 20 cards"),
    (Stock(Shared.DJINN_DISCARDS), "discarded djinns: none"),
    (Stock(Shared.THIEVES), "the pile of thieves: 0 cards"),
    (Stock(Shared.PALMS), "10 palm trees left"),
    (Stock(Shared.PALACES), "9 palaces left"),
    (Amount(2), "2"),
    (Sign("end"), "end the turn"),
    (Sign("nobody"), "nothing"),
]


@pytest.mark.parametrize(("place", "name"), NAMES, ids=[name for _, name in NAMES])
def test_a_place_says_what_is_there(place, name):
    assert place_name(TABLE, place) == name


def test_the_table_names_every_type_of_place():
    assert {type(place) for place, _ in NAMES} == set(get_args(Place)) == set(words._NAMED)


def test_every_sign_has_a_name_of_its_own():
    names = {place_name(TABLE, Sign(name)) for name in SIGNS}
    assert len(names - {"nothing"}) == len(SIGNS)


TO_PLAYER_TWO = [
    (OnTile(Tile.c3), "c3, Oasis 8: 1 vizier, 1 elder, your camel and 2 palm trees"),
    (BidSpot(1), "bid order track, spot 2: your marker"),
    (AreaOf(TWO), "before you: 2 elders, 2 resource cards and 3 camels"),
    (OwnResource(TWO, Resource.SILK), "in your hand: 1 silk"),
    (GivenUp(TWO, 0), "given up by you: fish"),
]


@pytest.mark.parametrize(("place", "name"), TO_PLAYER_TWO)
def test_the_reader_is_you(place, name):
    assert place_name(TABLE, place, you=TWO) == name


@pytest.mark.rule("A65")
def test_what_cards_another_holds_is_not_told():
    for resource in Resource:
        said = place_name(TABLE, OwnResource(ONE, resource), you=TWO)
        assert said == "in the hand of player 1: 2 resource cards"


THINGS = [
    ("p2:enki", "the djinn Enki"),
    ("p2:c3", "the camel from c3"),
    ("p2:palm-c3", "a palm tree from c3"),
    ("p2:palace-c3", "a palace from c3"),
    ("p2:vizier", "a vizier"),
]


@pytest.mark.parametrize(("given", "name"), THINGS)
def test_whatever_was_given_up_has_a_name(given, name):
    position = read_position(f"seats=2 given={given}")
    assert place_name(position, GivenUp(TWO, 0)) == f"given up by player 2: {name}"


def test_every_place_has_a_name_in_every_position():
    chance = Random(5)
    for number in (5, 16, 17):
        for position, legal, _ in walk(Game(number)):
            if chance.random() < 0.1:
                you = chance.choice((None, *SEATS))
                for place in chance.sample(EVERYWHERE, 40):
                    name = place_name(position, place, you=you)
                    assert name
                    assert not set("{$") & set(name)
                offered = (place for _, place, _ in reached(position, legal))
                for place in islice(offered, 40):
                    assert place_name(position, place, you=you) != "nothing", place
