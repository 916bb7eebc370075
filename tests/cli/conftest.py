import subprocess
import sys

import pytest
from click.testing import CliRunner

from ft_tutor.cli.program import program
from ft_tutor.learner.folder import VARIABLE


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """The learner's own folder is a new one for each test."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "own"))
    return tmp_path / "own"


@pytest.fixture
def run():
    """Runs the program in this process: run("moves", "c3:yw", input="...")."""

    def run(*arguments, **settings):
        return CliRunner().invoke(program(), arguments, **settings)

    return run


@pytest.fixture
def refused(run):
    """Runs what must be refused: exit code 2, nothing on the output; returns what is said."""

    def refused(*arguments, **settings):
        result = run(*arguments, **settings)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith("ft-tutor: ")
        return result.stderr.removeprefix("ft-tutor: ")

    return refused


@pytest.fixture
def shell():
    """Runs the program as a process of its own."""

    def shell(*arguments, **settings):
        code = "from ft_tutor.cli import main; main()"
        command = [sys.executable, "-c", code, *arguments]
        return subprocess.run(command, capture_output=True, timeout=60, check=False, **settings)

    return shell
