"""Standing: how far a learner has come with a course, reckoned from the account of his progress."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from math import ceil
from typing import Final

from ft_tutor.course.model import Lesson
from ft_tutor.course.session import STARS
from ft_tutor.learner.account import Account

USUAL_PACE: Final = 45.0
"""How long a step takes whoever has not shown his own pace yet, in seconds: about the mean that
`ft-tutor lint --stats` reckons for the steps of the course (179 minutes for 230)."""

FASTEST: Final = 20.0
SLOWEST: Final = 180.0
"""What is believed of a learner's own pace: nobody is that quick, or thinks that long."""

ENOUGH: Final = 10
"""After so many passed steps the learner's own pace counts."""

DAYS: Final = 7


@dataclass(frozen=True, slots=True)
class LessonStanding:
    """How far a learner has come with a lesson.

    Attributes:
        stars: of the steps that are passed.
        total: how many steps there are.
        open_step: the id of the first step that is not passed; "" if there is none.
        pace: how long a step takes him, in seconds.
    """

    stars: Mapping[str, int]
    total: int
    open_step: str
    pace: float

    @property
    def passed(self) -> int:
        """How many steps are passed."""
        return len(self.stars)

    @property
    def won(self) -> int:
        """How many stars are won."""
        return sum(self.stars.values())

    @property
    def most(self) -> int:
        """How many stars there are to win."""
        return STARS * self.total

    @property
    def missing(self) -> int:
        """How many of them are not won."""
        return self.most - self.won

    @property
    def minutes(self) -> int:
        """How long the open steps will take: as many times the pace, in minutes rounded up."""
        return ceil((self.total - self.passed) * self.pace / 60)


def standings(lessons: Sequence[Lesson], account: Account) -> dict[str, LessonStanding]:
    """Return how far a learner has come with each lesson, in their order."""
    pace = pace_of(lessons, account)
    return {lesson.id: _standing(lesson, account, pace) for lesson in lessons}


def _standing(lesson: Lesson, account: Account, pace: float) -> LessonStanding:
    known = account.steps(lesson.id)
    ids = [step.id for step in lesson.steps]
    stars = {step: known[step].stars for step in ids if step in known and known[step].stars}
    open_step = next((step for step in ids if step not in stars), "")
    return LessonStanding(stars, len(ids), open_step, pace)


def pace_of(lessons: Iterable[Lesson], account: Account) -> float:
    """Return how long a step takes a learner on average, in seconds."""
    seconds = [
        one.seconds
        for lesson in lessons
        for one in account.steps(lesson.id).values()
        if one.stars and one.seconds
    ]
    if len(seconds) < ENOUGH:
        return USUAL_PACE
    return min(max(sum(seconds) / len(seconds), FASTEST), SLOWEST)


def week(days: Iterable[str], today: date) -> tuple[bool, ...]:
    """Say of each day of this week, from Monday, whether it was one of practice.

    A week begins anew for everybody: no row of days is there to be broken.
    """
    practised, monday = set(days), today - timedelta(today.weekday())
    return tuple((monday + timedelta(day)).isoformat() in practised for day in range(DAYS))
