"""Say any fact or reason of the game: events, violations, lines of a score sheet and so on."""

from functools import cache
from typing import Final, Protocol

from ft_tutor.rules.events import Facts, Subject
from ft_tutor.rules.vocabulary import Seat
from ft_tutor.texts.catalogues import DEFAULT_LANG, Catalogue, catalogue
from ft_tutor.texts.tokens import Token
from ft_tutor.texts.values import Fact, addressed, named

FAMILIES: Final = ("violation", "event", "problem", "notation", "score", "ruling", "change")
"""The groups of sentences; a reason belongs to exactly one of them."""


class Thing(Protocol):
    """What can be described: a reason, the rule behind it, what it is about, and its facts."""

    @property
    def reason(self) -> str:
        """The stem of the sentence's key, such as ``drop-no-return``."""

    @property
    def rule(self) -> str:
        """The id of the rule; empty where no rule of the game is concerned."""

    @property
    def subject(self) -> Subject:
        """The things that it is about, most important first; a text is a card's id."""

    @property
    def facts(self) -> Facts:
        """The named numbers, amounts, texts and lists that the sentence needs."""


def describe(
    thing: Thing, lang: str = DEFAULT_LANG, *, you: Seat | None = None
) -> tuple[Token, ...]:
    """Say a thing as tokens.

    Args:
        thing: an event, a violation, a line of a score sheet or the like.
        lang: the language.
        you: the seat of the one who reads, whom sentences call “you” instead of “player 1”.

    Raises:
        KeyError: its reason has no sentence even in English.
    """
    return catalogue(lang).tokens(sentence_key(thing.reason), facts_of(thing, you))


@cache
def sentence_key(reason: str) -> str:
    """Find the key of a reason's sentence: the family whose English text knows it.

    Raises:
        KeyError: no family does.
    """
    english = catalogue()
    for family in FAMILIES:
        if english.has(f"{family}-{reason}"):
            return f"{family}-{reason}"
    raise KeyError(f"no sentence for the reason {reason!r}; add it to one of {FAMILIES}")


def facts_of(thing: Thing, you: Seat | None = None) -> dict[str, Fact]:
    """Name all that a thing's sentence may place: its rule, its subject, its facts."""
    facts = {"rule": thing.rule, **named(thing.subject), **dict(thing.facts)}
    if you is None:
        return facts
    return {name: addressed(fact, you) for name, fact in facts.items()}


def faults(thing: Thing, lang: str = DEFAULT_LANG) -> tuple[str, ...]:
    """Name what hinders a thing from being said well in a language; empty when nothing does."""
    try:
        key = sentence_key(thing.reason)
    except KeyError as error:
        return (str(error.args[0]),)
    texts: Catalogue = catalogue(lang)
    return texts.faults(key, facts_of(thing)) if texts.has(key) else (f"{key} is not in {lang}",)
