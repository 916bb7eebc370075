"""What mends a moment that cannot be: markers out of order, things begun by nobody, and so on."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from ft_tutor.play.editor.base import Mend, Saying, about
from ft_tutor.play.editor.cards import UsedTool
from ft_tutor.play.editor.phases import Phase, phases
from ft_tutor.play.editor.rest import at_rest, without_given, without_hand
from ft_tutor.play.editor.tracks import bid_track_of, is_bidding, returned, waiting
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Position, Turn, with_turn
from ft_tutor.rules.problems import Problem
from ft_tutor.rules.vocabulary import FRONT_ZERO, CardId, Seat
from ft_tutor.scene.places import OwnCard


def another_moment(position: Position, _problem: Problem) -> Iterator[Mend]:
    """Yield the moments of the game that the position could be put into, likely ones first."""
    moments = sorted(phases(position), key=lambda phase: _far(position, phase))
    yield from (Mend(phase.label, phase.reached(position)) for phase in moments)


def _far(position: Position, phase: Phase) -> tuple[bool, bool]:
    """Return how unlike what is owed a moment is: another kind first, then another player."""
    turn = position.turn
    kinds = {"bid": Owed.BID, "end": Owed.TURN_END, "movement": Owed.MOVEMENT}
    owed = tuple(decision.owed for decision in turn.pending)
    return kinds.get(phase.name) not in owed, phase.seat not in (None, turn.active)


def _turned(key: str, change: Callable[[Turn], Turn]) -> Callable[..., Iterator[Mend]]:
    """Return what offers a change of the turn alone."""

    def ways(position: Position, _problem: Problem) -> Iterator[Mend]:
        yield Mend(Saying(key), with_turn(position, change(position.turn)))

    return ways


def _markers(position: Position, problem: Problem) -> Iterator[Mend]:
    """Yield that the markers close ranks, else that all bid anew."""
    turn = position.turn
    bids = bid_track_of(returned(turn), len(waiting(turn)) if is_bidding(position) else 0)
    closed = turn.but(bid_track=bids, turn_track=_zeros_closed(turn))
    yield Mend(Saying("edit-mend-tracks"), with_turn(position, closed))
    yield from another_moment(position, problem)


def _zeros_closed(turn: Turn) -> tuple[Seat | None, ...]:
    """Return the turn order track with the markers on the zeros pushed to the front (R1.3)."""
    zeros = tuple(seat for seat in turn.turn_track[: FRONT_ZERO + 1] if seat is not None)
    return (*(None,) * (FRONT_ZERO + 1 - len(zeros)), *zeros, *turn.turn_track[FRONT_ZERO + 1 :])


def _unused(position: Position, problem: Problem) -> Iterator[Mend]:
    card, seat = CardId(about(problem)), Seat(about(problem, 1))
    after = UsedTool().put(position, OwnCard(seat, card), 0)
    yield Mend(Saying("edit-mend-unused", (("card", card),)), after)


def _hand_left(position: Position, _problem: Problem) -> Iterator[Mend]:
    yield Mend(Saying("edit-mend-hand"), without_hand(position))


def _given(position: Position, problem: Problem) -> Iterator[Mend]:
    yield Mend(Saying("edit-mend-given"), without_given(position))
    yield from another_moment(position, problem)


def _left_over(position: Position, _problem: Problem) -> Iterator[Mend]:
    turn, rest = position.turn, at_rest(position)
    after = rest.turn.but(pending=turn.pending, over=turn.over)
    yield Mend(Saying("edit-mend-rest"), replace(rest, turn=after))


WAYS: Final[Mapping[str, Callable[[Position, Problem], Iterator[Mend]]]] = MappingProxyType(
    {
        "wrong-markers": _markers,
        "bid-track-gap": _markers,
        "zeros-apart": _markers,
        "used-out-of-time": _unused,
        "hand-left": _hand_left,
        "given-for-nobody": _given,
        "turn-left-over": _left_over,
        "built-by-nobody": _turned("edit-mend-built", lambda turn: turn.but(built=0)),
        "no-such-round": _turned("edit-mend-round", lambda turn: turn.but(round=1)),
        "over-before-last-round": _turned(
            "edit-mend-last-round", lambda turn: turn.but(last_round=True)
        ),
        "last-camel-unnoticed": _turned(
            "edit-mend-last-round", lambda turn: turn.but(last_round=True)
        ),
    }
)
"""Per reason: what may mend it, best first."""
