"""Every rule that the engine plays is quoted by a test, and every quoted rule exists."""

from helpers.coverage import CHAPTERS, NOT_YET, quoted, unknown_rules, without_a_test

from ft_tutor.rules.rulebook import RULES


def test_no_rule_of_the_played_chapters_is_without_a_test():
    assert without_a_test() == []


def test_the_tests_quote_rules_that_exist():
    assert unknown_rules() == []


def test_the_rulings_on_the_played_chapters_are_tested():
    rulings = {f"A0{number}" for number in range(1, 9)} | {"A14"}
    assert rulings <= set(quoted())


def test_what_is_excused_is_of_a_played_chapter_and_really_without_a_test():
    for rule in NOT_YET:
        assert RULES[rule].chapter in CHAPTERS
        assert rule not in quoted()
