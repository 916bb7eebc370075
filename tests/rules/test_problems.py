"""Each reason why a position cannot be, and the same position set right."""

from dataclasses import replace

import pytest
from helpers.positions import games, positions
from hypothesis import given, settings

from ft_tutor.notation import NotationError, read_position, write_position
from ft_tutor.rules.problems import problems
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import Seat, Tile, Tribe

# reason, rule, impossible, possible
TABLE = [
    ("too-many-meeples", "R0.3", "c3:y17", "c3:y16"),
    ("too-few-meeples", "R0.3", "bag=w20g18b18r18 c3:y15", "bag=w20g18b18r18 c3:y16"),
    ("too-many-camels", "R0.1", "p2=camels12", "p2=camels11"),
    ("too-few-camels", "R0.1", "c3:camel2 p2=camels9", "c3:camel2 p2=camels10"),
    ("seat-not-playing", "R0.1", "c3:camel3", "c3:camel3 seats=3"),
    ("seat-not-playing", "R0.1", "turn=4 owed=none", "turn=4 owed=none seats=4"),
    ("seat-not-playing", "R0.1", "bids=1234", "bids=1234 seats=4"),
    ("seat-not-playing", "R0.1", "owed=movement3", "owed=movement3 seats=3"),
    ("too-many-palms", "R0.7", "c3:palm13", "c3:palm12"),
    ("too-few-palms", "R0.7", "c3:palm2 palms=9", "c3:palm2 palms=10"),
    ("too-many-palaces", "R0.7", "c3:palace palaces=10", "c3:palace palaces=9"),
    ("too-few-palaces", "R0.7", "palaces=9", "palaces=10"),
    ("too-many-resources", "R0.5", "p1=ivory3", "p1=ivory2"),
    ("too-few-resources", "R0.5", "row=none deck=none", "row=none"),
    ("card-twice", "R0.6", "p1=iblis p2=iblis", "p1=iblis p2=boaz"),
    ("card-twice", "R7.1", "thieves=ziad p2=ziad", "thieves=ziad p2=shaum"),
    ("card-twice", "R0.6", "djinns=iblis djinn-discard=iblis", "djinns=iblis djinn-discard=leta"),
    ("card-twice", "R0.6", "djinn-deck=iblis p2=iblis", "p2=iblis"),
    ("card-twice", "R7.1", "thief-deck=ziad p2=ziad", "thief-deck=shaum p2=ziad"),
    ("path-jumps", "R2.2.2", "path=c3.w-c5 hand=w c5:w", "path=c3.w-c4 hand=w c4:w"),
    ("path-jumps", "R2.2.2", "path=c3.w-c3 hand=w c3:w", "path=c3.w-c4 hand=w c4:w"),
    (
        "path-returns",
        "R2.2.3",
        "path=c3.w-c4.w-c3 hand=w c4:w c3:w",
        "path=c3.w-c4.w-d4 hand=w c4:w d4:w",
    ),
    ("path-without-meeple", "R2.2.2", "path=c3.w-c4 hand=w c4:y", "path=c3.w-c4 hand=w c4:wy"),
    ("path-without-hand", "R2.2.2", "path=c3.w-c4 c4:ww", "path=c3.w-c4 c4:w hand=w"),
    ("path-start-not-empty", "R2.2.1", "path=c3 hand=w c3:y", "path=c3 hand=wy"),
]


@pytest.mark.parametrize(("reason", "rule", "impossible", "possible"), TABLE)
def test_a_reason_and_its_counterexample(reason, rule, impossible, possible):
    found = problems(read_position(impossible))
    assert {(problem.reason, problem.rule) for problem in found} == {(reason, rule)}
    assert problems(read_position(possible)) == ()


def test_thirty_villages_are_not_the_tiles_of_the_box():
    villages = " ".join(f"{tile}:village" for tile in Tile)
    found = problems(read_position(villages))
    assert {(problem.reason, problem.rule) for problem in found} == {("wrong-tiles", "R0.2")}
    facts = {dict(problem.facts)["kind"]: dict(problem.facts) for problem in found}
    assert facts["village"] == {"kind": "village", "value": 5, "found": 30, "limit": 5}
    assert facts["oasis"] == {"kind": "oasis", "value": 8, "found": 0, "limit": 6}


@pytest.mark.rule("R0.3")
def test_seventeen_viziers_are_shown_with_the_problem_named():
    (found,) = problems(read_position("c3:y9 d4:y8"))
    assert (found.reason, found.subject) == ("too-many-meeples", (Tribe.VIZIER,))
    assert dict(found.facts) == {"found": 17, "limit": 16}


def test_every_problem_is_told_at_once():
    found = problems(read_position("c3:y17.camel1.palm13 d4:w21.camel3 p1=camels11"))
    assert [problem.reason for problem in found] == [
        "too-many-meeples",
        "too-many-meeples",
        "too-many-camels",
        "seat-not-playing",
        "too-many-palms",
    ]
    assert found[2].subject == (Seat.ONE,)


def test_meeples_before_a_player_and_in_the_hand_count():
    assert problems(read_position("p1=viziers9 p2=viziers7")) == ()
    assert problems(read_position("p1=viziers9 p2=viziers8")) != ()
    assert problems(read_position("p1=elders19 path=c3 hand=w")) == ()
    assert problems(read_position("p1=elders19 path=c3 hand=ww")) != ()


@pytest.mark.rule("R2.2.2")
def test_a_finished_movement_may_have_lost_its_meeples():
    assert problems(read_position("path=c3.w-c4 hand=ww owed=none c4:camel1")) == ()


@settings(max_examples=50)
@given(games())
def test_a_game_has_no_problem_and_loses_one_meeple_with_a_problem(position):
    assert problems(position) == ()
    empty = replace(position.squares[0], meeples=(0,) * 5)
    found = problems(replace(position, squares=(empty, *position.squares[1:])))
    assert {problem.reason for problem in found} == {"too-few-meeples"}


@settings(max_examples=150)
@given(positions)
def test_problems_name_rules_of_the_catalogue(position):
    for problem in problems(position):
        assert problem.rule in RULES
        assert len({name for name, _ in problem.facts}) == len(problem.facts)


@pytest.mark.parametrize("seed", range(3))
def test_the_problems_are_those_of_the_text(seed):
    position = new_board(2, seed=seed)
    assert problems(read_position(write_position(position))) == problems(position)


# --- what is no position at all

NOT_A_POSITION = [
    ("c3:camel1.camel2", "camel-twice", 10),
    ("c3:yw g9:y", "unknown-tile", 6),
    ("c3:yw. c4:g", "torn", 6),
    ("c3:yw c4:", "torn", 9),
    ("c3:yw c4", "unknown-item", 6),
    ("c3:yw p1=coi", "unknown-word", 9),
]


@pytest.mark.parametrize(("text", "reason", "index"), NOT_A_POSITION)
def test_what_cannot_be_read_is_refused_in_place(text, reason, index):
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert (caught.value.reason, caught.value.index) == (reason, index)
