"""The settings that the product gives to JupyterLab, seen in the real one."""

import json
from statistics import median

import pytest

from .lab_server import LabServer
from .meter import percentile
from .notebooks import ONE_RECTANGLE, SLOW_CELL, write_notebook

pytestmark = pytest.mark.browser

RED, GREEN = (255, 0, 0, 255), (0, 255, 0, 255)
CLICKS = 12

# A round trip as a click makes one: the kernel answers with several messages in a row.
ROUND_TRIP = """async () => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const times = [];
  for (let i = 0; i < 30; i++) {
    const start = performance.now();
    await kernel.requestCommInfo({});
    times.push(performance.now() - start);
  }
  return times;
}"""


@pytest.fixture
def rectangle(lab_page, lab):
    write_notebook(lab.folder / "rectangle.ipynb", ONE_RECTANGLE, SLOW_CELL)
    lab_page.open("rectangle.ipynb")
    lab_page.run_all()
    canvas = lab_page.canvas()
    canvas.wait_painted(50, 50)
    return canvas


def test_click_is_painted(rectangle, lab_page):
    assert rectangle.pixel(50, 50) == GREEN
    lab_page.meter.take()
    times = [rectangle.click_latency(50, 50) for _ in range(CLICKS)]
    traffic = lab_page.meter.take()
    assert lab_page.kexec("print(len(log))") == str(CLICKS)
    assert traffic.frames_out >= CLICKS
    assert traffic.bytes_in > 0
    lab_page.screenshot("platform-one-rectangle")
    print(f"click to paint, ms: p50 {percentile(times, 50):.1f}, p95 {percentile(times, 95):.1f}")
    assert lab_page.errors == []


def test_points_can_be_board_units(rectangle, lab_page):
    board = lab_page.canvas(units=(20, 10))
    board.click(5, 5)
    lab_page.page.wait_for_timeout(500)
    assert board.pixel(19.9, 9.9) == RED
    assert lab_page.kexec("print(len(log))") == "1"


def test_reloaded_page_is_painted_again(rectangle, lab_page):
    lab_page.save()
    lab_page.reload()
    rectangle.wait_painted(50, 50)
    rectangle.click_latency(50, 50)
    assert lab_page.errors == []


def test_click_waits_for_the_running_cell(rectangle, lab_page):
    running = "() => { window.jupyterapp.commands.execute('notebook:run-cell'); }"
    lab_page.show_cell(1)
    lab_page.evaluate(running)
    lab_page.page.wait_for_timeout(500)
    rectangle.click(50, 50)
    lab_page.page.wait_for_timeout(3000)
    thread, waited = json.loads(
        lab_page.kexec("import json; print(json.dumps([log[-1][0], log[-1][1] - ended]))")
    )
    assert thread == "MainThread"
    assert waited > 0


def test_no_question_lies_on_the_board(rectangle, lab_page):
    lab_page.page.wait_for_timeout(2000)  # the question about news comes late
    assert lab_page.in_the_way() == []
    asked = [u for u in lab_page.requests if "/lab/api/news" in u or "/lab/api/update" in u]
    assert asked == []
    outside = [
        u for u in lab_page.requests if not u.startswith((lab_page.server.base, "data:", "blob:"))
    ]
    assert outside == []


def test_settings_are_defaults_that_the_user_can_change(lab):
    kernels = "lab/api/settings/@jupyterlab/apputils-extension:kernels-settings"
    before = lab.get(kernels)
    assert before["schema"]["properties"]["commsOverSubshells"]["default"] == "disabled"
    assert before["raw"] == "{}"
    lab.put(kernels, {"raw": '{"showStatusBarItem": false}'})
    after = lab.get(kernels)
    assert after["settings"] == {"showStatusBarItem": False}
    assert after["schema"] == before["schema"]
    assert list(lab.home.glob("settings/**/kernels-settings.jupyterlab-settings"))


@pytest.fixture
def plain_lab(lab, tmp_path):
    """JupyterLab on the same folder without our settings."""
    with LabServer(lab.folder, tmp_path, mode="plain") as server:
        yield server


def test_round_trip_with_and_without_our_settings(lab, plain_lab, new_page):
    """A measurement; see the captured output (pytest -rP)."""
    write_notebook(lab.folder / "empty.ipynb", "pass")
    ours, plain = (_round_trips(new_page(server)) for server in (lab, plain_lab))
    print(f"round trip, ms: p50 {median(ours):.1f}, without our settings {median(plain):.1f}")


def _round_trips(page):
    page.open("empty.ipynb")
    return page.evaluate(ROUND_TRIP)
