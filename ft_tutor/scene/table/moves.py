"""What moves on the table beside the meeples of a movement.

What stands still meanwhile follows from where things fly to: it is the position afterwards, but
for what has not arrived yet.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from ft_tutor.rules.events import Event
from ft_tutor.rules.position import Position
from ft_tutor.scene.motion import Act, Flight, Moving, acts
from ft_tutor.scene.places import (
    AreaOf,
    BidSpot,
    OnTile,
    OwnCard,
    OwnMeeple,
    OwnResource,
    Place,
    RowCard,
    Stock,
    TurnSpot,
)
from ft_tutor.scene.shapes import Point, Scene
from ft_tutor.scene.table.flights import MOVES, Move
from ft_tutor.scene.table.look import Part, TableLook
from ft_tutor.scene.table.picture import WHOLE, table_plan, table_scene, tray_in

FLIGHT_MS: Final = 240
STAGGER_MS: Final = 30
"""How much later each of several things sets out."""


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
    where = table_plan(before, look)
    if where.sultanate is None:
        return ()
    tray = tray_in(where.areas[Part.HAND]) if Part.HAND in where.areas else None
    return acts(before, (event,), where.sultanate, tray)


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
