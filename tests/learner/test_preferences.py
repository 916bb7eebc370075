"""Preferences: kept if it can be done, and never in the way."""

import os

import pytest

from ft_tutor.learner.folder import VARIABLE
from ft_tutor.learner.preferences import Preferences, load_preferences, save_preferences

DARK = Preferences(look="dark")


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path / "mine"))
    return tmp_path / "mine" / "preferences.json"


def test_they_are_kept(file):
    assert load_preferences() == Preferences()
    save_preferences(DARK)
    assert (load_preferences(), file.is_file()) == (DARK, True)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"look": 3}', b'{"look": "\xff"}', b"[" * 9000, b" " * 20_000],
)
def test_a_file_that_cannot_be_used_counts_as_none_and_is_replaced(file, content):
    file.parent.mkdir()
    file.write_bytes(content)
    assert load_preferences() == Preferences()
    save_preferences(DARK)
    assert load_preferences() == DARK


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
def test_what_is_no_file_hinders_nobody(file, make):
    file.parent.mkdir()
    make(file)
    assert load_preferences() == Preferences()
    save_preferences(DARK)
    assert load_preferences() == Preferences()


def test_a_folder_that_cannot_be_made_hinders_nobody(file):
    file.parent.write_text("in the way")
    save_preferences(DARK)
    assert load_preferences() == Preferences()
