"""The board as elements in the real JupyterLab: names, focus, reload, lost frames, zoom, print."""

import pytest
from playwright.sync_api import expect

from ft_tutor.learner.preferences import Preferences

from .stage_page import StagePage
from .test_board import BOARD, CONTRAST, DEAFEN, LISTEN, TEXTS

pytestmark = pytest.mark.browser

ELEMENTS = BOARD.replace('"); board', '", face="svg"); board')

FOCUSED = "() => document.activeElement.getAttribute('aria-label')"

RING = """() => {
  const style = getComputedStyle(document.activeElement.querySelector('.ft-hit'));
  return [document.activeElement.matches(':focus-visible'), style.strokeWidth, style.stroke];
}"""

# Places that are in flight, in 500 milliseconds: what walks is at another place in each.
WATCH = """async () => {
  const seen = new Set(), start = performance.now();
  while (performance.now() - start < 500) {
    const walker = document.querySelector('.ft-layer:nth-of-type(5) > g');
    if (walker) seen.add(walker.getBoundingClientRect().x);
    await new Promise(requestAnimationFrame);
  }
  return seen.size;
}"""

CLICK = "place => place.dispatchEvent(new MouseEvent('click', {bubbles: true}))"

# How many parts of the picture left the page or came into it since: a browser styles and lays out
# what does, with all that is in it.
COUNT_MOVED = """() => {
  window.ftMoved = 0;
  const count = ({ addedNodes, removedNodes }) => addedNodes.length + removedNodes.length;
  const seen = (found) => found.forEach((one) => (window.ftMoved += count(one)));
  document.querySelectorAll('.ft-layer:not(:nth-of-type(5)), .ft-places').forEach((layer) =>
    new MutationObserver(seen).observe(layer, { childList: true }));
}"""
MOVED = "window.ftMoved"

POINTED = "() => getComputedStyle([...document.querySelectorAll(':hover')].at(-1)).cursor"

REPAINT = "board.face._message(board.face.widget, {'event': 'repaint'}, [])"


@pytest.fixture
def opened(book):
    return book.run(ELEMENTS, "board")


def test_places_have_names_and_are_played_without_a_mouse(opened):
    page, keys = opened, opened.page.keyboard
    board = StagePage(page).wait_alive()
    assert page.page.get_by_role("button", name="b3, ").first.get_attribute("data-place") == "b3"
    assert board.stop.count() == 1
    board.stop.focus()
    keys.press("ArrowRight")
    expect(board.place("b1")).to_be_focused()
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    expect(board.place("b3")).to_be_focused()
    assert page.evaluate(FOCUSED).startswith("b3, ")
    visible, width, _ = page.evaluate(RING)
    assert visible
    assert float(width.removesuffix("px")) >= 3
    keys.press("Enter")
    board.wait_says("picked up")
    keys.press("y")
    board.wait_says("ready")
    keys.press("ArrowRight")
    expect(board.place("c3")).to_be_focused()
    keys.press(" ")
    assert page.evaluate(WATCH) >= 4
    board.wait_says("dropped on c3")
    assert board.place("c3").get_attribute("aria-label").startswith("c3, ")
    page.screenshot("elements-keyboard")
    # The Tab key goes out of the board and comes back where it was.
    keys.press("Tab")
    assert page.evaluate("() => !document.activeElement.closest('.ft-board')")
    keys.press("Shift+Tab")
    expect(board.place("c3")).to_be_focused()
    # A screen reader presses without mouse or key; both views are one board.
    other = StagePage(page, 1).wait_alive()
    board.place("hand.w").evaluate(CLICK)
    board.wait_says("ready")
    other.wait_says("ready")
    other.wait_picture(board.still())


@pytest.mark.parametrize("cells", [BOARD, ELEMENTS], ids=["canvas", "svg"])
def test_a_hand_shows_what_can_be_pressed(book, cells):
    page = book.run(cells)
    board = StagePage(page).wait_alive()
    seen = []
    for point in (board.at("b3"), (1, 1), board.at("c3")):
        board.canvas.hover(*point)
        seen.append(page.evaluate(POINTED))
    assert seen == ["pointer", "auto", "pointer"]


def test_what_stays_in_the_picture_is_not_touched(opened):
    page = opened
    board = StagePage(page).wait_alive()
    parts = page.page.locator(".ft-layer > g, .ft-place").count()
    page.evaluate(COUNT_MOVED)
    board.click("b3", "y", "c3")
    board.wait_says("dropped on c3")
    board.still()
    assert 0 < page.page.evaluate(MOVED) < parts / 2


def test_what_a_page_missed_or_lost_comes_back_whole(opened):
    page = opened
    board = StagePage(page).wait_alive()
    board.click("b3")
    board.wait_says("picked up")
    page.evaluate(DEAFEN)
    board.click("y", "c3")
    page.page.wait_for_timeout(400)
    page.evaluate(LISTEN)
    page.kexec("from ft_tutor.play.face import Commanded; board.hear(Commanded('rings'))")
    page.kexec(REPAINT)
    board.wait_alive()
    page.page.mouse.move(5, 5)
    seen = board.still()
    page.save()
    page.reload()
    board = StagePage(page).wait_alive()
    board.wait_picture(seen)
    # One way for the other, and back, in the middle of a game.
    board.press("face")
    board.root.locator(".ft-board canvas").first.wait_for()
    board.wait_alive()
    assert board.colours() > 20
    board.press("face")
    board.root.locator(".ft-board .ft-svg").wait_for()
    board.wait_alive()
    board.wait_picture(seen)
    assert Preferences.model_validate_json(page.kexec(KEPT)).face == "svg"


KEPT = "from ft_tutor.learner.preferences import *; print(preferences_file().read_text())"


def test_it_is_dark_large_and_printed(book, opened):
    page = opened
    board = StagePage(page).wait_alive()
    book.theme("Dark")
    expect(board.root).to_have_attribute("data-ft-theme", "dark")
    board.click("a1")
    expect(board.place("a1")).to_be_focused()
    assert page.evaluate(RING)[2] == "none"  # whoever points needs no frame
    assert min(page.evaluate(CONTRAST, TEXTS)) >= 4.5
    page.screenshot("elements-dark")
    book.theme("Light")
    # 400 % of a window of 1280 pixels is one of 320.
    book.widen()
    page.page.set_viewport_size({"width": 320, "height": 480})
    page.page.wait_for_timeout(500)
    left, _, right, _ = board.box(".ft-board")
    assert 0 <= left < right <= 320
    start, _, end, _ = board.box(".ft-svg")
    assert end - start > 300  # it is scrolled, and stays large enough to be read
    board.place("f5").focus()
    page.page.wait_for_timeout(200)
    _, _, edge, _ = board.box('.ft-place[data-place="f5"]')
    assert edge <= right + 1
    page.screenshot("elements-large")
