"""One try of the learner: what he did, what it led to, and whether it is complete."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from ft_tutor.rules.actions import Action, Drop, PickUp
from ft_tutor.rules.events import Event
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Movement, Position
from ft_tutor.rules.vocabulary import Seat, Tile


@dataclass(frozen=True, slots=True)
class Try:
    """One try of the learner, as far as it has come.

    Attributes:
        start: the position of the step.
        position: the position now.
        actions: what was carried out, in order.
        events: what it made happen, in order.
        violations: what the last action broke: it was refused, or led into a dead end.
        until: when it is complete; None for when the first decision is settled.
    """

    start: Position
    position: Position
    actions: tuple[Action, ...] = ()
    events: tuple[Event, ...] = ()
    violations: tuple[Violation, ...] = ()
    until: "Ends | None" = None

    @property
    def finished(self) -> bool:
        """Whether the try is complete: something was done, and what was asked for is settled."""
        if not self.actions:
            return False
        # Inside `until` the plain end is meant: a check of it may ask whether all is finished.
        return self.until(replace(self, until=None)) if self.until else self._settled

    @property
    def _settled(self) -> bool:
        """Whether the decision that was owed at the start is owed no more."""
        pending, first = self.position.turn.pending, self.start.turn.pending
        return len(pending) < len(first) or pending[: len(first)] != first

    @property
    def seat(self) -> Seat:
        """Who decides at the start."""
        decision = self.start.decision
        return decision.who if decision else self.start.turn.active

    @property
    def movement(self) -> Movement | None:
        """The last movement of this try, if one has begun; its turn may have ended since."""
        movement = self.start.turn.movement
        for action in self.actions:
            if isinstance(action, PickUp):
                movement = Movement(action.tile)
            elif isinstance(action, Drop) and movement is not None:
                drops = (*movement.drops, (action.tile, action.tribe))
                movement = replace(movement, drops=drops)
        return movement

    @property
    def path(self) -> tuple[Tile, ...]:
        """The tiles of the path so far, the start first."""
        if self.movement is None:
            return ()
        return (self.movement.start, *(tile for tile, _ in self.movement.drops))


Ends = Callable[[Try], bool]
"""Says whether a try is complete."""


def decisions(actions: tuple[Action, ...]) -> int:
    """Count decisions: a movement is one, however many meeples walk."""
    begun = [action for action in actions if not isinstance(action, Drop)]
    in_hand = bool(actions) and isinstance(actions[0], Drop)
    return len(begun) + in_hand
