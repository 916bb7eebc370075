"""The account: all that is known of a learner's progress, as one value that can be merged.

Kernels that share a file each have an account of their own. To begin a lesson anew must win over
an account that still knows the old stars; so each lesson has a number of resets, and rows of a
lesson count only in the accounts whose number is the highest.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Self

from ft_tutor.learner.rows import (
    DAYS,
    KINDS,
    MISTAKES,
    MOST_TRIES,
    RESETS,
    STEPS,
    Key,
    Mistake,
    Numbers,
    RowKind,
    Rows,
    StepProgress,
    united,
)

EVERYTHING: Final = "*"
"""Whose resets count for what belongs to no lesson: the days. No lesson has such an id."""


def _empty() -> Mapping[str, Rows]:
    return {kind.name: {} for kind in KINDS}


@dataclass(frozen=True)
class Account:
    """All that is known.

    Attributes:
        tables: the rows of each kind, by its name.
    """

    tables: Mapping[str, Rows] = field(default_factory=_empty)

    def __bool__(self) -> bool:
        """Say whether anything is known."""
        return any(self.tables.values())

    def rows(self, kind: RowKind) -> Rows:
        """Return the rows of a kind."""
        return self.tables[kind.name]

    def having(self, kind: RowKind, rows: Rows) -> Self:
        """Return the account with these rows of a kind."""
        return type(self)({**self.tables, kind.name: rows})

    # --- what is asked

    def steps(self, lesson: str) -> dict[str, StepProgress]:
        """Return what is known of a lesson, by step."""
        found = self.rows(STEPS).items()
        return {step: StepProgress(*one) for (its, step), one in found if its == lesson}

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The wrong tries."""
        return tuple(
            Mistake(lesson, step, rule, times, last)
            for (lesson, step, rule), (times, last) in self.rows(MISTAKES).items()
        )

    @property
    def days(self) -> frozenset[str]:
        """The days of practice, such as ``2026-11-28``."""
        return frozenset(day for (day,) in self.rows(DAYS))

    @property
    def lessons(self) -> frozenset[str]:
        """The lessons of which anything is known."""
        return frozenset(key[0] for kind in (STEPS, MISTAKES) for key in self.rows(kind))

    # --- how two become one

    def plus(self, visits: "Account") -> Self:
        """Return the account after more visits."""
        return type(self)(
            {kind.name: kind.added(self.rows(kind), visits.rows(kind)) for kind in KINDS}
        )

    def united(self, same: "Account") -> Self:
        """Return what two accounts of the same visits say together."""
        resets = united(self.rows(RESETS), same.rows(RESETS))
        mine, theirs = self._since(resets), same._since(resets)  # noqa: SLF001  # our own
        both = {kind.name: united(mine.rows(kind), theirs.rows(kind)) for kind in KINDS}
        return type(self)({**both, RESETS.name: resets})

    def _since(self, resets: Rows) -> Self:
        """Return what this account knows of the lessons that it did not miss a reset of."""
        old = {key[0] for key, times in resets.items() if self.rows(RESETS).get(key) != times}
        return self.without(old) if old else self

    # --- to begin anew

    def without(self, lessons: Iterable[str]) -> Self:
        """Return the account without anything of some lessons."""
        return self._parted(frozenset(lessons))[0]

    def only(self, lessons: Iterable[str]) -> Self:
        """Return what is known of some lessons, without their resets."""
        return self._parted(frozenset(lessons))[1].having(RESETS, {})

    def _parted(self, lessons: frozenset[str]) -> tuple[Self, Self]:
        rest, those = dict(self.tables), dict(self.tables)
        for kind in (STEPS, MISTAKES, DAYS):
            inside = {key: one for key, one in self.rows(kind).items() if _owner(key) in lessons}
            those[kind.name] = inside
            rest[kind.name] = {
                key: one for key, one in self.rows(kind).items() if key not in inside
            }
        return type(self)(rest), type(self)(those)

    def reset(self, lessons: Iterable[str]) -> Self:
        """Return the account after some lessons were begun anew."""
        names = frozenset(lessons)
        resets = self.rows(RESETS)
        times: Rows = {(name,): _next(resets.get((name,))) for name in names}
        return self.without(names).having(RESETS, {**resets, **times})


def _owner(key: Key) -> str:
    """Return the lesson that a row belongs to."""
    return key[0] if len(key) > 1 else EVERYTHING


def _next(times: Numbers | None) -> Numbers:
    return (min((times or (0,))[0] + 1, MOST_TRIES),)
