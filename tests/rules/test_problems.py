"""Each reason why a position cannot be, and the same position set right."""

from dataclasses import replace

import pytest
from helpers.positions import games, positions
from hypothesis import given

from ft_tutor.notation import NotationError, read_position, write_position
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.problems import problems
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import Seat, Tile, Tribe

# A moment of each kind that is rare.
BUT_IBLIS = (
    "djinn-deck=none djinn-discard=" + ".".join(sorted(set(DJINNS) - {"iblis"})) + " djinns=none"
)
KEEP = "p1=sibittis-used owed=end1.keep1:by-sibittis"
PLACE = "c3:oasis p1=enki-used owed=end1.place1:c3:by-enki"
THIEF = "p1=ziad path=c3.y-c4 owed=end1.tile1.thief1:optional:by-ziad"
GIVE = "p2=fish.silk.gold path=c3.g-c4 owed=end1.tile1.give2:by-houssain"
CLAIM = "seats=4 path=c3.g-c4 owed=end1.tile1.claim1:by-houssain given=p2:fish:silk.p3:gold"
FREED = "seats=3 path=c3.r-c4 owed=end1.tile1.claim1:by-kondjan given=p2:c3.p3:c4"
ELDERS = "owed=tribe1 path=c3.w-c4 hand=ww"
LAST_CAMEL = "p1=camels0 " + " ".join(f"{tile}:camel1" for tile in list(Tile)[:11])

# reason, rule, impossible, possible
TABLE = [
    ("too-many-meeples", "R0.3", "c3:y17", "c3:y16"),
    ("too-few-meeples", "R0.3", "bag=w20g18b18r18 c3:y15", "bag=w20g18b18r18 c3:y16"),
    ("too-many-camels", "R0.1", "p2=camels12", "p2=camels11"),
    ("too-few-camels", "R0.1", "c3:camel2 p2=camels9", "c3:camel2 p2=camels10"),
    ("seat-not-playing", "R0.1", "c3:camel3", "c3:camel3 seats=3"),
    ("seat-not-playing", "R0.1", "turn=4 owed=none", "turn=4 owed=none seats=4"),
    ("seat-not-playing", "R0.1", "seats=3 bids=1234", "seats=4 bids=1234"),
    ("seat-not-playing", "R0.1", "turn=3", "turn=3 seats=3"),
    ("too-many-palms", "R0.7", "c3:palm13", "c3:palm12"),
    ("too-few-palms", "R0.7", "c3:palm2 palms=9", "c3:palm2 palms=10"),
    ("too-many-palaces", "R0.7", "c3:palace palaces=10", "c3:palace palaces=9"),
    ("too-few-palaces", "R0.7", "palaces=9", "palaces=10"),
    ("too-many-resources", "R0.5", "p1=ivory3", "p1=ivory2"),
    ("too-few-resources", "R0.5", "row=none deck=none", "row=none"),
    ("card-twice", "R0.6", "p1=iblis p2=iblis", "p1=iblis p2=boaz"),
    ("card-twice", "R7.1", "thieves=ziad p2=ziad", "thieves=ziad p2=shaum"),
    ("card-twice", "R0.6", "djinns=iblis djinn-discard=iblis", "djinns=iblis djinn-discard=leta"),
    ("card-twice", "R0.6", "djinns=iblis.leta.utug p2=iblis", "p2=iblis"),
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
    ("row-too-long", "R0.5", "row=fakir10", "row=fakir9"),
    ("row-too-long", "R7.1", "thieves=ziad.shaum", "thieves=ziad thief-deck=shaum"),
    ("card-missing", "R0.6", BUT_IBLIS, BUT_IBLIS + " p1=iblis"),
    ("card-twice", "R0.6", f"{KEEP}:boaz:leta p2=boaz", f"{KEEP}:boaz:leta p2=utug"),
    ("card-twice", "R7.1", GIVE + " thieves=houssain", GIVE + " thieves=ziad"),
    # the tracks
    ("wrong-markers", "R0.4", "seats=3 bids=123- order=8:1", "seats=3 bids=23-- order=8:1"),
    ("wrong-markers", "R0.4", "bids=12--", "bids=1221"),
    ("bid-track-gap", "R2.1.1", "bids=12-1 order=3:2", "bids=121- order=3:2"),
    (
        "bid-track-gap",
        "R1.1",
        "seats=3 bids=23-- order=1:1 owed=bid2 turn=2",
        "seats=3 bids=-23- order=1:1 owed=bid2 turn=2",
    ),
    ("zeros-apart", "R1.3", "bids=1--- order=0:2.0-1:1.1:2", "bids=1--- order=0:2.0-2:1.1:2"),
    ("zeros-apart", "R1.3", "bids=12-- order=0-2:2.1:1", "bids=12-- order=0:2.1:1"),
    ("zeros-apart", "R1.3", "bids=12-- order=0-1:1.0:2", "bids=12-- order=0-1:1.0-2:2"),
    ("bid-out-of-turn", "R1.1", "seats=3 owed=bid1", "seats=3 owed=bid1 bids=123-"),
    ("bid-out-of-turn", "R1.1", "bids=1212 owed=bid2 turn=2", "bids=2112 owed=bid2 turn=2"),
    ("turn-out-of-turn", "R2.1.1", "owed=end1 bids=12-- order=0:2.1:1", "bids=12-- order=0:2.1:1"),
    ("turn-out-of-turn", "R2.1.1", "owed=end1 bids=1122", "owed=end1 bids=1221"),
    # what is owed
    ("owed-order", "R2", "owed=movement1.end1", "owed=end1.tile1.tribe1.movement1"),
    ("owed-order", "R2", "owed=end1.end1", "owed=end1"),
    ("owed-order", "R2", "owed=movement1.bid1 bids=1212", "owed=bid1 bids=1212"),
    ("owed-by-another", "R2", "owed=movement2", "owed=movement2 turn=2"),
    ("owed-by-another", "R7.3", GIVE.replace("p2", "p1").replace("give2", "give1"), GIVE),
    ("owed-details", "R2", KEEP, KEEP + ":boaz"),
    ("owed-details", "R2", "owed=end1:optional", "owed=end1"),
    ("owed-details", "R2", PLACE.replace("oasis", "small"), PLACE),
    ("asked-by-nothing", "A23", KEEP.replace("-used", "") + ":boaz", KEEP + ":boaz"),
    ("asked-by-nothing", "A23", "p2=enki " + PLACE.replace("p1=enki-used", ""), PLACE),
    ("asked-by-nothing", "R7.3", THIEF.replace("p1=ziad", "p2=ziad"), THIEF),
    ("no-choice", "R7.3", GIVE.replace("fish.silk.gold", "gold"), GIVE),
    ("no-choice", "R7.3", CLAIM.replace(":silk.p3:gold", ""), CLAIM),
    ("over-but-owed", "R4.4", "over=yes owed=end1", "over=yes"),
    ("over-before-last-round", "R4.4", "over=yes last-round=no", "over=yes last-round=yes"),
    ("last-camel-unnoticed", "R4.1", LAST_CAMEL + " last-round=no", LAST_CAMEL),
    ("no-such-round", "R3.4", "round=0", "round=1"),
    # the movement and the hand
    (
        "power-in-movement",
        "A24",
        "p1=sibittis-used owed=movement1.keep1:by-sibittis:boaz path=c3 hand=w",
        "p1=sibittis-used owed=movement1.keep1:by-sibittis:boaz c3:w",
    ),
    ("no-movement-made", "R2", "owed=end1.tile1", "owed=end1.tile1 path=c3.w-c4"),
    ("hand-not-gathered", "R2.3.1", "owed=tribe1 path=c3.w-c4 hand=wwy", ELDERS),
    ("hand-not-gathered", "R2.3.1", "owed=tribe1 path=c3.w-c4 hand=yy", ELDERS),
    ("hand-left", "R2", "owed=end1 path=c3.w-c4 hand=ww", "owed=end1 path=c3.w-c4"),
    ("turn-left-over", "R2", "bids=1212 owed=bid1 path=c3.w-c4", "bids=1212 owed=bid1"),
    (
        "built-by-nobody",
        "R2.4.B",
        "owed=end1 path=c3.w-c4 built=9",
        "owed=end1 path=c3.b-c4 built=9",
    ),
    # cards, and what lies on the table
    ("used-out-of-time", "A74", "p2=iblis-used", "p1=iblis-used"),
    ("used-out-of-time", "A74", "p1=boaz-used", "p1=boaz"),
    ("thief-of-other-tribe", "R2.4.T", THIEF.replace("c3.y", "c3.w"), THIEF),
    ("given-for-nobody", "R7.3", "owed=end1 given=p2:fish2", CLAIM),
    ("given-other-thing", "R7.3", CLAIM + ".p4:boaz", CLAIM),
    ("given-not-freed", "R7.3", FREED + " c3:camel2", FREED),
    ("given-out-of-turn", "R7.3", CLAIM + ".p2:silk2", CLAIM),
]


@pytest.mark.parametrize(("reason", "rule", "impossible", "possible"), TABLE)
def test_a_reason_and_its_counterexample(reason, rule, impossible, possible):
    found = problems(read_position(impossible))
    assert {(problem.reason, problem.rule) for problem in found} == {(reason, rule)}
    assert rule in RULES
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


@given(games())
def test_a_game_has_no_problem_and_loses_one_meeple_with_a_problem(position):
    assert problems(position) == ()
    empty = replace(position.squares[0], meeples=(0,) * 5)
    found = problems(replace(position, squares=(empty, *position.squares[1:])))
    assert {problem.reason for problem in found} == {"too-few-meeples"}


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
