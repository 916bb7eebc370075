"""The yardsticks of a course, measured on a small one of two lessons."""

import pytest

from ft_tutor.course.load import load_lesson, load_whole
from ft_tutor.course.stats import DOING, KINDS, seconds_of, stats


@pytest.fixture
def measured(folder):
    """Measure the course as it stands now; rows by name and what they are about."""

    def measure():
        return {(row.name, row.about): row for row in stats(load_whole(folder.path)[1])}

    return measure


def second(folder, **changed):
    """Add a lesson with one step."""
    fields = {"kind": "tell", "rules": "[]", "text": "bye.text", **changed}
    written = "\n".join(f"    {name}: {value}" for name, value in fields.items())
    folder.write("course.yaml", folder.read("course.yaml").replace("[first]", "[first, second]"))
    folder.write(
        "second/lesson.yaml",
        "schema: 1\nid: second\ntitle: lesson.title\nintro: lesson.intro\nteaches: []\nsteps:\n"
        f"  - id: bye\n    title: bye.title\n{written}\n",
    )
    keys = ("lesson.title", "lesson.intro", "bye.title", "bye.text")
    folder.write("second/en.md", "".join(f"## {key}\n\nText\n\n" for key in keys))


def test_lessons_steps_and_kinds_are_counted(measured):
    rows = measured()
    assert rows["lessons", ""].number == 1
    assert (rows["steps", ""].number, rows["steps", ""].met) == (6, False)
    assert [rows["kind", kind].number for kind in KINDS if rows["kind", kind].met] == [1] * 6


def test_words_are_counted(measured, folder):
    folder.change("Text en home.goal\n", "One two three four five\n", "first/en.md")
    folder.change("Text en home.other\n", "word " * 50 + "\n", "first/en.md")
    rows = measured()
    assert rows["goal-max", ""].number == 5
    assert rows["goal-mean", ""].number == (5 + 3 * 3) / 4
    assert (rows["message-max", ""].number, rows["message-max", ""].met) == (50, False)


def test_shares_name_what_is_missing(measured, folder):
    rows = measured()
    assert rows["marked", ""].number == pytest.approx(100 / 6)
    assert rows["marked", ""].missing == ("hello", "play", "pick", "whistle", "roam")
    assert rows["certified", ""].number == rows["accepting", ""].number == 100
    folder.change(', claims: "c3:y-c4 w-d4"', "")
    folder.change("{all: [legal, {ends_on: d4}, {drops: w-c4}]}", '["c3:w-c4 y-d4"]')
    folder.change("    replies: {legal: whistle.not-legal}\n", "    intro: whistle.not-legal\n")
    rows = measured()
    assert rows["certified", ""].missing == ("pick",)
    assert rows["accepting", ""].missing == ("home",)
    assert (rows["wrong", ""].missing, rows["wrong", ""].met) == (("whistle",), False)


def test_rules_are_asked_again_only_in_a_later_lesson(measured, folder):
    folder.change(
        "  - id: pick\n    kind: choose\n    rules: []",
        "  - id: pick\n    kind: choose\n    rules: []\n    asks: [R2.2.4]",
    )
    rows = measured()
    assert "R2.2.4" not in rows["taught", "R"].missing
    assert "R2.2.4" in rows["again", "R"].missing
    second(folder, asks="[R2.2.4, A03]")  # A03 refines R2.2.1 and R2.2.2
    missing = measured()["again", "R"].missing
    assert not {"R2.2.1", "R2.2.2", "R2.2.4"} & set(missing)
    assert "R2.2.3" in missing
    # What is only told is not tested.
    assert "R2.2.1" in measured()["tested", "R"].missing
    assert "R2.2.4" not in measured()["tested", "R"].missing


def test_every_rule_is_in_a_group(measured):
    rows = measured()
    missing = [rule for group in "RDW" for rule in rows["again", group].missing]
    assert len(missing) == len(set(missing))
    assert {"R0.1", "R7.5", "D.1", "D.22", "D.23", "W4"} <= set(missing)


def test_time_is_reading_and_doing(measured, folder):
    hello = load_lesson(folder.path, "first")
    read = seconds_of(hello, hello.lesson.step("hello"))
    assert read == pytest.approx(6 * 60 / 150 + DOING["tell"])  # two texts of three words
    rows = measured()
    assert 0 < rows["minutes", "first"].number < 3
    assert rows["first-move", ""].met
    folder.change("Text en hello.text\n", "word " * 80 + "\n", "first/en.md")
    late = measured()["first-move", ""]
    assert (late.met, late.missing) == (False, ("first",))


def test_a_question_may_be_the_first_own_move(questions):
    (row,) = (row for row in stats(load_whole(questions.path)[1]) if row.name == "first-move")
    assert row.met
    assert row.number == pytest.approx(6 * 60 / 150 + DOING["tell"] + 3 * 60 / 150)
