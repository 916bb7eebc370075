"""Progress: shared by kernels, never lost, and honest about what cannot be saved."""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ft_tutor.learner import database, rows, schema
from ft_tutor.learner.account import Account
from ft_tutor.learner.notices import say_notice
from ft_tutor.learner.progress import PAUSE, Progress
from ft_tutor.learner.rows import DAYS, MISTAKES, RESETS, STEPS, Mistake, StepProgress


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture(autouse=True)
def wall(monkeypatch):
    """The world's clock, which stands still."""
    clock = Clock()
    monkeypatch.setattr("ft_tutor.learner.clock.time", clock)
    return clock


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "folder" / "progress.sqlite"


@pytest.fixture
def clock():
    return Clock()


def reasons(progress):
    assert all(say_notice(notice) for notice in progress.notices)
    return [notice.reason.removeprefix("progress-") for notice in progress.notices]


def in_the_file(path):
    """What another kernel finds, which knows nothing yet."""
    other = Progress(path)
    assert reasons(other) == []
    return other.stars("first")


def do(path, *orders):
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for order in orders:
            database.execute(order)


# --- what is kept


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
    monkeypatch.setattr(database, "MOST_ROWS", 2)
    progress = Progress(path)
    for step in ("a", "b", "c"):
        progress.record("first", step, stars=2)
    progress.record("first", "a", stars=3)
    assert progress.stars("first") == {"a": 3, "b": 2, "c": 2}
    assert reasons(progress) == ["full"]
    assert in_the_file(path) == {"a": 3, "b": 2}


# --- several kernels


def test_the_news_of_another_kernel_are_seen(path):
    one, two = Progress(path), Progress(path)
    one.record("first", "home", stars=2)
    assert two.stars("first") == {"home": 2}
    two.record("first", "home", stars=3)
    assert one.stars("first") == {"home": 3}


def test_a_click_that_records_nothing_opens_nothing(path, monkeypatch):
    progress = Progress(path)
    progress.record("first", "home", stars=2)
    progress.stars("first")
    monkeypatch.setattr("sqlite3.connect", None)
    progress.retry()
    assert (progress.stars("first"), progress.notices) == ({"home": 2}, ())


WRITER = """
import sys
from pathlib import Path
from ft_tutor.learner.progress import Progress
progress = Progress(Path(sys.argv[1]))
for number in range(60):
    progress.record("first", "both", stars=number % 4)
    progress.record("first", f"{sys.argv[2]}-{number}", stars=3)
while progress.notices:
    progress.retry()
"""


def run_at_once(code, *arguments):
    """Run Python several times at the same time, each with one of the arguments."""
    running = [subprocess.Popen([sys.executable, "-c", code, *words]) for words in arguments]
    assert [one.wait(timeout=60) for one in running] == [0] * len(running)


def test_two_processes_write_at_once(path):
    run_at_once(WRITER, (str(path), "one"), (str(path), "two"))
    known = Progress(path).steps("first")
    assert len(known) == 121
    assert (known["both"].stars, known["both"].tries) == (3, 120)


FINDER = """
import sys, time
from pathlib import Path
from ft_tutor.learner.progress import Progress
folder, name, kernels, rounds = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
for number in range(rounds):
    (folder / f"ready-{number}-{name}").touch()
    while len(list(folder.glob(f"ready-{number}-*"))) < kernels:
        time.sleep(0.001)
    progress = Progress(folder / str(number) / "progress.sqlite")
    progress.record("first", name, stars=3)
    while any(one.reason in ("progress-busy", "progress-memory") for one in progress.notices):
        time.sleep(0.01)
        progress.retry()
"""
KERNELS, ROUNDS = 6, 8


def test_six_processes_that_find_a_damaged_file_set_it_aside_once(tmp_path):
    for number in range(ROUNDS):
        (tmp_path / str(number)).mkdir()
        (tmp_path / str(number) / "progress.sqlite").write_bytes(b"the original" * 500)
    asked = (str(KERNELS), str(ROUNDS))
    run_at_once(FINDER, *((str(tmp_path), str(name), *asked) for name in range(KERNELS)))
    for number in range(ROUNDS):
        folder = tmp_path / str(number)
        kept = [one.read_bytes() for one in folder.glob("*.damaged-*")]
        assert kept == [b"the original" * 500]
        assert in_the_file(folder / "progress.sqlite") == {str(name): 3 for name in range(KERNELS)}


# --- what hinders writing: kept in memory, said, written later


@contextmanager
def locked(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@contextmanager
def full_disk(_):
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


@contextmanager
def no_folder(path):
    shutil.rmtree(path.parent)
    path.parent.write_text("in the way")
    yield
    path.parent.unlink()


@contextmanager
def odd_file(path, make):
    path.unlink()
    make(path)
    yield
    path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()


def pipe(path):
    return odd_file(path, os.mkfifo)


def folder(path):
    return odd_file(path, os.mkdir)


def device(path):
    return odd_file(path, lambda name: name.symlink_to("/dev/zero"))


@contextmanager
def pipe_for_the_journal(path):
    journal = path.with_name(f"{path.name}-journal")
    os.mkfifo(journal)
    yield
    journal.unlink()


HINDRANCES = {
    locked: "busy",
    full_disk: "memory",
    no_folder: "memory",
    pipe: "memory",
    folder: "memory",
    device: "memory",
    pipe_for_the_journal: "memory",
}


@pytest.mark.parametrize("hindrance", HINDRANCES, ids=lambda one: one.__name__)
def test_what_cannot_be_written_is_kept_said_and_written_later(path, clock, hindrance):
    progress = Progress(path, clock)
    progress.record("first", "hello", stars=1)
    with hindrance(path):
        progress.record("first", "home", stars=3, tries=2)
        progress.record("first", "home", stars=1)
        assert progress.stars("first") == {"hello": 1, "home": 3}
        assert reasons(progress) == [HINDRANCES[hindrance]]
        assert progress.notices[0].facts == (("file", str(path)),)
        clock.now += PAUSE
        progress.retry()
        assert reasons(progress) == [HINDRANCES[hindrance]]
    progress.retry()  # too early
    clock.now += PAUSE
    progress.retry()
    assert "memory" not in reasons(progress)
    assert in_the_file(path) == progress.stars("first") == {"hello": 1, "home": 3}
    assert Progress(path).steps("first")["home"].tries == 3


def test_a_locked_file_is_waited_for_once(path, clock):
    progress = Progress(path, clock)
    with locked(path):
        began = perf_counter()
        for number in range(19):
            progress.record("first", f"step-{number}", stars=3)
            progress.retry()
        assert perf_counter() - began < 1
    progress.record("first", "last", stars=1)
    assert reasons(progress) == []
    assert len(in_the_file(path)) == 20


def test_a_file_that_is_locked_at_first_is_still_read(path, clock):
    Progress(path).record("first", "home", stars=3)
    with locked(path):
        progress = Progress(path, clock)
        assert (progress.stars("first"), reasons(progress)) == ({"home": 3}, ["busy"])
    clock.now += PAUSE
    assert (progress.stars("first"), reasons(progress)) == ({"home": 3}, [])


def test_nothing_is_tried_again_at_once(path, clock, monkeypatch):
    progress = Progress(path, clock)
    with locked(path):
        progress.record("first", "home", stars=3)
        monkeypatch.setattr("sqlite3.connect", None)
        progress.retry()
        assert progress.stars("first") == {"home": 3}


LAST_WORDS = """
import sqlite3, sys
from pathlib import Path
from ft_tutor.learner.progress import Progress
progress = Progress(Path(sys.argv[1]))
other = sqlite3.connect(sys.argv[1], isolation_level=None)
other.execute("BEGIN EXCLUSIVE")
progress.record("first", "home", stars=3)
other.close()
"""


def test_what_waits_is_written_when_the_kernel_ends(path):
    run_at_once(LAST_WORDS, (str(path),))
    assert in_the_file(path) == {"home": 3}


@pytest.mark.parametrize("lost", ["file", "folder", "content"])
def test_a_file_that_vanishes_is_written_anew(path, lost):
    progress = Progress(path)
    progress.record("first", "hello", stars=2, tries=4)
    if lost == "folder":
        shutil.rmtree(path.parent)
    elif lost == "file":
        path.unlink()
    else:
        path.write_bytes(b"")
    progress.record("first", "home", stars=3)
    assert reasons(progress) == ["anew"]
    assert in_the_file(path) == {"hello": 2, "home": 3}
    assert Progress(path).steps("first")["hello"] == StepProgress(2, 4, 0)
    progress.record("first", "roam", stars=3)
    assert reasons(progress) == []  # once is enough


def test_a_file_that_cannot_be_written_is_still_read(path, monkeypatch):
    Progress(path).record("first", "home", stars=3)
    connect = sqlite3.connect

    def read_only(name, **settings):
        uri = name if settings.get("uri") else f"{name.as_uri()}?mode=ro"
        return connect(uri, **{**settings, "uri": True})

    monkeypatch.setattr("sqlite3.connect", read_only)
    progress = Progress(path)
    progress.record("first", "roam", stars=2)
    assert progress.stars("first") == {"home": 3, "roam": 2}
    assert reasons(progress) == ["memory"]


# --- files that cannot be used


@pytest.mark.parametrize("content", [b"not a database", b"SQLite format 3\x00" + b"\xff" * 5000])
def test_a_damaged_file_is_set_aside(path, content):
    path.parent.mkdir()
    path.write_bytes(content)
    progress = Progress(path)
    assert reasons(progress) == ["damaged"]
    assert "progress.sqlite.damaged-1" in say_notice(progress.notices[0])
    assert (path.parent / "progress.sqlite.damaged-1").read_bytes() == content
    progress.record("first", "home", stars=3)
    assert in_the_file(path) == {"home": 3}


def test_a_second_damaged_file_gets_its_own_name(path):
    path.parent.mkdir()
    for number in (1, 2):
        path.write_bytes(b"broken" * number)
        Progress(path)
    assert (path.parent / "progress.sqlite.damaged-1").read_bytes() == b"broken"
    assert (path.parent / "progress.sqlite.damaged-2").read_bytes() == b"brokenbroken"


def test_a_file_damaged_while_it_is_used_is_set_aside_and_nothing_is_lost(path):
    progress = Progress(path)
    progress.record("first", "hello", stars=3)
    path.write_bytes(b"overwritten by something else" * 100)
    progress.record("first", "home", stars=2)
    assert reasons(progress) == ["damaged"]
    assert in_the_file(path) == {"hello": 3, "home": 2}


def test_a_file_of_something_else_is_set_aside(path):
    path.parent.mkdir()
    do(path, "CREATE TABLE progress (name)")
    assert reasons(Progress(path)) == ["foreign"]
    with closing(sqlite3.connect(path.parent / "progress.sqlite.damaged-1")) as kept:
        assert kept.execute("SELECT name FROM progress").fetchall() == []


def test_a_huge_file_is_set_aside(path, monkeypatch):
    Progress(path)
    monkeypatch.setattr(schema, "MOST_BYTES", 5000)  # more than an empty file has, less than ours
    assert reasons(Progress(path)) == ["foreign"]


COLUMNS = "lesson, step, stars, tries, seconds, hints, seen, clean"
LIKE_OURS = f"DROP TABLE steps; CREATE VIEW steps ({COLUMNS}) AS "
KEEPING = {
    "another column": "ALTER TABLE steps ADD COLUMN more",
    "a trigger that forgets": "CREATE TRIGGER t AFTER INSERT ON steps BEGIN DELETE FROM steps; END",
    "a view beside the table": "CREATE VIEW other AS SELECT * FROM steps",
    "a view in its place": "ALTER TABLE steps RENAME TO other; "
    "CREATE VIEW steps AS SELECT * FROM other",
    "a version to come": "PRAGMA user_version = 250",
    "a version before the first": "PRAGMA user_version = -1",
    "another mark": "PRAGMA application_id = 7",
}
SCHEMAS = {
    **KEEPING,
    "a view that never ends": LIKE_OURS
    + "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
    "SELECT i, i, i, i, i, i, i, i FROM n",
    "a view without rows that never ends": LIKE_OURS
    + "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
    "SELECT i, i, i, i, i, i, i, i FROM n WHERE i < 0",
    "a view of huge texts": LIKE_OURS + "SELECT hex(zeroblob(400000000)), 1, 1, 1, 1, 1, 1, 1",
    "no table": "DROP TABLE steps",
}


@pytest.mark.parametrize("change", SCHEMAS.values(), ids=SCHEMAS)
def test_another_schema_is_set_aside(path, change):
    Progress(path)
    with closing(sqlite3.connect(path)) as theirs:
        theirs.executescript(change)
    progress = Progress(path)
    assert reasons(progress) == ["damaged"]
    progress.record("first", "home", stars=2)
    assert in_the_file(path) == {"home": 2}


@pytest.mark.parametrize("change", KEEPING.values(), ids=KEEPING)
def test_no_stars_are_lost_where_the_table_can_be_read(path, change):
    Progress(path).record("first", "roam", stars=3)
    with closing(sqlite3.connect(path)) as theirs:
        theirs.executescript(change)
    assert reasons(Progress(path)) == ["damaged"]
    assert in_the_file(path) == {"roam": 3}


@pytest.mark.parametrize("at", range(100))
@pytest.mark.parametrize("flipped", [0x02, 0x80])
def test_no_byte_of_the_header_keeps_progress_from_being_saved(path, at, flipped):
    Progress(path).record("first", "roam", stars=3)
    header = bytearray(path.read_bytes())
    header[at] ^= flipped
    path.write_bytes(header)
    progress = Progress(path)
    assert set(reasons(progress)) <= {"damaged"}
    progress.record("first", "home", stars=2)
    assert in_the_file(path)["home"] == 2


def change_bytes(path, old, new):
    content = path.read_bytes()
    assert content.count(old) >= 1
    path.write_bytes(content.replace(old, new, 1))


def test_a_byte_of_the_schema_that_is_no_letter_is_damage(path):
    Progress(path)
    change_bytes(path, b"steps", b"st\xffps")
    assert reasons(Progress(path)) == ["damaged"]


def test_a_byte_that_is_no_letter_loses_no_stars(path):
    Progress(path).record("first", "roam", stars=3)
    change_bytes(path, b"(lesson)", b"(le\xffson)")
    assert reasons(Progress(path)) == ["damaged"]
    assert in_the_file(path) == {"roam": 3}


ODD = {
    "stars = 'all of them'": StepProgress(0, 4, 7),
    "stars = 99": StepProgress(3, 4, 7),
    "tries = -1": StepProgress(2, 0, 7),
    "tries = 1e300": StepProgress(2, 0, 7),
    "tries = 9000000000000000000": StepProgress(2, rows.MOST_TRIES, 7),
    "seconds = x'00'": StepProgress(2, 4, 0),
}


@pytest.mark.parametrize(("odd", "kept"), ODD.items(), ids=ODD)
def test_what_is_sound_of_each_row_goes_on(path, odd, kept):
    progress = Progress(path)
    for step in ("hello", "home", "roam"):
        progress.record("first", step, stars=2, tries=4, seconds=7)
    do(
        path,
        "PRAGMA ignore_check_constraints = ON",
        f"UPDATE steps SET {odd} WHERE step = 'home'",
        "UPDATE steps SET step = '' WHERE step = 'roam'",
    )
    assert reasons(Progress(path)) == ["damaged"]
    progress = Progress(path)
    assert progress.steps("first") == {"hello": StepProgress(2, 4, 7), "home": kept}
    assert reasons(progress) == []


FORMER = """CREATE TABLE progress (
    lesson TEXT NOT NULL CHECK (length(lesson) BETWEEN 1 AND 64),
    step TEXT NOT NULL CHECK (length(step) BETWEEN 1 AND 64),
    stars INTEGER NOT NULL CHECK (stars BETWEEN 0 AND 3),
    tries INTEGER NOT NULL CHECK (tries >= 0),
    seconds INTEGER NOT NULL CHECK (seconds >= 0),
    PRIMARY KEY (lesson, step)
) WITHOUT ROWID"""
"""The table of the versions 0 and 1, as their files hold it."""


def former_file(path, version, *orders):
    path.parent.mkdir(exist_ok=True)
    do(
        path,
        FORMER,
        "PRAGMA application_id = 0x46545031",
        "INSERT INTO progress VALUES ('first', 'home', 3, 4, 70000)",
        f"PRAGMA user_version = {version}",
        *orders,
    )


@pytest.mark.parametrize(("version", "seconds"), [(0, 0), (1, 70_000)])
def test_a_file_of_a_former_version_goes_on(path, version, seconds):
    """Version 0 counted its seconds through the nights: they are forgotten."""
    former_file(path, version)
    progress = Progress(path)
    assert progress.steps("first") == {"home": StepProgress(3, 4, seconds)}
    assert reasons(progress) == []
    progress.record("first", "home", stars=3, seconds=7, hints=1)
    assert Progress(path).steps("first") == {"home": StepProgress(3, 5, seconds + 7, 1)}


FORMER_DAMAGE = {
    "a trigger": "CREATE TRIGGER t AFTER INSERT ON progress BEGIN DELETE FROM progress; END",
    "a column": "ALTER TABLE progress ADD COLUMN more",
    "the version of today": "PRAGMA user_version = 2",
    "another mark": "PRAGMA application_id = 7",
}


@pytest.mark.parametrize("change", FORMER_DAMAGE.values(), ids=FORMER_DAMAGE)
def test_no_stars_of_a_damaged_former_file_are_lost(path, change):
    former_file(path, 1, change)
    assert reasons(Progress(path)) == ["damaged"]
    assert in_the_file(path) == {"home": 3}


def test_a_file_of_a_newer_version_is_read_and_stays_as_it_is(path, clock):
    Progress(path).record("first", "home", stars=3)
    do(path, "PRAGMA user_version = 3", "ALTER TABLE steps ADD COLUMN more")
    before = path.read_bytes()
    progress = Progress(path, clock)
    progress.record("first", "roam", stars=2)
    assert progress.stars("first") == {"home": 3, "roam": 2}
    assert reasons(progress) == ["newer"]
    assert str(path) in say_notice(progress.notices[0])
    assert path.read_bytes() == before
    assert sorted(one.name for one in path.parent.iterdir()) == ["progress.sqlite"]
    # As the notice says: whoever has no newer version can go on without that file.
    path.rename(path.with_name("elsewhere"))
    clock.now += PAUSE
    assert progress.stars("first") == {"home": 3, "roam": 2}
    assert reasons(progress) == ["anew"]
    assert in_the_file(path) == {"home": 3, "roam": 2}


def test_a_newer_version_may_be_anything(path):
    Progress(path)
    do(path, "PRAGMA user_version = 3", "DROP TABLE steps")
    progress = Progress(path)
    assert (progress.stars("first"), reasons(progress)) == ({}, ["newer"])


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda name: name.write_bytes(b"odd" * 99)])
def test_a_lock_that_is_odd_hinders_nobody(path, make):
    path.parent.mkdir()
    path.write_bytes(b"damaged")
    make(path.with_name("progress.sqlite.lock"))
    progress = Progress(path)
    progress.record("first", "home", stars=2)
    assert (progress.stars("first"), reasons(progress)) == ({"home": 2}, ["memory"])
    assert path.read_bytes() == b"damaged"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=300), at=st.integers(0, 12_000))
def test_whatever_the_file_holds_progress_goes_on(tmp_path, content, at):
    path = tmp_path / "one" / "progress.sqlite"
    shutil.rmtree(path.parent, ignore_errors=True)
    Progress(path).record("first", "home", stars=1)
    whole = path.read_bytes()
    at %= len(whole)
    path.write_bytes(whole[:at] + content + whole[at + len(content) :])
    progress = Progress(path)
    progress.record("first", "roam", stars=2)
    assert progress.stars("first")["roam"] == 2
    assert set(reasons(progress)) <= {"damaged", "foreign", "memory", "newer"}


def test_two_accounts_of_the_same_visits_are_not_added():
    known = Account().having(STEPS, {("first", "home"): (2, 5, 7, 0, 0, 0)})
    assert known.united(known) == known
    assert known.plus(known).steps("first") == {"home": StepProgress(2, 10, 14)}


# --- what was wrong, and when


def test_what_was_wrong_is_kept_by_its_rule(path, wall):
    progress = Progress(path)
    wall.now = 600.0
    progress.record("first", "home", stars=0, wrong=["R2.2.3", "R2.2.4"], hints=1)
    wall.now = 1200.0
    progress.record("first", "home", stars=0, wrong=["R2.2.3"], hints=1)
    wall.now = 1800.0
    progress.record("first", "home", stars=1)
    account = Progress(path).account()
    assert account.mistakes == (
        Mistake("first", "home", "R2.2.3", 2, 20),
        Mistake("first", "home", "R2.2.4", 1, 10),
    )
    assert account.steps("first") == {"home": StepProgress(1, 3, 0, 2, 30, 0)}
    progress.record("first", "home", stars=3, clean=True)
    assert progress.steps("first")["home"].clean == 30


def test_the_days_of_practice_are_kept_once_each(path, wall):
    progress = Progress(path)
    for day in (1, 1, 3):
        wall.now = day * 86_400.0 + 43_200
        progress.record("first", "home", stars=0)
    assert Progress(path).account().days == {"1970-01-02", "1970-01-04"}


@pytest.mark.parametrize("now", [-1e9, 1e11])
def test_a_clock_that_is_wrong_costs_no_stars(path, wall, now):
    wall.now = now
    Progress(path).record("first", "home", stars=2, wrong=["R1.1"], clean=True)
    assert in_the_file(path) == {"home": 2}


def test_what_is_wrong_without_end_leaves_the_stars_room(path, monkeypatch):
    monkeypatch.setattr(database, "MOST_ROWS", 2)
    progress = Progress(path)
    progress.record("first", "home", stars=2, wrong=["R1.1", "R1.2", "R1.3"])
    assert reasons(progress) == []
    assert len(Progress(path).account().mistakes) == 2
    assert in_the_file(path) == {"home": 2}


@pytest.mark.parametrize("rule", ["", "x" * 65])
def test_a_rule_that_is_none_is_refused(path, rule):
    with pytest.raises(ValueError, match="is not"):
        Progress(path).record("first", "home", stars=0, wrong=[rule])


KEYS = st.sampled_from([("first", "home"), ("first", "roam"), ("other", "home")])
ACCOUNTS = st.builds(
    lambda steps, mistakes, days, resets: (
        Account()
        .having(STEPS, {key: (stars, 1, 2, 3, 4, 5) for key, stars in steps.items()})
        .having(MISTAKES, {(*key, "R1.1"): (times, 1) for key, times in mistakes.items()})
        .having(DAYS, {(day,): (1,) for day in days})
        .having(RESETS, {(name,): (times,) for name, times in resets.items()})
    ),
    st.dictionaries(KEYS, st.integers(0, 3)),
    st.dictionaries(KEYS, st.integers(0, 9)),
    st.sets(st.sampled_from(["2026-11-27", "2026-11-28"])),
    st.dictionaries(st.sampled_from(["first", "other", "*"]), st.integers(1, 2)),
)


@given(ACCOUNTS, ACCOUNTS, ACCOUNTS)
def test_it_does_not_matter_in_which_order_kernels_meet(one, two, three):
    assert one.united(one) == one
    assert one.united(two) == two.united(one)
    assert one.united(two).united(three) == one.united(two.united(three))


@given(ACCOUNTS, ACCOUNTS)
def test_a_reset_wins_over_whoever_missed_it(one, two):
    known = one.united(two)
    reset = known.reset(["first"])
    assert known.united(reset).steps("first") == {}
    assert known.united(reset).steps("other") == known.steps("other")
    assert reset.plus(known.only(["first"])).rows(MISTAKES) == known.rows(MISTAKES)


# --- to begin anew, and what was won elsewhere


def filled(path):
    progress = Progress(path)
    for lesson in ("first", "other"):
        progress.record(lesson, "home", stars=2, tries=3, wrong=["R1.1"])
    return progress


def test_a_lesson_begins_anew_and_that_can_be_taken_back(path):
    progress = filled(path)
    before = progress.account()
    gone = progress.reset("first")
    assert Progress(path).stars("first") == progress.stars("first") == {}
    assert progress.stars("other") == {"home": 2}
    assert [one.lesson for one in progress.account().mistakes] == ["other"]
    progress.put_back(gone)
    for kind in (STEPS, MISTAKES):
        assert Progress(path).account().rows(kind) == before.rows(kind)


def test_everything_begins_anew(path):
    progress = filled(path)
    gone = progress.reset()
    account = Progress(path).account()
    assert (account.lessons, account.days) == (frozenset(), frozenset())
    progress.put_back(gone)
    assert Progress(path).account().days == {"1970-01-01"}


def test_a_kernel_that_still_knows_the_stars_does_not_bring_them_back(path):
    one, two = filled(path), Progress(path)
    two.stars("first")
    one.reset()
    two.record("first", "roam", stars=1)
    assert one.stars("first") == two.stars("first") == {"roam": 1}
    one.record("first", "home", stars=1)
    assert in_the_file(path) == two.stars("first") == {"roam": 1, "home": 1}
    assert two.stars("other") == {}


def test_a_reset_of_a_file_that_is_locked_is_written_later(path, clock):
    filled(path)
    progress = Progress(path, clock)
    with locked(path):
        progress.reset("first")
        progress.record("first", "roam", stars=1)
        assert progress.stars("first") == {"roam": 1}
    clock.now += PAUSE
    assert progress.stars("first") == {"roam": 1}
    assert in_the_file(path) == {"roam": 1}


def test_a_reset_is_not_undone_by_a_file_that_is_damaged(path):
    one, two = filled(path), Progress(path)
    one.reset("first")
    path.write_bytes(b"overwritten by something else" * 100)
    two.record("other", "roam", stars=1)
    one.record("other", "far", stars=1)
    assert one.stars("first") == {}
    assert one.stars("other") == {"home": 2, "roam": 1, "far": 1}


def test_stars_from_elsewhere_never_lower_what_is_there(path):
    progress = filled(path)
    progress.bring({("first", "home"): 1, ("first", "roam"): 3})
    assert in_the_file(path) == {"home": 2, "roam": 3}
    assert progress.steps("first")["home"].tries == 3
    with pytest.raises(ValueError, match="is not"):
        progress.bring({("first", "home"): 4})
