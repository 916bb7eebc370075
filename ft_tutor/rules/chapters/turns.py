"""Chapters R2.1, R3 and R4: how turns and rounds follow each other, and how the game ends."""

from typing import Final

from ft_tutor.rules.actions import EndTurn
from ft_tutor.rules.chapters.movement import movement_exists
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.effects import Effects, with_deck, with_djinn_deck
from ft_tutor.rules.events import (
    Asked,
    DjinnsDealt,
    GameEnded,
    LastRoundBegan,
    MarkerReturned,
    RoundBegan,
    RoundEnded,
    RowRefilled,
    ThiefTurnedUp,
    TurnBegan,
    TurnEnded,
)
from ft_tutor.rules.legality import Procedure, Procedures
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import ROW_OF_DJINNS, ROW_OF_RESOURCES, RuleId, Seat


def _next_marker(position: Position) -> Seat | None:
    """Return whose marker is first in the order of play (R1.6)."""
    track = reversed(position.turn.turn_track)
    return next((seat for seat in track if seat is not None), None)


def _free_place(position: Position) -> int:
    """Return the first free place of the bid order track, counted from 1.

    It is the last place where none is free: a position may have been put together with more
    markers than the game has.
    """
    track = position.turn.bid_track
    return 1 + (track.index(None) if None in track else len(track) - 1)


def ask_for_bid(position: Position) -> Effects:
    """Ask the owner of the first marker on the bid order track for a bid (R1.1)."""
    seat = next((seat for seat in position.turn.bid_track if seat is not None), None)
    if seat is None:
        return position
    return (yield Asked(Decision(Owed.BID, seat)))


def begin_turn(position: Position) -> Effects:
    """Take the first marker back, and begin its owner's turn (R2.1.1, R4.2)."""
    seat = _next_marker(position)
    assert seat is not None
    position = yield MarkerReturned(seat, _free_place(position))
    position = yield TurnBegan(seat)
    if position.turn.last_round or movement_exists(position):
        return position
    return (yield LastRoundBegan(seat, "last-round-no-movement", RuleId("R4.2")))


def end_turn_effects(position: Position, _action: EndTurn) -> Effects:
    """End the turn, and begin the next one or end the round."""
    position = yield TurnEnded(position.turn.active)
    if _next_marker(position) is not None:
        return (yield from begin_turn(position))
    return (yield from _end_round(position))


def _end_round(position: Position) -> Effects:
    number = position.turn.round
    position = yield RoundEnded(number)
    if position.turn.last_round:
        return (yield GameEnded())
    if not movement_exists(position):
        return (yield GameEnded("game-ended-no-movement", RuleId("R4.3")))
    position = yield from _clean_up(position)
    position = yield RoundBegan(number + 1)
    return (yield from ask_for_bid(position))


def _clean_up(position: Position) -> Effects:
    """Fill the rows again, and turn up a thief if none is face up (R3.1 to R3.3)."""
    position = yield from _fill_row(position)
    position = yield from _fill_djinns(position)
    supply = position.supply
    if supply.thief_deck and not supply.thief_row:
        position = yield ThiefTurnedUp(supply.thief_deck[0])
    return position


def _fill_row(position: Position) -> Effects:
    """Fill the row of resources; twice round where the pile runs out on the way."""
    while (missing := ROW_OF_RESOURCES - len(position.supply.row)) > 0:
        position = yield from with_deck(position)
        if not position.supply.deck:
            break
        position = yield RowRefilled(min(missing, len(position.supply.deck)))
    return position


def _fill_djinns(position: Position) -> Effects:
    while (missing := ROW_OF_DJINNS - len(position.supply.djinn_row)) > 0:
        position = yield from with_djinn_deck(position)
        if not position.supply.djinn_deck:
            break
        position = yield DjinnsDealt(position.supply.djinn_deck[:missing])
    return position


PROCEDURES: Final[Procedures] = {
    EndTurn: Procedure(frozenset({Owed.TURN_END}), (), end_turn_effects),
}
