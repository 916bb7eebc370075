"""Exported by nbconvert, a notebook holds no script but nbconvert's own."""

from html.parser import HTMLParser
from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter

from ft_tutor.course.lint import lint
from ft_tutor.publish.notebooks import build

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").rglob("*.ipynb"))
USUAL = HTMLExporter()
LESSON = """
schema: 1
id: first
title: lesson.title
intro: lesson.intro
teaches: []
needs: []
leaves_out: []
steps:
  - {id: tell, kind: tell, rules: [], title: tell.title, text: tell.text}
"""
COURSE = "schema: 1\ntitle: course.title\nintro: lesson.intro\nlanguages: [en]\nlessons: [first]\n"
# All this is prose: words that only look like something else.
HOSTILE = """\
`<script>alert(1)</script>` &lt;script&gt;alert(2)&lt;/script&gt;
**a `x** <img src=x onerror=alert(3)>` b** \\[a](javascript:alert(4)) !&#91;a](javascript:alert(5))
&#10;&#10;&lt;svg onload=alert(6)&gt;
`[a](javascript:alert(7))` \\<iframe src=javascript:alert(8)>"""


class Actions(HTMLParser):
    """What a page can do: its scripts, its handlers and its links."""

    def __init__(self, page):
        super().__init__()
        self.scripts, self.actions, self._in_script = [], set(), False
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        self._in_script = tag == "script"
        self.actions |= {(tag, name, value) for name, value in attrs if name.startswith("on")}
        self.actions |= {("", name, value) for name, value in attrs if name == "href"}

    def handle_data(self, data):
        if self._in_script:
            self.scripts.append(data)

    def handle_endtag(self, tag):
        self._in_script = False


def exported(notebook):
    page, _ = USUAL.from_notebook_node(notebook)
    return page


@pytest.fixture(scope="module")
def usual():
    """What nbconvert brings along."""
    return Actions(exported(nbformat.v4.new_notebook()))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_of_ours_has_no_script(path, usual):
    found = Actions(exported(nbformat.read(path, as_version=4)))
    assert found.scripts == usual.scripts
    assert all(
        name == "href" and not value.lower().startswith(("javascript", "data"))
        for _, name, value in found.actions - usual.actions
    )


def test_hostile_prose_is_only_shown(tmp_path, usual):
    for file, text in {
        "course.yaml": COURSE,
        "en.md": f"## course.title\n\n{HOSTILE}\n\n## lesson.intro\n\n{HOSTILE}\n",
        "first/lesson.yaml": LESSON,
        "first/en.md": "".join(
            f"## {key}\n\n{HOSTILE}\n\n"
            for key in ("lesson.title", "lesson.intro", "tell.title", "tell.text")
        ),
    }.items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, "utf-8")
    assert {fault.reason for fault in lint(tmp_path)} <= {"text-too-many-words", "needs-untaught"}
    build(tmp_path, tmp_path / "out", draw=lambda *_: None)
    for name in ("index.ipynb", "en/first.ipynb"):
        notebook = nbformat.read(tmp_path / "out" / name, as_version=4)
        page = exported(notebook)
        found = Actions(page)
        assert "alert(8)" in page
        assert found.scripts == usual.scripts
        # A heading's link to itself repeats its words behind the sign #, and leads nowhere else.
        assert all(value.startswith("#") for *_, value in found.actions if "alert" in value)
