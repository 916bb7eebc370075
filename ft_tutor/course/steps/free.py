"""The kind `free`: the learner plays about, and goes on when he likes.

Fields: position, goal; into_dead_end, legal_rings (false). Where a movement is all that is owed,
another one may begin after it.
"""

from dataclasses import replace
from typing import Literal

from ft_tutor.analysis.movements import next_movement
from ft_tutor.course.session import Answered, Session
from ft_tutor.course.steps.moving import Moving
from ft_tutor.rules.actions import Action
from ft_tutor.rules.history import History
from ft_tutor.rules.legality import Violation


class Free(Moving):
    """The learner plays about."""

    kind: Literal["free"]

    def act(
        self, session: Session, action: Action, found: tuple[Violation, ...] | None = None
    ) -> Answered:
        """Carry out an action; when nothing more is owed, another movement may begin."""
        session, feedback = super().act(session, action, found)
        history = session.history
        if history is not None and history.position.decision is None:
            fresh = History(next_movement(history.position))
            session = replace(session, history=fresh, earlier=(*session.earlier, history))
        return session, feedback

    def undo(self, session: Session) -> Answered:
        """Take the last action back, the one before this movement too."""
        if session.earlier and session.history is not None and not session.history.actions:
            *earlier, history = session.earlier
            session = replace(session, history=history, earlier=tuple(earlier))
        return super().undo(session)
