"""Bidding, markers, turns, rounds and the end."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ft_tutor.rules.decisions import STEPS_OF_A_TURN, Owed
from ft_tutor.rules.events import (
    Asked,
    BidPlaced,
    GameEnded,
    LastRoundBegan,
    MarkerReturned,
    Passed,
    RoundBegan,
    RoundEnded,
    Settled,
    TurnBegan,
    TurnEnded,
)
from ft_tutor.rules.position import (
    HeldCard,
    Position,
    Turn,
    with_pending,
    with_player,
    with_turn,
)
from ft_tutor.rules.vocabulary import FRONT_ZERO, Seat


def _asked(position: Position, event: Asked) -> Position:
    pending = (*position.turn.pending, event.decision)
    if event.decision.owed is Owed.BID:
        turn = position.turn.but(pending=pending, active=event.decision.who)
        return with_turn(position, turn)
    return with_pending(position, pending)


def _settled(position: Position, _event: Settled) -> Position:
    return with_pending(position, position.turn.pending[:-1])


def _bid_placed(position: Position, event: BidPlaced) -> Position:
    turn = position.turn
    place = next(place for place, seat in enumerate(turn.bid_track) if seat is not None)
    bid_track = (*turn.bid_track[:place], None, *turn.bid_track[place + 1 :])
    turn_track = _with_marker(turn.turn_track, event.spot, event.seat)
    return with_turn(position, turn.but(bid_track=bid_track, turn_track=turn_track))


def _with_marker(track: tuple[Seat | None, ...], spot: int, seat: Seat) -> tuple[Seat | None, ...]:
    """Return the turn order track with one marker more; zeros push each other back (R1.3)."""
    if spot != FRONT_ZERO:
        return (*track[:spot], seat, *track[spot + 1 :])
    return (*track[1 : FRONT_ZERO + 1], seat, *track[FRONT_ZERO + 1 :])


def _marker_returned(position: Position, event: MarkerReturned) -> Position:
    turn = position.turn
    last = max(spot for spot, seat in enumerate(turn.turn_track) if seat is not None)
    turn_track = (*turn.turn_track[:last], None, *turn.turn_track[last + 1 :])
    bid_track = (*turn.bid_track[: event.place - 1], event.seat, *turn.bid_track[event.place :])
    return with_turn(position, turn.but(bid_track=bid_track, turn_track=turn_track))


def _turn_began(position: Position, event: TurnBegan) -> Position:
    pending = (*position.turn.pending, *STEPS_OF_A_TURN[event.seat])
    return with_turn(position, position.turn.but(active=event.seat, pending=pending))


def _turn_ended(position: Position, event: TurnEnded) -> Position:
    turn = position.turn
    ended = Turn(
        active=turn.active,
        bid_track=turn.bid_track,
        turn_track=turn.turn_track,
        last_round=turn.last_round,
        round=turn.round,
    )
    position = with_turn(position, ended)
    player = position.players[event.seat]
    if not any(card.used for card in player.djinns):
        return position
    djinns = tuple(HeldCard(card.card) for card in player.djinns)
    return with_player(position, event.seat, player.but(djinns=djinns))


def _passed(position: Position, event: Passed) -> Position:
    pending = position.turn.pending[:-1]
    if event.owed is Owed.MOVEMENT:
        while pending and pending[-1].owed in (Owed.TRIBE, Owed.TILE):
            pending = pending[:-1]
    return with_pending(position, pending)


def _last_round_began(position: Position, _event: LastRoundBegan) -> Position:
    return with_turn(position, position.turn.but(last_round=True))


def _round_ended(position: Position, _event: RoundEnded) -> Position:
    return position


def _round_began(position: Position, event: RoundBegan) -> Position:
    return with_turn(position, position.turn.but(round=event.round))


def _game_ended(position: Position, _event: GameEnded) -> Position:
    return with_turn(position, position.turn.but(over=True, last_round=True))


AFTER: Final[Mapping[type, Callable[[Position, Any], Position]]] = {
    Asked: _asked,
    Settled: _settled,
    BidPlaced: _bid_placed,
    MarkerReturned: _marker_returned,
    TurnBegan: _turn_began,
    TurnEnded: _turn_ended,
    Passed: _passed,
    LastRoundBegan: _last_round_began,
    RoundEnded: _round_ended,
    RoundBegan: _round_began,
    GameEnded: _game_ended,
}
