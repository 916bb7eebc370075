"""What `ft-tutor` refuses before it touches anything of the learner's."""

import os
import socket
from types import SimpleNamespace

import pytest


@pytest.fixture(autouse=True)
def launched(monkeypatch):
    """Stands in for JupyterLab, which the browser tests start in earnest; holds the folders."""
    folders = []
    monkeypatch.setattr("ft_tutor.cli.start.launch", lambda folder, **_: folders.append(folder))
    return folders


@pytest.mark.parametrize("port", ["0", "-1", "65536"])
def test_no_port_and_no_copy(refused, tmp_path, port):
    assert "ports go from 1 to 65535" in refused("--dir", str(tmp_path / "mine"), "--port", port)
    assert list(tmp_path.iterdir()) == []


def test_taken_port_and_no_copy(refused, tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert "already in use" in refused("--dir", str(tmp_path / "mine"), "--port", port)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no empty variables and no HOME")
class TestEmptyHome:
    def test_is_the_home_of_the_account(self, run, launched, tmp_path, monkeypatch):
        monkeypatch.setenv("HOME", "")
        account = SimpleNamespace(pw_dir=str(tmp_path))
        monkeypatch.setattr("pwd.getpwuid", lambda _: account)
        assert run().exit_code == 0
        assert launched == [tmp_path / "ft-tutor"]
        assert (tmp_path / "ft-tutor" / "index.ipynb").is_file()

    def test_of_an_unknown_account(self, refused, launched, monkeypatch):
        def nobody(_):
            raise KeyError

        monkeypatch.setenv("HOME", "")
        monkeypatch.setattr("pwd.getpwuid", nobody)
        assert refused().startswith("~/ft-tutor: Nobody")
        assert not launched
