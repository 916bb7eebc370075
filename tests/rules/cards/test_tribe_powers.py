"""Echidna for builders; Iblis, Kandicha, Nekir and Boaz for assassins."""

import pytest
from helpers.powers import (
    BOTH,
    ELDER,
    FAKIR,
    TWO_ELDERS,
    coins,
    does,
    said,
    told,
    uses,
    why,
    window,
)

from ft_tutor.rules import rulings
from ft_tutor.rules.actions import Build, Keep, Kill, Pass, TribeAction, UseCard
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.vocabulary import Resource, Seat, Tile, Tribe
from ft_tutor.texts import describe, plain

Y, W, G, B, R = Tribe
ECHIDNA, IBLIS = UseCard("echidna", TWO_ELDERS), UseCard("iblis", ELDER)

BUILDERS = "path=c4.b-c5 hand=bb"
"""Two builders on c5."""

ASSASSINS = "path=c2.r-c3 hand=rr"
"""Two assassins on c3 reach everything up to two steps away."""


def gain(before, after):
    return [new - old for old, new in zip(coins(before), coins(after), strict=True)]


def kills(record):
    return {action for action in legal_actions(record.position) if isinstance(action, Kill)}


# --- Echidna


FOUR_BLUE = (
    "b2:village c2:village d3:village b4:village d2:small b3:small c4:small d4:small "
    "path=c2.b-c3 hand=bbb p1=echidna.elders2.fakir2"
)


@pytest.mark.rule("D.6", "R2.4.B", "A30", "A76")
@pytest.mark.parametrize(
    ("final", "fakirs", "earned"),
    [("oasis", 2, 40), ("sacred6", 2, 50), ("oasis", 0, 24), ("sacred6", 0, 30)],
)
def test_echidna_doubles_builders_and_their_fakirs(final, fakirs, earned):
    """T5 and its derived case."""
    before = window("W2", f"{FOUR_BLUE} c3:{final}")

    assert gain(before, does(before, Build(fakirs)))[0] == earned // 2
    assert gain(before, does(before, ECHIDNA, Build(fakirs)))[0] == earned


@pytest.mark.rule("A57", "D.6")
@pytest.mark.parametrize("name", ["W3", "W4"])
def test_echidna_pays_again_what_the_builders_brought(name):
    before = window("W2", f"{BUILDERS} p1=echidna.elders2")
    built = does(before, Build())
    earned = gain(before, built)[0]
    after = does(built, Pass()) if name == "W4" else built
    after = does(after, ECHIDNA)

    assert earned > 0
    assert told(after) == ["paid-elders", "card-used", "echidna-pays-again"]
    assert gain(before, after)[0] == 2 * earned


@pytest.mark.rule("A57")
def test_echidna_comes_too_late_for_those_who_read_it_so(monkeypatch):
    monkeypatch.setattr(rulings, "ECHIDNA_MAY_FOLLOW", False)
    record = does(window("W2", f"{BUILDERS} p1=echidna.elders2"), Build())

    assert why(record, ECHIDNA) == [("power-builders-paid", "A57")]
    does(window("W2", f"{BUILDERS} p1=echidna.elders2"), ECHIDNA)


@pytest.mark.rule("D.6")
@pytest.mark.parametrize(
    ("name", "text"),
    [("W1", "c3:y c4:y"), ("W2", "hand=yy"), ("W2", ASSASSINS), ("W3", ""), ("W4", "")],
)
def test_echidna_needs_builders_in_this_turn(name, text):
    record = window(name, f"{text} p1=echidna.elders2")

    assert why(record, ECHIDNA) == [("power-no-builders", "D.6")]


@pytest.mark.rule("A29", "D.6")
def test_echidna_is_not_paid_where_no_blue_tile_is_around():
    text = "a1:small b1:small a2:small b2:small c1:small c2:small path=a1.b-b1 hand=bb"
    record = window("W2", f"{text} p1=echidna.elders2")

    assert why(record, ECHIDNA) == [("power-builders-poor", "A29")]
    assert said(record, ECHIDNA).startswith("There is no blue tile on b1 or around it")
    assert why(does(record, Build()), ECHIDNA) == [("power-builders-poor", "A29")]


@pytest.mark.rule("D.6")
def test_echidna_does_not_double_twice():
    record = does(window("W2", f"{BUILDERS} p1=echidna.elders4"), ECHIDNA, Build())

    assert why(record, ECHIDNA) == [("power-used", "A74")]


# --- Iblis


@pytest.mark.rule("D.10", "A56")
def test_with_iblis_two_are_killed_on_one_tile():
    record = does(window("W2", f"{ASSASSINS} p1=iblis.elders b3:ygg b2:r"), IBLIS)

    assert kills(record) == {
        Kill((Y, G), tile=Tile.b3),
        Kill((G, G), tile=Tile.b3),
        Kill((R,), tile=Tile.b2),
    }
    assert why(record, Kill((G,), tile=Tile.b3)) == [("kill-number", "R2.4.R")]
    assert why(record, Kill((Y, Y), tile=Tile.b3)) == [("kill-not-on-tile", "R2.4.R")]
    record = does(record, Kill((G, G), tile=Tile.b3))
    assert record.position.squares[Tile.b3].meeples == (1, 0, 0, 0, 0)


@pytest.mark.rule("D.10", "A56")
def test_with_iblis_two_are_killed_in_front_of_one_opponent():
    text = f"seats=3 {ASSASSINS} p1=iblis.elders.viziers p2=viziers.elders2 p3=viziers"
    record = does(window("W2", text), IBLIS)

    assert kills(record) == {
        Kill((Y, W), seat=Seat.TWO),
        Kill((W, W), seat=Seat.TWO),
        Kill((Y,), seat=Seat.THREE),
    }
    record = does(record, Kill((Y, W), seat=Seat.TWO))
    assert record.position.players[1].elders == 1


@pytest.mark.rule("D.10", "R2.4.R")
def test_emptying_a_tile_with_iblis_gives_control():
    record = does(window("W2", f"{ASSASSINS} p1=iblis.fakir b3:yg"), UseCard("iblis", FAKIR))
    record = does(record, Kill((Y, G), tile=Tile.b3))

    assert told(record).count("camel-placed") == 1
    assert record.position.squares[Tile.b3].camel is Seat.ONE


@pytest.mark.rule("D.10")
def test_unpaid_iblis_kills_one_only():
    record = window("W2", f"{ASSASSINS} p1=iblis.elders b3:yg")

    assert kills(record) == {Kill((Y,), tile=Tile.b3), Kill((G,), tile=Tile.b3)}
    assert why(record, Kill((Y, G), tile=Tile.b3)) == [("kill-number", "R2.4.R")]


@pytest.mark.rule("A55")
def test_iblis_may_be_paid_for_one_victim():
    record = does(window("W2", f"{ASSASSINS} p1=iblis.elders b3:y"), IBLIS)

    assert kills(record) == {Kill((Y,), tile=Tile.b3)}


@pytest.mark.rule("D.10")
def test_iblis_is_not_paid_where_nobody_can_be_killed():
    far = window("W2", f"{ASSASSINS} p1=iblis.elders.fakir a5:y")

    assert uses(far, "iblis") == []
    assert why(far, IBLIS) == [("power-no-victim", "D.10")]
    near = window("W2", f"{ASSASSINS} p1=iblis.elders.fakir a4:y")
    assert uses(near, "iblis") == [IBLIS]
    assert why(near, UseCard("iblis", FAKIR)) == [("power-no-victim", "D.10")]


@pytest.mark.rule("D.10", "A54")
def test_iblis_finds_nobody_whom_boaz_protects():
    safe = window("W2", f"{ASSASSINS} p1=iblis.elders p2=boaz.viziers")
    open_ = window("W2", f"{ASSASSINS} p1=iblis.elders p2=viziers")

    assert why(safe, IBLIS) == [("power-no-victim", "D.10")]
    assert uses(open_, "iblis") == [IBLIS]


@pytest.mark.parametrize(
    ("name", "text"), [("W1", "c3:y c4:y"), ("W2", "hand=yy c3:y"), ("W3", "c3:y"), ("W4", "c3:y")]
)
def test_iblis_needs_assassins_in_the_hand(name, text):
    record = window(name, f"{text} p1=iblis.elders p2=viziers")

    assert why(record, IBLIS) == [("power-no-assassins", "D.10")]


# --- Boaz


@pytest.mark.rule("D.4", "A54", "R2.4.R")
def test_boaz_protects_what_stands_in_front_of_his_owner_and_no_more():
    record = window("W2", f"{ASSASSINS} c4:y.camel2 p1=coins50 p2=boaz.viziers.elders")

    assert kills(record) == {Kill((Y,), tile=Tile.c4)}
    assert why(record, Kill((Y,), seat=Seat.TWO)) == [("kill-protected", "A54")]
    assert said(record, Kill((Y,), seat=Seat.TWO)).startswith("Boaz protects")


# --- Nekir


@pytest.mark.rule("D.18", "A26")
@pytest.mark.parametrize(
    ("text", "gains"),
    [("p1=iblis.elders.nekir", [1, 0, 0]), ("p1=iblis.elders p3=nekir", [0, 0, 2])],
)
def test_nekir_pays_once_for_a_killing_of_two(text, gains):
    """D6."""
    before = window("W2", f"seats=3 {ASSASSINS} {text} b3:yg")
    record = does(before, IBLIS, Kill((Y, G), tile=Tile.b3))

    assert gain(before, record) == gains


@pytest.mark.rule("A26")
def test_nekir_pays_for_each_victim_for_those_who_read_it_so(monkeypatch):
    monkeypatch.setattr(rulings, "NEKIR_PAYS_PER_VICTIM", True)
    before = window("W2", f"{ASSASSINS} p1=iblis.elders p2=nekir b3:yg")
    record = does(before, IBLIS, Kill((Y, G), tile=Tile.b3))

    assert gain(before, record) == [0, 4]


@pytest.mark.rule("D.18")
def test_nekir_pays_for_a_victim_in_front_of_a_player_and_not_without_a_victim():
    before = window("W2", f"{ASSASSINS} p2=nekir.viziers")
    assert gain(before, does(before, Kill((Y,), seat=Seat.TWO))) == [0, 2]

    nobody = window("W2", f"{ASSASSINS} p2=nekir")
    assert gain(nobody, does(nobody, Pass())) == [0, 0]


# --- Kandicha


@pytest.mark.rule("D.12", "A51", "R2.4.R")
def test_kandicha_pays_for_a_builder_by_the_blue_tiles_where_it_stood():
    text = f"{ASSASSINS} p1=kandicha b3:b"
    before = window("W2", text)
    record = does(before, Kill((B,), tile=Tile.b3))

    # Around b3 (small market): a2 and c3 are villages, b2 and a4 sacred places.
    assert gain(before, record) == [4, 0]
    assert "kandicha-pays" in told(record)


@pytest.mark.rule("D.12", "A63")
def test_kandicha_draws_a_card_for_a_merchant_reshuffling_if_need_be():
    record = does(
        window("W2", f"{ASSASSINS} p1=kandicha b3:g deck=none discard=fish"),
        Kill((G,), tile=Tile.b3),
    )

    assert "reshuffled" in told(record)
    assert record.position.players[0].resources[Resource.FISH] == 1


@pytest.mark.rule("D.12")
def test_kandicha_draws_nothing_where_there_is_nothing():
    record = does(
        window("W2", f"{ASSASSINS} p1=kandicha b3:g deck=none discard=none"),
        Kill((G,), tile=Tile.b3),
    )

    assert "card-drawn" not in told(record)


@pytest.mark.rule("A50", "A52", "D.12", "D.18")
def test_kandicha_keeps_viziers_and_elders_and_it_was_a_kill_all_the_same():
    before = window("W2", f"{ASSASSINS} p1=kandicha.iblis.elders p2=nekir.viziers.elders")
    record = does(before, IBLIS, Kill((Y, W), seat=Seat.TWO))

    first, second = record.position.players
    assert (first.viziers, first.elders) == (1, 1)
    assert (second.viziers, second.elders) == (0, 0)
    assert gain(before, record) == [0, 2]
    killing = next(event for event in record.last_events if event.reason.startswith("killed"))
    assert plain(describe(killing)).endswith("Both go in front of player 1.")


@pytest.mark.rule("A49", "A52", "D.12")
def test_kandicha_works_for_each_victim_and_the_emptied_tile_is_taken():
    before = window("W2", f"{ASSASSINS} p1=kandicha.iblis.elders b3:yb")
    record = does(before, IBLIS, Kill((Y, B), tile=Tile.b3))

    assert record.position.players[0].viziers == 1
    assert gain(before, record)[0] == 4
    killing = next(event for event in record.last_events if event.reason.startswith("killed"))
    assert plain(describe(killing)).endswith("One of them goes in front of player 1.")
    assert record.position.squares[Tile.b3].camel is Seat.ONE


@pytest.mark.rule("D.12")
def test_kandicha_brings_nothing_for_an_assassin_nor_to_others():
    before = window("W2", f"{ASSASSINS} p1=kandicha b3:r")
    assert gain(before, does(before, Kill((R,), tile=Tile.b3))) == [0, 0]

    other = window("W2", f"{ASSASSINS} p2=kandicha b3:by")
    record = does(other, Kill((B,), tile=Tile.b3))
    assert gain(other, record) == [0, 0]


@pytest.mark.rule("A53", "D.6")
def test_echidna_does_not_double_kandicha(monkeypatch):
    text = f"{ASSASSINS} p1=kandicha.echidna.elders2 b3:b"
    record = window("W2", text)
    assert why(record, ECHIDNA) == [("power-no-builders", "D.6")]

    monkeypatch.setattr(rulings, "ECHIDNA_DOUBLES_KANDICHA", True)
    record = does(window("W2", text), ECHIDNA, Kill((B,), tile=Tile.b3))
    assert gain(window("W2", text), record) == [8, 0]


# --- several together


@pytest.mark.rule("A73")
def test_every_djinn_that_one_killing_pays_is_paid():
    before = window("W2", f"{ASSASSINS} p1=kandicha p2=nekir b3:b")
    record = does(before, Kill((B,), tile=Tile.b3))

    assert gain(before, record) == [4, 2]


@pytest.mark.rule("A74", "A28", "D.2", "D.10", "D.20")
def test_sibittis_iblis_and_anun_nak_before_one_killing():
    """D17."""
    before = window(
        "W2",
        f"seats=3 {ASSASSINS} p1=sibittis.anun-nak.elders3.fakir p3=baal.nekir "
        "bag=none djinn-deck=iblis.leta.utug",
    )
    record = does(before, UseCard("sibittis", BOTH), Keep("iblis"))
    record = does(record, UseCard("anun-nak", ELDER, Tile.b3))
    assert record.position.squares[Tile.b3].meeples == (0, 2, 0, 0, 0)

    record = does(record, IBLIS, Kill((W, W), tile=Tile.b3))
    assert record.position.squares[Tile.b3].camel is Seat.ONE
    assert gain(before, record) == [0, 0, 4]


@pytest.mark.rule("D.6", "W2")
def test_a_tribe_action_follows_a_power_as_usual():
    record = does(window("W2", "hand=yy p1=enki.elders"), UseCard("enki", ELDER, Tile.d2))

    assert record.position.decision.owed.value == "tribe"
    does(record, TribeAction())
