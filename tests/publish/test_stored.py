"""A lesson that wakes shows the picture that its notebook holds, as long as that is right."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ft_tutor.course.load import load_lesson
from ft_tutor.publish import stored
from ft_tutor.publish.cells import PNG
from ft_tutor.publish.stills import Picture, still
from ft_tutor.publish.stored import pictures, stored_still
from ft_tutor.scene.theme import LIGHT

ROOT = Path(__file__).parents[2]
NOTEBOOK = "en/meeple-paths.ipynb"
STEPS = load_lesson(ROOT / "lessons", "meeple-paths").lesson.steps


@pytest.fixture
def folder(tmp_path, monkeypatch):
    made = shutil.copytree(ROOT / "notebooks", tmp_path / "notebooks")
    monkeypatch.setattr(stored, "data_folder", lambda _name: made)
    return made


@pytest.fixture
def nothing_drawn(monkeypatch):
    def refuse(*_):
        raise AssertionError("it was drawn")

    monkeypatch.setattr("ft_tutor.publish.stills.to_png", refuse)


@pytest.mark.usefixtures("nothing_drawn")
def test_no_picture_of_a_lesson_is_drawn():
    shown = [stored_still("meeple-paths", step, "en") for step in STEPS]
    assert [one and one.png()[:4] for one in shown] == [one and b"\x89PNG" for one in shown]


def spoil(change):
    """Change every stored picture."""

    def spoiled(content):
        page = json.loads(content)
        for cell in page["cells"]:
            for output in pictures(cell):
                change(output)
        return json.dumps(page)

    return spoiled


def test_a_style_that_a_picture_does_not_use_changes_nothing(monkeypatch):
    before = still(STEPS[0]).fingerprint
    more = replace(LIGHT, paints={"a.first.style": LIGHT.paint("mark.hint"), **LIGHT.paints})
    monkeypatch.setattr("ft_tutor.publish.stills.LIGHT", more)
    assert still(STEPS[0]).fingerprint == before
    other = replace(LIGHT, paints={**LIGHT.paints, "board.rim": LIGHT.paint("mark.hint")})
    monkeypatch.setattr("ft_tutor.publish.stills.LIGHT", other)
    assert still(STEPS[0]).fingerprint != before


SPOILT = {
    "of another drawing": spoil(lambda output: output["metadata"].update(ft_tutor="other")),
    "without a fingerprint": spoil(lambda output: output["metadata"].clear()),
    "no base64": spoil(lambda output: output["data"].update({PNG: "é!"})),
    "no text": spoil(lambda output: output["data"].update({PNG: {}})),
    "no cells": lambda _: '{"cells": 3}',
    "cells of nothing": lambda _: '{"cells": [null, 1]}',
    "no object": lambda _: "[]",
    "no JSON": lambda _: "{",
    "too deep": lambda _: "[" * 100_000,
}


@pytest.mark.parametrize("spoilt", SPOILT.values(), ids=SPOILT)
def test_a_picture_that_cannot_be_used_is_drawn(folder, spoilt, monkeypatch):
    monkeypatch.setattr("ft_tutor.publish.stills.to_png", lambda *_: b"drawn")
    path = folder / NOTEBOOK
    path.write_text(spoilt(path.read_text("utf-8")), "utf-8")
    assert stored_still("meeple-paths", STEPS[0], "en").png() == b"drawn"


def test_where_there_is_no_notebook_pictures_are_drawn(folder, monkeypatch):
    monkeypatch.setattr("ft_tutor.publish.stills.to_png", lambda *_: b"drawn")
    shutil.rmtree(folder)
    shown = stored_still("meeple-paths", STEPS[0], "en")
    assert isinstance(shown, Picture)
    assert (shown.png(), shown.svg()) == (b"drawn", still(STEPS[0]).svg())
