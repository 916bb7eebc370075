"""Each reason why an action is refused, beside a legal action that differs little."""

import pytest
from helpers.play import play, refusal, refused

from ft_tutor.notation import read_position
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import violations
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.vocabulary import Tile, Tribe

# reason, rule, board, refused, legal
TABLE = [
    ("pick-empty-tile", "R2.2.1", "c3:w c4:w", "d3", "c3"),
    ("pick-already", "R2.2.2", "c3:yw c4:yw d4:yw", "c3:y-c4 d4", "c3:y-c4 w-d4"),
    ("pick-dead-end", "R2.2.8", "c3:w c4:w e4:w", "e4", "c3"),
    ("drop-no-hand", "R2.2.1", "c3:w c4:w", "w-c4", "c3:w-c4"),
    ("drop-not-in-hand", "R2.2.2", "c3:yw c4:g d4:yw", "c3:g-c4", "c3:y-c4"),
    ("drop-same-tile", "R2.2.2", "c3:yw c4:g d4:yw", "c3:y-c4 w-c4", "c3:y-c4 w-d4"),
    ("drop-diagonal", "R2.2.2", "c3:w c4:w d4:w", "c3:w-d4", "c3:w-c4"),
    ("drop-too-far", "R2.2.2", "c3:w c4:w c5:w", "c3:w-c5", "c3:w-c4"),
    ("drop-no-return", "R2.2.3", "c3:yw c4:g c5:w", "c3:y-c4 w-c3", "c3:y-c4 w-c5"),
    ("drop-last-no-match", "R2.2.4", "c3:w c4:w d3:g", "c3:w-d3", "c3:w-c4"),
    ("drop-last-empty", "R2.2.4", "c3:w c4:w", "c3:w-d3", "c3:w-c4"),
    ("drop-dead-end", "R2.2.8", "c3:yw c4:g d4:w", "c3:w-c4", "c3:y-c4"),
]


@pytest.mark.rule("R2.2.1", "R2.2.2", "R2.2.3", "R2.2.4", "R2.2.8")
@pytest.mark.parametrize(("reason", "rule", "board", "wrong", "right"), TABLE)
def test_a_reason_and_its_counterexample(reason, rule, board, wrong, right):
    assert refused(board, wrong) == ((reason, rule),)
    assert play(board, right).events


def test_two_things_wrong_at_once_are_both_told():
    found = refused("c3:yw c4:g d4:yw", "c3:g-e5")
    assert found == (("drop-not-in-hand", "R2.2.2"), ("drop-too-far", "R2.2.2"))


def test_the_step_is_judged_before_the_match():
    assert refused("c3:yw c4:g", "c3:y-c4 w-c3") == (("drop-no-return", "R2.2.3"),)


@pytest.mark.rule("R2")
def test_nothing_owed():
    position = play("c3:w c4:w d4:w", "c3:w-c4").position
    for action in (PickUp(Tile.d4), Drop(Tile.d4, Tribe.ELDER)):
        assert violations(position, action) == (Violation("nothing-owed", "R2"),)
    assert violations(read_position("c3:w c4:w"), PickUp(Tile.c3)) == ()


@pytest.mark.rule("R2.2.2")
def test_a_finished_movement_that_is_still_owed_allows_nothing():
    position = read_position("path=c3.w-c4 c4:ww d4:w")
    assert [v.reason for v in violations(position, PickUp(Tile.d4))] == ["pick-already"]
    assert [v.reason for v in violations(position, Drop(Tile.d4, Tribe.ELDER))] == ["drop-no-hand"]


def test_the_next_decision_is_the_last_of_the_stack():
    position = read_position("c3:w c4:w owed=movement2.movement1")
    assert position.decision == Decision(Owed.MOVEMENT, 0)
    assert violations(position, PickUp(Tile.c3)) == ()
    after = play("c3:w c4:w owed=movement2.movement1", "c3:w-c4").position
    assert after.turn.pending == (Decision(Owed.MOVEMENT, 1),)


FACTS = [
    ("c3:w c4:w e4:bgg", "e4", (Tile.e4,), (("count", 3),)),
    ("c3:w c4:w", "c3:w-f5", (Tile.f5, Tile.c3), (("distance", 5),)),
    ("c3:w c4:w", "c3:w-d4", (Tile.d4, Tile.c3), (("distance", 2),)),
    ("c3:yw c4:g c5:w", "c3:y-c4 w-c3", (Tile.c3, Tile.c4), ()),
    ("c3:w c4:w", "c3:w-d3", (Tile.d3, Tribe.ELDER), ()),
    ("c3:yw c4:g d4:w", "c3:w-c4", (Tile.c4, Tribe.ELDER), (("left", 1),)),
    ("c3:yw c4:yw d4:yw", "c3:y-c4 d4", (Tile.d4,), (("left", 1),)),
]


@pytest.mark.parametrize(("board", "movement", "subject", "facts"), FACTS)
def test_a_reason_names_what_it_is_about(board, movement, subject, facts):
    (found,) = refusal(board, movement)
    assert (found.subject, found.facts) == (subject, facts)


# --- dead ends


@pytest.mark.rule("R2.2.8")
def test_a_walk_into_a_dead_end_can_go_on_but_never_end():
    board = "c3:yw c4:g d4:w"
    assert refused(board, "c3:w-c4 y-d4") == (("drop-last-no-match", "R2.2.4"),)
    assert refused(board, "c3:w-c4 y-c5") == (("drop-last-empty", "R2.2.4"),)
    assert refused(board, "c3:w-c4 y-c3") == (("drop-no-return", "R2.2.3"),)


@pytest.mark.rule("R2.2.8")
def test_the_start_of_a_dead_end_can_be_picked_up_to_see_why():
    assert refused("c3:ww f5:w", "c3:w-c4 w-d4") == (("drop-last-empty", "R2.2.4"),)
