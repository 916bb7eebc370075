"""What if? at a table: branches, two lines side by side, why not, and what a pile comes to."""

import pytest
from helpers.seated import panel, seated

from ft_tutor.notation import read_position
from ft_tutor.play.face import Commanded, Hovered, Pressed
from ft_tutor.play.table import open_table
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.places import OnTile

EXPLORE, PLAY, WHY = Commanded("mode", "explore"), Commanded("mode", "play"), Commanded("why-not")
START = "b2:village.yw c2:large.wb c3:oasis.gbr d3:small.g"


def after(table, *inputs):
    for heard in inputs:
        table = table.after(heard)
    return table


@pytest.fixture
def table():
    return open_table(new_game(2, seed=1), names=("Ann", "Bob"))


@pytest.fixture
def walk():
    return after(open_table(read_position(START)), EXPLORE)


def test_whoever_explores_sees_everything_and_covers_it_again(table):
    explores = after(table, EXPLORE)
    assert explores.view.look.covered == frozenset()
    assert panel(explores, "tree")
    assert panel(explores, "log") is None
    plays = after(explores, PLAY)
    assert len(plays.view.look.covered) == 2
    assert panel(plays, "tree") is None
    assert panel(plays, "log")


def test_two_lines_stand_side_by_side(table):
    both = after(table, EXPLORE, Commanded("press", "spot.5"), Commanded("undo"))
    both = after(both, Commanded("press", "spot.12"))
    assert len(both.tree.lines) == 2
    assert panel(both, "compare").picture is None
    first = both.tree.lines[0][-1]
    pinned = after(both, Commanded("tree-pin", str(first)))
    assert panel(pinned, "compare").picture is not None
    gone = after(pinned, Commanded("goto", str(first)))
    assert gone.position.players[1].coins == 45
    assert gone.explorer.pinned == first


def test_no_outcomes_are_listed_once_the_walk_is_over(walk):
    held = after(walk, Commanded("press", "c3"))
    assert panel(held, "pile")
    over = after(held, Commanded("pile", "c3"), Commanded("pile-walk", "0"))
    assert over.position.hand
    assert panel(over, "pile") is None


def test_names_and_notes_of_a_line_leave_the_position_alone(table):
    named = after(table, EXPLORE, Commanded("tree-name", "<b>bold</b>"))
    assert named.position is after(table, EXPLORE).position
    rows = "".join(row.words for row in panel(named, "tree").rows)
    assert "&lt;b&gt;bold" in rows


def test_why_not_names_the_smallest_change_and_tries_it(walk):
    asked = after(walk, WHY, Commanded("press", "a1"))
    assert asked.tree is walk.tree
    answer = panel(asked, "why-not")
    ways = [row for row in answer.rows if row.buttons]
    assert ways
    tried = after(asked, Commanded(ways[0].buttons[0].id, ways[0].buttons[0].value))
    assert tried.position.turn.movement.start is Tile.a1
    assert tried.explorer.question is None


def test_why_not_says_the_rule_once_and_goes_with_its_answer(walk):
    asked = after(walk, WHY, Commanded("press", "a1"))
    assert "R2.2.1" in seated(asked).page.answer
    assert "R2.2.1" not in panel(asked, "why-not").words
    plays = after(asked, WHY)
    assert panel(plays, "why-not") is None


def test_why_not_tells_what_a_pile_comes_to(walk):
    asked = after(walk, WHY, Commanded("press", "c3"))
    assert asked.tree is walk.tree
    assert asked.view.overlay.start == OnTile(Tile.c3)
    marked = {*asked.view.overlay.goal, *asked.view.overlay.hints}
    rows = panel(asked, "pile").rows
    assert marked
    assert rows
    routed = after(asked, Commanded("pile-route", "0"))
    assert routed.view.overlay.path is not None
    walked = after(routed, Commanded("pile-walk", "0"))
    assert len(walked.position.turn.movement.drops) == 3


def test_a_hand_shows_where_it_can_end_before_a_route_is_chosen(walk):
    held = after(walk, Pressed(OnTile(Tile.c3)))
    overlay = held.view.overlay
    assert {*overlay.goal, *overlay.hints} <= {OnTile(tile) for tile in Tile}
    assert overlay.goal or overlay.hints
    plain = after(held, PLAY).view.overlay
    assert (plain.goal, plain.hints) == ((), ())


def test_what_is_asked_is_not_asked_again_while_the_pointer_wanders(walk):
    held = after(walk, Pressed(OnTile(Tile.c3)))
    hovered = after(held, Hovered(OnTile(Tile.c2)))
    assert hovered.view.look.marks is held.view.look.marks


def test_covered_things_are_not_told_by_the_explorer(table):
    asked = after(table, WHY, Commanded("press", "spot.0-1"))
    assert panel(asked, "why-not") is None
    assert asked.after(Commanded("where-from", "p1-coins")) is asked
    assert "A10" in seated(asked).page.answer


def test_the_tree_is_offered_as_a_file_and_read_back(table):
    saved = after(table, EXPLORE, Commanded("press", "spot.5"), Commanded("tree-save"))
    assert saved.offer.number == 1
    again = after(saved, Commanded("undo"), Commanded("tree-text", saved.offer.content))
    assert len(again.tree.nodes) == 2
    torn = after(again, Commanded("tree-text", "rubbish"))
    assert torn.tree is again.tree
    assert panel(torn, "tree-file").fields[0].error
