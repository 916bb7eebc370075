"""The lesson as an application: Voila shows the boards, and they can be played."""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.layout import Frame

from .conftest import VIEWPORT, keep_failure
from .lab_page import SECONDS, LabPage
from .lab_server import free_port
from .lesson_page import LESSON

pytestmark = pytest.mark.browser

NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "en" / "meeple-paths.ipynb"
START_SECONDS = 60

# Of a small copy: to look at every pixel of every board keeps the page from painting them.
COLOURS = """() => [...document.querySelectorAll('canvas')].map(canvas => {
  const copy = new OffscreenCanvas(100, 100).getContext('2d');
  copy.drawImage(canvas, 0, 0, 100, 100);
  return new Set(new Uint32Array(copy.getImageData(0, 0, 100, 100).data.buffer)).size;
})"""


@pytest.fixture
def voila(tmp_path):
    """The address of the lesson, served by Voila."""
    address = f"http://127.0.0.1:{(port := free_port())}/"
    options = ["--no-browser", f"--port={port}", "--Voila.ip=127.0.0.1"]
    with (tmp_path / "voila.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "voila", str(NOTEBOOK), *options],
            env={**os.environ, "FT_TUTOR_FOLDER": str(tmp_path / "progress")},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    try:
        wait_for(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(30)


def wait_for(address, process):
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            # Not the page itself: each visit starts a kernel.
            urllib.request.urlopen(address + "voila/static/nothing", timeout=5).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("Voila did not start")


@pytest.fixture
def page(chromium, voila, request):
    """The lesson as Voila shows it, with what our scripts said that is wrong."""
    page = chromium.new_context(viewport=VIEWPORT).new_page()
    lab_page = LabPage(page, voila)
    page.goto(voila, timeout=90 * SECONDS)
    yield page
    keep_failure(lab_page, "voila", request)
    page.context.close()
    # Voila itself asks the internet for its icons, which need not be there.
    assert [error for error in lab_page.errors if "ft-tutor" in error] == []


def test_voila_paints_every_board_and_the_stage_can_be_played(page):
    # The stage, and below it each picture of the document, alive as well.
    number = 1 + len([step for step in LESSON.steps if step.position])
    page.wait_for_function(
        f"n => {{const c = ({COLOURS})(); return c.length === n && c.every(k => k > 50)}}",
        arg=number,
        polling=500,
        timeout=30 * SECONDS,
    )
    board, frame = page.locator("canvas").first, Frame(Tile.a3, Tile.c3)
    for tile, words in ((Tile.b3, "picked up"), (Tile.c3, "Well done!")):
        board.scroll_into_view_if_needed()
        box = board.bounding_box()
        x, y = frame.point(tile, (50, 50))
        scale = box["width"] / frame.width
        page.mouse.click(box["x"] + x * scale, box["y"] + y * scale)
        page.locator(".ft-says", has_text=words).first.wait_for(timeout=10 * SECONDS)
