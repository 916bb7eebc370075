"""A live stage in a page: its board by the names of its tiles, its buttons by their commands."""

import re
import time
from base64 import b64decode
from io import BytesIO

from PIL import Image, ImageChops
from playwright.sync_api import expect

from ft_tutor.rules.vocabulary import TRIBE_LETTERS, Tile, Tribe
from ft_tutor.scene.layout import TRAY, Frame, tray_under

from .lab_page import SECONDS, Canvas

BLANK = "board => board.classList.contains('ft-missed')"

# What a board is drawn on, in either way.
SURFACE = "canvas, .ft-svg"

# All that a board shows: the pixels of a canvas, or the parts of a picture of elements.
PICTURE = """board => board.toDataURL?.() ??
  [...board.querySelectorAll(".ft-layer")].map(layer => layer.innerHTML).join("|")"""

BOX = """node => {
  const box = node.getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
}"""

INK = """canvas => {
  if (!canvas.getContext) return new Set(canvas.outerHTML.match(/#[0-9a-f]{6}/g)).size;
  const {width, height} = canvas;
  const pixels = new Uint32Array(
    canvas.getContext('2d').getImageData(0, 0, width, height).data.buffer);
  return new Set(pixels).size;
}"""


UNSEEN = 32
"""By how much a colour may differ, of 255: an edge that was painted anew is rounded otherwise."""


def is_alike(one, other):
    """Whether the eye sees the same board."""
    if one == other or not all(picture.startswith("data:") for picture in (one, other)):
        return one == other
    first, second = (Image.open(BytesIO(b64decode(p.partition(",")[2]))) for p in (one, other))
    if first.size != second.size:
        return False
    found = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).getextrema()
    return all(most <= UNSEEN for _, most in found)


class StagePage:
    """The nth stage of a page."""

    def __init__(self, lab_page, nth=0, frame=None, *, hand=True):
        self.lab_page, self.page = lab_page, lab_page.page
        self.nth, self.root = nth, self.page.locator(".ft-stage").nth(nth)
        self.frame, self.hand = frame or Frame(), hand

    # --- until it is there

    def wait_alive(self, timeout=30):
        """Wait until the board is painted and hidden no more."""
        board = self.root.locator(".ft-board")
        board.locator(SURFACE).first.wait_for(timeout=timeout * SECONDS)
        expect(board).not_to_have_class(re.compile("ft-missed"), timeout=timeout * SECONDS)
        return self

    def wait_says(self, words, timeout=10):
        """Wait until the answer holds these words."""
        expect(self.root.locator(".ft-answer")).to_contain_text(words, timeout=timeout * SECONDS)

    def wait_step(self, step, timeout=10):
        """Wait until a step is in sight, and know its crop."""
        expect(self.root).to_have_attribute("data-ft-step", step.id, timeout=timeout * SECONDS)
        self.frame = Frame(*step.crop) if step.crop else Frame()
        self.hand = step.kind in {"do", "free", "show"}
        return self

    # --- what a learner does

    @property
    def canvas(self):
        height = self.frame.height + (TRAY if self.hand else 0)
        canvas = StageCanvas(self.lab_page, units=(self.frame.width, height))
        canvas.locator = self.root.locator(f".ft-board :is({SURFACE})").first
        return canvas

    def at(self, word):
        """Where a tile such as `c3`, or a meeple of the hand such as `w`, is in board units."""
        if word in Tile.__members__:
            return self.frame.point(Tile[word], (50, 55))
        x, y = tray_under(self.frame).feet(Tribe(TRIBE_LETTERS.index(word)))
        return x, y - 20

    def place(self, word):
        """The element of a place, where places are elements."""
        return self.root.locator(f'.ft-place[data-place="{word}"]')

    @property
    def stop(self):
        """The place that the Tab key comes to."""
        return self.root.locator('.ft-place[tabindex="0"]')

    def click(self, *words):
        for word in words:
            self.canvas.click(*self.at(word))

    def tap(self, *words):
        for word in words:
            self.canvas.tap(*self.at(word))

    def button(self, command):
        return self.root.locator(f".ft-actions .ft-button.ft-do-{command}")

    def press(self, command):
        self.button(command).click()

    def option(self, number):
        return self.root.locator(".ft-option").nth(number)

    def go(self, number):
        """Press the step in the strip, counted from 1."""
        self.root.locator(".ft-strip .ft-dot").nth(number - 1).click()

    # --- what is seen

    @property
    def answer(self):
        return self.root.locator(".ft-answer").inner_text()

    @property
    def stars(self):
        """The stars of the step in sight, as they stand beside its number."""
        found = self.root.locator(".ft-task .ft-stars")
        return found.inner_text() if found.count() else ""

    def picture(self):
        """All of the board, as the page shows it."""
        return self.canvas.locator.evaluate(PICTURE)

    def still(self, timeout=10):
        """The picture once it has stopped changing, however slow the machine is."""
        before, now = None, self.wait_alive().picture()
        end = time.monotonic() + timeout
        # A canvas of a new size is blank until it is painted: that is no picture yet.
        while (now != before or self.colours() < 2) and time.monotonic() < end:
            self.page.wait_for_timeout(250)
            before, now = now, self.picture()
        return now

    def wait_picture(self, wanted, timeout=10):
        """Wait until the board shows this picture."""
        end = time.monotonic() + timeout
        while not is_alike(self.picture(), wanted) and time.monotonic() < end:
            self.page.wait_for_timeout(100)
        # Compared apart: pictures are too long to be printed.
        is_same = is_alike(self.picture(), wanted)
        assert is_same, "the board never showed the picture"

    def colours(self):
        """How many different colours the board shows."""
        return self.canvas.locator.evaluate(INK)

    def box(self, selector):
        """Left, top, right and bottom of a part, in pixels of the window."""
        return self.root.locator(selector).first.evaluate(BOX)


class StageCanvas(Canvas):
    """The canvas of a stage; found by its stage, not by its number."""

    @property
    def nth(self):
        return self.locator.evaluate(
            "(canvas, all) => [...document.querySelectorAll(all)].indexOf(canvas)",
            ".jp-OutputArea-output canvas",
        )

    @nth.setter
    def nth(self, _):
        pass
