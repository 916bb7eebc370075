"""The settings that the product gives to JupyterLab, seen in the real one."""

import json

import pytest

from .meter import SocketMeter, percentile
from .notebooks import ONE_RECTANGLE, SLOW_CELL

pytestmark = pytest.mark.browser

RED, GREEN = (255, 0, 0, 255), (0, 255, 0, 255)
CLICKS = 12


@pytest.fixture
def lab_page(book):
    return book.run(ONE_RECTANGLE)


@pytest.fixture
def rectangle(lab_page):
    canvas = lab_page.canvas()
    canvas.wait_painted(50, 50)
    return canvas


def test_click_is_painted(rectangle, lab_page):
    assert rectangle.pixel(50, 50) == GREEN
    with SocketMeter(lab_page.page) as meter:
        times = [rectangle.click_latency(50, 50) for _ in range(CLICKS)]
    assert lab_page.kexec("print(len(log))") == str(CLICKS)
    assert meter.traffic.frames_out >= CLICKS
    assert meter.traffic.bytes_in > 0
    lab_page.screenshot("platform-one-rectangle")
    print(f"click to paint, ms: p50 {percentile(times, 50):.1f}, p95 {percentile(times, 95):.1f}")


def test_points_can_be_board_units(rectangle, lab_page):
    board = lab_page.canvas(units=(20, 10))
    board.click(5, 5)
    lab_page.page.wait_for_timeout(500)
    assert board.pixel(19.9, 9.9) == RED
    assert lab_page.kexec("print(len(log))") == "1"


def test_click_waits_for_the_running_cell(rectangle, book):
    lab_page = book.run(ONE_RECTANGLE, SLOW_CELL)
    rectangle.wait_painted(50, 50)
    lab_page.show_cell(1)
    lab_page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-cell'); }")
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
    requests, base = lab_page.requests, lab_page.server.base
    assert any(u.startswith(f"{base}/api/contents") for u in requests)
    assert [u for u in requests if "/lab/api/news" in u or "/lab/api/update" in u] == []
    assert [u for u in requests if not u.startswith((base, "data:", "blob:"))] == []


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
