"""The moments that a position may be put into: who decides what next, with the tracks to match."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from ft_tutor.play.editor.base import Saying
from ft_tutor.play.editor.rest import at_rest
from ft_tutor.play.editor.tracks import (
    bid_track_of,
    dealt,
    is_bidding,
    returned,
    waiting,
    zeros_of,
)
from ft_tutor.rules.decisions import STEPS_OF_A_TURN, Decision, Owed
from ft_tutor.rules.position import NO_ORDER, Position, Turn
from ft_tutor.rules.vocabulary import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Phase:
    """A moment of the game.

    Attributes:
        name: ``bid``, ``movement``, ``end``, ``explore`` or ``over``.
        seat: whose moment it is; None where it is nobody's or follows from the tracks.
    """

    name: str
    seat: Seat | None = None

    @property
    def word(self) -> str:
        """Its own name in commands."""
        return self.name if self.seat is None else f"{self.name}{self.seat + 1}"

    @property
    def label(self) -> Saying:
        """What it is called."""
        facts = () if self.seat is None else (("seat", self.seat),)
        return Saying(LABELS[self.name], facts)

    def reached(self, position: Position) -> Position:
        """Return the position at this moment; what was begun is taken back first."""
        turn = _TURNS[self.name](position, self.seat or Seat.ONE)
        return replace(at_rest(position), turn=turn)


LABELS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "bid": "edit-phase-bid",
        "movement": "edit-phase-movement",
        "end": "edit-phase-end",
        "explore": "edit-phase-explore",
        "over": "edit-phase-over",
    }
)
"""Per kind of moment: how it is called."""


SHORT: Final[Mapping[str, str]] = MappingProxyType(
    {
        "bid": "edit-short-bid",
        "movement": "edit-short-movement",
        "end": "edit-short-end",
        "explore": "edit-short-explore",
        "over": "edit-short-over",
    }
)
"""Per kind of moment: what stands on its button, beside the player whose moment it is."""


def phases(position: Position) -> tuple[Phase, ...]:
    """Return the moments to choose from."""
    return tuple(_phases(len(position.players)))


def _phases(seats: int) -> Iterator[Phase]:
    yield Phase("bid")
    for name in ("movement", "end", "explore"):
        yield from (Phase(name, seat) for seat in SEATS[:seats])
    yield Phase("over")


def phase_of(position: Position) -> Phase | None:
    """Return the moment that a position is in; None for one that is not in the list."""
    here = (phase for phase in phases(position) if phase.reached(position).turn == position.turn)
    return next(here, None)


# --- the turns


def _bidding(position: Position, _seat: Seat) -> Turn:
    """Every marker is on the bid order track, and the first one's owner bids (R1.1)."""
    order = dealt(position)
    return _quiet(position).but(
        active=order[0],
        bid_track=bid_track_of(order),
        turn_track=NO_ORDER,
        pending=(Decision(Owed.BID, order[0]),),
    )


def _moving(position: Position, seat: Seat) -> Turn:
    return _played(position, seat).but(pending=STEPS_OF_A_TURN[seat])


def _ending(position: Position, seat: Seat) -> Turn:
    return _played(position, seat).but(pending=(Decision(Owed.TURN_END, seat),))


def _exploring(position: Position, seat: Seat) -> Turn:
    """Nothing but a movement is owed: a board to explore."""
    return _played(position, seat).but(pending=(Decision(Owed.MOVEMENT, seat),))


def _over(position: Position, _seat: Seat) -> Turn:
    turn = _quiet(position).but(over=True, last_round=True, turn_track=NO_ORDER)
    return turn.but(bid_track=bid_track_of(dealt(position))) if _markers(position) else turn


_TURNS: Final[Mapping[str, Callable[[Position, Seat], Turn]]] = MappingProxyType(
    {
        "bid": _bidding,
        "movement": _moving,
        "end": _ending,
        "explore": _exploring,
        "over": _over,
    }
)


def _quiet(position: Position) -> Turn:
    return at_rest(position).turn


def _markers(position: Position) -> bool:
    return bool(returned(position.turn) or waiting(position.turn))


def _played(position: Position, seat: Seat) -> Turn:
    """Return a turn of a player: his marker is the last one that went back (R2.1.1)."""
    turn = _quiet(position).but(active=seat)
    if not _markers(position):
        return turn  # a board to explore has none, and needs none
    if is_bidding(position) or turn.bid_track != bid_track_of(returned(turn)):
        return _first_of_round(position, turn, seat)
    if returned(turn)[-1:] == (seat,):
        return turn
    if seat in waiting(turn):
        return _up_to(turn, seat)
    return _first_of_round(position, turn, seat)


def _up_to(turn: Turn, seat: Seat) -> Turn:
    """Let the markers that play before a player go back, and then his own."""
    going = waiting(turn)[: waiting(turn).index(seat) + 1]
    track = list(turn.turn_track)
    for marker in going:
        track[_last(track, marker)] = None
    order = (*returned(turn), *going)
    return turn.but(bid_track=bid_track_of(order), turn_track=tuple(track))


def _last(track: list[Seat | None], marker: Seat) -> int:
    return len(track) - 1 - track[::-1].index(marker)


def _first_of_round(position: Position, turn: Turn, seat: Seat) -> Turn:
    """Let a player play first, and all others have bid nothing."""
    order = list(dealt(position))
    order.remove(seat)
    return turn.but(bid_track=bid_track_of((seat,)), turn_track=zeros_of(tuple(order)))
