"""Single boards in the real JupyterLab: reload, second view, touch, narrow and dark pages."""

import pytest

from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.theme import DARK, HIGH_CONTRAST, LIGHT

from .lab_page import SECONDS
from .lesson_page import CellCanvas, Frame
from .notebooks import write_notebook

pytestmark = pytest.mark.browser

BOARD = 'import ft_tutor; board = ft_tutor.Board("b3:small.yw c3:oasis.g d3:small.w c4:yb"); board'
FIRST = 'import ft_tutor; view = ft_tutor.step("meeple-paths", "first-steps"); view'
BIG = 'import ft_tutor; view = ft_tutor.step("meeple-paths", "big-board"); view'

# What sticks out of the notebook on the right, or is wider than its box.
CUT_OFF = """() => {
  const right = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect().right;
  const things = '.ft-live canvas, .ft-live button, .ft-live .ft-says, .ft-goal';
  return [...document.querySelectorAll(things)]
    .filter(thing => thing.getBoundingClientRect().width > 0)
    .filter(thing => thing.getBoundingClientRect().right > right
      || thing.scrollWidth > thing.clientWidth + 1)
    .map(thing => thing.tagName + ' ' + thing.className + ' ' + thing.innerText);
}"""

# The contrast of a text with what is behind it, as WCAG 2 defines it.
CONTRAST = """selector => {
  const rgb = colour => colour.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
    .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = thing => {
    for (; thing; thing = thing.parentElement) {
      const found = rgb(getComputedStyle(thing).backgroundColor);
      if (found.length === 3 || found[3] > 0) return found;
    }
    return [255, 255, 255];
  };
  return [...document.querySelectorAll(selector)].filter(thing => thing.innerText.trim())
    .map(thing => {
      const pair = [light(rgb(getComputedStyle(thing).color)), light(behind(thing))].sort();
      return (pair[1] + 0.05) / (pair[0] + 0.05);
    });
}"""


TEXTS = (
    ".ft-says p, .ft-goal, .ft-kind, .ft-rule summary, .ft-keys, .ft-live button:not([disabled])"
)

THEME = """async theme => {
  await window.jupyterapp.commands.execute('apputils:change-theme', {theme});
}"""


@pytest.fixture
def open_notebook(lab, new_page, request):
    """A function that runs the cells of a fresh notebook in a page of its own."""

    def run(*sources, **context):
        name = f"{request.node.name}/board.ipynb"
        lab.forget_learner()
        (lab.folder / name).parent.mkdir()
        write_notebook(lab.folder / name, *sources)
        page = new_page(lab, **context)
        page.open(name)
        page.run_all()
        return page

    return run


def canvas_of(page, nth=0, frame=None, **options):
    canvas = CellCanvas(
        page, page.page.locator(".jp-Notebook"), frame or Frame(), view=nth, **options
    )
    canvas.wait_painted(10, 10)
    return canvas


def settle(page):
    page.page.wait_for_timeout(400)


def says(page, words, nth=0):
    page.page.locator(".ft-says").nth(nth).filter(has_text=words).wait_for(timeout=10 * SECONDS)


def test_the_only_board_of_a_notebook_survives_a_reload(open_notebook):
    page = open_notebook(BOARD)
    board = canvas_of(page)
    board.click_tile("b3")
    says(page, "picked up")
    board.hover(5, 5)
    settle(page)
    before = board.picture()
    page.save()
    page.reload()
    board = canvas_of(page)
    settle(page)
    assert board.picture() == before
    board.click_tile("c3")
    says(page, "dropped on c3")
    page.screenshot("board-reloaded")
    assert page.errors == []


def test_a_second_view_shows_the_same(open_notebook):
    page = open_notebook(BOARD, "board")
    first, second = canvas_of(page), canvas_of(page, 1)
    assert first.picture() == second.picture()
    second.click_tile("b3")
    says(page, "picked up")
    says(page, "picked up", nth=1)
    settle(page)
    assert first.picture() == second.picture()
    page.command("notebook:create-output-view")
    page.page.locator(".jp-LinkedOutputView canvas").wait_for(timeout=10 * SECONDS)
    settle(page)
    pictures = page.evaluate(
        "() => [...document.querySelectorAll('canvas')].map(c => c.toDataURL())"
    )
    assert len(pictures) == 3
    assert len(set(pictures)) == 1
    page.screenshot("board-second-view")
    assert page.errors == []


def test_a_cell_run_again_gives_a_fresh_board(open_notebook):
    page = open_notebook(BOARD)
    start = canvas_of(page).picture()
    canvas_of(page).click_tile("b3")
    says(page, "picked up")
    page.run_all()
    says(page, "Click a tile")
    settle(page)
    assert canvas_of(page).picture() == start


def test_a_finger_solves_a_step(open_notebook):
    page = open_notebook(FIRST, has_touch=True)
    board = canvas_of(page, frame=Frame(Tile.a3, Tile.c3))
    board.tap_tile("b3")
    says(page, "picked up")
    board.tap_tile("c3")
    says(page, "Well done!")
    page.screenshot("board-touch")
    assert page.errors == []


@pytest.mark.parametrize("width", [700, 1000])
def test_a_narrow_page_cuts_nothing_off(open_notebook, width):
    page = open_notebook(BIG, viewport={"width": width, "height": 1400})
    board = canvas_of(page)
    box = board.locator.bounding_box()
    assert box["width"] / box["height"] == pytest.approx(board.units[0] / board.units[1], rel=0.01)
    assert page.evaluate(CUT_OFF) == []
    board.click_tile("c2")
    says(page, "picked up")
    settle(page)
    assert page.evaluate(CUT_OFF) == []
    page.screenshot(f"board-{width}-pixels")
    assert page.errors == []


@pytest.fixture
def change_theme(open_notebook):
    """A function that opens a notebook and gives its page a theme; it is light again after."""
    opened = []

    def change(page, theme):
        opened.append(page)
        page.evaluate(THEME, theme)
        light = str("Light" in theme).lower()
        page.page.wait_for_selector(f"[data-jp-theme-light={light}]", state="attached")
        settle(page)  # the new style sheet moves things

    yield change
    for page in opened[:1]:
        change(page, "JupyterLab Light")


def has_look(board, theme):
    """Whether the rim of a board has the colour that a theme gives it."""
    colour = theme.paint("board.rim").fill
    return board.pixel(3, 40)[:3] == tuple(bytes.fromhex(colour[1:]))


def test_in_a_dark_page_boards_are_dark_and_everything_can_be_read(open_notebook, change_theme):
    page = open_notebook(FIRST)
    board = canvas_of(page, frame=Frame(Tile.a3, Tile.c3))
    assert has_look(board, LIGHT)
    change_theme(page, "JupyterLab Dark")
    assert has_look(board, DARK)
    page.run_all()
    says(page, "Click a tile")
    settle(page)
    board = canvas_of(page, frame=Frame(Tile.a3, Tile.c3))
    assert has_look(board, DARK)  # a board that is new in the dark
    board.click_tile("a3")
    says(page, "not allowed")
    contrasts = page.evaluate(CONTRAST, TEXTS)
    assert len(contrasts) > 6
    assert min(contrasts) >= 4.5
    page.screenshot("board-dark")
    page.page.get_by_role("button", name="Day or night").click()
    settle(page)
    assert has_look(board, HIGH_CONTRAST)
    change_theme(page, "JupyterLab Light")
    assert has_look(board, HIGH_CONTRAST)  # what was chosen stays
    assert page.errors == []
