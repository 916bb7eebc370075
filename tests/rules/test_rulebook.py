"""The catalogue of rules is complete, in order, and its rulings refer to rules."""

import subprocess
import sys

import pytest

from ft_tutor.rules.rulebook import CHAPTERS, RULES, chapter_key, text_key
from ft_tutor.rules.vocabulary import RuleId

SPANS = {"R0": 8, "R1": 9, "R2.1": 1, "R2.2": 8, "R2.3": 4, "R2.5": 6, "R2.6": 2}
LATER_SPANS = {"R3": 4, "R4": 4, "R5": 2, "R7": 5}
SCORING = "coins viziers elders djinns tiles palms palaces goods"


def numbered(spans):
    return {f"{chapter}.{n}" for chapter, last in spans.items() for n in range(1, last + 1)}


def expected_ids():
    tribes = {f"R2.4.{letter}" for letter in "YWGBRT"}
    scoring = {f"R5.{item}" for item in SCORING.split()}
    rulings = {f"A{n:02}" for n in range(1, 81)}
    windows = {f"W{n}" for n in range(1, 5)}
    djinns = {f"D.{n}" for n in range(1, 24)}
    rules = numbered(SPANS) | numbered(LATER_SPANS) | {"R2", "R6"}
    return rules | tribes | scoring | rulings | windows | djinns


def test_the_catalogue_holds_exactly_the_known_ids():
    assert set(RULES) == expected_ids()


def test_rules_are_filed_under_their_own_id():
    assert all(rule.id == key for key, rule in RULES.items())


def test_chapters_are_in_order_and_all_used():
    assert list(dict.fromkeys(rule.chapter for rule in RULES.values())) == list(CHAPTERS)
    assert CHAPTERS.index("R2.2") < CHAPTERS.index("R2.3") < CHAPTERS.index("R3")


@pytest.mark.parametrize("rule", [r for r in RULES.values() if r.chapter.startswith("R")])
def test_a_rule_belongs_to_the_chapter_that_its_id_begins_with(rule):
    assert rule.id == rule.chapter or rule.id.rpartition(".")[0] == rule.chapter


def test_every_ruling_refines_a_rule_and_only_rulings_do():
    for rule in RULES.values():
        assert bool(rule.refines) == (rule.chapter == "A")
        assert all(RULES[refined].chapter != "A" for refined in rule.refines)


@pytest.mark.rule("A02", "R2.2.4")
def test_the_rulings_on_the_last_meeple():
    refining = [rule.id for rule in RULES.values() if "R2.2.4" in rule.refines]
    assert refining == ["A01", "A02"]


def test_keys_of_texts():
    assert text_key(RuleId("R2.2.3")) == "rule-R2-2-3"
    assert text_key(RuleId("A02")) == "rule-A02"
    assert chapter_key("R2.2") == "chapter-R2-2"


def test_the_catalogue_cannot_be_changed():
    with pytest.raises(TypeError):
        RULES[RuleId("R9.9")] = RULES[RuleId("R2.2.3")]


def test_the_rules_do_not_load_the_texts_library():
    code = "import sys, ft_tutor.rules.rulebook; print({'fluent', 'babel'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
