"""Whether cards are used in their time, and what lies on the table for a thief fits it."""

from collections.abc import Iterator
from typing import Final

from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.cards.model import WAYS
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Given, HeldCard, Position
from ft_tutor.rules.problems.base import Look, Problem
from ft_tutor.rules.vocabulary import SEATS, RuleId, Seat


def _used(position: Position) -> Iterator[Problem]:
    """Yield the cards that cannot have been used in this turn."""
    turn = position.turn
    idle = turn.over or any(decision.owed is Owed.BID for decision in turn.pending)
    for seat, player in zip(SEATS, position.players, strict=False):
        for held in (*player.djinns, *player.thieves):
            if held.used and (idle or seat is not turn.active or not _can_be_used(held)):
                yield Problem("used-out-of-time", RuleId("A74"), (held.card, seat))


def _can_be_used(held: HeldCard) -> bool:
    """Say whether a card stays and is marked when it is used: a djinn that is paid in a turn."""
    djinn = DJINNS.get(held.card)
    return djinn is not None and bool(WAYS[djinn.cost])


def _given(position: Position) -> Iterator[Problem]:
    """Yield what lies on the table although no thief has asked for it, or not so (R7.3)."""
    decision, given = position.decision, position.turn.given
    at_work = decision is not None and decision.owed in (Owed.GIVE, Owed.CLAIM)
    thief = THIEVES.get(decision.card) if at_work and decision and decision.card else None
    if given and thief is None:
        yield Problem("given-for-nobody", RuleId("R7.3"))
        return
    for one in given:
        if thief and (_fields(one) != thief.fields or one.viziers != thief.viziers):
            yield Problem("given-other-thing", RuleId("R7.3"), (one.seat,))
        elif not _is_freed(position, one):
            yield Problem("given-not-freed", RuleId("R7.3"), (one.seat,))
    turns = iter(_givers(position))
    if not all(one.seat in turns for one in given):
        yield Problem("given-out-of-turn", RuleId("R7.3"))


def _is_freed(position: Position, given: Given) -> bool:
    """Say whether the tile that lost its camel has none; one that lost a piece keeps its own."""
    return (
        given.tile is None or given.piece is not None or position.squares[given.tile].camel is None
    )


def _fields(given: Given) -> frozenset[str]:
    empty = Given(given.seat)
    names = ("resources", "card", "tile", "piece")
    return frozenset(name for name in names if getattr(given, name) != getattr(empty, name))


def _givers(position: Position) -> tuple[Seat, ...]:
    """Return who has given up or had nothing, clockwise from the thief's user."""
    decision, user, seats = position.decision, position.turn.active, len(position.players)
    others = tuple(SEATS[(user + step) % seats] for step in range(1, seats))
    if decision is None or decision.owed is not Owed.GIVE or decision.who not in others:
        return others
    return others[: others.index(decision.who)]


LOOKS: Final[tuple[Look, ...]] = (_used, _given)
