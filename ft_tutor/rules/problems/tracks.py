"""Whether the markers stand on the two tracks as bids and turns move them (R1, R2.1)."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Position
from ft_tutor.rules.problems.base import Look, Problem
from ft_tutor.rules.vocabulary import FRONT_ZERO, MARKERS, SEATS, RuleId, Seat

Track = tuple[Seat | None, ...]


def _taken(track: Track) -> list[int]:
    """Return the spots of a track where a marker stands."""
    return [spot for spot, seat in enumerate(track) if seat is not None]


def _in_a_row(spots: list[int]) -> bool:
    return spots == list(range(spots[0], spots[0] + len(spots))) if spots else True


def _bidding(position: Position) -> bool:
    return position.decision is not None and position.decision.owed is Owed.BID


def _markers(position: Position) -> Iterator[Problem]:
    """Yield the players with other than their number of markers; a board to explore has none."""
    turn, seats = position.turn, len(position.players)
    found = Counter(seat for seat in (*turn.bid_track, *turn.turn_track) if seat is not None)
    limit = MARKERS[seats]
    for seat in SEATS[:seats]:
        if found and found[seat] != limit:
            facts = (("found", found[seat]), ("limit", limit))
            yield Problem("wrong-markers", RuleId("R0.4"), (seat,), facts)


def _bid_track(position: Position) -> Iterator[Problem]:
    """Yield that the markers on the bid order track do not stand side by side as they must.

    They go back to its lowest free spot (R2.1.1), and leave it in their order (R1.1).
    """
    turn = position.turn
    spots = _taken(turn.bid_track)
    first = len(_taken(turn.turn_track)) if _bidding(position) else 0
    if spots and (spots[0] != first or not _in_a_row(spots)):
        yield Problem("bid-track-gap", RuleId("R1.1" if _bidding(position) else "R2.1.1"))


def _zeros(position: Position) -> Iterator[Problem]:
    """Yield that a zero is free that a marker would have been pushed to (R1.3)."""
    spots = _taken(position.turn.turn_track)
    zeros = [spot for spot in spots if spot <= FRONT_ZERO]
    # The front zero empties first, and after the spots that cost something (R1.6).
    front = _bidding(position) or len(spots) > len(zeros)
    if zeros and (not _in_a_row(zeros) or (front and zeros[-1] != FRONT_ZERO)):
        yield Problem("zeros-apart", RuleId("R1.3"))


def _whose_marker(position: Position) -> Iterator[Problem]:
    """Yield that another decides than the one whose marker was moved last or is moved next."""
    turn = position.turn
    waiting = [seat for seat in turn.bid_track if seat is not None]
    if _bidding(position):
        if waiting[:1] != [turn.active]:
            yield Problem("bid-out-of-turn", RuleId("R1.1"), (turn.active,))
    elif turn.pending and turn.pending[0].owed is Owed.TURN_END:
        played = waiting or _taken(turn.turn_track)
        if played and waiting[-1:] != [turn.active]:
            yield Problem("turn-out-of-turn", RuleId("R2.1.1"), (turn.active,))


LOOKS: Final[tuple[Look, ...]] = (_markers, _bid_track, _zeros, _whose_marker)
