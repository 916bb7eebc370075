"""Progress: shared by kernels, never lost, and honest about what cannot be saved."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ft_tutor.learner import progress as module
from ft_tutor.learner.notices import say_notice
from ft_tutor.learner.progress import FOLDER_VARIABLE, Progress, StepProgress, progress_file


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "folder" / "progress.sqlite"


def reasons(progress):
    assert all(say_notice(notice) for notice in progress.notices)
    return [notice.reason for notice in progress.notices]


def test_the_best_stars_stay_and_the_rest_adds_up(path):
    progress = Progress(path)
    progress.record("first", "home", stars=0, tries=2, seconds=5.7)
    progress.record("first", "home", stars=3, tries=1, seconds=4)
    progress.record("first", "home", stars=1)
    assert progress.stars("first") == {"home": 3}
    assert Progress(path).steps("first") == {"home": StepProgress(3, 4, 9)}
    assert reasons(progress) == []


def test_the_first_open_step(path):
    progress = Progress(path)
    steps = ["hello", "home", "roam"]
    assert progress.first_open("first", steps) == "hello"
    progress.record("first", "hello", stars=3)
    progress.record("first", "home", stars=0)
    progress.record("other", "home", stars=3)
    assert progress.first_open("first", steps) == "home"
    for step in steps:
        progress.record("first", step, stars=1)
    assert progress.first_open("first", steps) is None


def test_a_lesson_can_be_forgotten(path):
    progress = Progress(path)
    progress.record("first", "home", stars=3)
    progress.record("other", "home", stars=2)
    progress.reset("first")
    assert (progress.stars("first"), progress.stars("other")) == ({}, {"home": 2})


def test_the_place_of_the_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
    assert progress_file() == tmp_path / ".ft-tutor" / "progress.sqlite"
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "mine"))
    Progress().record("first", "home", stars=3)
    assert (tmp_path / "mine" / "progress.sqlite").is_file()


@pytest.mark.parametrize(
    "bad",
    [
        {"lesson": ""},
        {"step": "x" * 65},
        {"stars": 4},
        {"stars": -1},
        {"tries": -1},
        {"tries": 1_000_001},
    ],
)
def test_numbers_and_ids_out_of_range_are_refused(path, bad):
    row = {"lesson": "first", "step": "home", "stars": 1, "tries": 1, **bad}
    with pytest.raises(ValueError, match="is not"):
        Progress(path).record(row.pop("lesson"), row.pop("step"), **row)


def test_sums_are_capped(path):
    progress = Progress(path)
    for _ in range(3):
        progress.record("first", "home", stars=1, tries=900_000, seconds=1e12)
    assert progress.steps("first") == {"home": StepProgress(1, 1_000_000, 1_000_000)}


def test_a_full_file_takes_no_new_steps(path, monkeypatch):
    monkeypatch.setattr(module, "MOST_ROWS", 2)
    progress = Progress(path)
    for step in ("a", "b", "c"):
        progress.record("first", step, stars=2)
    progress.record("first", "a", stars=3)
    assert progress.stars("first") == {"a": 3, "b": 2}
    assert reasons(progress) == ["progress-full"]


WRITER = """
import sys
from pathlib import Path
from ft_tutor.learner.progress import Progress
progress = Progress(Path(sys.argv[1]))
for number in range(60):
    progress.record("first", "both", stars=number % 4)
    progress.record("first", f"{sys.argv[2]}-{number}", stars=3)
assert not progress.notices, progress.notices
"""


def test_two_processes_write_at_once(path):
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(path), name]) for name in ("one", "two")
    ]
    assert [writer.wait(timeout=60) for writer in writers] == [0, 0]
    known = Progress(path).steps("first")
    assert len(known) == 121
    assert known["both"] == StepProgress(3, 120, 0)


@pytest.mark.parametrize("content", [b"not a database", b"SQLite format 3\x00" + b"\xff" * 5000])
def test_a_damaged_file_is_set_aside(path, content):
    path.parent.mkdir()
    path.write_bytes(content)
    progress = Progress(path)
    assert reasons(progress) == ["progress-damaged"]
    assert "progress.sqlite.damaged-1" in say_notice(progress.notices[0])
    assert (path.parent / "progress.sqlite.damaged-1").read_bytes() == content
    progress.record("first", "home", stars=3)
    assert Progress(path).stars("first") == {"home": 3}


def test_a_second_damaged_file_gets_its_own_name(path):
    path.parent.mkdir()
    for number in (1, 2):
        path.write_bytes(b"broken" * number)
        Progress(path)
    assert (path.parent / "progress.sqlite.damaged-1").read_bytes() == b"broken"
    assert (path.parent / "progress.sqlite.damaged-2").read_bytes() == b"brokenbroken"


def test_a_file_damaged_while_it_is_used_is_set_aside(path):
    progress = Progress(path)
    progress.record("first", "home", stars=3)
    path.write_bytes(b"overwritten by something else" * 100)
    progress.record("first", "home", stars=2)
    assert reasons(progress) == ["progress-damaged"]
    assert progress.stars("first") == {"home": 2}


def test_a_file_of_something_else_is_set_aside(path):
    path.parent.mkdir()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE progress (name)")
    assert reasons(Progress(path)) == ["progress-foreign"]
    with sqlite3.connect(path.parent / "progress.sqlite.damaged-1") as kept:
        assert kept.execute("SELECT name FROM progress").fetchall() == []


def test_a_file_of_ours_with_other_columns_is_set_aside(path):
    Progress(path)
    with sqlite3.connect(path) as ours:
        ours.execute("ALTER TABLE progress ADD COLUMN more")
    assert reasons(Progress(path)) == ["progress-damaged"]


@pytest.mark.parametrize(
    "trap",
    [
        # Reading it would never end.
        """DROP TABLE progress; CREATE VIEW progress (lesson, step, stars, tries, seconds) AS
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i, i, i, i, i FROM n
        """,
        # Writing it would forget everything.
        "CREATE TRIGGER trap AFTER INSERT ON progress BEGIN DELETE FROM progress; END",
    ],
)
def test_a_trap_in_the_file_is_set_aside(path, trap):
    Progress(path)
    with sqlite3.connect(path) as theirs:
        theirs.executescript(trap)
    progress = Progress(path)
    assert reasons(progress) == ["progress-damaged"]
    progress.record("first", "home", stars=2)
    assert progress.stars("first") == {"home": 2}


def test_a_huge_file_is_set_aside(path, monkeypatch):
    Progress(path)
    monkeypatch.setattr(module, "MOST_BYTES", 100)
    assert reasons(Progress(path)) == ["progress-foreign"]


def test_a_folder_that_cannot_be_made_keeps_progress_in_memory(tmp_path):
    (tmp_path / "file").write_text("in the way")
    progress = Progress(tmp_path / "file" / "progress.sqlite")
    assert reasons(progress) == ["progress-memory"]
    assert progress.path is None
    progress.record("first", "home", stars=3)
    assert progress.stars("first") == {"home": 3}
    progress.reset("first")
    assert progress.stars("first") == {}


def test_a_file_that_cannot_be_written_is_still_read(path, monkeypatch):
    Progress(path).record("first", "home", stars=3)

    def read_only(target):
        return sqlite3.connect(f"{target.as_uri()}?mode=ro", uri=True, isolation_level=None)

    progress = Progress(path)
    monkeypatch.setattr(module, "_connect", read_only)
    progress.record("first", "roam", stars=2)
    assert reasons(progress) == ["progress-memory"]
    assert progress.stars("first") == {"home": 3, "roam": 2}


def test_a_folder_that_vanishes_keeps_progress_in_memory(path):
    progress = Progress(path)
    path.unlink()
    path.parent.rmdir()
    progress.record("first", "home", stars=3)
    assert reasons(progress) == ["progress-memory"]
    assert progress.stars("first") == {"home": 3}


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(content=st.binary(max_size=300), at=st.integers(0, 12_000))
def test_whatever_the_file_holds_progress_goes_on(tmp_path, content, at):
    path = tmp_path / "progress.sqlite"
    good = Progress(path)
    good.record("first", "home", stars=1)
    if good.path is not None:
        whole = path.read_bytes()
        at %= len(whole)
        path.write_bytes(whole[:at] + content + whole[at + len(content) :])
    progress = Progress(path)
    progress.record("first", "roam", stars=2)
    assert progress.stars("first")["roam"] == 2
    assert set(reasons(progress)) <= {"progress-damaged", "progress-foreign", "progress-memory"}
    for left in tmp_path.iterdir():
        left.unlink()
