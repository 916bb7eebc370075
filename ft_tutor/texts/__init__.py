"""Sentences: one catalogue per language, and the game's facts said in words or as tokens."""

from ft_tutor.texts.audit import missing_keys, missing_reasons
from ft_tutor.texts.catalogues import (
    DEFAULT_LANG,
    Catalogue,
    UnknownLanguageError,
    catalogue,
    languages,
    rule_sentence,
)
from ft_tutor.texts.describe import Thing, describe, faults
from ft_tutor.texts.tokens import Token, html, plain

__all__ = [
    "DEFAULT_LANG",
    "Catalogue",
    "Thing",
    "Token",
    "UnknownLanguageError",
    "catalogue",
    "describe",
    "faults",
    "html",
    "languages",
    "missing_keys",
    "missing_reasons",
    "plain",
    "rule_sentence",
]
