"""What is said beside a board: events, refusals and rules as HTML, everything escaped."""

from collections.abc import Iterable
from html import escape
from typing import Final

from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules.events import Event, Settled
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.vocabulary import RuleId, Seat
from ft_tutor.texts import catalogue, describe, html, rule_sentence

SIGNS: Final = {
    FeedbackKind.PROGRESS: "→",
    FeedbackKind.REFUSED: "✗",
    FeedbackKind.WRONG: "✗",
    FeedbackKind.PASSED: "✓",
    FeedbackKind.HINT: "?",
    FeedbackKind.SOLUTION: "★",
}
"""Per kind of feedback a sign, so that nothing depends on colour."""


def say(key: str, lang: str, **facts: str | int) -> str:
    """Return a text of the interface, by its name without `ui-`."""
    return catalogue(lang).say(f"ui-{key}", **facts)


def said(key: str, lang: str, **facts: str | int) -> str:
    """Return the same, escaped for HTML."""
    return escape(say(key, lang, **facts))


def paragraph(words: str) -> str:
    """Return a paragraph of HTML that may hold a rule to be unfolded, as no `p` may."""
    return f'<div class="ft-p">{words}</div>'


def spoken(kind: FeedbackKind, *paragraphs: str) -> str:
    """Return paragraphs of HTML as an answer; "" if there is nothing to say."""
    body = "".join(map(paragraph, filter(None, paragraphs)))
    if not body:
        return ""
    sign = f'<span class="ft-sign" aria-hidden="true">{SIGNS[kind]}</span>'
    return f'<div class="ft-says ft-{kind.value}">{sign}<div class="ft-body">{body}</div></div>'


def events_said(events: Iterable[Event], lang: str, you: Seat | None = None) -> str:
    """Return what happened, in one paragraph; ``you`` is the seat of whoever reads it.

    That something is settled is not said: what happened beside it says what.
    """
    told = (event for event in events if not isinstance(event, Settled))
    return " ".join(html(describe(event, lang, you=you)) for event in told)


def violations_said(
    violations: Iterable[Violation], lang: str, you: Seat | None = None
) -> tuple[str, ...]:
    """Return per violation what is wrong, and the rule that says so, to be unfolded."""
    return tuple(
        html(describe(violation, lang, you=you)) + rule_said(violation.rule, lang)
        for violation in violations
    )


def rule_said(rule: RuleId, lang: str) -> str:
    """Return the id of a rule, which unfolds to its sentence."""
    name, sentence = said("rule", lang, rule=rule), escape(rule_sentence(rule, lang))
    return f' <details class="ft-rule"><summary>{name}</summary>{sentence}</details>'


def feedback_said(feedback: Feedback, lang: str, you: Seat | None = None) -> str:
    """Return a feedback in the engine's own words."""
    paragraphs = (
        events_said(feedback.events, lang, you),
        *violations_said(feedback.violations, lang, you),
    )
    return spoken(feedback.kind, *paragraphs)
