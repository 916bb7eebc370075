"""The generated notebooks run as they are stored, and show their boards where no kernel runs."""

import os
import re
import subprocess
import sys
from base64 import b64decode
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_lesson

ROOT = Path(__file__).parents[2]
LESSON = "meeple-paths"
STEPS = load_lesson(data_folder("lessons"), LESSON).lesson.steps
WITH_BOARD = [step for step in STEPS if step.position]
LIMIT = 180  # seconds


def run(tmp_path, *arguments):
    """Run a Python module; the progress that its kernels keep goes to a folder of its own."""
    done = subprocess.run(
        [sys.executable, "-m", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "FT_TUTOR_FOLDER": str(tmp_path / "progress")},
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_nbval_finds_in_every_notebook_what_is_stored(tmp_path):
    out = run(tmp_path, "pytest", "--nbval", "-p", "no:cacheprovider", "-q", "notebooks")
    assert int(re.search(r"(\d+) passed", out)[1]) > len(STEPS)
    assert "skipped" not in out


@pytest.mark.parametrize("execute", [False, True], ids=["as stored", "executed"])
def test_an_exported_page_shows_every_board(tmp_path, execute):
    extra = ["--execute", "--ExecutePreprocessor.store_widget_state=False"] if execute else []
    notebook = ROOT / "notebooks" / "en" / f"{LESSON}.ipynb"
    run(tmp_path, "nbconvert", notebook, "--to", "html", "--output-dir", tmp_path, *extra)
    page = (tmp_path / f"{LESSON}.html").read_text("utf-8")
    found = re.findall(r'<img[^>]*src="data:image/png;base64,([^"]+)"', page, re.DOTALL)
    assert len(found) == len(WITH_BOARD)
    for data in found:
        image = Image.open(BytesIO(b64decode(data)))
        assert image.width >= 200
        assert len(image.convert("RGB").getcolors(1 << 20)) > 50
    assert "Traceback" not in page
    assert "children=(" not in page
    assert "widget-view+json" not in page
