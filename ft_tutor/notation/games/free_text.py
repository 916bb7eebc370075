r"""Free text within a record: `\n`, `\\`, `\}` and `\u20ac` stand for what could not be told."""

import re
from typing import Final

from ft_tutor.notation.games.errors import RecordError
from ft_tutor.notation.spans import Span

_PLAIN: Final = {"n": "\n", "\\": "\\", "}": "}"}
_ESCAPE: Final = re.compile(r"\\(n|\\|\}|u[0-9a-f]{4}|U[0-9a-f]{8}|.|$)", re.DOTALL)
_SURROGATES: Final = range(0xD800, 0xE000)
_LOST: Final = "\N{REPLACEMENT CHARACTER}"


def escaped(text: str) -> str:
    """Return a text on one line, with nothing in it that a terminal may obey."""
    line = "".join(_escaped_sign(sign) for sign in text)
    # Spaces at the ends would be taken for layout.
    for end in (r"^ ", r" $"):
        line = re.sub(end, r"\\u0020", line)
    return line


def _escaped_sign(sign: str) -> str:
    if sign == "\n":
        return r"\n"
    if sign in _PLAIN.values():
        return f"\\{sign}"
    if sign.isprintable():
        return sign
    code = ord(sign)
    if code in _SURROGATES:  # half a character, which no file can hold
        return _LOST
    return f"\\u{code:04x}" if code < 2**16 else f"\\U{code:08x}"


def stripped(piece: Span) -> Span:
    """Return a piece without the white space around it."""
    text = piece.text.strip()
    at = piece.text.index(text)
    return piece.cut(at, at + len(text))


def unescaped(piece: Span) -> str:
    """Return the text that was escaped.

    Raises:
        RecordError: an escape is none of ours.
    """

    def sign(match: re.Match[str]) -> str:
        what = match[1]
        if what in _PLAIN:
            return _PLAIN[what]
        code = int(what[1:], 16) if re.fullmatch("[uU][0-9a-f]+", what) else -1
        if code < 0 or code in _SURROGATES or code > 0x10FFFF:
            raise RecordError(
                "record-escape",
                piece.whole,
                piece.start + match.start(),
                found=match[0],
                expected=r"\n \} \\ \u0020",
            )
        return chr(code)

    return _ESCAPE.sub(sign, piece.text)
