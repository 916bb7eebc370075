"""History: a start and the actions since, with undo and redo."""

from dataclasses import dataclass, field

from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import Outcome, apply, carry_out
from ft_tutor.rules.events import Event
from ft_tutor.rules.position import Position


@dataclass(frozen=True, slots=True)
class History:
    """A game so far, an immutable value: playing returns a new record.

    One that is made from its actions plays them all, those that were taken back too, so whatever
    stands in a history was judged.

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
    _outcomes: tuple[Outcome, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        outcomes = _outcomes(self.start, (*self.actions, *reversed(self.undone)))
        object.__setattr__(self, "_outcomes", outcomes[: len(self.actions)])

    @property
    def position(self) -> Position:
        """The position now."""
        return self._outcomes[-1].position if self._outcomes else self.start

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What each action led to."""
        return self._outcomes

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
        undone = (*self.undone, self.actions[-1])
        return History.known(self.start, self.actions[:-1], undone, self._outcomes[:-1])

    def redo(self) -> "History":
        """Return the record with the last undone action; the same record if there is none."""
        if not self.undone:
            return self
        # It was judged when it was played, or when the history was made.
        action = self.undone[-1]
        return self._with(action, carry_out(self.position, action), self.undone[:-1])

    def _with(self, action: Action, outcome: Outcome, undone: tuple[Action, ...] = ()) -> "History":
        actions, outcomes = (*self.actions, action), (*self._outcomes, outcome)
        return History.known(self.start, actions, undone, outcomes)

    @staticmethod
    def known(
        start: Position,
        actions: tuple[Action, ...],
        undone: tuple[Action, ...],
        outcomes: tuple[Outcome, ...],
    ) -> "History":
        """Return the history of actions that were judged already, and are not played again.

        Args:
            start: the position where it begins.
            actions: what was played, in order.
            undone: what was taken back, the next to redo last; it was judged too.
            outcomes: what each of the actions did.
        """
        history = object.__new__(History)
        object.__setattr__(history, "start", start)
        object.__setattr__(history, "actions", actions)
        object.__setattr__(history, "undone", undone)
        object.__setattr__(history, "_outcomes", outcomes)
        return history


def _outcomes(position: Position, actions: tuple[Action, ...]) -> tuple[Outcome, ...]:
    outcomes = []
    for action in actions:
        outcomes.append(apply(position, action, into_dead_end=True))
        position = outcomes[-1].position
    return tuple(outcomes)
