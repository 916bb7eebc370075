"""The explorer: its questions are commands, its answers are panels, and the tree does the rest."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.notation import read_movement, read_position
from ft_tutor.play.explorer import COMMANDS, Explorer
from ft_tutor.play.explorer.rows import ROWS, entries
from ft_tutor.play.tree import planted, text_of
from ft_tutor.play.voice import Voice
from ft_tutor.rules.actions import PickUp
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.position import with_player
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Seat, Tile
from ft_tutor.scene.places import OnTile

VOICE = Voice("en", ("Ann", "<b>Bo"))
SMALL = planted(read_position("c3:yw c4:g d4:y c2:w p1=coins10 owed=end1.tile1.tribe1.movement1"))


def played(tree, text):
    for action in read_movement(text, tree.position):
        tree, _ = tree.act(action)
    return tree


def panels(explorer, tree):
    return {panel.id: panel for panel in explorer.panels(tree, VOICE)}


def commands_of(panel):
    buttons = (*panel.buttons, *(button for row in panel.rows for button in row.buttons))
    return {(button.id, button.value) for button in buttons}


@pytest.fixture
def walked():
    return played(SMALL, "c3:w-c4 y-d4")


def test_panels_stay_while_nothing_is_asked_or_played(walked):
    explorer = Explorer()
    assert explorer.panels(walked, VOICE) is explorer.panels(walked, VOICE)
    assert explorer.panels(SMALL, VOICE) != explorer.panels(walked, VOICE)


# --- the tree


def test_a_movement_is_one_row_with_its_branches_set_in(walked):
    poorer = walked.position.players[0].but(coins=0)
    tree, _ = walked.goto(1)
    tree = tree.edited(with_player(tree.position, Seat.ONE, poorer))
    rows = panels(Explorer(), tree)["tree"].rows
    assert [row.indent for row in rows][:1] == [0]
    assert any(row.indent == 1 for row in rows)
    assert sum(row.here for row in rows) == 1


def test_the_position_here_is_named_and_noted_and_escaped(walked):
    explorer, tree = Explorer().after(walked, "tree-name", "<script>")
    explorer, tree = explorer.after(tree, "tree-note", "Good\nidea")
    panel = panels(explorer, tree)["tree"]
    here = next(row for row in panel.rows if row.here)
    assert "&lt;script&gt;" in here.words
    assert "<script>" not in here.words
    fields = panels(explorer, tree)["tree-names"].fields
    assert [field.value for field in fields] == ["<script>", "Good\nidea"]


def test_only_where_we_are_the_tree_can_be_changed(walked):
    panel = panels(Explorer(), walked)["tree"]
    here = next(row for row in panel.rows if row.here)
    assert ("tree-remove", "3") in {(button.id, button.value) for button in here.buttons}
    assert sum(button.id == "tree-remove" for row in panel.rows for button in row.buttons) == 1
    _, less = Explorer().after(walked, "tree-remove", "3")
    assert less.here == 2


def test_a_long_tree_is_leafed_through():
    tree, chance = planted(new_game(4, seed=2)), Random(2)
    for _ in range(300):
        legal = legal_actions(tree.position)
        tree = tree.act(chance.choice(legal))[0] if legal else tree.restart()[0]
    panel = panels(Explorer(), tree)["tree"]
    assert len(panel.rows) <= ROWS
    assert any(row.here for row in panel.rows)
    first = panels(Explorer().after(tree, "tree-page", "0")[0], tree)["tree"]
    assert first.rows[0].words == "The beginning"
    assert len(panels(Explorer().after(tree, "tree-page", "999")[0], tree)["tree"].rows) > 0
    assert sum(len(entry.nodes) for entry in entries(tree)) == len(tree.nodes)


# --- side by side


def test_without_a_pin_the_last_step_is_weighed(walked):
    panel = panels(Explorer(), walked)["compare"]
    assert panel.title == "What the last step changed"
    assert panel.picture is None
    assert panel.grid.head[1:] == ("Ann", "<b>Bo")
    assert panel.grid.rows[-1][0] == "All points"
    assert re.fullmatch(r"10 → \d+ \(\+\d+\)", panel.grid.rows[-1][1])


def test_a_pinned_position_stands_beside(walked):
    explorer, tree = Explorer().after(walked, "tree-pin", "1")
    panel = panels(explorer, tree)["compare"]
    assert panel.title == "Side by side"
    assert panel.picture is not None
    assert ("goto", "3") in commands_of(panel)
    assert explorer.after(tree, "tree-pin", "1")[0].pinned is None
    assert (
        explorer.after(tree.removed(1), "tree-page", "0")[0].moved(tree.removed(1)).pinned is None
    )


def test_what_changed_is_told_by_player_and_by_what_scores(walked):
    richer = walked.position.players[0].but(coins=25)
    tree = walked.edited(with_player(walked.position, Seat.ONE, richer))
    grid = panels(Explorer(), tree)["compare"].grid
    assert any(cells[1] == "10 → 25 (+15)" for cells in grid.rows)
    assert "Profits most: Ann." in re.sub("<[^>]*>", "", panels(Explorer(), tree)["compare"].words)


# --- why not


def test_why_not_names_the_way(walked):
    action = PickUp(Tile.a1)
    explorer = Explorer().wondering(SMALL, action)
    panel = panels(explorer, SMALL)["why-not"]
    assert "It would be allowed if" in panel.words
    assert panel.rows
    tried, tree = explorer.after(SMALL, "try-way", "0")
    assert tree.node.step == action
    assert tree.path() == (0, 1, 2)
    assert tried.question is None


def test_a_question_is_forgotten_when_the_table_moves_on(walked):
    explorer = Explorer().wondering(SMALL, PickUp(Tile.a1))
    assert "why-not" not in panels(explorer.moved(walked), walked)


def test_why_it_was_allowed_names_the_rules(walked):
    panel = panels(Explorer(), walked)["why"]
    assert any("R2.3.2" in row.words for row in panel.rows)
    assert "why" not in panels(Explorer(), SMALL)


# --- piles


def test_the_outcomes_of_a_pile_are_marked_listed_and_walked():
    explorer, _ = Explorer().after(SMALL, "pile", "c3")
    panel = panels(explorer, SMALL)["pile"]
    assert panel.rows
    marks = explorer.marks(SMALL)
    assert marks.start == OnTile(Tile.c3)
    assert OnTile(Tile.d4) in (*marks.rings, *marks.goal)
    shown, _ = explorer.after(SMALL, "pile-route", "0")
    assert shown.trail(SMALL).start is Tile.c3
    assert ("pile-walk", "0") in commands_of(panels(shown, SMALL)["pile"])
    after, tree = shown.after(SMALL, "pile-walk", "0")
    assert len(tree.path()) == 4
    assert after.pile is None
    assert explorer.after(SMALL, "pile", "c3")[0].pile is None


def test_a_walk_that_goes_on_has_its_outcomes_too():
    tree = played(SMALL, "c3")
    panel = panels(Explorer(), tree)["pile"]
    assert panel.rows
    _, after = Explorer().after(tree, "pile-walk", "0")
    assert len(after.path()) == 4


# --- numbers


def test_a_number_is_traced_to_its_events():
    tree = planted(new_game(2, seed=1))
    tree, _ = tree.act(legal_actions(tree.position)[-1])
    seat = tree.nodes[0].outcome.position.decision.who
    explorer, _ = Explorer().after(tree, "where-from", f"p{seat + 1}-coins")
    panel = panels(explorer, tree)["numbers"]
    said = [re.sub("<[^>]*>", "", row.words) for row in panel.rows]
    assert any("18, leaves 32" in words for words in said)
    assert ("goto", "1") in commands_of(panel)
    assert explorer.after(tree, "where-from", f"p{seat + 1}-coins")[0].number is None


def test_points_come_with_the_lines_of_the_score_sheet():
    explorer, _ = Explorer().after(SMALL, "where-from", "p1-points")
    rows = panels(explorer, SMALL)["numbers"].rows
    assert "10 coins" in rows[-1].words


def test_a_whole_game_is_told_in_its_last_steps_alone():
    tree, chance = planted(new_game(2, seed=3)), Random(3)
    for _ in range(250):
        legal = legal_actions(tree.position)
        tree = tree.act(chance.choice(legal))[0] if legal else tree
    explorer, _ = Explorer().after(tree, "where-from", "p1-points")
    explorer, _ = explorer.after(tree, "tree-pin", "0")
    found = panels(explorer, tree)
    assert len(found["numbers"].rows) < 60
    assert len(found["compare"].rows) < 20
    assert any("changes before" in row.words for row in found["numbers"].rows)
    assert any("steps before" in row.words for row in found["compare"].rows)


# --- keeping it


def test_a_tree_is_kept_and_read_again(walked):
    explorer, _ = Explorer().after(walked, "tree-save", "")
    assert (explorer.offer.number, explorer.offer.kind) == (1, "save")
    again, tree = Explorer().after(SMALL, "tree-text", explorer.offer.content)
    assert tree == walked
    assert explorer.after(walked, "tree-copy", "")[0].offer.number == 2
    assert again.fault is None


def test_a_torn_text_is_refused_and_the_tree_stays(walked):
    torn = text_of(walked)[:-5]
    explorer, tree = Explorer().after(walked, "tree-text", torn)
    assert tree is walked
    error = panels(explorer, tree)["tree-file"].fields[0].error
    assert "breaks off" in error
    assert explorer.after(tree, "tree-text", " ")[0].fault is None


values = st.one_of(
    st.text(max_size=8),
    st.integers(0, 30).map(str),
    st.sampled_from(("c3", "p1-coins", "p9-coins", "c9")),
)


@given(st.lists(st.tuples(st.sampled_from(sorted(COMMANDS)), values), max_size=12))
def test_no_command_breaks_it(many):
    tree = planted(new_game(2, seed=3))
    for _ in range(8):
        tree, _ = tree.act(legal_actions(tree.position)[0])
    explorer = Explorer().wondering(tree, PickUp(Tile.a1))
    for name, value in many:
        explorer, tree = explorer.after(tree, name, value)
    assert explorer.panels(tree, VOICE)
    explorer.marks(tree)
    explorer.trail(tree)
