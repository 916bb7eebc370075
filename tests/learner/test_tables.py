"""Tables are kept whole or not at all, and an odd folder is no reason to stop playing."""

import os

import pytest

from ft_tutor.learner import tables
from ft_tutor.learner.folder import VARIABLE
from ft_tutor.learner.notices import say_notice
from ft_tutor.learner.tables import KeptTable


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path / "own"))
    return tmp_path / "own"


def reasons(kept):
    return [notice.reason for notice in kept.notices]


def opened(text=None):
    """Return the file of a table as a kernel opens it, once something stood in it."""
    if text is not None:
        file = tables.table_file("play")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text)
    return KeptTable("play")


def test_a_kept_table_is_there_again():
    kept = opened()
    assert kept.read() is None
    assert kept.write("one Ω")
    assert kept.write("two Ω")
    assert opened().read() == "two Ω"
    assert KeptTable("explore").read() is None
    assert not kept.notices


STRANGE = ("\u05d0\u05d1", "<b>&}{\\n\n", "\u202e", "x\nplayer1: y")


@pytest.mark.parametrize("names", [("Ann", "Bob"), ("", "Bob"), STRANGE])
def test_the_names_of_the_players_are_kept(names):
    opened().write("one", names)
    kept = opened()
    assert kept.read() == "one"
    assert kept.players == names


def test_torn_names_are_forgotten_and_the_table_is_there():
    kept = opened(b"player1: \\q\nplayer2: Bob\nft-tutor tree 1\nplayer3: no\n")
    assert kept.read() == "ft-tutor tree 1\nplayer3: no\n"
    assert kept.players == ("", "Bob")


def test_a_kept_table_that_was_removed_is_kept_anew():
    kept = opened(b"one")
    assert kept.read() == "one"
    kept.path.unlink()
    assert kept.write("two")
    assert opened().read() == "two"


def odd_files():
    yield "rubbish", lambda path: path.write_bytes(b"\xff\xfe rubbish")
    yield "huge", lambda path: path.write_bytes(b"x" * (tables.MOST_BYTES + 1))
    yield "folder", lambda path: path.mkdir()
    yield "dangling link", lambda path: path.symlink_to(path.parent / "nowhere")
    if hasattr(os, "mkfifo"):
        yield "pipe", os.mkfifo


@pytest.mark.parametrize("make", [pytest.param(make, id=name) for name, make in odd_files()])
def test_what_cannot_be_read_is_set_aside_each_time_and_nothing_is_lost(folder, make):
    for number in (1, 2):
        path = tables.table_file("play")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        make(path)
        before = path.lstat()
        kept = opened()
        assert kept.read() is None
        aside = folder / tables.FOLDER / f"play.unreadable-{number}.txt"
        assert aside.lstat().st_ino == before.st_ino
        assert str(aside) in say_notice(kept.notices[0])
        assert kept.write("begun anew")
        assert opened().read() == "begun anew"


def test_what_can_neither_be_read_nor_set_aside_is_said_and_stays(folder, monkeypatch):
    kept = opened(b"\xff\xfe rubbish")
    with monkeypatch.context() as patch:
        patch.setattr(type(kept.path), "rename", refused)
        assert kept.read() is None
    assert reasons(kept) == ["table-unread"]
    assert kept.write("begun anew")
    assert reasons(kept) == ["table-beside"]
    assert tables.table_file("play").read_bytes() == b"\xff\xfe rubbish"


def refused(*_given):
    raise PermissionError


def test_two_kernels_at_once_lose_nothing():
    """The one that comes second keeps its own beside, and both go on."""
    opened(b"as it was left")
    one, other = KeptTable("play"), KeptTable("play")
    assert one.read() == other.read()
    assert one.write("one")
    assert other.write("other")
    assert reasons(one) == []
    assert reasons(other) == ["table-beside"]
    assert one.write("one goes on")
    assert other.write("other goes on")
    assert one.path.read_text("utf-8") == "one goes on"
    assert other.path.read_text("utf-8") == "other goes on"
    assert other.path.name == "play.beside-1.txt"


def test_a_folder_that_cannot_be_written_is_said_until_it_can(folder):
    folder.mkdir()
    (folder / tables.FOLDER).write_text("a file has its name")
    kept = opened()
    assert kept.read() is None
    assert not kept.write("x")
    assert reasons(kept) == ["table-unkept"]
    (folder / tables.FOLDER).unlink()
    assert kept.write("x")
    assert not kept.notices


def test_a_link_is_read_but_what_it_points_at_is_not_written_over(tmp_path):
    others = tmp_path / "others.txt"
    others.write_text("theirs")
    path = tables.table_file("play")
    path.parent.mkdir(parents=True)
    path.symlink_to(others)
    kept = opened()
    assert kept.read() == "theirs"
    assert not kept.write("mine")
    assert reasons(kept) == ["table-unkept"]
    assert others.read_text() == "theirs"


@pytest.mark.parametrize("name", ["", "../progress", "a/b", "Play", "a" * 21, "con.txt"])
def test_a_name_is_a_few_letters(name):
    with pytest.raises(ValueError, match="is not a few small letters"):
        KeptTable(name)
