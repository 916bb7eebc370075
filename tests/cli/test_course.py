"""`ft-tutor lint`, `ft-tutor build`, and `ft-tutor` without a command."""

import re
import shutil

import pytest
from click.testing import CliRunner
from helpers.short_course import SHORT, short_course

from ft_tutor.cli.program import program
from ft_tutor.lab import PortError
from ft_tutor.texts import catalogue


@pytest.fixture
def lessons(tmp_path):
    """A copy of some lessons that may be broken."""
    return short_course(tmp_path / "lessons")


@pytest.fixture(scope="module")
def short(tmp_path_factory):
    """The options that build a short course."""
    return "--lessons", str(short_course(tmp_path_factory.mktemp("short") / "lessons", SHORT[:1]))


@pytest.fixture(scope="module")
def built(tmp_path_factory, short):
    """The notebooks of a short course, built once."""
    folder = tmp_path_factory.mktemp("built") / "notebooks"
    result = CliRunner().invoke(program(), ["build", *short, "--notebooks", str(folder)])
    assert result.exit_code == 0
    return folder, result


@pytest.fixture
def notebooks(built, tmp_path):
    """A copy of the built notebooks that may be broken."""
    return shutil.copytree(built[0], tmp_path / "notebooks")


def a_lesson(folder):
    """The last one, which no other needs."""
    return folder / SHORT[-1] / "lesson.yaml"


# --- lint


def test_the_lessons_have_no_fault(run):
    result = run("lint")
    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr.count("\n") == 1


def test_each_fault_has_its_file_and_line(run, lessons):
    lesson = a_lesson(lessons)
    lesson.write_text("colour: red\n" + lesson.read_text("utf-8"), "utf-8")
    result = run("lint", str(lessons))
    assert result.exit_code == 1
    assert f"{lesson}:1: " in result.stdout
    assert "colour" in result.stdout


def test_a_missing_text_is_a_fault(run, lessons):
    prose = a_lesson(lessons).with_name("en.md")
    kept, _, _ = prose.read_text("utf-8").rpartition("\n## ")
    prose.write_text(kept + "\n", "utf-8")
    result = run("lint", str(lessons))
    assert result.exit_code == 1
    assert "1 fault" in result.stderr


def test_the_stats_are_a_table_with_a_verdict_a_line(run, lessons):
    result = run("lint", "--stats", str(lessons))
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert re.fullmatch(r"steps \d+", lines[0])
    assert "{" not in result.stdout
    assert "…" not in result.stdout
    assert any(re.search(r"proved by the engine +\d+ % +at least 100 % +", line) for line in lines)
    unmet = result.stdout.count("  NOT MET")
    assert lines[-1] == catalogue().say("cli-stats-verdict", count=unmet)


def test_a_broken_course_is_not_measured(run, tmp_path):
    result = run("lint", "--stats", str(tmp_path))
    assert (result.exit_code, result.stdout.count("\n")) == (1, 1)


def test_a_folder_without_a_course_is_a_fault(run, tmp_path):
    result = run("lint", str(tmp_path))
    assert result.exit_code == 1
    assert f"{tmp_path / 'course.yaml'}:1: " in result.stdout


def test_signs_that_a_terminal_obeys_do_not_leave_a_lesson(run, lessons):
    course = lessons / "course.yaml"
    course.write_text(course.read_text("utf-8") + '"\\x1b[31m\\x9b31m": 1\n', "utf-8")
    result = run("lint", str(lessons))
    assert result.exit_code == 1
    assert not set(result.stdout) & {"\x1b", "\x9b"}


@pytest.mark.parametrize(
    "arguments",
    [("lint",), ("build", "--lessons"), ("build", "--check", "--notebooks")],
)
def test_a_missing_folder(refused, tmp_path, arguments):
    said = refused(*arguments, str(tmp_path / "nowhere"))
    assert "nowhere: There is no such folder" in said


@pytest.mark.parametrize("arguments", [("lint",), ("build", "--lessons"), ("build", "--notebooks")])
def test_a_file_instead_of_a_folder(refused, tmp_path, arguments):
    (tmp_path / "file").touch()
    assert "is a file" in refused(*arguments, str(tmp_path / "file"))


@pytest.mark.parametrize("arguments", [("lint",), ("build", "--lessons"), ("build", "--notebooks")])
def test_a_folder_that_the_system_refuses(refused, arguments):
    said = refused(*arguments, "n" * 5000)  # no file system has names of this length
    assert "This folder cannot be used (" in said
    assert "Name another" in said


# --- build


def test_build_names_what_it_wrote(built):
    folder, result = built
    written = {str(path) for path in folder.rglob("*.ipynb")}
    assert set(result.stdout.splitlines()) == written
    assert len(written) > 1


def test_a_second_build_writes_nothing(run, notebooks, short):
    result = run("build", *short, "--notebooks", str(notebooks))
    assert (result.exit_code, result.stdout) == (0, "")


def test_check_of_fresh_notebooks(run, notebooks, short):
    result = run("build", *short, "--check", "--notebooks", str(notebooks))
    assert (result.exit_code, result.stdout) == (0, "")


def test_check_names_the_file_and_the_cell(run, notebooks, short):
    notebook = next(notebooks.glob("en/*.ipynb"))
    text = notebook.read_text("utf-8")
    notebook.write_text(text.replace('"markdown"', '"raw"', 1), "utf-8")
    result = run("build", *short, "--check", "--notebooks", str(notebooks))
    assert result.exit_code == 1
    assert f"en/{notebook.name}" in result.stdout
    assert "cell 2" in result.stdout
    assert notebook.read_text("utf-8") != text


def test_check_names_a_missing_notebook(run, notebooks, short):
    (notebooks / "index.ipynb").unlink()
    result = run("build", *short, "--check", "--notebooks", str(notebooks))
    assert (result.exit_code, "index.ipynb" in result.stdout) == (1, True)


def test_build_refuses_lessons_with_faults(refused, lessons, tmp_path):
    lesson = a_lesson(lessons)
    lesson.write_text("colour: red\n" + lesson.read_text("utf-8"), "utf-8")
    target = tmp_path / "out"
    said = refused("build", "--lessons", str(lessons), "--notebooks", str(target))
    assert f"{lesson}:1: " in said
    assert not target.exists()


# --- the course


@pytest.fixture
def launched(monkeypatch, notebooks):
    """Stands in for JupyterLab, which the browser tests start in earnest; holds its arguments."""
    calls = []

    def launch(folder, *, announce, **settings):
        calls.append((folder, settings))
        announce("http://127.0.0.1:8888/lab?token=abc")

    monkeypatch.setattr("ft_tutor.cli.start.launch", launch)
    monkeypatch.setattr("ft_tutor.cli.start.data_folder", lambda _: notebooks)
    return calls


def test_the_course_opens_on_a_copy(run, launched, tmp_path, notebooks):
    mine = tmp_path / "mine"
    result = run("--dir", str(mine), "--no-browser", "--port", "9999")
    assert result.exit_code == 0
    found = notebooks.rglob("*.ipynb")
    trusted = tuple(sorted(path.relative_to(notebooks).as_posix() for path in found))
    settings = {"notebook": "index.ipynb", "port": 9999, "browser": False, "trusted": trusted}
    assert launched == [(mine, settings)]
    assert (mine / "index.ipynb").read_bytes() == (notebooks / "index.ipynb").read_bytes()
    for words in (str(mine), "http://127.0.0.1:8888/lab?token=abc", "Ctrl+C"):
        assert words in result.stderr


def test_the_usual_folder_is_in_the_home(run, launched, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert run().exit_code == 0
    ((folder, settings),) = launched
    assert folder == tmp_path / "ft-tutor"
    assert (settings["notebook"], settings["port"], settings["browser"]) == (
        "index.ipynb",
        None,
        True,
    )


def test_edits_are_kept_and_said(run, launched, tmp_path, notebooks):
    mine = tmp_path / "mine"
    run("--dir", str(mine))
    edited = mine / "index.ipynb"
    edited.write_text("mine", "utf-8")
    assert "left as it is" in run("--dir", str(mine)).stderr
    (notebooks / "index.ipynb").write_text("newer", "utf-8")
    said = run("--dir", str(mine)).stderr
    assert "index.ipynb -> index.new.ipynb" in said
    assert edited.read_text("utf-8") == "mine"
    assert len(launched) == 3


def test_the_folder_of_the_course_is_a_file(refused, launched, tmp_path):
    (tmp_path / "file").touch()
    assert "file" in refused("--dir", str(tmp_path / "file"))
    assert not launched


def test_the_home_of_nobody(refused, launched):
    said = refused("--dir", "~nobody-of-this-name/lessons")
    assert said.startswith("~nobody-of-this-name/lessons: Nobody")
    assert not launched


def test_a_port_that_is_taken(run, launched, monkeypatch, tmp_path):
    def launch(*_, **__):
        raise PortError(80, "not allowed")

    monkeypatch.setattr("ft_tutor.cli.start.launch", launch)
    result = run("--dir", str(tmp_path / "mine"), "--port", "80")
    assert result.exit_code == 2
    assert "port 80" in result.stderr.splitlines()[-1]
