"""The real JupyterLab, started in a terminal as a user starts it, and ended as he ends it."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest
from helpers.waiting import first_kernel

pty = pytest.importorskip("pty", reason="needs a POSIX terminal")

SECONDS = 40
EMPTY = '{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}'
RUN = """
import sys
told = print
try:
    import pathlib, ft_tutor.lab
    folder, first = pathlib.Path(sys.argv[1]), sys.argv[2]
    ft_tutor.lab.launch(folder, notebook=first, browser=False, announce=told)
except KeyboardInterrupt:  # as the command line does
    sys.exit(130)
"""
# Ctrl+C as soon as the address is told, when the server is there and does not run yet.
TOO_SOON = """
import os, signal
told = lambda _: os.kill(os.getpid(), signal.SIGINT)
"""


def test_users_configuration_does_not_open_it(terminal, tmp_path):
    """A user whose own configuration is wide open: ours still asks for a token, on 127.0.0.1."""
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "jupyter_server_config.py").write_text(
        "c.ServerApp.ip = '0.0.0.0'\nc.IdentityProvider.token = ''\nc.ServerApp.root_dir = '/'\n"
    )
    server = terminal()
    assert server.url.startswith("http://127.0.0.1:")
    assert "/lab/workspaces/ft-tutor/tree/first%20%C3%A9.ipynb?reset&token=" in server.url
    assert _status(server.address("api/contents")) == 200
    assert _status(server.address("api/contents").split("?")[0]) == 403
    assert not server.listens_outside()


@pytest.mark.parametrize("sent", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_every_end_takes_kernels_and_files_along(terminal, tmp_path, sent):
    server = terminal(stdin=subprocess.DEVNULL)  # Jupyter alone ignores Ctrl+C then
    server.wait_kernel()
    assert list((tmp_path / "runtime").iterdir())
    os.killpg(server.process.pid, getattr(signal, sent))
    os.killpg(server.process.pid, getattr(signal, sent))  # an impatient user
    assert server.wait() == 0
    assert list((tmp_path / "runtime").glob("[jk]*.*")) == []
    assert _processes_naming(tmp_path) == []


@pytest.mark.parametrize("seconds", [0.4, 0.9, 1.3, 1.6])
def test_ctrl_c_while_it_starts_leaves_nothing(terminal, tmp_path, seconds):
    server = terminal(wait=False)
    time.sleep(seconds)
    server.press_ctrl_c()
    assert server.wait() in {0, 130}
    assert "Traceback" not in server.read_rest()
    assert list((tmp_path / "runtime").glob("jpserver-*")) == []
    assert _processes_naming(tmp_path) == []


def test_ctrl_c_between_start_and_run_asks_nothing(terminal, tmp_path):
    """Jupyter asked whether it shall shut down, and without an answer it ran on for ever."""
    server = terminal(wait=False, run=RUN.replace("told = print", TOO_SOON))
    assert server.wait() == 130
    assert "Shut down" not in server.read_rest()
    assert _processes_naming(tmp_path) == []


@pytest.fixture
def terminal(tmp_path, monkeypatch):
    """A function that opens a terminal with `launch` running in it.

    None of them may look for language servers: `npm` takes a second, and the user's input.
    """
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "npm").write_text(f"#!/bin/sh\ntouch '{tmp_path}/npm-ran'\n")
    (tmp_path / "bin" / "npm").chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"), prepend=os.pathsep)
    folder = tmp_path / "my course"
    folder.mkdir()
    (folder / "first é.ipynb").write_text(EMPTY, encoding="utf-8")
    opened = []

    def open_terminal(*, wait=True, stdin=None, run=RUN, **environ):
        opened.append(_Terminal(tmp_path, (run, folder, "first é.ipynb"), stdin, environ))
        if wait:
            opened[-1].url = opened[-1].read_url()
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()
    assert not (tmp_path / "npm-ran").exists()


def _processes_naming(path):
    """The command lines of living processes that name a path: a kernel names its own file."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            line = file.read_bytes().decode(errors="replace")
            if str(path) in line:
                found.append(line)
    return found


class _Terminal:
    """A terminal with `launch` running in it."""

    def __init__(self, home, words, stdin, environ):
        names = ("CONFIG", "DATA", "RUNTIME")
        own = {f"JUPYTER_{name}_DIR": str(home / name.lower()) for name in names}
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", *map(str, words)],
            stdin=theirs if stdin is None else stdin,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, **own, **environ},
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

    def read_rest(self):
        said = b""
        with suppress(OSError):  # the end of a terminal is an error
            while more := os.read(self.ours, 4096):
                said += more
        return said.decode()

    def address(self, path):
        return re.sub("/lab/.*[?]reset&", f"/{path}?", self.url)

    def get(self, path):
        """The server's JSON answer."""
        request = urllib.request.Request(self.address(path))
        request.add_header("Authorization", "token " + self.url.rpartition("=")[2])
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def wait_kernel(self):
        """Wait for the kernel of the first notebook, which starts by itself."""
        first_kernel(self.get, SECONDS)

    def listens_outside(self):
        port = int(re.search(r":(\d+)/", self.url)[1])
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
