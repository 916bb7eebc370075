"""The schema of the file of progress: how one of ours is told from any other, and made current."""

import sqlite3
from typing import Final

from ft_tutor.learner.rows import LONGEST_ID, MOST_STARS, STEPS, RowKind
from ft_tutor.learner.troubles import DatabaseTroubleError, Trouble

MOST_BYTES: Final = 16 * 1024 * 1024
"""How big a file of ours can be at most; a bigger one is something else."""

VERSION: Final = 2
"""Of the tables; SQLite keeps it in the file's header.

A version to come changes the words of the tables too, if only by a comment: what stands in the
header alone, a single wrong byte can make.
"""

_APPLICATION: Final = 0x46545031
"""Marks a file as ours ("FTP1"); SQLite keeps it there too."""

Schema = frozenset[tuple[str, str, str]]
"""Type, name and words of everything that a database holds."""

_ID: Final = f"CHECK (length({{0}}) BETWEEN 1 AND {LONGEST_ID})"
_FIRST: Final = f"""\
CREATE TABLE progress (
    lesson TEXT NOT NULL {_ID.format("lesson")},
    step TEXT NOT NULL {_ID.format("step")},
    stars INTEGER NOT NULL CHECK (stars BETWEEN 0 AND {MOST_STARS}),
    tries INTEGER NOT NULL CHECK (tries >= 0),
    seconds INTEGER NOT NULL CHECK (seconds >= 0),
    PRIMARY KEY (lesson, step)
) WITHOUT ROWID"""
"""The only table of the versions 0 and 1."""

_TABLES: Final = {
    "steps": f"""\
CREATE TABLE steps (
    lesson TEXT NOT NULL {_ID.format("lesson")},
    step TEXT NOT NULL {_ID.format("step")},
    stars INTEGER NOT NULL CHECK (stars BETWEEN 0 AND {MOST_STARS}),
    tries INTEGER NOT NULL CHECK (tries >= 0),
    seconds INTEGER NOT NULL CHECK (seconds >= 0),
    hints INTEGER NOT NULL CHECK (hints >= 0),
    seen INTEGER NOT NULL CHECK (seen >= 0),
    clean INTEGER NOT NULL CHECK (clean >= 0),
    PRIMARY KEY (lesson, step)
) WITHOUT ROWID""",
    "mistakes": f"""\
CREATE TABLE mistakes (
    lesson TEXT NOT NULL {_ID.format("lesson")},
    step TEXT NOT NULL {_ID.format("step")},
    rule TEXT NOT NULL {_ID.format("rule")},
    times INTEGER NOT NULL CHECK (times >= 0),
    last INTEGER NOT NULL CHECK (last >= 0),
    PRIMARY KEY (lesson, step, rule)
) WITHOUT ROWID""",
    "days": f"""\
CREATE TABLE days (
    day TEXT NOT NULL {_ID.format("day")},
    passes INTEGER NOT NULL CHECK (passes >= 0),
    PRIMARY KEY (day)
) WITHOUT ROWID""",
    "resets": f"""\
CREATE TABLE resets (
    lesson TEXT NOT NULL {_ID.format("lesson")},
    times INTEGER NOT NULL CHECK (times >= 0),
    PRIMARY KEY (lesson)
) WITHOUT ROWID""",
}
_MIGRATIONS: Final = (
    # From 0: seconds ran from when a cell was run, through nights too; they tell nothing.
    ("UPDATE progress SET seconds = 0",),
    # From 1: nobody had counted hints or looked at the clock.
    (
        *_TABLES.values(),
        "INSERT INTO steps SELECT lesson, step, stars, tries, seconds, 0, 0, 0 FROM progress",
        "DROP TABLE progress",
    ),
)


def _schema_of(tables: dict[str, str]) -> Schema:
    return frozenset(("table", name, words) for name, words in tables.items())


_SCHEMAS: Final = (
    _schema_of({"progress": _FIRST}),
    _schema_of({"progress": _FIRST}),
    _schema_of(_TABLES),
)
"""Per version what a file of ours holds."""

FORMER: Final = RowKind("progress", STEPS.keys, STEPS.columns[:3])
"""The rows of the versions 0 and 1."""


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
        for table in _TABLES.values():
            database.execute(table)
        database.execute(f"PRAGMA application_id = {_APPLICATION}")
    elif not is_ours(database):
        raise DatabaseTroubleError(Trouble.FOREIGN)
    # Word for word: a trigger, a view or a column that is reckoned would run when it is used.
    elif schema not in _SCHEMAS and version > VERSION:
        raise DatabaseTroubleError(Trouble.NEWER)
    elif schema != _expected(version) or marked != _APPLICATION or not _is_whole(database):
        raise DatabaseTroubleError(Trouble.DAMAGED)
    _migrate(database, VERSION if new else version)
    if new or version != VERSION:
        database.execute(f"PRAGMA user_version = {VERSION}")
    return new


def _expected(version: int) -> Schema | None:
    return _SCHEMAS[version] if 0 <= version <= VERSION else None


def _migrate(database: sqlite3.Connection, version: int) -> None:
    for orders in _MIGRATIONS[version:]:
        for order in orders:
            database.execute(order)


def _schema(database: sqlite3.Connection) -> Schema:
    return frozenset(database.execute("SELECT type, name, sql FROM sqlite_master").fetchall())


def is_ours(database: sqlite3.Connection) -> bool:
    """Tell our files by their mark or by the words of a table: one of them may be damaged."""
    marked = _number(database, "application_id") == _APPLICATION
    found = _schema(database)
    return marked or any(found & schema for schema in _SCHEMAS)


def _is_whole(database: sqlite3.Connection) -> bool:
    return bool(database.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))


def _number(database: sqlite3.Connection, name: str) -> int:
    (number,) = database.execute(f"PRAGMA {name}").fetchone()
    return int(number)
