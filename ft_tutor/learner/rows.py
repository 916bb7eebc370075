"""Rows of progress: what is known of each step, and how two accounts of it become one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

MOST_STARS: Final = 3
MOST_TRIES: Final = 1_000_000
MOST_SECONDS: Final = 1_000_000
MOST_ROWS: Final = 10_000
LONGEST_ID: Final = 64

Step = tuple[str, str]
"""The ids of a lesson and of a step in it."""


@dataclass(frozen=True, slots=True)
class StepProgress:
    """What is known of one step.

    Attributes:
        stars: the best so far, 1 to 3; 0 where it was tried but not passed.
        tries: all tries together.
        seconds: all time spent on it together.
    """

    stars: int = 0
    tries: int = 0
    seconds: int = 0

    def plus(self, more: "StepProgress") -> "StepProgress":
        """Return the sum of two visits: the best stars stay, tries and time add up."""
        return StepProgress(
            max(self.stars, more.stars),
            min(self.tries + more.tries, MOST_TRIES),
            min(self.seconds + more.seconds, MOST_SECONDS),
        )

    def or_better(self, same: "StepProgress") -> "StepProgress":
        """Return what two accounts of the same visits say together."""
        return StepProgress(
            max(self.stars, same.stars),
            max(self.tries, same.tries),
            max(self.seconds, same.seconds),
        )


Rows = Mapping[Step, StepProgress]
NOTHING: Final = StepProgress()


def added(rows: Rows, more: Rows) -> dict[Step, StepProgress]:
    """Return rows with more visits."""
    return {**rows, **{step: rows.get(step, NOTHING).plus(one) for step, one in more.items()}}


def united(rows: Rows, same: Rows) -> dict[Step, StepProgress]:
    """Return two accounts of the same visits as one."""
    return {**rows, **{step: rows.get(step, NOTHING).or_better(one) for step, one in same.items()}}


def checked_row(row: tuple[Any, ...]) -> tuple[Step, StepProgress]:
    """Return a row that comes from a stranger.

    Raises:
        ValueError: it is none of ours.
    """
    lesson, step, stars, tries, seconds = row
    counted = StepProgress(
        checked(stars, MOST_STARS), checked(tries, MOST_TRIES), checked(seconds, MOST_SECONDS)
    )
    return (checked_id(lesson), checked_id(step)), counted


def sound_row(row: tuple[Any, ...]) -> tuple[Step, StepProgress]:
    """Return what is sound in a row of a damaged file: a number that cannot be does no harm.

    Raises:
        ValueError: nobody knows which step it is about.
    """
    lesson, step, stars, tries, seconds = row
    counted = StepProgress(
        _sound(stars, MOST_STARS), _sound(tries, MOST_TRIES), _sound(seconds, MOST_SECONDS)
    )
    return (checked_id(lesson), checked_id(step)), counted


def _sound(number: Any, most: int) -> int:
    """Return the count that is nearest to a number; 0 for what is none."""
    return min(max(number, 0), most) if isinstance(number, int) else 0


def checked_id(name: Any) -> str:
    """Return the id of a lesson or a step.

    Raises:
        ValueError: it is none.
    """
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_ID:
        raise ValueError(f"{str(name)[:LONGEST_ID]!r} is not the id of a lesson or a step")
    return name


def checked(number: Any, most: int) -> int:
    """Return a count.

    Raises:
        ValueError: it is no number from 0 to `most`.
    """
    if not isinstance(number, int) or not 0 <= number <= most:
        raise ValueError(f"{number!r:.40} is not a number from 0 to {most}")
    return number
