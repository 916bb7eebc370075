"""Anun-Nak, Leta and Utug act on tiles where nobody has settled."""

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

from ft_tutor.rules.actions import Drop, EndTurn, Kill, Pass, PickUp, TribeAction, UseCard
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.vocabulary import TILES, Seat, Tile, Tribe

EMPTY = "a1:camel2 b1:palm c1:palace d1:yy e1:palm2.palace f1:palace2"


def on(card, payment, tile):
    return UseCard(card, payment, tile)


@pytest.mark.rule("D.2", "D.15")
@pytest.mark.parametrize(("card", "payment"), [("anun-nak", ELDER), ("leta", TWO_ELDERS)])
def test_the_tile_must_be_empty_of_everything(card, payment):
    record = window("W4", f"p1={card}.elders2 {EMPTY}")
    rule = {"anun-nak": "D.2", "leta": "D.15"}[card]

    assert {use.tile for use in uses(record, card)} == set(TILES) - {*TILES[:6]}
    assert why(record, on(card, payment, Tile.a1)) == [("power-tile-owned", rule)]
    assert why(record, on(card, payment, Tile.b1)) == [("power-tile-has-pieces", rule)]
    assert why(record, on(card, payment, Tile.c1)) == [("power-tile-has-pieces", rule)]
    assert why(record, on(card, payment, Tile.d1)) == [("power-tile-has-meeples", rule)]
    assert why(record, on(card, payment, None)) == [("power-needs-tile", rule)]


def test_the_sentences_name_what_is_there():
    record = window("W4", f"p1=leta.utug.elders2 {EMPTY}")
    said_of = {tile: said(record, on("leta", TWO_ELDERS, tile)) for tile in TILES[:6]}

    assert said_of[Tile.a1].endswith("the one on a1 belongs to player 2.")
    assert said_of[Tile.b1].endswith("b1 has 1 palm tree.")
    assert said_of[Tile.c1].endswith("c1 has 1 palace.")
    assert said_of[Tile.d1] == "Leta needs a tile without meeples, and 2 stand on d1."
    assert said_of[Tile.e1].endswith("e1 has 2 palm trees and 1 palace.")
    assert said_of[Tile.f1].endswith("f1 has 2 palaces.")
    assert said(record, on("utug", TWO_ELDERS, Tile.a5)) == (
        "Utug needs a tile with meeples, and a5 has none."
    )


# --- Anun-Nak


@pytest.mark.rule("D.2")
def test_anun_nak_puts_three_meeples_of_the_bag_on_a_tile():
    record = does(window("W4", "p1=anun-nak.elders bag=ggg"), on("anun-nak", ELDER, Tile.c3))

    assert told(record) == ["paid-elders", "card-used", "meeples-placed"]
    assert sum(record.position.squares[Tile.c3].meeples) == 3
    assert sum(record.position.supply.bag) == 1


def test_the_draw_is_by_chance_and_comes_from_the_position():
    def drawn(rng):
        record = window("W4", f"rng={rng} p1=anun-nak.elders bag=y9w9g9b9r9")
        return does(record, on("anun-nak", ELDER, Tile.c3)).position

    assert drawn(1) == drawn(1)
    assert len({drawn(rng).squares[Tile.c3].meeples for rng in range(9)}) > 2
    assert drawn(1).supply.rng != 1


@pytest.mark.rule("A41")
@pytest.mark.parametrize(("bag", "payment", "placed"), [("yy", FAKIR, 2), ("none", ELDER, 1)])
def test_a_short_bag_gives_what_it_has_a_paid_elder_included(bag, payment, placed):
    record = window("W4", f"p1=anun-nak.elders.fakir bag={bag}")
    record = does(record, on("anun-nak", payment, Tile.c3))

    assert sum(record.position.squares[Tile.c3].meeples) == placed
    assert not any(record.position.supply.bag)


@pytest.mark.rule("A41")
def test_an_empty_bag_takes_no_fakir():
    record = window("W4", "p1=anun-nak.elders.fakir bag=none")

    assert {use.payment for use in uses(record, "anun-nak")} == {ELDER}
    assert why(record, on("anun-nak", FAKIR, Tile.c3)) == [("power-bag-empty", "A41")]


@pytest.mark.rule("A40", "A39", "R4.2", "R4.4")
def test_a_movement_that_anun_nak_opens_must_be_made_and_the_end_stands():
    """T8."""
    record = window("W1", "last-round=yes p1=anun-nak.fakir bag=yyy c3:y order=0:2 bids=1---")
    assert set(legal_actions(record.position)) - set(uses(record, "anun-nak")) == {Pass()}
    record = does(record, on("anun-nak", FAKIR, Tile.c4))

    assert why(record, Pass()) == [("pass-movement", "R2.2.6")]
    record = does(record, PickUp(Tile.c3), Drop(Tile.c4, Tribe.VIZIER), TribeAction(), Pass())
    assert record.position.turn.last_round
    record = does(record, EndTurn())
    record = does(record, Pass(), EndTurn())
    assert record.position.turn.over


@pytest.mark.rule("A39")
def test_after_anun_nak_the_next_player_may_move_and_the_game_ends_all_the_same():
    """T8."""
    record = window("W1", "last-round=yes p1=anun-nak.fakir bag=yyy c3:y order=0:2 bids=1---")
    record = does(record, Pass(), on("anun-nak", FAKIR, Tile.c4), EndTurn())
    record = does(record, PickUp(Tile.c3), Drop(Tile.c4, Tribe.VIZIER), TribeAction(), Pass())
    record = does(record, EndTurn())

    assert record.position.turn.over


@pytest.mark.rule("A46", "D.16")
def test_meeples_of_anun_nak_are_not_dropped_for_marid():
    record = does(window("W4", "p1=anun-nak.marid.elders bag=yyy"), on("anun-nak", ELDER, Tile.c3))

    assert "marid-pays" not in told(record)
    assert coins(record) == coins(window("W4", ""))


# --- Leta and Utug


@pytest.mark.rule("D.15", "A69")
def test_leta_takes_an_empty_tile_without_its_action():
    record = does(window("W4", "p1=leta.elders2"), on("leta", TWO_ELDERS, Tile.b1))

    assert told(record) == ["paid-elders", "card-used", "camel-placed-by-power"]
    assert record.position.squares[Tile.b1].camel is Seat.ONE
    assert record.position.players[0].camels == window("W4", "").position.players[0].camels - 1
    assert not record.position.squares[Tile.b1].palms


@pytest.mark.rule("A71", "A23")
def test_leta_takes_the_tile_from_which_the_movement_began():
    record = window("W1", "p1=leta.elders2 c3:y c4:y")
    record = does(record, PickUp(Tile.c3), Drop(Tile.c4, Tribe.VIZIER))

    does(record, on("leta", TWO_ELDERS, Tile.c3))


@pytest.mark.rule("D.22", "A69")
def test_utug_takes_a_tile_and_its_meeples_stay():
    record = window("W4", f"p1=utug.elders.fakir {EMPTY} c3:yw")

    assert {use.tile for use in uses(record, "utug")} == {Tile.d1, Tile.c3}
    assert why(record, on("utug", BOTH, Tile.a1)) == [("power-tile-owned", "D.22")]
    assert why(record, on("utug", BOTH, Tile.b1)) == [("power-tile-has-pieces", "D.22")]
    assert why(record, on("utug", BOTH, Tile.a5)) == [("power-tile-empty", "D.22")]
    record = does(record, on("utug", BOTH, Tile.c3))
    assert record.position.squares[Tile.c3].camel is Seat.ONE
    assert sum(record.position.squares[Tile.c3].meeples) == 2


@pytest.mark.rule("A70", "R2.3.3")
def test_a_tile_of_utug_stays_its_owners_when_the_meeples_leave():
    record = window("W2", "path=a2.r-a3 hand=rr p1=utug.elders2 a4:y")
    record = does(record, on("utug", TWO_ELDERS, Tile.a4), Kill((Tribe.VIZIER,), tile=Tile.a4))

    assert record.position.squares[Tile.a4].camel is Seat.ONE
    assert "control-owned" in told(record)


@pytest.mark.parametrize("card", ["leta", "utug"])
def test_without_a_camel_there_is_nothing_to_pay_for(card):
    record = window("W4", f"p1={card}.elders2.camels0 c3:y")

    assert not uses(record, card)
    assert why(record, on(card, TWO_ELDERS, Tile.c3))[0][0] == "power-no-camel"
    assert "you have none left" in said(record, on(card, TWO_ELDERS, Tile.c3))


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(("card", "tile"), [("leta", Tile.b2), ("utug", Tile.c3)])
def test_the_last_camel_begins_the_last_round(card, tile):
    record = does(window("W4", f"p1={card}.elders2.camels1 c3:y"), on(card, TWO_ELDERS, tile))

    assert told(record)[-2:] == ["camel-placed-by-power", "last-round"]
    assert record.position.turn.last_round


@pytest.mark.rule("R4.1", "A14")
def test_a_camel_that_leta_places_before_the_movement_is_gone_for_the_control():
    record = window("W1", "p1=leta.elders2.camels1 c3:y c4:y")
    record = does(record, on("leta", TWO_ELDERS, Tile.b1))
    record = does(record, PickUp(Tile.c3), Drop(Tile.c4, Tribe.VIZIER))

    assert "control-no-camel" in told(record)
