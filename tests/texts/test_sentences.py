"""The English texts themselves: complete, short, documented, one family per reason."""

import re

import pytest
from fluent.syntax import ast

from ft_tutor.rules.rulebook import RULES
from ft_tutor.texts import catalogue, catalogues, languages, rule_name, rule_sentence
from ft_tutor.texts.audit import expected_rule_keys, foreign_variables
from ft_tutor.texts.describe import FAMILIES
from ft_tutor.texts.formatter import Bundle, walk

ENGLISH = catalogue()
FREE = {"rule", "line", "column"}
"""What is always passed, and so needs no word in a comment."""

LONGEST_NAME = 48
"""How long the short name of a rule may be, to fit on a button."""


def bundle(lang):
    return Bundle(lang, catalogues._FOLDER / lang)


def words(node):
    """Count the words of a message in its longest variant."""
    if isinstance(node, ast.SelectExpression):
        return max(map(words, node.variants))
    if isinstance(node, ast.TextElement):
        return len(node.value.split())
    children = (child for child in vars(node).values() if isinstance(child, list | ast.BaseNode))
    parts = (part for child in children for part in (child if isinstance(child, list) else [child]))
    return sum(map(words, parts))


def test_every_rule_and_chapter_has_a_sentence_and_nothing_else_has():
    there = {key for key in ENGLISH.keys if key.startswith(("rule-", "chapter-"))}
    assert there == expected_rule_keys()


def test_each_rule_has_a_short_name_of_its_own():
    names = [rule_name(rule) for rule in RULES]
    assert len(set(names)) == len(RULES)
    assert [name for name in names if len(name) > LONGEST_NAME or name.endswith(".")] == []


@pytest.mark.parametrize("rule", RULES)
def test_the_sentence_of_a_rule_is_short_and_whole(rule):
    sentence = rule_sentence(rule)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert 4 <= len(sentence.split()) <= 60
    assert ENGLISH.variables(f"rule-{rule.replace('.', '-')}") == frozenset()


def test_no_two_rules_have_the_same_sentence():
    assert len({rule_sentence(rule) for rule in RULES}) == len(RULES)


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_is_at_most_60_words(lang):
    long = [key for key, message in bundle(lang).messages.items() if words(message.value) > 60]
    assert long == []


@pytest.mark.parametrize("family", FAMILIES)
def test_the_placeables_of_a_sentence_are_those_its_comment_names(family):
    for key, message in bundle("en").messages.items():
        if key.startswith(f"{family}-"):
            comment = message.comment.content if message.comment else ""
            named = set(re.findall(r"\$(\w+)", comment))
            assert ENGLISH.variables(key) - FREE == named, key


def test_a_reason_belongs_to_one_family():
    prefixes = "|".join(FAMILIES)
    stems = [m[2] for key in ENGLISH.keys if (m := re.match(f"({prefixes})-(.*)", key))]
    assert len(stems) > 50
    assert sorted(stems) == sorted(set(stems))


@pytest.mark.parametrize("lang", languages())
def test_no_language_asks_for_a_fact_that_english_does_not_get(lang):
    assert foreign_variables(catalogue(lang), ENGLISH) == ()


@pytest.mark.parametrize("lang", languages())
def test_no_language_has_a_sentence_that_english_has_not(lang):
    assert set(catalogue(lang).keys) <= set(ENGLISH.keys)


def test_every_message_refers_only_to_what_there_is():
    for key, message in bundle("en").messages.items():
        for node in walk(message):
            if isinstance(node, ast.MessageReference):
                assert ENGLISH.has(node.id.name), key
            assert not isinstance(node, ast.TermReference), key
            if isinstance(node, ast.FunctionReference):
                assert node.id.name in {"WORD", "NUMBER"}, key


@pytest.mark.parametrize("key", [key for key in ENGLISH.keys if key.startswith("term-")])
def test_a_term_of_the_glossary_is_a_word_and_not_a_sentence(key):
    for count in (1, 2):
        term = ENGLISH.say(key, count=count)
        assert term
        assert not term.endswith(".")
