"""The referee: what the engine says to a movement that may be illegal."""

from dataclasses import dataclass

from ft_tutor.course.model import LEGAL
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import apply, is_dead_end, legal_actions, violations
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position


@dataclass(frozen=True, slots=True)
class Judgement:
    """What became of a movement.

    Attributes:
        violations: what the first illegal action breaks; () if all are legal.
        played: how many actions were carried out.
        finished: whether the movement is complete.
    """

    violations: tuple[Violation, ...]
    played: int
    finished: bool

    @property
    def verdict(self) -> str:
        """`legal`, or the rule that forbids the movement."""
        return self.violations[0].rule if self.violations else LEGAL


def judge(start: Position, actions: tuple[Action, ...]) -> Judgement:
    """Try the actions of a movement one after another.

    Dead ends are walked into, so that the verdict is the rule that the last meeple breaks
    and not only that the path could not be finished (R2.2.8); a text that stops in a dead
    end is judged by that.
    """
    position = start
    led_nowhere: tuple[Violation, ...] = ()
    for played, action in enumerate(actions):
        found = violations(position, action)
        if found and not is_dead_end(found):
            return Judgement(found, played, finished=False)
        led_nowhere = found or led_nowhere
        position = apply(position, action, into_dead_end=True).position
    if position.decision is not None and not legal_actions(position):
        return Judgement(led_nowhere, len(actions), finished=False)
    return Judgement((), len(actions), finished=position.decision is None)
