"""Free play: any position, every action tried for real."""

from dataclasses import dataclass, replace

from ft_tutor.play.feedback import Feedback, FeedbackKind, marks_of
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import violations
from ft_tutor.rules.history import History


@dataclass(frozen=True, slots=True)
class FreePlay:
    """A position that is played without a task; an immutable value."""

    history: History

    def act(self, action: Action) -> tuple["FreePlay", Feedback]:
        """Carry out an action, or explain why not."""
        found = violations(self.history.position, action)
        if found:
            return self, Feedback(FeedbackKind.REFUSED, violations=found, marks=marks_of(found))
        return self._with(self.history.play(action))

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
