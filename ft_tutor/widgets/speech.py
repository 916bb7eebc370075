"""What a board says: events, refusals and rules as HTML, everything escaped."""

from collections.abc import Iterable
from html import escape

from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules.events import Event
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.vocabulary import RuleId
from ft_tutor.texts import catalogue, describe, html, rule_sentence

MARKS = {
    FeedbackKind.PROGRESS: "→",
    FeedbackKind.REFUSED: "✗",
    FeedbackKind.WRONG: "✗",
    FeedbackKind.PASSED: "✓",
    FeedbackKind.HINT: "?",
    FeedbackKind.SOLUTION: "★",
}
"""Per kind of feedback a sign, so that nothing depends on colour."""


def spoken(kind: FeedbackKind, *paragraphs: str) -> str:
    """Return paragraphs of HTML as an announcement that screen readers say."""
    sign = f'<span class="ft-sign" aria-hidden="true">{MARKS[kind]}</span>'
    body = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs if paragraph)
    return (
        f'<div class="ft-says ft-{kind.value}" role="status" aria-live="polite">'
        f'{sign}<div class="ft-body">{body}</div></div>'
    )


def events_said(events: Iterable[Event], lang: str) -> str:
    """Return what happened, in one paragraph."""
    return " ".join(html(describe(event, lang)) for event in events)


def violations_said(violations: Iterable[Violation], lang: str) -> tuple[str, ...]:
    """Return per violation what is wrong, and the rule that says so, to be unfolded."""
    return tuple(
        html(describe(violation, lang)) + rule_said(violation.rule, lang)
        for violation in violations
    )


def rule_said(rule: RuleId, lang: str) -> str:
    """Return the id of a rule, which unfolds to its sentence."""
    name = escape(catalogue(lang).say("ui-rule", rule=rule))
    sentence = escape(rule_sentence(rule, lang))
    return f' <details class="ft-rule"><summary>{name}</summary>{sentence}</details>'


def keys_said(lang: str) -> str:
    """Return how the keyboard plays, to be unfolded."""
    words = catalogue(lang)
    return (
        f'<details class="ft-keys"><summary>{escape(words.say("ui-keyboard"))}</summary>'
        f"{escape(words.say('ui-keys'))}</details>"
    )


def feedback_said(feedback: Feedback, lang: str) -> str:
    """Return a feedback in the engine's own words."""
    paragraphs = (
        events_said(feedback.events, lang),
        *violations_said(feedback.violations, lang),
    )
    return spoken(feedback.kind, *paragraphs)
