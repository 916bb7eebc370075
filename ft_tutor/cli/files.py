"""Files that commands read and write."""

import os
import sys
from pathlib import Path
from typing import Final

from ft_tutor.cli.output import Failure, write, write_bytes
from ft_tutor.files import FileTooBigError, read_whole, reason_of, write_whole
from ft_tutor.texts import Catalogue

ENCODING: Final = "utf-8"
STDIN: Final = "-"


def put(texts: Catalogue, content: str | bytes, file: str | None) -> None:
    """Write a result into a file, or else to the output.

    Raises:
        Failure: it cannot be written.
    """
    if file is not None:
        save(texts, content.encode(ENCODING) if isinstance(content, str) else content, file)
    elif isinstance(content, str):
        write(content, texts)
    else:
        write_bytes(content, texts)


def save(texts: Catalogue, content: bytes, file: str) -> None:
    """Write a file whole or not at all.

    Raises:
        Failure: it cannot be written.
    """
    if file.endswith(("/", os.sep)):
        raise Failure(f"{file}: {texts.say('cli-file-is-folder')}")
    try:
        # The user's own link stays a link: what it leads to is written.
        write_whole(Path(os.path.realpath(file)), content)
    except IsADirectoryError as error:
        raise Failure(f"{file}: {texts.say('cli-file-is-folder')}") from error
    except (FileNotFoundError, NotADirectoryError) as error:
        raise Failure(f"{file}: {texts.say('cli-folder-missing')}") from error
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise not_written(texts, error, file) from error


def not_written(texts: Catalogue, error: Exception, what: str | Path) -> Failure:
    """Return what is said of a file that cannot be written."""
    return Failure(f"{what}: {texts.say('cli-cannot-write', why=reason_of(error))}")


def load(texts: Catalogue, file: str, most: int) -> str:
    """Return the text of a file, or of the standard input for `-`.

    Args:
        texts: for what goes wrong.
        file: its name.
        most: how many characters can be read.

    Raises:
        Failure: there is no such file, it is a pipe or a device, or it is too long.
    """
    # One character more than can be read tells a text that is too long, and stops there.
    most_bytes = 4 * most + 1
    try:
        if file == STDIN:
            content = sys.stdin.buffer.read(most_bytes)
        else:
            content = read_whole(Path(file), most_bytes)
    except FileTooBigError as error:
        raise Failure(f"{file}: {texts.say('cli-file-too-long', most=most)}") from error
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise Failure(f"{file}: {texts.say('cli-cannot-read', why=reason_of(error))}") from error
    text = content.decode("utf-8-sig", errors="replace")
    if len(text) > most:
        raise Failure(f"{file}: {texts.say('cli-file-too-long', most=most)}")
    return text


def are_same(one: str, other: str) -> bool:
    """Say whether two names are of one file."""
    try:
        return os.path.samefile(one, other)  # noqa: PTH121  # neither is more the file than the other
    except (OSError, ValueError):
        return False
