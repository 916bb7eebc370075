"""The English texts themselves: complete, short, documented, one family per reason."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from helpers.audit import expected_rule_keys, foreign_variables
from helpers.sentences import all_facts

import ft_tutor
from ft_tutor.rules.rulebook import RULES
from ft_tutor.texts import catalogue, catalogues, languages, rule_name, rule_sentence
from ft_tutor.texts.describe import FAMILIES
from ft_tutor.texts.formatter import Bundle, walk
from ft_tutor.texts.values import You

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
                assert node.id.name in {"WORD", "LIST", "NUMBER"}, key


@pytest.mark.parametrize("key", [key for key in ENGLISH.keys if key.startswith("term-")])
def test_a_term_of_the_glossary_is_a_word_and_not_a_sentence(key):
    for count in (1, 2):
        term = ENGLISH.say(key, count=count)
        assert term
        assert not term.endswith(".")


def variants():
    """Yield every variant of a choice in the English texts, with its key and what it turns on."""
    for key, message in bundle("en").messages.items():
        for node in walk(message):
            if isinstance(node, ast.SelectExpression):
                yield from ((key, node.selector.id.name, variant) for variant in node.variants)


def test_a_kind_of_number_is_said_with_the_number():
    """Where 1 is meant, the variant is called [1]: in Russian 21 is of the kind [one] too."""
    silent = {key for key, selector, one in variants() if is_silent(selector, one)}
    assert silent == set()


def is_silent(selector, variant):
    if getattr(variant.key, "name", "") != "one":
        return False
    texts = [node.value for node in walk(variant.value) if isinstance(node, ast.TextElement)]
    places = {n.id.name for n in walk(variant.value) if isinstance(n, ast.VariableReference)}
    counts = re.search(r"\b(one|an?|the|single|only)\b", " ".join(texts), re.IGNORECASE)
    return bool(counts) and selector not in places


NAMES = {r"\bpalms?\b(?! trees?)": "palm tree", r"\bslaves?\b": "fakir", r"\bsages?\b": "elder"}
"""Words that are not used, and the ones of the glossary (rules, section 7)."""


@pytest.mark.parametrize("word", NAMES)
def test_each_thing_has_one_name(word):
    strange = [
        (key, node.value)
        for key, message in bundle("en").messages.items()
        for node in walk(message)
        if isinstance(node, ast.TextElement) and re.search(word, node.value, re.IGNORECASE)
    ]
    assert strange == []


SEATED = [
    key
    for key in ENGLISH.keys
    if key.startswith(tuple(f"{family}-" for family in FAMILIES))
    and "seat" in ENGLISH.variables(key)
]
UNLIKE_YOU = re.compile(
    r"\b[Yy]ou \w+(?<!s)s\b|\b[Yy]ou (has|is|was)\b|(?<!front )\bof you\b|\btheirs\b"
)
"""What nobody says to somebody."""


@pytest.mark.parametrize("key", SEATED)
def test_a_sentence_about_a_seat_can_be_about_the_reader(key):
    for facts in all_facts(key):
        said = ENGLISH.say(key, **facts)
        if isinstance(facts["seat"], You):
            assert re.search(r"\byour?s?\b", said, re.IGNORECASE), said
            assert "player 1" not in said.lower()
            assert not UNLIKE_YOU.search(said), said
        else:
            assert "player 2" in said.lower(), said


GLUE = re.compile(r'\.capitalize\(|\.title\(\)|split\("\. "\)|\.lower\(\) *\+|\. "\.join\(')
"""What cuts sentences or puts them together, which only works in English."""


def test_no_code_cuts_or_glues_sentences():
    package = Path(ft_tutor.__file__).parent
    glued = [
        f"{path.name}:{number}"
        for path in package.rglob("*.py")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if GLUE.search(line)
    ]
    assert glued == []
