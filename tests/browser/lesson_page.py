"""The first lesson in a page: its steps, found by their names."""

import re

from playwright.sync_api import expect

from ft_tutor.course.data import data_folder
from ft_tutor.course.load import load_lesson
from ft_tutor.course.model import Do, Free, Show
from ft_tutor.lab.copying import copy_course
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.layout import TRAY, Frame

from .lab_page import CANVASES, SECONDS, Canvas

NOTEBOOK = "en/meeple-paths.ipynb"
LESSON = load_lesson(data_folder("lessons"), "meeple-paths").lesson

NAME_CELLS = """() => {
  for (const cell of window.jupyterapp.shell.currentWidget.content.widgets)
    cell.node.dataset.cell = cell.model.id;
}"""

INDEX_OF_CELL = """id => window.jupyterapp.shell.currentWidget.content.widgets
  .findIndex(cell => cell.model.id === id)"""

SCROLLED = "cell => cell.closest('.jp-WindowedPanel-outer').scrollTop"

PUT_TOP_AT = """(canvas, share) => {
  const panel = canvas.closest('.jp-WindowedPanel-outer');
  const window = panel.getBoundingClientRect();
  panel.scrollTop += canvas.getBoundingClientRect().top - window.top - share * window.height;
}"""

NTH = "(canvas, canvases) => [...document.querySelectorAll(canvases)].indexOf(canvas)"


def put_course(folder):
    """Put the course into a folder, as `ft-tutor` does."""
    copy_course(data_folder("notebooks"), folder)


def frame_of(step):
    return Frame(*step.crop) if step.crop else Frame()


class CellCanvas(Canvas):
    """The canvas of one cell, wherever it is in the page; points are in board units."""

    def __init__(self, lab_page, cell, frame, *, hand=True, view=0):
        super().__init__(lab_page, units=(frame.width, frame.height + (TRAY if hand else 0)))
        self.frame, self.cell = frame, cell
        self.locator = cell.locator("canvas").nth(view)

    @property
    def nth(self):
        return self.locator.evaluate(NTH, CANVASES, timeout=10 * SECONDS)

    @nth.setter
    def nth(self, _):
        pass

    def at(self, tile, inside=(50, 50)):
        return self.frame.point(Tile[tile], inside)

    def click_tile(self, tile):
        self.click(*self.at(tile))

    def tap_tile(self, tile):
        self.tap(*self.at(tile))

    def picture(self):
        """All its pixels, as the page shows them."""
        return self.locator.evaluate("canvas => canvas.toDataURL()", timeout=10 * SECONDS)


class Step:
    """One step in the page."""

    def __init__(self, lab_page, name, view=0):
        self.lab_page, self.name, self.view = lab_page, name, view
        self.step = LESSON.step(name)
        self.cell_id = f"meeple-paths-{name}-board"
        self.cell = lab_page.page.locator(f'[data-cell="{self.cell_id}"]')

    def show(self):
        """Bring it into view."""
        self.lab_page.evaluate(NAME_CELLS)
        self.lab_page.show_cell(self.lab_page.evaluate(INDEX_OF_CELL, self.cell_id))
        self.cell.locator(".ft-live, .jp-OutputArea-output").first.wait_for(timeout=20 * SECONDS)
        return self

    @property
    def canvas(self):
        hand = isinstance(self.step, Do | Free | Show)
        return CellCanvas(self.lab_page, self.cell, frame_of(self.step), hand=hand, view=self.view)

    def wait_painted(self):
        self.canvas.wait_painted(*self.canvas.frame.point(self.canvas.frame.tiles[0], (50, 50)))

    def wait_says(self, words, timeout=10):
        """Wait until it says something."""
        says = self.cell.locator(".ft-says", has_text=words)
        says.nth(self.view).wait_for(timeout=timeout * SECONDS)

    def press(self, label):
        self.button(label).click()

    def wait_button(self, label):
        """Wait until a button is there; what is said may come before it."""
        self.button(label).wait_for(timeout=10 * SECONDS)

    def wait_stars(self, stars):
        """Wait until so many stars are shown."""
        expect(self.cell.locator(".ft-stars")).to_have_text(stars, timeout=10 * SECONDS)

    def put_top_at(self, share):
        """Scroll until the canvas begins at a share of the height of the window."""
        self.canvas.locator.evaluate(PUT_TOP_AT, share, timeout=10 * SECONDS)
        self.lab_page.page.wait_for_timeout(300)

    def scrolled(self):
        """How far the notebook is scrolled, in pixels."""
        return self.cell.evaluate(SCROLLED, timeout=10 * SECONDS)

    def button(self, label):
        """A button by all its words; its icon counts among them for a screen reader."""
        words = re.compile(rf"^\s*{re.escape(label)}\s*$")
        return self.cell.locator("button", has_text=words).nth(self.view)
