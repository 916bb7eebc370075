"""The texts of the interface: all there, none left over, and everything escaped."""

import ast
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from ipywidgets import HTML

import ft_tutor.widgets
from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_lesson
from ft_tutor.course.model import Choose, Referee
from ft_tutor.learner.progress import Progress
from ft_tutor.rules.actions import PickUp
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.texts import catalogue
from ft_tutor.widgets.board import Board
from ft_tutor.widgets.live import NOTHING, SAID
from ft_tutor.widgets.reply import TITLES
from ft_tutor.widgets.resume import Resume, resume
from ft_tutor.widgets.step import KINDS, StepView

PACKAGE = Path(ft_tutor.widgets.__file__).parent
FTL = PACKAGE.parent / "texts" / "en" / "interface.ftl"


def keys():
    return set(re.findall(r"^ui-([\w-]+) =", FTL.read_text("utf-8"), re.MULTILINE))


def words_in_code():
    """Every string constant of the widgets: those that name a text are among them."""
    found = set()
    for path in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.removeprefix("ui-"))
    return found


def asked_for():
    """The names that code asks the catalogue for, as far as they are written out."""
    tables = (KINDS, TITLES, SAID, NOTHING)
    found = {key for table in tables for key in table.values()}
    for path in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                found |= set(names_in(node))
    return found


def names_in(call):
    called = (
        call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    )
    first = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
    if not isinstance(first, str):
        return
    if called in {"button", "toggle"}:
        yield from (first, f"{first}-tip")
    elif called == "say":
        yield first.removeprefix("ui-")


def test_every_text_that_is_asked_for_exists():
    assert len(asked_for()) > 30
    assert asked_for() - keys() == set()


def test_no_text_is_left_over():
    used = words_in_code() | asked_for()
    assert {key for key in keys() if key not in used} == set()


@pytest.mark.parametrize("key", sorted(keys()))
def test_no_button_is_without_words(key):
    facts = {"stars": 2, "number": 1, "total": 3, "title": "T", "passed": 1, "rule": "R2.2.1"}
    facts |= {"sentence": "S.", "found": "x"}
    assert catalogue("en").say(f"ui-{key}", **facts).strip()


# --- nothing from a text becomes markup

EVIL = '<img src=x onerror="alert(1)">'
ALLOWED = {
    "div",
    "p",
    "span",
    "strong",
    "em",
    "details",
    "summary",
    "ol",
    "li",
    "ul",
    "pre",
    "code",
    "br",
    "style",
    "blockquote",
}


class Tags(HTMLParser):
    """Notes the tags and the attributes of a text."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.attributes = set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}


def html_of(view):
    """All HTML that a view shows, its buttons left out: their words are plain text."""
    if isinstance(view, HTML):
        yield view.value
    for child in getattr(view, "children", ()):
        yield from html_of(child)


@pytest.fixture
def evil_lesson(tmp_path):
    """The first lesson with markup in every text."""
    folder = tmp_path / "lessons"
    source = data_folder("lessons")
    for path in sorted(source.rglob("*")):
        target = folder / path.relative_to(source)
        if path.is_dir():
            target.mkdir(parents=True)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text("utf-8")
            if path.suffix == ".md" and path.parent != source:
                text = re.sub(r"^(## .*\n\n)", rf"\1{EVIL} & <b>x</b> ", text, flags=re.MULTILINE)
            target.write_text(text, "utf-8")
    return load_lesson(folder, "meeple-paths")


def test_markup_in_a_lesson_is_shown_and_not_obeyed(evil_lesson):
    shown = ""
    for one in evil_lesson.lesson.steps:
        view = StepView(evil_lesson, one, Progress(), "en")
        shown += "".join(html_of(view))
        for act in ("hint", "advance", "solve"):
            try:
                getattr(view, act)()
            except ValueError:
                continue  # this kind of step has none
            shown += "".join(html_of(view))
        if isinstance(one, Choose | Referee):
            view.answer(next(iter(view._answers)))
            shown += "".join(html_of(view))
    shown += "".join(html_of(Resume(evil_lesson, Progress(), "en")))
    assert "&lt;img src=x" in shown
    assert Tags(shown).tags <= ALLOWED
    assert not {name for name in Tags(shown).attributes if name.startswith("on")}


def test_markup_in_an_argument_is_not_obeyed():
    for arguments in ({"lang": EVIL}, {"crop": EVIL}, {"position": EVIL}):
        with pytest.raises(ValueError, match=r"img|'<'"):
            Board(**{"position": "c3:yw", **arguments})


def test_the_tags_of_the_real_lesson_are_all_closed_and_known():
    board = Board("c3:yw c4:g d4:y")
    board.act(PickUp(Tile.a1))
    board._bar._in_words.value = True
    shown = "".join((*html_of(board), *html_of(resume("meeple-paths"))))
    assert Tags(shown).tags <= ALLOWED
    for tag in ALLOWED - {"br"}:
        assert len(re.findall(f"<{tag}[ >]", shown)) == shown.count(f"</{tag}>")
