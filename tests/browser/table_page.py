"""A table in a page, beside the same table in the test: what is pressed here is pressed there.

The table in the test says where a place is and what the page has to say afterwards.
"""

from dataclasses import replace
from functools import cached_property

from helpers.seated import STYLE, keys_to, route

from ft_tutor.notation import read_position, write_position
from ft_tutor.play.face import Commanded, Pressed, Typed
from ft_tutor.play.table import open_table, shown
from ft_tutor.scene.place_words import read_place, write_place
from ft_tutor.widgets.boxes import box
from ft_tutor.widgets.page_values import page_values

from .lab_page import SECONDS, TimeoutError  # noqa: A004
from .stage_page import StagePage

# The ways in which the picture of a table comes into the page.
FACES = ("canvas", "svg")

# The cells of a notebook that has one table in it.
CELL = """\
from ft_tutor import table
from ft_tutor.notation import write_position
{name} = table({position!r}, mode={mode!r}, face={face!r})
{name}"""

POSITION = "print(write_position({name}.position))"

# What of a page says something else than it has to, by name: as a browser reads HTML.
DIFFERS = """([nth, {task, answer, panels}]) => {
  const stage = document.querySelectorAll('.ft-stage')[nth];
  if (!stage) return ['stage'];
  const says = (node, html) => {
    const meant = document.createElement('template');
    meant.innerHTML = html;
    return node.innerHTML === meant.innerHTML;
  };
  const isPanel = (node, {id, words, rows, grid, picture}) => {
    const all = (wanted) => [...node.querySelectorAll(wanted)];
    const [lines, cells] = [all('.ft-row-words'), all('.ft-grid tbody :is(th, td)')];
    const hovered = id === 'now'; // it tells what the mouse is on, which the test does not know
    return node.dataset.panel === id && (hovered || says(all('.ft-panel-words')[0], words))
      && lines.length === rows.length && lines.every((line, n) => says(line, rows[n].words))
      && cells.map((cell) => cell.textContent).join() === (grid?.rows ?? []).flat().join()
      && all('.ft-panel-picture svg').length === (picture ? 1 : 0);
  };
  const shown = [...stage.querySelectorAll('.ft-panel')];
  const other = shown.filter((node, n) => panels[n] && !isPanel(node, panels[n]));
  return [
    ...(says(stage.querySelector('.ft-task'), task) ? [] : ['task']),
    ...(says(stage.querySelector('.ft-answer'), answer) ? [] : ['answer']),
    ...(shown.length === panels.length ? [] : ['panels']),
    ...other.map((node) => node.innerHTML),
  ];
}"""
SAYS = f"given => ({DIFFERS})(given).length === 0"

# Where a point of a picture is in the window, and the name of the place that a press there would
# come to; null where places are no elements.
UNDER = """(picture, [x, y, wide, high]) => {
  const {left, top, width, height} = picture.getBoundingClientRect();
  const at = [left + x * width / wide, top + y * height / high];
  const place = () => document.elementFromPoint(...at)?.closest('.ft-place')?.dataset.place ?? '';
  return [...at, picture.matches('.ft-svg') ? place() : null];
}"""

STEPS = 8
"""Into how many steps a place is cut to find a point where nothing lies upon it."""


def point_in(scene, place):
    """A point of a place where nothing lies upon it, in board units; its middle if that is one."""
    carriers = scene.carriers[place]
    points = [shape.centre for shape in carriers]
    for shape in carriers:
        left, top, right, bottom = box(shape)
        across = [left + (right - left) * (n + 0.5) / STEPS for n in range(STEPS)]
        down = [top + (bottom - top) * (n + 0.5) / STEPS for n in range(STEPS)]
        points += [(x, y) for y in down for x in across]
    return next(point for point in points if scene.at(*point) == place)


class TablePage(StagePage):
    """The nth stage of a page, which shows a table that begins as `table`."""

    def __init__(self, lab_page, table, nth=0):
        super().__init__(lab_page, nth)
        self.table = table
        scene = table.view.scene
        self.units = scene.width, scene.height

    @property
    def canvas(self):
        canvas = super().canvas
        canvas.units = self.units
        return canvas

    @cached_property
    def is_svg(self):
        """Whether its picture is made of elements; that stays so."""
        return self.root.locator(".ft-svg").count() > 0

    def surface(self):
        """The canvas, or the picture of elements."""
        return self.canvas.locator.element_handle()

    # --- what a player does

    def at(self, word):
        """Where the place of a word is, in board units."""
        return point_in(self.table.view.scene, read_place(word))

    def press(self, place):
        """Press a place: on the picture, or its button where the picture has none."""
        if place in self.table.view.scene.carriers:
            point = point_in(self.table.view.scene, place)
            x, y, under = self.canvas.locator.evaluate(UNDER, [*point, *self.units])
            assert under in {None, write_place(place)}, (under, place, x, y)
            self.page.mouse.click(x, y)
            self.table = self.table.after(Pressed(place))
        else:
            self.command("press", write_place(place))

    def command(self, name, value="", by="mouse"):
        """Press a button, wherever it is beside the board, once everything before is answered."""
        self.wait_same()
        found = f'.ft-button[data-act="{name}"][data-value="{value}"]:not([aria-disabled])'
        self.activate(self.root.locator(found).first, by)
        self.table = self.table.after(Commanded(name, value))
        self.wait_same()

    def activate(self, button, by="mouse"):
        """Press a button by the mouse or by the keyboard."""
        if by == "mouse":
            button.click()
        else:
            button.focus()
            self.page.keyboard.press("Enter")

    def keys(self, place):
        """Walk to a place with the arrow keys and press Enter, or press its button by Enter."""
        if place not in self.table.view.scene.carriers:
            self.command("press", write_place(place), by="keys")
            return
        if not self.root.locator(".ft-board :focus").count():
            (self.stop if self.is_svg else self.canvas.locator).focus()
        if self.is_svg:  # where the focus is, is where the walk begins
            word = self.root.locator(".ft-place:focus").get_attribute("data-place")
            view = replace(self.table.view, cursor=read_place(word))
            self.table = self.table.but(view=view)
        for key in (*keys_to(self.table, place), "Enter"):
            self.key(key)
        self.wait_same()

    def key(self, key):
        """Press a key on the board."""
        self.page.keyboard.press(key)
        at = self.table.view.cursor if self.is_svg else None
        self.table = self.table.after(Typed(key, at=at))

    def act(self, action, by="mouse"):
        """Press all that makes an action; whoever is covered turns the own things up first."""
        if self.table.is_covered:
            self.command("show-mine", by=by)
        for place in route(self.table.position, action):
            (self.press if by == "mouse" else self.keys)(place)
        self.wait_same()

    # --- what is seen

    def wait_same(self, timeout=20):
        """Wait until the page says what the table in the test says."""
        page = page_values(shown(self.table, STYLE).page, STYLE.theme)
        wanted = {part: page[part] for part in ("task", "answer", "panels")}
        arg = [self.nth, wanted]
        try:
            self.page.wait_for_function(SAYS, arg=arg, polling=50, timeout=timeout * SECONDS)
        except TimeoutError:
            differs = self.page.evaluate(DIFFERS, arg)
            raise AssertionError(f"the page says {differs}, and not {wanted}") from None
        return self

    @property
    def expected(self):
        """The text of the position that the table in the test has."""
        return write_position(self.table.position)

    def position(self, name="live"):
        """The text of the position in the kernel."""
        return self.lab_page.kexec(POSITION.format(name=name))


def table_of(text, mode="play"):
    """The table in the test, as `ft_tutor.table` opens it."""
    return open_table(read_position(text), open_hands=mode != "play").after(Commanded("mode", mode))
