"""Every rule is quoted by a test that plays it and by one that sees it broken."""

from helpers.coverage import (
    NOT_YET,
    excused,
    quoted,
    unknown_rules,
    without_a_refusal,
    without_a_test,
)

from ft_tutor.rules.rulebook import RULES


def test_no_rule_is_without_a_test():
    assert without_a_test() == []


def test_every_rule_that_forbids_something_has_an_illegal_example():
    assert without_a_refusal() == []


def test_the_tests_quote_rules_that_exist():
    assert unknown_rules() == []
    assert set(excused()) <= set(RULES)


def test_what_is_excused_is_really_without_a_test():
    assert not set(NOT_YET) & set(quoted())
