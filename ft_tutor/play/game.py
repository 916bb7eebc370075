"""What is played on a live board: an immutable value that answers every wish."""

from dataclasses import dataclass, replace
from typing import Protocol, Self

from ft_tutor.play.feedback import Feedback, FeedbackKind, marks_of
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import violations
from ft_tutor.rules.history import History
from ft_tutor.rules.legality import Violation


class Game(Protocol):
    """A game, or a step of a lesson, that can be played on a board."""

    @property
    def history(self) -> History | None:
        """The start and what was played since; None without a board."""

    def act(
        self, action: Action, /, found: tuple[Violation, ...] | None = None
    ) -> tuple[Self, Feedback]:
        """Carry out an action, or explain why not.

        Args:
            action: any action.
            found: why it is not legal here, if it was judged already; else it is judged.
        """

    def undo(self) -> tuple[Self, Feedback]:
        """Take the last action back."""

    def redo(self) -> tuple[Self, Feedback]:
        """Carry the last undone action out again."""

    def restart(self) -> tuple[Self, Feedback]:
        """Go back to the start."""


@dataclass(frozen=True, slots=True)
class FreePlay:
    """A position that is played without a task."""

    history: History

    def act(
        self, action: Action, /, found: tuple[Violation, ...] | None = None
    ) -> tuple["FreePlay", Feedback]:
        """Carry out an action, or explain why not."""
        found = violations(self.history.position, action) if found is None else found
        if found:
            return self, Feedback(FeedbackKind.REFUSED, violations=found, marks=marks_of(found))
        return self._with(self.history.carry_out(action))

    def undo(self) -> tuple["FreePlay", Feedback]:
        """Take the last action back; nothing happens where there is none."""
        return replace(self, history=self.history.undo()), Feedback(FeedbackKind.PROGRESS)

    def redo(self) -> tuple["FreePlay", Feedback]:
        """Carry the last undone action out again; nothing happens where there is none."""
        if not self.history.undone:
            return self, Feedback(FeedbackKind.PROGRESS)
        return self._with(self.history.redo())

    def restart(self) -> tuple["FreePlay", Feedback]:
        """Go back to the start."""
        return FreePlay(History(self.history.start)), Feedback(FeedbackKind.PROGRESS)

    def _with(self, history: History) -> tuple["FreePlay", Feedback]:
        return FreePlay(history), Feedback(FeedbackKind.PROGRESS, events=history.last_events)
