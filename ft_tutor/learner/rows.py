"""Rows of progress: the numbers that are kept under a name, and how two of a kind become one.

Every kind of row is a few ids and a few numbers. Two visits of the same thing are added; two
accounts of the same visits, such as those of two kernels, say together the larger number of each.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

MOST_STARS: Final = 3
MOST_TRIES: Final = 1_000_000
MOST_SECONDS: Final = 1_000_000
MOST_MINUTES: Final = 100_000_000
"""The latest time that is believed, in minutes of the world's clock: in the year 2160."""

MOST_ROWS: Final = 10_000
"""How many rows of each kind a file may hold."""

LONGEST_ID: Final = 64

Key = tuple[str, ...]
"""The ids that a row is known by, such as those of a lesson and of a step in it."""

Numbers = tuple[int, ...]
Rows = Mapping[Key, Numbers]
Row = tuple[Key, Numbers]


class Column(NamedTuple):
    """A number of a row.

    Attributes:
        most: how large it may be.
        adds: whether visits add up; else the larger one stays.
    """

    name: str
    most: int
    adds: bool = False


@dataclass(frozen=True)
class RowKind:
    """What rows of one kind are made of.

    Attributes:
        name: of their table in the file.
        keys: the names of their ids.
    """

    name: str
    keys: tuple[str, ...]
    columns: tuple[Column, ...]

    def plus(self, one: Numbers, more: Numbers) -> Numbers:
        """Return the sum of two visits."""
        each = zip(self.columns, one, more, strict=True)
        return tuple(min(a + b, column.most) if column.adds else max(a, b) for column, a, b in each)

    def added(self, rows: Rows, more: Rows) -> dict[Key, Numbers]:
        """Return rows with more visits."""
        new = {key: self.plus(rows[key], one) for key, one in more.items() if key in rows}
        return {**rows, **more, **new}

    def checked(self, row: tuple[Any, ...]) -> Row:
        """Return a row that comes from a stranger.

        Raises:
            ValueError: it is none of ours.
        """
        numbers = zip(row[len(self.keys) :], self.columns, strict=True)
        return self._key(row), tuple(checked(number, one.most) for number, one in numbers)

    def sound(self, row: tuple[Any, ...]) -> Row:
        """Return what is sound in a row of a damaged file: a number that cannot be does no harm.

        Raises:
            ValueError: nobody knows what it is about.
        """
        numbers = zip(row[len(self.keys) :], self.columns, strict=True)
        return self._key(row), tuple(_sound(number, one.most) for number, one in numbers)

    def _key(self, row: tuple[Any, ...]) -> Key:
        return tuple(checked_id(name) for name in row[: len(self.keys)])

    # --- in the file

    @property
    def read(self) -> str:
        """The order that reads them all."""
        return f"SELECT {', '.join(self._names)} FROM {self.name}"  # noqa: S608  # our own words

    @property
    def write(self) -> str:
        """The order that writes one, whether it is there or not."""
        marks = ", ".join("?" * len(self._names))
        return f"INSERT OR REPLACE INTO {self.name} VALUES ({marks})"  # noqa: S608  # our own words

    @property
    def delete(self) -> str:
        """The order that deletes one."""
        wanted = " AND ".join(f"{key} = ?" for key in self.keys)
        return f"DELETE FROM {self.name} WHERE {wanted}"  # noqa: S608  # our own words

    @property
    def _names(self) -> tuple[str, ...]:
        return (*self.keys, *(column.name for column in self.columns))


STEPS: Final = RowKind(
    "steps",
    ("lesson", "step"),
    (
        Column("stars", MOST_STARS),
        Column("tries", MOST_TRIES, adds=True),
        Column("seconds", MOST_SECONDS, adds=True),
        Column("hints", MOST_TRIES, adds=True),
        Column("seen", MOST_MINUTES),
        Column("clean", MOST_MINUTES),
    ),
)
MISTAKES: Final = RowKind(
    "mistakes",
    ("lesson", "step", "rule"),
    (Column("times", MOST_TRIES, adds=True), Column("last", MOST_MINUTES)),
)
DAYS: Final = RowKind("days", ("day",), (Column("passes", MOST_TRIES, adds=True),))
RESETS: Final = RowKind("resets", ("lesson",), (Column("times", MOST_TRIES),))
KINDS: Final = (STEPS, MISTAKES, DAYS, RESETS)
"""Every kind of row, in the order of their tables."""


@dataclass(frozen=True, slots=True)
class StepProgress:
    """What is known of one step; the fields are the columns of its row.

    Attributes:
        stars: the best so far, 1 to 3; 0 where it was tried but not passed.
        tries: all tries together.
        seconds: all time spent on it together.
        hints: all layers of hints that were asked for.
        seen: when it was last tried or passed, in minutes of the world's clock; 0 for unknown.
        clean: when it was last passed at the first go; 0 for never.
    """

    stars: int = 0
    tries: int = 0
    seconds: int = 0
    hints: int = 0
    seen: int = 0
    clean: int = 0


@dataclass(frozen=True, slots=True)
class Mistake:
    """Wrong tries about one rule at one step; the last fields are the columns of its row.

    Attributes:
        times: how often.
        last: when it last happened, in minutes of the world's clock.
    """

    lesson: str
    step: str
    rule: str
    times: int
    last: int


def united(rows: Rows, same: Rows) -> dict[Key, Numbers]:
    """Return two accounts of the same visits as one."""
    new = {key: tuple(map(max, rows[key], one)) for key, one in same.items() if key in rows}
    return {**rows, **same, **new}


def with_room(rows: Rows, before: Iterable[Key], most: int) -> dict[Key, Numbers]:
    """Return as many rows as there is room for; those that were there before come first."""
    there = dict.fromkeys(key for key in before if key in rows)
    keys = [*there, *(key for key in rows if key not in there)]
    return {key: rows[key] for key in keys[:most]}


def _sound(number: Any, most: int) -> int:
    """Return the count that is nearest to a number; 0 for what is none."""
    return min(max(number, 0), most) if isinstance(number, int) else 0


def checked_id(name: Any) -> str:
    """Return the id of a lesson, a step or a rule.

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
