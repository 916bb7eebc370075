"""Troubles: what can be wrong with the file of progress, or with its disk."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import Final

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

_NEWEST_FORMAT: Final = 2
"""Of SQLite's own: it reads a file of a later one, but calls it one that must not be written."""


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


@contextmanager
def troubles_named(path: Path) -> Iterator[None]:
    """Raise what goes wrong with a file as the trouble that it is.

    Raises:
        DatabaseTroubleError: something went wrong.
    """
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
