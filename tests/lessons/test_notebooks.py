"""The notebooks that are in the repository: right, small, quiet, and readable without a kernel."""

import re
from base64 import b64decode
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter
from PIL import Image

from ft_tutor.course.load import load_course, load_lesson
from ft_tutor.publish.notebooks import check
from ft_tutor.publish.stills import still

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").rglob("*.ipynb"))
LESSONS = [
    (lang, lesson) for lang in ("en",) for lesson in load_course(ROOT / "lessons").course.lessons
]
MOST_BYTES = 500_000
FETCHES_NOTHING = HTMLExporter(mathjax_url="", require_js_url="", jquery_url="", mermaid_js_url="")


def read(path):
    return nbformat.reads(path.read_text("utf-8"), as_version=4)


def lesson_cells(lang, lesson):
    return {cell.id: cell for cell in read(ROOT / "notebooks" / lang / f"{lesson}.ipynb").cells}


class Page(HTMLParser):
    """Collects the pictures and everything that a page would fetch."""

    def __init__(self, html):
        super().__init__()
        self.pictures, self.fetched = [], []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        words = dict(attrs)
        if tag == "img":
            self.pictures.append(words)
        url = words.get("src") or words.get("href") or ""
        if tag in ("img", "script", "link", "iframe") and not url.startswith(("data:", "#")):
            self.fetched += [url] if url else []


def test_the_notebooks_are_what_the_lessons_give():
    assert check(ROOT / "lessons", ROOT / "notebooks", draw=still) == ()


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_valid_small_and_as_a_first_run_numbers_it(path):
    page = read(path)

    nbformat.validate(page)
    assert path.stat().st_size < MOST_BYTES
    assert "widgets" not in page.metadata
    assert page.metadata.kernelspec.name == "python3"
    assert all(cell.metadata.editable is cell.metadata.deletable is False for cell in page.cells)
    assert len({cell.id for cell in page.cells}) == len(page.cells)
    runs = [cell.execution_count for cell in page.cells if cell.cell_type == "code"]
    assert runs == list(range(1, len(runs) + 1))


@pytest.mark.parametrize(("lang", "lesson"), LESSONS)
def test_every_step_has_its_cells_and_its_picture_with_words(lang, lesson):
    cells = lesson_cells(lang, lesson)
    stage = cells[f"{lesson}-stage"]
    assert stage.source == f'import ft_tutor; ft_tutor.lesson("{lesson}")'
    assert "ft-stage" in stage.metadata.tags
    for step in load_lesson(ROOT / "lessons", lesson).lesson.steps:
        text = cells[f"{lesson}-{step.id}-text"]
        assert text.source.startswith("## ")
        if step.position is None:
            continue
        board = cells[f"{lesson}-{step.id}-board"]
        assert board.source == f'import ft_tutor; ft_tutor.step("{lesson}", "{step.id}")'
        assert board.metadata.jupyter.source_hidden is True
        (output,) = board.outputs
        assert set(output.data) == {"image/png", "text/plain"}
        picture = Image.open(BytesIO(b64decode(output.data["image/png"])))
        assert picture.width >= output.metadata["image/png"]["width"]  # sharp where it is shown
        assert len(output.metadata["image/png"]["alt"]) > 20


@pytest.mark.parametrize(("lang", "lesson"), LESSONS)
def test_an_exported_page_shows_every_picture_and_fetches_nothing(lang, lesson):
    html, _ = FETCHES_NOTHING.from_filename(str(ROOT / "notebooks" / lang / f"{lesson}.ipynb"))
    page = Page(html)
    steps = load_lesson(ROOT / "lessons", lesson).lesson.steps

    stage = 1  # shows how the first step begins
    assert len(page.pictures) == stage + sum(step.position is not None for step in steps)
    assert all(picture["alt"] for picture in page.pictures)
    assert page.fetched == []


def test_the_index_leads_to_every_lesson_and_says_how_to_run_it():
    source = "\n".join(cell.source for cell in read(ROOT / "notebooks" / "index.ipynb").cells)
    links = re.findall(r"\]\(([^)]+)\)", source)

    assert links == [f"{lang}/{lesson}.ipynb" for lang, lesson in LESSONS]
    assert all((ROOT / "notebooks" / link).is_file() for link in links)
    assert "import ft_tutor; ft_tutor.index()" in source
