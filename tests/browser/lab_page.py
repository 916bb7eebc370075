"""A page with JupyterLab in it, and the canvases in the page."""

import re

from playwright.sync_api import TimeoutError  # noqa: A004

from .chromium import artefacts

SECONDS = 1000  # milliseconds, as Playwright counts
PATIENCE = 30  # seconds; a kernel is usually there after 5

KERNEL = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"

READY = """() => {
  const panel = window.jupyterapp?.shell.currentWidget;
  return panel?.content?.widgets && panel.sessionContext?.session?.kernel?.status === 'idle';
}"""

EXECUTE = f"""async code => {{
  const future = {KERNEL}.requestExecute({{code, store_history: false}});
  let output = '';
  future.onIOPub = message => {{
    if (message.header.msg_type === 'stream') output += message.content.text;
    if (message.header.msg_type === 'error') output += message.content.traceback.join('\\n');
  }};
  const reply = await future.done;
  return [reply.content.status, output];
}}"""

# What a function answers, in a box; no box if it does not answer in time.
IN_TIME = """([arg, milliseconds]) => Promise.race([
  (async () => ({value: await (%s)(arg)}))(),
  new Promise(resolve => setTimeout(resolve, milliseconds, null)),
])"""

OUTPUTS = """() => window.jupyterapp.shell.currentWidget.content.widgets
  .map(cell => cell.model.outputs ? cell.model.outputs.toJSON() : null)"""

SHOW_CELL = """index => {
  const notebook = window.jupyterapp.shell.currentWidget.content;
  notebook.activeCellIndex = index;
  return notebook.scrollToItem(index);
}"""

OPEN = """async path => {
  await window.jupyterapp.commands.execute('docmanager:open', {path});
}"""

# A page forgets what it asked for after the first 250 things: JupyterLab asks for about as many.
REMEMBER_ALL = "performance.setResourceTimingBufferSize(10000)"
REQUESTS = "() => performance.getEntriesByType('resource').map(one => one.name)"

IN_THE_WAY = ".jp-Dialog, .Toastify__toast"


class LabPage:
    """One browser page on a LabServer, with its errors and what it asked for."""

    def __init__(self, page, server):
        self.page, self.server = page, server
        self.errors = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._note)
        page.add_init_script(REMEMBER_ALL)

    def _note(self, message):
        if message.type == "error":
            self.errors.append(message.text)

    def open(self, notebook, timeout=60):
        """Open the notebook in a fresh workspace; return when its kernel is idle.

        Now and then a kernel's first answer is lost and the page waits for ever (seen once in
        some hundred starts): then it is loaded again, as a person would.
        """
        address = self.server.address(f"lab/tree/{notebook}?reset")
        self.page.goto(address)
        try:
            self.wait_ready(PATIENCE)
        except TimeoutError:
            self.screenshot("opened-again")
            self.page.goto(address)
            self.wait_ready(timeout)

    def open_start(self, timeout=60):
        """Go where the product sends its user; return when the first stage is there, unclicked."""
        self.page.goto(self.server.start_address)
        self.wait_stage(timeout=timeout)

    def turn_to(self, notebook):
        """Open another notebook in the same page; return the stage that wakes in it."""
        self.evaluate(OPEN, notebook)
        return self.wait_stage()

    def close_all(self):
        """Close what is open, as a learner who goes on another day."""
        self.command("application:close-all")
        self.page.locator(".jp-NotebookPanel").first.wait_for(state="detached")

    def stage(self, lesson=None):
        """The stage in sight, or that of one lesson ("index" is the list of them)."""
        which = f'[data-ft-lesson="{lesson}"]' if lesson else ""
        return self.page.locator(f".jp-NotebookPanel:not(.lm-mod-hidden) .ft-stage{which}")

    def wait_stage(self, lesson=None, timeout=30):
        """Wait until a stage is in sight; return it."""
        self.stage(lesson).first.wait_for(timeout=timeout * SECONDS)
        return self.stage(lesson).first

    @property
    def requests(self):
        """The addresses of all that the page asked for since it was loaded."""
        return self.evaluate(REQUESTS)

    def in_the_way(self):
        """The words of every dialog and message that lies on the page."""
        return self.page.locator(IN_THE_WAY).all_inner_texts()

    def reload(self, timeout=60):
        """Reload the page as the F5 key does; the kernel lives on."""
        self.page.reload()
        self.wait_ready(timeout)

    def wait_ready(self, timeout=60):
        self.page.wait_for_function(READY, polling=100, timeout=timeout * SECONDS)

    def evaluate(self, function, arg=None, timeout=30):
        """As `page.evaluate`, which has no time limit of its own."""
        found = self.page.evaluate(IN_TIME % function, [arg, timeout * SECONDS])
        if not found:
            raise TimeoutError(f"{timeout} s: {function}")
        return found.get("value")

    def command(self, name, timeout=60):
        """Run a command of JupyterLab, such as docmanager:save."""
        self.evaluate(
            "async name => { await window.jupyterapp.commands.execute(name); }", name, timeout
        )

    def run_all(self, timeout=60):
        """Run all cells; return when the last one ended."""
        self.command("notebook:run-all-cells", timeout)

    def save(self):
        self.command("docmanager:save")

    def kexec(self, code, timeout=30):
        """Run code in the notebook's kernel, not in a cell; return what it printed."""
        status, output = self.evaluate(EXECUTE, code, timeout)
        assert status == "ok", output
        return output.strip()

    def outputs(self):
        """The outputs of each cell as the notebook stores them; None for a text cell."""
        return self.evaluate(OUTPUTS)

    def painted_after(self, timeout=10):
        """Wait for the answer that a script watches for; milliseconds from the button to it."""
        self.page.wait_for_function(
            "window.ftPainted !== null", polling=20, timeout=timeout * SECONDS
        )
        return self.page.evaluate("window.ftPainted")

    def show_cell(self, index):
        """Scroll a cell into view: JupyterLab takes distant ones out of the page."""
        self.evaluate(SHOW_CELL, index)

    def canvas(self, nth=0, units=None):
        return Canvas(self, nth, units)

    def screenshot(self, name):
        """Keep a picture among the run's artefacts."""
        path = artefacts() / (re.sub(r"[^\w.-]+", "-", name) + ".png")
        self.page.screenshot(path=path)
        return path


CANVASES = ".jp-OutputArea-output canvas"

READ = """([canvases, nth, x, y, w, h]) => {
  const canvas = document.querySelectorAll(canvases)[nth];
  return Array.from(canvas.getContext('2d').getImageData(x, y, w, h).data);
}"""

# Where a canvas is in the window, as it stands or brought into sight: left, top, width, height.
WHERE = """(canvas, isSought) => {
  if (isSought) canvas.scrollIntoViewIfNeeded();
  const {left, top, width, height} = canvas.getBoundingClientRect();
  return [left, top, width, height];
}"""

PAINTED = """([canvases, nth, x, y]) => {
  const canvas = document.querySelectorAll(canvases)[nth];
  return canvas && canvas.getContext('2d').getImageData(x, y, 1, 1).data[3] > 0;
}"""

# From the mouse button to the end of the first frame in which something else is read.
UNTIL_PAINTED = """read => {
  window.ftPainted = null;
  window.addEventListener('pointerdown', () => {
    const start = performance.now(), before = read();
    // When the frame is painted: what is drawn for it may come after a look of ours.
    const {port1, port2} = new MessageChannel();
    const next = () => requestAnimationFrame(() => port2.postMessage(0));
    port1.onmessage = () => {
      if (read() !== before) window.ftPainted = performance.now() - start;
      else next();
    };
    next();
  }, {capture: true, once: true});
}"""

# The same of the probed pixels.
WATCH = f"""([canvases, nth, x, y, w, h]) => {{
  const canvas = document.querySelectorAll(canvases)[nth];
  ({UNTIL_PAINTED})(() => canvas.getContext('2d').getImageData(x, y, w, h).data.join());
}}"""


class Canvas:
    """The nth canvas among the outputs.

    Points are in `units`, the (width, height) of the whole picture: board units if given, else
    the pixels of the canvas.
    """

    def __init__(self, lab_page, nth=0, units=None):
        self.lab_page, self.page, self.nth = lab_page, lab_page.page, nth
        self.locator = self.page.locator(CANVASES).nth(nth)
        self.units = units

    def size(self):
        """Width and height in canvas pixels (not CSS pixels)."""
        return tuple(self.locator.evaluate("c => [c.width, c.height]", timeout=10 * SECONDS))

    def pixel(self, x, y):
        """The colour (red, green, blue, alpha; 0 to 255) at a point."""
        return tuple(self.pixels(x, y, 1, 1)[:4])

    def pixels(self, x, y, width, height):
        """The bytes of a rectangle; the corner in units, width and height in canvas pixels."""
        return self.lab_page.evaluate(
            READ, [CANVASES, self.nth, *self._backing(x, y), width, height]
        )

    def wait_painted(self, x, y, timeout=20):
        """Wait until something has been drawn at a point."""
        self.locator.wait_for(timeout=timeout * SECONDS)
        arg = [CANVASES, self.nth, *self._backing(x, y)]
        self.page.wait_for_function(PAINTED, arg=arg, polling=50, timeout=timeout * SECONDS)

    def click(self, x, y):
        self.page.mouse.click(*self._on_page(x, y))

    def click_where_it_is(self, x, y):
        """Click as a mouse does: without scrolling before."""
        self.page.mouse.click(*self._as_shown(x, y))

    def hover(self, x, y):
        self.page.mouse.move(*self._on_page(x, y))

    def tap(self, x, y):
        """A finger's tap, on a screen that has no touch before and after it."""
        x, y = self._on_page(x, y)
        finger = self.page.context.new_cdp_session(self.page)
        finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        finger.detach()

    def click_latency(self, x, y, *, probe=None, size=4, timeout=10):
        """Click a point; milliseconds from the button to the painted answer.

        `probe` is where the answer is looked for: a square of `size` canvas pixels around a
        point that the click must change (by default the clicked point).
        """
        centre = self._backing(*(probe or (x, y)))
        corner = [max(0, c - size // 2) for c in centre]
        point = self._on_page(x, y)
        self.lab_page.evaluate(WATCH, [CANVASES, self.nth, *corner, size, size])
        self.page.mouse.click(*point)
        return self.lab_page.painted_after(timeout)

    def _scale(self):
        width, height = self.size()
        wide, high = self.units or (width, height)
        return width / wide, height / high

    def _backing(self, x, y):
        across, down = self._scale()
        return int(x * across), int(y * down)

    def _on_page(self, x, y):
        return self._in_window(x, y, is_sought=True)

    def _as_shown(self, x, y):
        return self._in_window(x, y, is_sought=False)

    def _in_window(self, x, y, *, is_sought):
        left, top, width, height = self.locator.evaluate(WHERE, is_sought, timeout=10 * SECONDS)
        wide, high = self.units or self.size()
        return left + x * width / wide, top + y * height / high
