"""Small notebooks that the tests write for themselves."""

import nbformat

# The least that a click can cost: one rectangle changes its colour. `log` keeps the thread and
# the time of each click. The first canvas of the page is this one.
ONE_RECTANGLE = """\
import threading, time
import ipycanvas
from ipycanvas import Canvas, hold_canvas

canvas = Canvas(width=200, height=100, layout=dict(width="200px", height="100px"))
log = []

def paint():
    with hold_canvas():
        canvas.fill_style = "#ff0000" if len(log) % 2 else "#00ff00"
        canvas.fill_rect(0, 0, 200, 100)

def press(x, y):
    log.append((threading.current_thread().name, time.monotonic()))
    paint()

def ready():
    ipycanvas.canvas._CANVAS_MANAGER._current_canvas = None
    paint()

canvas.on_mouse_down(press)
canvas.on_client_ready(ready)
canvas
"""

SLOW_CELL = """\
import time
time.sleep(2)
ended = time.monotonic()
"""


def write_notebook(path, *sources):
    """Write a notebook of code cells."""
    cells = [nbformat.v4.new_code_cell(source, id=f"cell-{n}") for n, source in enumerate(sources)]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel}), path)
