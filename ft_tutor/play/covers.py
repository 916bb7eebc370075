"""Covers: what a table hides from whoever looks over a shoulder (R0.8, A65)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ft_tutor.rules.counts import NO_RESOURCES, Counts
from ft_tutor.rules.position import Position, with_pending, with_player
from ft_tutor.rules.vocabulary import TURN_COSTS, Seat

ENOUGH: Final = max(TURN_COSTS)
"""Coins that pay for anything in one action."""


def veiled(position: Position, covered: frozenset[Seat]) -> Position:
    """Return a position that tells nothing of what is covered: what may be pressed is asked there.

    Players with covered things seem to have coins for anything and no card in the hand, and the
    djinns that they have drawn are not there.
    """
    return _hidden(position, covered, lambda _: NO_RESOURCES)


def counted(position: Position, covered: frozenset[Seat]) -> Position:
    """Return a position for the names of places: how many cards a covered hand holds is open (A65).

    It is `veiled`, but for the number of cards; of which kind they are is not true.
    """
    return _hidden(position, covered, lambda hand: (sum(hand), *NO_RESOURCES[1:]))


def _hidden(
    position: Position, covered: frozenset[Seat], seems: Callable[[Counts], Counts]
) -> Position:
    """Hide what is covered; what a hand seems to hold is asked."""
    for seat in covered:
        if seat < len(position.players):
            player = position.players[seat]
            shown = player.but(coins=ENOUGH, resources=seems(player.resources))
            position = with_player(position, seat, shown)
    if any(decision.cards and decision.who in covered for decision in position.turn.pending):
        pending = tuple(
            replace(one, cards=()) if one.who in covered else one for one in position.turn.pending
        )
        position = with_pending(position, pending)
    return position
