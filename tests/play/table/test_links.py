"""A position that comes with a link: an edit like any other, and nothing is lost by it."""

import pytest

from ft_tutor.notation import read_position
from ft_tutor.play.face import Commanded, Pressed, Style
from ft_tutor.play.table import open_table
from ft_tutor.rules.setup import new_game
from ft_tutor.scene.places import TurnSpot
from ft_tutor.scene.theme import LIGHT

TEXT = "c3:yw c4:g d4:y"


@pytest.fixture
def table():
    return open_table(new_game(2, seed=1)).after(Pressed(TurnSpot(4)))


def test_it_becomes_a_branch_of_what_was_played(table):
    sent = table.after(Commanded("position", TEXT))
    assert sent.position == read_position(TEXT)
    assert sent.editor is not None
    assert sent.tree.node.parent == table.tree.here


@pytest.mark.parametrize("text", ["", "<script>", "c3:q", "x" * 100_000, "\x00", "c3:yw " * 9000])
def test_rubbish_is_refused_beside_the_field(table, text):
    sent = table.after(Commanded("position", text))
    assert sent.position == table.position
    panels = sent.page(Style(LIGHT)).panels
    assert any(field.error for panel in panels for field in panel.fields)


def test_a_link_is_offered_as_the_text_of_the_position(table):
    offer = table.after(Commanded("position", TEXT)).after(Commanded("edit-link")).offer
    assert offer.kind == "link"
    assert read_position(offer.content) == read_position(TEXT)
