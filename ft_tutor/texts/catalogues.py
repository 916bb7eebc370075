"""One catalogue of sentences per language; a language is a folder beside this file."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ft_tutor.rules.rulebook import name_key, text_key
from ft_tutor.rules.vocabulary import RuleId
from ft_tutor.texts.tokens import Mark, Token, clean, plain, split
from ft_tutor.texts.values import Fact, placed

if TYPE_CHECKING:
    from ft_tutor.texts.formatter import Bundle

DEFAULT_LANG: Final = "en"
_FOLDER: Final = Path(__file__).parent

MOST_WORDS: Final = 10_000
"""How many words are remembered: all of the game's, with their forms and counts."""


class UnknownLanguageError(ValueError):
    """There is no catalogue in the language asked for."""


def languages() -> tuple[str, ...]:
    """List the languages there are: the folders that hold .ftl files, English first."""
    found = {path.parent.name for path in _FOLDER.glob("*/*.ftl")}
    return (DEFAULT_LANG, *sorted(found - {DEFAULT_LANG}))


class Catalogue:
    """The sentences of one language, with English behind it for those not translated yet."""

    def __init__(self, lang: str, bundle: "Bundle", behind: "Catalogue | None" = None) -> None:
        self.lang = lang
        self._bundle = bundle
        self._behind = behind
        self._words: dict[Mark, str] = {}

    def has(self, key: str) -> bool:
        """Tell whether the sentence exists in this very language."""
        return key in self._bundle.messages

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of this very language."""
        return tuple(self._bundle.messages)

    def check(self) -> None:
        """Read every sentence of this very language; otherwise each is read when it is said.

        Raises:
            ValueError: a file is not Fluent, or a sentence has no text.
        """
        self._bundle.check()

    def variables(self, key: str) -> frozenset[str]:
        """Name the facts that a sentence of this language places or asks about."""
        return self._bundle.variables(key)

    def say(self, key: str, /, **facts: Fact) -> str:
        """Say a sentence in words.

        Raises:
            KeyError: the sentence is missing even in English.
        """
        return plain(self.tokens(key, facts))

    def tokens(self, key: str, facts: Mapping[str, Fact] | None = None) -> tuple[Token, ...]:
        """Say a sentence as tokens; one that falls back to English is marked ``⟨en⟩``.

        Raises:
            KeyError: the sentence is missing even in English.
        """
        if self.has(key):
            return split(self._format(key, facts or {})[0], self.word)
        if self._behind is None:
            raise KeyError(f"no sentence {key!r} in the texts of {self.lang!r}")
        return (Token("text", f"⟨{self._behind.lang}⟩ "), *self._behind.tokens(key, facts))

    def faults(self, key: str, facts: Mapping[str, Fact]) -> tuple[str, ...]:
        """Name what a sentence of this language asks for and these facts do not give."""
        return self._format(key, facts)[1]

    def word(self, mark: Mark) -> str:
        """Find the word for a thing: its own, else that of its kind, else its id."""
        if mark not in self._words:
            if len(self._words) >= MOST_WORDS:
                self._words.clear()
            self._words[mark] = self._word(mark)
        return self._words[mark]

    def _word(self, mark: Mark) -> str:
        for key in (f"word-{mark.kind}-{mark.name or mark.value}", f"word-{mark.kind}"):
            if self.has(key):
                return self.say(key, value=mark.value, count=mark.count, form=mark.form)
        return self._behind.word(mark) if self._behind else mark.value

    def _format(self, key: str, facts: Mapping[str, Fact]) -> tuple[str, tuple[str, ...]]:
        return self._bundle.format(key, {name: placed(name, f) for name, f in facts.items()})


def load(lang: str, folder: Path, behind: Catalogue | None = None) -> Catalogue:
    """Read the catalogue of a language from a folder of .ftl files.

    Raises:
        ValueError: two sentences have one key.
    """
    from ft_tutor.texts.formatter import Bundle  # noqa: PLC0415 - slow to import

    return Catalogue(lang, Bundle(lang, folder), behind)


def catalogue(lang: str = DEFAULT_LANG) -> Catalogue:
    """Open the catalogue of a language; a second call costs nothing.

    Raises:
        UnknownLanguageError: there is none; the message lists those there are.
    """
    return _opened(lang)


@cache
def _opened(lang: str) -> Catalogue:
    if lang not in languages():
        known = ", ".join(languages())
        raise UnknownLanguageError(f"no texts in {clean(lang, 20)!r}; there are: {known}")
    behind = None if lang == DEFAULT_LANG else _opened(DEFAULT_LANG)
    return load(lang, _FOLDER / lang, behind)


def rule_sentence(rule: RuleId, lang: str = DEFAULT_LANG) -> str:
    """Say what a rule states.

    Raises:
        KeyError: there is no such rule.
    """
    return catalogue(lang).say(text_key(rule))


def rule_name(rule: RuleId, lang: str = DEFAULT_LANG) -> str:
    """Say the short name of a rule, such as “Never straight back”.

    Raises:
        KeyError: there is no such rule.
    """
    return catalogue(lang).say(name_key(rule))
