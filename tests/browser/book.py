"""One notebook for many tests: its page and its kernel stay, its cells are written anew."""

from ft_tutor.widgets.live import MOMENT

NAME = "book.ipynb"
CELLS = 4

# Cells that a test does not need are empty.
FILL = """async sources => {
  const notebook = window.jupyterapp.shell.currentWidget.content;
  notebook.widgets.forEach((cell, index) => {
    cell.model.sharedModel.setSource(sources[index] ?? '');
    cell.model.outputs.clear();
  });
}"""

# Keeps hold of every socket of the page, to be able to drop them.
SOCKETS = """(() => {
  window.ftSockets = [];
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      window.ftSockets.push(this);
    }
  };
})()"""

THEME = """async theme => {
  await window.jupyterapp.commands.execute('apputils:change-theme', {theme});
}"""

# How long a view that has left the page is waited for, in seconds.
WAIT = "from ft_tutor.widgets import live as alive; alive.MOMENT = {}"


class Book:
    """A notebook that is written anew for every test.

    Opening JupyterLab costs six seconds of a processor, and running a cell a few tenths of one.
    """

    def __init__(self, page, viewport):
        self.page, self.viewport = page, viewport
        self.is_dark = self.is_wide = False

    def write(self, *sources):
        """Write these cells, and no others."""
        self.page.evaluate(FILL, list(sources))

    def run(self, *sources):
        """Write these cells, and no others, and run them; return the page."""
        self.write(*sources)
        self.page.run_all()
        return self.page

    def theme(self, name):
        """Choose JupyterLab's theme: Light or Dark."""
        self.is_dark = name != "Light"
        self.page.evaluate(THEME, f"JupyterLab {name}")
        light = str(name == "Light").lower()
        self.page.page.wait_for_selector(f"[data-jp-theme-light={light}]", state="attached")
        self.page.page.wait_for_timeout(400)  # the new style sheet moves things

    def widen(self):
        """Take the side bar away."""
        self.is_wide = not self.is_wide
        self.page.command("application:toggle-left-area")

    def hurry(self):
        """Do not wait long for views that have left the page."""
        self.page.kexec(WAIT.format(0.1))

    def leave(self):
        """Let what was shown end now, and not in the middle of another test."""
        self.hurry()
        self.write()
        self.page.page.wait_for_timeout(200)
        self.page.kexec(WAIT.format(MOMENT))

    def begin(self):
        """As a page is that was just opened: its window, its look, nothing in it."""
        self.page.page.set_viewport_size(self.viewport)
        self.page.page.emulate_media(
            media="null", color_scheme="null", reduced_motion="null", forced_colors="null"
        )
        if self.is_dark:
            self.theme("Light")
        if self.is_wide:
            self.widen()
        self.leave()
        self.page.page.mouse.move(5, 5)
        self.page.errors.clear()
