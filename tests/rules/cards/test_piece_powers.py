"""Bouraq and Enki place a piece; Hagis and Lamia move one; Monkir pays for palaces."""

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
from ft_tutor.rules.actions import Pass, PlacePiece, UseCard
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.vocabulary import TILES, Tile, TileKind

ON_VILLAGE = "path=c2.w-c3"
"""The movement has ended on c3, a village; its neighbours are b3, d3, c2 and c4."""

ON_OASIS = "path=a2.w-a3"

BOURAQ, ENKI = UseCard("bouraq", ELDER, Tile.a2), UseCard("enki", ELDER, Tile.d2)


def kinds(record, kind):
    return {tile for tile in TILES if record.position.layout[tile].kind is kind}


@pytest.mark.rule("D.5", "D.7")
@pytest.mark.parametrize(("card", "kind"), [("bouraq", TileKind.VILLAGE), ("enki", TileKind.OASIS)])
def test_a_piece_comes_to_any_tile_of_its_kind_whoever_owns_it(card, kind):
    record = window("W4", f"p1={card}.elders a2:camel2.y d2:camel1")
    rule = {"bouraq": "D.5", "enki": "D.7"}[card]

    assert {use.tile for use in uses(record, card)} == kinds(record, kind)
    assert why(record, UseCard(card, ELDER, Tile.a1)) == [("power-wrong-kind", rule)]
    assert why(record, UseCard(card, ELDER)) == [("power-needs-tile", rule)]


def test_the_sentence_says_which_kind_is_needed():
    record = window("W4", "p1=bouraq.enki.elders")

    assert said(record, UseCard("bouraq", ELDER, Tile.a1)) == (
        "Bouraq needs a Village, and a1 is not one."
    )
    assert (
        said(record, UseCard("enki", ELDER, Tile.a1)) == "Enki needs an Oasis, and a1 is not one."
    )


@pytest.mark.rule("D.5", "D.7", "R2.5.2")
def test_the_piece_is_placed_at_once_where_nothing_can_move_it():
    record = does(window("W1", "p1=bouraq.enki.elders2 c3:y c4:y"), BOURAQ)
    assert told(record) == ["paid-elders", "card-used", "palace-placed"]
    assert record.position.squares[Tile.a2].palaces == 1

    record = does(record, ENKI)
    assert told(record) == ["paid-elders", "card-used", "palm-placed"]


@pytest.mark.rule("A33")
@pytest.mark.parametrize(
    ("card", "tile", "piece"), [("bouraq", Tile.a2, "palaces"), ("enki", Tile.d2, "palms")]
)
def test_with_no_piece_in_the_bank_nothing_can_be_paid(card, tile, piece):
    record = window("W4", f"p1={card}.elders {piece}=0")

    assert not uses(record, card)
    assert why(record, UseCard(card, ELDER, tile)) == [("place-none-left", "A33")]
    name = {"palaces": "palace", "palms": "palm tree"}[piece]
    assert said(record, UseCard(card, ELDER, tile)) == f"There is no {name} left in the bank."


# --- Hagis and Lamia


def places(record):
    return {action for action in legal_actions(record.position) if isinstance(action, PlacePiece)}


@pytest.mark.rule("D.8", "A31", "A68")
def test_hagis_moves_a_palace_to_a_neighbour_of_the_village():
    record = window("W3", f"{ON_VILLAGE} p1=hagis.elders.fakir c3:camel2 b3:camel2")
    around = (Tile.c2, Tile.b3, Tile.d3, Tile.c4)

    assert places(record) == {
        PlacePiece(Tile.c3),
        *(PlacePiece(tile, payment) for tile in around for payment in (ELDER, FAKIR)),
    }
    record = does(record, PlacePiece(Tile.b3, FAKIR))
    assert told(record) == ["paid-fakirs", "card-used", "palace-placed"]
    assert record.position.squares[Tile.b3].palaces == 1
    assert record.position.squares[Tile.c3].palaces == 0


@pytest.mark.rule("D.14", "A31")
def test_lamia_moves_a_palm_to_a_neighbour_of_the_oasis():
    record = window("W3", f"{ON_OASIS} p1=lamia.elders")

    assert {place.tile for place in places(record)} == {Tile.a3, Tile.a2, Tile.b3, Tile.a4}
    record = does(record, PlacePiece(Tile.a4, ELDER))
    assert record.position.squares[Tile.a4].palms == 1


@pytest.mark.rule("A31")
def test_a_place_too_far_away_is_refused():
    record = window("W3", f"{ON_VILLAGE} p1=hagis.elders")

    assert why(record, PlacePiece(Tile.b2, ELDER)) == [("move-not-neighbour", "A31")]
    assert said(record, PlacePiece(Tile.b2, ELDER)) == (
        "With Hagis the piece goes to a neighbour of c3, and b2 is not one."
    )


@pytest.mark.rule("A31")
def test_corners_count_for_those_who_read_it_so(monkeypatch):
    monkeypatch.setattr(rulings, "NEIGHBOURS_TOUCH_CORNERS", True)
    record = window("W3", f"{ON_VILLAGE} p1=hagis.elders")

    does(record, PlacePiece(Tile.b2, ELDER))
    assert len(places(record)) == 9


@pytest.mark.rule("D.8")
def test_moving_is_to_be_paid_in_the_right_way():
    record = window("W3", f"{ON_VILLAGE} p1=hagis.elders.fakir")
    poor = window("W3", f"{ON_VILLAGE} p1=hagis")

    assert why(record, PlacePiece(Tile.b3)) == [("move-unpaid", "D.8")]
    assert said(record, PlacePiece(Tile.b3)) == "To place it elsewhere you must pay for Hagis."
    assert why(record, PlacePiece(Tile.b3, BOTH)) == [("power-price", "D.8")]
    assert why(record, PlacePiece(Tile.c3, ELDER)) == [("place-payment-wasted", "R2.5.2")]
    assert why(poor, PlacePiece(Tile.b3, ELDER)) == [("too-few-elders", "D.8")]
    assert why(poor, PlacePiece(Tile.b3, FAKIR)) == [("too-few-fakirs", "D.8")]


@pytest.mark.parametrize("cards", ["lamia", "hagis-used"])
def test_without_hagis_a_palace_stays_where_it_is_due(cards):
    record = window("W3", f"{ON_VILLAGE} p1={cards}.elders")

    assert places(record) == {PlacePiece(Tile.c3)}
    reason = why(record, PlacePiece(Tile.b3, ELDER))
    assert reason == [("place-elsewhere", "R2.5.2") if cards == "lamia" else ("power-used", "A74")]


@pytest.mark.rule("A33")
def test_with_no_palace_in_the_bank_hagis_is_not_paid():
    """D13."""
    record = window("W3", f"{ON_VILLAGE} p1=hagis.monkir.elders palaces=0")

    assert not places(record)
    assert why(record, PlacePiece(Tile.b3, ELDER)) == [("place-none-left", "A33")]
    before = coins(record)
    record = does(record, Pass())
    assert coins(record) == before


@pytest.mark.rule("A32")
def test_hagis_works_with_bouraq_and_each_is_paid():
    record = does(window("W4", "p1=bouraq.hagis.elders2"), BOURAQ)

    assert {place.tile for place in places(record)} == {Tile.a2, Tile.a1, Tile.b2, Tile.a3}
    record = does(record, PlacePiece(Tile.a1, ELDER))
    assert record.position.squares[Tile.a1].palaces == 1
    assert record.position.players[0].elders == 0


@pytest.mark.rule("A32")
def test_lamia_works_with_enki_and_need_not():
    record = does(window("W4", "p1=enki.lamia.elders2"), ENKI)
    moved = does(record, PlacePiece(Tile.e2, ELDER))
    assert moved.position.squares[Tile.e2].palms == 1

    stays = does(record, PlacePiece(Tile.d2))
    assert stays.position.squares[Tile.d2].palms == 1
    assert stays.position.players[0].elders == 1


@pytest.mark.rule("A32")
def test_who_cannot_pay_for_hagis_too_is_not_asked():
    record = does(window("W4", "p1=bouraq.hagis.elders1"), BOURAQ)

    assert record.position.squares[Tile.a2].palaces == 1


@pytest.mark.rule("A74")
def test_hagis_moves_one_palace_a_turn():
    record = does(window("W3", f"{ON_VILLAGE} p1=bouraq.hagis.elders9"), BOURAQ)
    record = does(record, PlacePiece(Tile.a1, ELDER))

    assert places(record) == {PlacePiece(Tile.c3)}


@pytest.mark.rule("W3", "A32")
def test_while_a_piece_is_due_no_other_power_works():
    record = does(window("W4", "p1=bouraq.hagis.enki.elders9"), BOURAQ)

    assert why(record, ENKI) == [("power-not-now", "A23")]
    assert said(record, ENKI) == "Enki has to wait: the palm tree or palace comes first."
    assert why(record, Pass()) == [("pass-piece", "R2.5.2")]


# --- Monkir


@pytest.mark.rule("D.17", "A48")
@pytest.mark.parametrize(("owner", "gain"), [("p1", 1), ("p2", 2)])
def test_monkir_pays_for_a_village_for_bouraq_and_for_a_moved_palace(owner, gain):
    text = f"{ON_VILLAGE} p1=bouraq.hagis.elders9 p2=coins50"
    text = text.replace(f"{owner}=", f"{owner}=monkir.")
    record = window("W3", text)
    seat, before = int(owner[1]) - 1, coins(window("W3", text))
    record = does(record, BOURAQ, PlacePiece(Tile.a2))
    assert coins(record)[seat] - before[seat] == gain

    record = does(record, PlacePiece(Tile.b3, ELDER))
    assert told(record)[-2:] == ["palace-placed", "monkir-pays"]
    assert coins(record)[seat] - before[seat] == 2 * gain


@pytest.mark.rule("D.17")
def test_monkir_does_not_pay_for_palms():
    record = does(window("W4", "p1=enki.monkir.elders"), ENKI)

    assert "monkir-pays" not in told(record)


def test_two_elders_are_no_price_for_enki():
    record = window("W4", "p1=enki.elders9")

    assert why(record, UseCard("enki", TWO_ELDERS, Tile.d2)) == [("power-price", "D.7")]


@pytest.mark.rule("D.8", "A31")
def test_without_hagis_he_is_named():
    record = window("W3", f"{ON_VILLAGE} p1=elders9")

    assert why(record, PlacePiece(Tile.b3, ELDER)) == [("place-elsewhere", "R2.5.2")]
    assert "Hagis" in said(record, PlacePiece(Tile.b3, ELDER))
