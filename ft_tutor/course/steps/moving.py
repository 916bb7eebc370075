"""What the kinds `do` and `free` share: the learner moves on the board."""

from dataclasses import replace
from typing import ClassVar, Final

from ft_tutor.course.fields import TextKey
from ft_tutor.course.predicates import Until, ends
from ft_tutor.course.referee import is_stuck
from ft_tutor.course.session import Answered, PositionText, Session, Step
from ft_tutor.course.tries import Try
from ft_tutor.play.feedback import Feedback, FeedbackKind, marks_of
from ft_tutor.rules.actions import Action, Drop
from ft_tutor.rules.engine import is_dead_end, violations
from ft_tutor.rules.history import History
from ft_tutor.rules.legality import Violation
from ft_tutor.scene.overlay import NO_MARKS, Marks
from ft_tutor.scene.places import OnTile

LEGAL_HINT: Final = 2
"""From this layer of hints on, everything that may be pressed is ringed."""


class Moving(Step):
    """The learner moves.

    Attributes:
        into_dead_end: whether the path may walk where it cannot be finished, to see why.
        legal_rings: whether all that may be pressed is ringed from the start.
        until: when a try is complete.
    """

    decides: ClassVar[bool] = True

    position: PositionText
    goal: TextKey
    into_dead_end: bool = False
    legal_rings: bool = False
    until: Until = None

    def act(
        self, session: Session, action: Action, found: tuple[Violation, ...] | None = None
    ) -> Answered:
        """Carry out an action, or explain why not; a try that is complete is only judged again."""
        assert session.history is not None
        history = session.history
        before = self.attempt(history)
        if before.finished and (verdict := self.judged(before)):
            return _unchanged(session, verdict)
        found = violations(history.position, action) if found is None else found
        if found and not (self.into_dead_end and is_dead_end(found)):
            feedback = self.explained(history, found, refused=True)
            return replace(session, refusals=session.refusals + 1).answered(feedback)
        played = history.carry_out(action)  # judged just now; a dead end is walked into on purpose
        return self._after(replace(session, history=played), found, counted=True)

    def redo(self, session: Session) -> Answered:
        """Carry the last undone action out again; it is judged, but costs nothing more."""
        assert session.history is not None
        history = session.history
        if not history.undone:
            return session, Feedback(FeedbackKind.PROGRESS)
        found = violations(history.position, history.undone[-1])
        return self._after(replace(session, history=history.redo()), found, counted=False)

    def undo(self, session: Session) -> Answered:
        """Take the last action back; out of a dead end, all since the drop that led into it."""
        assert session.history is not None
        history = session.history.undo()
        while is_stuck(history.position) and history.actions:
            history = history.undo()
        return replace(session, history=history), Feedback(FeedbackKind.PROGRESS)

    def _after(self, session: Session, found: tuple[Violation, ...], *, counted: bool) -> Answered:
        """Return the answer to an action that was carried out."""
        assert session.history is not None
        attempt = self.attempt(session.history, found)
        feedback = Feedback(FeedbackKind.PROGRESS)
        if found:
            feedback = self.explained(session.history, found, refused=False)
        elif attempt.finished:
            feedback = self.judged(attempt) or feedback
        feedback = replace(feedback, events=session.history.last_events)
        # A walk into a dead end is explained, but is no wrong try: it can still be taken back.
        if feedback.kind is FeedbackKind.WRONG and (found or not counted):
            return _unchanged(session, feedback)
        return session.answered(feedback, over_par=self.over_par(attempt))

    def attempt(self, history: History, found: tuple[Violation, ...] = ()) -> Try:
        """Return what was done so far as a try."""
        done = (history.start, history.position, history.actions, history.events)
        return Try(*done, found, until=ends(self.until))

    def judged(self, _attempt: Try) -> Feedback | None:
        """Return what is said to a complete try; None where nothing is asked for."""
        return None

    def over_par(self, _attempt: Try) -> int:
        """Return how many decisions more than par a try took."""
        return 0

    def explained(
        self, history: History, found: tuple[Violation, ...], *, refused: bool
    ) -> Feedback:
        """Return why an action was refused, or leads into a dead end."""
        fatal = fatal_step(history)
        return Feedback(
            FeedbackKind.REFUSED if refused else FeedbackKind.WRONG,
            violations=found,
            marks=fatal if fatal.any else marks_of(found),
            offers_undo=fatal.any,
        )

    def shows_legal(self, session: Session) -> bool:
        """Say whether all that may be pressed is ringed: at first, or as a part of the hints."""
        return self.legal_rings or session.hints >= LEGAL_HINT


def _unchanged(session: Session, feedback: Feedback) -> Answered:
    """Return an answer that costs nothing."""
    solved = session.solved and feedback.kind is FeedbackKind.PASSED
    return session, replace(feedback, kind=FeedbackKind.SOLUTION) if solved else feedback


def fatal_step(history: History) -> Marks:
    """Return what points at the step that led into a dead end; nothing if none did."""
    if not is_stuck(history.position):
        return NO_MARKS
    while history.actions and is_stuck(history.undo().position):
        history = history.undo()
    movement = history.position.turn.movement
    if movement is None or not isinstance(history.actions[-1], Drop):
        return NO_MARKS
    here, before = OnTile(movement.here), movement.came_from
    return Marks(rings=(here,), arrows=() if before is None else ((OnTile(before), here),))
