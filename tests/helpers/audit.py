"""What is missing: sentences without translation, reasons and rules without a sentence."""

from collections.abc import Iterable

from ft_tutor.rules.rulebook import CHAPTERS, RULES, chapter_key, name_key, text_key
from ft_tutor.texts.catalogues import Catalogue, catalogue
from ft_tutor.texts.describe import sentence_key


def missing_keys(lang: str) -> tuple[str, ...]:
    """List the sentences that English has and a language lacks."""
    return lacking(catalogue(lang), catalogue())


def lacking(texts: Catalogue, english: Catalogue) -> tuple[str, ...]:
    """List the keys of the second catalogue that the first lacks."""
    return tuple(key for key in english.keys if not texts.has(key))


def foreign_variables(texts: Catalogue, english: Catalogue) -> tuple[tuple[str, str], ...]:
    """List the placeables, with their sentence, that the English sentence is never given.

    A word's own placeables are free: each language inflects in its own way.
    """
    shared = (key for key in texts.keys if english.has(key) and not key.startswith("word-"))
    strange = ((key, texts.variables(key) - english.variables(key)) for key in shared)
    return tuple((key, name) for key, names in strange for name in sorted(names))


def missing_reasons(reasons: Iterable[str]) -> tuple[str, ...]:
    """List the reasons of the engine that no English sentence explains."""
    return tuple(reason for reason in reasons if not _is_said(reason))


def _is_said(reason: str) -> bool:
    try:
        return bool(sentence_key(reason))
    except KeyError:
        return False


def expected_rule_keys() -> frozenset[str]:
    """Name the sentences that the catalogue of rules and its chapters ask for."""
    of_rules = (key(rule) for rule in RULES for key in (text_key, name_key))
    return frozenset([*of_rules, *map(chapter_key, CHAPTERS)])
