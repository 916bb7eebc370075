"""The program in a real shell: pipes, terminals, encodings, Ctrl+C, and what it loads."""

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")
POSITION = "c3:yw c4:g d4:y"
RUN = [sys.executable, "-c", "from ft_tutor.cli import main; main()"]
posix = pytest.mark.skipif(os.name != "posix", reason="pipes and signals of POSIX")


def test_output_and_exit_codes(shell):
    fine, wrong = shell("moves", POSITION), shell("moves", "g9:y")
    assert (fine.returncode, fine.stderr) == (0, b"")
    assert fine.stdout.decode().splitlines() == ["c3:w-d3 y-d4", "c3:w-c4 y-d4"]
    assert (wrong.returncode, wrong.stdout) == (2, b"")
    assert b"Traceback" not in wrong.stderr


NEW_TABLE = ("render", "--new", "2", "-f", "text")


@pytest.mark.parametrize(
    ("encoding", "arguments"),
    [
        *(("ascii", some) for some in (("--help",), ("moves", "g9:y"), ("moves", "к3"), NEW_TABLE)),
        ("latin-1", ("moves", "к3")),
        ("cp437", NEW_TABLE),
        ("utf-8", NEW_TABLE),
    ],
)
def test_any_encoding_will_do(shell, encoding, arguments):
    result = shell(*arguments, env={**os.environ, "PYTHONIOENCODING": encoding})
    assert result.returncode in (0, 2)
    said = (result.stdout + result.stderr).decode(encoding)
    assert said
    assert "Traceback" not in said


@posix
@pytest.mark.parametrize("arguments", [("moves", "c3:y9w6 c4:g", "--limit", "0"), ("--help",)])
def test_a_closed_pipe_ends_it_quietly(arguments):
    with subprocess.Popen(
        [*RUN, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        if arguments[0] == "moves":
            assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


@posix
def test_ctrl_c_ends_it_quietly():
    with subprocess.Popen(
        [*RUN, "moves", "c3:y9w6 c4:g", "--limit", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout.readline()  # it is at work
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)
    assert (process.returncode, said.strip()) == (130, b"")


def test_ctrl_c_while_it_loads_ends_it_quietly():
    code = (
        "import sys\n"
        "class Interrupted:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name.startswith('ft_tutor.texts'): raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupted())\n"
        "from ft_tutor.cli import main\n"
        "main()"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (result.returncode, result.stdout, result.stderr) == (130, b"", b"")


@posix
@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
def test_the_exit_code_stays_where_nothing_can_be_said():
    with FULL.open("wb") as full:
        result = subprocess.run([*RUN, "moves", "g9"], stderr=full, timeout=60, check=False)
    assert result.returncode == 2


@posix
@pytest.mark.parametrize("form", ["png", "svg"])
def test_a_picture_is_not_for_a_terminal(form):
    ours, its = os.openpty()
    result = subprocess.run(
        [*RUN, "render", POSITION, "-f", form],
        stdout=its,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(its)
    os.close(ours)
    assert result.returncode == 2
    assert f"-o board.{form}".encode() in result.stderr


@posix
@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
def test_a_full_disk_behind_the_output():
    with FULL.open("wb") as full:
        result = subprocess.run(
            [*RUN, "render", POSITION], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert result.returncode == 2
    assert b"Traceback" not in result.stderr


@posix
@pytest.mark.parametrize(
    ("arguments", "closed", "code"),
    [(f"moves {POSITION!r}", ">&-", 0), ("moves g9", "2>&-", 2), ("moves -", "<&-", 2)],
)
def test_a_stream_that_was_closed_before(arguments, closed, code):
    command = f"{shlex.join(RUN)} {arguments} {closed}"
    result = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, timeout=60, check=False
    )  # fmt: skip
    assert result.returncode == code
    assert b"Traceback" not in result.stderr


@posix
def test_a_folder_that_was_removed_from_under_us(tmp_path):
    gone = tmp_path / "gone"
    gone.mkdir()
    command = f"rmdir {shlex.quote(str(gone))}; {shlex.join(RUN)} lint"
    result = subprocess.run(
        ["/bin/sh", "-c", command], cwd=gone, capture_output=True, timeout=60, check=False
    )
    assert (result.returncode, result.stdout) == (0, b"")


@pytest.mark.parametrize(
    ("arguments", "heavy"),
    [
        (["--help"], {"ft_tutor.scene", "ft_tutor.course", "ft_tutor.analysis", "pydantic"}),
        (["moves", POSITION], {"ft_tutor.scene", "ft_tutor.course", "pydantic"}),
        (["render", POSITION], {"ft_tutor.course", "pydantic", "PIL"}),
        (["lint"], {"PIL"}),
    ],
)
def test_a_command_loads_only_what_it_needs(arguments, heavy):
    code = (
        "import sys\nfrom ft_tutor.cli.program import program\n"
        "program().main(sys.argv[1:], standalone_mode=False)\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    result = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    loaded = set(result.stderr.split())
    assert "ft_tutor.cli.program" in loaded
    assert not loaded & (heavy | {"ipywidgets", "ipycanvas", "IPython", "jupyterlab", "numpy"})


def test_no_command_waits_for_a_grammar_of_web_addresses():
    code = (
        "import sys\nfrom ft_tutor.cli.program import leave_out_what_is_slow\n"
        "leave_out_what_is_slow()\nimport nbformat\n"
        "nbformat.validate(nbformat.v4.new_notebook())\n"
        "print('lark' in sys.modules)"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, timeout=60, check=True
    )
    assert result.stdout.split() == [b"False"]
