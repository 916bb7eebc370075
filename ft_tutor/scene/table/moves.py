"""What moves on the table beside the meeples of a movement: from place to place, by one table.

A row per kind of event says what flies from where to where. What stands still meanwhile follows:
the position afterwards, but for what has not arrived yet.
"""

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
    Event,
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
from ft_tutor.scene.layout import Area
from ft_tutor.scene.meeples import Drawing, meeple
from ft_tutor.scene.motion import Act, Flight, Moving, acts
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
from ft_tutor.scene.shapes import Circle, Point, Rect, Scene, Text, placed
from ft_tutor.scene.table.lettering import SMALL
from ft_tutor.scene.table.look import Part, TableLook
from ft_tutor.scene.table.picture import WHOLE, table_plan, table_scene, tray_in
from ft_tutor.scene.table.plan import sultanate_frame
from ft_tutor.scene.table.tokens import marker

FLIGHT_MS: Final = 240
STAGGER_MS: Final = 30
"""How much later each of several things sets out."""
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


def table_acts(
    before: Position, events: Iterable[Event], look: TableLook = WHOLE
) -> tuple[Act, ...]:
    """What moves on a table, in order; () where nothing does.

    Args:
        before: where the events begin.
        events: of one action, in order.
        look: what of the table is shown.
    """
    found: list[Act] = []
    flying = _Flying(before, look)
    for event in events:
        walks = isinstance(event, Moving)
        if walks or flying.crosses(event):
            found += flying.landed()
            flying = _Flying(flying.after, look)
        if walks:
            found += _walked(flying.after, event, look)
            flying = _Flying(event.after(flying.after), look)
        else:
            flying.add(event)
    return (*found, *flying.landed())


def _walked(before: Position, event: Event, look: TableLook) -> tuple[Act, ...]:
    """What moves on the sultanate, if that is shown."""
    areas: Mapping[Part, Area] = table_plan(before, look).areas
    if Part.SULTANATE not in areas:
        return ()
    tray = tray_in(areas[Part.HAND]) if Part.HAND in areas else None
    return acts(before, (event,), sultanate_frame(areas[Part.SULTANATE]), tray)


class _Flying:
    """Events that happen at once, as far as one sees: all that they move flies together."""

    def __init__(self, before: Position, look: TableLook) -> None:
        self.before = self.after = before
        self.look = look
        self.moves: list[Move] = []

    def of(self, event: Event) -> tuple[Move, ...]:
        row = MOVES.get(type(event))
        return tuple(row(event, self.after)) if row else ()

    def crosses(self, event: Event) -> bool:
        """Whether it moves something from where something else is still to arrive."""
        ends = {type(move.end) for move in self.moves}
        return any(type(move.start) in ends for move in self.of(event))

    def add(self, event: Event) -> None:
        self.moves += self.of(event)
        self.after = event.after(self.after)

    def landed(self) -> Iterator[Act]:
        """The act, if both ends of anything that moves are shown."""
        if not self.moves:
            return
        scenes = table_scene(self.before, look=self.look), table_scene(self.after, look=self.look)
        ways = ((_middle(scenes[0], m.start), _middle(scenes[1], m.end), m) for m in self.moves)
        seen = [(start, end, move) for start, end, move in ways if start and end]
        flights = tuple(
            Flight(move.drawing, start, end, (1, 1), FLIGHT_MS, STAGGER_MS * index)
            for index, (start, end, move) in enumerate(seen)
        )
        if flights:
            yield Act(_still(self.before, self.after, {type(m.end) for _, _, m in seen}), flights)


_WHOLES: Final = (OwnCard, OwnMeeple, OwnResource)


def _middle(scene: Scene, place: Place) -> Point | None:
    """The middle of a place; of the whole area, where what lies in it is covered."""
    carriers = scene.carriers
    if place not in carriers and isinstance(place, _WHOLES):
        place = AreaOf(place.seat)
    return carriers[place][0].centre if place in carriers else None


def _still(before: Position, after: Position, ends: set[type]) -> Position:
    """The position afterwards, but for where something is still to arrive."""
    turn = after.turn
    if BidSpot in ends:
        turn = turn.but(bid_track=before.turn.bid_track)
    if TurnSpot in ends:
        turn = turn.but(turn_track=before.turn.turn_track)
    return Position(
        after.layout,
        before.squares if OnTile in ends else after.squares,
        before.players if ends & {AreaOf, *_WHOLES} else after.players,
        before.supply if ends & {Stock, RowCard} else after.supply,
        turn,
    )


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
