"""The file of progress: a small SQLite database that kernels share, and that may be anything.

All that is asked of it is one short transaction: write what waits, read what is known. Nothing
is ever deleted: a file that cannot be used is set aside under another name.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from ft_tutor.files import NotAFileError, is_plain_file
from ft_tutor.learner.rows import (
    LONGEST_ID,
    MOST_ROWS,
    MOST_STARS,
    Rows,
    Step,
    StepProgress,
    added,
    checked_row,
    sound_row,
    united,
)

MOST_BYTES: Final = 16 * 1024 * 1024
"""How big a file of ours can be at most; a bigger one is something else."""

VERSION: Final = 1
"""Of the table; SQLite keeps it in the file's header.

A version to come changes the words of the table too, if only by a comment: what stands in the
header alone, a single wrong byte can make.
"""

_APPLICATION: Final = 0x46545031
"""Marks a file as ours ("FTP1"); SQLite keeps it there too."""

_NEWEST_FORMAT: Final = 2
"""Of SQLite's own: it reads a file of a later one, but calls it one that must not be written."""

MOST_WORK: Final = 1_000_000
"""Steps of SQLite that reading may take where nobody knows what the file makes it do."""

LONGEST_VALUE: Final = 10_000
"""How long a text of such a file may be, in bytes."""

_TABLE: Final = f"""\
CREATE TABLE progress (
    lesson TEXT NOT NULL CHECK (length(lesson) BETWEEN 1 AND {LONGEST_ID}),
    step TEXT NOT NULL CHECK (length(step) BETWEEN 1 AND {LONGEST_ID}),
    stars INTEGER NOT NULL CHECK (stars BETWEEN 0 AND {MOST_STARS}),
    tries INTEGER NOT NULL CHECK (tries >= 0),
    seconds INTEGER NOT NULL CHECK (seconds >= 0),
    PRIMARY KEY (lesson, step)
) WITHOUT ROWID"""
_SCHEMA: Final = [("table", "progress", _TABLE)]
_MIGRATIONS: Final = (
    # From 0: seconds ran from when a cell was run, through nights too; they tell nothing.
    "UPDATE progress SET seconds = 0",
)
_READ: Final = "SELECT lesson, step, stars, tries, seconds FROM progress"
_WRITE: Final = "INSERT OR REPLACE INTO progress VALUES (?, ?, ?, ?, ?)"

_BESIDE: Final = ("-journal", "-wal", "-shm")
"""What SQLite lays beside a database, by the end of the name."""

_BUSY: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
_OUTSIDE: Final = frozenset(
    {
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_NOLFS,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
"""Errors that say nothing against the file: its disk or its folder is at fault, or the moment."""


class Trouble(StrEnum):
    """What can happen to the file; the value is the reason of its notice."""

    BUSY = "progress-busy"  # another program holds it
    MEMORY = "progress-memory"  # its disk or its folder is at fault
    FULL = "progress-full"
    NEWER = "progress-newer"
    DAMAGED = "progress-damaged"
    FOREIGN = "progress-foreign"
    ANEW = "progress-anew"  # it was gone


class DatabaseTroubleError(Exception):
    """The file cannot do what it should."""

    def __init__(self, trouble: Trouble) -> None:
        self.trouble = trouble
        super().__init__(trouble)

    @property
    def of_the_file(self) -> bool:
        """Whether no waiting helps, but another file."""
        return self.trouble in (Trouble.DAMAGED, Trouble.FOREIGN)


@dataclass(frozen=True, slots=True)
class Exchanged:
    """What came of an exchange.

    Attributes:
        known: all that the file holds now.
        left: what it had no room for.
        anew: whether the file was made in this exchange.
    """

    known: Rows
    left: Rows
    anew: bool


def exchange(path: Path, waiting: Rows, kept: Rows, *, wait: float) -> Exchanged:
    """Write what waits, and read what is known, in one transaction.

    Args:
        path: the file; it and its folder are made where they are missing.
        waiting: visits that no file holds yet.
        kept: what the file is known to have held, in case it is another one now.
        wait: how long to wait for other kernels, in seconds.

    Raises:
        DatabaseTroubleError: the file cannot be used, or not now; it is as it was.
    """
    with _troubles_named(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        _refuse_odd(path)
        with closing(sqlite3.connect(path, timeout=wait, isolation_level=None)) as database:
            # At once: it waits for other kernels before it begins, not in the middle.
            database.execute("BEGIN IMMEDIATE")
            # Closing takes back whatever did not come to the end.
            done = _exchanged(database, waiting, kept)
            database.execute("COMMIT")
            return done


def salvage(path: Path) -> dict[Step, StepProgress]:
    """Return what can be read of a file that cannot be used; never raises, changes nothing."""
    rows: dict[Step, StepProgress] = {}
    with suppress(sqlite3.Error, OSError, ValueError, OverflowError):
        _refuse_odd(path)
        only_reading = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(only_reading, uri=True)) as database:
            _limit(database)
            if _is_ours(database, _schema(database)):
                for row in database.execute(f"{_READ} LIMIT {MOST_ROWS}"):
                    with suppress(ValueError):
                        rows.update([sound_row(row)])
    return rows


def _limit(database: sqlite3.Connection) -> None:
    """Let a file be read whatever it is: a view in the place of the table may never end."""
    database.text_factory = lambda letters: letters.decode(errors="replace")
    database.execute("PRAGMA trusted_schema = OFF")
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
    database.set_progress_handler(lambda: True, MOST_WORK)


def set_aside(path: Path, *, wait: float) -> tuple[Trouble, str] | None:
    """Give a file that cannot be used another name: once, however many kernels find it.

    Returns:
        What was wrong with it, and its new name; None if another kernel was quicker.

    Raises:
        DatabaseTroubleError: it cannot be done, or not now.
    """
    with _alone(path, wait):
        try:
            exchange(path, {}, {}, wait=wait)
        except DatabaseTroubleError as error:
            if not error.of_the_file:
                raise
            with _troubles_named(path):
                return error.trouble, _renamed(path)
    return None


@contextmanager
def _alone(path: Path, wait: float) -> Iterator[None]:
    """Keep other kernels from doing the same, by a lock that ends with this kernel."""
    lock = path.with_name(f"{path.name}.lock")
    try:
        if os.path.lexists(lock):
            _refuse_odd(lock)
        database = sqlite3.connect(lock, timeout=wait, isolation_level=None)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseTroubleError(Trouble.MEMORY) from error
    with closing(database):
        try:
            database.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            raise DatabaseTroubleError(Trouble.MEMORY) from error
        yield


def _renamed(path: Path) -> str:
    number = 1
    while os.path.lexists(kept := path.with_name(f"{path.name}.damaged-{number}")):
        number += 1
    # The database last: a journal that stayed would be taken for the one of the next file.
    for end in (*_BESIDE, ""):
        with suppress(FileNotFoundError):
            Path(f"{path}{end}").rename(f"{kept}{end}")
    return kept.name


@contextmanager
def _troubles_named(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise DatabaseTroubleError(Trouble.MEMORY) from error
    except sqlite3.Error as error:
        raise DatabaseTroubleError(_trouble(error, path)) from error
    except (ValueError, OverflowError) as error:  # such as letters that are no text
        raise DatabaseTroubleError(Trouble.DAMAGED) from error


def _trouble(error: sqlite3.Error, path: Path) -> Trouble:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if code in _BUSY:
        return Trouble.BUSY
    if code == sqlite3.SQLITE_READONLY and _format(path) > _NEWEST_FORMAT:
        return Trouble.DAMAGED
    return Trouble.MEMORY if code in _OUTSIDE else Trouble.DAMAGED


def _format(path: Path) -> int:
    """Return the number of the format that the file is written in; 0 where nobody can read it."""
    with suppress(OSError), path.open("rb") as file:
        return int.from_bytes(file.read(19)[18:])
    return 0


def _refuse_odd(path: Path) -> None:
    """Make sure that SQLite will find ordinary files: it waits for a pipe without end."""
    for end in ("", *_BESIDE):
        name = Path(f"{path}{end}")
        if os.path.lexists(name) and not is_plain_file(name):
            raise NotAFileError(name)


def _exchanged(database: sqlite3.Connection, waiting: Rows, kept: Rows) -> Exchanged:
    anew = _prepare(database)
    before = _rows(database)
    known = added(united(before, kept), waiting)
    room = [step for step in known if step in before][:MOST_ROWS]
    room += [step for step in known if step not in before][: MOST_ROWS - len(room)]
    written = {step: known[step] for step in room}
    database.executemany(_WRITE, _changed(before, written))
    left = {step: one for step, one in waiting.items() if step not in written}
    return Exchanged(written, left, anew)


def _changed(before: Rows, after: Rows) -> Iterator[tuple[str | int, ...]]:
    for step, one in after.items():
        if before.get(step) != one:
            yield (*step, one.stars, one.tries, one.seconds)


def _rows(database: sqlite3.Connection) -> dict[Step, StepProgress]:
    return dict(map(checked_row, database.execute(_READ)))


def _prepare(database: sqlite3.Connection) -> bool:
    """Make sure that the file is a database of ours and of today; return whether it is new.

    It keeps SQLite's ordinary journal: the faster write-ahead log needs shared memory, which
    the network disks of many a school do not have.
    """
    if _number(database, "page_count") * _number(database, "page_size") > MOST_BYTES:
        raise DatabaseTroubleError(Trouble.FOREIGN)
    schema = _schema(database)
    version, marked = _number(database, "user_version"), _number(database, "application_id")
    new = not schema and not version and not marked
    if new:
        database.execute(_TABLE)
        database.execute(f"PRAGMA application_id = {_APPLICATION}")
    elif not _is_ours(database, schema):
        raise DatabaseTroubleError(Trouble.FOREIGN)
    # Word for word: a trigger, a view or a column that is reckoned would run when it is used.
    elif schema != _SCHEMA:
        raise DatabaseTroubleError(Trouble.NEWER if version > VERSION else Trouble.DAMAGED)
    elif marked != _APPLICATION or not 0 <= version <= VERSION or not _is_whole(database):
        raise DatabaseTroubleError(Trouble.DAMAGED)
    _migrate(database, version)
    return new


def _migrate(database: sqlite3.Connection, version: int) -> None:
    for step in _MIGRATIONS[version:VERSION]:
        database.execute(step)
    if version != VERSION:
        database.execute(f"PRAGMA user_version = {VERSION}")


def _schema(database: sqlite3.Connection) -> list[tuple[str, str, str]]:
    return database.execute("SELECT type, name, sql FROM sqlite_master").fetchall()


def _is_ours(database: sqlite3.Connection, schema: list[tuple[str, str, str]]) -> bool:
    """Tell our files by their mark or by the words of the table: one of them may be damaged."""
    return _number(database, "application_id") == _APPLICATION or _SCHEMA[0] in schema


def _is_whole(database: sqlite3.Connection) -> bool:
    return bool(database.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))


def _number(database: sqlite3.Connection, name: str) -> int:
    (number,) = database.execute(f"PRAGMA {name}").fetchone()
    return int(number)
