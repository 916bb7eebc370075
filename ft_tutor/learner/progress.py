"""Progress: what was passed, tried and got wrong, kept in memory until the file has it."""

import atexit
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from time import monotonic
from typing import Final
from weakref import WeakSet

from ft_tutor.learner.account import EVERYTHING, Account
from ft_tutor.learner.clock import now
from ft_tutor.learner.database import Exchanged, exchange, salvage, set_aside
from ft_tutor.learner.folder import learner_folder
from ft_tutor.learner.notices import Notice
from ft_tutor.learner.rows import (
    DAYS,
    MISTAKES,
    MOST_SECONDS,
    MOST_STARS,
    MOST_TRIES,
    RESETS,
    STEPS,
    Numbers,
    Rows,
    StepProgress,
    checked,
    checked_id,
)
from ft_tutor.learner.troubles import DatabaseTroubleError, Trouble

FILE: Final = "progress.sqlite"

WAIT: Final = 0.3
"""How long a click may wait for another kernel, in seconds; once, until the trouble is over."""

PAUSE: Final = 2.0
"""How long nothing is tried after it went wrong, in seconds, unless there is more to write."""

_IN_TROUBLE: "Final[WeakSet[Progress]]" = WeakSet()

Mark = tuple[int, int, int] | None
"""Tells one state of the file from another; None if there is no file."""


def progress_file() -> Path:
    """Return where progress is kept."""
    return learner_folder() / FILE


class Progress:
    """The progress of one learner.

    What cannot be written waits here, is counted as if it were written, and is written as soon
    as the file can be used again.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path | None = None, clock: Callable[[], float] = monotonic) -> None:
        self.path = path or progress_file()
        self._clock = clock
        self._known = Account()
        self._waiting = Account()
        self._news: tuple[Notice, ...] = ()
        self._trouble: Trouble | None = None
        self._pause_ends = 0.0
        self._seen: Mark = None
        self._exchange()

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What the learner should be told now.

        What hinders the file stays until it is over, what has happened to it until more is
        recorded.
        """
        if not self._trouble:
            return self._news
        return (*self._news, Notice(self._trouble, (("file", str(self.path)),)))

    @property
    def is_kept(self) -> bool:
        """Whether the file has all that was done here."""
        return self._trouble is None

    def record(
        self,
        lesson: str,
        step: str,
        *,
        stars: int,
        tries: int = 1,
        seconds: float = 0,
        hints: int = 0,
        wrong: Iterable[str] = (),
        clean: bool = False,
    ) -> None:
        """Keep a pass or a try; the best stars stay, tries, hints and time add up.

        Args:
            lesson: its id.
            step: its id.
            stars: from 1 to 3; 0 for a try.
            tries: since it was last recorded.
            seconds: of active time since then.
            hints: layers that were asked for since then.
            wrong: the rules that a wrong try was about.
            clean: whether it was passed at the first go.

        Raises:
            ValueError: an id is empty or too long, or a number is out of range.
        """
        minute, day = now()
        visit: Numbers = (
            checked(stars, MOST_STARS),
            checked(tries, MOST_TRIES),
            min(max(int(seconds), 0), MOST_SECONDS),
            checked(hints, MOST_TRIES),
            minute,
            minute if clean else 0,
        )
        place = checked_id(lesson), checked_id(step)
        rules = Counter(map(checked_id, wrong))
        mistakes: Rows = {(*place, rule): (times, minute) for rule, times in rules.items()}
        visits = Account().having(STEPS, {place: visit}).having(MISTAKES, mistakes)
        self._keep(visits.having(DAYS, {(day.isoformat(),): (min(stars, 1),)}))

    def bring(self, stars: Mapping[tuple[str, str], int]) -> None:
        """Keep stars that were won elsewhere, by lesson and step; what is more here stays.

        Raises:
            ValueError: an id or a number of stars is out of range.
        """
        rows: Rows = {
            (checked_id(lesson), checked_id(step)): (checked(won, MOST_STARS), 0, 0, 0, 0, 0)
            for (lesson, step), won in stars.items()
        }
        self._keep(Account().having(STEPS, rows))

    def reset(self, *lessons: str) -> Account:
        """Begin some lessons anew; without any, everything. Return what was there before."""
        known = self.account()
        names = lessons or (*known.lessons, EVERYTHING)
        self._known = self._known.reset(names)
        self._waiting = self._waiting.without(names)
        self._news = ()
        self._exchange()
        return known.only(names)

    def put_back(self, visits: Account) -> None:
        """Take a reset back, with what it had returned."""
        self._keep(visits.having(RESETS, {}))

    def _keep(self, visits: Account) -> None:
        self._news = ()
        self._waiting = self._waiting.plus(visits)
        self._exchange()

    def retry(self) -> None:
        """Write what still waits, if it is time to try again; costs nothing where all is well."""
        if self._trouble and self._clock() >= self._pause_ends:
            self._exchange()

    def account(self) -> Account:
        """Return all that is known; other kernels' news too."""
        if not self._trouble and self._mark() != self._seen:
            self._exchange()
        self.retry()
        return self._known.plus(self._waiting)

    def steps(self, lesson: str) -> dict[str, StepProgress]:
        """Return what is known of a lesson, by step."""
        return self.account().steps(lesson)

    def stars(self, lesson: str) -> dict[str, int]:
        """Return the best stars of a lesson's passed steps."""
        return {step: known.stars for step, known in self.steps(lesson).items() if known.stars}

    def first_open(self, lesson: str, steps: Iterable[str]) -> str | None:
        """Return the first of the steps that is not passed; None when all are."""
        passed = self.stars(lesson)
        return next((step for step in steps if step not in passed), None)

    # --- the file

    def last_try(self) -> None:
        """Write what still waits, before the kernel ends."""
        if self._waiting or self._trouble:
            self._exchange()

    def _exchange(self) -> None:
        """Write what waits and read what is known; whatever goes wrong, go on without it."""
        # Before the file is read: whatever changes later is noticed.
        self._seen = self._mark()
        try:
            done = self._exchanged(0.0 if self._trouble else WAIT)
        except DatabaseTroubleError as error:
            self._known = self._known.united(salvage(self.path))
            self._trouble, self._pause_ends = error.trouble, self._clock() + PAUSE
            _IN_TROUBLE.add(self)
        else:
            self._known, self._waiting = done.known, done.left
            self._trouble = Trouble.FULL if done.left else None

    def _exchanged(self, wait: float) -> Exchanged:
        try:
            done = exchange(self.path, self._waiting, self._known, wait=wait)
        except DatabaseTroubleError as error:
            if not error.of_the_file:
                raise
        else:
            if done.anew and self._known:
                self._tell(Trouble.ANEW, self.path.name)
            return done
        # A number of resets that is damaged could cost stars: ours stand for theirs.
        found = salvage(self.path).having(RESETS, self._known.rows(RESETS))
        self._known = self._known.united(found)
        moved = set_aside(self.path, wait=wait)
        if moved is not None:
            self._tell(*moved)
        return exchange(self.path, self._waiting, self._known, wait=wait)

    def _tell(self, trouble: Trouble, file: str) -> None:
        self._news = (*self._news, Notice(trouble, (("file", file),)))

    def _mark(self) -> Mark:
        try:
            found = self.path.stat(follow_symlinks=False)
        except OSError:
            return None
        return found.st_ino, found.st_size, found.st_mtime_ns


@atexit.register
def _last_tries() -> None:
    for progress in tuple(_IN_TROUBLE):
        progress.last_try()
