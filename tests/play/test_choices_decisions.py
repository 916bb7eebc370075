"""What particular presses mean, for each kind of decision but the movement."""

import pytest

from ft_tutor.notation import read_position, write_action
from ft_tutor.play.choices import Meant, choices, meant
from ft_tutor.rules.vocabulary import Piece, Resource, Seat, Tile, Tribe
from ft_tutor.scene.places import (
    Amount,
    AreaOf,
    BidSpot,
    DjinnCard,
    GivenUp,
    OnTile,
    OnTileMeeple,
    OnTilePiece,
    OwnCard,
    OwnMeeple,
    OwnResource,
    RowCard,
    Sign,
    ThiefCard,
    TurnSpot,
)
from ft_tutor.texts import describe, plain

ONE, TWO = Seat.ONE, Seat.TWO
FAKIRS, ELDERS = OwnResource(ONE, Resource.FAKIR), OwnMeeple(ONE, Tribe.ELDER)
FISH, WHEAT, SILK = (
    OwnResource(ONE, good) for good in (Resource.FISH, Resource.WHEAT, Resource.SILK)
)
HIS_FISH = OwnResource(TWO, Resource.FISH)
C3, C4, D3, F5 = map(OnTile, (Tile.c3, Tile.c4, Tile.d3, Tile.f5))
RED, WHITE = OnTileMeeple(Tile.c4, Tribe.ASSASSIN), OnTileMeeple(Tile.c4, Tribe.ELDER)
TWICE = Amount(2)

BID = "seats=2 bids=1212 owed=bid1"
KUMARBI = f"{BID} p1=kumarbi.fakir3.coins5"
TRIBE = "seats=2 owed=end1.tile1.tribe1 path=c2.r-c3"
KILL = f"{TRIBE} hand=r c4:wwrr p2=elders1.viziers1"
IBLIS = "seats=2 owed=end1.tile1.tribe1 path=c2.r-c3 hand=r c4:wwrr p1=iblis-used"
BUILD = "seats=2 owed=end1.tile1.tribe1 path=c2.b-c3 hand=b c3:village c4:village p1=fakir2"
SMALL = "seats=2 owed=end1.tile1 path=c2.w-c3 c3:small row=fish.wheat.fish.fish.silk"
LARGE = "seats=2 owed=end1.tile1 path=c2.w-c3 c3:large row=fish.wheat.fish.fish.silk.gold.silk"
SACRED = "seats=2 owed=end1.tile1 path=c2.w-c3 c3:sacred6 djinns=boaz.iblis thieves=ziad"
OASIS = "seats=2 owed=end1.tile1 path=c2.w-c3 c3:oasis"
SALE = "seats=2 owed=end1 p1=fish2.wheat.fakir p2=fish.silk.leta"
GIFT = "seats=2 turn=2 owed=end2.give1:by-{} {}"
CLAIM = "seats=3 owed=end1.claim1:by-{} given={} {}"


def press(text, *places):
    """The meaning of the last of some presses; the ones before it only choose."""
    position, meaning = read_position(text), Meant()
    for place in places:
        assert (meaning.action, meaning.undo) == (None, False)
        meaning = meant(position, meaning.picked, place)
    return meaning


MADE = [
    (BID, [TurnSpot(6)], "bid8"),
    (BID, [TurnSpot(2)], "bid0"),
    (KUMARBI, [TurnSpot(6), Amount(2)], "bid8.fakir2"),
    (KUMARBI, [TurnSpot(6), FAKIRS, Amount(2)], "bid8.fakir2"),
    (KUMARBI, [Amount(2), TurnSpot(6)], "bid8.fakir2"),
    (KUMARBI, [TurnSpot(4), Amount(0)], "bid3"),
    (f"{TRIBE} hand=y", [Sign("collect")], "collect"),
    (BUILD, [Sign("build"), Amount(0)], "build"),
    (BUILD, [Sign("build"), Amount(2)], "build.fakir2"),
    (BUILD, [Amount(1), Sign("build")], "build.fakir"),
    (BUILD, [Sign("build"), FAKIRS, Amount(1)], "build.fakir"),
    (KILL, [C4, RED], "kill.r-c4"),
    (KILL, [RED], "kill.r-c4"),
    (KILL, [AreaOf(TWO), OwnMeeple(TWO, Tribe.ELDER)], "kill.w-p2"),
    (KILL, [OwnMeeple(TWO, Tribe.VIZIER)], "kill.y-p2"),
    (f"{KILL} d3:y", [D3], "kill.y-d3"),
    (f"{KILL} e3:y p1=fakir2", [OnTile(Tile.e3)], "kill.y-e3.fakir"),
    (IBLIS, [C4, RED, WHITE], "kill.wr-c4"),
    (IBLIS, [C4, RED, TWICE], "kill.rr-c4"),
    (SMALL, [RowCard(1)], "buy.wheat"),
    (SMALL, [RowCard(2)], "buy.fish"),
    (LARGE, [RowCard(1), RowCard(4)], "buy.silk.wheat"),
    (LARGE, [RowCard(3), RowCard(0)], "buy.fish2"),
    (f"{SACRED} p1=elders2", [DjinnCard("boaz")], "take.boaz.elder2"),
    (f"{SACRED} p1=elders2.fakir", [DjinnCard("boaz"), FAKIRS], "take.boaz.elder.fakir"),
    (f"{SACRED} p1=elders2.fakir", [DjinnCard("boaz"), ELDERS, FAKIRS], "take.boaz.elder.fakir"),
    (f"{SACRED} p1=elders2.fakir", [ThiefCard("ziad"), ELDERS, TWICE], "take.ziad.elder2"),
    (OASIS, [C3], "place.c3"),
    (f"{OASIS} p1=lamia.elders1.fakir", [C4, FAKIRS], "place.c4.fakir"),
    ("seats=2 owed=end1.place1:c3:by-enki c3:oasis p1=lamia.fakir", [C4], "place.c4.fakir"),
    (SALE, [FISH, Sign("sell")], "sell.fish"),
    (SALE, [FISH, WHEAT, Sign("sell")], "sell.fish.wheat"),
    (SALE, [Sign("end")], "end"),
    (SMALL, [Sign("pass")], "pass"),
    (
        "seats=2 owed=end1 p1=enki.fakir d3:oasis c4:oasis",
        [OwnCard(ONE, "enki"), D3],
        "use.enki.d3.fakir",
    ),
    ("seats=2 owed=keep1:by-sibittis:boaz:enki", [DjinnCard("enki")], "keep.enki"),
    (
        "seats=2 owed=end1.tile1.thief1:optional:by-ziad path=c2.y-c3 p1=ziad",
        [OwnCard(ONE, "ziad")],
        "reveal.ziad",
    ),
    (GIFT.format("houssain", "p1=fish2.wheat"), [FISH, TWICE], "give.fish2"),
    (GIFT.format("houssain", "p1=fish2.wheat"), [WHEAT], "give.fish.wheat"),
    (GIFT.format("ouafat", "p1=boaz.enki"), [OwnCard(ONE, "enki")], "give.enki"),
    (GIFT.format("kondjan", "c3:camel1 c4:camel1"), [C4], "give.c4"),
    (GIFT.format("shaum", "c3:camel1.palm.palace c4:camel1.palm"), [C4], "give.palm-c4"),
    (
        GIFT.format("shaum", "c3:camel1.palm.palace"),
        [C3, OnTilePiece(Tile.c3, Piece.PALM)],
        "give.palm-c3",
    ),
    (
        CLAIM.format("houssain", "p2:fish2.p3:silk:wheat", ""),
        [GivenUp(TWO, 1), GivenUp(Seat.THREE, 0)],
        "claim.silk.fish",
    ),
    (
        CLAIM.format("houssain", "p2:fish2.p3:silk:wheat", ""),
        [GivenUp(TWO, 1), GivenUp(TWO, 0)],
        "claim.fish2",
    ),
    (CLAIM.format("ouafat", "p2:boaz.p3:enki", ""), [GivenUp(Seat.THREE, 0)], "claim.enki"),
    (CLAIM.format("kondjan", "p2:c4.p3:d3", ""), [C4], "claim.c4"),
    (CLAIM.format("kondjan", "p2:c4.p3:d3", ""), [GivenUp(Seat.THREE, 0)], "claim.d3"),
    (
        CLAIM.format("shaum", "p2:palm-c4.p3:palace-d3", "c3:camel1"),
        [GivenUp(TWO, 0)],
        "claim.palm-c3",
    ),
]


@pytest.mark.parametrize(("text", "places", "word"), MADE, ids=[row[2] for row in MADE])
def test_presses_make_an_action(text, places, word):
    meaning = press(text, *places)
    assert meaning.action, meaning
    assert (write_action(meaning.action), meaning.violations) == (word, ())


REFUSED = [
    (BID, [C3], "not-now"),
    (BID, [Sign("end")], "not-now"),
    (f"{BID} order=8:1", [TurnSpot(6)], "bid-spot-taken"),
    (BID, [TurnSpot(0)], "bid-back-zero"),
    (BID, [BidSpot(0)], "bid-no-such-spot"),
    (BID, [FAKIRS], "bid-needs-djinn"),
    (KUMARBI, [Amount(9)], "bid-fakirs"),
    (KUMARBI, [OwnCard(ONE, "kumarbi")], "power-in-a-bid"),
    (KILL, [F5], "kill-too-far"),
    (KILL, [AreaOf(ONE)], "kill-own"),
    (KILL, [AreaOf(Seat.FOUR)], "kill-not-playing"),
    (KILL, [C4, OnTileMeeple(Tile.c4, Tribe.BUILDER)], "kill-not-on-tile"),
    (KILL, [D3], "kill-number"),
    (BUILD, [C4], "kill-no-assassins"),
    (BUILD, [Sign("build"), Amount(7)], "too-few-fakirs"),
    (SMALL, [RowCard(4)], "buy-not-offered"),
    (SMALL, [RowCard(3)], "press-not-offered"),
    (LARGE, [RowCard(0), RowCard(6)], "press-not-offered"),
    (SMALL, [C4], "place-nothing-due"),
    (SMALL, [DjinnCard("boaz")], "take-no-sacred-place"),
    (SACRED, [DjinnCard("boaz")], "too-few-elders"),
    (f"{SACRED} p1=elders1.fakir", [DjinnCard("enki")], "take-not-face-up"),
    (SACRED, [RowCard(0)], "buy-no-market"),
    (OASIS, [C4], "place-elsewhere"),
    (f"{OASIS} p1=lamia.elders1.fakir", [F5], "move-not-neighbour"),
    (OASIS, [Sign("pass")], "pass-piece"),
    (SALE, [Sign("sell")], "sell-nothing"),
    (SALE, [FISH, FAKIRS], "sell-fakir"),
    (SALE, [FISH, SILK], "sell-not-held"),
    (SALE, [HIS_FISH], "press-of-another"),
    (SALE, [FISH, HIS_FISH], "press-of-another"),
    (SALE, [OwnCard(TWO, "leta")], "power-of-another"),
    (
        "seats=2 owed=end1 p1=leta",
        [OwnCard(ONE, "leta")],
        "too-few-elders",
    ),
    (GIFT.format("houssain", "p1=fish2.wheat"), [C4], "give-other-thing"),
    (GIFT.format("houssain", "p1=fish2.wheat"), [FISH, SILK], "give-not-held"),
    (GIFT.format("shaum", "c3:camel1.palm.palace"), [C4], "thief-not-own-tile"),
    (CLAIM.format("kondjan", "p2:c4.p3:d3", ""), [F5], "claim-not-freed"),
    (CLAIM.format("shaum", "p2:palm-c4.p3:palace-d3", "c3:camel1"), [F5], "thief-not-own-tile"),
]


@pytest.mark.parametrize(("text", "places", "reason"), REFUSED, ids=[row[2] for row in REFUSED])
def test_presses_that_are_refused_say_why(text, places, reason):
    meaning = press(text, *places)
    assert [found.reason for found in meaning.violations] == [reason]
    assert meaning.picked == tuple(places[:-1])
    assert all(plain(describe(found)) for found in meaning.violations)


ENKI = read_position("seats=2 owed=end1 p1=enki.elders1.fakir.fish d3:oasis c4:oasis")
CARD = OwnCard(ONE, "enki")


def test_a_payment_is_changed_and_the_rest_stays_picked():
    assert meant(ENKI, (CARD, ELDERS), FAKIRS) == Meant((CARD, FAKIRS))
    assert write_action(meant(ENKI, (CARD, D3, ELDERS), FAKIRS).action) == "use.enki.d3.fakir"


def test_a_card_that_is_taken_back_takes_its_payment_along():
    assert meant(ENKI, (CARD, ELDERS), ELDERS) == Meant((CARD,))
    assert meant(ENKI, (CARD, ELDERS), CARD) == Meant()


def test_a_press_for_something_else_begins_anew():
    assert meant(ENKI, (CARD, ELDERS), FISH) == Meant((FISH,))
    assert write_action(meant(ENKI, (CARD,), Sign("end")).action) == "end"


def test_a_tile_for_the_killing_takes_the_place_of_another_and_its_victims():
    position = read_position(f"{IBLIS} d3:wwy")
    assert meant(position, (C4, RED), D3) == Meant((D3,))


def test_a_djinn_with_no_tile_to_act_on_can_be_chosen_to_see_why():
    bare = " ".join(f"{tile.name}:w" for tile in Tile if tile not in (Tile.c3, Tile.c4))
    position = read_position(f"{bare} c3:camel2 c4:palm seats=2 owed=end1 p1=leta.elders2")
    chosen = meant(position, (), OwnCard(ONE, "leta"))
    assert chosen == Meant((OwnCard(ONE, "leta"),))
    (found,) = meant(position, chosen.picked, C4).violations
    assert found.reason == "power-tile-has-pieces"


def test_what_only_wastes_fakirs_is_not_offered_but_done():
    position = read_position(
        f"{TRIBE} hand=b p1=fakir2 " + "b2:oasis c2:oasis d2:oasis b3:oasis "
        "c3:oasis d3:oasis b4:oasis c4:oasis d4:oasis"
    )
    assert write_action(choices(position)[Sign("build")]) == "build"
    assert meant(position, (), Amount(2)) == Meant((Amount(2),))
    assert write_action(meant(position, (Amount(2),), Sign("build")).action) == "build.fakir2"


def test_over_is_over():
    assert choices(read_position("seats=2 owed=none")) == {}
    (found,) = meant(read_position("seats=2 owed=none"), (), C3).violations
    assert found.reason == "nothing-owed"
