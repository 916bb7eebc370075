"""The file of progress: a small SQLite database that kernels share, and that may be anything.

All that is asked of it is one short transaction: write what waits, read what is known. No file
is ever deleted: one that cannot be used is set aside under another name.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ft_tutor.files import NotAFileError, is_plain_file
from ft_tutor.learner.account import Account
from ft_tutor.learner.rows import KINDS, MOST_ROWS, STEPS, Key, Numbers, RowKind, with_room
from ft_tutor.learner.schema import FORMER, is_ours, prepare
from ft_tutor.learner.troubles import DatabaseTroubleError, Trouble, troubles_named

MOST_WORK: Final = 1_000_000
"""Steps of SQLite that reading may take where nobody knows what the file makes it do."""

LONGEST_VALUE: Final = 10_000
"""How long a text of such a file may be, in bytes."""

_BESIDE: Final = ("-journal", "-wal", "-shm")
"""What SQLite lays beside a database, by the end of the name."""


@dataclass(frozen=True, slots=True)
class Exchanged:
    """What came of an exchange.

    Attributes:
        known: all that the file holds now.
        left: the visits of steps that it had no room for.
        anew: whether the file was made in this exchange.
    """

    known: Account
    left: Account
    anew: bool


def exchange(path: Path, waiting: Account, kept: Account, *, wait: float) -> Exchanged:
    """Write what waits, and read what is known, in one transaction.

    Args:
        path: the file; it and its folder are made where they are missing.
        waiting: visits that no file holds yet.
        kept: what the file is known to have held, in case it is another one now.
        wait: how long to wait for other kernels, in seconds.

    Raises:
        DatabaseTroubleError: the file cannot be used, or not now; it is as it was.
    """
    with troubles_named(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        _refuse_odd(path)
        with closing(sqlite3.connect(path, timeout=wait, isolation_level=None)) as database:
            # At once: it waits for other kernels before it begins, not in the middle.
            database.execute("BEGIN IMMEDIATE")
            # Closing takes back whatever did not come to the end.
            done = _exchanged(database, waiting, kept)
            database.execute("COMMIT")
            return done


def salvage(path: Path) -> Account:
    """Return what can be read of a file that cannot be used; never raises, changes nothing."""
    found = Account()
    with suppress(sqlite3.Error, OSError, ValueError, OverflowError):
        _refuse_odd(path)
        only_reading = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(only_reading, uri=True)) as database:
            _limit(database)
            if is_ours(database):
                for kind in (*KINDS, FORMER):
                    found = _salvaged(database, found, kind)
    return found


def _salvaged(database: sqlite3.Connection, found: Account, kind: RowKind) -> Account:
    rows: dict[Key, Numbers] = {}
    with suppress(sqlite3.Error, ValueError, OverflowError):
        for row in database.execute(f"{kind.read} LIMIT {MOST_ROWS}"):
            with suppress(ValueError):
                rows.update([kind.sound(row)])
    if kind is FORMER:
        rows = {key: (*one, 0, 0, 0) for key, one in rows.items()}
        return found.having(STEPS, {**rows, **found.rows(STEPS)})
    return found.having(kind, rows)


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
            exchange(path, Account(), Account(), wait=wait)
        except DatabaseTroubleError as error:
            if not error.of_the_file:
                raise
            with troubles_named(path):
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


def _refuse_odd(path: Path) -> None:
    """Make sure that SQLite will find ordinary files: it waits for a pipe without end."""
    for end in ("", *_BESIDE):
        name = Path(f"{path}{end}")
        if os.path.lexists(name) and not is_plain_file(name):
            raise NotAFileError(name)


def _exchanged(database: sqlite3.Connection, waiting: Account, kept: Account) -> Exchanged:
    anew = prepare(database)
    before = Account({kind.name: _rows(database, kind) for kind in KINDS})
    known = before.united(kept).plus(waiting)
    written = Account(
        {kind.name: with_room(known.rows(kind), before.rows(kind), MOST_ROWS) for kind in KINDS}
    )
    for kind in KINDS:
        _write(database, kind, before, written)
    # What else has no room is forgotten: stars are worth more than what was wrong on the way.
    left = {key: one for key, one in waiting.rows(STEPS).items() if key not in written.rows(STEPS)}
    return Exchanged(written, Account().having(STEPS, left), anew)


def _write(database: sqlite3.Connection, kind: RowKind, before: Account, after: Account) -> None:
    old, new = before.rows(kind), after.rows(kind)
    database.executemany(kind.delete, (key for key in old if key not in new))
    changed = (key for key, one in new.items() if old.get(key) != one)
    database.executemany(kind.write, ((*key, *new[key]) for key in changed))


def _rows(database: sqlite3.Connection, kind: RowKind) -> dict[Key, Numbers]:
    return dict(map(kind.checked, database.execute(kind.read)))
