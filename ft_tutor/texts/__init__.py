"""Sentences: one catalogue per language, and the game's facts said in words or as tokens.

A language is a folder of Fluent files here. To add one, copy `en` to a folder named by the
language's code, translate, and run the tests of texts: they list what is still missing. No code
changes. What the files may use stands at the top of `en/words.ftl`.
"""

from ft_tutor.texts.catalogues import (
    DEFAULT_LANG,
    Catalogue,
    UnknownLanguageError,
    catalogue,
    languages,
    rule_name,
    rule_sentence,
)
from ft_tutor.texts.describe import Thing, describe, faults
from ft_tutor.texts.excerpt import INDENT, pointer
from ft_tutor.texts.story import story
from ft_tutor.texts.tokens import Token, html, plain

__all__ = [
    "DEFAULT_LANG",
    "INDENT",
    "Catalogue",
    "Thing",
    "Token",
    "UnknownLanguageError",
    "catalogue",
    "describe",
    "faults",
    "html",
    "languages",
    "plain",
    "pointer",
    "rule_name",
    "rule_sentence",
    "story",
]
