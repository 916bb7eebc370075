"""A table for everybody in the real JupyterLab: roles and names, contrast, focus, and zoom."""

import re

import pytest
from playwright.sync_api import expect

from .stage_page import StagePage
from .test_board import CONTRAST

pytestmark = pytest.mark.browser

TABLE = 'import ft_tutor; live = ft_tutor.table("{text}", face="{face}"); live'
TEXT = (
    "seats=3 c3:oasis.wy.camel2.palm2 d3:village.palace c4:small bids=-2-- order=8:1"
    " owed=end1.tile1.tribe1 path=c2.r-c3 hand=rr row=fish.fakir djinns=enki"
    " p1=fish2.boaz.viziers1.elders2 p2=elders2.fish.silk.camels3"
)
UNFOLD = """\
from ft_tutor.play.face import Commanded
for name in ("log", "list", "players", "words", "keys"):
    live.hear(Commanded(name))"""

# What a screen reader could not make sense of.
FAULTS = """() => {
  const stage = document.querySelector('.ft-stage');
  const all = (selector) => [...stage.querySelectorAll(selector)]
    .filter(one => one.checkVisibility());
  const named = (one) => one.getAttribute('aria-labelledby')?.split(' ')
    .map(id => document.getElementById(id).innerText).join(' ');
  const name = (one) => (named(one) || one.getAttribute('aria-label')
    || one.labels?.[0]?.innerText || one.innerText || one.title || '').trim();
  const found = [];
  const lines = all('.ft-row .ft-button').map(name);
  for (const one of lines.filter((one, n) => lines.indexOf(one) !== n))
    found.push('which line: ' + one);
  for (const one of all('button, summary, input, textarea, canvas, [role=button], [tabindex]'))
    if (!name(one)) found.push('no name: ' + one.outerHTML.slice(0, 120));
  for (const one of all('.ft-panel'))
    if (one.firstChild.innerText && !one.getAttribute('aria-label'))
      found.push('panel: ' + one.dataset.panel);
  for (const one of all('th')) if (!one.scope) found.push('no scope: ' + one.outerHTML);
  for (const one of all('svg'))
    if (!one.closest('[aria-hidden=true]') && !['img', 'group'].includes(one.getAttribute('role')))
      found.push('picture: ' + one.parentElement.className + one.outerHTML.slice(0, 120));
  for (const one of all('[aria-invalid]'))
    if (document.getElementById(one.getAttribute('aria-describedby'))?.innerText.length < 5)
      found.push('mistake: ' + name(one));
  const ids = [...document.querySelectorAll('.ft-stage [id]')].map(one => one.id);
  for (const id of ids.filter((one, n) => ids.indexOf(one) !== n)) found.push('twice: ' + id);
  return found;
}"""

# Controls that have the focus and do not show it.
UNSEEN = """() => {
  const found = [];
  for (const one of document.querySelectorAll('.ft-stage :is(button, summary, input, textarea)')) {
    if (!one.checkVisibility()) continue;
    one.focus({focusVisible: true});
    const {outlineStyle, outlineWidth} = getComputedStyle(one);
    if (document.activeElement !== one || outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
      found.push(one.outerHTML.slice(0, 120));
  }
  return found;
}"""

# Controls that are out of reach in a small window: no scrolling brings them into it.
LOST = """async () => {
  const found = [], stage = document.querySelector('.ft-stage');
  for (const one of stage.querySelectorAll('button, summary, input, li, .ft-place')) {
    if (!one.checkVisibility()) continue;
    one.scrollIntoView({block: 'center', inline: 'center'});
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(box.width / 2, 20), box.top + box.height / 2];
    const at = document.elementFromPoint(x, y);
    const inside = at && (one.contains(at) || at.closest('.ft-place') || at.closest('.ft-board'));
    if (!inside || x < 0 || x > innerWidth) found.push(one.outerHTML.slice(0, 160));
  }
  // What is cut off here, no hand can scroll.
  const rolls = getComputedStyle(stage).overflowY === 'auto';
  if (!rolls && stage.scrollHeight > stage.clientHeight + 1) found.push('cut below');
  if (stage.scrollWidth > stage.clientWidth + 1) found.push('cut aside');
  return found;
}"""

# Where each button is, and how much of the board lies on the words.
PLACED = """() => [...document.querySelectorAll('.ft-actions .ft-button')].map((one) => {
  const {x, y, width} = one.getBoundingClientRect();
  return [one.innerText, x, y, width];
})"""
COVERED = """() => {
  const [board, words] = ['.ft-board', '.ft-words']
    .map(one => document.querySelector('.ft-stage > ' + one).getBoundingClientRect());
  return Math.max(0, Math.min(board.right, words.right) - Math.max(board.left, words.left))
    * Math.max(0, Math.min(board.bottom, words.bottom) - Math.max(board.top, words.top));
}"""

TEXTS = (
    ".ft-stage :is(p, li, h4, th, td, summary, label, .ft-row-words, .ft-field-error, .ft-keys)"
    ":not([hidden] *), .ft-stage button:not([aria-disabled]):not(.ft-dot)"
)


MODE = "live.hear(Commanded('mode', '{}'))"


def open_table(book, face):
    page = book.run(TABLE.format(text=TEXT, face=face))
    table = StagePage(page).wait_alive()
    page.kexec(UNFOLD)
    table.root.locator("[data-panel=players] .ft-input").first.wait_for()
    return table


@pytest.mark.parametrize("face", ["canvas", "svg"])
def test_all_of_a_table_is_named_seen_and_read(book, face):
    table, page = open_table(book, face), book.page
    for theme in ("Light", "Dark"):
        book.theme(theme)
        for mode, panel in (("play", "now"), ("explore", "tree"), ("edit", "edit-tabs")):
            page.kexec(MODE.format(mode))
            table.root.locator(f"[data-panel={panel}]").wait_for()
            assert page.evaluate(FAULTS) == []
            assert page.evaluate(UNSEEN) == []
            assert min(page.evaluate(CONTRAST, TEXTS)) >= 4.5


def test_a_mistake_describes_its_field(book):
    table = open_table(book, "svg")
    book.page.kexec("live.hear(Commanded('name-2', 'Ann'))")
    first, name = table.root.get_by_role("textbox", name="Name").first, "Ann"
    first.fill(name)
    first.press("Enter")
    expect(first).to_have_attribute("aria-invalid", "true")
    expect(first).to_have_accessible_description(re.compile(r"\w+ \w+"))
    assert book.page.evaluate(FAULTS) == []


def test_what_is_pressed_in_moves_no_button_and_covers_no_word(book):
    """A second press at the same point met another button, and turned up everybody's coins."""
    table, page = open_table(book, "svg"), book.page
    book.widen()
    page.page.set_viewport_size({"width": 1280, "height": 720})
    page.page.wait_for_timeout(300)
    assert page.evaluate(COVERED) == 0
    before = page.evaluate(PLACED)
    for name in ("show-mine", "show-mine", "open-hands", "rings", "words", "motion"):
        table.press(name)
        expect(table.root.locator(".ft-asleep")).to_be_hidden()
        page.page.wait_for_timeout(200)
        assert page.evaluate(PLACED) == before, name


def test_a_table_has_the_whole_of_a_tablet_that_stands(book):
    table, page = open_table(book, "svg"), book.page
    book.widen()
    stacked, stage = re.compile(r"\bft-stacked\b"), expect(table.root)
    for width, is_so in ((940, stage.to_have_class), (1024, stage.not_to_have_class)):
        page.page.set_viewport_size({"width": width, "height": 1180})
        is_so(stacked)
        page.screenshot(f"access-tablet-{width}")


@pytest.mark.parametrize("face", ["canvas", "svg"])
def test_nothing_is_lost_at_200_and_400_percent(book, face):
    page = book.page
    open_table(book, face)
    book.widen()
    for width, height in ((1280, 720), (640, 360), (320, 256)):
        page.page.set_viewport_size({"width": width, "height": height})
        page.page.wait_for_timeout(800)
        assert page.evaluate(LOST) == []
        page.screenshot(f"access-{face}-{width}")


def test_forced_colours_leave_all_of_it_to_be_read(book):
    page = book.page
    page.page.emulate_media(forced_colors="active")
    open_table(book, "svg")
    assert min(page.evaluate(CONTRAST, TEXTS)) >= 4.5
    assert page.evaluate(UNSEEN) == []
    page.screenshot("access-forced")
