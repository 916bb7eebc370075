"""Progress: the steps passed and their stars, in a small SQLite file that kernels share.

Every write is one short transaction, so that several notebooks may write at once. Nothing is
ever deleted by accident: a file that cannot be used is set aside under another name.
"""

import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from ft_tutor.learner.notices import Notice

T = TypeVar("T")

FOLDER_VARIABLE: Final = "FT_TUTOR_FOLDER"
OWN_FOLDER: Final = ".ft-tutor"
FILE: Final = "progress.sqlite"

MOST_STARS: Final = 3
MOST_TRIES: Final = 1_000_000
MOST_SECONDS: Final = 1_000_000
MOST_ROWS: Final = 10_000
LONGEST_ID: Final = 64

WAIT: Final = 10.0
"""How long a write waits for another kernel's, in seconds."""

MOST_BYTES: Final = 16 * 1024 * 1024
"""How big a file of ours can be at most; a bigger one is something else."""

_APPLICATION: Final = 0x46545031
"""Marks a file as ours ("FTP1"); SQLite keeps it in the file's header."""

_TABLE: Final = f"""
CREATE TABLE IF NOT EXISTS progress (
    lesson TEXT NOT NULL CHECK (length(lesson) BETWEEN 1 AND {LONGEST_ID}),
    step TEXT NOT NULL CHECK (length(step) BETWEEN 1 AND {LONGEST_ID}),
    stars INTEGER NOT NULL CHECK (stars BETWEEN 0 AND {MOST_STARS}),
    tries INTEGER NOT NULL CHECK (tries >= 0),
    seconds INTEGER NOT NULL CHECK (seconds >= 0),
    PRIMARY KEY (lesson, step)
) WITHOUT ROWID
"""
_COLUMNS: Final = ("lesson", "step", "stars", "tries", "seconds")
_COPY: Final = "INSERT OR IGNORE INTO progress VALUES (?, ?, ?, ?, ?)"
_KNOWN: Final = "SELECT 1 FROM progress WHERE lesson = :lesson AND step = :step"
_RESET: Final = "DELETE FROM progress WHERE lesson = ?"
_STEPS: Final = "SELECT step, stars, tries, seconds FROM progress WHERE lesson = ? ORDER BY step"
_RECORD: Final = """
INSERT INTO progress VALUES (:lesson, :step, :stars, :tries, :seconds)
ON CONFLICT (lesson, step) DO UPDATE SET
    stars = max(stars, excluded.stars),
    tries = min(tries + excluded.tries, :most_tries),
    seconds = min(seconds + excluded.seconds, :most_seconds)
"""


@dataclass(frozen=True, slots=True)
class StepProgress:
    """What is known of one step.

    Attributes:
        stars: the best so far, 1 to 3; 0 where it was tried but not passed.
        tries: all tries together.
        seconds: all time spent on it together.
    """

    stars: int
    tries: int
    seconds: int


def progress_file() -> Path:
    """Return where progress is kept: in the folder of the user's notebooks."""
    folder = os.environ.get(FOLDER_VARIABLE)
    return (Path(folder) if folder else Path.cwd() / OWN_FOLDER) / FILE


class Progress:
    """The progress of one learner.

    Attributes:
        path: the file; None while it is kept in memory only.
        notices: what the learner should be told.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path: Path | None = path or progress_file()
        self.notices: tuple[Notice, ...] = ()
        self._memory: sqlite3.Connection | None = None
        self._open()

    def record(
        self, lesson: str, step: str, *, stars: int, tries: int = 1, seconds: float = 0
    ) -> None:
        """Keep a pass or a try; the best stars stay, tries and time add up.

        Raises:
            ValueError: an id is empty or too long, or a number is out of range.
        """
        row: dict[str, str | int] = {
            "lesson": _checked_id(lesson),
            "step": _checked_id(step),
            "stars": _checked(stars, MOST_STARS),
            "tries": _checked(tries, MOST_TRIES),
            "seconds": min(max(int(seconds), 0), MOST_SECONDS),
        }
        if not self._ask(lambda database: _recorded(database, row)):
            self.notices = (*self.notices, Notice("progress-full"))

    def steps(self, lesson: str) -> dict[str, StepProgress]:
        """Return what is known of a lesson, by step."""
        rows = self._ask(lambda database: database.execute(_STEPS, (lesson,)).fetchall())
        return {step: StepProgress(*numbers) for step, *numbers in rows}

    def stars(self, lesson: str) -> dict[str, int]:
        """Return the best stars of a lesson's passed steps."""
        return {step: known.stars for step, known in self.steps(lesson).items() if known.stars}

    def first_open(self, lesson: str, steps: Iterable[str]) -> str | None:
        """Return the first of the steps that is not passed; None when all are."""
        passed = self.stars(lesson)
        return next((step for step in steps if step not in passed), None)

    def reset(self, lesson: str) -> None:
        """Forget a lesson's progress."""
        self._ask(lambda database: database.execute(_RESET, (lesson,)))

    # --- the file

    def _open(self) -> None:
        assert self.path is not None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            _prepare(self.path)
        except (OSError, sqlite3.OperationalError):
            self._keep_in_memory()
        except sqlite3.DatabaseError:
            self._set_aside("progress-damaged")
        except _ForeignFileError:
            self._set_aside("progress-foreign")

    def _ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do one thing with the database; where the file fails, go on without it."""
        try:
            return self._in_transaction(work)
        except sqlite3.OperationalError:
            self._keep_in_memory()
        except sqlite3.DatabaseError:
            self._set_aside("progress-damaged")
        return self._in_transaction(work)

    def _in_transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._memory is not None:
            return _in_transaction(self._memory, work)
        assert self.path is not None
        with closing(_connect(self.path)) as database:
            return _in_transaction(database, work)

    def _set_aside(self, reason: str) -> None:
        assert self.path is not None
        kept = _free_name(self.path)
        try:
            for suffix in ("", "-journal", "-wal", "-shm"):
                with suppress(FileNotFoundError):
                    Path(f"{self.path}{suffix}").rename(f"{kept}{suffix}")
            _prepare(self.path)
        except (OSError, sqlite3.Error, _ForeignFileError):
            self._keep_in_memory()
        else:
            self.notices = (*self.notices, Notice(reason, (("file", kept.name),)))

    def _keep_in_memory(self) -> None:
        """Go on without a file, with whatever can still be read from it."""
        self._memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self._memory.execute(_TABLE)
        with suppress(sqlite3.Error, OSError), closing(_connect_to_read(self.path)) as old:
            rows = old.execute("SELECT lesson, step, stars, tries, seconds FROM progress")
            self._memory.executemany(_COPY, rows.fetchmany(MOST_ROWS))
        self.path = None
        self.notices = (*self.notices, Notice("progress-memory"))


class _ForeignFileError(Exception):
    """The file is a database of something else."""


def _prepare(path: Path) -> None:
    """Make sure that the file is a database of ours.

    It keeps SQLite's ordinary journal: the faster write-ahead log needs shared memory, which
    the network disks of many a school do not have.
    """
    if path.exists() and path.stat().st_size > MOST_BYTES:
        raise _ForeignFileError
    with closing(_connect(path)) as database:
        (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if tables:
            _examine(database)
        else:
            _in_transaction(database, _create)


def _examine(database: sqlite3.Connection) -> None:
    if database.execute("PRAGMA application_id").fetchone() != (_APPLICATION,):
        raise _ForeignFileError
    # A view that never ends, or a trigger, would run as soon as the table is used.
    parts = database.execute("SELECT type, name FROM sqlite_master").fetchall()
    if parts != [("table", "progress")]:
        raise sqlite3.DatabaseError
    columns = tuple(name for _, name, *_ in database.execute("PRAGMA table_info(progress)"))
    if columns != _COLUMNS or database.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise sqlite3.DatabaseError


def _create(database: sqlite3.Connection) -> None:
    database.execute(f"PRAGMA application_id = {_APPLICATION}")
    database.execute(_TABLE)


def _in_transaction(database: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Do one short thing; IMMEDIATE, so that it waits for other kernels before it begins."""
    database.execute("BEGIN IMMEDIATE")
    try:
        answer = work(database)
    except BaseException:
        # An error of SQLite may have ended the transaction already.
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")
    return answer


def _recorded(database: sqlite3.Connection, row: dict[str, str | int]) -> bool:
    (rows,) = database.execute("SELECT count(*) FROM progress").fetchone()
    if rows >= MOST_ROWS and not database.execute(_KNOWN, row).fetchone():
        return False
    limits = {"most_tries": MOST_TRIES, "most_seconds": MOST_SECONDS}
    database.execute(_RECORD, {**row, **limits})
    return True


def _connect(path: Path) -> sqlite3.Connection:
    # Autocommit: transactions are begun by hand, where they are wanted.
    return sqlite3.connect(path, timeout=WAIT, isolation_level=None)


def _connect_to_read(path: Path | None) -> sqlite3.Connection:
    assert path is not None
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)


def _free_name(path: Path) -> Path:
    number = 1
    while (name := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return name


def _checked_id(name: str) -> str:
    if not 1 <= len(name) <= LONGEST_ID:
        raise ValueError(f"{name[:LONGEST_ID]!r} is not the id of a lesson or a step")
    return name


def _checked(number: int, most: int) -> int:
    if not 0 <= number <= most:
        raise ValueError(f"{number} is not from 0 to {most}")
    return number
