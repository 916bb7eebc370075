"""What the live things ask of the page, and what the page tells them."""

from pathlib import Path

import pytest

from ft_tutor.learner.preferences import Preferences, save_preferences
from ft_tutor.scene.theme import DARK, HIGH_CONTRAST, LIGHT
from ft_tutor.texts import catalogue
from ft_tutor.widgets.board import Board
from ft_tutor.widgets.page import SCRIPT, PageHelper
from ft_tutor.widgets.resume import resume

from .recorder import recorded


@pytest.fixture
def board():
    return Board("b3:small.yw c3:oasis.g")


def test_a_jump_is_one_message(monkeypatch):
    page, sent = PageHelper(), []
    monkeypatch.setattr(page.comm, "send", lambda data, **_: sent.append(data))
    page.jump()
    assert sent == [{"method": "custom", "content": {"jump": True}}]


def test_the_script_of_the_page_is_read_from_its_file():
    assert str(PageHelper()._esm) == Path(SCRIPT).read_text("utf-8")


def test_a_screen_reader_gets_a_name_for_the_board(board):
    assert board._page.label == catalogue("en").say("ui-board")


def test_every_view_has_one_helper_in_the_page(open_step, board):
    for view in (board, open_step("first-steps"), open_step("desert"), resume("meeple-paths")):
        assert len(helpers_in(view)) == 1
        assert helpers_in(view)[0] is (getattr(view, "board", None) or view)._page


def helpers_in(thing):
    if isinstance(thing, PageHelper):
        return [thing]
    return [found for child in getattr(thing, "children", ()) for found in helpers_in(child)]


# --- the look


def test_a_board_follows_the_page_into_the_dark_and_back(board):
    assert board.theme == LIGHT
    board._page.dark = True
    assert board.theme == DARK
    board._page.dark = False
    assert board.theme == LIGHT


def test_following_the_page_is_one_drawing(board):
    with recorded(board._board.widget) as messages:
        board._page.dark = True
    assert len(messages) == 1


def test_a_chosen_look_stays_whatever_the_page_is(board):
    save_preferences(Preferences(look=HIGH_CONTRAST.name))
    chosen = Board("c3:y")
    with recorded(chosen._board.widget) as messages:
        for one in (board, chosen):
            one._page.dark = True
    assert board.theme == chosen.theme == HIGH_CONTRAST
    assert len(messages) <= 1  # only the board that was light before


def test_a_look_chosen_in_the_dark_is_the_one_after_it(board):
    board._page.dark = True
    board._bar._look.click()
    assert board.theme == HIGH_CONTRAST
    board._page.dark = False
    assert board.theme == HIGH_CONTRAST


def test_a_look_that_is_not_known_counts_as_none(board):
    save_preferences(Preferences(look="from another version"))
    board._page.dark = True
    assert board.theme == DARK
