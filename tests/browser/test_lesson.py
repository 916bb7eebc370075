"""The first lesson in the real JupyterLab, as a learner meets it."""

import re

import pytest
from playwright.sync_api import expect

from ft_tutor.texts import catalogue

from .conftest import VIEWPORT
from .lab_page import CANVASES, SECONDS, LabPage
from .lesson_page import LESSON, NAME_CELLS, NOTEBOOK, Step, put_course

pytestmark = pytest.mark.browser

NAMES = [step.id for step in LESSON.steps]

PICTURES = """() => [...document.querySelectorAll('.jp-OutputArea-output img')]
  .map(image => [image.complete, image.naturalWidth, image.naturalHeight])"""

# How many different colours each board shows.
COLOURS = """() => [...document.querySelectorAll('.jp-OutputArea-output canvas')].map(canvas => {
  const {width, height} = canvas;
  const pixels = new Uint32Array(
    canvas.getContext('2d').getImageData(0, 0, width, height).data.buffer);
  return new Set(pixels).size;
})"""

ACTIVE_CELL = """() => {
  const notebook = window.jupyterapp.shell.currentWidget.content;
  return [notebook.activeCellIndex, notebook.mode];
}"""

# As if all steps but the last had been passed the day before.
PASS_ALL_BUT_THE_LAST = f"""
from ft_tutor.learner.progress import Progress
for name in {NAMES[:-1]}:
    Progress().record("meeple-paths", name, stars=2)
"""

FOCUS = "() => document.activeElement.tagName + ' ' + document.activeElement.className"


@pytest.fixture(scope="module")
def asleep(chromium, lab):
    """The lesson as `ft-tutor` serves it: nothing has been run."""
    put_course(lab.folder)
    lab.forget_learner()
    page = LabPage(chromium.new_context(viewport=VIEWPORT).new_page(), lab)
    page.open(NOTEBOOK)
    yield page
    page.page.context.close()
    lab.end_kernels()


@pytest.fixture(scope="module")
def lesson(asleep):
    """The lesson with all its cells run."""
    asleep.run_all()
    # The page jumps to the first open step, and gives it the keyboard.
    asleep.page.wait_for_function(f"() => ({FOCUS})().startsWith('CANVAS')")
    return asleep


@pytest.fixture
def opened(lesson):
    """A function that shows a step with its board painted."""

    def show(name):
        step = Step(lesson, name).show()
        step.wait_painted()
        return step

    return show


def test_before_anything_is_run_every_board_is_a_picture(asleep):
    boards = len([step for step in LESSON.steps if step.position])
    # JupyterLab draws the cells far below when it has time.
    asleep.page.wait_for_function(
        f"""count => {{
          const found = ({PICTURES})();
          return found.length >= count && found.every(([done]) => done);
        }}""",
        arg=boards,
    )
    pictures = asleep.evaluate(PICTURES)
    assert len(pictures) == boards
    assert all(width > 200 and height > 100 for _, width, height in pictures)
    assert asleep.page.locator(".ft-live").count() == 0
    asleep.screenshot("lesson-untrusted")
    assert asleep.errors == []


def test_run_all_paints_every_board(lesson):
    with_board = [step for step in LESSON.steps if step.position]
    lesson.page.wait_for_function(
        f"n => {{const c = ({COLOURS})(); return c.length === n && c.every(k => k > 50)}}",
        arg=len(with_board),
        timeout=30 * SECONDS,
    )
    assert lesson.page.locator(".jp-OutputArea-output img").count() == 0
    assert lesson.errors == []
    lesson.screenshot("lesson-run-all")


def test_the_page_jumps_to_the_first_open_step(lesson):
    lesson.evaluate(NAME_CELLS)
    heading = lesson.page.locator(f'[data-cell="meeple-paths-{NAMES[0]}-text"] h2')
    expect(heading).to_be_in_viewport(ratio=1)
    canvas = Step(lesson, NAMES[0]).canvas.locator
    expect(canvas).to_be_in_viewport(ratio=0.5)
    expect(canvas).to_be_focused()


def test_a_screen_reader_is_told_what_each_board_is(lesson):
    named = lesson.page.get_by_role("application", name=catalogue("en").say("ui-board"))
    expect(named).to_have_count(lesson.page.locator(CANVASES).count())


def test_the_wheel_over_a_board_scrolls_the_notebook(opened):
    step = opened("big-board")
    step.canvas.hover(*step.canvas.at("c3"))
    before = step.scrolled()
    step.lab_page.page.mouse.wheel(0, -200)
    step.lab_page.page.wait_for_timeout(500)
    assert step.scrolled() == pytest.approx(before - 200, abs=2)


@pytest.mark.parametrize(("share", "tile"), [(0.7, "c1"), (-0.3, "c5")])
def test_a_click_on_a_board_that_is_cut_off_hits_its_tile_and_nothing_moves(opened, share, tile):
    step = opened("big-board")
    step.lab_page.page.evaluate("() => document.activeElement.blur()")
    step.put_top_at(share)
    expect(step.canvas.locator).not_to_be_in_viewport(ratio=0.99)
    before = step.scrolled()
    step.canvas.click_where_it_is(*step.canvas.at(tile))
    step.wait_says(tile)
    assert step.scrolled() == before
    assert step.lab_page.page.evaluate(FOCUS).startswith("CANVAS")
    step.press("Start again")
    step.wait_says("Back at the start")


def test_keys_on_a_button_of_a_board_stay_there(opened):
    step = opened("big-board")
    page = step.lab_page.page
    before = step.lab_page.evaluate(ACTIVE_CELL)
    step.button("Hint").focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowDown", "j", "k", "Enter"):
        page.keyboard.press(key)
    step.wait_says("Hint 1 of 3")
    assert step.lab_page.evaluate(ACTIVE_CELL) == before
    expect(step.button("Hint")).to_be_focused()


def test_a_step_is_solved_by_clicking(opened):
    step = opened("first-steps")
    step.canvas.click_tile("b3")
    step.wait_says("picked up")
    step.canvas.click_tile("c3")
    step.wait_says("Well done!")
    step.wait_stars("★★★")
    step.wait_button("Next step")
    step.lab_page.screenshot("lesson-solved")


def test_a_meeple_is_chosen_in_the_hand_by_clicking(opened):
    step = opened("dead-end")
    step.canvas.click_tile("b3")
    step.wait_says("picked up")
    before = step.canvas.picture()
    frame = step.canvas.frame
    # The five places lie side by side under the board; the second is the elder's.
    step.canvas.click(frame.width * 0.34, frame.height + 40)
    step.lab_page.page.wait_for_timeout(300)
    assert step.canvas.picture() != before
    step.canvas.click_tile("c3")
    step.wait_says("elder")
    step.lab_page.screenshot("lesson-hand")


def test_an_illegal_click_is_explained_and_undone(opened):
    step = opened("no-u-turn")
    start = step.canvas.picture()
    step.canvas.click_tile("b3")
    step.wait_says("picked up")
    step.canvas.click_tile("b3")
    step.wait_says("That is not allowed")
    rule = step.cell.locator("summary", has_text=re.compile(r"R\d+\.\d+"))
    assert re.search(r"Rule R2\.2\.\d", rule.first.inner_text())
    rule.first.click()
    sentence = step.cell.locator("details[open].ft-rule").first
    assert len(sentence.inner_text()) > 30
    assert sentence.bounding_box()["height"] > 20
    step.lab_page.screenshot("lesson-illegal")
    step.press("Undo")
    step.wait_says("Taken back")
    step.canvas.hover(5, 5)
    step.lab_page.page.wait_for_timeout(300)
    assert step.canvas.picture() == start


def test_a_step_is_solved_by_the_keyboard_alone(opened):
    step = opened("camel")
    page = step.lab_page.page
    step.canvas.locator.focus()
    for key in ("ArrowRight", "ArrowDown", "Enter", "ArrowRight"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    step.lab_page.screenshot("lesson-keyboard")
    page.keyboard.press("Enter")
    step.wait_says("Well done!")
    page.keyboard.press("Tab")
    page.wait_for_function(f"() => ({FOCUS})().startsWith('BUTTON')")
    step.canvas.locator.focus()
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => !({FOCUS})().startsWith('CANVAS')")
    step.canvas.locator.focus()
    page.keyboard.press("Shift+Tab")
    page.wait_for_function(f"() => !({FOCUS})().startsWith('CANVAS')")


def test_a_question_is_answered(opened):
    step = opened("leave-together")
    wrong, right = (next(o for o in step.step.options if o.right is want) for want in (False, True))
    options = step.cell.locator(".ft-option")
    options.nth(step.step.options.index(wrong)).click()
    step.wait_says("Not quite")
    options.nth(step.step.options.index(right)).click()
    step.wait_says("✓")
    step.wait_stars("★★☆")
    step.lab_page.screenshot("lesson-question")


def test_a_shown_movement_plays(opened):
    step = opened("one-each")
    for caption in ("All three", "You choose who", "Another step", "the walk is over"):
        step.press("Next")
        step.wait_says(caption)
    step.wait_button("Once more")
    step.lab_page.screenshot("lesson-shown")


def test_show_me_plays_the_solution_while_the_kernel_goes_on(opened):
    step = opened("taken")
    step.press("Show me")
    step.wait_says("This is how")
    assert step.lab_page.kexec("print(1 + 1)") == "2"
    step.wait_says("✓")
    step.wait_stars("★☆☆")


def test_a_cell_that_is_run_again_shows_its_stars_and_a_fresh_board(opened):
    step = opened("first-steps")
    step.lab_page.command("notebook:run-cell")
    step.wait_says("Click a tile")
    step.wait_painted()
    step.wait_stars("★★★")
    step.canvas.click_tile("b3")
    step.wait_says("picked up")


def test_a_reloaded_page_shows_the_boards_as_they_were(opened, lesson):
    step = opened("desert")
    step.canvas.click_tile("a3")
    step.wait_says("picked up")
    step.canvas.hover(5, 5)
    lesson.page.wait_for_timeout(300)
    before = step.canvas.picture()
    lesson.save()
    lesson.reload()
    step = Step(lesson, "desert").show()
    step.wait_painted()
    lesson.page.wait_for_timeout(500)
    assert step.canvas.picture() == before
    step.canvas.click_tile("b3")
    step.wait_says("dropped on b3")
    assert lesson.errors == []
    lesson.screenshot("lesson-reloaded")


def test_the_saved_notebook_keeps_no_widget_state(lesson, lab):
    notebook = lab.get(f"api/contents/{NOTEBOOK}")["content"]
    assert "widgets" not in notebook["metadata"]


def test_a_restarted_kernel_wakes_the_boards_again(lesson):
    lesson.page.evaluate(
        "() => { window.jupyterapp.commands.execute('notebook:restart-run-all'); }"
    )
    lesson.page.locator(".jp-Dialog button.jp-mod-accept").click()
    lesson.page.wait_for_timeout(500)
    lesson.wait_ready()
    step = Step(lesson, NAMES[-2]).show()
    step.wait_says("Click a tile", timeout=30)
    step = Step(lesson, "first-steps").show()
    step.wait_painted()
    step.wait_stars("★★★")
    step.canvas.click_tile("b3")
    step.wait_says("picked up")
    lesson.screenshot("lesson-restarted")
    assert lesson.errors == []


def test_the_last_step_leads_to_the_summary(opened, lesson):
    lesson.kexec(PASS_ALL_BUT_THE_LAST)
    step = opened(NAMES[-1])
    step.press("Got it")
    step.wait_button("Next step")
    expect(step.button("Got it")).to_be_hidden()
    step.press("Next step")
    summary = lesson.page.locator(".ft-goal", has_text=f"passed all {len(NAMES)} steps")
    expect(summary).to_be_in_viewport(ratio=1)
    lesson.screenshot("lesson-end")
    assert lesson.errors == []
