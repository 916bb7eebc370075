"""`ft-tutor new lesson`: what it writes, what it says next, and what it refuses politely."""

import shutil

import pytest

from ft_tutor.course import data


def test_a_lesson_is_made_checked_and_the_next_commands_are_said(run, tmp_path):
    folder = tmp_path / "my course"
    result = run("new", "lesson", "market-day", "--lessons", str(folder), "--title", "Markets")
    assert result.exit_code == 0
    assert set(result.stdout.splitlines()) == {str(p) for p in folder.rglob("*") if p.is_file()}
    assert f"ft-tutor lint '{folder}'" in result.stderr
    assert f"ft-tutor --lessons '{folder}'" in result.stderr
    assert run("lint", str(folder)).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("lesson", "No_1"), "small letters with hyphens"),
        (("lesson", "rules"), "something else already"),
        (("lesson", "fine", "--lessons", ""), "empty"),
        (("lesson", "fine", "--title", "$"), "at most 60"),
        (("lesson", "fine", "--lessons", "{file}"), "This is a file"),
        (("lesson", "fine", "--lessons", "{full}"), "no course.yaml"),
        (("lesson", "fine", "--lessons", "{broken}"), "course.yaml:1: "),
        (("lesson", "fine", "--lessons", "{file}/below"), "cannot be written"),
        (("game", "fine"), "game"),
    ],
)
def test_what_cannot_be_made(refused, tmp_path, arguments, words):
    places = {name: tmp_path / name for name in ("file", "full", "broken")}
    places["file"].touch()
    for name, inside in (("full", "anything"), ("broken", "course.yaml")):
        places[name].mkdir()
        (places[name] / inside).touch()
    before = sorted(tmp_path.rglob("*"))
    given = [one.format(**places) for one in arguments]
    if "--lessons" not in given:
        given += ["--lessons", str(tmp_path / "new")]
    assert words in refused("new", *given)
    assert sorted(tmp_path.rglob("*")) == before


def test_nothing_is_written_into_the_installed_package(refused, tmp_path, monkeypatch):
    package = tmp_path / "ft_tutor"
    shutil.copytree(data.data_folder("lessons"), package / "_data" / "lessons")
    monkeypatch.setattr(data, "_PACKAGE", package)
    assert "--lessons" in refused("new", "lesson", "fine")
    assert not (package / "_data" / "lessons" / "fine").exists()
