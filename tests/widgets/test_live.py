"""The live board: canvas, buttons and announcements around a game."""

import re
from html import escape

import pytest
from ipywidgets import HTML

from ft_tutor.notation import NotationError, read_position, write_position
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.setup import new_board, new_game
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.plain import to_lines
from ft_tutor.scene.shapes import Layer
from ft_tutor.scene.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES
from ft_tutor.texts import UnknownLanguageError, catalogue, rule_sentence
from ft_tutor.widgets import live
from ft_tutor.widgets.board import Board
from ft_tutor.widgets.buttons import row
from ft_tutor.widgets.mistakes import Mistake

from .recorder import Page, recorded

TEXT = "b3:small.yw c3:oasis.g d3:small.w b4:oasis.r c4:small.yb d4:oasis.b"


def say(key):
    return catalogue("en").say(f"ui-{key}")


@pytest.fixture
def board():
    return Board(TEXT)


def ringed(board, style):
    return {s.place.tile.name for s in board._board.scene.layer(Layer.MARKS) if s.style == style}


def walk(board):
    """The whole movement of the worked example."""
    for action in (PickUp(Tile.b3), Drop(Tile.c3, Tribe.VIZIER), Drop(Tile.d3, Tribe.ELDER)):
        board.act(action)


def bar(board):
    return {
        name: getattr(board._bar, f"_{name}")
        for name in ("undo", "redo", "restart", "legal", "in_words", "look")
    }


def enabled(board):
    return {name for name, one in bar(board).items() if not one.disabled}


# --- playing


def test_it_begins_with_what_to_do(board):
    assert say("begin") in board._news.value
    assert enabled(board) == {"legal", "in_words", "look"}


def test_it_begins_in_the_middle_of_a_walk():
    begun = Board(TEXT)
    begun.act(PickUp(Tile.b3))
    board = Board(begun.position)
    assert say("begin-hand") in board._news.value
    assert say("begin") not in board._news.value


def test_what_is_said_moves_none_of_the_buttons_of_a_step(board):
    task, buttons = HTML("the task"), row()
    made = live.LiveBoard(board.game, above=(task,), below=(buttons,))
    (panel,) = [box for box in made.children[2].children if "ft-panel" in box._dom_classes]
    assert panel.children[:3] == (task, buttons, made._news)


@pytest.mark.rule("R2.2.1")
def test_what_happens_is_said_and_drawn(board):
    board.act(PickUp(Tile.b3))
    assert "b3" in board._news.value
    assert 'role="status"' in board._news.value
    assert ringed(board, "mark.legal") == {"c3"}  # on b4 neither could still come home
    assert enabled(board) >= {"undo", "restart"}


@pytest.mark.rule("R2.2.2")
def test_a_refused_click_says_why_names_the_rule_and_rings_the_tiles(board):
    board.act(PickUp(Tile.b3))
    before = board.position
    board.act(Drop(Tile.d4, Tribe.VIZIER))
    assert board.position == before
    assert "ft-refused" in board._news.value
    assert "R2.2.2" in board._news.value
    assert rule_sentence("R2.2.2", "en") in board._news.value.replace("&#x27;", "'")
    assert ringed(board, "mark.wrong") == {"d4"}  # only the tile that was clicked is crossed


@pytest.mark.rule("R2.2.4")
def test_the_rings_of_a_mistake_go_with_the_next_action(board):
    board.act(Drop(Tile.c3, Tribe.VIZIER))
    board.act(PickUp(Tile.b3))
    assert ringed(board, "mark.wrong") == set()


def test_a_click_on_the_canvas_plays(board):
    page = Page(board._board)
    frame = board._board._frame
    for tile in (Tile.b3, Tile.c3, Tile.d3):
        page.click(*frame.point(tile, (50, 50)))
    assert len(board.game.history.actions) == 3
    assert not board._bar._undo.disabled


def test_a_click_sends_one_drawing(board):
    page = Page(board._board)
    with recorded(board._board.widget) as messages:
        page.click(*board._board._frame.point(Tile.b3, (50, 50)))
    assert len(messages) == 1


def test_undo_redo_restart(board):
    walk(board)
    end = board.position
    board.undo()
    assert say("undone") in board._news.value
    assert enabled(board) >= {"undo", "redo", "restart"}
    board.redo()
    assert board.position == end
    assert say("redone") not in board._news.value  # the events are said
    assert "d3" in board._news.value
    board.restart()
    assert say("restarted") in board._news.value
    assert board.position == read_position(TEXT)
    assert enabled(board) == {"legal", "in_words", "look"}


def test_a_click_after_the_walk_is_no_mistake(board):
    walk(board)
    end = board.position
    board.act(PickUp(Tile.b4))
    assert say("walk-over") in board._news.value
    assert "ft-refused" not in board._news.value
    assert board.position == end
    assert ringed(board, "mark.wrong") == set()
    board.undo()
    board.act(Drop(Tile.d3, Tribe.ELDER))
    assert board.position == end


def test_nothing_to_undo(board):
    Page(board._board).key("u")
    assert say("nothing-to-undo") in board._news.value


def test_nothing_to_redo(board):
    Page(board._board).key("U", shift=True)
    assert say("nothing-to-redo") in board._news.value
    board.act(PickUp(Tile.b3))
    board.redo()
    assert say("nothing-to-redo") in board._news.value


def test_an_action_after_undo_forgets_what_was_undone(board):
    walk(board)
    board.undo()
    board.undo()
    board.act(Drop(Tile.c3, Tribe.ELDER))
    assert board._bar._redo.disabled


def test_a_new_game_is_taken_at_its_first_movement():
    board = Board(new_game(2, seed=1))
    board.act(PickUp(Tile.c3))
    assert sum(board.position.hand) == 3
    assert "ft-progress" in board._news.value


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_board_can_be_played(players):
    board = Board(new_board(players, seed=1))
    while actions := legal_actions(board.position):
        board.act(actions[-1])
    assert board.game.history.actions
    assert "ft-refused" not in board._news.value


# --- leaving it with the keyboard


def test_tab_goes_to_the_first_button_that_works(board, monkeypatch):
    went = []
    monkeypatch.setattr("ipywidgets.DOMWidget.focus", lambda self: went.append(self))  # noqa: PLW0108
    monkeypatch.setattr("ipywidgets.DOMWidget.blur", lambda self: went.append("blur"))
    page = Page(board._board)
    page.key("Tab")
    board.act(PickUp(Tile.b3))
    page.key("Tab")
    page.key("Escape")
    page.key("Tab", shift=True)
    assert went == [board._bar._in_words, board._bar._undo, "blur", "blur"]


# --- how it looks


def test_look_goes_round_the_themes_and_is_kept(board):
    seen = []
    for _ in range(4):
        seen.append(board.theme)
        board._bar._look.click()
    assert seen == [LIGHT, DARK, HIGH_CONTRAST, LIGHT]
    assert THEMES == (LIGHT, DARK, HIGH_CONTRAST)
    assert Board(TEXT).theme == board.theme == DARK


def test_all_boards_change_their_look_together(board):
    other = Board(TEXT)
    other._bar._look.click()
    assert board.theme == other.theme == DARK


def test_a_closed_board_is_left_alone(board):
    closed = Board(TEXT)
    closed.close()
    with recorded(board._board.widget) as messages:
        board._bar._look.click()
    assert len(messages) == 1


def test_in_words(board):
    bar(board)["in_words"].value = True
    lines = re.findall(r"<li>(.*?)</li>", board._words.value)
    assert lines == [escape(line) for line in to_lines(board.position)]
    assert board._words.value == f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"
    before = board._words.value
    board.act(PickUp(Tile.b3))
    assert board._words.value not in {"", before}
    bar(board)["in_words"].value = False
    assert board._words.value == ""


def test_legal_tiles_can_be_hidden(board):
    board.act(PickUp(Tile.b3))
    bar(board)["legal"].value = False
    assert ringed(board, "mark.legal") == set()
    bar(board)["legal"].value = True
    assert ringed(board, "mark.legal") == {"c3"}


def test_switching_sends_nothing_that_is_not_needed(board):
    with recorded(board._board.widget) as messages:
        bar(board)["in_words"].value = True
        bar(board)["legal"].value = False  # nothing was ringed
    assert messages == []


# --- what Board takes


def test_a_position_or_its_text(board):
    assert Board(read_position(TEXT)).position == board.position
    assert read_position(write_position(board.position)) == board.position


@pytest.mark.parametrize(
    "text", ["g9:y", "c3:yq", "b3:yw b3:g", "c3:y.camel1.camel2", "x" * 1_000_000]
)
def test_a_text_that_cannot_be_read(text):
    with pytest.raises(Mistake) as caught:
        Board(text)
    assert len(str(caught.value)) < 600
    assert isinstance(caught.value.__cause__, NotationError)
    assert caught.value._render_traceback_() == str(caught.value).split("\n")


def test_a_text_that_cannot_be_read_is_shown_with_the_place():
    with pytest.raises(Mistake) as caught:
        Board("c3:yw g9:y")
    sentence, text, caret = str(caught.value).split("\n")
    assert "g9" in sentence
    assert text[caret.index("^") :] == "g9:y"


@pytest.mark.parametrize("given", [5, None, b"c3:y", ["c3:y"]])
def test_what_is_no_position_at_all(given):
    with pytest.raises(Mistake, match=r"c3:yw"):
        Board(given)


@pytest.mark.parametrize(
    "crop", [("b2", "d4"), "", "b2", "b2-", "-d4", "b2-g9", "B2-D4", "b2-d4-f5", "b2:d4"]
)
def test_a_bad_crop_is_a_clear_error(crop):
    with pytest.raises(ValueError, match=re.escape(f"“{crop}”"[:12])) as caught:
        Board(TEXT, crop=crop)
    assert "b2-d4" in str(caught.value)
    assert not isinstance(caught.value, KeyError)


def test_an_impossible_position_is_shown_with_its_problems():
    board = Board("c3:" + "y" * 17 + " c4:y")
    assert say("impossible") in board._news.value
    assert "18" in board._news.value
    board.act(PickUp(Tile.c3))
    assert board.position.hand[Tribe.VIZIER] == 17


def test_an_unknown_language():
    with pytest.raises(UnknownLanguageError):
        Board(TEXT, lang="xx")


def test_a_crop_shows_a_part_and_corners_may_come_in_any_order():
    parts = [Board(TEXT, crop=crop)._board.scene for crop in ("b3-d4", "d4-b3", "d3-b4")]
    assert parts[0] == parts[1] == parts[2]
    assert parts[0].width < Board(TEXT)._board.scene.width


def test_a_board_that_is_looked_at_cannot_be_played(board):
    still = live.LiveBoard(board.game, playable=False, hand=False)
    still.act(PickUp(Tile.b3))
    Page(still._board).key("u")
    Page(still._board).click(*still._board._frame.point(Tile.b3, (50, 50)))
    assert still.position == read_position(TEXT)
    assert still._news.value == ""
