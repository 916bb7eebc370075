"""The clock: in minutes of the world, and in days where the learner is."""

from datetime import date, datetime
from time import time

from ft_tutor.learner.rows import MOST_MINUTES


def now() -> tuple[int, date]:
    """Return the minute of the world's clock, and the learner's own day."""
    minute = min(max(int(time()) // 60, 0), MOST_MINUTES)  # a clock may be set to anything
    return minute, datetime.fromtimestamp(minute * 60).date()  # noqa: DTZ006  # his own


def today() -> date:
    """Return the learner's own day."""
    return now()[1]
