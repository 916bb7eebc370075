"""The referee: what the engine says to actions that may be illegal."""

from dataclasses import dataclass
from typing import Final

from ft_tutor.course.tries import Ends, Try
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import apply, carry_out, is_dead_end, legal_actions, violations
from ft_tutor.rules.events import Event
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position

LEGAL: Final = "legal"
"""The verdict that no rule forbids a movement."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What became of a movement, or of other actions.

    Attributes:
        violations: what the first illegal action breaks; () if all are legal.
        finished: whether they are complete.
    """

    violations: tuple[Violation, ...]
    finished: bool

    @property
    def verdict(self) -> str:
        """`legal`, or the rule that forbids them."""
        return self.violations[0].rule if self.violations else LEGAL


def judge(start: Position, actions: tuple[Action, ...], until: Ends | None = None) -> Judgement:
    """Try actions one after another; `until` says when they are complete.

    Dead ends are walked into, so that the verdict is the rule that the last meeple breaks
    and not only that the path could not be finished (R2.2.8); a text that stops in a dead
    end is judged by that.
    """
    position = start
    led_nowhere: tuple[Violation, ...] = ()
    events: list[Event] = []
    for action in actions:
        found = violations(position, action)
        if found and not is_dead_end(found):
            return Judgement(found, finished=False)
        led_nowhere = found or led_nowhere
        outcome = carry_out(position, action)
        position = outcome.position
        events += outcome.events
    if is_stuck(position):
        return Judgement(led_nowhere, finished=False)
    attempt = Try(start, position, actions, tuple(events), until=until)
    return Judgement((), finished=attempt.finished)


def tried(start: Position, actions: tuple[Action, ...], until: Ends | None = None) -> Try:
    """Carry out actions one after another, as a try.

    Raises:
        IllegalAction: one of them is not legal.
    """
    position = start
    events: list[Event] = []
    for action in actions:
        outcome = apply(position, action)
        position = outcome.position
        events += outcome.events
    return Try(start, position, actions, tuple(events), until=until)


def is_stuck(position: Position) -> bool:
    """Say whether something is owed that cannot be done: a path has walked into a dead end."""
    return position.decision is not None and not legal_actions(position)
