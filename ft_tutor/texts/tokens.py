"""A sentence as tokens: words, and the things of the game that a front end may draw."""

import html as _html
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

KINDS: Final = ("text", "tile", "tribe", "seat", "rule", "coins", "resource", "kind", "card")
"""What a token may stand for; `kind` is a kind of tile, `card` a djinn or a thief."""

# Private-use characters frame a placed thing while the sentence is being formatted.
_OPEN: Final = "\ue000"
_FIELD: Final = "\ue001"
_CLOSE: Final = "\ue002"
_MARK: Final = re.compile(f"{_OPEN}([^{_CLOSE}]*){_CLOSE}")
_FORBIDDEN: Final = re.compile(r"[\x00-\x1f\x7f\ue000-\ue004\u2028-\u202e\u2066-\u2069]+")


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a sentence.

    Attributes:
        kind: one of `KINDS`.
        text: the words to show where nothing is drawn.
        value: the id of the thing, such as ``c3`` or ``vizier``; an amount of coins; empty
            for text.
    """

    kind: str
    text: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A thing placed in a sentence, and the form of its word that the sentence asks for.

    Attributes:
        kind: one of `KINDS`, not ``text``.
        value: the id of the thing; of coins, how many.
        count: how many of the thing the word is for.
        form: such as a case; each language names its own.
        name: by which its word is found and a sentence chooses, where that is not the value:
            ``you`` for the seat of the one who reads.
    """

    kind: str
    value: str
    count: int = 1
    form: str = ""
    name: str = ""

    def __str__(self) -> str:
        fields = (self.kind, self.value, str(self.count), self.form, self.name)
        return f"{_OPEN}{_FIELD.join(fields)}{_CLOSE}"


Placed = Mark | int | str
"""What enters a sentence: a thing, a number or a text."""


def clean(text: str, limit: int) -> str:
    """Cut a stranger's text to `limit` characters, on one line and without marks."""
    line = _FORBIDDEN.sub(" ", text[: limit + 1])
    return line if len(line) <= limit else f"{line[:limit]}…"


def split(sentence: str, word: Callable[[Mark], str]) -> tuple[Token, ...]:
    """Split a formatted sentence at its marks; `word` finds the word for a mark."""
    return tuple(token for token in _pieces(sentence, word) if token.text)


def _pieces(sentence: str, word: Callable[[Mark], str]) -> Iterator[Token]:
    at = 0
    for match in _MARK.finditer(sentence):
        yield Token("text", sentence[at : match.start()])
        yield _placed(match[1], word)
        at = match.end()
    yield Token("text", sentence[at:])


def _placed(fields: str, word: Callable[[Mark], str]) -> Token:
    kind, value, count, form, name = fields.split(_FIELD)
    return Token(kind, word(Mark(kind, value, int(count), form, name)), value)


def plain(tokens: Iterable[Token]) -> str:
    """Say the tokens in words alone."""
    return "".join(token.text for token in tokens)


def html(tokens: Iterable[Token]) -> str:
    """Write the tokens as HTML; a thing is a span of class ``ft-<kind>`` with its id as data."""
    return "".join(_element(token) for token in tokens)


def _element(token: Token) -> str:
    text = _html.escape(token.text)
    if token.kind == "text":
        return text
    value = _html.escape(token.value)
    return f'<span class="ft-{_html.escape(token.kind)}" data-value="{value}">{text}</span>'
