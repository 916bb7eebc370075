"""What a rule or ruling allows beside what it forbids, where no other test refuses anything."""

import pytest
from helpers.powers import BOTH, ELDER, FAKIR, TWO_ELDERS, does, window
from helpers.powers import why as refused_in
from helpers.turns import in_turn, play, refused

from ft_tutor.notation import read_position
from ft_tutor.rules.actions import (
    Bid,
    Build,
    Buy,
    Drop,
    EndTurn,
    Kill,
    Pass,
    Payment,
    PickUp,
    PlacePiece,
    Sell,
    TakeCard,
    TribeAction,
    UseCard,
    UseThief,
)
from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE
from ft_tutor.rules.cards.using_djinns import POWERS
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.history import History
from ft_tutor.rules.vocabulary import Resource, Seat, Tile, Tribe

FISH, SILK = Resource.FISH, Resource.SILK
NOT_NOW = (("not-now", "R2"),)
ALWAYS = [card for card in (*DJINNS, MORGIANE.card) if card not in POWERS]
PAID_ELSEWHERE = {"kumarbi": "power-in-a-bid", **dict.fromkeys(("hagis", "lamia"), "when-placing")}
ASSASSINS = "path=c2.r-c3 hand=rr"


def bidding(text):
    return read_position(f"seats=2 owed=bid1 {text}")


# --- R1, R3, R4: bids and rounds


@pytest.mark.rule("R1.7", "A80")
def test_the_own_other_marker_takes_a_spot_or_is_pushed_like_any_other():
    position = bidding("bids=1--- order=3:1.0:2")
    assert refused(position, Bid(4)) == (("bid-spot-taken", "R1.2"),)
    position = bidding("bids=11-- ")
    after = play(position, Bid(2), Bid(2))
    assert after.turn.turn_track[1] is Seat.ONE  # the first, pushed by the second


@pytest.mark.rule("R3.2", "R3.3", "R7.4", "A34")
def test_before_the_clean_up_nothing_new_lies_face_up():
    sacred = "c3:sacred6 path=c2.w-c3 p1=elders2 djinns=boaz djinn-deck=utug thief-deck=ziad"
    position = in_turn(f"{sacred} thieves=none", Owed.TILE)
    assert refused(position, TakeCard("boaz", TWO_ELDERS)) == ()
    for hidden in ("utug", "ziad"):
        assert refused(position, TakeCard(hidden, TWO_ELDERS)) == (("take-not-face-up", "R2.5.5"),)


@pytest.mark.rule("R3.4", "R1.1", "A79")
def test_a_new_round_begins_with_the_bids_and_after_the_last_round_there_are_none():
    text = "bids=1221 a1:y a2:y"
    position = play(in_turn(text, Owed.TURN_END), EndTurn())
    assert refused(position, Bid(2)) == ()
    assert refused(position, PickUp(Tile.a1)) == NOT_NOW
    over = play(in_turn(f"{text} last-round=yes", Owed.TURN_END), EndTurn())
    assert refused(over, Bid(2)) == (("game-over", "R4.4"),)


@pytest.mark.rule("R4.3", "A38")
def test_after_a_round_without_a_movement_at_its_end_nobody_bids():
    position = play(in_turn("bids=1221 a1:y", Owed.TURN_END), EndTurn())
    assert refused(position, Bid(2)) == (("game-over", "R4.4"),)


@pytest.mark.rule("A25", "R4.2")
def test_without_a_movement_there_is_no_action_but_a_sale_and_powers():
    position = in_turn("c3:y p1=fish.sloar.fakir.coins9 deck=silk row=silk")
    assert refused(position, UseCard("sloar", FAKIR)) == ()
    assert refused(position, TribeAction()) == NOT_NOW
    after = play(position, Pass())
    assert refused(after, Sell((FISH,))) == ()
    assert refused(after, UseCard("sloar", FAKIR)) == ()
    assert refused(after, Buy((SILK,))) == NOT_NOW


# --- R2: the turn


@pytest.mark.rule("A03", "R2.2.2")
def test_nobody_stops_with_meeples_in_the_hand():
    half_way = in_turn("path=c2.w-c3 hand=g c3:yw c4:g d3:g")
    assert refused(half_way, Drop(Tile.c4, Tribe.MERCHANT)) == ()
    assert refused(half_way, TribeAction()) == NOT_NOW
    assert refused(half_way, EndTurn()) == NOT_NOW
    assert refused(half_way, Pass()) == (("pass-movement", "R2.2.6"),)


@pytest.mark.rule("R2.3.3", "R2.3.4", "A70")
def test_nobody_takes_a_tile_that_has_a_camel():
    record = window("W4", "p1=leta.utug.elders4 a1:camel1 b1:camel2.yy c1:yy")
    assert refused_in(record, UseCard("leta", TWO_ELDERS, Tile.a1)) == [
        ("power-tile-owned", "D.15")
    ]
    assert refused_in(record, UseCard("utug", TWO_ELDERS, Tile.b1)) == [
        ("power-tile-owned", "D.22")
    ]
    record = does(record, UseCard("utug", TWO_ELDERS, Tile.c1))
    assert record.position.squares[Tile.c1].camel == 0


@pytest.mark.rule("A16")
def test_on_the_final_tile_no_assassin_is_left_to_be_killed():
    position = play(in_turn("c2:r c3:rg"), PickUp(Tile.c2), Drop(Tile.c3, Tribe.ASSASSIN))
    assert refused(position, Kill((Tribe.MERCHANT,), tile=Tile.c3)) == ()
    assert refused(position, Kill((Tribe.ASSASSIN,), tile=Tile.c3)) == (
        ("kill-not-on-tile", "R2.4.R"),
    )


@pytest.mark.rule("A20", "A15")
def test_a_kill_in_front_of_an_opponent_is_not_left_out_unless_boaz_forbids_it():
    position = in_turn(f"{ASSASSINS} p2=viziers1", Owed.TRIBE)
    assert refused(position, Pass()) == (("pass-kill", "A15"),)
    assert refused(in_turn(f"{ASSASSINS} p2=viziers1.boaz", Owed.TRIBE), Pass()) == ()


@pytest.mark.rule("A27", "R2.4.W")
def test_an_elder_pays_once_it_is_gained_and_not_before():
    position = in_turn("path=c2.w-c3 hand=ww c3:small b1:oasis p1=enki", Owed.TRIBE)
    use = UseCard("enki", ELDER, Tile.b1)
    assert refused(position, use) == (("too-few-elders", "D.7"),)
    assert refused(play(position, TribeAction()), use) == ()


@pytest.mark.rule("A28", "R2.5.5")
def test_a_djinn_is_used_as_soon_as_it_is_taken_and_not_before():
    position = in_turn("path=c2.w-c3 c3:sacred6 p1=elders2.fakir djinns=sloar deck=fish", Owed.TILE)
    use = UseCard("sloar", FAKIR)
    assert refused(position, use) == (("power-not-held", "A23"),)
    assert refused(play(position, TakeCard("sloar", TWO_ELDERS)), use) == ()


@pytest.mark.rule("A36", "R2.5.3", "R2.5.4", "R2.5.6")
@pytest.mark.parametrize(("kind", "price"), [("small", 3), ("large", 6)])
def test_where_a_market_has_a_single_card_one_is_sold_at_full_price(kind, price):
    position = in_turn(f"c3:{kind} path=c2.w-c3 row=fish p1=coins{price}", Owed.TILE)
    rule = {"small": "R2.5.3", "large": "R2.5.4"}[kind]
    assert refused(position, Buy((FISH, FISH))) == (("buy-number", rule),)
    assert play(position, Buy((FISH,))).players[0].coins == 0


@pytest.mark.rule("A75", "A76")
def test_either_an_elder_or_a_fakir_and_each_fakir_once():
    record = window("W4", "p1=enki.elders.fakir a1:oasis")
    assert refused_in(record, UseCard("enki", BOTH, Tile.a1)) == [("power-price", "D.7")]
    for payment in (ELDER, FAKIR):
        does(record, UseCard("enki", payment, Tile.a1))

    text = "path=c2.b-c3 hand=bb c3:sacred6 p1=elders.fakir djinns=boaz"
    take = TakeCard("boaz", BOTH)
    position = in_turn(text, Owed.TRIBE)
    assert refused(play(position, Build(1)), take) == (("too-few-fakirs", "R2.5.5"),)
    assert refused(play(position, Build()), take) == ()


@pytest.mark.rule("A66", "R2.6.1")
def test_the_bank_pays_whatever_a_player_has_already():
    position = in_turn("p1=coins999.fish", Owed.TURN_END)
    assert play(position, Sell((FISH,))).players[0].coins == 1000


@pytest.mark.rule("A78")
def test_a_plan_may_be_taken_back_until_there_is_nothing_to_take_back():
    start = History(in_turn("c2:r c3:rg"))
    planned = start.play(PickUp(Tile.c2)).play(Drop(Tile.c3, Tribe.ASSASSIN))
    assert planned.undo().undo().position == start.position
    assert planned.undo().redo() == planned
    assert start.undo() == start


# --- R7 and the djinns


@pytest.mark.rule("R7.1")
def test_the_sixth_thief_is_not_in_the_game():
    position = in_turn("path=c2.w-c3 c3:sacred6 p1=elders2 thieves=ziad", Owed.TILE)
    assert refused(position, TakeCard("ziad", TWO_ELDERS)) == ()
    assert refused(position, TakeCard("mad-jaar", TWO_ELDERS)) == (("take-not-face-up", "R2.5.5"),)
    assert refused(position, UseThief("mad-jaar")) == (("thief-not-held", "R7.3"),)


@pytest.mark.rule(
    "D.1", "D.3", "D.4", "D.8", "D.9", "D.11", "D.12", "D.13", "D.14", "D.16", "D.17", "D.18"
)
@pytest.mark.rule("D.19", "D.23")
@pytest.mark.parametrize("card", ALWAYS)
def test_what_always_works_or_is_paid_elsewhere_is_not_used_by_itself(card):
    position = window("W4", f"p1={card}.elders2.fakir2").position
    rule = MORGIANE.rule if card == MORGIANE.card else DJINNS[card].rule
    for payment in (ELDER, FAKIR):
        ((reason, found),) = refused(position, UseCard(card, payment))
        assert found == rule
        assert reason.endswith(PAID_ELSEWHERE.get(card, "power-always-works"))


@pytest.mark.rule("D.8", "D.14", "A31")
@pytest.mark.parametrize(("card", "kind"), [("hagis", "village"), ("lamia", "oasis")])
def test_a_piece_is_moved_to_a_neighbour_and_no_further(card, kind):
    position = in_turn(f"path=c2.w-c3 c3:{kind} p1={card}.elders", Owed.TILE)
    assert refused(position, PlacePiece(Tile.c4, ELDER)) == ()
    for tile in (Tile.c5, Tile.d4, Tile.a1):
        assert refused(position, PlacePiece(tile, ELDER)) != ()
    assert refused(position, PlacePiece(Tile.c4, Payment(elders=2))) != ()


@pytest.mark.rule("D.10", "A55")
def test_iblis_paid_for_one_meeple_kills_one():
    position = in_turn(f"{ASSASSINS} c4:g p1=iblis.elders", Owed.TRIBE)
    paid = play(position, UseCard("iblis", ELDER))
    green = Tribe.MERCHANT
    assert refused(paid, Kill((green,), tile=Tile.c4)) == ()
    assert refused(paid, Kill((green, green), tile=Tile.c4)) == (("kill-not-on-tile", "R2.4.R"),)


@pytest.mark.rule("D.15", "A71")
def test_leta_takes_the_start_tile_only_if_nothing_was_dropped_on_it_again():
    text = "path=c2.w-c3 c3:small hand=ww p1=leta.elders2"
    use = UseCard("leta", TWO_ELDERS, Tile.c2)
    assert refused(in_turn(text, Owed.TRIBE), use) == ()
    assert refused(in_turn(f"c2:y {text}", Owed.TRIBE), use) == (
        ("power-tile-has-meeples", "D.15"),
    )


@pytest.mark.rule("D.12", "A50")
def test_kandicha_takes_a_vizier_of_an_opponent_but_not_one_that_boaz_protects():
    text = f"{ASSASSINS} c4:g p1=kandicha p2=viziers1"
    kill = Kill((Tribe.VIZIER,), seat=Seat.TWO)
    assert play(in_turn(text, Owed.TRIBE), kill).players[0].viziers == 1
    assert refused(in_turn(f"{text}.boaz", Owed.TRIBE), kill) == (("kill-protected", "A54"),)
