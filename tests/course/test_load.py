"""Loading: good files, and a named fault with its line for every kind of bad one."""

import os
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ft_tutor.course.data import VARIABLE, data_folder
from ft_tutor.course.faults import LessonError, say_fault
from ft_tutor.course.load import load_course, load_lesson, load_usable
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.places import OnTile


def faults_of(folder, lesson="first"):
    with pytest.raises(LessonError) as caught:
        load_lesson(folder.path, lesson)
    return caught.value.faults


def fault_of(folder, lesson="first"):
    found = faults_of(folder, lesson)
    assert len(found) == 1, [say_fault(fault) for fault in found]
    return found[0]


def test_a_good_course_loads(folder):
    course = load_course(folder.path)
    assert course.course.lessons == ("first",)
    assert course.texts.markdown("course.title") == "A course"


def test_a_good_lesson_loads(folder):
    loaded = load_lesson(folder.path, "first")
    assert [step.kind for step in loaded.lesson.steps] == [
        "tell", "show", "do", "choose", "referee", "free",
    ]  # fmt: skip
    home = loaded.lesson.step("home")
    assert home.crop == (Tile.b2, Tile.d5)
    assert home.marks.arrows == ((OnTile(Tile.c3), OnTile(Tile.c4)),)
    assert loaded.texts.markdown("home.goal") == "Text en home.goal"
    with pytest.raises(KeyError):
        loaded.lesson.step("nowhere")


def test_a_lesson_is_read_anew_only_when_it_was_changed(folder):
    first = load_lesson(folder.path, "first").lesson
    assert load_lesson(folder.path, "first").lesson is first
    file = folder.path / "first" / "lesson.yaml"
    file.write_text(file.read_text("utf-8") + "# a remark\n", "utf-8")
    again = load_lesson(folder.path, "first").lesson
    assert again == first
    assert again is not first


def test_the_course_of_the_project_is_found():
    assert (data_folder("lessons") / "course.yaml").is_file()
    with pytest.raises(FileNotFoundError):
        data_folder("nothing-of-ours")


def test_a_lesson_is_immutable(step):
    with pytest.raises(ValueError, match="frozen"):
        step("home").par = 2


SPOILED = [
    # old text, new text, reason, words that the sentence must hold
    ("    goal: home.goal", "    gaol: home.goal", "unknown-key", "Did you mean “goal”"),
    (
        "    otherwise: home.other\n",
        "    fun: 1\n    otherwise: home.other\n",
        "unknown-key",
        "fun",
    ),
    ("kind: free", "kind: fre", "unknown-kind", "Did you mean “free”"),
    ("    kind: free\n", "", "missing-kind", "kind"),
    ("    otherwise: home.other\n", "", "missing-key", "otherwise"),
    ("schema: 1", "schema: 2", "unknown-value", "1"),
    ("id: home\n", "id: home-2\n", "not-an-id", "home-2"),
    ("goal: home.goal", "goal: home", "not-a-text-key", "home"),
    ("text: hello.text", "text: [a]", "not-a-text", "quotes"),
    ("crop: b2-d5", "crop: b2", "not-two-tiles", "b2"),
    ("crop: b2-d5", "crop: d5-b2", "crop-order", "d5-b2"),
    ("crop: b2-d5", "parts: turntrack", "unknown-part", "turn-track"),
    ("crop: b2-d5", "parts: []", "unknown-part", "table"),
    ("crop: b2-d5", "parts: [7]", "not-a-text", "7"),
    ("rings: [d4]", "rings: [g9]", "unknown-tile", "g9"),
    ("path: c3-d3-d4", "path: c3", "not-a-path", "c3"),
    ("teaches: [R2.2.1,", "teaches: [R2.2.l,", "unknown-rule", "R2.2"),
    ("verdict: R2.2.3", "verdict: R9", "unknown-rule", "R9"),
    ("rules: [R2.2.4, R2.2.8]", "rules: R2.2.4", "not-a-list", "rules"),
    ("marks: {rings: [c3], arrows: [c3-c4]}", "marks: c3", "not-a-mapping", "marks"),
    ("    crop: b2-d5\n", "    par: two\n", "not-a-number", "two"),
    ("    crop: b2-d5\n", "    par: 02\n", "not-a-number", "02"),
    ("    crop: b2-d5\n", "    par: 77\n", "out-of-range", "77"),
    ("    crop: b2-d5\n", "    into_dead_end: yes\n", "not-true-or-false", "yes"),
    ("{ends_on: d4}", "{end_on: d4}", "unknown-check", "Did you mean “ends_on”"),
    ("{ends_on: d4}", "ends_on", "check-needs-value", "ends_on"),
    ("{ends_on: d4}", "{gathers: many}", "check-value", "gathers"),
    ("{ends_on: d4}", "{last_tribe: x}", "unknown-tribe", "y, w, g, b, r"),
    ("{ends_on: d4}", "{ends_on: d9}", "unknown-tile", "d9"),
    ("{ends_on: d4}", "{ends_on: d4, legal: true}", "not-a-predicate", "predicate"),
    ("{ends_on: d4}", "{all: []}", "not-a-predicate", "predicate"),
    ("{ends_on: d4}", "{refused: R2.9.9}", "unknown-rule", "R2.9.9"),
    ("when: R2.2.4,", "when: R2.2.44,", "unknown-rule", "Did you mean “R2.2.4”"),
    ('solution: ["c3:w-c4 y-d4"]', "solution: []", "too-few", "1 entry"),
    ('solution: ["c3:w-c4 y-d4"]', 'solution: ["c3:q-c4"]', "movement-unreadable", "character"),
    ('try: "c3:y-c4"', 'try: ""', "empty-text", "no text"),
    ("id: roam", "id: home", "id-twice", "home"),
    ("id: roam", "id: lesson", "id-twice", "lesson"),
    ("id: first", "id: second", "id-not-folder", "second"),
    ("id: up, ", "id: down, ", "id-twice", "down"),
    ("right: true", "right: false", "no-right-option", "right"),
    ("options: [R2.2.2, R2.2.3]", "options: [R2.2.2]", "verdict-not-offered", "R2.2.3"),
    ("options: [R2.2.2,", "options: [R2.2.3,", "id-twice", "R2.2.3"),
    ("replies: {legal:", "replies: {R2.2.3:", "reply-not-offered", "R2.2.3"),
    ("    title: roam.title", "    title: home.title", "key-of-another", "roam."),
]


SPOILED += [
    # What was written is said as it was written, not as Python calls it.
    ("text: hello.text", "text: [a, {b: true}]", "not-a-text", "“[a, {b: true}]”"),
    ("text: hello.text", "text:", "not-a-text", "“null”"),
    ("rules: [R2.2.4, R2.2.8]", "rules: {a: no, b: 1}", "not-a-list", "rules"),
    ("    crop: b2-d5\n", "    par: [false]\n", "not-a-number", "“[false]”"),
]


@pytest.mark.parametrize(("old", "new", "reason", "words"), SPOILED)
def test_a_spoiled_lesson_is_a_named_fault_on_its_line(folder, old, new, reason, words):
    line = folder.change(old, new)
    found = [fault for fault in faults_of(folder) if fault.reason == reason]
    assert found
    assert all(fault.file == "first/lesson.yaml" for fault in found)
    # What is missing is told on the line where its step begins.
    earliest = line - (20 if new == "" else 2)
    assert any(earliest <= fault.line <= line for fault in found), found
    assert words in say_fault(found[0])
    assert "{$" not in say_fault(found[0])
    assert say_fault(found[0]).startswith(f"first/lesson.yaml:{found[0].line}: ")


def test_an_unknown_key_is_named_on_its_very_line(folder):
    line = folder.change("    otherwise: home.other\n", "    fun: 1\n    otherwise: home.other\n")
    fault = fault_of(folder)
    assert fault.line == line
    sentence = say_fault(fault)
    assert "accept" in sentence
    assert "position" in sentence


def test_an_unreadable_position_points_at_the_character(folder):
    text = folder.read("first/lesson.yaml").replace("c3:yw c4:g d4:y c2:w", "c3:yw g9:g", 1)
    folder.write("first/lesson.yaml", text)
    fault = fault_of(folder)
    assert fault.reason == "position-unreadable"
    assert dict(fault.facts)["column"] == 7
    assert "g9" in say_fault(fault)


def test_all_faults_of_a_file_are_told_at_once(folder):
    folder.change("    goal: home.goal", "    gaol: home.goal")
    folder.change("rings: [d4]", "rings: [g9]")
    folder.change("kind: free", "kind: fre")
    reasons = {fault.reason for fault in faults_of(folder)}
    assert reasons == {"unknown-key", "missing-key", "unknown-tile", "unknown-kind"}


def test_a_deep_predicate_is_refused(folder):
    folder.change("{ends_on: d4}", "{not: " * 9 + "legal" + "}" * 9)
    assert fault_of(folder).reason == "predicate-too-deep"


BAD_YAML = [
    ("schema: 1\n\tid: x\n", "yaml-tab", 2),
    ("schema: 1\nid: [a, b\nsteps: 1\n", "yaml-syntax", 3),
    ("schema: 1\nschema: 1\n", "key-twice", 2),
    ("a: &x 1\nb: *x\n", "yaml-anchor", 1),
    ("schema: !!python/object:os.system 1\n", "yaml-tag", 1),
    ("[a]: 1\n", "yaml-key", 1),
    ("a: " + "[" * 40 + "]" * 40 + "\n", "yaml-too-deep", 1),
    ("a: " + "[" * 50_000, "yaml-syntax", 1),
    ("a: \x01\n", "yaml-character", 1),
    ("", "file-empty", 1),
    ("# nothing\n", "file-empty", 1),
    ("one\n", "not-a-mapping", 1),
    ("a: 1\n---\nb: 2\n", "yaml-syntax", 2),
    (b"a: 1\nb: \xff\n", "not-utf8", 2),
    ("a: " + "x" * 1_000_000, "file-too-big", 1),
]


@pytest.mark.parametrize(("text", "reason", "line"), BAD_YAML)
def test_bad_yaml_is_a_named_fault(folder, text, reason, line):
    folder.write("first/lesson.yaml", text)
    fault = faults_of(folder)[0]
    assert (fault.reason, fault.line) == (reason, line)
    assert len(say_fault(fault)) < 400


def test_a_yaml_bomb_is_refused_before_it_grows(folder):
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    lines += [
        f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]"
        for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    ]
    folder.write("first/lesson.yaml", "\n".join(lines))
    assert {fault.reason for fault in faults_of(folder)} == {"yaml-anchor"}


def test_a_missing_lesson_and_a_path_for_an_id(folder):
    assert fault_of(folder, "other").reason == "file-missing"
    for lesson in ("../first", "first/../first", "/etc/passwd", "First", "", "a" * 200):
        assert fault_of(folder, lesson).reason == "not-an-id"


def test_a_name_that_means_something_else_is_told(folder):
    assert fault_of(folder, "practise").reason == "id-reserved"
    folder.change("[first", "[rules", "course.yaml")
    with pytest.raises(LessonError) as caught:
        load_course(folder.path)
    assert [fault.reason for fault in caught.value.faults] == ["id-reserved"]


BAD_PROSE = [
    ("## home.goal\n", "## home.gaol\n", {"heading-unknown", "text-missing"}),
    ("## home.goal\n", "## home.where\n", {"heading-twice"}),
    ("## home.goal\n", "## \n", {"heading-empty"}),
    ("Text en home.goal\n", "", {"heading-without-text"}),
    ("# First\n", "# First\nmore\n", {"prose-before-heading"}),
    ("# First\n", "Hello\n", {"prose-before-heading"}),
]


@pytest.mark.parametrize(("old", "new", "reasons"), BAD_PROSE)
def test_bad_prose_is_a_named_fault(folder, old, new, reasons):
    folder.change(old, new, "first/en.md")
    found = faults_of(folder)
    assert {fault.reason for fault in found} == reasons
    assert all(say_fault(fault) for fault in found)


def test_a_mistyped_heading_is_told_from_both_sides(folder):
    line = folder.change("## home.goal\n", "## home.gaol\n", "first/en.md")
    unknown, missing = faults_of(folder)
    assert (unknown.file, unknown.line) == ("first/en.md", line)
    assert "Did you mean “home.goal”" in say_fault(unknown)
    assert missing.file == "first/lesson.yaml"
    assert folder.read("first/lesson.yaml").splitlines()[missing.line - 1].endswith("home.goal")


def test_a_missing_english_file_is_a_fault(folder):
    (folder.path / "first/en.md").unlink()
    assert (fault_of(folder).file, fault_of(folder).reason) == ("first/en.md", "file-missing")


def test_a_missing_translation_falls_back_to_english_and_is_marked(folder):
    folder.write("first/pl.md", "## home.goal\n\nCel\n")
    texts = load_lesson(folder.path, "first").texts
    assert texts.languages == ("en", "pl")
    assert texts.markdown("home.goal", "pl") == "Cel"
    assert texts.markdown("home.other", "pl") == "⟨en⟩ Text en home.other"
    assert texts.text("home.other", "pl").lang == "en"
    assert texts.markdown("home.goal", "ru") == "⟨en⟩ Text en home.goal"
    with pytest.raises(KeyError):
        texts.markdown("home.nothing", "pl")


HUGE = [
    "".join(f"key{number}: 1\n" for number in range(20_000)),
    "".join(f"- {number}\n" for number in range(40_000)),
    "a: 1\n" * 40_000,
    "steps: [" + "{kind: do}, " * 20_000 + "]",
    "&a 1: 1\n" * 30_000,
    "? " * 100_000,
    "k" * 200_000 + ": 1\n",
]


@pytest.mark.parametrize("text", HUGE)
def test_a_huge_file_is_refused_soon(folder, text):
    folder.write("first/lesson.yaml", text)
    begun = time.perf_counter()
    assert 1 <= len(faults_of(folder)) <= 100
    assert time.perf_counter() - begun < 10


def test_a_prose_file_of_headings_is_refused_soon(folder):
    folder.write("first/en.md", "".join(f"## home.goal-{n}\n\nx\n" for n in range(12_000)))
    begun = time.perf_counter()
    assert len(faults_of(folder)) == 100
    assert time.perf_counter() - begun < 10


def told(error):
    """See that every fault can be said, with all its facts."""
    assert error.faults
    assert "{$" not in str(error)


odd = st.text(max_size=300) | st.text(alphabet=" \n-:[]{}&*!#'\"ab1\t,|>?", max_size=120)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=odd)
def test_any_text_loads_or_is_a_lesson_error(folder, text):
    for file in ("first/lesson.yaml", "first/en.md"):
        kept = folder.read(file)
        folder.write(file, text.encode("utf-8", "surrogatepass"))
        try:
            assert load_lesson(folder.path, "first").lesson.steps
        except LessonError as error:
            told(error)
        finally:
            folder.write(file, kept)


VALUES = st.sampled_from(
    ["", "~", "[]", "{}", "1", "true", "[[1]]", "{a: 1}", "c3", "'c3:w-'", "x.y"]
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(value=VALUES, at=st.integers(min_value=0, max_value=200))
def test_any_value_in_any_place_loads_or_is_a_lesson_error(folder, value, at):
    kept = folder.read("first/lesson.yaml")
    lines = kept.splitlines()
    at %= len(lines)
    head, colon, _ = lines[at].partition(": ")
    lines[at] = head + colon + value
    folder.write("first/lesson.yaml", "\n".join(lines))
    try:
        assert load_lesson(folder.path, "first").lesson.steps
    except LessonError as error:
        told(error)
    finally:
        folder.write("first/lesson.yaml", kept)


@pytest.mark.parametrize("file", ["first/lesson.yaml", "first/en.md", "course.yaml", "en.md"])
def test_a_mark_of_utf8_at_the_beginning_is_no_text(folder, file):
    folder.write(file, b"\xef\xbb\xbf" + folder.read(file).encode())
    load_course(folder.path)
    load_lesson(folder.path, "first")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_not_waited_for(folder):
    (folder.path / "first/en.md").unlink()
    os.mkfifo(folder.path / "first/en.md")
    assert fault_of(folder).reason == "file-missing"


def test_a_folder_in_the_place_of_a_file(folder):
    (folder.path / "first/en.md").unlink()
    (folder.path / "first/en.md").mkdir()
    assert fault_of(folder).reason == "file-missing"


@pytest.mark.parametrize("file", ["first", "first/lesson.yaml", "first/en.md", "first/pl.md"])
def test_a_link_that_leads_out_of_the_folder_is_not_followed(folder, tmp_path_factory, file):
    place, away = folder.path / file, tmp_path_factory.mktemp("away") / "there"
    if place.exists():
        place.rename(away)
    else:
        away.write_text("secret: 1", "utf-8")
    place.symlink_to(away)
    assert fault_of(folder).reason == "file-outside"


def test_a_link_inside_the_folder_is_followed_and_a_circle_is_not(folder):
    (folder.path / "first/en.md").rename(folder.path / "words.md")
    (folder.path / "first/en.md").symlink_to(folder.path / "words.md")
    load_lesson(folder.path, "first")
    (folder.path / "words.md").unlink()
    (folder.path / "words.md").symlink_to(folder.path / "first/en.md")
    assert fault_of(folder).reason == "file-missing"


def test_too_many_languages_are_a_fault_and_none_is_read(folder):
    for letters in "abcdefghijklmnopq":
        folder.write(f"first/x{letters}.md", "x")
    assert fault_of(folder).reason == "too-many-languages"


def test_what_can_be_used_of_a_course_is_loaded(folder):
    folder.write("course.yaml", folder.read("course.yaml").replace("[first]", "[gone, first]"))
    course, lessons, faults = load_usable(folder.path)
    assert course.course.lessons == ("gone", "first")
    assert [loaded.lesson.id for loaded in lessons] == ["first"]
    assert [fault.file for fault in faults] == ["gone/lesson.yaml"]
    folder.write("first/lesson.yaml", "nothing: 1")
    assert load_usable(folder.path)[1] == ()
    folder.write("course.yaml", "nothing: 1")
    with pytest.raises(LessonError, match=r"course\.yaml"):
        load_usable(folder.path)


def test_a_teachers_own_lessons_are_named_by_the_environment(folder, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(folder.path))
    assert data_folder("lessons") == folder.path
    assert (data_folder("notebooks") / "index.ipynb").is_file()
