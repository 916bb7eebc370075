"""The whole table in the real JupyterLab, on both faces: rounds, edits, branches, and accidents."""

from random import Random

import pytest
from helpers.seated import panel
from helpers.whole import Game, choose
from playwright.sync_api import expect

from ft_tutor.notation import write_position
from ft_tutor.play.explorer.rows import GOTO, PIN
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import TILES, Tile
from ft_tutor.scene.places import OnTile, TurnSpot

from .table_page import CELL, FACES, TablePage, table_of
from .test_board import KEPT

pytestmark = pytest.mark.browser

both_faces = pytest.mark.parametrize("face", FACES)


def open_table(book, text, face, mode="play"):
    """The table of a position, alone on the page."""
    page = book.run(cell(text, face, mode))
    return TablePage(page, table_of(text, mode)).wait_alive().wait_same()


def cell(text, face, mode="play", name="live"):
    return CELL.format(position=text, face=face, mode=mode, name=name)


# Which game, and which chance in it: with thieves and djinns by presses, a plain one by keys.
ROUNDS = [("mouse", "canvas", 15, 5), ("keys", "svg", 21, 1)]


@pytest.mark.parametrize(("by", "face", "number", "seed"), ROUNDS, ids=["mouse", "keys"])
def test_a_whole_round_of_two_players(book, by, face, number, seed):
    game, chance = Game(number), Random(seed)
    table = open_table(book, write_position(game.start), face)
    while table.table.position.turn.round == 1:
        table.act(choose(game, legal_actions(table.table.position), chance), by)
    assert table.position() == table.expected


START = write_position(new_game(2, seed=3))
WALK = "b2:village.www c2:large.w d2:small.w d3:oasis.w turn=1"

# How often, by face: often enough on one, and enough to see a difference on the other.
PRESSES = {"canvas": 24, "svg": 40}
RUNS = {"canvas": 6, "svg": 3}

# Two pictures of one table, pixel by pixel or part by part.
SAME_PICTURE = """pair => {
  const all = board => board.toDataURL?.() ??
    [...board.querySelectorAll('.ft-layer')].map(layer => layer.innerHTML).join('|');
  return all(pair[0]) === all(pair[1]);
}"""

# The socket of the kernel drops, now or with the next thing that is sent: that is lost then.
DROP = """later => {
  for (const socket of window.ftSockets) {
    if (!socket.url.includes('/channels') || socket.readyState !== 1) continue;
    if (later) socket.send = () => socket.close();
    else socket.close();
  }
}"""


@both_faces
def test_an_edit_is_a_branch_and_two_lines_are_compared(book, face):
    table = open_table(book, START, face)
    table.command("mode", "edit")
    table.command("edit-tool", "palm")
    table.press(OnTile(Tile.a3))
    table.command("mode", "explore")
    edit = table.table.tree.here
    table.press(TurnSpot(3))
    one = table.table.tree.here
    table.command(GOTO, str(edit))
    table.press(TurnSpot(5))
    table.command(PIN, str(one))
    assert len(table.table.tree.lines) == 2
    compared = panel(table.table, "compare")
    node = table.root.locator('[data-panel="compare"]')
    expect(node.locator(".ft-panel-picture svg")).to_be_visible()
    cells = [cell for row in compared.grid.rows for cell in row]
    expect(node.locator("tbody :is(th, td)")).to_have_text(cells)
    table.command("mode", "play")
    assert table.position() == table.expected


def test_two_views_are_one_table_and_a_reload_goes_on(book):
    """Both faces at once, each seen twice."""
    book.page.page.set_viewport_size({"width": 1280, "height": 4600})
    names = [f"on_{face}" for face in FACES]
    cells = [cell(START, face, name=name) for face, name in zip(FACES, names, strict=True)]
    book.run(cells[0], names[0], cells[1], names[1])
    tables = [TablePage(book.page, table_of(START), nth).wait_alive() for nth in range(4)]
    for first, second in (tables[:2], tables[2:]):
        first.press(TurnSpot(3))
        second.table = first.table
        second.wait_same().press(TurnSpot(5))
        first.table = second.table
        first.wait_same().command("show-mine")
        second.table = first.table
        second.wait_same()
        wait_same_picture(first, second)
    book.page.save()
    book.page.reload()
    for nth, name in enumerate(names):
        first, second = tables[2 * nth : 2 * nth + 2]
        first.wait_alive().wait_same()
        second.wait_alive().wait_same()
        wait_same_picture(first, second)
        act = legal_actions(first.table.position)[0]
        first.act(act)
        assert first.position(name) == first.expected


def wait_same_picture(first, second):
    arg = [first.surface(), second.surface()]
    first.page.wait_for_function(SAME_PICTURE, arg=arg, polling=100)


@both_faces
def test_cells_run_again_leave_nothing_behind(book, face):
    book.hurry()
    for _ in range(3):
        open_table(book, START, face)
    widgets, memory = map(int, book.page.kexec(KEPT).split())
    for _ in range(RUNS[face]):
        table = open_table(book, START, face)
    after, more = map(int, book.page.kexec(KEPT).split())
    print(f"{face}: {memory} kB, {RUNS[face]} runs later {more} kB; {widgets} and {after} widgets")
    table.press(TurnSpot(3))
    table.wait_same()
    assert table.position() == table.expected
    assert after <= widgets + 2
    assert more <= memory * 1.1


@both_faces
def test_many_quick_presses_lose_nothing(book, face):
    table = open_table(book, START, face)
    table.command("mode", "edit")
    table.command("edit-tool", "palm")
    for number in range(PRESSES[face]):
        table.press(OnTile(TILES[number * 7 % len(TILES)]))
    table.wait_same()
    assert table.position() == table.expected
    assert sum(square.palms for square in table.table.position.squares) == PRESSES[face]


@both_faces
@pytest.mark.parametrize("lost", ["nothing", "the press"])
def test_a_socket_drops_in_the_middle_of_a_turn(book, face, lost):
    table = open_table(book, WALK, face)
    table.press(OnTile(Tile.b2))
    table.wait_same()
    book.page.evaluate(DROP, lost == "the press")
    table.press(OnTile(Tile.c2))
    table.press(OnTile(Tile.d2))
    table.wait_same(timeout=40)
    assert table.position() == table.expected
    expect(table.root.locator(".ft-asleep")).to_be_hidden()
    # What the browser itself says about a dropped socket is no fault of ours.
    book.page.errors.clear()
