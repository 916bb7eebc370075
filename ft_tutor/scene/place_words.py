"""Places as words, both ways: how a lesson or a page names what can be pointed at.

===============  =========================================================
``c3``           a tile; ``c3.w`` its elders, ``c3.palm`` its palms
``hand.w``       the elders in the hand
``bid.1``        spot "1" of the bid order track
``spot.8``       the spot of the turn order track that costs 8; ``spot.0-1``
``row.1``        the first card of the row of resources
``djinn.enki``   a djinn that lies face up
``thief.shaum``  the thief that lies face up
``p1``           what lies in front of player 1, as a whole
``p1.w``         his elders; ``p1.fish``, ``p1.enki`` and so on
``p1.given2``    the second thing that he has given up
``stock.bag``    what belongs to nobody: the bag, a pile, the palms that are left
``number.3``     a number on a counter
``sign.pass``    a sign that stands for itself
===============  =========================================================
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from ft_tutor.notation.words import (
    DJINN_WORDS,
    PIECE_WORDS,
    RESOURCE_WORDS,
    SPOT_WORDS,
    THIEF_WORDS,
)
from ft_tutor.rules.vocabulary import (
    BID_SPOTS,
    SEATS,
    TILES,
    TRIBES,
    CardId,
)
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

_GIVEN: Final = "given"
_LONGEST_NUMBER: Final = 3

_TILES: Final = {tile.name: tile for tile in TILES}
_LETTERS: Final = {tribe.letter: tribe for tribe in TRIBES}
_SEATS: Final = {f"p{seat + 1}": seat for seat in SEATS}
_SHARED: Final = {shared.value: shared for shared in Shared}
_BID_SPOTS: Final = {str(spot + 1): spot for spot in range(BID_SPOTS)}
_SPOTS: Final = {spot: word for word, spot in SPOT_WORDS.items()}

_WRITTEN: Final[Mapping[type, Callable[[Any], str]]] = MappingProxyType(
    {
        OnTile: lambda place: place.tile.name,
        OnTileMeeple: lambda place: f"{place.tile.name}.{place.tribe.letter}",
        OnTilePiece: lambda place: f"{place.tile.name}.{place.piece.value}",
        InHand: lambda place: f"hand.{place.tribe.letter}",
        BidSpot: lambda place: f"bid.{place.index + 1}",
        TurnSpot: lambda place: f"spot.{_SPOTS[place.index]}",
        RowCard: lambda place: f"row.{place.index + 1}",
        DjinnCard: lambda place: f"djinn.{place.card}",
        ThiefCard: lambda place: f"thief.{place.card}",
        AreaOf: lambda place: f"p{place.seat + 1}",
        OwnMeeple: lambda place: f"p{place.seat + 1}.{place.tribe.letter}",
        OwnResource: lambda place: f"p{place.seat + 1}.{place.resource.name.lower()}",
        OwnCard: lambda place: f"p{place.seat + 1}.{place.card}",
        GivenUp: lambda place: f"p{place.seat + 1}.{_GIVEN}{place.index + 1}",
        Stock: lambda place: f"stock.{place.what.value}",
        Amount: lambda place: f"number.{place.number}",
        Sign: lambda place: f"sign.{place.name}",
    }
)


def write_place(place: Place) -> str:
    """Return the word of a place."""
    return _WRITTEN[type(place)](place)


def read_place(word: str) -> Place:
    """Return the place that a word names.

    Raises:
        ValueError: it names none.
    """
    place = named_place(word)
    if place is None:
        raise ValueError(word)
    return place


def named_place(word: str) -> Place | None:
    """Return the place that a word of a page names; None if it names none."""
    head, dot, rest = word.partition(".")
    return _inside(head, rest) if dot else _whole(head)


def _whole(word: str) -> Place | None:
    if word in _TILES:
        return OnTile(_TILES[word])
    return AreaOf(_SEATS[word]) if word in _SEATS else None


def _inside(head: str, rest: str) -> Place | None:
    if head in _TILES:
        return _on_tile(head, rest)
    if head in _SEATS:
        return _in_front_of(head, rest)
    return _READ[head](rest) if head in _READ else None


def _on_tile(head: str, rest: str) -> Place | None:
    tile = _TILES[head]
    if rest in _LETTERS:
        return OnTileMeeple(tile, _LETTERS[rest])
    return OnTilePiece(tile, PIECE_WORDS[rest]) if rest in PIECE_WORDS else None


def _in_front_of(head: str, rest: str) -> Place | None:
    seat = _SEATS[head]
    if rest in _LETTERS:
        return OwnMeeple(seat, _LETTERS[rest])
    if rest in RESOURCE_WORDS:
        return OwnResource(seat, RESOURCE_WORDS[rest])
    if rest in DJINN_WORDS or rest in THIEF_WORDS:
        return OwnCard(seat, CardId(rest))
    number = _counted(rest.removeprefix(_GIVEN)) if rest.startswith(_GIVEN) else None
    return GivenUp(seat, number - 1) if number else None


def _counted(text: str) -> int | None:
    """Return a whole number from 0; None for any other text."""
    plain = text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER
    return int(text) if plain and text == str(int(text)) else None


def _hand(rest: str) -> Place | None:
    return InHand(_LETTERS[rest]) if rest in _LETTERS else None


def _bid(rest: str) -> Place | None:
    return BidSpot(_BID_SPOTS[rest]) if rest in _BID_SPOTS else None


def _spot(rest: str) -> Place | None:
    return TurnSpot(SPOT_WORDS[rest]) if rest in SPOT_WORDS else None


def _row(rest: str) -> Place | None:
    number = _counted(rest)
    return RowCard(number - 1) if number else None


def _djinn(rest: str) -> Place | None:
    return DjinnCard(CardId(rest)) if rest in DJINN_WORDS else None


def _thief(rest: str) -> Place | None:
    return ThiefCard(CardId(rest)) if rest in THIEF_WORDS else None


def _stock(rest: str) -> Place | None:
    return Stock(_SHARED[rest]) if rest in _SHARED else None


def _number(rest: str) -> Place | None:
    number = _counted(rest)
    return None if number is None else Amount(number)


def _sign(rest: str) -> Place | None:
    return Sign(rest) if rest.isascii() and rest.isalpha() and rest.islower() else None


_READ: Final[Mapping[str, Callable[[str], Place | None]]] = MappingProxyType(
    {
        "hand": _hand,
        "bid": _bid,
        "spot": _spot,
        "row": _row,
        "djinn": _djinn,
        "thief": _thief,
        "stock": _stock,
        "number": _number,
        "sign": _sign,
    }
)
