"""The settings of the supply, each in one row, as it is read and written."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from ft_tutor.notation.cards import read_cards, read_discard, read_row
from ft_tutor.notation.parts import resource_words
from ft_tutor.notation.spans import Span
from ft_tutor.notation.words import BIGGEST_RNG, DJINN_WORDS, NONE, THIEF_WORDS, meeples_word
from ft_tutor.rules.counts import NO_MEEPLES, Counts, repeated
from ft_tutor.rules.vocabulary import Resource


@dataclass(frozen=True, slots=True)
class Pile:
    """A setting of the supply, where one that is stated changes what the others default to.

    Attributes:
        name: as a text has it before `=`.
        field: of the supply.
        read: returns the value that a text states.
        write: returns a value as text.
    """

    name: str
    field: str
    read: Callable[[Span], Any]
    write: Callable[[Any], str]


def _read_bag(content: Span) -> Counts:
    return NO_MEEPLES if content.text == NONE else content.meeples()


def _write_bag(counts: Counts) -> str:
    return NONE if counts == NO_MEEPLES else meeples_word(counts)


def _listed(words: Iterable[str]) -> str:
    return ".".join(words) or NONE


def _row(cards: Iterable[Resource]) -> str:
    return _listed(resource_words(cards))


def _write_discard(counts: Counts) -> str:
    return _row(map(Resource, repeated(counts)))


_DJINNS: Final = read_cards(DJINN_WORDS)
_THIEVES: Final = read_cards(THIEF_WORDS)

SUPPLY: Final = (
    Pile("bag", "bag", _read_bag, _write_bag),
    Pile("row", "row", read_row, _row),
    Pile("deck", "deck", read_row, _row),
    Pile("discard", "discard", read_discard, _write_discard),
    Pile("djinns", "djinn_row", _DJINNS, _listed),
    Pile("djinn-deck", "djinn_deck", _DJINNS, _listed),
    Pile("djinn-discard", "djinn_discard", _DJINNS, _listed),
    Pile("thieves", "thief_row", _THIEVES, _listed),
    Pile("thief-deck", "thief_deck", _THIEVES, _listed),
    Pile("palms", "palms", Span.number, str),
    Pile("palaces", "palaces", Span.number, str),
    Pile("rng", "rng", lambda content: content.number(BIGGEST_RNG), str),
)
"""The settings of the supply, in the order of a written text. Rows come before decks."""
