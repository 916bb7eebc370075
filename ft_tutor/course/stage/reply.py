"""The answer of a step: what the lesson says, else what the engine says, and why."""

from collections.abc import Iterator
from html import escape

from ft_tutor.course.prose import Texts
from ft_tutor.course.session import Session
from ft_tutor.course.stage.manners import label_of, manner_of
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.play.speech import events_said, rule_said, said, say, spoken, violations_said
from ft_tutor.rules.engine import is_dead_end
from ft_tutor.rules.events import ControlUnchanged
from ft_tutor.rules.vocabulary import Seat


def reply_said(
    feedback: Feedback, session: Session, texts: Texts, lang: str, *, starred: bool = False
) -> str:
    """Return a feedback as an announcement.

    Args:
        feedback: what is answered.
        session: the one after it.
        texts: of the lesson.
        lang: the language.
        starred: whether the step has a star already.
    """
    heading = _heading(feedback, session, lang)
    # Whoever decided at the start learns; after a bid another player may be next.
    you = session.history.start.turn.active if session.history else None
    body = _body(feedback, session, texts, lang, you)
    earn = said("earn-star", lang) if _is_shown(feedback) and not starred else ""
    return spoken(feedback.kind, heading, *body, _because(feedback, texts, lang), earn)


def _is_shown(feedback: Feedback) -> bool:
    """Say whether a solution was shown to its end."""
    return feedback.kind is FeedbackKind.SOLUTION and not feedback.actions


def _body(
    feedback: Feedback, session: Session, texts: Texts, lang: str, you: Seat | None
) -> tuple[str, ...]:
    if feedback.options:
        return tuple(_solution(feedback.options, session, texts, lang))
    if feedback.say:
        rules = dict.fromkeys(violation.rule for violation in feedback.violations)
        said_so = (texts.html(feedback.say, lang), *(rule_said(rule, lang) for rule in rules))
        # A whole walk that is not what was asked stands there until it is taken back.
        finished = feedback.offers_undo and not rules
        return (*said_so, said("try-again", lang)) if finished else said_so
    if feedback.violations:
        return violations_said(feedback.violations, lang, you)
    # That no camel comes is news only where the lesson does not explain what happened: the first
    # steps know no camels yet.
    quiet = (event for event in feedback.events if not isinstance(event, ControlUnchanged))
    return (events_said(quiet if feedback.because else feedback.events, lang, you),)


def _solution(options: tuple[str, ...], session: Session, texts: Texts, lang: str) -> Iterator[str]:
    """Yield what is right: a number, or options in their order."""
    if manner_of(session.step).typed:
        yield said("solution-number", lang, number=options[0])
        return
    labels = [label_of(session, option, texts, lang) for option in options]
    for number, label in enumerate(labels, 1):
        one = label if len(labels) == 1 else say("item", lang, number=number, item=label)
        yield f"<strong>{escape(one)}</strong>"


def _because(feedback: Feedback, texts: Texts, lang: str) -> str:
    # A solution that plays is explained when it has been played.
    plays = feedback.kind is FeedbackKind.SOLUTION and feedback.actions
    return texts.html(feedback.because, lang) if feedback.because and not plays else ""


def _heading(feedback: Feedback, session: Session, lang: str) -> str:
    text = _title(feedback, session, lang)
    return f"<strong>{escape(text)}</strong>" if text else ""


TITLES = {
    FeedbackKind.WRONG: "not-yet",
    FeedbackKind.REFUSED: "refused",
    FeedbackKind.HINT: "hint-number",
    FeedbackKind.SOLUTION: "solution-heading",
    FeedbackKind.PASSED: "passed",
}
"""Per kind of feedback the text above it."""


def _title(feedback: Feedback, session: Session, lang: str) -> str:
    if feedback.kind not in TITLES:
        return ""
    key = TITLES[feedback.kind]
    if is_dead_end(feedback.violations) and feedback.kind is not FeedbackKind.PASSED:
        key = "dead-end"
    elif feedback.kind is FeedbackKind.PASSED and not session.scored:
        key = "step-done"
    return say(key, lang, stars=session.stars, number=session.hints)
