"""Tables that go on: what was played and tried on one, kept as text beside the progress.

Before the text of the tree stand the names of the players, as in a record of a game; an older file
has none.
"""

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from ft_tutor.files import read_whole, write_whole
from ft_tutor.learner.folder import learner_folder
from ft_tutor.learner.notices import Notice
from ft_tutor.notation import NotationError
from ft_tutor.notation.games.free_text import escaped, unescaped
from ft_tutor.notation.spans import Span

FOLDER: Final = "tables"

MOST_BYTES: Final = 1_000_000
"""How big a kept table may be: twice the longest tree that can be read, in UTF-8."""

_PLAYER: Final = re.compile(r"player([1-4]): ([^\n]*)\n")

_NAME: Final = re.compile(r"[a-z]{1,20}")

Mark = tuple[int, int, int] | None
"""By what a file is known again; None where there is none."""


def table_file(name: str) -> Path:
    """Return where a table is kept.

    Raises:
        ValueError: the name is not a few small letters.
    """
    if not _NAME.fullmatch(name):
        raise ValueError(f"{name!r:.40} is not a few small letters")
    return learner_folder() / FOLDER / f"{name}.txt"


class KeptTable:
    """The file of a table: nothing of anybody's is ever written over that is not known here.

    What cannot be read is set aside under another name, and what another kernel has written
    since stays: then this table is kept beside it.

    Args:
        name: of the table, a few small letters.

    Attributes:
        name: of the table.
        path: where it is kept; another name once somebody else keeps his there.
        players: the names of the players, as they were kept; () before it is read.

    Raises:
        ValueError: the name is something else.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.path = self._own = table_file(name)
        self.players: tuple[str, ...] = ()
        self._mark: Mark = None
        self._news: Notice | None = None
        self._trouble: Notice | None = None

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What the learner should be told now: what has happened to it, and what hinders it."""
        return tuple(notice for notice in (self._news, self._trouble) if notice is not None)

    def read(self) -> str | None:
        """Return its text without the names; None if there is none, or none that could be read."""
        self._mark = _mark(self.path)
        if self._mark is None:
            return None
        try:
            text = read_whole(self.path, MOST_BYTES).decode()
        except (OSError, UnicodeDecodeError):
            self.set_aside()
            return None
        self.players, text = _parted(text)
        return text

    def set_aside(self) -> None:
        """Give what cannot be read another name, so that the table begins anew."""
        try:
            aside = self.path.rename(_free(self.path, "unreadable"))
            self._news = _notice("table-aside", aside)
        except OSError:
            self._trouble = _notice("table-unread", self.path)
        self._mark = None  # if it is still there, it is not ours

    def write(self, text: str, players: tuple[str, ...] = ()) -> bool:
        """Keep a text in place of the one before, with the names of the players.

        Returns:
            Whether that could be done.
        """
        self._news = None
        if (found := _mark(self.path)) is not None and found != self._mark:
            self.path = _free(self._own, "beside")
            self._news = _notice("table-beside", self.path)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, f"{_listed(players)}{text}".encode())
        except OSError:
            self._trouble = _notice("table-unkept", self.path)
            return False
        self._mark, self._trouble = _mark(self.path), None
        return True

    def refuse(self) -> None:
        """Note that what is on the table is more than can be kept."""
        self._trouble = _notice("table-too-large", self.path)


def _listed(players: tuple[str, ...]) -> str:
    named = ((number, name) for number, name in enumerate(players, 1) if name)
    return "".join(f"player{number}: {escaped(name)}\n" for number, name in named)


def _parted(text: str) -> tuple[tuple[str, ...], str]:
    """Return the names of the players and the text below them; a name that is torn is none."""
    found, at = {}, 0
    while line := _PLAYER.match(text, at):
        with suppress(NotationError):
            found[int(line[1])] = unescaped(Span(text, line.start(2), line[2]))
        at = line.end()
    return tuple(found.get(number, "") for number in range(1, max(found, default=0) + 1)), text[at:]


def _notice(reason: str, file: Path) -> Notice:
    return Notice(reason, (("file", str(file)),))


def _mark(path: Path) -> Mark:
    try:
        found = path.lstat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def _free(path: Path, why: str) -> Path:
    """Return a name beside a file that nothing has yet."""
    number = 1
    while os.path.lexists(free := path.with_name(f"{path.stem}.{why}-{number}.txt")):
        number += 1
    return free
