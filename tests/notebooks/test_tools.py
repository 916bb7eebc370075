"""The generated notebooks run as they are stored, and show their boards where no kernel runs."""

import os
import re
import subprocess
import sys
from base64 import b64decode
from io import BytesIO
from pathlib import Path

import nbformat
from PIL import Image

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_lesson

ROOT = Path(__file__).parents[2]
LESSON = "selling"
STEPS = load_lesson(data_folder("lessons"), LESSON).lesson.steps
WITH_BOARD = [step for step in STEPS if step.position]
NOTEBOOKS = ROOT / "notebooks"
CODE = '"cell_type": "code"'
LIMIT = 180  # seconds

# No settings of the project, which leave nbval out; see also quick_nbval.py.
NBVAL = (
    *("pytest", "-o", "addopts=", "-q", "--nbval"),
    *("-p", "no:cacheprovider", "-p", "no:rerunfailures", "-p", "notebooks.quick_nbval"),
)


def run(tmp_path, *arguments):
    """Run a Python module; the progress that its kernels keep goes to a folder of its own."""
    ours = {"FT_TUTOR_FOLDER": str(tmp_path / "progress"), "PYTHONPATH": str(ROOT / "tests")}
    done = subprocess.run(
        [sys.executable, "-m", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, **ours},
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_nbval_finds_in_every_notebook_what_is_stored(tmp_path):
    """One as it is, all others in one kernel: a kernel each would take a minute."""
    alone, together = NOTEBOOKS / "en" / f"{LESSON}.ipynb", tmp_path / "all-others.ipynb"
    paths = sorted(NOTEBOOKS.rglob("*.ipynb"))
    books = [nbformat.read(path, 4) for path in paths if path != alone]
    code = [cell for book in books for cell in book.cells if cell.cell_type == "code"]
    for number, cell in enumerate(code):
        cell.id = f"cell-{number}"
    nbformat.write(nbformat.v4.new_notebook(cells=code, metadata=books[0].metadata), together)
    out = run(tmp_path, *NBVAL, alone, together)
    cells = [path.read_text("utf-8").count(CODE) for path in paths]
    assert int(re.search(r"(\d+) passed", out)[1]) == sum(cells)
    assert "skipped" not in out


def test_a_notebook_that_was_run_shows_every_board(tmp_path):
    """Without the state of its widgets, which a run in a tool does not always keep."""
    notebook = NOTEBOOKS / "en" / f"{LESSON}.ipynb"
    no_state = "--ExecutePreprocessor.store_widget_state=False"
    to_html = ("--to", "html", "--execute", no_state, "--output-dir", tmp_path)
    run(tmp_path, "nbconvert", notebook, *to_html)
    page = (tmp_path / f"{LESSON}.html").read_text("utf-8")
    found = re.findall(r'<img[^>]*src="data:image/png;base64,([^"]+)"', page, re.DOTALL)
    stage = 1  # shows how the first step begins
    assert len(found) == stage + len(WITH_BOARD)
    for data in found:
        image = Image.open(BytesIO(b64decode(data)))
        assert image.width >= 200
        assert len(image.convert("RGB").getcolors(1 << 20)) > 50
    assert "Traceback" not in page
    assert "children=(" not in page
    assert "widget-view+json" not in page
