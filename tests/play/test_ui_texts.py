"""The texts of the interface: every one that is asked for is there, and none is left over."""

import ast
import re
from pathlib import Path

import pytest

import ft_tutor
from ft_tutor.course.stage.manners import MANNERS
from ft_tutor.course.stage.reply import TITLES
from ft_tutor.play.board import SAID
from ft_tutor.texts import catalogue
from ft_tutor.widgets.live import LABELS

PACKAGE = Path(ft_tutor.__file__).parent
ROOMS = ("play", "course/author", "course/stage", "widgets")
KEYS = {key.removeprefix("ui-") for key in catalogue().keys if key.startswith("ui-")}
BUTTON_FUNCTIONS = {"button"}
TEXT_FUNCTIONS = {"say", "said"}


def sources():
    return [path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.py"))]


def constants():
    """Every string constant of the rooms: those that name a text are among them."""
    nodes = (node for path in sources() for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant)}


def asked_for():
    """The names that code asks the catalogue for, as far as they are written out."""
    found = {f"kind-{kind}" for kind in MANNERS} | set(LABELS)
    found |= {f"missed-{kind}" for kind, manner in MANNERS.items() if not manner.playable}
    found |= set(SAID.values()) | set(TITLES.values())
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                found |= set(names_in(node))
    return found


def names_in(call):
    called = getattr(call.func, "id", getattr(call.func, "attr", ""))
    first = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
    if isinstance(first, str) and called in BUTTON_FUNCTIONS:
        yield from (first, f"{first}-tip")
    elif isinstance(first, str) and called in TEXT_FUNCTIONS:
        yield first


def test_every_text_that_is_asked_for_exists():
    assert len(asked_for()) > 40
    assert asked_for() - KEYS == set()


def test_no_text_is_left_over():
    words = {str(value) for value in constants()}
    used = asked_for() | words | {f"{word}-tip" for word in words}
    assert {key for key in KEYS if key not in used} == set()


@pytest.mark.parametrize("key", sorted(KEYS))
def test_no_text_is_without_words(key):
    facts = {"stars": 2, "number": 1, "total": 3, "title": "T", "passed": 1, "rule": "R2.2.1"}
    facts |= {
        "count": 2,
        "titles": ("T",),
        "most": 9,
        "found": "x",
        "expected": "y",
        "tile": "c3",
        "tribe": "elder",
        "place": "p",
    }
    assert re.search(r"\w", catalogue("en").say(f"ui-{key}", **facts))
