"""The README tells the truth: its examples run, its commands and pictures are there."""

import doctest
import re
import shlex
from pathlib import Path
from textwrap import dedent

import pytest
from click.testing import CliRunner

from ft_tutor.cli.program import program

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_examples_give_what_they_say():
    test = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    result = doctest.DocTestRunner().run(test)

    assert result.attempted > 5
    assert result.failed == 0


def test_the_board_is_a_cell_as_it_stands():
    [cell] = re.findall(r"```python\n( *import ft_tutor\n\n.*?)\n *```", README, re.DOTALL)
    *statements, expression = dedent(cell).splitlines()
    names = {}
    exec("\n".join(statements), names)

    assert eval(expression, names)._repr_mimebundle_()


def test_there_are_commands():
    assert {name for name, _ in commands()} == {"moves", "render"}


def commands():
    return re.findall(r"^ *\.venv/bin/ft-tutor (moves|render)([^#\n]*)", README, re.MULTILINE)


@pytest.mark.parametrize(("name", "words"), commands())
def test_the_commands_run(name, words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(program(), [name, *shlex.split(words)])

    assert result.exit_code == 0, result.output


def test_there_are_exactly_two_set_up_commands():
    blocks = re.findall(r"<!-- (run|test)-command -->\n```sh\n([^\n]+)\n```", README)

    assert [name for name, _ in blocks] == ["run", "test"]
    assert all(line.startswith("python3 -m venv .venv && ") for _, line in blocks)
    assert README.count("python3 -m venv") == 2


def test_what_it_links_to_is_there():
    links = re.findall(r"\]\(([^)#]+)\)", README)

    assert "docs/lesson.png" in links
    assert all((ROOT / link).is_file() for link in links if "://" not in link)
