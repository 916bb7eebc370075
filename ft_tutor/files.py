"""Files: ordinary ones alone, read up to a limit, and written whole or not at all.

Every room reads and writes through here. A name in a folder is a stranger's promise: behind it
may be a pipe that never answers, a device without an end, or a link into somebody else's file.
"""

import errno
import os
import re
import secrets
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

_WAITLESS: Final = getattr(os, "O_NONBLOCK", 0)
"""A pipe that nobody writes to is opened at once instead of never."""

_BINARY: Final = getattr(os, "O_BINARY", 0)
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | _BINARY

_DRAFT: Final = re.compile(r"\.[0-9a-f]{16}\.tmp")
"""The names of drafts."""

_OLD: Final = 60
"""Seconds; no draft of a living writer is older."""


class NotAFileError(OSError):
    """A pipe, a socket, a device or (where we write) a link has the place of a file."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "Not an ordinary file", str(path))


class FileTooBigError(OSError):
    """A file is bigger than anything of ours."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), str(path))


def read_whole(path: Path, most: int) -> bytes:
    """Return what an ordinary file holds; links to one are followed.

    Args:
        path: the file.
        most: how many bytes it may have.

    Raises:
        NotAFileError: it is a pipe, a socket or a device.
        FileTooBigError: it is bigger.
        OSError: it is missing, a folder, may not be read, or has a name that no file can have.
    """
    _refuse_odd(path, _status(path))
    with os.fdopen(os.open(path, os.O_RDONLY | _WAITLESS | _BINARY), "rb") as file:
        _refuse_odd(path, os.fstat(file.fileno()))  # it may have been exchanged since
        content = file.read(most + 1)
    if len(content) > most:
        raise FileTooBigError(path)
    return content


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: a full disk or a crash leaves the one before.

    It is written beside, brought to the disk, and takes the name in one step. A file that was
    there passes its permissions on. A link is refused, so that nothing outside is written.

    Raises:
        NotAFileError: something that is no file has this name.
        OSError: its folder is missing, it is a folder itself, it or its folder may not be
            written, the disk is full, or no file can have this name.
    """
    mode = _mode(path)
    draft = path.with_name(f".{secrets.token_hex(8)}.tmp")  # see _DRAFT
    try:
        with os.fdopen(os.open(draft, _NEW, 0o666), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            draft.chmod(mode)
        draft.replace(path)
    except BaseException as error:
        with suppress(OSError):
            draft.unlink()
        if isinstance(error, OSError):
            error.filename, error.filename2 = str(path), None  # nobody knows the draft's name
        raise
    _keep_name(path.parent)


def reason_of(error: Exception) -> str:
    """Return in few words why a file could not be used: the system's own, if it has any."""
    return getattr(error, "strerror", None) or type(error).__name__


def remove_drafts(folder: Path) -> None:
    """Remove what a killed `write_whole` left in a folder; the drafts of a living one are young."""
    now = time.time()
    with suppress(OSError):
        for path in folder.iterdir():
            if _DRAFT.fullmatch(path.name) and is_plain_file(path):
                with suppress(OSError):
                    if now - path.stat().st_mtime > _OLD:
                        path.unlink()


def is_plain_file(path: Path) -> bool:
    """Whether an ordinary file has this name: not a link to one, and nothing odd."""
    try:
        return stat.S_ISREG(_status(path, follow=False).st_mode)
    except OSError:
        return False


def _status(path: Path, *, follow: bool = True) -> os.stat_result:
    try:
        return path.stat(follow_symlinks=follow)
    except ValueError as error:  # such as a zero byte in the name
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from error


def _refuse_odd(path: Path, found: os.stat_result) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(found.st_mode):
        raise NotAFileError(path)


def _mode(path: Path) -> int | None:
    """Return the permissions of the file that would be replaced; None if there is none."""
    try:
        found = _status(path, follow=False)
    except FileNotFoundError:
        return None
    _refuse_odd(path, found)
    if not os.access(path, os.W_OK):  # replacing asks the folder alone
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return stat.S_IMODE(found.st_mode)


def _keep_name(folder: Path) -> None:
    """Bring the new name to the disk too, where the system lets folders be opened for that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
