"""The measures: what the engine reckons to prove what a lesson says."""

import pytest
from pydantic import ValidationError
from pydantic_core import PydanticCustomError

from ft_tutor.course.measures import MEASURES
from ft_tutor.course.predicates import read_accept
from ft_tutor.course.reckoning import read_measure, reckon
from ft_tutor.course.tries import Try
from ft_tutor.notation import read_position

WALK = "c3:yw c4:g d4:y c2:w"
BUILD = "c3:village c4:sacred6 path=b3.b-c3 hand=bb owed=end1.tile1.tribe1"
KILL = "c3:village.ry c4:y d3:b path=b3.r-c3 hand=rr owed=end1.tile1.tribe1"
ROWS = "a1:yy a2:y owed=end1 row=fish.silk2.gold djinns=enki"
THIEVES = "a1:yy a2:y owed=end1 thieves=none thief-deck=ziad.shaum"
SALE = "p1=coins5.fish.silk.gold p2=viziers2.elders3 owed=end1 a1:y"
BUY = "c3:small path=b3.w-c3 owed=end1.tile1 row=fish.silk.gold.ivory p1=coins9"
OWN = "c3:village.camel1.palace2 d3:oasis.camel1.palm1 c4:y d4:y p1=viziers1 p2=viziers3"
BIDS = "seats=3 order=0:2.3:1.8:3 owed=movement1 a1:y b1:y"

FOUND = [
    (SALE, "coins", 5),
    (SALE, {"earns": "me", "after": "sell.fish.silk.gold"}, 7),
    (BUY, {"pays": 1, "after": "buy.gold"}, 3),
    (BUY, {"bought": True, "after": "buy.gold"}, 1),
    (SALE, {"viziers": 2}, 2),
    (SALE, {"elders": 2}, 3),
    (SALE, "cards", 3),
    (SALE, "djinns", 0),
    (SALE, {"points": {"seat": 1, "rule": "R5.goods"}}, 7),
    (SALE, {"goods": ("fish", "silk", "gold", "fish", "fakir")}, 8),
    (SALE, {"rank": 2}, 1),
    (OWN, {"camels": 1}, 2),
    (OWN, {"points": {"seat": 2, "rule": "R5.viziers"}}, 13),
    (OWN, {"palaces": "c3"}, 2),
    (OWN, {"palms": ("c3", "d3")}, 1),
    (OWN, {"worth": ("c3", "d3")}, 13),
    (OWN, {"difference": ({"total": 1}, {"points": {"seat": 1, "rule": "R5.tiles"}})}, 64),
    (OWN, {"sum": ({"viziers": 1}, {"viziers": 2}, "hand")}, 4),
    (BIDS, {"turn": 3}, 1),
    (BIDS, {"turn": 2}, 3),
    # Whoever has his marker back and plays now was before all whose markers are still there.
    ("seats=3 bids=1--- order=3:2.8:3 owed=movement1 a1:y b1:y", {"turn": 1}, 1),
    ("seats=3 bids=1--- order=3:2.8:3 owed=movement1 a1:y b1:y", {"turn": 2}, 3),
    ("seats=3 bids=1--- order=3:2.8:3 owed=bid1 a1:y b1:y", {"turn": 3}, 1),
    ("seats=3 bids=-31- order=3:2 owed=bid3 a1:y b1:y", {"bidding": 1}, 3),
    (BIDS, {"price": 18}, 18),
    (WALK, {"meeples": ("c3", "c4")}, 3),
    (WALK, {"total": 1}, 50),
    (WALK, {"gains": "me", "after": "c3:w-c4 y-d4"}, 8),
    (WALK, {"gathered": True, "after": "c3:w-c4 y-d4"}, 2),
    (WALK, {"hand": "y", "after": "c3"}, 1),
    (WALK, {"camels_left": 1, "after": "c3:w-c4 y-d4"}, 10),
    (WALK, {"steps": ("c3", "d5")}, 3),
    (OWN, {"owner": "c3"}, 1),
    (WALK, {"owner": "c3"}, 0),
    (WALK, "starts", 2),
    (WALK, {"ends": "c3"}, 1),
    (WALK, "winnable", 1),
    ("a3:y b3:y c3:y.camel2", "winnable", 2),  # c3 has its owner
    ("a3:yw b3:g c3:wy", "winnable", 0),  # a vizier or an elder stays behind
    (WALK, {"reaches": ("c3", "d4")}, 1),
    (WALK, {"reaches": ("c3", "c2")}, 0),
    (WALK, {"prize": 2}, 23),  # an oasis, its palm, two viziers, and the most of them
    (WALK, {"events": "CamelPlaced", "after": "c3:w-c4 y-d4"}, 1),
    (BUILD, {"blue": "c3"}, 4),
    (BUILD, {"earns": "me", "after": "build"}, 8),
    (KILL, "targets", 4),
    (ROWS, "row", 4),
    (ROWS, {"djinn_row": True, "after": "end"}, 3),
    (THIEVES, "thief_pile", 2),
    (THIEVES, {"thief_row": True, "after": "end"}, 1),
    (KILL, {"killed": True, "after": "kill.y-c4"}, 1),
]


@pytest.mark.parametrize(("position", "measure", "number"), FOUND)
def test_a_measure_is_what_the_engine_reckons(position, measure, number):
    start = read_position(position)
    assert reckon(read_measure(measure), Try(start, start)) == number


def test_every_measure_is_tried_and_told():
    told = {next(iter(m)) if isinstance(m, dict) else m for _, m, _ in FOUND}
    assert set(MEASURES) <= told


@pytest.mark.parametrize(
    ("position", "measure", "reason"),
    [
        (WALK, {"coins": 4}, "measure-none"),
        (WALK, {"turn": 1}, "measure-none"),
        (BIDS, {"bidding": 1}, "measure-none"),
        (WALK, {"steps": "c3"}, "measure-none"),
        (OWN, {"owner": ("c3", "c4")}, "measure-none"),
        ("c3:y8", "winnable", "measure-none"),
        (WALK, {"reaches": "c3"}, "measure-none"),
        ("c3:y6", "prize", "measure-none"),
        (WALK, {"coins": 1, "after": "c3:w-d4"}, "measure-illegal"),
    ],
)
def test_what_cannot_be_reckoned_is_named(position, measure, reason):
    start = read_position(position)
    assert reckon(read_measure(measure), Try(start, start))[0] == reason


@pytest.mark.parametrize(
    "measure",
    [None, 3, (), {}, {"coins": 0}, {"coins": True}, {"fish": 1}, {"coins": 1, "elders": 1},
     {"after": "c3"}, {"sum": "coins"}, {"points": {"seat": 1}}, {"ends": "z9"}, "ends",
     {"events": "Nothing"}, {"sum": ({"sum": ({"sum": ({"sum": ({"sum": ("coins",)},)},)},)},)}],
)  # fmt: skip
def test_what_is_no_measure_is_refused(measure):
    with pytest.raises((PydanticCustomError, ValidationError)):
        read_measure(measure)


def test_a_predicate_compares_a_measure():
    start = read_position(SALE)
    assert read_accept({"measure": "coins", "is": 5}).holds(Try(start, start))
    assert not read_accept({"measure": {"coins": 2}, "is": 5}).holds(Try(start, start))
    assert not read_accept({"measure": {"coins": 4}, "is": 5}).holds(Try(start, start))
