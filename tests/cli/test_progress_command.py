"""`ft-tutor progress`: seen, taken along, brought back, begun anew; never by mistake."""

import pytest
from helpers.course import all_lessons, whole_course

from ft_tutor.course.data import data_folder
from ft_tutor.learner.progress import Progress, progress_file

LESSON = "meeple-paths"
STEPS = [step.id for lesson in all_lessons() if lesson.id == LESSON for step in lesson.steps]


@pytest.fixture(autouse=True)
def course_read_once(monkeypatch):
    """The course is read once for all these commands, and not by each."""

    def load(folder):
        assert folder == data_folder("lessons")
        return whole_course()

    monkeypatch.setattr("ft_tutor.cli.progress.load_whole", load)


@pytest.fixture
def won():
    """Some stars, and something that was got wrong."""
    progress = Progress()
    for step in STEPS[:3]:
        progress.record(LESSON, step, stars=2, wrong=["R2.2.4"])
    return progress


def test_what_was_reached_is_shown(run, won):
    said = run("progress").stdout
    assert said == run("progress", "show").stdout
    assert said.startswith("3 of ")
    assert "6 stars" in said
    assert f"3/{len(STEPS)}" in said
    assert "Practise R2.2.4" in said
    assert "1 day of this week" in said


def test_a_code_brings_everything_to_another_machine(run, won, own_folder):
    code = run("progress", "code").stdout.strip()
    own_folder.rename(own_folder.with_name("elsewhere"))
    assert Progress().stars(LESSON) == {}
    said = run("progress", "restore", *code.lower().split("-")).stdout
    assert said == "Welcome back! 3 steps have their stars again.\n"
    assert Progress().stars(LESSON) == dict.fromkeys(STEPS[:3], 2)
    assert "Nothing has changed" in run("progress", "restore", code).stdout


def test_who_has_nothing_has_no_code(run):
    result = run("progress", "code")
    assert (result.exit_code, result.stdout) == (0, "")
    assert "no stars yet" in result.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["fly"], "is none of these"),
        (["restore"], "first"),
        (["restore", "7QX2M-0K4TB"], "mistyped"),
        (["restore", "c3:yw"], "“:”"),
        (["code", "7QX2M-0K4TB"], "restore"),
        (["show", "--all"], "--all"),
        (["restore", "7QX2M-0K4TB", "--yes"], "--yes"),
        (["reset"], "--all"),
        (["reset", LESSON, "--all"], "--all"),
        (["reset", "nothing"], LESSON),
    ],
)
def test_what_cannot_be_is_refused_and_said_why(refused, words, said):
    assert said in refused("progress", *words)


@pytest.mark.parametrize("answer", ["", "no\n", "maybe\n", b"\xff\n", "yes" * 1_000_000])
def test_nothing_is_reset_without_a_yes(run, won, answer):
    said = run("progress", "reset", LESSON, input=answer)
    assert "All stars of Meeple paths" in said.stderr
    assert "Nothing has changed." in said.stderr
    assert len(Progress().stars(LESSON)) == 3


@pytest.mark.parametrize("words", [[LESSON], ["--all"]])
def test_a_yes_begins_anew(run, won, words):
    assert run("progress", "reset", *words, input="Yes\n").stdout == "Done. A fresh start!\n"
    assert Progress().stars(LESSON) == {}
    assert run("progress", "reset", *words, "--yes").exit_code == 0


def test_a_lesson_named_twice_is_asked_for_once(run):
    assert "All stars of Meeple paths would" in run("progress", "reset", LESSON, LESSON).stderr


@pytest.mark.parametrize("words", [["restore", "{code}"], ["reset", "--all", "--yes"]])
def test_what_could_not_be_saved_is_no_success(run, refused, won, own_folder, words):
    code = run("progress", "code").stdout.strip()
    own_folder.rename(own_folder.with_name("elsewhere"))
    progress_file().mkdir(parents=True)
    assert "could not be saved" in refused("progress", *(one.format(code=code) for one in words))


def test_a_file_that_cannot_be_used_is_told(run, own_folder):
    progress_file().mkdir(parents=True)
    assert "cannot be saved" in run("progress").stderr
