"""The rule map: of each rule which steps are about it, and how a learner stands with it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ft_tutor.course.drills.families import DRILLS, LESSON
from ft_tutor.course.mistakes import rules_of
from ft_tutor.course.model import Lesson
from ft_tutor.learner.account import Account
from ft_tutor.learner.rows import Mistake, StepProgress
from ft_tutor.rules.rulebook import CHAPTERS, RULES
from ft_tutor.rules.vocabulary import RuleId

FORGETTING: Final = 14 * 24 * 60
"""After so long without being asked a rule is due again, in minutes: two weeks."""

MOST_OFFERED: Final = 3
"""How many steps are offered to practise a rule with."""


class State(StrEnum):
    """How a learner stands with a rule."""

    NEW = "new"  # not met
    MET = "met"  # a step that teaches it is passed
    USED = "used"  # and another one that asks it
    DUE = "due"  # met, and better asked again


@dataclass(frozen=True, slots=True)
class StepOf:
    """A step that is about a rule.

    Attributes:
        number: of the step in its lesson, from 1.
        scored: whether it asks for something.
        teaches: whether it teaches the rule; else it asks it again.
        known: what is known of it.
    """

    lesson: str
    step: str
    number: int
    scored: bool
    teaches: bool
    known: StepProgress


@dataclass(frozen=True, slots=True)
class RuleStanding:
    """How a learner stands with a rule.

    Attributes:
        steps: those that are about it, in the order of the course.
        wrong: how often it was got wrong.
        last_wrong: when it last was, in minutes of the world's clock; 0 for never.
        now: the minute that it is.
        drilled: when a drill about it was last right at the first go; 0 for never.
    """

    rule: RuleId
    steps: tuple[StepOf, ...]
    wrong: int
    last_wrong: int
    now: int
    drilled: int = 0

    @property
    def state(self) -> State:
        """How it stands: what is due comes before what is done."""
        passed = [one for one in self.steps if one.known.stars]
        if not passed:
            return State.NEW
        if self.is_unmended or self.is_forgotten:
            return State.DUE
        return State.USED if len(passed) > 1 else State.MET

    @property
    def is_unmended(self) -> bool:
        """Whether it was got wrong, and since then nothing about it was right at the first go."""
        return self.last_wrong > max((self.drilled, *(one.known.clean for one in self.steps)))

    @property
    def is_forgotten(self) -> bool:
        """Whether no step has asked it for long; what nobody has looked at the clock for is not."""
        seen = max((one.known.seen for one in self.steps), default=0)
        return 0 < seen < self.now - FORGETTING

    @property
    def practice(self) -> tuple[StepOf, ...]:
        """The steps to practise it with: those he knows, fewest stars and oldest first."""
        asking = [one for one in self.steps if one.scored] or list(self.steps)
        asking.sort(key=lambda one: (not one.known.stars, one.known.stars, one.known.seen))
        return tuple(asking[:MOST_OFFERED])


def rule_map(lessons: Sequence[Lesson], account: Account, now: int) -> dict[RuleId, RuleStanding]:
    """Return how a learner stands with each rule, rulings too, in the order of the rulebook.

    Args:
        lessons: of the course, in its order.
        account: what is known of him.
        now: the minute of the world's clock.
    """
    steps = _steps(lessons, account)
    mistakes: dict[str, list[Mistake]] = defaultdict(list)
    for mistake in account.mistakes:
        mistakes[mistake.rule].append(mistake)
    return {
        rule: RuleStanding(
            rule,
            tuple(steps[rule]),
            sum(one.times for one in mistakes[rule]),
            max((one.last for one in mistakes[rule]), default=0),
            now,
            _drilled(rule, account),
        )
        for rule in RULES
    }


def _drilled(rule: RuleId, account: Account) -> int:
    """Return when a drill about a rule, or about what a ruling refines, was last right at once."""
    known = account.steps(LESSON)
    drills = (one for name in (rule, *RULES[rule].refines) for one in DRILLS.get(name, ()))
    return max((known[one.name].clean for one in drills if one.name in known), default=0)


def _steps(lessons: Sequence[Lesson], account: Account) -> dict[str, list[StepOf]]:
    found: dict[str, list[StepOf]] = defaultdict(list)
    for lesson in lessons:
        known = account.steps(lesson.id)
        for number, step in enumerate(lesson.steps, 1):
            here = known.get(step.id, StepProgress())
            for rule in rules_of(step):
                one = StepOf(lesson.id, step.id, number, step.scored, rule in step.rules, here)
                found[rule].append(one)
    return found


def chapters(standings: Iterable[RuleStanding]) -> dict[str, tuple[RuleStanding, ...]]:
    """Return rules by chapter, without the rulings: those refine what the map has already."""
    found: dict[str, list[RuleStanding]] = {name: [] for name in CHAPTERS[:-1]}
    for one in standings:
        chapter = RULES[one.rule].chapter
        if chapter in found:
            found[chapter].append(one)
    return {name: tuple(rules) for name, rules in found.items()}


def to_practise(standings: Iterable[RuleStanding]) -> tuple[RuleStanding, ...]:
    """Return what is better asked again: what was got wrong most, then what was not asked long."""
    due = [one for one in standings if one.steps and (one.is_unmended or one.state is State.DUE)]
    return tuple(sorted(due, key=lambda one: (not one.is_unmended, -one.wrong, -one.last_wrong)))
