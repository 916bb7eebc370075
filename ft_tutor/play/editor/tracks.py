"""The markers on the two tracks: a tool for each player, and how they stand in good order (R1)."""

from dataclasses import dataclass
from typing import TypeGuard

from ft_tutor.play.editor.base import Saying
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import NO_BIDS, NO_ORDER, Position, Turn, with_turn
from ft_tutor.rules.vocabulary import BID_SPOTS, FRONT_ZERO, MARKERS, SEATS, Seat
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.places import BidSpot, Place, TurnSpot
from ft_tutor.scene.table.tokens import marker

Track = tuple[Seat | None, ...]
Spot = BidSpot | TurnSpot


def track_of(turn: Turn, spot: Spot) -> Track:
    """Return the track that a spot is on."""
    return turn.bid_track if isinstance(spot, BidSpot) else turn.turn_track


def stands(turn: Turn, spot: Spot) -> Seat | None:
    """Return whose marker stands on a spot that is there."""
    return track_of(turn, spot)[spot.index]


def with_marker(turn: Turn, spot: Spot, seat: Seat | None) -> Turn:
    """Return the turn with somebody's marker on a spot, or with none."""
    track = track_of(turn, spot)
    track = (*track[: spot.index], seat, *track[spot.index + 1 :])
    if isinstance(spot, BidSpot):
        return turn.but(bid_track=track)
    return turn.but(turn_track=track)


def spots(turn: Turn) -> tuple[Spot, ...]:
    """Return all spots, those of the bid order track first."""
    bids = (BidSpot(index) for index in range(len(turn.bid_track)))
    return (*bids, *(TurnSpot(index) for index in range(len(turn.turn_track))))


@dataclass(frozen=True, slots=True)
class MarkerTool:
    """The turn markers of a player; one too many comes from where he has another (R0.4)."""

    seat: Seat

    @property
    def word(self) -> str:
        """Its own name in commands."""
        return f"marker{self.seat + 1}"

    @property
    def label(self) -> Saying:
        """What it is called."""
        return Saying("edit-tool-marker", (("seat", self.seat),))

    @property
    def drawing(self) -> Drawing:
        """What it looks like."""
        return marker(self.seat)

    def most(self, _place: Place) -> int:
        """Return how many may lie on a place."""
        return 1

    def count(self, position: Position, place: Place) -> int | None:
        """Return how many lie on a place; None where they can never lie."""
        if not is_spot(place, position.turn) or self.seat >= len(position.players):
            return None
        return int(stands(position.turn, place) == self.seat)

    def put(self, position: Position, place: Place, number: int) -> Position:
        """Return the position with the marker there or not."""
        assert isinstance(place, BidSpot | TurnSpot)
        turn = with_marker(position.turn, place, self.seat if number else None)
        others = [spot for spot in spots(turn) if stands(turn, spot) == self.seat and spot != place]
        # The marker that comes over is the one that waits longest.
        for spot in others[: max(0, len(others) + number - MARKERS[len(position.players)])]:
            turn = with_marker(turn, spot, None)
        return with_turn(position, turn)


def is_spot(place: Place, turn: Turn) -> TypeGuard[Spot]:
    """Say whether a place is a spot that there is."""
    return isinstance(place, BidSpot | TurnSpot) and 0 <= place.index < len(track_of(turn, place))


def swapped(position: Position, one: Spot, other: Spot) -> Position:
    """Return the position where two spots have exchanged what stands on them."""
    turn = position.turn
    first, second = stands(turn, one), stands(turn, other)
    return with_turn(position, with_marker(with_marker(turn, one, second), other, first))


# --- in good order


def waiting(turn: Turn) -> tuple[Seat, ...]:
    """Return the markers on the turn order track, in the order of play (R1.6)."""
    return tuple(seat for seat in reversed(turn.turn_track) if seat is not None)


def returned(turn: Turn) -> tuple[Seat, ...]:
    """Return the markers on the bid order track, spot 1 first."""
    return tuple(seat for seat in turn.bid_track if seat is not None)


def is_bidding(position: Position) -> bool:
    """Say whether a bid is owed next."""
    return position.decision is not None and position.decision.owed is Owed.BID


def dealt(position: Position) -> tuple[Seat, ...]:
    """Return the right markers of those who play, in their order on the tracks (R0.4).

    Those that have played come first, and in the bidding those that have bid.
    """
    turn, seats = position.turn, SEATS[: len(position.players)]
    limit = MARKERS[len(position.players)]
    stand = [returned(turn), waiting(turn)]
    if is_bidding(position):
        stand.reverse()
    order: list[Seat] = []
    for seat in (*stand[0], *stand[1], *seats * limit):
        if seat in seats and order.count(seat) < limit:
            order.append(seat)
    return tuple(order)


def bid_track_of(order: tuple[Seat, ...], first: int = 0) -> Track:
    """Return the bid order track with markers side by side, the first spots left free."""
    return (*NO_BIDS[:first], *order, *NO_BIDS)[:BID_SPOTS]


def zeros_of(order: tuple[Seat, ...]) -> Track:
    """Return the turn order track with markers on the zeros, in the order of play (R1.6)."""
    zeros = (*reversed(order[: FRONT_ZERO + 1]),)
    front = (None,) * (FRONT_ZERO + 1 - len(zeros))
    return (*front, *zeros, *NO_ORDER[FRONT_ZERO + 1 :])
