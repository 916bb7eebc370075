"""Lint: a good course has no faults; each broken promise is named, file and line."""

import time
from pathlib import Path

import pytest

from ft_tutor.course.data import data_folder
from ft_tutor.course.faults import say_fault
from ft_tutor.course.lint import lint, lint_lesson
from ft_tutor.course.wording import count_words


def test_the_small_course_keeps_its_promises(folder):
    assert [say_fault(fault) for fault in lint(folder.path)] == []


def test_the_course_of_the_project_keeps_its_promises():
    begun = time.perf_counter()
    found = lint(data_folder("lessons"))
    assert [say_fault(fault) for fault in found] == []
    assert time.perf_counter() - begun < 20  # some 1 s where nothing else runs


START = "c3:yw c4:g d4:y c2:w"
HOME = 'position: "c3:yw c4:g d4:y c2:w"\n    crop: b2-d5'

BROKEN = [
    # old text, new text, reason, words that the sentence must hold
    ("crop: b2-d5", "crop: b2-c5", "mark-outside", "outside"),
    ("crop: b2-d5", "crop: b2-d5\n    parts: table", "crop-and-parts", "whole table"),
    ("crop: b2-d5", "crop: b2-d5\n    parts: [hand]", "crop-and-parts", "sultanate"),
    ("crop: b2-d5", "parts: [turn-track, hand]", "mark-not-shown", "c3"),
    (HOME, HOME.replace("c3:yw", "c3:y17w"), "position-impossible", "16"),
    (HOME, HOME.replace(START, "c3:yw"), "position-nothing-owed", "movement"),
    (HOME, HOME.replace("c3:yw", "owed=none c3:yw"), "position-nothing-owed", "movement"),
    ('movement: "c3:w-c4 y-d4"', 'movement: "c3:w-c4 y-c5"', "movement-illegal", "R2.2.4"),
    ('movement: "c3:w-c4 y-d4"', 'movement: "c3:w-c4"', "movement-unfinished", "not complete"),
    (", play.yellow]", "]\n    intro: play.yellow", "captions-count", "2 captions"),
    ("accept: {all: [legal, {ends_on: d4}, {drops: w-c4}]}", "accept: {not: {ends_on: c5}}",
     "start-passes", "before"),
    ("{ends_on: d4}", "{ends_on: d5}", "solution-fails", "does not pass"),
    ('solution: ["c3:w-c4 y-d4"]', 'solution: ["c3:w-c4 y-c5"]', "solution-refused", "R2.2.4"),
    ('solution: ["c3:w-c4 y-d4"]', 'solution: ["c3:w-c4"]', "solution-fails", "does not pass"),
    ('solution: ["c3:w-c4 y-d4"]', 'par: 1\n    solution: ["c3:w-c4 y-d4", "c3:w-c4 y-d4"]',
     "solution-over-par", "par is 1"),
    ("accept: {all: [legal, {ends_on: d4}, {drops: w-c4}]}",
     'accept: ["c3:w-c4 y-d4", "c3:y-c4 w-d4"]', "movement-illegal", "R2.2.4"),
    ('try: "c3:y-c4"', 'try: "c3:w-c4 y-d4"', "try-passes", "passes"),
    ('when: R2.2.8, try: "c3:y-c4"', 'when: R2.2.8, try: "c3:w-c4"', "try-accepted", "R2.2.8"),
    ("when: R2.2.4,", "when: R2.2.3,", "try-refused", "R2.2.4"),
    ('try: "c3:w-d3 y-d4"', 'try: "c3:w-d3"', "try-unfinished", "not complete"),
    ("{when: {drops: w-d3},", "{when: {ends_on: c5},", "try-elsewhere", "otherwise"),
    ('try: "c3:y-c4"', 'try: "c3:y-c4 w-d4"', "try-too-long", "Leave out"),
    ('y-d4", say: home.around, show: {path: c3-d3-d4}}', 'y-d4"}\n    intro: home.around',
     "say-missing", "say"),
    ("{say: home.where, rings: [d4]}", "{say: home.where}", "no-rings", "rings"),
    ("{say: home.what, arrows: [c3-c4, c4-d4]}", "{say: home.what}", "no-arrows", "arrows"),
    ('claims: "c3:w-c4 y-d4"', 'claims: "c3:w-c4 y-c5"', "claim-illegal", "R2.2.4"),
    ('claims: "c3:y-c4 w-d4"', 'claims: "c3:w-d3 y-d4"', "claim-legal", "legal"),
    ('claims: "c3:w-c4 y-d4"', 'claims: "c3:w-c4"', "movement-unfinished", "not complete"),
    ("verdict: R2.2.3", "verdict: R2.2.2", "verdict-wrong", "“R2.2.3”"),
    ('movement: "c3:w-c4 y-c3"', 'movement: "c3:w-c4 y-d4"', "verdict-wrong", "“legal”"),
    ("teaches: [R2.2.1, ", "teaches: [", "teaches-unlisted", "R2.2.1"),
    ("teaches: [R2.2.1, ", "teaches: [R2.2.1, R2.3.1, ", "teaches-unstepped", "R2.3.1"),
    ("teaches: [R2.2.1, ", "teaches: [R2.2.1, R2.2.1, ", "rule-listed-twice", "R2.2.1"),
    ("intro: lesson.intro\n", "intro: lesson.intro\nneeds: [R2.3.1]\n", "needs-untaught", "R2.3.1"),
    ("    text: hello.text\n", "    text: hello.text\n    crop: a1-b2\n", "marks-without-position",
     "position"),
]  # fmt: skip

ELSEWHERE = {"mark-outside", "solution-fails", "teaches-unlisted"}


@pytest.mark.parametrize(("old", "new", "reason", "words"), BROKEN)
def test_a_broken_promise_is_named_on_its_line(folder, old, new, reason, words):
    line = folder.change(old, new)
    found = [fault for fault in lint(folder.path) if fault.reason == reason]
    assert found, [say_fault(fault) for fault in lint(folder.path)]
    assert words in say_fault(found[0])
    assert "{$" not in say_fault(found[0])
    # Some promises are broken by one line and told on another of the same step.
    assert abs(found[0].line - line) <= (12 if reason in ELSEWHERE else 2)


@pytest.mark.rule("R2.2.8")
def test_the_verdict_on_a_dead_end_is_the_rule_that_its_last_meeple_breaks(folder):
    folder.change('movement: "c3:w-c4 y-c3"', 'movement: "c3:y-c4 w-d4"')
    folder.change("verdict: R2.2.3", "verdict: R2.2.4")
    folder.change("options: [R2.2.2, R2.2.3]", "options: [R2.2.2, R2.2.4]")
    assert lint(folder.path) == ()
    folder.change('movement: "c3:y-c4 w-d4"', 'movement: "c3:y-c4"')
    folder.change("verdict: R2.2.4", "verdict: R2.2.8")
    folder.change("options: [R2.2.2, R2.2.4]", "options: [R2.2.2, R2.2.8]")
    assert lint(folder.path) == ()


def test_a_mistake_that_is_asked_for_is_a_solution(folder):
    folder.change("{all: [legal, {ends_on: d4}, {drops: w-c4}]}", "{refused: R2.2.3}")
    folder.change('solution: ["c3:w-c4 y-d4"]', 'solution: ["c3:w-c4 y-c3"]')
    assert lint(folder.path) == ()


def test_a_claim_needs_a_position(folder):
    text = folder.read("first/lesson.yaml")
    at = text.index("    position", text.index("id: pick"))
    folder.write("first/lesson.yaml", text[:at] + text[text.index("\n", at) + 1 :])
    assert {fault.reason for fault in lint(folder.path)} == {"claim-without-position"}


@pytest.mark.parametrize(("key", "limit"), [("home.goal", 20), ("lesson.intro", 30),
                                            ("home.other", 40), ("home.title", 8)])  # fmt: skip
def test_texts_are_short(folder, key, limit):
    folder.change(f"Text en {key}\n", "word " * limit + "\n", "first/en.md")
    assert lint(folder.path) == ()
    line = folder.change("word " * limit, "word " * (limit + 1), "first/en.md")
    (fault,) = lint(folder.path)
    assert (fault.reason, fault.file) == ("text-too-many-words", "first/en.md")
    assert line - 3 <= fault.line <= line
    assert f"at most {limit}" in say_fault(fault)


def test_words_are_counted_without_marks():
    assert count_words("**Finish** on a tile -- that *holds* blue.") == 7


def test_a_long_row_of_marks_is_counted_at_once():
    begun = time.monotonic()
    assert count_words(">" * 200_000) == 0
    assert time.monotonic() - begun < 1


def test_an_impossible_position_is_one_sentence_after_another(folder):
    folder.change(
        'position: "c3:yw c4:g d4:y c2:w"\n    crop', 'position: "c3:y17w c4:g d4:y c2:w"\n    crop'
    )
    said = [say_fault(fault) for fault in lint(folder.path)]
    assert any(sentence.endswith("but the game has only 16.") for sentence in said)


def test_a_language_of_the_course_must_be_complete(folder):
    folder.change("languages: [en]", "languages: [en, pl]", "course.yaml")
    missing = {(fault.file, fault.reason) for fault in lint(folder.path)}
    assert missing == {("pl.md", "file-missing"), ("first/pl.md", "file-missing")}
    folder.write("pl.md", "## course.title\n\nKurs\n")
    folder.write(
        "first/pl.md", folder.prose("pl").replace("## home.goal\n\nText pl home.goal\n", "")
    )
    (fault,) = lint(folder.path)
    assert (fault.file, fault.reason) == ("first/lesson.yaml", "text-missing")
    assert "first/pl.md" in say_fault(fault)
    assert "home.goal" in say_fault(fault)


TITLE = "{title: course.title, first: "
CHAPTER = f"chapters: [{TITLE}"
COURSES = [
    ("lessons: [first]", "lessons: [first, first]", "lesson-twice"),
    ("lessons: [first]", "lessons: [first, other]", "file-missing"),
    ("languages: [en]", "languages: [pl, en]", "language-english"),
    ("languages: [en]", "languages: [english]", "not-an-id"),
    ("lessons: [first]", "lessons: []", "too-few"),
    ("schema: 1\n", "schema: 1\nauthor: x\n", "unknown-key"),
    ("title: course.title", "title: course.name", "text-missing"),
    ("schema: 1\n", f"schema: 1\n{CHAPTER}nowhere}}]\n", "chapter-unlisted"),
    ("schema: 1\n", f"schema: 1\n{CHAPTER}first}}, {TITLE}first}}]\n", "chapter-order"),
]


@pytest.mark.parametrize(("old", "new", "reason"), COURSES)
def test_a_spoiled_course_is_named(folder, old, new, reason):
    folder.change(old, new, "course.yaml")
    assert reason in {fault.reason for fault in lint(folder.path)}


def test_an_unlisted_lesson_is_named(folder):
    folder.write("second/lesson.yaml", "schema: 1\n")
    (fault,) = lint(folder.path)
    assert fault.reason == "lesson-unlisted"


def test_a_rule_is_needed_only_after_it_is_taught(folder):
    second = folder.read("first/lesson.yaml").replace("id: first", "id: second")
    second = second.replace("teaches: [R2.2.1, ", "needs: [R2.2.1]\nteaches: [")
    folder.write("second/lesson.yaml", second)
    folder.write("second/en.md", folder.prose())
    folder.change("lessons: [first]", "lessons: [first, second]", "course.yaml")
    assert lint(folder.path) == ()
    folder.change("lessons: [first, second]", "lessons: [second, first]", "course.yaml")
    assert {fault.reason for fault in lint(folder.path)} == {"needs-untaught"}


def test_no_folder_at_all_is_a_fault(tmp_path: Path):
    (fault,) = lint(tmp_path / "nothing")
    assert (fault.file, fault.reason) == ("course.yaml", "file-missing")


def test_faults_of_several_files_are_told_in_order(folder):
    folder.change("crop: b2-d5", "crop: b2-c5")
    folder.change("Text en home.title\n", "word " * 9 + "\n", "first/en.md")
    found = lint(folder.path)
    assert [fault.file for fault in found] == sorted(fault.file for fault in found)
    assert {fault.file for fault in found} == {"first/en.md", "first/lesson.yaml"}


def test_one_lesson_is_checked_without_the_others(folder):
    folder.write("course.yaml", folder.read("course.yaml").replace("[first]", "[gone, first]"))
    assert lint_lesson(folder.path, "first") == ()
    assert [fault.file for fault in lint_lesson(folder.path, "gone")] == ["gone/lesson.yaml"]
    line = folder.change(
        "rules: []\n    title: roam.title", "rules: [R2.2.5]\n    title: roam.title"
    )
    assert {fault.line for fault in lint_lesson(folder.path, "first")} == {line}


def test_what_an_earlier_lesson_teaches_is_known_as_it_is_now():
    folder = data_folder("lessons")
    assert lint_lesson(folder, "first-turn") == ()
