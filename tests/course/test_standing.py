"""How far a learner has come: lessons, minutes, days, and each rule of the game."""

from datetime import date

import pytest

from ft_tutor.course.load import load_lesson
from ft_tutor.course.rule_map import FORGETTING, State, chapters, rule_map, to_practise
from ft_tutor.course.standing import standings, week
from ft_tutor.learner.account import Account
from ft_tutor.learner.rows import MISTAKES, STEPS
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import RuleId

NOW = 30_000_000
DROP, BACK = RuleId("R2.2.4"), RuleId("R2.2.3")


@pytest.fixture
def lessons(folder):
    """The little course: `home` teaches R2.2.4 and R2.2.8, `whistle` R2.2.3."""
    folder.change(
        "  - id: pick\n    kind: choose\n    rules: []",
        "  - id: pick\n    kind: choose\n    rules: [R2.2.4]",
    )
    return [load_lesson(folder.path, "first").lesson]


def account(wrong=(), **steps):
    """Steps of the lesson by name: stars, seconds, when seen, when clean; mistakes: rule, when."""
    rows = {
        ("first", name): (stars, 1, seconds, 0, seen, clean)
        for name, (stars, seconds, seen, clean) in steps.items()
    }
    mistakes = {("first", "home", rule): (2, last) for rule, last in wrong}
    return Account().having(STEPS, rows).having(MISTAKES, mistakes)


def stand(lessons, known):
    return rule_map(lessons, known, NOW)


def test_a_lesson_knows_what_is_open(lessons):
    (one,) = standings(
        lessons, account(hello=(3, 0, 0, 0), home=(2, 0, 0, 0), play=(0, 9, 0, 0))
    ).values()
    assert (one.passed, one.total, one.won, one.open_step) == (2, 6, 5, "play")
    assert one.minutes == 3
    done = standings(lessons, account(**{step.id: (1, 0, 0, 0) for step in lessons[0].steps}))
    assert (done["first"].open_step, done["first"].minutes) == ("", 0)


@pytest.mark.parametrize(("seconds", "minutes"), [(30, 5), (1, 4), (99_999, 30)])
def test_after_ten_steps_the_own_pace_counts(seconds, minutes):
    class Some:
        def __init__(self, name):
            self.id = name

    class Long:
        id = "first"
        steps = tuple(Some(f"step-{number}") for number in range(20))

    known = account(**{f"step-{number}": (3, seconds, 0, 0) for number in range(10)})
    assert standings([Long], known)["first"].minutes == minutes


def test_the_days_of_this_week():
    days = {"2026-11-23", "2026-11-28", "2026-11-22"}
    assert week(days, date(2026, 11, 28)) == (True, False, False, False, False, True, False)
    assert week(days, date(2026, 11, 30)) == (False,) * 7


def test_a_rule_is_met_then_used_again(lessons):
    assert stand(lessons, account())[DROP].state is State.NEW
    met = account(home=(2, 0, NOW, 0))
    assert stand(lessons, met)[DROP].state is State.MET
    used = account(home=(2, 0, NOW, 0), pick=(3, 0, NOW, NOW))
    assert stand(lessons, used)[DROP].state is State.USED
    assert stand(lessons, used)[BACK].state is State.NEW


def test_what_was_got_wrong_is_due_until_it_is_right_at_the_first_go(lessons):
    wrong = [(DROP, NOW - 60)]
    unmended = account(wrong, home=(1, 0, NOW - 50, 0))
    assert stand(lessons, unmended)[DROP].state is State.DUE
    assert stand(lessons, unmended)[DROP].wrong == 2
    assert [one.rule for one in to_practise(stand(lessons, unmended).values())] == [DROP]
    drilled = unmended.having(STEPS, {("drills", "walk-legal"): (3, 1, 9, 0, NOW, NOW)})
    assert to_practise(stand(lessons, drilled).values()) == ()
    mended = account(wrong, home=(1, 0, NOW - 50, 0), pick=(3, 0, NOW, NOW))
    assert stand(lessons, mended)[DROP].state is State.USED
    assert to_practise(stand(lessons, mended).values()) == ()


def test_what_is_not_asked_for_two_weeks_is_due(lessons):
    old = account(home=(3, 0, NOW - FORGETTING - 1, NOW - FORGETTING - 1))
    assert stand(lessons, old)[DROP].state is State.DUE
    unknown = account(home=(3, 0, 0, 0))  # an old file, or a resume code
    assert stand(lessons, unknown)[DROP].state is State.MET


def test_what_was_got_wrong_most_comes_first(lessons):
    known = account([(BACK, NOW - 5), (DROP, NOW - 9)], home=(1, 0, NOW, 0), whistle=(1, 0, NOW, 0))
    more = {**known.rows(MISTAKES), ("first", "pick", DROP): (1, NOW - 9)}
    due = to_practise(stand(lessons, known.having(MISTAKES, more)).values())
    assert [one.rule for one in due] == [DROP, BACK]


def test_the_steps_with_the_fewest_stars_are_offered(lessons):
    known = account([(DROP, NOW)], home=(2, 0, NOW, 0), pick=(1, 0, NOW, 0))
    assert [one.step for one in stand(lessons, known)[DROP].practice] == ["pick", "home"]
    later = account([(DROP, NOW)], home=(2, 0, NOW, 0))
    assert [one.step for one in stand(lessons, later)[DROP].practice] == ["home", "pick"]
    told = stand(lessons, known)[RuleId("R2.2.1")].practice
    assert [(one.step, one.scored, one.number) for one in told] == [("hello", False, 1)]


def test_the_map_has_every_rule_once_and_no_rulings(lessons):
    found = [
        one.rule for rules in chapters(stand(lessons, account()).values()).values() for one in rules
    ]
    assert found == [rule for rule in RULES if not rule.startswith("A")]
