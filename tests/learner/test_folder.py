"""One place for progress and preferences, however the lessons were started."""

import subprocess
import sys
from pathlib import Path

import pytest

from ft_tutor.learner.folder import VARIABLE, learner_folder
from ft_tutor.learner.preferences import preferences_file
from ft_tutor.learner.progress import Progress, progress_file


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.delenv(VARIABLE)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    return tmp_path / "home"


def test_it_depends_on_the_user_alone(home, tmp_path, monkeypatch):
    places = set()
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        monkeypatch.chdir(tmp_path / folder)
        places.add(learner_folder())
    assert places == {home / "ft-tutor" / ".ft-tutor"}


def test_the_variable_names_another(home, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for named, meant in (("~/mine", home / "mine"), ("mine", tmp_path / "mine")):
        monkeypatch.setenv(VARIABLE, named)
        assert learner_folder() == meant


def test_progress_and_preferences_lie_together(home):
    assert progress_file().parent == preferences_file().parent == learner_folder()


def test_a_kernel_of_ft_tutor_and_a_bare_one_agree(home, tmp_path, monkeypatch):
    """What `ft-tutor --dir` hands to its kernels is where a kernel looks that nobody started."""
    monkeypatch.setattr("ft_tutor.cli.start.launch", lambda *_, **__: None)
    monkeypatch.chdir(tmp_path)
    from click.testing import CliRunner  # noqa: PLC0415

    from ft_tutor.cli.program import program  # noqa: PLC0415

    bare = learner_folder()
    for arguments in ([], ["--dir", str(tmp_path / "elsewhere")]):
        monkeypatch.setenv(VARIABLE, "")
        assert CliRunner().invoke(program(), arguments).exit_code == 0
        assert learner_folder() == bare


def test_a_folder_that_is_gone_hinders_nobody(home, tmp_path):
    # No home, and the folder that the kernel stands in is removed.
    code = (
        "import os, shutil; os.environ.pop('HOME'); shutil.rmtree(os.getcwd())\n"
        "import pwd; pwd.getpwuid = {}.__getitem__\n"
        "from ft_tutor.learner.progress import Progress\n"
        "progress = Progress(); progress.record('a', 'b', stars=1)\n"
        "print(progress.stars('a'), *(one.reason for one in progress.notices))"
    )
    (tmp_path / "gone").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path / "gone",
        env={"PYTHONPATH": str(Path(__file__).parents[2]), "HOME": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("{'b': 1} progress-memory\n", "")


def test_progress_is_kept_there(home):
    Progress().record("first", "home", stars=3)
    assert (home / "ft-tutor" / ".ft-tutor" / "progress.sqlite").is_file()
