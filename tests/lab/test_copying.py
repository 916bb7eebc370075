"""The learner's copy: his edits survive, ours arrive."""

import json
import os

import pytest

from ft_tutor.files import write_whole
from ft_tutor.lab import (
    CourseMissingError,
    Fate,
    FolderIsFileError,
    FolderNotWritableError,
    copy_course,
)
from ft_tutor.lab.manifest import LARGEST, MANIFEST


@pytest.fixture
def source(tmp_path):
    folder = tmp_path / "shipped"
    write(folder / "index.ipynb", "index 1")
    write(folder / "en" / "paths.ipynb", "paths 1")
    return folder


@pytest.fixture
def target(tmp_path):
    return tmp_path / "home" / "five tribes"


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def fates(report):
    return {file.name: file.fate for file in report.files}


def everything(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file() and path.name != MANIFEST
    }


def test_first_copy_brings_everything(source, target):
    report = copy_course(source, target)
    assert fates(report) == {"en/paths.ipynb": Fate.ADDED, "index.ipynb": Fate.ADDED}
    assert everything(target) == {"en/paths.ipynb": "paths 1", "index.ipynb": "index 1"}
    assert report.folder == target


def test_second_copy_changes_nothing(source, target):
    copy_course(source, target)
    before = (target / "index.ipynb").stat().st_mtime_ns
    assert set(fates(copy_course(source, target)).values()) == {Fate.SAME}
    assert (target / "index.ipynb").stat().st_mtime_ns == before


def test_untouched_file_is_updated(source, target):
    copy_course(source, target)
    write(source / "index.ipynb", "index 2")
    assert fates(copy_course(source, target))["index.ipynb"] is Fate.UPDATED
    assert everything(target) == {"en/paths.ipynb": "paths 1", "index.ipynb": "index 2"}


def test_edited_file_is_kept(source, target):
    copy_course(source, target)
    write(target / "index.ipynb", "mine")
    assert fates(copy_course(source, target))["index.ipynb"] is Fate.KEPT
    assert everything(target)["index.ipynb"] == "mine"
    assert "index.new.ipynb" not in everything(target)


def test_newer_one_lands_beside_an_edited_file_once(source, target):
    copy_course(source, target)
    write(target / "en" / "paths.ipynb", "mine")
    write(source / "en" / "paths.ipynb", "paths 2")
    file = copy_course(source, target).having(Fate.BESIDE)[0]
    assert (file.name, file.beside) == ("en/paths.ipynb", "en/paths.new.ipynb")
    assert everything(target)["en/paths.ipynb"] == "mine"
    assert everything(target)["en/paths.new.ipynb"] == "paths 2"
    (target / "en" / "paths.new.ipynb").unlink()
    assert fates(copy_course(source, target))["en/paths.ipynb"] is Fate.KEPT
    assert "en/paths.new.ipynb" not in everything(target)


def test_neighbour_is_replaced_only_while_untouched(source, target):
    copy_course(source, target)
    write(target / "index.ipynb", "mine")
    for number in (2, 3):
        write(source / "index.ipynb", f"index {number}")
        copy_course(source, target)
    assert everything(target)["index.new.ipynb"] == "index 3"
    write(target / "index.new.ipynb", "mine too")
    write(source / "index.ipynb", "index 4")
    assert copy_course(source, target).having(Fate.BESIDE)[0].beside == "index.new-2.ipynb"
    found = everything(target)
    assert (found["index.ipynb"], found["index.new.ipynb"]) == ("mine", "mine too")
    assert found["index.new-2.ipynb"] == "index 4"


def test_taking_the_neighbour_over_ends_the_matter(source, target):
    copy_course(source, target)
    write(target / "index.ipynb", "mine")
    write(source / "index.ipynb", "index 2")
    copy_course(source, target)
    (target / "index.new.ipynb").replace(target / "index.ipynb")
    assert fates(copy_course(source, target))["index.ipynb"] is Fate.SAME
    write(source / "index.ipynb", "index 3")
    assert fates(copy_course(source, target))["index.ipynb"] is Fate.UPDATED


def test_deleted_file_comes_back(source, target):
    copy_course(source, target)
    (target / "index.ipynb").unlink()
    assert fates(copy_course(source, target))["index.ipynb"] is Fate.ADDED


def test_file_of_the_learner_with_our_name_is_kept(source, target):
    write(target / "index.ipynb", "mine, and older than the course")
    assert fates(copy_course(source, target))["index.ipynb"] is Fate.BESIDE
    assert everything(target)["index.ipynb"] == "mine, and older than the course"


def notebook(*sources, **cell):
    """The text of a notebook with code cells; `cell` holds what a run changes in each."""
    fresh = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    cells = [{**fresh, "source": source, **cell} for source in sources]
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


def run_and_saved(*sources):
    """The same notebook as JupyterLab saves it after a run."""
    output = {"output_type": "stream", "name": "stdout", "text": ["done"]}
    lines = [source.splitlines(keepends=True) for source in sources]
    return notebook(*lines, outputs=[output], execution_count=3, metadata={"trusted": True})


@pytest.fixture
def lesson(source, target):
    """A notebook of the learner's copy; a function ships its next version and reports its fate."""
    write(source / "index.ipynb", notebook("one\ntwo"))
    copy_course(source, target)

    def ship(text):
        write(source / "index.ipynb", text)
        return fates(copy_course(source, target))["index.ipynb"]

    return ship


def test_notebook_that_was_only_run_is_not_edited(source, target, lesson):
    ran = run_and_saved("one\ntwo")
    write(target / "index.ipynb", ran)
    assert fates(copy_course(source, target))["index.ipynb"] is Fate.SAME
    assert everything(target)["index.ipynb"] == ran
    assert lesson(notebook("one\ntwo", "three")) is Fate.UPDATED
    assert everything(target) == {
        "en/paths.ipynb": "paths 1",
        "index.ipynb": notebook("one\ntwo", "three"),
    }


def test_newer_pictures_reach_a_notebook_that_was_only_run(target, lesson):
    write(target / "index.ipynb", run_and_saved("one\ntwo"))
    newer = notebook("one\ntwo", metadata={"picture": "newer"})
    assert lesson(newer) is Fate.UPDATED
    assert everything(target)["index.ipynb"] == newer


@pytest.mark.parametrize(
    "mine",
    [
        run_and_saved("one\ntwo!"),
        run_and_saved("one", "two"),
        run_and_saved("one\ntwo", ""),
        run_and_saved(),
        notebook("one\ntwo", cell_type="raw"),
        notebook("one\ntwo")[:-1],
        notebook(None),
        notebook([1]),
        "[]",
        '{"cells": 1}',
        '{"cells": ["code"]}',
        '{"cells": ' + "[" * 100_000,
    ],
)
def test_edited_or_unreadable_notebook_is_kept(target, lesson, mine):
    write(target / "index.ipynb", mine)
    assert lesson(notebook("newer")) is Fate.BESIDE
    assert everything(target)["index.ipynb"] == mine
    assert everything(target)["index.new.ipynb"] == notebook("newer")


def test_notebook_beyond_the_limit_is_kept(target, lesson, monkeypatch):
    ran = run_and_saved("one\ntwo")
    monkeypatch.setattr("ft_tutor.lab.cells.LARGEST", len(ran) - 1)
    write(target / "index.ipynb", ran)
    assert lesson(notebook("newer")) is Fate.BESIDE
    assert everything(target)["index.ipynb"] == ran


def test_neighbour_that_was_only_run_is_replaced(target, lesson):
    write(target / "index.ipynb", run_and_saved("mine"))
    assert lesson(notebook("newer")) is Fate.BESIDE
    write(target / "index.new.ipynb", run_and_saved("newer"))
    assert lesson(notebook("newest")) is Fate.BESIDE
    assert everything(target)["index.new.ipynb"] == notebook("newest")
    assert "index.new-2.ipynb" not in everything(target)


class TestRecordOfAnEarlierVersion:
    """It held no hashes of cells."""

    @pytest.fixture(autouse=True)
    def earlier(self, target, lesson):
        record = json.loads((target / MANIFEST).read_text())
        assert record.pop("cells")
        write(target / MANIFEST, json.dumps(record))

    def test_untouched_file_is_updated(self, lesson):
        assert lesson(notebook("newer")) is Fate.UPDATED

    def test_notebook_that_was_only_run_is_recognised(self, target, lesson):
        write(target / "index.ipynb", run_and_saved("one\ntwo"))
        assert lesson(notebook("one\ntwo")) is Fate.SAME
        assert lesson(notebook("newer")) is Fate.UPDATED

    def test_what_cannot_be_proved_ours_is_kept(self, target, lesson):
        write(target / "index.ipynb", run_and_saved("one\ntwo"))
        assert lesson(notebook("newer")) is Fate.BESIDE
        assert everything(target)["index.ipynb"] == run_and_saved("one\ntwo")


@pytest.mark.parametrize(
    "record",
    [
        "",
        "{",
        "[]",
        "null",
        '{"schema": 9}',
        '{"schema": 1, "shipped": [1]}',
        "[" * 100_000,
        " " * (LARGEST + 1),
    ],
)
def test_damaged_record_loses_nothing(source, target, record):
    copy_course(source, target)
    write(target / "index.ipynb", "mine")
    write(source / "index.ipynb", "index 2")
    write(target / MANIFEST, record)
    copy_course(source, target)
    assert everything(target)["index.ipynb"] == "mine"
    assert everything(target)["index.new.ipynb"] == "index 2"


def test_record_names_no_file_outside(source, target):
    copy_course(source, target)
    outside = target.parent / "outside.ipynb"
    write(outside, "not ours")
    record = json.loads((target / MANIFEST).read_text())
    record["shipped"]["../outside.ipynb"] = record["shipped"]["index.ipynb"]
    write(target / MANIFEST, json.dumps(record))
    copy_course(source, target)
    assert outside.read_text() == "not ours"


def test_hidden_files_are_not_copied(source, target):
    write(source / ".ipynb_checkpoints" / "index.ipynb", "x")
    write(source / "__pycache__" / "x.pyc", "x")
    assert sorted(fates(copy_course(source, target))) == ["en/paths.ipynb", "index.ipynb"]


@pytest.mark.skipif(os.name == "nt", reason="links need a right on Windows")
class TestOddThings:
    def test_link_is_neither_followed_nor_replaced(self, source, target, tmp_path):
        write(tmp_path / "elsewhere.ipynb", "precious")
        target.mkdir(parents=True)
        (target / "index.ipynb").symlink_to(tmp_path / "elsewhere.ipynb")
        assert fates(copy_course(source, target))["index.ipynb"] is Fate.SKIPPED
        assert (tmp_path / "elsewhere.ipynb").read_text() == "precious"
        assert (target / "index.ipynb").is_symlink()

    def test_broken_link(self, source, target, tmp_path):
        target.mkdir(parents=True)
        (target / "index.ipynb").symlink_to(tmp_path / "nowhere")
        assert fates(copy_course(source, target))["index.ipynb"] is Fate.SKIPPED
        assert not (tmp_path / "nowhere").exists()

    def test_linked_folder_inside(self, source, target, tmp_path):
        (tmp_path / "elsewhere").mkdir()
        target.mkdir(parents=True)
        (target / "en").symlink_to(tmp_path / "elsewhere")
        assert fates(copy_course(source, target))["en/paths.ipynb"] is Fate.SKIPPED
        assert list((tmp_path / "elsewhere").iterdir()) == []

    def test_linked_record_is_not_written_through(self, source, target, tmp_path):
        write(tmp_path / "precious.json", "{}")
        target.mkdir(parents=True)
        (target / MANIFEST).symlink_to(tmp_path / "precious.json")
        copy_course(source, target)
        assert (tmp_path / "precious.json").read_text() == "{}"

    def test_linked_record_does_not_multiply_the_neighbours(self, source, target, tmp_path):
        write(tmp_path / "precious.json", "{}")
        write(target / "index.ipynb", "mine")
        (target / MANIFEST).symlink_to(tmp_path / "precious.json")
        assert fates(copy_course(source, target))["index.ipynb"] is Fate.BESIDE
        before = everything(target)
        assert sorted(before) == ["en/paths.ipynb", "index.ipynb", "index.new.ipynb"]
        for _ in range(2):
            assert fates(copy_course(source, target))["index.ipynb"] is Fate.KEPT
        assert everything(target) == before

    def test_pipe_is_left_alone(self, source, target):
        target.mkdir(parents=True)
        os.mkfifo(target / "index.ipynb")
        assert fates(copy_course(source, target))["index.ipynb"] is Fate.SKIPPED


def test_folder_with_the_name_of_a_file(source, target):
    (target / "index.ipynb").mkdir(parents=True)
    assert fates(copy_course(source, target))["index.ipynb"] is Fate.SKIPPED


def test_file_with_the_name_of_a_folder(source, target):
    write(target / "en", "a file")
    report = copy_course(source, target)
    assert fates(report)["en/paths.ipynb"] is Fate.SKIPPED
    assert (target / "en").read_text() == "a file"


def test_target_is_a_file(source, target):
    write(target, "a file")
    with pytest.raises(FolderIsFileError, match="five tribes is a file"):
        copy_course(source, target)


def test_target_below_a_file(source, target):
    write(target, "a file")
    with pytest.raises(FolderIsFileError):
        copy_course(source, target / "deeper")


def test_target_is_not_writable(source, target, monkeypatch):
    def refuse(*_, **__):
        raise PermissionError(13, "Permission denied")

    # Not chmod: tests in a container run as root, who may write everywhere.
    monkeypatch.setattr("pathlib.Path.mkdir", refuse)
    with pytest.raises(FolderNotWritableError, match=r"Permission denied.*choose a folder"):
        copy_course(source, target)


def test_full_disk_leaves_the_old_file(source, target, monkeypatch):
    copy_course(source, target)
    write(source / "index.ipynb", "index 2")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    with pytest.raises(FolderNotWritableError, match="No space left"):
        copy_course(source, target)
    assert everything(target) == {"en/paths.ipynb": "paths 1", "index.ipynb": "index 1"}


def test_course_is_missing(tmp_path, target):
    with pytest.raises(CourseMissingError, match="reinstall"):
        copy_course(tmp_path / "nothing", target)
    assert not target.exists()


def test_folder_that_may_not_be_looked_into(source, target, monkeypatch):
    copy_course(source, target)

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.is_symlink", refuse)
    with pytest.raises(FolderNotWritableError, match=r"Permission denied.*choose a folder"):
        copy_course(source, target)


class _KilledError(BaseException):
    """Stands in for a process that is killed."""


@pytest.fixture
def killed_at(source, target, monkeypatch):
    """A function that copies, and is killed at the nth write."""

    def copy(nth):
        done = []

        def write(path, content):
            done.append(path)
            if len(done) == nth:
                raise _KilledError
            write_whole(path, content)

        with monkeypatch.context() as patch:
            patch.setattr("ft_tutor.lab.copying.write_whole", write)
            with pytest.raises(_KilledError):
                copy_course(source, target)

    return copy


WRITES = range(1, 5)  # the record, two notebooks, the record


@pytest.mark.parametrize("nth", WRITES)
@pytest.mark.parametrize("newer", [1, 2])
def test_copy_that_was_broken_off_leaves_nothing_that_seems_the_learners(
    source, target, killed_at, nth, newer
):
    """Whenever it was killed, at the first copy or at a later one, and whatever comes next."""
    for number in range(1, newer + 1):
        write(source / "index.ipynb", notebook(f"one {number}"))
        write(source / "en" / "paths.ipynb", notebook(f"two {number}"))
        if number < newer:
            copy_course(source, target)
    killed_at(nth)
    for name in ("index.ipynb", "en/paths.ipynb"):
        if (target / name).exists():  # run and saved before the next start
            (source_text,) = json.loads((target / name).read_text())["cells"]
            write(target / name, run_and_saved(source_text["source"]))
    write(source / "index.ipynb", notebook("three"))
    write(source / "en" / "paths.ipynb", notebook("four"))
    assert set(fates(copy_course(source, target)).values()) <= {Fate.ADDED, Fate.UPDATED}
    assert everything(target) == {
        "index.ipynb": notebook("three"),
        "en/paths.ipynb": notebook("four"),
    }
    assert not json.loads((target / MANIFEST).read_text())["coming"]


def test_draft_of_a_killed_copy_is_removed(source, target):
    copy_course(source, target)
    old, young = (target / "en" / f".{digit * 16}.tmp" for digit in "ab")
    for path in (old, young):
        write(path, "half a noteb")
    os.utime(old, (0, 0))
    copy_course(source, target)
    assert not old.exists()
    assert young.exists()  # somebody may be writing it just now


def test_only_what_holds_just_our_bytes_is_pure(source, target):
    write(source / "other.ipynb", notebook("other"))
    write(source / "notes.txt", "no notebook")
    assert copy_course(source, target).pure_notebooks == (
        "en/paths.ipynb",
        "index.ipynb",
        "other.ipynb",
    )
    write(target / "index.ipynb", "mine")
    write(target / "other.ipynb", run_and_saved("other"))
    assert copy_course(source, target).pure_notebooks == ("en/paths.ipynb",)
    write(source / "index.ipynb", "newer")
    assert "index.new.ipynb" in copy_course(source, target).pure_notebooks
