"""The named checks: each holds of one finished movement and not of another."""

import pytest

from ft_tutor.course.checks import CHECKS
from ft_tutor.course.predicates import read_accept, read_when
from ft_tutor.course.tries import Try
from ft_tutor.notation import read_position, read_words
from ft_tutor.rules.engine import violations
from ft_tutor.rules.history import History

START = "c3:yw c4:g d4:y c2:w"
# A loop: c3 c4 d4 d3 c3 c4, where green waits.
LOOP = "c3:gbryg c4:g"


def tried(position, movement, then=None):
    """Return the try of a movement; `then` is one action more, that is judged only."""
    record = History(read_position(position))
    for action in read_words(movement) if movement else ():
        record = record.play(action, into_dead_end=True)
    found = violations(record.position, read_words(then)[0]) if then else ()
    return Try(record.start, record.position, record.actions, record.events, found)


SHORT = tried(START, "c3:w-c4 y-d4")
ROUND = tried(LOOP, "c3:g-c4 b-d4 r-d3 y-c3 g-c4")
BEGUN = tried(START, "c3:w-c4")
NOTHING = tried(START, "")
RETURN = tried(START, "c3:w-c4", "y-c3")
DEAD = tried(START, "c3", "y-c4")

BIDS = "seats=3 bids=123- owed=bid1 a1:y b1:y"
KILL = "c3:village.ry c4:y d3:b c2:village.w path=b3.r-c3 hand=rr owed=end1.tile1.tribe1"
SHOP = "c3:small path=b3.w-c3 owed=end1.tile1 row=fish.silk.gold.ivory"
SALE = "p1=fish.silk.gold owed=end1 a1:y"
DJINNS = "c3:sacred6.camel1 path=b3.w-c3 owed=end1.tile1 p1=elders2 djinns=enki.boaz.utug"

LONELY = "c3:r d3:r e3:w owed=end1.tile1.tribe1.movement1"
TWO_TILES = "c3:r-d3 kill.w-e3"

HOLDS = [
    # predicate, a try of which it holds, tries of which it does not
    ("finished", SHORT, [BEGUN, NOTHING, RETURN]),
    ({"finished": False}, BEGUN, [SHORT]),
    ("legal", ROUND, [BEGUN, NOTHING, RETURN]),
    ({"starts_on": "c3"}, SHORT, [NOTHING]),
    ({"starts_on": ("a1", "b1")}, tried("a1:y b1:y", "a1:y-b1"), [SHORT]),
    ({"ends_on": "d4"}, SHORT, [ROUND, BEGUN, NOTHING]),
    ({"ends_on": ("c4", "d4")}, ROUND, [BEGUN]),
    ({"ends_on": "c3"}, tried(DJINNS, "pass end"), [tried(SALE, "end")]),
    ({"visits": ("c4", "d4")}, SHORT, [tried(START, "c3:w-d3 y-d4"), BEGUN]),
    ({"visits": "c3"}, ROUND, [SHORT]),
    ({"drops": "w-c4"}, SHORT, [BEGUN, tried(START, "c3:w-d3 y-d4")]),
    ({"drops": ("b-d4", "g-c4")}, ROUND, [SHORT]),
    ("loop", ROUND, [SHORT, BEGUN]),
    ({"loop": False}, SHORT, [ROUND, BEGUN]),
    ({"last_tribe": "y"}, SHORT, [ROUND, BEGUN]),
    ({"last_tribe": ("w", "g")}, ROUND, [SHORT]),
    ({"gathers": 2}, SHORT, [ROUND, BEGUN]),
    ({"gathers_at_least": 3}, ROUND, [SHORT, NOTHING]),
    ("takes_control", SHORT, [tried("c3:y d3:yr", "c3:y-d3"), BEGUN]),
    ({"takes_control": False}, tried("c3:y d3:yr", "c3:y-d3"), [SHORT, BEGUN]),
    ({"wins_at_least": 2}, tried(LONELY, TWO_TILES), [tried(LONELY, "c3:r-d3"), SHORT]),
    ({"moves_max": 1}, SHORT, [BEGUN]),
    ({"refused": "R2.2.3"}, RETURN, [SHORT, DEAD]),
    ({"refused": "drop-no-return"}, RETURN, [SHORT, DEAD]),
    ({"owed": "tile"}, tried(KILL, "kill.y-c4"), [tried(KILL, "")]),
    ({"owed": ("nothing", "bid")}, SHORT, [BEGUN]),
    ({"plays": "w-c4"}, SHORT, [ROUND]),
    ({"event": "CamelPlaced"}, SHORT, [BEGUN]),
    ({"bid": 3}, tried(BIDS, "bid3"), [tried(BIDS, "bid5"), tried(BIDS, "")]),
    ({"kills": "y"}, tried(KILL, "kill.y-c4"), [tried(KILL, "kill.b-d3")]),
    ({"buys": "gold"}, tried(SHOP, "buy.gold"), [tried(SHOP, "buy.fish"), SHORT]),
    ({"sells": ("fish", "silk")}, tried(SALE, "sell.fish.silk.gold"), [tried(SALE, "sell.fish")]),
    ({"row_begins": ("silk", "gold")}, tried(SHOP, "buy.fish"), [tried(SHOP, "buy.gold")]),
    ({"takes": "enki"}, tried(DJINNS, "take.enki.elder2"), [tried(DJINNS, "pass")]),
    ({"takes": "djinn"}, tried(DJINNS, "take.enki.elder2"), [tried(DJINNS, "pass")]),
    ({"coins_at_least": 55}, tried(SALE, "sell.fish.silk.gold"), [tried(SALE, "sell.fish")]),
    ({"earns_at_least": 5}, tried(SALE, "sell.fish.silk.gold"), [tried(SALE, "sell.fish")]),
    ("dead_end", DEAD, [SHORT, RETURN]),
    ({"all": ("legal", {"ends_on": "d4"})}, SHORT, [ROUND]),
    ({"any": ({"ends_on": "d4"}, "loop")}, ROUND, [BEGUN]),
    ({"not": "finished"}, BEGUN, [SHORT]),
    (("c3:w-c4 y-d4",), SHORT, [ROUND, BEGUN]),
]


@pytest.mark.parametrize(("written", "holds", "others"), HOLDS)
def test_a_predicate_holds_where_it_should(written, holds, others):
    predicate = read_accept(written)
    assert predicate.holds(holds)
    assert [predicate.holds(other) for other in others] == [False] * len(others)


def test_every_check_is_tried():
    named = {name for written, _, _ in HOLDS for name in CHECKS if name in str(written)}
    assert named == set(CHECKS)


def test_only_refusals_and_dead_ends_are_asked_early():
    assert read_accept({"refused": "R2.2.3"}).early
    assert read_accept({"any": ("legal", {"not": "dead_end"})}).early
    assert not read_accept({"all": ("legal", {"ends_on": "c3"})}).early
    assert not read_accept(("c3:w-c4 y-d4",)).early


def test_when_takes_a_rule_a_movement_or_a_predicate():
    assert read_when("R2.2.3").holds(RETURN)
    assert read_when("R2.2.3").refused == ("R2.2.3",)
    assert read_when("c3:w-c4 y-d4").holds(SHORT)
    assert read_when({"ends_on": "d4"}).holds(SHORT)
    assert read_when("dead_end").holds(DEAD)
    assert read_when("pass").holds(tried(DJINNS, "pass"))
    assert read_when("kill.y-c4").holds(tried(KILL, "kill.y-c4"))
