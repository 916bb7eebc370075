"""The program as a whole: help, languages, wrong commands."""

import pytest

from ft_tutor import texts
from ft_tutor.cli.program import COMMANDS, NAME


def test_the_help_lists_every_command_with_examples(run):
    result = run("--help")
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)
    assert "Examples:" in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself_with_examples(run, command):
    result = run(command, "-h")
    assert result.exit_code == 0
    assert f"{NAME} {command}" in result.stdout.split("Examples:")[1]
    assert run(command, "--help").stdout == result.stdout


def test_examples_keep_their_lines(run):
    listed = texts.catalogue().say("cli-moves-examples").splitlines()
    shown = run("moves", "-h").stdout
    assert all(f"    {line}\n" in shown for line in listed)


def test_the_examples_of_moves_and_render_work(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("start", "moves", "render"):
        for line in texts.catalogue().say(f"cli-{name}-examples").splitlines():
            words = line.split("  ")[0].split("|")[0].split(">")[0].split()[1:]
            if words and words[0] in ("moves", "render"):
                assert run(*words).exit_code == 0, line


def test_version(run):
    result = run("--version")
    assert result.stdout.startswith("ft-tutor ")
    assert result.stdout.split()[1][0].isdigit()


@pytest.mark.parametrize(
    "arguments",
    [
        ("lin",),
        ("--colour",),
        ("moves", "c3:yw", "--colour"),
        ("moves", "c3:yw", "--limit", "-1"),
        ("moves", "c3:yw", "--limit"),
        ("--lang", "xx"),
        ("moves", "--lang", "xx", "c3:yw"),
        ("--lang",),
        ("--port", "x"),
        ("--port", "8888", "moves", "c3:yw"),
        ("lint", "one", "two"),
    ],
)
def test_a_wrong_call_gets_one_sentence_and_the_help_to_read(refused, arguments):
    said = refused(*arguments)
    assert said.count("\n") == 1
    assert "--help" in said


def test_the_language_may_stand_anywhere(run):
    assert run("moves", "c3:yw", "--lang", "en").exit_code == 0
    assert run("--lang", "en", "moves", "c3:yw").exit_code == 0
