"""A whole table in a cell: it goes on where it was left, and says what cannot be."""

import pytest
from helpers.face import ListFace

from ft_tutor.course.stage.contents.lessons import TABLES
from ft_tutor.learner.tables import KeptTable, table_file
from ft_tutor.notation.trees import writing
from ft_tutor.play.face import Commanded, Pressed
from ft_tutor.publish.tables import TABLE_PAGES
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.places import OnTile
from ft_tutor.widgets.mistakes import Mistake
from ft_tutor.widgets.table import table

START = "b2:village.yw c2:large.wb c3:oasis.gbr d3:small.g"


@pytest.fixture
def alive():
    """A table of its own name, closed after the test."""
    opened = []

    def opened_table(*given, **named):
        opened.append(table(*given, face=ListFace(), **named))
        return opened[-1]

    yield opened_table
    for one in opened:
        one.close()


def test_a_press_is_played(alive):
    live = alive(START)
    live.hear(Pressed(OnTile(Tile.c3)))
    assert sum(live.position.hand) == 3


def test_it_goes_on_where_it_was_left_even_if_the_kernel_died(alive):
    first = alive(mode="explore")
    first.hear(Commanded("press", "spot.5"))
    first.keep()
    start, here = first.value.tree.path(), first.position
    first.close()
    again = alive(mode="explore")
    assert again is not first
    assert (again.value.tree.path(), again.position) == (start, here)


def test_players_are_called_as_before_and_are_told_which_game_goes_on(alive):
    first = alive(mode="play", names=("Ann",))
    first.hear(Commanded("name-2", "<script>"))
    first.hear(Commanded("press", "spot.5"))
    first.keep()
    first.close()
    again = alive(mode="play", players=4, names=("", ""))
    assert again.value.names == ("Ann", "<script>")
    assert len(again.position.players) == 2
    assert "2 players" in again.face.answer
    assert "<script>" not in again.face.answer


def test_one_that_is_alive_is_found_again(alive):
    assert alive(mode="play") is alive(mode="play")


@pytest.mark.parametrize("text", ["ft-tutor tree 1\nposition: c3:", "ft-tutor tree 2\n"])
def test_a_torn_or_newer_file_is_set_aside_and_the_learner_is_told(alive, text):
    KeptTable("edit").write(text)
    live = alive(mode="edit")
    assert live.position.decision is not None
    (aside,) = table_file("edit").parent.glob("edit.unreadable*")
    assert aside.read_text("utf-8") == text
    assert aside.name in live.face.answer
    aside.unlink()


def test_a_table_that_cannot_be_kept_says_so_until_it_can(alive):
    live = alive(mode="explore")
    path = table_file("explore")
    path.unlink(missing_ok=True)
    path.mkdir(parents=True)
    live.hear(Commanded("tree-name", "<b>mine</b>"))
    live.keep()
    assert str(path) not in live.face.answer
    assert "explore.beside-1.txt" in live.face.answer
    path.rmdir()


def test_a_table_too_large_to_be_kept_is_no_traceback(alive, monkeypatch):
    monkeypatch.setattr(writing, "MOST_NODES", 1)
    live = alive(mode="explore")
    live.hear(Commanded("press", "spot.5"))
    live.keep()
    assert "Remove branches" in live.face.answer
    live.hear(Commanded("rings"))
    assert "Remove branches" in live.face.answer


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_picture_is_offered_as_a_file_once(alive, kind):
    live = alive(START)
    live.hear(Commanded("save", kind))
    offers = [shown.offer for shown in live.face.shown if shown.offer]
    assert [offer.name for offer in offers] == [f"five-tribes.{kind}"]
    live.hear(Pressed(OnTile(Tile.c3)))
    assert live.face.shown[-1].offer is None


@pytest.mark.parametrize(
    ("given", "named", "words"),
    [
        (["c3:q"], {}, "c3"),
        ([None], {"mode": "cheat"}, "play, explore, edit"),
        ([None], {"players": 7}, "2, 3, 4"),
        ([None], {"players": 2.0}, "2.0 cannot"),
        ([None], {"players": 10**5000}, "<int>"),
        ([None], {"mode": "x" * 200_000}, "“x{60}…”"),
        ([None], {"names": "Ann"}, "Ann"),
        ([None], {"names": 5}, "<int>"),
        ([None], {"face": 5}, "<int>"),
        ([None], {"lang": "xx"}, "xx"),
    ],
)
def test_a_mistake_is_one_sentence_that_says_what_would_be_right(given, named, words):
    with pytest.raises(Mistake, match=words):
        table(*given, **named)


def test_every_table_in_the_list_of_lessons_has_its_notebook():
    assert tuple(page.name for page in TABLE_PAGES) == TABLES
