"""How long a click takes until its answer is painted, beside the least that a click can cost.

Only what cannot depend on how busy the machine is is asserted; the figures are printed and kept
as latency.json among the artefacts of the run. Wanted on a quiet machine: half
of the answers within 1.3 times the bare round trip, 95 of 100 within 1.5 times. A round is three
clicks on each board, and three on the rectangle: ask for many of them (`meter.ROUNDS`).
"""

import json

import pytest

from ft_tutor.rules.vocabulary import Tile

from .chromium import artefacts
from .lab_page import UNTIL_PAINTED
from .meter import ROUNDS, SocketMeter, measurement, percentile
from .notebooks import ONE_RECTANGLE
from .stage_page import StagePage

pytestmark = [pytest.mark.browser, measurement]

WAYS = ("canvas", "svg")

MOST_BYTES = 20_000

PAUSE = 60
"""Between moving the mouse and clicking, in milliseconds."""

BOARD = """\
import ft_tutor
on_{0} = ft_tutor.Board(ft_tutor.new_game(2, seed=1), face="{0}"); on_{0}"""

# No meeple walks here: a walk takes its time on purpose.
READY = """\
import json
from ft_tutor.play.face import Commanded
for board in (on_canvas, on_svg): board.hear(Commanded("motion"))
from ipycanvas.canvas import _CANVAS_MANAGER as manager
sizes, send = {"canvas": [], "svg": []}, manager.send
def count(content, buffers):
    sizes["canvas"].append(sum(memoryview(part).nbytes for part in buffers))
    send(content, buffers)
manager.send = count
on_svg.face.widget.observe(lambda told: sizes["svg"].append(len(json.dumps(told.new))), "picture")
"""
UNDO = "del manager.send"
RESTART = "for board in (on_canvas, on_svg): board.hear(Commanded('restart'))"
FORGET = "for one in sizes.values(): one.clear()"

# The answer comes in one message with the elements of the board.
WATCH = f"""stage => {{
  const answer = stage.querySelector('.ft-answer');
  ({UNTIL_PAINTED})(() => answer.innerHTML);
}}"""

# A pick-up, a meeple of the hand, a drop; and where the answer is seen on the tile.
CLICKS = (("c2", (50, 88)), ("w", None), ("d2", (50, 88)))


@pytest.fixture
def page(book):
    book.page.page.set_viewport_size({"width": 1280, "height": 2200})  # nothing is scrolled
    lab_page = book.run(ONE_RECTANGLE, *(BOARD.format(way) for way in WAYS))
    lab_page.kexec(READY)
    yield lab_page
    lab_page.kexec(UNDO)


def test_click_to_painted_answer(page):
    floor = page.canvas()
    boards = {way: StagePage(page, nth).wait_alive() for nth, way in enumerate(WAYS)}
    floor.wait_painted(12, 12)
    times = {name: [] for name in ("floor", *WAYS)}
    sizes, wire = {way: [] for way in WAYS}, {way: [] for way in WAYS}
    for _ in range(ROUNDS):
        times["floor"] += [measured(floor, (50, 50), floor.click_latency) for _ in CLICKS]
        page.kexec(FORGET)
        for way, board in boards.items():
            board.canvas.hover(*board.at("a1"))
            page.page.wait_for_timeout(PAUSE)
            with SocketMeter(page.page) as meter:
                for word, inside in CLICKS:
                    click = timed(board, word, inside)
                    times[way].append(measured(board.canvas, board.at(word), click))
                page.page.wait_for_timeout(PAUSE)
            wire[way].append(meter.traffic.bytes_in // len(CLICKS))
        for way, found in json.loads(page.kexec("print(json.dumps(sizes))")).items():
            sizes[way] += found
        page.kexec(RESTART)
        page.page.wait_for_timeout(PAUSE)
    keep(times, sizes, wire)
    assert max(max(found) for found in sizes.values()) <= MOST_BYTES
    assert min(map(len, times.values())) >= ROUNDS * len(CLICKS)


def measured(canvas, point, click):
    """Come with the mouse before the click, as a hand does; then click."""
    canvas.hover(*point)
    canvas.page.wait_for_timeout(PAUSE)
    return click(*point)


def timed(board, word, inside):
    """What clicks a point and returns the milliseconds to the answer: pixels, or elements."""
    if board.root.locator(".ft-svg").count():
        return lambda *point: answered(board, point)
    probe = board.at(word) if inside is None else board.frame.point(Tile[word], inside)
    return lambda *point: board.canvas.click_latency(*point, probe=probe, size=8)


def answered(board, point):
    board.root.evaluate(WATCH)
    board.canvas.click_where_it_is(*point)
    return board.lab_page.painted_after()


def keep(times, sizes, wire):
    floor = times["floor"]
    figures = {"clicks": len(floor), "floor p50, p95 ms": pair(floor)}
    for way in WAYS:
        slower = [round(a / b, 2) for a, b in zip(pair(times[way]), pair(floor), strict=True)]
        figures[way] = {
            "p50, p95 ms": pair(times[way]),
            "times the floor": slower,
            "bytes of a drawing": [min(sizes[way]), max(sizes[way])],
            "websocket bytes of a click and the move before it": percentile(wire[way], 50),
        }
    text = json.dumps(figures, indent=2)
    print(text)
    (artefacts() / "latency.json").write_text(text, encoding="utf-8")


def pair(times):
    return [round(percentile(times, 50), 1), round(percentile(times, 95), 1)]
