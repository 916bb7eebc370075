"""Sloar draws a resource, Sibittis djinns; Ba'al pays for djinns that are taken."""

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
from ft_tutor.rules.actions import EndTurn, Keep, Pass, TakeCard, UseCard
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.vocabulary import Resource, Tile

SLOAR, SIBITTIS = UseCard("sloar", FAKIR), UseCard("sibittis", TWO_ELDERS)
AT_A_SACRED_PLACE = "path=b1.w-c1"


def gain(before, after):
    return [new - old for old, new in zip(coins(before), coins(after), strict=True)]


# --- Sloar


@pytest.mark.rule("D.21")
def test_sloar_takes_the_top_card_for_a_fakir_alone():
    record = window("W1", "p1=sloar.fakir.elders9 deck=silk.fish c3:y c4:y")

    assert uses(record, "sloar") == [SLOAR]
    assert why(record, UseCard("sloar", ELDER)) == [("power-price", "D.21")]
    record = does(record, SLOAR)
    assert told(record) == ["paid-fakirs", "card-used", "card-drawn"]
    assert record.position.players[0].resources[Resource.SILK] == 1
    assert record.position.supply.deck == (Resource.FISH,)


@pytest.mark.rule("D.21", "A62", "A63")
def test_with_an_empty_pile_the_discards_come_back_the_paid_fakir_too():
    record = window("W4", "p1=sloar.fakir deck=none discard=fish")
    record = does(record, SLOAR)

    supply, player = record.position.supply, record.position.players[0]
    assert told(record) == ["paid-fakirs", "card-used", "reshuffled", "card-drawn"]
    assert len(supply.deck) == 1
    assert player.resources[Resource.FISH] + player.resources[Resource.FAKIR] == 1


@pytest.mark.rule("D.21")
def test_sloar_is_not_paid_where_only_the_paid_fakir_could_be_drawn():
    record = window("W4", "p1=sloar.fakir2 deck=none discard=none")

    assert why(record, SLOAR) == [("power-no-cards", "D.21")]
    assert said(record, SLOAR).endswith("Sloar would only give your fakir back.")


def test_sloar_acts_on_no_tile():
    record = window("W4", "p1=sloar.fakir2 deck=fish")

    assert why(record, UseCard("sloar", FAKIR, Tile.a1)) == [("power-takes-no-tile", "D.21")]


# --- Sibittis


@pytest.mark.rule("D.20", "A43")
def test_sibittis_draws_three_of_which_one_is_kept():
    record = window("W4", "p1=sibittis.elders2 djinn-deck=leta.utug.enki.sloar")
    record = does(record, SIBITTIS)

    assert set(legal_actions(record.position)) == {Keep("leta"), Keep("utug"), Keep("enki")}
    assert why(record, Keep("sloar")) == [("keep-not-drawn", "A43")]
    assert said(record, Keep("sloar")) == "Sloar is not among the djinns that were drawn."
    for refused in (Pass(), EndTurn()):
        assert why(record, refused) == [("not-now", "R2")]
    record = does(record, Keep("utug"))
    assert record.position.supply.djinn_discard == ("leta", "enki")
    assert record.position.supply.djinn_deck == ("sloar",)
    assert [held.card for held in record.position.players[0].djinns] == ["sibittis", "utug"]


@pytest.mark.rule("D.20", "A42", "A63")
def test_a_short_pile_of_djinns_is_completed_from_the_discards():
    record = window("W4", "p1=sibittis.elders2 djinn-deck=leta djinn-discard=utug.enki.sloar.boaz")
    record = does(record, SIBITTIS)

    drawn = record.position.decision.cards
    assert told(record) == ["paid-elders", "card-used", "djinns-reshuffled", "djinns-drawn"]
    assert drawn[0] == "leta"
    assert len(set(drawn)) == 3
    assert len(record.position.supply.djinn_deck) == 2


@pytest.mark.rule("A42")
@pytest.mark.parametrize(
    ("piles", "number"),
    [
        ("djinn-deck=leta.utug djinn-discard=none", 2),
        ("djinn-deck=none djinn-discard=enki", 1),
        ("djinn-deck=leta djinn-discard=enki", 2),
    ],
)
def test_with_fewer_than_three_the_choice_is_among_those(piles, number):
    record = does(window("W1", f"p1=sibittis.elders2 {piles} c3:y c4:y"), SIBITTIS)

    assert len(legal_actions(record.position)) == number


@pytest.mark.rule("A42")
def test_sibittis_is_not_paid_where_there_is_no_djinn():
    record = window("W4", "p1=sibittis.elders2 djinn-deck=none djinn-discard=none")

    assert uses(record, "sibittis") == []
    assert why(record, SIBITTIS) == [("power-no-djinns", "A42")]


def test_while_a_djinn_is_to_be_kept_no_power_works():
    record = does(window("W4", "p1=sibittis.sloar.elders2.fakir"), SIBITTIS)

    assert why(record, SLOAR) == [("power-not-now", "A23")]
    assert said(record, SLOAR) == "Sloar has to wait: keep a djinn first."


def test_keeping_is_asked_for_by_sibittis_alone():
    record = window("W4", "p1=sibittis.elders2")

    assert why(record, Keep("leta")) == [("not-now", "R2")]


# --- Ba'al


@pytest.mark.rule("D.3")
@pytest.mark.parametrize(
    ("text", "gains"), [("p1=baal.elders2", [1, 0]), ("p1=elders2 p2=baal", [0, 2])]
)
def test_baal_pays_for_a_djinn_that_is_bought(text, gains):
    before = window("W3", f"{AT_A_SACRED_PLACE} {text} djinns=leta")

    assert gain(before, does(before, TakeCard("leta", TWO_ELDERS))) == gains


@pytest.mark.rule("A45", "D.3")
@pytest.mark.parametrize(
    ("text", "gains"),
    [("p1=baal.sibittis.elders2", [1, 0]), ("p1=sibittis.elders2 p2=baal", [0, 2])],
)
def test_baal_pays_once_for_sibittis_when_a_djinn_is_kept(text, gains):
    before = window("W4", f"{text} djinn-deck=leta.utug.enki")
    drawn = does(before, SIBITTIS)
    assert gain(before, drawn) == [0, 0]

    record = does(drawn, Keep("leta"))
    assert told(record) == ["drawn-djinn-kept", "baal-pays"]
    assert gain(before, record) == gains


@pytest.mark.rule("A44", "D.3")
def test_baal_does_not_pay_for_himself():
    bought = window("W3", f"{AT_A_SACRED_PLACE} p1=elders2 djinns=baal")
    assert gain(bought, does(bought, TakeCard("baal", TWO_ELDERS))) == [0, 0]

    found = window("W4", "p1=sibittis.elders2 djinn-deck=baal.utug.enki")
    assert gain(found, does(found, SIBITTIS, Keep("baal"))) == [0, 0]


@pytest.mark.rule("A44")
def test_baal_pays_for_himself_for_those_who_read_it_so(monkeypatch):
    monkeypatch.setattr(rulings, "BAAL_PAYS_FOR_HIMSELF", True)
    before = window("W3", f"{AT_A_SACRED_PLACE} p1=elders2 djinns=baal")

    assert gain(before, does(before, TakeCard("baal", TWO_ELDERS))) == [1, 0]


@pytest.mark.rule("A28", "A44", "D.3")
def test_baal_works_from_the_moment_after_he_is_taken():
    before = window("W3", f"{AT_A_SACRED_PLACE} p1=elders9.sibittis djinns=baal djinn-deck=leta")
    record = does(before, TakeCard("baal", TWO_ELDERS), SIBITTIS, Keep("leta"))

    assert gain(before, record) == [1, 0]


@pytest.mark.rule("A45", "R7.2")
def test_baal_does_not_pay_for_a_thief():
    before = window("W3", f"{AT_A_SACRED_PLACE} p1=elders.fakir p2=baal thieves=ziad")

    assert gain(before, does(before, TakeCard("ziad", BOTH))) == [0, 0]
