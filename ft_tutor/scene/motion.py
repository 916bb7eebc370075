"""What moves when something happens: meeples walk and gather, camels trot; pure data.

An event of an action becomes an act: a position that stands still meanwhile, and flights above
it. Whoever draws paints each act's position, plays its frames on the motion layer, one after
another, and paints what has come of it. An act never shows a meeple in two places.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import ceil, pi, sin
from typing import Any, Final

from ft_tutor.rules.events import (
    CamelPlaced,
    Event,
    MeepleDropped,
    MeeplesGathered,
    MeeplesPickedUp,
)
from ft_tutor.rules.position import Position, Square, with_square
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.layout import CAMEL_AT, CAMEL_SCALE, SIDE, Frame, Spot, Tray, spots
from ft_tutor.scene.meeples import Drawing, meeple
from ft_tutor.scene.pieces import camel
from ft_tutor.scene.shapes import Layer, Point, Shape, placed

STEP_MS: Final = 25
"""How long a frame stands, where little moves."""

PACES: Final = (STEP_MS, 30, 40, 50, 60, 75, 100)
"""How long it may stand where much moves, in milliseconds."""

MOST_DRAWN: Final = 130
"""So many shapes are drawn in all frames after one press, if a slower pace makes it possible: some
10 kB on their way to a canvas."""

WALK_MS: Final = 220
GATHER_MS: Final = 180
TROT_MS: Final = 250

STAGGER_MS: Final = 14
"""How much later each of several meeples sets out: a crowd, not a block."""

HOP: Final = 16.0
"""How high a step rises, in board units; what lies in the hand rises as high."""
BOB: Final = 5.0
"""How high a camel bobs, three times on its way."""


@dataclass(frozen=True, slots=True)
class Flight:
    """One drawing on its way.

    Attributes:
        drawing: around the origin.
        start, end: where its origin goes, in board units.
        scale: its size at the start and at the end.
        ms: how long it takes, in milliseconds.
        wait: how long it stands at the start before, in milliseconds.
        hops: how often it leaves the ground.
        height: how high each time, in board units.
    """

    drawing: Drawing
    start: Point
    end: Point
    scale: tuple[float, float]
    ms: int
    wait: int = 0
    hops: int = 1
    height: float = HOP

    def at(self, ms: float) -> tuple[Shape, ...]:
        """The drawing as it is so long after the act began; it rests at its end."""
        part = min(1.0, max(0.0, (ms - self.wait) / self.ms))
        smooth = part * part * (3 - 2 * part)
        (ax, ay), (bx, by), (small, large) = self.start, self.end, self.scale
        rise = self.height * abs(sin(pi * self.hops * smooth))
        x, y = ax + (bx - ax) * smooth, ay + (by - ay) * smooth - rise
        return placed(self.drawing, x, y, small + (large - small) * smooth, layer=Layer.MOTION)


@dataclass(frozen=True, slots=True)
class Act:
    """What stands still, and what flies above it."""

    still: Position
    flights: tuple[Flight, ...]


Moving = MeeplesPickedUp | MeepleDropped | MeeplesGathered | CamelPlaced
"""The events that are seen to move something."""


def acts(
    before: Position, events: Iterable[Event], frame: Frame, tray: Tray | None
) -> tuple[Act, ...]:
    """What moves, event by event; () where nothing does.

    Args:
        before: where the events begin.
        events: of one action, in order.
        frame: the part of the board that is shown.
        tray: the tray with the hand, if it is shown.
    """
    found = []
    for event in events:
        after = event.after(before)
        if isinstance(event, Moving) and event.tile in frame:
            found.append(_MOVERS[type(event)](_Scenery(before, after, frame, tray), event))
        before = after
    return tuple(act for act in found if act.flights)


def pace(found: Iterable[Act]) -> int:
    """How long each frame of some acts stands, in milliseconds: longer where much moves."""
    weights = [(_drawn(act), _longest(act.flights)) for act in found]

    def total(step_ms: int) -> int:
        return sum(shapes * (ceil(ms / step_ms) + 1) for shapes, ms in weights)

    return next((step_ms for step_ms in PACES if total(step_ms) <= MOST_DRAWN), PACES[-1])


def _drawn(act: Act) -> int:
    return sum(len(flight.drawing) for flight in act.flights)


def _longest(flights: Iterable[Flight]) -> int:
    return max((flight.wait + flight.ms for flight in flights), default=0)


def frames(flights: tuple[Flight, ...], step_ms: int = STEP_MS) -> tuple[tuple[Shape, ...], ...]:
    """The pictures of an act on the motion layer, one every ``step_ms``; the last one rests."""
    times = (step * step_ms for step in range(ceil(_longest(flights) / step_ms) + 1))
    return tuple(tuple(s for flight in flights for s in flight.at(ms)) for ms in times)


@dataclass(frozen=True, slots=True)
class _Scenery:
    before: Position
    after: Position
    frame: Frame
    tray: Tray | None

    def on(self, tile: Tile, spot: Spot) -> Point:
        return self.frame.point(tile, (spot.x, spot.y))

    def into_hand(self, tile: Tile, stood: Iterable[Spot]) -> Iterator[Flight]:
        """Meeples of a tile gather in the tray; without one there is nothing to see."""
        if self.tray is None:
            return
        for index, spot in enumerate(stood):
            start, end = self.on(tile, spot), self.tray.feet(spot.tribe)
            scale = (self.frame.scale * spot.scale, self.tray.scale)
            yield Flight(meeple(spot.tribe), start, end, scale, GATHER_MS, STAGGER_MS * index)

    def emptied(self, tile: Tile) -> Position:
        """The position before, whose hand has not got yet what has left the tile."""
        return with_square(self.before, tile, self.after.squares[tile])


def _picked_up(there: _Scenery, event: MeeplesPickedUp) -> Act:
    stood = spots(there.before.squares[event.tile])
    return Act(there.emptied(event.tile), tuple(there.into_hand(event.tile, stood)))


def _dropped(there: _Scenery, event: MeepleDropped) -> Act:
    """A meeple walks from the tile where the hand stood."""
    movement, square = there.before.turn.movement, there.after.squares[event.tile]
    assert movement is not None
    spot = _last(square, event.tribe)
    start = there.frame.point(movement.here, (spot.x, spot.y))
    scale = there.frame.scale * spot.scale
    walk = Flight(meeple(event.tribe), start, there.on(event.tile, spot), (scale, scale), WALK_MS)
    still = with_square(there.after, event.tile, there.before.squares[event.tile])
    return Act(still, (walk,))


def _last(square: Square, tribe: Tribe) -> Spot:
    return next(spot for spot in reversed(spots(square)) if spot.tribe is tribe)


def _gathered(there: _Scenery, event: MeeplesGathered) -> Act:
    stood = spots(there.before.squares[event.tile])
    taken = (spot for spot in stood if spot.tribe is event.tribe)
    return Act(there.emptied(event.tile), tuple(there.into_hand(event.tile, taken)))


def _camel(there: _Scenery, event: CamelPlaced) -> Act:
    """A camel trots in from the right, the way it looks."""
    end = there.frame.point(event.tile, CAMEL_AT)
    size = there.frame.scale
    start, scale = (end[0] + size * SIDE, end[1]), size * CAMEL_SCALE
    trot = Flight(camel(event.seat), start, end, (scale, scale), TROT_MS, hops=3, height=BOB)
    return Act(there.before, (trot,))


_MOVERS: Final[Mapping[type[Moving], Callable[[_Scenery, Any], Act]]] = {
    MeeplesPickedUp: _picked_up,
    MeepleDropped: _dropped,
    MeeplesGathered: _gathered,
    CamelPlaced: _camel,
}
