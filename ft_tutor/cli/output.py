"""What commands write: results to the output, notes beside it, whatever the encoding."""

import codecs
import errno
import io
import os
import sys
from pathlib import Path
from typing import Final, TextIO, cast

import click

from ft_tutor.texts import Catalogue

_PLAINER: Final = "ft_tutor.plainer"
_PLAIN_SIGNS: Final = str.maketrans(
    {
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{EN DASH}": "-",
        "\N{HORIZONTAL ELLIPSIS}": "...",
        "\N{MATHEMATICAL LEFT ANGLE BRACKET}": "<",
        "\N{MATHEMATICAL RIGHT ANGLE BRACKET}": ">",
    }
)
"""For encodings that lack the signs of our sentences: what to write in their place."""


class Failure(click.ClickException):
    """A user's mistake, said in one sentence; ends the command with exit code 2."""

    exit_code = 2


def write(text: str, texts: Catalogue) -> None:
    """Write a result to the output at once, so that a closed pipe is noticed at once.

    Raises:
        Failure: the output takes no more, such as a full disk.
    """
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        raise _cannot_write(error, texts) from error


def write_bytes(content: bytes, texts: Catalogue) -> None:
    """Write a picture to the output.

    Raises:
        Failure: the output takes no more, such as a full disk.
    """
    try:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    except OSError as error:
        raise _cannot_write(error, texts) from error


def _cannot_write(error: OSError, texts: Catalogue) -> Exception:
    if error.errno == errno.EPIPE:  # whoever reads has seen enough: the program ends quietly
        return error
    return Failure(texts.say("cli-output-stopped", why=error.strerror or ""))


def note(text: str) -> None:
    """Write a line for the user, apart from the result; a full disk may swallow it."""
    try:
        sys.stderr.write(safe(text) + "\n")
        sys.stderr.flush()
    except OSError:
        # The rest of it would be tried again at the very end, and change the exit code.
        sys.stderr = _nothing("w")


def safe(text: str) -> str:
    """Take out the signs that a terminal may obey; the number of signs stays the same."""
    return "".join(sign if sign.isprintable() or sign == "\n" else " " for sign in text)


def open_missing_streams() -> None:
    """Put an empty stream in the place of each that whoever started the program has closed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, _nothing(mode))


def _nothing(mode: str) -> TextIO:
    """Return a stream that takes everything and gives nothing, open until the end."""
    return cast("TextIO", Path(os.devnull).open(mode, encoding="utf-8"))


def tolerate(stream: object) -> None:
    """Let a stream write plainer signs for those that its encoding lacks."""
    if isinstance(stream, io.TextIOWrapper):
        codecs.register_error(_PLAINER, _plainer)
        stream.reconfigure(errors=_PLAINER)


def tolerate_input() -> None:
    """Let what is no text come in: a sign stands in the place of each such byte."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    lost = error.object[error.start : error.end].translate(_PLAIN_SIGNS)
    return "".join(sign if sign.isascii() else "?" for sign in lost), error.end
