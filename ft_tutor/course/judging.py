"""Judging: the feedback to what a learner did on the board, or answered."""

from dataclasses import replace

from ft_tutor.course.checks import Try
from ft_tutor.course.model import Choose, Do, Free, Referee, Wrong
from ft_tutor.course.referee import judge
from ft_tutor.play.feedback import Feedback, FeedbackKind, marks_of
from ft_tutor.rules.events import Event
from ft_tutor.rules.position import Position


def respond(
    step: Do | Free, attempt: Try, events: tuple[Event, ...], *, refused: bool, passed: bool
) -> Feedback:
    """Answer an action.

    Args:
        step: where the learner moves.
        attempt: the try, the action included unless it was refused.
        events: what the action did.
        refused: whether it was not carried out.
        passed: whether the step was passed before; then nothing is judged any more.
    """
    asked = step if isinstance(step, Do) and not passed else None
    if attempt.violations:
        return replace(_explained(asked, attempt, refused=refused), events=events)
    if asked is not None and attempt.finished:
        return replace(_judged(asked, attempt), events=events)
    return Feedback(FeedbackKind.PROGRESS, events=events)


def _explained(step: Do | None, attempt: Try, *, refused: bool) -> Feedback:
    """Answer a violation; a step may have asked for it (`refused`, `dead_end`)."""
    found = attempt.violations
    if step is not None and step.accept.early and step.accept.holds(attempt):
        feedback = Feedback(FeedbackKind.PASSED, because=step.because)
        return replace(feedback, violations=found, marks=marks_of(found))
    entry = _foreseen(step, attempt, early=True) if step is not None else None
    return Feedback(
        FeedbackKind.REFUSED if refused else FeedbackKind.WRONG,
        say=entry.say if entry else None,
        violations=found,
        marks=entry.show.marks if entry and entry.show.marks.any else marks_of(found),
        foreseen=entry,
        offers_undo=not refused,
    )


def _judged(step: Do, attempt: Try) -> Feedback:
    if step.accept.holds(attempt):
        return Feedback(FeedbackKind.PASSED, because=step.because)
    feedback = Feedback(FeedbackKind.WRONG, say=step.otherwise, offers_undo=True)
    entry = _foreseen(step, attempt, early=False)
    if entry is None:
        return feedback
    return replace(
        feedback, say=entry.say or step.otherwise, marks=entry.show.marks, foreseen=entry
    )


def _foreseen(step: Do, attempt: Try, *, early: bool) -> Wrong | None:
    """Find the first entry of `wrong` that fits; while a try runs only early ones are asked."""
    entries = (entry for entry in step.wrong if entry.when.early or not early)
    return next((entry for entry in entries if entry.when.holds(attempt)), None)


def right_options(step: Choose | Referee) -> tuple[str, ...]:
    """Return the options that pass."""
    if isinstance(step, Referee):
        return (step.verdict,)
    return tuple(option.id for option in step.options if option.right)


def reply(step: Choose | Referee, option: str, position: Position | None) -> Feedback:
    """Answer a chosen option; a right verdict comes with the engine's own reason."""
    say = _said(step, option)
    if option not in right_options(step):
        return Feedback(FeedbackKind.WRONG, say=say)
    feedback = Feedback(FeedbackKind.PASSED, say=say, because=step.because)
    if not isinstance(step, Referee) or position is None:
        return feedback
    found = judge(position, step.movement).violations
    return replace(feedback, violations=found, marks=marks_of(found))


def _said(step: Choose | Referee, option: str) -> str | None:
    if isinstance(step, Choose):
        return next(offered.reply for offered in step.options if offered.id == option)
    return None if option == step.verdict else step.replies.get(option, step.otherwise)
