"""What flies over the table, from where to where: a row for each kind of event that moves it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.events import (
    BidPlaced,
    Built,
    CardDrawn,
    CardsTaken,
    Claimed,
    CoinsGained,
    CoinsPaid,
    DjinnTaken,
    DrawnDjinnKept,
    Killed,
    MarkerReturned,
    MeeplesKept,
    MeeplesPlaced,
    MeeplesReturned,
    Paid,
    PalacePlaced,
    PalmPlaced,
    Sold,
    ThiefTaken,
)
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TRIBES, CardId, Piece, Resource, Seat, Tribe
from ft_tutor.scene.figures import card_back, card_points, coin, resource_face
from ft_tutor.scene.meeples import Drawing, meeple
from ft_tutor.scene.pieces import token
from ft_tutor.scene.places import (
    AreaOf,
    BidSpot,
    DjinnCard,
    GivenUp,
    InHand,
    OnTile,
    OwnCard,
    OwnMeeple,
    OwnResource,
    Place,
    RowCard,
    Shared,
    Stock,
    ThiefCard,
    TurnSpot,
)
from ft_tutor.scene.shapes import Circle, Rect, Text, placed
from ft_tutor.scene.table.lettering import SMALL
from ft_tutor.scene.table.tokens import marker

MOST: Final = 2
"""So many things of one kind fly at most; they stand for all of them."""
CARD: Final = (30.0, 36.0)
"""The size of a card on its way."""


@dataclass(frozen=True, slots=True)
class Move:
    """A thing that flies from one place to another; it is drawn around the origin."""

    start: Place
    end: Place
    drawing: Drawing


# --- what flies


def _meeple(tribe: Tribe) -> Drawing:
    return placed(meeple(tribe), 0, 14)


def _resource(card: Resource) -> Drawing:
    return placed(resource_face(card, *CARD), -CARD[0] / 2, -CARD[1] / 2)


def _power(card: CardId) -> Drawing:
    """A card with its points alone: a figure would be sent anew with every frame."""
    points = Text(0, 0, str(card_points(card)), SMALL + 2, "card.points.text")
    return (
        Rect(-CARD[0] / 2, -CARD[1] / 2, *CARD, "card", 4),
        Circle(0, 0, 10, "card.points"),
        points,
    )


def _coins(start: Place, end: Place, number: int) -> tuple[Move, ...]:
    return (Move(start, end, coin(number, 12)),) if number else ()


def _marker(seat: Seat, start: Place, end: Place) -> tuple[Move, ...]:
    return (Move(start, end, marker(seat, 13.5)),)


def _several(start: Place, end: Place, drawing: Drawing, number: int) -> tuple[Move, ...]:
    return (Move(start, end, drawing),) * min(number, MOST)


# --- where it flies

_BAG: Final = Stock(Shared.BAG)
_RESOURCES: Final = Stock(Shared.RESOURCES)
_DISCARDS: Final = Stock(Shared.DISCARDS)


def _bid(event: BidPlaced, before: Position) -> Iterator[Move]:
    track = before.turn.bid_track
    place = next(n for n, seat in enumerate(track) if seat is not None)
    yield from _marker(event.seat, BidSpot(place), TurnSpot(event.spot))


def _returned(event: MarkerReturned, before: Position) -> Iterator[Move]:
    last = max(n for n, seat in enumerate(before.turn.turn_track) if seat is not None)
    yield from _marker(event.seat, TurnSpot(last), BidSpot(event.place - 1))


def _paid(event: CoinsPaid, before: Position) -> tuple[Move, ...]:
    """Coins for a bid go up to the tracks, all others to where cards are sold."""
    bids = before.decision is not None and before.decision.owed is Owed.BID
    end = Stock(Shared.ROUND) if bids else _RESOURCES
    return _coins(AreaOf(event.seat), end, event.coins)


def _gained(event: CoinsGained, _: Position) -> tuple[Move, ...]:
    return _coins(OwnCard(event.seat, event.card), AreaOf(event.seat), event.coins)


def _given_in(event: Paid, _: Position) -> Iterator[Move]:
    elder, fakir = OwnMeeple(event.seat, Tribe.ELDER), OwnResource(event.seat, Resource.FAKIR)
    yield from _several(elder, _BAG, _meeple(Tribe.ELDER), event.elders)
    yield from _several(fakir, _DISCARDS, _resource(Resource.FAKIR), event.fakirs)


def _killed(event: Killed, _: Position) -> Iterator[Move]:
    for tribe in event.tribes:
        end: Place = OwnMeeple(event.seat, tribe) if tribe in event.kept else _BAG
        if event.tile is not None:
            yield Move(OnTile(event.tile), end, _meeple(tribe))
        elif event.victim is not None:
            yield Move(OwnMeeple(event.victim, tribe), end, _meeple(tribe))


def _taken(event: CardsTaken, _: Position) -> Iterator[Move]:
    for card, place in tuple(zip(event.cards, event.places, strict=True))[:MOST]:
        yield Move(RowCard(place), OwnResource(event.seat, card), _resource(card))


def _drawn(event: CardDrawn, _: Position) -> Iterator[Move]:
    hidden = placed(card_back("resource", *CARD), -CARD[0] / 2, -CARD[1] / 2)
    yield Move(_RESOURCES, AreaOf(event.seat), hidden)


def _sold(event: Sold, _: Position) -> Iterator[Move]:
    for good in event.goods[:MOST]:
        yield Move(OwnResource(event.seat, good), _DISCARDS, _resource(good))


def _claimed(event: Claimed, before: Position) -> Iterator[Move]:
    given = next((one for one in before.turn.given if one.card == event.card), None)
    if event.card is not None and given is not None:
        yield Move(GivenUp(given.seat, 0), OwnCard(event.seat, event.card), _power(event.card))


def _powered(
    start: Callable[[CardId], Place],
) -> Callable[[Any, Position], tuple[Move, ...]]:
    return lambda event, _: (
        Move(start(event.card), OwnCard(event.seat, event.card), _power(event.card)),
    )


def _piece(shared: Shared, piece: Piece) -> Callable[[Any, Position], tuple[Move, ...]]:
    return lambda event, _: (Move(Stock(shared), OnTile(event.tile), token(piece.value, 1)),)


MOVES: Final[Mapping[type, Callable[[Any, Position], Iterable[Move]]]] = {
    BidPlaced: _bid,
    MarkerReturned: _returned,
    CoinsPaid: _paid,
    CoinsGained: _gained,
    Built: lambda event, _: _coins(OnTile(event.tile), AreaOf(event.seat), event.coins),
    Paid: _given_in,
    Sold: _sold,
    MeeplesKept: lambda event, _: _several(
        InHand(event.tribe),
        OwnMeeple(event.seat, event.tribe),
        _meeple(event.tribe),
        event.count,
    ),
    MeeplesReturned: lambda event, _: _several(
        InHand(event.tribe), _BAG, _meeple(event.tribe), event.count
    ),
    Killed: _killed,
    MeeplesPlaced: lambda event, _: (
        Move(_BAG, OnTile(event.tile), _meeple(tribe)) for tribe in TRIBES if event.meeples[tribe]
    ),
    CardsTaken: _taken,
    CardDrawn: _drawn,
    DjinnTaken: _powered(DjinnCard),
    DrawnDjinnKept: _powered(DjinnCard),
    ThiefTaken: _powered(ThiefCard),
    Claimed: _claimed,
    PalmPlaced: _piece(Shared.PALMS, Piece.PALM),
    PalacePlaced: _piece(Shared.PALACES, Piece.PALACE),
}
"""Per kind of event: what flies, from where to where; of all others nothing is seen to move."""
