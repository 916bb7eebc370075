"""Files are ordinary, limited, and whole: whatever has their name, and whatever goes wrong."""

import errno
import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from ft_tutor.files import (
    FileTooBigError,
    NotAFileError,
    is_plain_file,
    read_whole,
    write_whole,
)

DEVICE = Path("/dev/null")


def make_pipe(path):
    os.mkfifo(path)


def make_socket(path):
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(str(path))


def make_link(path):
    path.with_name("precious").write_bytes(b"precious")
    path.symlink_to("precious")


def make_dangling_link(path):
    path.symlink_to(path.with_name("not there"))


def make_link_to_device(path):
    path.symlink_to(DEVICE)


def make_folder(path):
    path.mkdir()


ODD_TO_READ = [
    (make_pipe, NotAFileError),
    (make_socket, NotAFileError),
    (make_link_to_device, NotAFileError),
    (make_folder, IsADirectoryError),
    (make_dangling_link, FileNotFoundError),
]
ODD_TO_WRITE = [
    (make_pipe, NotAFileError),
    (make_socket, NotAFileError),
    (make_link_to_device, NotAFileError),
    (make_link, NotAFileError),
    (make_dangling_link, NotAFileError),
    (make_folder, IsADirectoryError),
]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "file"


def names(folder):
    return sorted(one.name for one in folder.iterdir())


def test_a_file_is_read_and_written_whole(path):
    write_whole(path, b"first")
    write_whole(path, b"second")
    assert (read_whole(path, 6), names(path.parent)) == (b"second", ["file"])


@pytest.mark.parametrize(("make", "error"), ODD_TO_READ)
def test_what_is_no_file_is_not_read(path, make, error):
    make(path)
    with pytest.raises(error):
        read_whole(path, 10)


@pytest.mark.parametrize(("make", "error"), ODD_TO_WRITE)
def test_what_is_no_file_is_neither_written_nor_replaced(path, make, error):
    make(path)
    before = path.lstat()
    with pytest.raises(error):
        write_whole(path, b"ours")
    after = path.lstat()
    assert (after.st_ino, after.st_mode) == (before.st_ino, before.st_mode)
    if make is make_link:
        assert path.with_name("precious").read_bytes() == b"precious"
    assert not is_plain_file(path)


def test_a_link_is_read(path):
    make_link(path)
    assert read_whole(path, 10) == b"precious"


def test_a_device_without_an_end_is_not_read():
    with pytest.raises(NotAFileError):
        read_whole(Path("/dev/zero"), 10)


def test_a_big_file_is_not_read(path):
    path.write_bytes(b"12345")
    assert read_whole(path, 5) == b"12345"
    with pytest.raises(FileTooBigError):
        read_whole(path, 4)


@pytest.mark.parametrize("name", ["a\0b", "x" * 300])
def test_a_name_that_no_file_can_have_is_an_error_of_the_system(tmp_path, name):
    assert not is_plain_file(tmp_path / name)
    with pytest.raises(OSError, match=name[:1]):
        read_whole(tmp_path / name, 10)
    with pytest.raises(OSError, match=name[:1]):
        write_whole(tmp_path / name, b"")


def test_the_longest_name_is_written(tmp_path):
    write_whole(tmp_path / ("x" * 255), b"")


def test_permissions_are_kept_and_a_new_file_has_the_usual_ones(path):
    write_whole(path, b"new")
    usual = path.with_name("usual")
    usual.touch()
    assert path.stat().st_mode == usual.stat().st_mode
    path.chmod(0o640)
    write_whole(path, b"newer")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_protected_file_stays(path, monkeypatch):
    path.write_bytes(b"protected")
    monkeypatch.setattr(os, "access", lambda *_: False)  # as root everything may be written
    with pytest.raises(PermissionError):
        write_whole(path, b"ours")
    assert path.read_bytes() == b"protected"


def test_a_full_disk_leaves_the_good_file(path):
    path.write_bytes(b"good")
    # A limit on the size of files stops the write half-way, as a full disk does.
    code = (
        "import resource, signal, sys; from pathlib import Path\n"
        "from ft_tutor.files import write_whole\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "try: write_whole(Path(sys.argv[1]), b'x' * 5000)\n"
        "except OSError as error: print(error.filename)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == str(path)
    assert (path.read_bytes(), names(path.parent)) == (b"good", ["file"])


@pytest.mark.parametrize("failure", [OSError(errno.EIO, "broken"), KeyboardInterrupt()])
def test_a_write_that_is_broken_off_leaves_the_good_file(path, monkeypatch, failure):
    path.write_bytes(b"good")

    def fail(_):
        raise failure

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(type(failure)):
        write_whole(path, b"ours")
    assert (path.read_bytes(), names(path.parent)) == (b"good", ["file"])


def test_a_missing_folder_is_named(path):
    with pytest.raises(FileNotFoundError, match="not there/file"):
        write_whole(path.parent / "not there" / "file", b"")
