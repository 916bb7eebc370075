"""The names of the players: cut politely, shown as they are, and said in the game's sentences."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final
from unicodedata import bidirectional, category, combining

from ft_tutor.rules.vocabulary import SEATS
from ft_tutor.texts import Token

LONGEST: Final = 20
"""How many characters a name has at most."""

MOST_MARKS: Final = 2
"""How many accents a letter keeps."""

_READ: Final = 2000
"""How many characters of a stranger's text are looked at."""

_JOINERS: Final = "\u200c\u200d"
"""They join or part letters, and are seen in no other way; some languages need them."""

_LEFTWARD: Final = frozenset({"R", "AL", "AN"})
_APART: Final = "\u2068{}\u2069"
"""Keeps a name that runs from right to left from pulling the words around it along."""


def polite(name: str) -> str:
    """Return a name as it is shown: one line, without hidden signs, not too long; maybe ""."""
    kept = "".join(_few_marks(_visible(name[:_READ])))
    line = " ".join(kept.split()).strip(_JOINERS)
    if len(line) <= LONGEST:
        return line
    short = line[: LONGEST - 1]
    # An accent is not cut off its letter.
    while combining(line[len(short)]) and short:
        short = short[:-1]
    return f"{short.rstrip()}…"


def polite_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names of at most four players."""
    return tuple(polite(str(name)) for name, _ in zip(names, SEATS, strict=False))


def _visible(text: str) -> Iterator[str]:
    for letter in text:
        if category(letter)[0] in "CZ" and letter not in _JOINERS:
            yield " "
        else:
            yield letter


def _few_marks(letters: Iterable[str]) -> Iterator[str]:
    marks = 0
    for letter in letters:
        marks = marks + 1 if combining(letter) else 0
        if marks <= MOST_MARKS:
            yield letter


def apart(name: str) -> str:
    """Return a name that stands in a sentence of another direction."""
    leftward = any(bidirectional(letter) in _LEFTWARD for letter in name)
    return _APART.format(name) if leftward else name


def named(tokens: Iterable[Token], names: tuple[str, ...]) -> tuple[Token, ...]:
    """Return a sentence where players who have a name are called by it."""
    if not any(names):
        return tuple(tokens)
    called = {str(seat + 1): apart(name) for seat, name in enumerate(names) if name}
    return tuple(
        replace(token, text=called[token.value])
        if token.kind == "seat" and token.value in called
        else token
        for token in tokens
    )
