"""A lesson in the real JupyterLab, as a learner meets it."""

import pytest
from playwright.sync_api import expect

from ft_tutor.texts import catalogue

from .conftest import clear
from .lab_page import SECONDS
from .lesson_page import LESSON, NOTEBOOK, LessonPage

pytestmark = pytest.mark.browser

NAMES = [step.id for step in LESSON.steps]

HOVERED = "import ft_tutor; print(ft_tutor.lesson('meeple-paths').value.view.hovered)"

CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.map(cell => cell.model.id)"

FOCUS = "() => document.activeElement.tagName"

# However much is said, and shown in words too: which buttons are not whole in the window.
SAYS_MUCH = """stage => {
  const parts = [...stage.querySelectorAll('.ft-answer, .ft-words')];
  const before = parts.map((part) => [part.hidden, part.innerHTML]);
  const say = (said) => parts.forEach((part, n) => ([part.hidden, part.innerHTML] = said[n]));
  say([[false, '<p>All of this is said.</p>'.repeat(60)], [false, '<p>In words.</p>'.repeat(60)]]);
  const hidden = [...stage.querySelectorAll('.ft-actions .ft-button')].filter((button) => {
    const {left, top, right, bottom} = button.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  }).map((button) => button.innerText);
  say(before);
  return hidden;
}"""

WINDOWS = [(1280, 720), (1366, 768), (1024, 768), (1920, 1080)]


@pytest.fixture(scope="module")
def lab_page(shared_desk):
    """The lesson as `ft-tutor` serves it, opened and not touched."""
    clear(shared_desk)
    shared_desk.turn_to(NOTEBOOK)
    return shared_desk


@pytest.fixture(scope="module")
def stage(lab_page):
    return LessonPage(lab_page).wait_alive()


@pytest.fixture
def at(stage):
    """A function that brings a step into sight, begun anew."""

    def at(name):
        stage.page.mouse.move(5, 5)  # a mouse that rests on a board points at what comes under it
        other = NAMES[1] if name == NAMES[0] else NAMES[0]
        stage.go_to(other)
        return stage.go_to(name)

    return at


def test_it_wakes_by_itself_at_the_first_open_step(stage, lab_page):
    stage.wait_step(LESSON.steps[0])
    assert stage.colours() > 50
    assert lab_page.page.locator(".jp-Dialog").count() == 0
    assert lab_page.errors == []
    lab_page.screenshot("lesson-awake")


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_all_that_a_step_needs_is_in_sight(stage, lab_page, size):
    lab_page.page.set_viewport_size({"width": size[0], "height": size[1]})
    try:
        for name in ("first-steps", "everybody-out", "twice", "big-board"):
            stage.go_to(name)
            for part in (".ft-strip", ".ft-task", ".ft-board canvas", ".ft-actions"):
                expect(stage.root.locator(part).first).to_be_in_viewport(ratio=0.99)
            for option in stage.root.locator(".ft-option").all():
                expect(option).to_be_in_viewport(ratio=0.99)
            lab_page.screenshot(f"lesson-{name}-{size[0]}")
            assert stage.root.evaluate(SAYS_MUCH) == []
    finally:
        lab_page.page.set_viewport_size({"width": 1280, "height": 720})


def test_a_narrow_window_stacks_with_board_and_answer_in_sight_together(at, lab_page):
    lab_page.page.set_viewport_size({"width": 800, "height": 900})
    try:
        stage = at("big-board")
        stage.click("c2")
        stage.wait_says("c2")
        for part in (".ft-board canvas", ".ft-answer .ft-says"):
            expect(stage.root.locator(part)).to_be_in_viewport(ratio=0.99)
        assert stage.box(".ft-answer")[1] >= stage.box(".ft-board")[3] - 1
        lab_page.screenshot("lesson-narrow")
    finally:
        lab_page.page.set_viewport_size({"width": 1280, "height": 720})


def test_a_step_is_solved_by_clicking(at):
    stage = at("first-steps")
    stage.click("b3")
    stage.wait_says("picked up")
    stage.click("c3")
    stage.wait_says("Well done!")
    assert stage.stars == "★★★"
    expect(stage.root.locator(".ft-dot").first).to_have_class("ft-dot ft-done ft-here")
    stage.press("next")
    stage.wait_step(LESSON.steps[1])


def test_one_press_too_many_does_not_take_the_success_away(at):
    stage = at("first-steps")
    stage.click("b3", "c3")
    stage.wait_says("Well done!")
    stage.click("a3", "b3", "c3")
    stage.page.wait_for_timeout(300)
    assert "Well done!" in stage.answer


def test_a_meeple_is_chosen_in_the_hand_by_clicking(at):
    stage = at("dead-end")
    stage.click("b3", "w")
    stage.wait_says("elder")
    stage.click("c3")
    stage.wait_says("dropped on c3")


@pytest.mark.rule("R2.2.3")
def test_an_illegal_click_is_explained_with_its_rule_and_undone(at, lab_page):
    stage = at("no-u-turn")
    start = stage.still()
    stage.click("b3")
    stage.click("c3")
    stage.wait_says("c3")
    stage.click("b3")
    rule = stage.root.locator("summary", has_text="R2.2.3")
    rule.first.click()
    sentence = stage.root.locator("details[open].ft-rule").first
    assert len(sentence.inner_text()) > 30
    lab_page.screenshot("lesson-illegal")
    stage.press("restart")
    lab_page.page.mouse.move(5, 5)
    stage.wait_picture(start)


def test_a_step_is_solved_by_the_keyboard_alone(at, lab_page):
    stage, keys = at("first-steps"), lab_page.page.keyboard
    stage.canvas.locator.focus()
    for key in ("ArrowRight", "ArrowRight", "Enter", "ArrowRight"):
        keys.press(key)
    lab_page.page.wait_for_timeout(300)
    lab_page.screenshot("lesson-keyboard")
    keys.press("Enter")
    stage.wait_says("Well done!")
    keys.press("Escape")
    lab_page.page.wait_for_function(f"() => ({FOCUS})() !== 'CANVAS'")
    stage.button("back").focus()
    keys.press("ArrowRight")
    stage.wait_step(LESSON.steps[NAMES.index("first-steps") + 1])
    keys.press("ArrowLeft")
    stage.wait_step(LESSON.step("first-steps"))


def test_tab_leaves_the_board_and_the_browsers_keys_pass(at, lab_page):
    stage = at("first-steps")
    stage.canvas.locator.focus()
    assert lab_page.evaluate(
        """() => ['F5', 'F11', 'PageDown', 'Tab'].every(key => document.activeElement
             .dispatchEvent(new KeyboardEvent(
               'keydown', {key, bubbles: true, cancelable: true})))"""
    )
    lab_page.page.keyboard.press("Tab")
    lab_page.page.wait_for_function(f"() => ({FOCUS})() === 'BUTTON'")


def test_nothing_that_is_pressed_harms_the_lesson(at, lab_page):
    stage = at("first-steps")
    before = lab_page.evaluate(CELLS)
    keys = lab_page.page.keyboard
    for place in (stage.canvas.locator, stage.button("hint")):
        place.focus()
        for key in ("b", "a", "d", "d", "m", "y", "x", "z", "Delete", "Shift+Enter", "1", "r"):
            keys.press(key)
    lab_page.page.mouse.click(*stage.canvas._as_shown(*stage.at("b3")), button="right")
    lab_page.page.mouse.click(*stage.canvas._as_shown(*stage.at("b3")), button="middle")
    lab_page.page.wait_for_timeout(300)
    assert lab_page.evaluate(CELLS) == before
    assert lab_page.page.locator(".lm-Menu").count() == 0
    assert lab_page.page.locator(".jp-Dialog").count() == 0


def test_a_double_click_counts_once(at, lab_page):
    stage = at("big-board")
    point = stage.canvas._as_shown(*stage.at("c2"))
    lab_page.page.mouse.dblclick(*point)
    stage.wait_says("picked up")
    lab_page.page.wait_for_timeout(300)
    assert "picked up" in stage.answer
    lab_page.page.locator(".ft-stage .ft-do-next").first.dblclick()
    stage.wait_step(LESSON.steps[NAMES.index("big-board") + 1])


def test_a_drag_is_a_drop(at, lab_page):
    stage = at("first-steps")
    mouse = lab_page.page.mouse
    mouse.move(*stage.canvas._as_shown(*stage.at("b3")))
    mouse.down()
    mouse.move(*stage.canvas._as_shown(*stage.at("c3")), steps=4)
    mouse.up()
    stage.wait_says("Well done!")


def test_a_press_on_the_tile_of_origin_puts_the_hand_back(at):
    stage = at("big-board")
    start = stage.still()
    stage.click("c2")
    stage.wait_says("picked up")
    stage.still()
    stage.click("c2")
    stage.page.mouse.move(5, 5)
    stage.wait_picture(start)


def test_letters_of_another_keyboard_are_known_by_their_key(at, lab_page):
    stage = at("dead-end")
    stage.click("b3")
    stage.wait_says("picked up")
    stage.canvas.locator.dispatch_event("keydown", {"key": "ц", "code": "KeyW"})
    stage.wait_says("elder")


def test_a_question_is_answered(at):
    stage = at("everybody-out")
    options = LESSON.step("everybody-out").options
    wrong, right = (
        next(n for n, option in enumerate(options) if option.right is want)
        for want in (False, True)
    )
    stage.option(wrong).click()
    stage.wait_says("Not quite")
    stage.option(right).click()
    stage.wait_says("✓")
    assert stage.stars == "★★☆"


def test_a_shown_movement_plays(at):
    stage = at("one-each")
    for caption in ("All three", "You choose who", "Another step", "the walk is over"):
        stage.press("advance")
        stage.wait_says(caption)
    expect(stage.button("advance")).to_have_attribute("aria-disabled", "true")


def test_show_me_plays_the_solution_and_earns_no_star(at):
    stage = at("desert")
    stage.press("solve")
    stage.wait_says("c3")
    assert stage.lab_page.kexec("print(1 + 1)") == "2"
    stage.wait_says("This is how")
    assert stage.stars == ""


def test_buttons_keep_their_places(at, lab_page):
    stage = at("last-colour")
    names = ("hint", "solve", "undo", "redo", "restart", "back", "next")
    places = {name: stage.button(name).bounding_box() for name in names}
    stage.press("hint")
    stage.wait_says("Hint 1 of 3")
    stage.click("b3", "y", "c3", "d3")
    stage.wait_says("✓")
    assert {name: stage.button(name).bounding_box() for name in names} == places


def test_a_screen_reader_hears_one_lasting_region(at, lab_page):
    stage = at("first-steps")
    region = stage.root.locator("[role=status]").element_handle()
    stage.click("b3")
    stage.wait_says("picked up")
    now = stage.root.locator("[role=status]").element_handle()
    assert region.evaluate("(old, now) => old === now", now)
    name = catalogue("en").say("ui-board")
    expect(stage.root.get_by_role("application", name=name)).to_have_count(1)
    toggle = stage.button("rings")
    pressed = toggle.get_attribute("aria-pressed")
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "false" if pressed == "true" else "true")


def test_the_wheel_over_the_board_scrolls_the_notebook(at, lab_page):
    stage = at("big-board")
    stage.canvas.hover(*stage.at("c3"))
    scrolled = "() => document.querySelector('.jp-WindowedPanel-outer').scrollTop"
    before = lab_page.evaluate(scrolled)
    lab_page.page.mouse.wheel(0, 200)
    lab_page.page.wait_for_timeout(500)
    assert lab_page.evaluate(scrolled) > before
    lab_page.page.mouse.wheel(0, -400)
    lab_page.page.wait_for_timeout(300)


def test_a_mouse_that_rests_points_at_what_has_come_under_it(at, lab_page):
    """The place before was the same one of as many: it looked as if nothing had changed."""
    stage = at("big-board")
    x, y = stage.at("c3")
    for step, point in (("big-board", (x, y)), ("playground", (x + 2, y))):
        stage.root.locator(".ft-dot").nth(NAMES.index(step)).press("Enter")
        stage.wait_step(LESSON.step(step))
        assert lab_page.kexec(HOVERED) == "None"
        stage.canvas.hover(*point)
        lab_page.page.wait_for_timeout(300)
        assert "c3" in lab_page.kexec(HOVERED)
    lab_page.page.mouse.move(5, 5)


def test_a_reloaded_page_goes_on_at_the_same_lesson(at, lab_page):
    stage = at("desert")
    stage.click("a3")
    stage.wait_says("picked up")
    lab_page.reload()
    again = LessonPage(lab_page).wait_alive().wait_step(LESSON.step("desert"))
    again.press("hint")
    again.wait_says("Hint 1 of")
    assert lab_page.page.get_by_text("model not found").count() == 0
    assert lab_page.in_the_way() == []
    assert lab_page.errors == []


def test_a_kernel_that_was_restarted_dims_the_stage_and_one_press_wakes_it(stage, lab_page):
    stage = LessonPage(lab_page).wait_alive()
    lab_page.evaluate(
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
    )
    veil = stage.root.locator(".ft-asleep")
    expect(veil).to_be_visible(timeout=20 * SECONDS)
    lab_page.screenshot("lesson-asleep")
    veil.locator("button").click()
    woken = LessonPage(lab_page).wait_alive()
    expect(lab_page.page.locator(".ft-asleep:visible")).to_have_count(0, timeout=30 * SECONDS)
    woken.go_to("first-steps").click("b3")
    woken.wait_says("picked up")
    assert lab_page.page.get_by_text("model not found").count() == 0


def test_the_saved_notebook_keeps_no_widget_state(lab_page, course):
    lab_page.save()
    notebook = course.get(f"api/contents/{NOTEBOOK}")["content"]
    assert "widgets" not in notebook["metadata"]


def test_the_end_of_the_lesson_counts_and_leads_on(stage, lab_page):
    stage = LessonPage(lab_page).wait_alive()
    stage.go(len(NAMES))
    stage.wait_step(LESSON.steps[-1])
    stage.press("next")
    expect(stage.root.locator(".ft-task")).to_contain_text(f"of {len(NAMES)} steps")
    lab_page.screenshot("lesson-end")
    stage.press("index")
    lab_page.page.locator(".ft-card").first.wait_for(timeout=30 * SECONDS)
    tabs = lab_page.page.locator(".lm-DockPanel-tabBar .lm-TabBar-tab")
    tabs.filter(has_text="meeple-paths").click()
    stage.press("next-lesson")
    lab_page.wait_stage("taking-control")
    expect(tabs).to_have_count(2)  # the list, and the lesson in the place of the one that is left
    assert lab_page.page.locator(".jp-Dialog").count() == 0
