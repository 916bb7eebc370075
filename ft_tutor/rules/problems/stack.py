"""Whether what is still owed can be owed at once, and by whom (R2)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.decisions import STEPS_OF_A_TURN, WINDOWS, Decision, Owed
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.position import HeldCard, Position
from ft_tutor.rules.problems.base import Look, Problem
from ft_tutor.rules.vocabulary import PIECES, RuleId

THIEF_AT_WORK: Final = (Owed.THIEF, Owed.GIVE, Owed.CLAIM)
_POWER_AT_WORK: Final = (Owed.PLACE, Owed.KEEP)

_STEPS: Final = tuple(decision.owed for decision in STEPS_OF_A_TURN[0])
_PARTS: Final = {_STEPS[first:end] for first, end in combinations(range(len(_STEPS) + 1), 2)} | {()}
"""The steps of a turn that may be left to do, some of the later ones left out."""

_STACKS: Final = frozenset(
    {
        (Owed.BID,),
        *_PARTS,
        # Right after the tribe action (R2.4.T), and in the windows.
        *((*part, owed) for part in _PARTS if part[-1:] == (Owed.TILE,) for owed in THIEF_AT_WORK),
        *((owed,) for owed in (*THIEF_AT_WORK, *_POWER_AT_WORK)),
        *((*part, owed) for part in _PARTS if part[-1:] for owed in _POWER_AT_WORK),
    }
)
"""All that can be owed at once, the next decision last."""

assert set(_STEPS) == set(WINDOWS)  # every step is a window for powers


def _order(position: Position) -> Iterator[Problem]:
    pending = position.turn.pending
    if tuple(decision.owed for decision in pending) not in _STACKS:
        yield Problem("owed-order", RuleId("R2"), (pending[-1].who,))


def _who(position: Position) -> Iterator[Problem]:
    """Yield who decides out of turn: the active player decides all but what others give up."""
    for decision in position.turn.pending:
        active = decision.who is position.turn.active
        if active is (decision.owed is Owed.GIVE):
            rule = "R7.3" if decision.owed is Owed.GIVE else "R2"
            yield Problem("owed-by-another", RuleId(rule), (decision.who,))


def _details(position: Position) -> Iterator[Problem]:
    """Yield the decisions that say too much or too little about what is to be decided."""
    for decision in position.turn.pending:
        if not _is_whole(position, decision):
            yield Problem("owed-details", RuleId("R2"), (decision.who,))


def _is_whole(position: Position, decision: Decision) -> bool:
    owed, tile = decision.owed, decision.tile
    placeable = tile is not None and position.layout[tile].kind in PIECES
    return (
        decision.mandatory is not (owed is Owed.THIEF)
        and (placeable if owed is Owed.PLACE else tile is None)
        and bool(decision.cards) is (owed is Owed.KEEP)
        and (decision.card is None or owed in (*THIEF_AT_WORK, *_POWER_AT_WORK))
    )


def _asking_card(position: Position) -> Iterator[Problem]:
    """Yield the decisions that no thief and no djinn can have asked for."""
    for decision in position.turn.pending:
        owed, card, seat = decision.owed, decision.card, decision.who
        if owed in THIEF_AT_WORK and card not in THIEVES:
            yield Problem("thief-not-named", RuleId("R7.3"), (seat,))
        elif owed is Owed.THIEF and not _lies_before(position, decision, used=False):
            yield Problem("asked-by-nothing", RuleId("R7.3"), (seat,))
        elif owed in _POWER_AT_WORK and not _lies_before(position, decision, used=True):
            yield Problem("asked-by-nothing", RuleId("A23"), (seat,))


def _lies_before(position: Position, decision: Decision, *, used: bool) -> bool:
    """Say whether the card that asks lies before who decides; a djinn is used by asking."""
    if decision.card is None or decision.who >= len(position.players):
        return False
    player = position.players[decision.who]
    return HeldCard(decision.card, used) in (player.djinns if used else player.thieves)


def _choice(position: Position) -> Iterator[Problem]:
    """Yield that nobody would be asked, for there is no choice (R7.3)."""
    decision = position.decision
    if decision is None or decision.owed not in (Owed.GIVE, Owed.CLAIM):
        return
    if decision.card in THIEVES and len(legal_actions(position)) < 2:
        yield Problem("no-choice", RuleId("R7.3"), (decision.who,))


def _over(position: Position) -> Iterator[Problem]:
    """Yield what is left to do in a game that is over."""
    turn = position.turn
    if turn.over and (turn.pending or any(seat is not None for seat in turn.turn_track)):
        yield Problem("over-but-owed", RuleId("R4.4"))


def _latched(position: Position) -> Iterator[Problem]:
    """Yield that the last round should have begun: with the last camel, or before the end."""
    turn = position.turn
    if turn.last_round:
        return
    if turn.over:
        yield Problem("over-before-last-round", RuleId("R4.4"))
    elif any(player.camels == 0 for player in position.players):
        yield Problem("last-camel-unnoticed", RuleId("R4.1"))


def _round(position: Position) -> Iterator[Problem]:
    if position.turn.round < 1:
        yield Problem("no-such-round", RuleId("R3.4"))


LOOKS: Final[tuple[Look, ...]] = (
    _order,
    _who,
    _details,
    _asking_card,
    _choice,
    _over,
    _latched,
    _round,
)
