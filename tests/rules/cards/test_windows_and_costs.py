"""Paid powers in general: when, whose, once a turn, and every way to pay."""

import pytest
from helpers.powers import BOTH, ELDER, FAKIR, TWO_ELDERS, does, said, told, uses, why, window

from ft_tutor.notation import read_position
from ft_tutor.rules.actions import (
    EndTurn,
    Keep,
    Payment,
    PickUp,
    TakeCard,
    TribeAction,
    UseCard,
)
from ft_tutor.rules.cards.djinns import DJINNS, Cost
from ft_tutor.rules.history import History
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.texts import rule_sentence

FREE = [card for card, djinn in DJINNS.items() if djinn.cost is Cost.NONE]
ENKI = UseCard("enki", ELDER, Tile.d2)


@pytest.mark.rule("A23", "W1", "W2", "W3", "W4")
@pytest.mark.parametrize("name", ["W1", "W2", "W3", "W4"])
def test_a_power_is_offered_in_every_window(name):
    record = window(
        name, "hand=ww p1=enki.elders1 c3:y c4:y" if name == "W2" else "p1=enki.elders1 c3:y c4:y"
    )

    assert ENKI in uses(record, "enki")
    assert told(does(record, ENKI)) == ["paid-elders", "card-used", "palm-placed"]


@pytest.mark.rule("A24")
def test_no_power_works_in_the_middle_of_a_movement():
    record = does(window("W1", "p1=enki.elders1 c3:yw c4:g d4:y"), PickUp(Tile.c3))

    assert why(record, ENKI) == [("power-not-now", "A24")]
    assert "in the middle of a movement" in said(record, ENKI)


@pytest.mark.rule("A77", "D.13")
def test_no_power_but_kumarbi_works_in_the_bidding():
    record = History(read_position("seats=2 bids=1212 owed=bid1 p1=enki.elders1"))

    assert why(record, ENKI) == [("power-not-now", "A77")]


@pytest.mark.rule("A77")
def test_the_power_of_an_opponent_cannot_be_used():
    record = window("W1", "p1=elders2 p2=enki c3:y c4:y")

    assert why(record, ENKI) == [("power-of-another", "A77")]
    assert said(record, ENKI).startswith("Enki lies in front of player 2")


@pytest.mark.rule("A77")
@pytest.mark.parametrize("owed", ["movement1", "give2:by-houssain", "thief1:by-ziad"])
def test_a_djinn_used_in_the_turn_of_another_is_told_the_cause_whatever_is_owed(owed):
    record = History(read_position(f"owed=end1.{owed} p1=ziad p2=enki.elders1.fish.silk.gold"))

    assert why(record, ENKI) == [("power-of-another", "A77")]


@pytest.mark.parametrize("owed", ["bid1", "end1.thief1:by-kondjan", "end1.keep1:boaz:leta"])
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("kumarbi", "power-in-a-bid"),
        ("hagis", "power-when-placing"),
        ("marid", "power-always-works"),
        ("kondjan", "power-no-djinn"),
        ("enki", "power-not-now"),
    ],
)
def test_only_what_is_used_in_a_window_is_told_to_wait_for_one(owed, card, reason):
    held = "kumarbi.hagis.marid.enki.kondjan.elders2.fakir2"
    record = History(read_position(f"seats=2 bids=1212 owed={owed} p1={held}"))

    assert [one for one, _ in why(record, UseCard(card, ELDER, Tile.d2))] == [reason]


@pytest.mark.parametrize(
    ("card", "reason"), [("leta", "power-not-held"), ("jinn", "power-no-djinn")]
)
def test_a_djinn_that_is_not_there_cannot_be_used(card, reason):
    record = window("W1", "p1=elders2 c3:y c4:y")

    assert why(record, UseCard(card, TWO_ELDERS, Tile.a1)) == [(reason, "A23")]


@pytest.mark.rule("A74")
def test_each_djinn_works_once_a_turn_and_two_may_work_in_one():
    record = window("W1", "p1=enki.bouraq.elders3 c3:y c4:y")
    record = does(record, ENKI)

    assert why(record, ENKI) == [("power-used", "A74")]
    assert not uses(record, "enki")
    does(record, UseCard("bouraq", ELDER, Tile.c3))


@pytest.mark.rule("A28", "R2.5.5")
def test_a_djinn_works_in_the_turn_in_which_it_is_kept():
    record = window("W4", "p1=sibittis.elders3 djinn-deck=enki.leta.utug")
    does(record, UseCard("sibittis", TWO_ELDERS), Keep("enki"), ENKI)


@pytest.mark.rule("A28", "R2.5.5")
def test_a_djinn_works_in_the_turn_in_which_it_is_bought():
    record = window("W3", "path=b1.w-c1 p1=elders3 djinns=enki")
    does(record, TakeCard("enki", TWO_ELDERS), ENKI)


@pytest.mark.parametrize("card", FREE)
def test_powers_that_work_by_themselves_are_not_paid(card):
    record = window("W4", f"p1={card}.elders2")

    assert why(record, UseCard(card, ELDER)) == [("power-always-works", DJINNS[card].rule)]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("kumarbi", "power-in-a-bid"),
        ("hagis", "power-when-placing"),
        ("lamia", "power-when-placing"),
    ],
)
def test_some_powers_are_paid_with_another_action(card, reason):
    record = window("W4", f"p1={card}.elders2.fakir2")

    assert why(record, UseCard(card, FAKIR)) == [(reason, DJINNS[card].rule)]


# --- paying


@pytest.mark.rule("A75")
def test_the_player_chooses_how_to_pay():
    record = window("W4", "p1=enki.leta.elders2.fakir c3:y a1:palm")

    assert {use.payment for use in uses(record, "enki")} == {ELDER, FAKIR}
    assert {use.payment for use in uses(record, "leta")} == {TWO_ELDERS, BOTH}


@pytest.mark.parametrize(
    ("card", "payment", "sentence"),
    [
        ("enki", Payment(), "Enki costs 1 elder or 1 fakir, and you offer nothing."),
        ("enki", BOTH, "Enki costs 1 elder or 1 fakir, and you offer 1 elder and 1 fakir."),
        (
            "leta",
            ELDER,
            "Leta costs 2 elders, or 1 elder and 1 fakir, and you offer 1 elder alone.",
        ),
        (
            "leta",
            Payment(fakirs=2),
            "Leta costs 2 elders, or 1 elder and 1 fakir, and you offer 2 fakirs.",
        ),
        ("sloar", ELDER, "Sloar costs 1 fakir, and you offer 1 elder alone."),
    ],
)
def test_a_wrong_price_is_refused_with_the_right_one(card, payment, sentence):
    record = window("W4", "p1=enki.leta.sloar.elders9.fakir9")
    action = UseCard(card, payment)

    assert why(record, action) == [("power-price", DJINNS[card].rule)]
    assert said(record, action) == sentence


def test_whoever_has_too_little_cannot_pay():
    record = window("W4", "p1=leta.elders")

    assert why(record, UseCard("leta", TWO_ELDERS, Tile.a1)) == [("too-few-elders", "D.15")]
    assert why(record, UseCard("leta", BOTH, Tile.a1)) == [("too-few-fakirs", "D.15")]
    assert said(record, UseCard("leta", TWO_ELDERS, Tile.a1)) == (
        "That takes 2 elders, and you have only 1 in front of you."
    )


def test_elders_go_to_the_bag_and_fakirs_to_the_discard_pile():
    record = window("W4", "p1=leta.elders.fakir bag=y c3:y")
    record = does(record, UseCard("leta", BOTH, Tile.a1))

    supply = record.position.supply
    assert supply.bag == (1, 1, 0, 0, 0)
    assert supply.discard[-1] == 1


@pytest.mark.rule("A27")
def test_elders_gained_in_this_turn_pay_too():
    record = does(window("W2", "hand=ww p1=enki"), TribeAction())

    assert ENKI in uses(record, "enki")


@pytest.mark.rule("R6")
def test_two_players_use_sloar_in_each_of_their_turns():
    """D14."""
    record = window("W4", "seats=2 p1=sloar.fakir2 order=0:1 bids=12-- deck=fish9 c3:w c4:w")
    record = does(record, UseCard("sloar", FAKIR))
    assert why(record, UseCard("sloar", FAKIR)) == [("power-used", "A74")]
    record = does(record, EndTurn())

    assert record.position.turn.active == 0
    does(record, UseCard("sloar", FAKIR))


@pytest.mark.parametrize("card", DJINNS)
def test_the_rule_of_a_djinn_names_it(card):
    plain_name = card.replace("-", "").replace("baal", "ba'al")

    assert rule_sentence(DJINNS[card].rule).lower().replace("-", "").startswith(f"{plain_name}:")
