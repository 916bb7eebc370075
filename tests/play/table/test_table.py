"""The table as a value: choices taken back, undo and redo, the log, names, the list."""

import html as _html
import re
from random import Random

import pytest
from helpers.seated import buttons, letters_of, panel, press_through, seated
from helpers.whole import Game, choose

from ft_tutor.notation import read_position, read_words
from ft_tutor.play.face import Commanded, Hovered, Pressed, Typed
from ft_tutor.play.names import LONGEST, polite
from ft_tutor.play.table import open_table
from ft_tutor.play.table.controls import controls
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import Build, Drop, PickUp
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.place_words import write_place
from ft_tutor.scene.places import OnTile


def after(table, *inputs):
    for heard in inputs:
        table = table.after(heard)
    return table


def played(number, actions):
    """A table where so many actions of a game were played."""
    game, chance = Game(number), Random(number)
    table = open_table(game.start, open_hands=True, names=("Ann", "Bob", "Cyd", "Dan"))
    while len(table.tree.history.actions) < actions and table.position.decision:
        action = choose(game, legal_actions(table.position), chance)
        table = press_through(table, action)
    return table


def bare(row):
    """The words of a row without their marks."""
    return re.sub("<[^>]*>", "", row.words)


def shows(table):
    seen = seated(table)
    return seen.scene, seen.page


# --- half-made choices


@pytest.mark.parametrize("back", [Typed("Escape"), Commanded("unpick"), Pressed(OnTile(Tile.c4))])
def test_a_half_made_choice_is_taken_back(back):
    start = "c3:yw c4:g d4:y"
    table = after(
        open_table(read_position(start)), Pressed(OnTile(Tile.c3)), Pressed(OnTile(Tile.c4))
    )
    assert table.view.picked == (OnTile(Tile.c4),)
    assert "c4" in seated(table).page.answer
    assert not next(one for one in buttons(table) if one.id == "unpick").off
    assert after(table, back).view.picked == ()
    assert after(table, back).tree is table.tree


def test_escape_with_nothing_chosen_changes_nothing():
    table = open_table(Game(0).start)
    assert table.after(Typed("Escape")) is table


# --- undo, redo, the log


def test_undo_and_redo_lead_through_the_same_tables():
    table, ways = played(5, 0), []
    game, chance = Game(5), Random(5)
    for _ in range(60):
        ways.append(table)
        table = press_through(table, choose(game, legal_actions(table.position), chance))
    last = table
    for before in reversed(ways):
        table = table.after(Commanded("undo"))
        assert table.position == before.position
        assert shows(table)[0] == shows(before)[0]
    assert table.after(Commanded("undo")) is table
    for _ in ways:
        table = table.after(Typed("u", shift=True))
    assert table.position == last.position
    assert table.tree.history.actions == last.tree.history.actions


def test_every_line_of_the_log_leads_to_its_position():
    table = played(9, 150)
    rounds = [one.value for one in panel(table, "log").buttons]
    assert len(rounds) > 1
    for number in rounds:
        turned = table.after(Commanded("log-round", number))
        for row in panel(turned, "log").rows:
            (button,) = row.buttons
            there = turned.after(Commanded(button.id, button.value))
            assert there.tree.here == int(button.value)
            assert next(one for one in panel(there, "log").rows if one.here).buttons == row.buttons
            assert there.after(Commanded("goto", str(table.tree.here))).position == table.position


def test_a_movement_is_one_line_of_the_log():
    table = played(0, 40).after(Commanded("log-round", "1"))
    walks = [row for row in panel(table, "log").rows if "walks from" in row.words]
    picks = [action for action in table.tree.history.actions if isinstance(action, PickUp)]
    drops = [action for action in table.tree.history.actions if isinstance(action, Drop)]
    assert len(drops) > len(picks) > 0
    assert 0 < len(walks) <= len(picks)


def test_the_log_is_brief_where_the_answer_teaches():
    table = open_table(Game(0).start, names=("Ann", "Bob"), open_hands=True)
    bid = table.after(Commanded("press", "spot.5"))
    who = table.names[table.position.decision.who]
    assert bare(panel(bid, "log").rows[-1]) == f"{who} bids 5."
    assert "pays" in seated(bid).page.answer


def test_a_walk_and_what_it_wins_are_one_line_of_the_log():
    table = open_table(read_position("c3:yw c4:w d4:y"), open_hands=True)
    for action in read_words("c3:w-c4 y-d4"):
        table = press_through(table, action)
    told = "Player 1 walks from c3: elder to c4, vizier to d4. Takes 2 viziers, and the tile."
    assert bare(panel(table, "log").rows[-1]) == told


@pytest.mark.parametrize("value", ["", "-1", "x", "999999", "9" * 99, "٣"])
def test_a_place_in_the_log_that_is_none_changes_nothing(value):
    table = played(0, 3)
    assert table.after(Commanded("goto", value)) is table


# --- names

HOSTILE = [
    "<script>alert(1)</script>",
    "\u202eevil\u202c right to left",
    "x" * 200,
    "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd",
    "a\nb\r\tc\x00d",
    "e" + "\u0301" * 50,
    "{ $seat }",
    '"><img src=x>',
    "   ",
    "\ue000\ue001tile\ue002",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_strange_name_is_shown_as_text_and_cut_politely(name):
    short = polite(name)
    assert len(short) <= LONGEST
    assert short.isprintable() or not short
    table = open_table(Game(0).start, names=(name, "Bob"))
    table = after(table, *map(Commanded, ("players", "list", "words")))
    page = seated(table).page
    told = "".join((page.task, page.answer, page.words, *(one.words for one in page.panels)))
    assert "<script" not in told
    assert "<img" not in told
    if short:
        fields = panel(table, "players").fields
        assert fields[0].value == short
        table = table.after(Commanded("press", "spot.5")).after(Commanded("press", "spot.8"))
        rows = "".join(row.words for row in panel(table, "log").rows)
        assert _html.escape(short) in rows


def test_a_name_may_be_changed_and_not_be_taken_twice():
    table = open_table(Game(0).start, names=("Ann", "Bob"))
    table = after(table, Commanded("players"), Commanded("name-1", " Eve "))
    assert table.names == ("Eve", "Bob")
    assert "Eve" in letters_of(seated(table).scene)
    twice = table.after(Commanded("name-1", "bob"))
    assert twice.names == table.names
    assert panel(twice, "players").fields[0].error
    assert not panel(twice.after(Commanded("name-1", "Zoe")), "players").fields[0].error
    assert table.after(Commanded("name-9", "x")) is table


def test_a_refusal_calls_players_by_their_names():
    table = open_table(Game(0).start, names=("Ann", "Bob"), open_hands=True)
    bid = table.after(Commanded("press", "spot.5"))
    who = table.names[table.position.decision.who]
    assert who in seated(bid.after(Commanded("press", "spot.5"))).page.answer


# --- why not


def test_in_why_not_a_press_asks_and_nothing_is_played():
    table = open_table(Game(0).start, open_hands=True).after(Commanded("why-not"))
    allowed = table.after(Commanded("press", "spot.5"))
    assert allowed.tree is table.tree
    assert "allowed" in seated(allowed).page.answer
    refused = table.after(Commanded("press", "spot.0-1"))
    assert refused.tree is table.tree
    assert "A10" in seated(refused).page.answer
    plays = table.after(Commanded("why-not"))
    assert plays.after(Commanded("press", "spot.5")).tree is not table.tree


# --- the list, and what is pointed at


def test_all_that_may_be_pressed_is_a_button_of_the_list():
    for actions in (0, 6, 20, 33, 47):
        table = played(11, actions).after(Commanded("list"))
        words = {row.buttons[0].value for row in panel(table, "list").rows}
        assert words == {write_place(place) for place in table.view.open}


def test_what_is_pointed_at_says_what_it_is_and_by_which_rule():
    table = open_table(Game(3).start, open_hands=True)
    for place in table.view.scene.places:
        words = panel(table.after(Hovered(place)), "now").words
        assert words.count("<p>") >= 2
        assert "(" in words


def test_what_is_left_to_press_is_not_promised_where_it_is_not():
    start = "c3:br c4:b d3:gg e3:r b3:b"
    table = after(open_table(read_position(start), open_hands=True), Pressed(OnTile(Tile.c3)))
    chosen = after(table, Pressed(OnTile(Tile.d3)), Hovered(OnTile(Tile.d3)))
    assert len(chosen.view.open) == 1
    assert "What is chosen does this" in panel(chosen, "now").words


def test_digits_press_a_counter():
    table = played(0, 0)
    for actions in range(400):
        table = played(17, actions) if actions < 1 else next_of(17, table)
        if {type(one) for one in legal_actions(table.position)} == {Build}:
            most = max(legal_actions(table.position), key=lambda one: one.fakirs)
            if most.fakirs:
                break
    chosen = table.after(Typed(str(most.fakirs)))
    assert [place.number for place in chosen.view.picked] == [most.fakirs]
    built = chosen.after(Commanded("press", "sign.build"))
    assert built.tree.history.actions[-1] == most


def next_of(number, table):
    chance = Random(len(table.tree.history.actions))
    legal = legal_actions(table.position)
    return press_through(table, choose(Game(number), legal, chance))


def test_the_whole_table_is_there_in_words():
    table = open_table(Game(0).start, names=("Ann", "Bob")).after(Commanded("words"))
    words = seated(table).page.words
    assert "<li>c3: " in words
    assert "Ann" in words
    assert "50 coins" not in words
    assert "50 coins" in seated(table.after(Commanded("open-hands"))).page.words


def test_commands_that_mean_nothing_change_nothing():
    table = open_table(Game(0).start)
    for name, value in (("press", "x"), ("press", ""), ("rm -rf", ""), ("set", "0"), ("name-", "")):
        assert table.after(Commanded(name, value)) is table
    assert table.after(Pressed(None)) is table


@pytest.mark.parametrize("name", ["score", "log", "list", "players", "show-mine"])
def test_what_a_button_opens_does_not_play_the_last_motion_again(name):
    table = after(open_table(read_position("c3:yw c4:g d4:y")), Pressed(OnTile(Tile.c3)))
    assert table.view.moments
    assert not table.after(Commanded(name)).view.moments


def test_only_who_has_not_the_turn_is_named_with_what_is_owed():
    own = "c3:village.ry path=b3.r-c3 hand=rr owed=end1.tile1.tribe1 p1=coins1"
    table = open_table(read_position(own), names=("Ann", "Bob"), open_hands=True)
    assert [row.words for row in panel(table, "now").rows][:2] == [
        "The tribe action",
        "The tile action",
    ]
    other = after(
        open_table(read_position("owed=end1.give2 p2=viziers1"), names=("Ann", "Bob")),
        Commanded("open-hands"),
    )
    first, second = (row.words for row in panel(other, "now").rows)
    assert "Bob" in first
    assert "Ann" not in second


def test_a_lesson_does_not_tell_what_its_buttons_earn():
    builds = "c3:village.by c4:village path=b3.b-c3 hand=bb owed=end1.tile1.tribe1 p1=fakir.fakir"
    view = open_table(read_position(builds), open_hands=True).view
    assert "12 coins" in repr(controls(view, Voice()))
    labels = [button.label for button in controls(view, Voice(), told=False)]
    assert labels[1:] == ["No fakirs", "Discard 1 fakir", "Discard 2 fakirs"]


@pytest.mark.rule("R2.5.5")
@pytest.mark.parametrize(("thieves", "named"), [("", False), (" thieves=houssain", True)])
def test_the_thief_is_named_where_one_lies_there(thieves, named):
    start = f"seats=2 c3:sacred6.w path=c2.w-c3 owed=end1.tile1 turn=1 djinns=enki{thieves}"
    task = seated(open_table(read_position(start))).page.task
    assert "may buy a djinn on" in task
    assert (", or the thief, for 2 elders" in task) is named
