"""A new lesson from the template: it passes lint, and nothing that is there is overwritten."""

import errno
import os

import pytest

from ft_tutor.course.data import data_folder
from ft_tutor.course.faults import say_fault
from ft_tutor.course.lint import lint
from ft_tutor.course.load import COURSE_FILE, load_course, load_lesson
from ft_tutor.course.new import GUIDE, NewLessonError, new_lesson

OURS = data_folder("lessons") / GUIDE


def reason(*arguments):
    with pytest.raises(NewLessonError) as caught:
        new_lesson(*arguments)
    return caught.value.reason


def all_well(folder):
    assert [say_fault(fault) for fault in lint(folder)] == []


def test_an_empty_folder_becomes_a_course_that_passes_lint(tmp_path):
    (tmp_path / ".git").mkdir()
    made = new_lesson(tmp_path, "market-day", "", OURS)
    all_well(tmp_path)
    assert {str(path.relative_to(tmp_path)) for path in made.files} == {
        *(COURSE_FILE, "en.md", GUIDE),
        *(os.path.join("market-day", name) for name in ("lesson.yaml", "en.md")),  # noqa: PTH118
    }
    loaded = load_lesson(tmp_path, "market-day")
    assert loaded.texts.markdown("lesson.title") == "market day"
    assert [step.kind for step in loaded.lesson.steps] == ["do", "choose", "count"]
    assert (tmp_path / "market-day/lesson.yaml").read_text("utf-8").count("#") > 20


def test_a_title_is_words_whatever_is_in_it(tmp_path):
    title = "Rock & <b>roll</b>, *one* [two](three) — #4"
    new_lesson(tmp_path, "rock", title)
    all_well(tmp_path)
    assert load_lesson(tmp_path, "rock").texts.plain("lesson.title") == title


LISTS = [
    "lessons:\n  - first-one\n",
    "lessons: [first-one]\n",
    "lessons: [first-one]",
    "lessons:\n- first-one   # a note: für später\n\n# the end\nchapters: []\n",
    'lessons:\n    - "first-one"',
]


@pytest.mark.parametrize("text", LISTS)
def test_the_lesson_comes_last_in_the_list_and_all_else_stays(tmp_path, text):
    new_lesson(tmp_path, "first-one", "")
    course = tmp_path / COURSE_FILE
    head, _, _ = course.read_text("utf-8").partition("lessons:\n")
    before = f"# Grüße\n{head}{text}"
    course.write_text(before, "utf-8")
    new_lesson(tmp_path, "second-one", "")
    after = course.read_text("utf-8")
    assert load_course(tmp_path).course.lessons == ("first-one", "second-one")
    kept = iter(after)
    assert all(sign in kept for sign in before)
    all_well(tmp_path)


@pytest.mark.parametrize("odd", ["", "A", "a b", "a-1", "../a", "/tmp/a", "a/b", "é", "x" * 500])
def test_what_is_no_id(tmp_path, odd):
    assert reason(tmp_path / "new", odd, "") == "bad-id"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["practise", "rules", "con"])
def test_what_means_something_else_already(tmp_path, name):
    assert reason(tmp_path / "new", name, "") == "reserved"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("is_new", [True, False])
def test_what_fails_on_the_way_leaves_nothing(tmp_path, monkeypatch, is_new):
    if not is_new:
        new_lesson(tmp_path, "first-one", "")
    before = sorted(tmp_path.rglob("*"))

    def write(path, content):
        if path.name == COURSE_FILE:
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        path.write_bytes(content)

    with monkeypatch.context() as patch:
        patch.setattr("ft_tutor.course.new.write_whole", write)
        with pytest.raises(OSError, match="No space"):
            new_lesson(tmp_path, "fine", "")
    assert sorted(tmp_path.rglob("*")) == before
    new_lesson(tmp_path, "fine", "")
    all_well(tmp_path)


@pytest.mark.parametrize("odd", ["two\nlines", "\x1b[31m", "$x$", "back\\slash", "long" * 30])
def test_what_is_no_title(tmp_path, odd):
    assert reason(tmp_path / "new", "fine", odd) == "bad-title"
    assert list(tmp_path.iterdir()) == []


def test_nothing_that_is_there_is_touched(tmp_path):
    (tmp_path / "file").touch()
    assert reason(tmp_path / "file", "fine", "") == "folder-is-file"
    assert reason(tmp_path, "fine", "") == "folder-taken"
    course = tmp_path / "course"
    new_lesson(course, "fine", "")
    before = {path: path.read_bytes() for path in course.rglob("*") if path.is_file()}
    assert reason(course, "fine", "") == "exists"
    (course / "dangling").symlink_to(tmp_path / "nowhere")
    assert reason(course, "dangling", "") == "exists"
    assert {path: path.read_bytes() for path in course.rglob("*") if path.is_file()} == before


def test_a_course_that_is_full(tmp_path):
    new_lesson(tmp_path, "fine", "")
    names = ", ".join(["fine", *(f"l-{a}{b}" for a in "abcdefg" for b in "abcdefghi")])
    text = (tmp_path / COURSE_FILE).read_text("utf-8").replace("  - fine", f"  [{names}]")
    (tmp_path / COURSE_FILE).write_text(text, "utf-8")
    assert reason(tmp_path, "one-more", "") == "full"
