"""The search for the smallest changes: nearest first, each set of changes judged by the engine."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ft_tutor.analysis.why_not.change import Change
from ft_tutor.analysis.why_not.mends import CHOICES, MENDS
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import violations
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position

MOST_QUESTIONS: Final = 150
"""How often the engine is asked at most; a question takes 5 to 30 microseconds."""

MOST_CHANGES: Final = 4
"""How many changes together are still worth a thought."""

MOST_WAYS: Final = 3
"""How many equally small ways are told."""

Way = tuple[Change, ...]
"""Changes one after another; the position of the last has them all."""


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why an action is not legal, and what would make it so.

    Attributes:
        violations: why; () where it is legal.
        ways: the smallest changes, equally small; () where none were found.
        never: whether the choice itself is wrong, in any position.
        then: where no way was found, what is wrong with the choice as soon as the first reasons
            are taken away; () where nothing of that sort was met.
    """

    action: Action
    violations: tuple[Violation, ...]
    ways: tuple[Way, ...] = ()
    never: bool = False
    then: tuple[Violation, ...] = ()


def why_not(position: Position, action: Action) -> WhyNot:
    """Say which rules forbid an action, and the smallest changes that would allow it.

    The same question always has the same answer, after a bounded number of questions to the engine.
    """
    found = violations(position, action)
    if not found:
        return WhyNot(action, ())
    if any(violation.reason in CHOICES for violation in found):
        return WhyNot(action, found, never=True)
    ways, then = _searched(position, action, found)
    return WhyNot(action, found, ways, then=() if ways else then)


def _searched(
    position: Position, action: Action, found: tuple[Violation, ...]
) -> tuple[tuple[Way, ...], tuple[Violation, ...]]:
    """Return the ways with the fewest changes, breadth first; and what a choice is refused for."""
    waiting: deque[tuple[Position, tuple[Violation, ...], Way]] = deque([(position, found, ())])
    ways: list[Way] = []
    then: tuple[Violation, ...] = ()
    asked, size = 0, MOST_CHANGES
    while waiting and len(waiting[0][2]) < size:
        position, found, way = waiting.popleft()
        for change in _changes(position, action, found[0]):
            if asked == MOST_QUESTIONS:
                return tuple(ways), then
            asked += 1
            left = violations(change.position, action)
            if not left:
                ways.append((*way, change))
                size = len(way) + 1
                if len(ways) == MOST_WAYS:
                    return tuple(ways), then
            elif left[0].reason in CHOICES:
                then = then or left
            else:
                waiting.append((change.position, left, (*way, change)))
    return tuple(ways), then


def _changes(position: Position, action: Action, found: Violation) -> Iterable[Change]:
    """Return what could take away a reason; all have to go, so that one needs a look at a time."""
    mend = MENDS.get(found.reason)
    return () if mend is None else mend(position, action, found)
