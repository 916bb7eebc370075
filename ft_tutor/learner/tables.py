"""Tables that go on: what was played and tried on one, kept as text beside the progress."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from ft_tutor.files import read_whole, write_whole
from ft_tutor.learner.folder import learner_folder

FOLDER: Final = "tables"

MOST_BYTES: Final = 1_000_000
"""How big a kept table may be: twice the longest tree that can be read, in UTF-8."""

_NAME: Final = re.compile(r"[a-z]{1,20}")


def table_file(name: str) -> Path:
    """Return where a table is kept.

    Raises:
        ValueError: the name is not a few small letters.
    """
    if not _NAME.fullmatch(name):
        raise ValueError(f"{name!r:.40} is not a few small letters")
    return learner_folder() / FOLDER / f"{name}.txt"


def kept_table(name: str) -> str | None:
    """Return the text of a kept table; None if there is none that could be read."""
    with suppress(OSError, UnicodeDecodeError):
        return read_whole(table_file(name), MOST_BYTES).decode()
    return None


def keep_table(name: str, text: str) -> bool:
    """Keep a table under a name, in place of the one before; say whether the folder allowed it."""
    file = table_file(name)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, text.encode())
    except OSError:
        return False
    return True


def set_aside(name: str) -> Path | None:
    """Move a kept table that cannot be read out of the way; return where it is now, if it is."""
    file = table_file(name)
    aside = file.with_suffix(".unreadable.txt")
    with suppress(OSError):
        return file.replace(aside)
    return None
