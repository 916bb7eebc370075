"""The extension of JupyterLab: what wakes, what does not, and what cannot be harmed."""

import pytest

from .conftest import END_KERNELS, LAPTOP
from .lab_page import OPEN, SECONDS, LabPage
from .lab_server import LabServer
from .standin import LESSONS, LISTEN, STARTUP, write_course

pytestmark = pytest.mark.browser

CELLS = """() => window.jupyterapp.shell.currentWidget.content.widgets
  .map(cell => [cell.model.type, cell.model.sharedModel.getSource()])"""

# What a stranger's notebook shows is changed by looking at it.
CLEAN = """() => {
  for (const {context} of window.jupyterapp.shell.widgets('main'))
    if (context?.model) context.model.dirty = false;
}"""

DIRTY = "() => window.jupyterapp.shell.currentWidget.context.model.dirty"
SESSION = "window.jupyterapp.shell.currentWidget.sessionContext"
IN_SIGHT = ".jp-NotebookPanel:not(.lm-mod-hidden)"
PROSE = f"{IN_SIGHT} .jp-MarkdownCell"
HEARD = "words => window.ftHeard.includes(words)"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("standin")
    write_course(folder)
    home = tmp_path_factory.mktemp("home")
    with LabServer(folder, home, trusted=LESSONS, startup=STARTUP) as server:
        yield server


@pytest.fixture(scope="module")
def shared(chromium, server):
    """The first lesson, awake: tests leave it so, and the last of them closes it."""
    page = LabPage(chromium.new_context(**LAPTOP).new_page(), server)
    page.page.add_init_script(LISTEN)
    page.page.goto(server.address("lab/tree/en/first.ipynb?reset"))
    page.wait_stage("first")
    yield page
    page.page.context.close()
    server.end_kernels()


@pytest.fixture
def first(shared):
    """The first lesson, awake, in a page that has heard nothing yet."""
    shared.evaluate(OPEN, "en/first.ipynb")
    shared.wait_stage("first")
    shared.evaluate("() => { window.ftHeard = []; }")
    return shared


def press(page, word):
    page.stage().get_by_role("button", name=word, exact=True).click()


def wait_clicks(page, number):
    page.stage().get_by_text(f"{number} clicks").wait_for()


def clicks(page):
    return int(page.stage().get_by_text("clicks").inner_text().split()[0])


def wait_heard(page, words):
    page.page.wait_for_function(HEARD, arg=words, polling=50, timeout=30 * SECONDS)


class TestAwake:
    def test_stage_is_there_without_a_click_or_a_dialog(self, shared, server):
        assert shared.in_the_way() == []
        assert shared.kexec("print(runs)") == "1"
        assert shared.page.get_by_text("model not found").count() == 0
        assert shared.errors == []
        shared.screenshot("wake-laptop")

    def test_stage_has_the_room(self, shared):
        box = shared.stage().bounding_box()
        assert box["y"] < 75
        assert box["width"] > 1180
        for selector in (".jp-FileBrowser", ".jp-InputArea-editor", ".jp-NotebookPanel-toolbar"):
            assert not shared.page.locator(selector).first.is_visible(), selector

    def test_it_is_a_document_that_did_not_change(self, shared, server):
        press(shared, "click")
        shared.stage().get_by_text("clicks").wait_for()
        assert not shared.evaluate(DIRTY)

    def test_revealed_again_it_is_not_run_again(self, shared):
        shared.evaluate(OPEN, "en/altered.ipynb")
        shared.evaluate(OPEN, "en/first.ipynb")
        shared.wait_stage("first")
        assert shared.kexec("print(runs)") == "1"

    @pytest.mark.parametrize("where", ["stage", "notebook"])
    def test_keys_do_no_harm(self, shared, where):
        before = shared.evaluate(CELLS)
        if where == "stage":
            shared.stage().get_by_role("button").first.focus()
        else:
            shared.page.locator(PROSE).last.click()
        keys = ["b", "a", "d", "d", "x", "m", "y", "r", "z", "v", "ArrowDown", "Escape", "0", "0"]
        chords = ["Shift+Enter", "Alt+Enter", "Shift+M", "Control+Shift+ArrowUp", "Control+z"]
        for key in keys + chords:
            shared.page.keyboard.press(key)
        assert shared.evaluate(CELLS) == before
        assert shared.in_the_way() == []
        assert not shared.evaluate(DIRTY)
        if where == "stage":
            assert shared.evaluate("() => window.ftKeys")[: len(keys)] == keys
        assert shared.kexec("print(runs)") == "1"

    def test_double_click_does_not_show_the_source_of_prose(self, shared):
        shared.page.locator(PROSE).last.dblclick()
        shown = shared.page.locator(f"{PROSE} .jp-MarkdownOutput")
        assert [shown.nth(n).is_visible() for n in range(shown.count())] == [True] * 3

    def test_from_the_list_to_a_step_and_back_in_one_kernel(self, first, server):
        first.evaluate(CLEAN)
        first.close_all()
        first.evaluate(END_KERNELS)  # those of the tests before
        first.evaluate(OPEN, "index.ipynb")
        first.wait_stage("index")
        press(first, "outside")  # no name of a lesson
        press(first, "second")
        first.wait_stage("second")
        wait_heard(first, "go second jump")
        wish = first.evaluate("() => window.ftTutorGo")
        assert wish == {"lesson": "second", "step": "jump", "lang": "en"}
        assert first.evaluate("() => document.querySelectorAll('[data-ft-path]').length") == 2
        press(first, "index")
        first.wait_stage("index")
        assert len(server.get("api/kernels")) == 1
        assert first.in_the_way() == []


class TestAsleep:
    @pytest.mark.parametrize("name", ["stranger", "altered"])
    def test_what_is_not_ours_stays_asleep(self, shared, name):
        page = shared
        page.evaluate(OPEN, f"en/{name}.ipynb")
        page.wait_ready()
        page.page.locator(IN_SIGHT).get_by_text("the board as text").wait_for()
        assert page.kexec("print(runs)") == "0"
        assert page.stage().count() == 0
        assert page.page.get_by_text("model not found").count() == 0
        assert page.page.locator(f"{IN_SIGHT} .jp-NotebookPanel-toolbar").is_visible()
        page.command("notebook:run-cell")
        page.wait_stage(name)
        page.screenshot(f"wake-{name}")


class TestKernel:
    def test_restarted_it_is_lost_and_one_press_wakes_it(self, first):
        first.evaluate(f"async () => {{ await {SESSION}.restartKernel(); }}")
        wait_heard(first, "lost en/first.ipynb")
        press(first, "wake")
        wait_heard(first, "back en/first.ipynb")
        first.wait_stage("first")
        assert first.kexec("print(runs)") == "1"
        assert first.in_the_way() == []

    def test_killed_it_is_lost_without_a_dialog(self, first):
        first.evaluate(
            f"""() => {{ {SESSION}.session.kernel.requestExecute(
              {{code: "import os; os.kill(os.getpid(), 9)"}}); }}"""
        )
        wait_heard(first, "lost en/first.ipynb")
        first.screenshot("wake-killed")
        press(first, "wake")
        wait_heard(first, "back en/first.ipynb")
        press(first, "click")
        wait_clicks(first, 1)
        assert first.in_the_way() == []

    def test_culled_it_is_lost_and_one_press_starts_another(self, first, server):
        server.end_kernels()
        wait_heard(first, "lost en/first.ipynb")
        press(first, "wake")
        wait_heard(first, "back en/first.ipynb")
        press(first, "click")
        wait_clicks(first, 1)
        assert first.in_the_way() == []

    def test_socket_that_dropped_and_came_back_is_back_by_itself(self, first):
        before, runs = clicks(first), first.kexec("print(runs)")
        press(first, "click")
        wait_clicks(first, before + 1)
        first.evaluate(f"async () => {{ await {SESSION}.session.kernel.reconnect(); }}")
        wait_heard(first, "back en/first.ipynb")
        assert first.evaluate("() => window.ftHeard") == [
            "lost en/first.ipynb",
            "back en/first.ipynb",
        ]
        press(first, "click")
        wait_clicks(first, before + 2)
        assert first.kexec("print(runs)") == runs

    def test_second_tab_wakes_by_itself(self, first, server):
        second = LabPage(first.page.context.new_page(), server)
        second.page.goto(server.address("lab/tree/en/first.ipynb?reset"))
        second.wait_stage("first")
        for page in (first, second):
            press(page, "click")
            assert page.page.get_by_text("model not found").count() == 0
            assert page.in_the_way() == []
        second.page.close()

    def test_it_is_closed_without_a_question(self, first):
        asked = []
        first.page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.accept()))
        first.command("application:close")
        assert first.in_the_way() == []
        first.page.evaluate("window.dispatchEvent(new Event('beforeunload', {cancelable: true}))")
        first.page.close(run_before_unload=True)
        assert asked == []
