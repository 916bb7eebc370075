"""Live boards in the real JupyterLab: reload, second view, finger, dark page, lost frames."""

import pytest
from playwright.sync_api import expect

from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.layout import Frame
from ft_tutor.scene.shapes import Layer
from ft_tutor.scene.theme import DARK, HIGH_CONTRAST, LIGHT

from .lab_page import SECONDS
from .stage_page import StagePage

pytestmark = pytest.mark.browser

BOARD = 'import ft_tutor; board = ft_tutor.Board("b3:small.yw c3:oasis.g d3:small.w c4:yb"); board'
FIRST = 'import ft_tutor; view = ft_tutor.step("meeple-paths", "first-steps"); view'
FIRST_FRAME = Frame(Tile.a3, Tile.c3)

# The contrast of a text with what is behind it, as WCAG 2 defines it.
CONTRAST = """selector => {
  const brush = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const light = rgb => rgb.map(v => v / 255)
    .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  // Colours come in many notations, and some are seen through: the browser itself lays them.
  const laid = colours => {
    for (const colour of ['#fff', ...colours]) {
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
    }
    return light([...brush.getImageData(0, 0, 1, 1).data].slice(0, 3));
  };
  const behind = thing => {
    const found = [];
    for (; thing; thing = thing.parentElement)
      found.unshift(getComputedStyle(thing).backgroundColor);
    return found;
  };
  return [...document.querySelectorAll(selector)]
    .filter(thing => thing.innerText.trim() && thing.checkVisibility())
    .map(thing => {
      const under = behind(thing);
      const one = laid([...under, getComputedStyle(thing).color]), other = laid(under);
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    });
}"""


TEXTS = (
    ".ft-says p, .ft-goal, .ft-kind, .ft-heading, .ft-rule summary, "
    ".ft-stage button:not([aria-disabled]):not(.ft-dot)"
)

# Every widget that the kernel keeps, and the memory that it holds, in kB.
KEPT = """
import gc, resource
from ipywidgets.widgets.widget import _instances
gc.collect()
print(len(_instances), int(open("/proc/self/statm").read().split()[1]) * 4)
"""

# What a page does not get, as after a dropped socket: frames that the kernel sends meanwhile.
DEAFEN = """() => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  window.ftHandle ??= kernel._handleMessage;
  kernel._handleMessage = async () => {};
}"""
LISTEN = """() => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  kernel._handleMessage = window.ftHandle;
}"""


# The kernel computes for longer than the page waits for an answer.
BUSY = """() => {
  const {session} = window.jupyterapp.shell.currentWidget.sessionContext;
  session.kernel.requestExecute({code: 'import time; time.sleep(6)'});
}"""


def test_where_nobody_can_wake_it_the_learner_reads_what_to_do(book):
    """A notebook of his own: what he wrote there runs only when he runs it."""
    page = book.run(BOARD)
    board = StagePage(page).wait_alive()
    page.evaluate(BUSY)
    board.click("b3")
    veil = board.root.locator(".ft-asleep")
    veil.get_by_role("button").click()
    expect(veil).to_contain_text("Run this cell again")
    expect(veil).to_be_hidden()
    board.wait_says("picked up")


# For so long the page looks for a canvas that it does not know, in milliseconds.
MISSED = 2000

# A command to draw on a canvas that no page knows.
DRAW_ON_NONE = """
from ipycanvas.canvas import COMMANDS, _CANVAS_MANAGER as manager
manager._send_custom([COMMANDS["switchCanvas"], ["IPY_MODEL_" + "0" * 32]])
"""

# All different pictures of the board within half a second.
WATCH = """async () => {
  const canvas = document.querySelector('.ft-stage canvas');
  const seen = new Set(), start = performance.now();
  while (performance.now() - start < 500) {
    seen.add(canvas.toDataURL());
    await new Promise(requestAnimationFrame);
  }
  return seen.size;
}"""


def stage_of(page, nth=0, frame=None):
    return StagePage(page, nth, frame).wait_alive()


# How often, at most, something is laid upon a canvas that is not in the page between two frames
# of the browser: ipycanvas makes the picture of all layers there.
COUNT_LAID = """() => {
  const brush = CanvasRenderingContext2D.prototype;
  const drawImage = (window.ftDrawImage ??= brush.drawImage);
  let laid = (window.ftMostLaid = 0);
  brush.drawImage = function (...given) {
    laid += !this.canvas.isConnected;
    window.ftMostLaid = Math.max(window.ftMostLaid, laid);
    return drawImage.apply(this, given);
  };
  const begin = () => {
    laid = 0;
    window.ftCounting = requestAnimationFrame(begin);
  };
  begin();
}"""
MOST_LAID = """() => {
  cancelAnimationFrame(window.ftCounting);
  CanvasRenderingContext2D.prototype.drawImage = window.ftDrawImage;
  return window.ftMostLaid;
}"""


def settle(page):
    page.page.wait_for_timeout(400)


def test_the_only_board_of_a_notebook_survives_a_reload(book):
    page = book.run(BOARD)
    board = stage_of(page)
    board.click("b3")
    board.wait_says("picked up")
    page.page.mouse.move(5, 5)
    before = board.still()
    page.save()
    page.reload()
    board = stage_of(page)
    board.wait_picture(before)
    board.click("y", "c3")
    board.wait_says("dropped on c3")
    page.screenshot("board-reloaded")


def test_a_second_view_shows_the_same(book):
    page = book.run(BOARD, "board")
    first, second = stage_of(page), stage_of(page, 1)
    first.wait_picture(second.still())
    second.click("b3")
    first.wait_says("picked up")
    second.wait_says("picked up")
    first.wait_picture(second.still())


def test_a_page_that_missed_frames_never_shows_what_never_was(book):
    page = book.run(BOARD)
    board = stage_of(page)
    board.click("b3")
    board.wait_says("picked up")
    page.evaluate(DEAFEN)
    board.click("y", "c3")
    settle(page)
    page.evaluate(LISTEN)
    assert page.kexec("print(board.value.view.position.hand)") != ""
    page.kexec("from ft_tutor.play.face import Commanded; board.hear(Commanded('rings'))")
    # Words come with the frame: before them the page does not know that it missed one.
    expect(board.button("rings")).to_have_attribute("aria-pressed", "true")
    again = page.kexec("board.face._message(board.face.widget, {'event': 'hello'}, [])")
    assert again == ""
    seen = board.still()
    page.kexec("board.face._message(board.face.widget, {'event': 'hello'}, [])")
    settle(page)
    board.wait_picture(seen)


def test_cells_run_again_give_fresh_boards_and_leave_nothing_behind(book):
    page = book.run(BOARD)
    start = stage_of(page).still()
    stage_of(page).click("b3")
    stage_of(page).wait_says("picked up")
    book.hurry()
    page.run_all()
    settle(page)
    widgets, memory = map(int, page.kexec(KEPT).split())
    for _ in range(8):
        page.run_all()
    settle(page)
    after, more = map(int, page.kexec(KEPT).split())
    stage_of(page).wait_picture(start)
    assert after <= widgets + 2
    assert more <= memory * 1.1


def test_a_finger_taps_and_swipes(book):
    page = book.run(FIRST)
    board = stage_of(page, frame=FIRST_FRAME)
    board.tap("b3")
    board.wait_says("picked up")
    board.tap("c3")
    board.wait_says("Well done!")
    allowed = board.root.locator(".ft-board").evaluate("b => getComputedStyle(b).touchAction")
    assert "pan-y" in allowed
    page.screenshot("board-touch")


def has_look(board, theme):
    """Whether the rim of a board gets the colour that a theme gives it, within a while."""
    colour = tuple(bytes.fromhex(theme.paint("board.rim").fill[1:]))
    for _ in range(100):
        if board.canvas.pixel(3, 40)[:3] == colour:
            return True
        board.page.wait_for_timeout(100)
    return False


def test_in_a_dark_page_boards_are_dark_and_everything_can_be_read(book):
    page = book.run(FIRST)
    board = stage_of(page, frame=FIRST_FRAME)
    assert has_look(board, LIGHT)
    book.theme("Dark")
    assert has_look(board, DARK)
    page.run_all()
    settle(page)
    board = stage_of(page, frame=FIRST_FRAME)
    assert has_look(board, DARK)  # a board that is new in the dark
    board.click("a3")
    board.wait_says("Rule")
    contrasts = page.evaluate(CONTRAST, TEXTS)
    assert len(contrasts) > 6
    assert min(contrasts) >= 4.5
    page.screenshot("board-dark")
    board.press("look")
    settle(page)
    assert has_look(board, HIGH_CONTRAST)
    book.theme("Light")
    assert has_look(board, HIGH_CONTRAST)  # what was chosen stays


def test_many_quick_presses_are_all_answered(book):
    page = book.run(BOARD)
    board = stage_of(page)
    for _ in range(30):
        board.press("rings")
        board.press("words")
    expect(board.button("rings")).to_have_attribute("aria-pressed", "false", timeout=20 * SECONDS)
    assert page.kexec("print(board.value.view.rings, board.value.words)") == "False False"


def frames_of_a_walk(page):
    board = stage_of(page)
    board.click("b3")
    board.wait_says("picked up")
    settle(page)
    board.click("y")
    board.wait_says("ready")
    page.page.mouse.move(*board.canvas._as_shown(*board.at("c3")))
    settle(page)
    board.click("c3")
    return page.evaluate(WATCH)


def test_a_drawing_for_a_canvas_that_is_gone_stops_no_other(book):
    """It failed in the page, and ended the chain in which ipycanvas plays all drawings."""
    page = book.run(BOARD)
    board = stage_of(page)
    before = board.still()
    page.kexec(DRAW_ON_NONE)
    board.click("b3")
    board.wait_says("picked up")
    settle(page)
    page.page.wait_for_timeout(MISSED)
    changed = board.still() != before
    assert changed


def test_the_layers_are_laid_upon_each_other_once_a_frame(book):
    """ipycanvas does it for every layer that has changed: several times for one press."""
    page = book.run(BOARD)
    board = stage_of(page)
    board.still()
    page.evaluate(COUNT_LAID)
    board.click("b3", "y", "c3")
    board.wait_says("dropped on c3")
    board.still()
    assert page.evaluate(MOST_LAID) == len(Layer)


def test_a_meeple_is_seen_to_walk(book):
    page = book.run(BOARD)
    assert frames_of_a_walk(page) >= 4


def test_nothing_walks_for_whom_the_browser_wants_less_motion(book):
    book.page.page.emulate_media(reduced_motion="reduce")
    page = book.run(BOARD)
    assert frames_of_a_walk(page) <= 3
    stage_of(page).wait_says("dropped on c3")
