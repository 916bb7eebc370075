"""A new game: for how many, with or without thieves; a begun one goes only if that is wanted."""

import pytest
from helpers.seated import buttons, panel, seated

from ft_tutor.notation import read_position
from ft_tutor.play.face import Commanded, Pressed, Style
from ft_tutor.play.table import open_table
from ft_tutor.play.table.fresh import asked_for, choices_of, has_thieves, is_fresh
from ft_tutor.rules.setup import new_game
from ft_tutor.scene.places import TurnSpot
from ft_tutor.scene.theme import LIGHT


@pytest.fixture
def table():
    return open_table(new_game(2, seed=1), names=("Ann", "Bob"))


@pytest.mark.parametrize(
    ("value", "players", "thieves"),
    [("3", 3, False), ("4thieves", 4, True), ("2thieves", 2, True), ("", 2, False)],
)
def test_another_game_is_chosen_before_the_first_press(table, value, players, thieves):
    begun = table.after(Commanded("new-game", value))
    assert (len(begun.position.players), has_thieves(begun.position)) == (players, thieves)
    assert begun.names == ("Ann", "Bob")
    assert begun.position.layout != table.position.layout


def test_what_stands_on_the_buttons_is_what_they_do(table):
    for button in choices_of(table):
        begun = table.after(Commanded(button.id, button.value))
        assert not choices_of(begun) or any(
            other.label == button.label and other.pressed for other in choices_of(begun)
        )
    names = [panel.id for panel in table.page(Style(LIGHT)).panels]
    assert "players" in names


@pytest.mark.parametrize("value", ["5", "0", "thieves", "2thieves2", "<script>", "9" * 200])
def test_nonsense_begins_the_same_game_anew(table, value):
    assert len(table.after(Commanded("new-game", value)).position.players) == 2


def test_a_begun_game_is_never_lost(table):
    begun = table.after(Pressed(TurnSpot(4)))
    assert not is_fresh(begun)
    assert begun.after(Commanded("new-game", "4")) is begun
    back = begun.after(Commanded("undo"))
    assert back.after(Commanded("new-game", "4")) is back


def test_a_begun_game_gives_way_to_a_new_one_only_when_that_is_confirmed(table):
    begun = table.after(Pressed(TurnSpot(4)))
    assert begun.after(Commanded("new-game", "sure")) is begun
    asked = begun.after(Commanded("new-game"))
    assert asked.tree is begun.tree
    question = panel(asked, "new-game")
    assert "round 1" in question.words
    sure, keep = question.buttons
    kept = asked.after(Commanded(keep.id, keep.value))
    assert kept.tree is begun.tree
    assert panel(kept, "new-game") is None
    new = asked.after(Commanded(sure.id, sure.value))
    assert is_fresh(new)
    assert new.names == table.names
    assert panel(new, "new-game") is None


def test_a_wish_for_another_game_is_granted_where_nothing_was_played(table):
    four = asked_for(table, 4, None)
    assert len(four.position.players) == 4
    assert asked_for(four, 4, None) is four
    begun = table.after(Pressed(TurnSpot(4)))
    told = asked_for(begun, 4, True)
    assert told.tree is begun.tree
    assert "2 players" in seated(told).page.answer
    assert "New game" in seated(told).page.answer
    assert asked_for(begun, None, None) is begun


def test_a_position_of_ones_own_is_no_fresh_game():
    table = open_table(read_position("c3:yw c4:g d4:y"))
    assert table.after(Commanded("new-game", "4")) is table
    assert table.after(Commanded("new-game")) is table
    assert "new-game" not in {button.id for button in buttons(table)}
    assert choices_of(table) == ()
