"""The schema of the file of progress: how one of ours is told from any other, and made current."""

import sqlite3
from typing import Final

from ft_tutor.learner.rows import LONGEST_ID, MOST_STARS
from ft_tutor.learner.troubles import DatabaseTroubleError, Trouble

MOST_BYTES: Final = 16 * 1024 * 1024
"""How big a file of ours can be at most; a bigger one is something else."""

VERSION: Final = 1
"""Of the table; SQLite keeps it in the file's header.

A version to come changes the words of the table too, if only by a comment: what stands in the
header alone, a single wrong byte can make.
"""

_APPLICATION: Final = 0x46545031
"""Marks a file as ours ("FTP1"); SQLite keeps it there too."""

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
READ: Final = "SELECT lesson, step, stars, tries, seconds FROM progress"


def prepare(database: sqlite3.Connection) -> bool:
    """Make sure that the file is a database of ours and of today; return whether it is new.

    It keeps SQLite's ordinary journal: the faster write-ahead log needs shared memory, which
    the network disks of many a school do not have.

    Raises:
        DatabaseTroubleError: it is no such database.
    """
    if _number(database, "page_count") * _number(database, "page_size") > MOST_BYTES:
        raise DatabaseTroubleError(Trouble.FOREIGN)
    schema = _schema(database)
    version, marked = _number(database, "user_version"), _number(database, "application_id")
    new = not schema and not version and not marked
    if new:
        database.execute(_TABLE)
        database.execute(f"PRAGMA application_id = {_APPLICATION}")
    elif not is_ours(database):
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


def is_ours(database: sqlite3.Connection) -> bool:
    """Tell our files by their mark or by the words of the table: one of them may be damaged."""
    marked = _number(database, "application_id") == _APPLICATION
    return marked or _SCHEMA[0] in _schema(database)


def _is_whole(database: sqlite3.Connection) -> bool:
    return bool(database.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))


def _number(database: sqlite3.Connection, name: str) -> int:
    (number,) = database.execute(f"PRAGMA {name}").fetchone()
    return int(number)
