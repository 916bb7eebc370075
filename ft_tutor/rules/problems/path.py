"""Whether the movement of this turn, and the hand, fit what is still owed (R2.2 to R2.4)."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ft_tutor.rules import grid
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.counts import present
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Movement, Position
from ft_tutor.rules.problems.base import Look, Problem
from ft_tutor.rules.problems.stack import THIEF_AT_WORK
from ft_tutor.rules.vocabulary import Coins, RuleId, Tribe


def _steps(position: Position) -> Iterator[Problem]:
    """Yield the first step of the movement that no rule allows."""
    movement = position.turn.movement
    drops = movement.drops if movement else ()
    for number, (tile, _) in enumerate(drops):
        assert movement is not None
        before = Movement(movement.start, drops[:number])
        if grid.distance(before.here, tile) != 1:
            yield Problem("path-jumps", RuleId("R2.2.2"), (tile, before.here))
            return
        if tile == before.came_from:
            yield Problem("path-returns", RuleId("R2.2.3"), (tile, before.here))
            return


def _half_built(position: Position) -> Iterator[Problem]:
    """Yield what contradicts a movement that is still to be finished."""
    movement, owed = position.turn.movement, _owed(position)
    if movement is None or Owed.MOVEMENT not in owed:
        return
    if owed[-1] is not Owed.MOVEMENT:
        yield Problem("power-in-movement", RuleId("A24"), (position.turn.active,))
    if not any(movement.hand):
        yield Problem("path-without-hand", RuleId("R2.2.2"), (movement.here,))
    for (tile, tribe), dropped in Counter(movement.drops).items():
        if position.squares[tile].meeples[tribe] < dropped:
            yield Problem("path-without-meeple", RuleId("R2.2.2"), (tile, tribe))
    left = sum(position.squares[movement.start].meeples)
    if left > sum(tile == movement.start for tile, _ in movement.drops):
        yield Problem("path-start-not-empty", RuleId("R2.2.1"), (movement.start,))


def _owed(position: Position) -> tuple[Owed, ...]:
    return tuple(decision.owed for decision in position.turn.pending)


def _tribe(position: Position) -> Tribe | None:
    """Return the tribe that was dropped last; None while no meeple was."""
    movement = position.turn.movement
    return movement.drops[-1][1] if movement and movement.drops else None


def _after_movement(position: Position) -> Iterator[Problem]:
    """Yield what contradicts a movement that must be finished for what is owed now."""
    owed, tribe = _owed(position), _tribe(position)
    if Owed.MOVEMENT in owed or not set(owed) & {Owed.TRIBE, Owed.TILE, *THIEF_AT_WORK}:
        return
    seat = position.turn.active
    if tribe is None:
        yield Problem("no-movement-made", RuleId("R2"), (seat,))
    elif Owed.TRIBE in owed and not _gathered(position, tribe):
        yield Problem("hand-not-gathered", RuleId("R2.3.1"), (seat, tribe))
    for decision in position.turn.pending:
        thief = THIEVES.get(decision.card) if decision.card else None
        if thief is not None and thief.tribe is not tribe:
            yield Problem("thief-of-other-tribe", RuleId("R2.4.T"), (seat,))


def _gathered(position: Position, tribe: Tribe) -> bool:
    """Say whether the hand is what the control check takes: two or more of a tribe."""
    return present(position.hand) == (tribe,) and position.hand[tribe] > 1


def _hand_left(position: Position) -> Iterator[Problem]:
    """Yield meeples in the hand that nothing owed would take out of it."""
    owed = _owed(position)
    if owed and any(position.hand) and not {Owed.MOVEMENT, Owed.TRIBE} & set(owed):
        yield Problem("hand-left", RuleId("R2"), (position.turn.active,))


def _between_turns(position: Position) -> Iterator[Problem]:
    """Yield that something of a turn is left although none is being played."""
    turn = position.turn
    if (turn.over or Owed.BID in _owed(position)) and (turn.movement or turn.built or turn.given):
        yield Problem("turn-left-over", RuleId("R2"))


def _built(position: Position) -> Iterator[Problem]:
    """Yield coins of builders where no builders have acted."""
    acted = not {Owed.MOVEMENT, Owed.TRIBE} & set(_owed(position))
    if position.turn.built and not (acted and _tribe(position) is Tribe.BUILDER):
        facts = (("coins", Coins(position.turn.built)),)
        yield Problem("built-by-nobody", RuleId("R2.4.B"), (), facts)


LOOKS: Final[tuple[Look, ...]] = (
    _steps,
    _half_built,
    _after_movement,
    _hand_left,
    _between_turns,
    _built,
)
