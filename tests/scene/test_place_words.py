"""Places as words: every place has one word, and every word leads back to its place."""

import pytest

from ft_tutor.notation.words import DJINN_WORDS, THIEF_WORDS
from ft_tutor.rules.vocabulary import (
    SEATS,
    TILES,
    TRIBES,
    CardId,
    Piece,
    Resource,
    Seat,
    Tile,
    Tribe,
)
from ft_tutor.scene.place_words import read_place, write_place
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

PLACES = (
    *(OnTile(tile) for tile in TILES),
    *(OnTileMeeple(Tile.c3, tribe) for tribe in TRIBES),
    *(OnTilePiece(Tile.c3, piece) for piece in Piece),
    *(InHand(tribe) for tribe in TRIBES),
    *(BidSpot(index) for index in range(4)),
    *(TurnSpot(index) for index in range(9)),
    *(RowCard(index) for index in range(9)),
    *(DjinnCard(CardId(card)) for card in sorted(DJINN_WORDS)),
    *(ThiefCard(CardId(card)) for card in sorted(THIEF_WORDS)),
    *(AreaOf(seat) for seat in SEATS),
    *(OwnMeeple(seat, tribe) for seat in SEATS for tribe in TRIBES),
    *(OwnResource(seat, resource) for seat in SEATS for resource in Resource),
    *(OwnCard(Seat.TWO, CardId(card)) for card in sorted(DJINN_WORDS | THIEF_WORDS)),
    *(GivenUp(seat, index) for seat in SEATS for index in range(3)),
    *(Amount(number) for number in (0, 1, 12)),
    *map(Stock, Shared),
    *(Sign(name) for name in ("pass", "end", "done")),
)


def test_every_place_comes_back_from_its_word():
    assert [read_place(write_place(place)) for place in PLACES] == list(PLACES)
    assert len({write_place(place) for place in PLACES}) == len(PLACES)


def test_every_kind_of_place_has_a_word():
    assert {type(place) for place in PLACES} == set(Place.__args__)


@pytest.mark.parametrize(
    ("word", "place"),
    [
        ("hand.w", InHand(Tribe.ELDER)),
        ("spot.8", TurnSpot(6)),
        ("spot.0", TurnSpot(2)),
        ("row.1", RowCard(0)),
        ("djinn.enki", DjinnCard(CardId("enki"))),
    ],
)
def test_words_say_what_is_printed(word, place):
    assert read_place(word) == place


@pytest.mark.parametrize(
    "word",
    [
        *("", ".", "c3.", "c9", "tile.c3", "p5", "p1.given0", "hand", "hand.x", "djinn.nobody"),
        *("bid.0", "bid.5", "spot.2", "row.0", "row.01", "sign."),
        *("number.-1", "number.9999", "number.²"),
    ],
)
def test_what_is_no_place_is_refused(word):
    with pytest.raises(ValueError, match="^" + word.replace(".", r"\.") + "$"):
        read_place(word)
