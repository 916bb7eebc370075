"""A visit to a step: what of it is worth keeping, found by looking at two stages in a row."""

from dataclasses import dataclass

from ft_tutor.course.mistakes import rules_mistaken
from ft_tutor.course.session import STARS, Session
from ft_tutor.course.stage.stage import Stage
from ft_tutor.play.feedback import FeedbackKind


@dataclass(frozen=True, slots=True)
class Kept:
    """What an input was worth: the arguments of `Progress.record`.

    Attributes:
        wrong: the rules that a wrong try, or a refused one, was about.
        clean: whether the step was passed at the first go, and nothing was refused.
    """

    step: str
    stars: int = 0
    tries: int = 0
    hints: int = 0
    wrong: tuple[str, ...] = ()
    clean: bool = False


@dataclass(frozen=True, slots=True)
class Visit:
    """A learner at a step, from when he comes to when he leaves.

    Attributes:
        refused: the rules that something was refused for: each counts once, since many a press
            is only a slip.
    """

    refused: frozenset[str] = frozenset()

    def after(self, before: Stage, stage: Stage) -> tuple["Visit", Kept | None]:
        """Return the visit after an input, and what is to be kept of it, if anything is."""
        passed = passed_now(before, stage)
        left = stage.number != before.number
        new = frozenset() if left else frozenset(_refused(before, stage)) - self.refused
        visit = Visit() if left else Visit(self.refused | new)
        if passed is not None:
            clean = passed.scored and passed.stars == STARS and not self.refused
            hints = max(0, passed.hints - before.session.hints)
            return visit, Kept(passed.step.id, passed.stars, 1, hints, clean=clean)
        if left:
            return visit, None
        session, former = stage.session, before.session
        tries, hints = max(0, session.wrong - former.wrong), max(0, session.hints - former.hints)
        wrong = tuple(sorted(new)) if new else _wrong(former, stage) if tries else ()
        kept = Kept(session.step.id, 0, tries, hints, wrong)
        return visit, kept if tries or hints or wrong else None


def _refused(before: Stage, stage: Stage) -> tuple[str, ...]:
    """Return the rules for which an input was refused, or led into a dead end."""
    feedback, session = stage.view.feedback, stage.session
    if feedback is None or feedback is before.view.feedback or not session.scored:
        return ()
    if before.session.passed or feedback.kind not in (FeedbackKind.REFUSED, FeedbackKind.WRONG):
        return ()
    return tuple(violation.rule for violation in feedback.violations)


def _wrong(former: Session, stage: Stage) -> tuple[str, ...]:
    """Return the rules that a wrong try was about."""
    assert stage.view.feedback is not None
    chosen = [one for one in stage.session.answers if one not in former.answers]
    return rules_mistaken(former.step, stage.view.feedback, chosen)


def passed_now(before: Stage, after: Stage) -> Session | None:
    """Return the session that an input has passed; what is only told is passed and left at once."""
    if after.step.id == before.step.id:
        return after.session if after.session.passed and not before.session.passed else None
    left = before.step.id
    return before.session.advance()[0] if left in after.stars and left not in before.stars else None
