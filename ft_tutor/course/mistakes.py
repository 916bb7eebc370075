"""Mistakes: which rules a step is about, and which ones a wrong try of it."""

from collections.abc import Iterable

from ft_tutor.course.referee import LEGAL
from ft_tutor.course.session import Step
from ft_tutor.course.steps.referee import Referee
from ft_tutor.play.feedback import Feedback


def rules_of(step: Step) -> tuple[str, ...]:
    """Return the rules that a step teaches or asks again."""
    verdict = (step.verdict,) if isinstance(step, Referee) and step.verdict != LEGAL else ()
    return tuple(dict.fromkeys((*step.rules, *step.asks, *verdict)))


def rules_mistaken(step: Step, feedback: Feedback, chosen: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the rules that a wrong try is about; () if nobody can say.

    That is what the engine refused it for. Who judged wrongly mixed up the rule that he named
    with the right one. Else it is what the step is about: one without rules is of no help.

    Args:
        step: where it happened.
        feedback: what was said to it.
        chosen: what was answered, if that was new.
    """
    if feedback.violations:
        return tuple(dict.fromkeys(violation.rule for violation in feedback.violations))
    if isinstance(step, Referee):
        named = dict.fromkeys((*chosen, step.verdict))
        return tuple(rule for rule in named if rule != LEGAL)
    return rules_of(step)
