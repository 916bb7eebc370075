"""Tables are kept whole or not at all, and an odd folder is no reason to stop playing."""

import pytest

from ft_tutor.learner import tables
from ft_tutor.learner.folder import VARIABLE


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path / "own"))
    return tmp_path / "own"


def test_a_kept_table_is_there_again():
    assert tables.kept_table("play") is None
    assert tables.keep_table("play", "one Ω")
    assert tables.keep_table("play", "two Ω")
    assert tables.kept_table("play") == "two Ω"
    assert tables.kept_table("explore") is None


def test_one_that_cannot_be_read_is_set_aside_and_nothing_is_lost(folder):
    tables.keep_table("play", "fine")
    tables.table_file("play").write_bytes(b"\xff\xfe rubbish")
    assert tables.kept_table("play") is None
    aside = tables.set_aside("play")
    assert aside.read_bytes() == b"\xff\xfe rubbish"
    assert not tables.table_file("play").exists()
    assert tables.set_aside("play") is None


def test_a_folder_that_cannot_be_written_is_said(folder):
    folder.mkdir()
    (folder / tables.FOLDER).write_text("a file has its name")
    assert tables.keep_table("play", "x") is False
    assert tables.kept_table("play") is None


@pytest.mark.parametrize("name", ["", "../progress", "a/b", "Play", "a" * 21, "con.txt"])
def test_a_name_is_a_few_letters(name):
    with pytest.raises(ValueError, match="is not a few small letters"):
        tables.table_file(name)
