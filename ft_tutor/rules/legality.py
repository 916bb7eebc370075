"""Procedures: how an action is judged, with reasons as values, and how it is carried out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import Facts, Subject
from ft_tutor.rules.position import Position
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import RuleId


@quick
@dataclass(frozen=True, slots=True)
class Violation:
    """One reason why an action is not allowed.

    Attributes:
        reason: the stem of the sentence in the text catalogues, such as `drop-no-return`.
        rule: the rule that forbids the action.
        subject: the tiles, tribes, seats and cards concerned, most important first.
        facts: the named numbers that the sentence needs.
    """

    reason: str
    rule: RuleId
    subject: Subject = ()
    facts: Facts = ()


Requirement = Callable[[Position, Any], Violation | None]
"""Judges one aspect of an action; None means that this aspect is all right."""

Stages = Sequence[Sequence[Requirement]]
"""Requirements in the rulebook's order; a later stage may rely on the earlier ones."""


def unmet(stages: Stages, position: Position, action: Any) -> tuple[Violation, ...]:
    """Return the violations of the first stage that has any; () if all are met."""
    for stage in stages:
        found: tuple[Violation, ...] = ()
        for requirement in stage:
            violation = requirement(position, action)
            if violation is not None:
                found = (*found, violation)
        if found:
            return found
    return ()


@dataclass(frozen=True, slots=True)
class Procedure:
    """What the engine knows about one class of actions.

    Attributes:
        answers: the decisions that such an action answers.
        stages: its requirements, in the rulebook's order.
        effects: what it does.
    """

    answers: frozenset[Owed]
    stages: Stages
    effects: Callable[[Position, Any], Effects]


Procedures = Mapping[type, Procedure]
"""Per class of actions: its procedure."""
