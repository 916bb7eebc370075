"""History: a start and the actions since, with undo and redo."""

from dataclasses import dataclass, field

from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import Outcome, apply, carry_out
from ft_tutor.rules.events import Event
from ft_tutor.rules.position import Position


@dataclass(frozen=True, slots=True)
class History:
    """A game so far, an immutable value: playing returns a new record.

    Attributes:
        start: the position where the record begins.
        actions: what was played, in order.
        undone: what was taken back, the next to redo last.

    Raises:
        IllegalAction: an action breaks a rule; a walk into a dead end may be among them.
    """

    start: Position
    actions: tuple[Action, ...] = ()
    undone: tuple[Action, ...] = ()
    _outcomes: tuple[Outcome, ...] = field(default=(), compare=False, repr=False)

    def __post_init__(self) -> None:
        # A record that is made from its actions alone plays them itself.
        if len(self._outcomes) != len(self.actions):
            object.__setattr__(self, "_outcomes", _outcomes(self.start, self.actions))

    @property
    def position(self) -> Position:
        """The position now."""
        return self._outcomes[-1].position if self._outcomes else self.start

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        return tuple(event for outcome in self._outcomes for event in outcome.events)

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What the last action did."""
        return self._outcomes[-1].events if self._outcomes else ()

    def play(self, action: Action, *, into_dead_end: bool = False) -> "History":
        """Return the record with one more action; what was undone is forgotten.

        Raises:
            IllegalAction: the action breaks a rule.
        """
        return self._with(action, apply(self.position, action, into_dead_end=into_dead_end))

    def carry_out(self, action: Action) -> "History":
        """Return the history with one more action that was judged already, and is not again."""
        return self._with(action, carry_out(self.position, action))

    def undo(self) -> "History":
        """Return the record without its last action; the same record if there is none."""
        if not self.actions:
            return self
        return History(
            self.start,
            self.actions[:-1],
            (*self.undone, self.actions[-1]),
            self._outcomes[:-1],
        )

    def redo(self) -> "History":
        """Return the record with the last undone action; the same record if there is none."""
        if not self.undone:
            return self
        # What could be played once can be played again, a walk into a dead end included.
        action = self.undone[-1]
        return self._with(action, carry_out(self.position, action), self.undone[:-1])

    def _with(self, action: Action, outcome: Outcome, undone: tuple[Action, ...] = ()) -> "History":
        return History(self.start, (*self.actions, action), undone, (*self._outcomes, outcome))


def _outcomes(position: Position, actions: tuple[Action, ...]) -> tuple[Outcome, ...]:
    outcomes = []
    for action in actions:
        outcomes.append(apply(position, action, into_dead_end=True))
        position = outcomes[-1].position
    return tuple(outcomes)
