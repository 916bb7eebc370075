"""The real JupyterLab, started in a terminal as a user starts it, and ended as he ends it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

import pytest

pty = pytest.importorskip("pty", reason="needs a POSIX terminal")

SECONDS = 40
EMPTY = '{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}'
RUN = """
import sys, pathlib, ft_tutor.lab
ft_tutor.lab.launch(pathlib.Path(sys.argv[1]), notebook=sys.argv[2], browser=False)
"""


def test_ctrl_c_ends_it_and_the_users_configuration_does_not_open_it(tmp_path):
    """A user whose own configuration is wide open: ours still asks for a token, on 127.0.0.1."""
    (tmp_path / "my course").mkdir()
    (tmp_path / "my course" / "first é.ipynb").write_text(EMPTY, encoding="utf-8")
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "jupyter_server_config.py").write_text(
        "c.ServerApp.ip = '0.0.0.0'\nc.IdentityProvider.token = ''\nc.ServerApp.root_dir = '/'\n"
    )
    terminal = _Terminal(tmp_path, "my course", "first é.ipynb")
    try:
        url = terminal.read_url()
        assert url.startswith("http://127.0.0.1:")
        assert "/lab/tree/first%20%C3%A9.ipynb?token=" in url
        assert _status(url.replace("/lab/tree", "/api/contents")) == 200
        assert _status(re.sub("/lab/tree.*", "/api/contents", url)) == 403
        assert not terminal.listens_outside(url)
        terminal.press_ctrl_c()
        assert terminal.wait() == 0
    finally:
        terminal.close()


class _Terminal:
    """A terminal with `launch` running in it."""

    def __init__(self, home, folder, notebook):
        names = ("CONFIG", "DATA", "RUNTIME")
        own = {f"JUPYTER_{name}_DIR": str(home / name.lower()) for name in names}
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, str(home / folder), notebook],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, **own},
            start_new_session=True,
        )
        os.close(theirs)

    def read_url(self):
        seen, end = "", time.monotonic() + SECONDS
        while time.monotonic() < end:
            seen += os.read(self.ours, 4096).decode()
            if match := re.search(r"(http://\S+token=\w+)\s", seen):
                self._wait_for(match[1])
                return match[1]
        raise AssertionError(seen)

    def _wait_for(self, url):
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            try:
                return _status(url)
            except OSError:
                time.sleep(0.1)
        raise AssertionError("no answer from " + url)

    def listens_outside(self, url):
        port = int(re.search(r":(\d+)/", url)[1])
        with socket.socket() as probe:
            probe.settimeout(1)
            return probe.connect_ex(("127.0.0.2", port)) == 0

    def press_ctrl_c(self):
        os.killpg(self.process.pid, signal.SIGINT)

    def wait(self):
        return self.process.wait(15)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.ours)


def _status(url):
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code
