"""The notebooks follow the lessons: the same bytes, nothing injected, every drift named."""

import errno
import json
import os
import re
import shutil
from base64 import b64encode

import pytest
from helpers.short_course import SHORT, short_course

from ft_tutor.course.faults import LessonError
from ft_tutor.course.model import RESERVED
from ft_tutor.course.stage.contents.words import PRACTICE
from ft_tutor.files import is_plain_file
from ft_tutor.publish.cells import LONGEST_ID, cell_id
from ft_tutor.publish.notebooks import BuildReport, build, check
from ft_tutor.publish.stills import still as drawn
from ft_tutor.publish.tables import TABLE_PAGES

INDEX, LESSON = "index.ipynb", "en/meeple-paths.ipynb"
OTHERS = (*(one.name for one in TABLE_PAGES), PRACTICE)
ALL = (INDEX, *(f"en/{name}.ipynb" for name in (*SHORT, *OTHERS)))
PICTURE = "meeple-paths-corners-board"
DESERT = "meeple-paths-desert-board"


def test_no_lesson_takes_the_name_of_another_notebook():
    assert set(OTHERS) <= RESERVED


PICTURES = {}


def still(step, lang):
    """Draw each picture once for all tests of this file."""
    if (known := (repr(step), lang)) not in PICTURES:
        PICTURES[known] = drawn(step, lang)
    return PICTURES[known]


@pytest.fixture
def lessons(tmp_path):
    return short_course(tmp_path / "lessons")


@pytest.fixture(scope="module")
def built_once(tmp_path_factory):
    return tmp_path_factory.mktemp("built") / "notebooks"


@pytest.fixture
def built(lessons, built_once, tmp_path):
    if not built_once.exists():
        build(lessons, built_once, draw=still)
    return shutil.copytree(built_once, tmp_path / "notebooks")


def read(path):
    return json.loads(path.read_text("utf-8"))


def edit(path, change):
    page = read(path)
    change(page)
    path.write_text(json.dumps(page), "utf-8")


def cell(page, name):
    return next(cell for cell in page["cells"] if cell["id"] == name)


def test_build_writes_each_notebook_once_and_the_same_bytes_again(lessons, tmp_path):
    first = build(lessons, tmp_path / "one", draw=still)
    again = build(lessons, tmp_path / "one", draw=still)
    build(lessons, tmp_path / "two", draw=still)

    assert first == BuildReport(written=ALL, unchanged=())
    assert again == BuildReport(written=(), unchanged=ALL)
    for name in ALL:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_check_is_silent_after_build(lessons, built):
    assert check(lessons, built, draw=still) == ()


def test_check_writes_nothing(lessons, tmp_path):
    drifts = check(lessons, tmp_path / "nothing", draw=still)

    assert [drift.split(" is missing")[0] for drift in drifts] == list(ALL)
    assert not (tmp_path / "nothing").exists()


def test_check_names_the_cell_that_was_edited(lessons, built):
    edit(built / LESSON, lambda page: page["cells"][4].update(source="something else"))

    (drift,) = check(lessons, built, draw=still)

    assert LESSON in drift
    assert "cell 5" in drift
    assert "meeple-paths-one-each-text" in drift


def test_check_sees_a_changed_lesson(lessons, built):
    prose = lessons / "meeple-paths" / "en.md"
    prose.write_text(prose.read_text("utf-8").replace("Walk wherever you like.", "Run."), "utf-8")

    (drift,) = check(lessons, built, draw=still)

    assert "meeple-paths-playground-text" in drift


@pytest.mark.parametrize("part", ["text", "drawing"])
def test_check_sees_another_picture(lessons, built, part):
    def change(page):
        output = cell(page, DESERT)["outputs"][0]
        if part == "text":
            output["data"]["text/plain"] = "an empty board"
        else:
            output["metadata"]["ft_tutor"] = "0" * 16

    edit(built / LESSON, change)

    assert len(check(lessons, built, draw=still)) == 1


def test_check_sees_added_and_lost_cells_and_a_lost_picture(lessons, built):
    original = (built / LESSON).read_text("utf-8")
    for change in (
        lambda page: page["cells"].pop(),
        lambda page: page["cells"].append(page["cells"][0] | {"id": "more"}),
        lambda page: cell(page, DESERT)["outputs"][0]["data"].pop("image/png"),
        lambda page: cell(page, DESERT).update(execution_count=99),
    ):
        (built / LESSON).write_text(original, "utf-8")
        edit(built / LESSON, change)
        assert len(check(lessons, built, draw=still)) == 1


def test_check_sees_saved_widget_state(lessons, built):
    edit(built / LESSON, lambda page: page["metadata"].update(widgets={}))

    (drift,) = check(lessons, built, draw=still)

    assert "metadata" in drift


OF_CELLS = '{"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": %s}'
TORN = [
    "",
    "{",
    "[]",
    "\x00",
    "[" * 100_000,
    '{"cells": 3}',
    '{"cells": [{}]}',
    OF_CELLS % "null",
    OF_CELLS % '[{"cell_type": "code", "id": "a", "outputs": [{"data": null}]}]',
]


@pytest.mark.parametrize("torn", TORN)
def test_a_torn_notebook_is_named_and_built_anew(lessons, built, torn):
    (built / LESSON).write_text(torn, "utf-8")

    (drift,) = check(lessons, built, draw=still)
    report = build(lessons, built, draw=still)

    assert "not a notebook" in drift
    assert report.written == (LESSON,)
    assert check(lessons, built, draw=still) == ()


def test_lines_that_end_as_on_windows_build_the_same_notebooks(lessons, built):
    for file in lessons.rglob("*.*"):
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))

    assert build(lessons, built, draw=still).written == ()


@pytest.mark.parametrize("make", [os.mkfifo, lambda path: path.symlink_to("../mine")])
def test_what_is_no_file_is_named_and_stays(lessons, built, make):
    (built / "mine").write_text("mine")
    (built / LESSON).unlink()
    make(built / LESSON)

    with pytest.raises(OSError, match=LESSON):
        build(lessons, built, draw=still)
    assert not is_plain_file(built / LESSON)
    assert (built / "mine").read_text() == "mine"


def test_a_full_disk_leaves_the_notebook_that_was_there(lessons, built, monkeypatch):
    def fail(_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    (built / LESSON).write_text("good")
    monkeypatch.setattr(os, "fsync", fail)

    with pytest.raises(OSError, match=LESSON):
        build(lessons, built, draw=still)
    assert (built / LESSON).read_text() == "good"


def test_a_notebook_of_no_lesson_is_named_and_a_hand_written_one_is_left_alone(lessons, built):
    for name in ("en/left-over.ipynb", "explore-positions.ipynb"):
        (built / name).write_text("{}", "utf-8")

    (drift,) = check(lessons, built, draw=still)
    build(lessons, built, draw=still)

    assert "en/left-over.ipynb" in drift
    assert (built / "explore-positions.ipynb").read_text("utf-8") == "{}"


def another_png(page):
    data = cell(page, PICTURE)["outputs"][0]["data"]
    data["image/png"] = b64encode(b"made by another Pillow").decode()


def test_png_bytes_of_other_library_versions_are_kept_and_are_no_drift(lessons, built):
    edit(built / LESSON, another_png)

    assert check(lessons, built, draw=still) == ()
    build(lessons, built, draw=still)
    data = cell(read(built / LESSON), PICTURE)["outputs"][0]["data"]
    assert data["image/png"] == b64encode(b"made by another Pillow").decode()


def test_a_png_is_made_anew_when_its_drawing_changes(lessons, built):
    edit(built / LESSON, another_png)
    structure = lessons / "meeple-paths" / "lesson.yaml"
    text = structure.read_text("utf-8")
    structure.write_text(text.replace("b2:village.r c2:", "b2:village.rr c2:"), "utf-8")

    build(lessons, built, draw=still)

    png = cell(read(built / LESSON), PICTURE)["outputs"][0]["data"]["image/png"]
    assert png != b64encode(b"made by another Pillow").decode()


def test_a_broken_lesson_is_refused_before_anything_is_written(lessons, tmp_path):
    (lessons / "meeple-paths" / "lesson.yaml").write_text("steps: 3", "utf-8")

    with pytest.raises(LessonError):
        build(lessons, tmp_path / "notebooks", draw=still)
    assert not (tmp_path / "notebooks").exists()


def test_cell_ids_fit_the_format_however_long_the_words_are():
    long = cell_id("a" * 48, "b" * 48, "text")

    assert len(long) == LONGEST_ID
    assert re.fullmatch("[a-zA-Z0-9_-]+", long)
    assert long != cell_id("a" * 48, "b" * 48, "board")
    assert cell_id("meeple-paths", "loop", "text") == "meeple-paths-loop-text"
