"""Chapter R2.5: palms and palaces, markets, and sacred places."""

import pytest
from helpers.turns import events, in_turn, play, refused

from ft_tutor.rules import rulings
from ft_tutor.rules.actions import Buy, Pass, Payment, PlacePiece, TakeCard
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import apply, legal_actions
from ft_tutor.rules.events import CardsTaken, Passed
from ft_tutor.rules.vocabulary import CardId, Resource, Seat, Tile, Tribe

FISH, SILK, IVORY, WHEAT, FAKIR = (
    Resource.FISH,
    Resource.SILK,
    Resource.IVORY,
    Resource.WHEAT,
    Resource.FAKIR,
)


def on(kind, rest=""):
    """A turn whose movement ended on c3, with the tile action owed."""
    return in_turn(f"c3:{kind} path=c2.w-c3 {rest}", Owed.TILE)


@pytest.mark.rule("R2.5.1", "R2.5.2", "A68")
@pytest.mark.parametrize(("kind", "piece"), [("oasis", "palms"), ("village", "palaces")])
@pytest.mark.parametrize("owner", ["", ".camel1", ".camel2"])
def test_a_palm_or_a_palace_must_be_placed_whoever_owns_the_tile(kind, piece, owner):
    position = on(f"{kind}{owner}")
    assert legal_actions(position) == (PlacePiece(Tile.c3),)
    rule = "R2.5.1" if kind == "oasis" else "R2.5.2"
    assert refused(position, Pass()) == (("pass-piece", rule),)
    after = play(position, PlacePiece(Tile.c3))
    assert getattr(after.squares[Tile.c3], piece) == 1
    assert getattr(after.supply, piece) == getattr(position.supply, piece) - 1
    assert after.decision.owed is Owed.TURN_END


@pytest.mark.rule("R2.5.2", "A33")
@pytest.mark.parametrize(("kind", "piece"), [("oasis", "palms"), ("village", "palaces")])
def test_d13_without_a_piece_in_the_bank_nothing_is_placed(kind, piece):
    position = on(kind, f"{piece}=0")
    assert legal_actions(position) == (Pass(),)
    assert refused(position, PlacePiece(Tile.c3)) == (("place-none-left", "A33"),)
    assert apply(position, Pass()).events == (Passed(Seat.ONE, Owed.TILE, "passed-piece", "A33"),)


@pytest.mark.rule("R2.5.1", "R2.5.2")
def test_pieces_are_placed_where_they_are_due():
    assert refused(on("oasis"), PlacePiece(Tile.c4)) == (("place-elsewhere", "R2.5.1"),)
    assert refused(on("village"), PlacePiece(Tile.c4)) == (("place-elsewhere", "R2.5.2"),)
    assert refused(on("small"), PlacePiece(Tile.c3)) == (("place-nothing-due", "R2.5.3"),)
    assert refused(on("oasis"), PlacePiece(Tile.c3, Payment(elders=1))) == (
        ("place-payment-wasted", "R2.5.1"),
    )


@pytest.mark.rule("R2.5.3", "R2.5.6")
def test_a_small_market_sells_one_of_the_first_three_for_three_coins():
    position = on("small", "row=fish.silk.fish.ivory p1=coins5")
    assert legal_actions(position) == (Buy((SILK,)), Buy((FISH,)), Pass())
    assert refused(position, Buy((IVORY,))) == (("buy-not-offered", "R2.5.3"),)
    assert refused(position, Buy((SILK, FISH))) == (("buy-number", "R2.5.3"),)
    after = play(position, Buy((SILK,)))
    assert after.players[0].coins == 2
    assert after.players[0].resources[SILK] == 1
    assert after.supply.row == (FISH, FISH, IVORY)


@pytest.mark.rule("R2.5.4", "A37")
def test_a_large_market_sells_two_of_the_first_six_for_six_coins():
    position = on("large", "row=fish2.silk.ivory.fish.wheat.fakir2 p1=coins6")
    assert refused(position, Buy((FISH, WHEAT))) == ()
    assert refused(position, Buy((FISH, FISH))) == ()
    assert refused(position, Buy((FISH,))) == (("buy-number", "A37"),)
    assert refused(position, Buy((FISH, FAKIR))) == (("buy-not-offered", "R2.5.4"),)
    assert refused(position, Buy((SILK, SILK))) == (("buy-not-offered", "R2.5.4"),)
    after = play(position, Buy((FISH, FISH)))
    assert after.players[0].coins == 0
    assert after.supply.row == (SILK, IVORY, FISH, WHEAT, FAKIR, FAKIR)


@pytest.mark.rule("R2.5.6")
@pytest.mark.parametrize(("from_the_start", "left"), [(True, (SILK, FISH)), (False, (FISH, SILK))])
def test_the_reading_of_equal_cards_is_obeyed(monkeypatch, from_the_start, left):
    monkeypatch.setattr(rulings, "EQUAL_CARDS_FROM_THE_START", from_the_start)
    position = on("small", "row=fish.silk.fish.ivory.fish p1=coins3")
    (taken,) = events(position, Buy((FISH,)), CardsTaken)
    assert position.supply.row[taken.places[0]] is FISH
    assert play(position, Buy((FISH,))).supply.row == (*left, IVORY, FISH)


@pytest.mark.rule("R2.5.4", "A36")
def test_d4_a_large_market_with_one_card_left_sells_it_at_full_price():
    position = on("large", "row=fish p1=coins6")
    assert legal_actions(position) == (Buy((FISH,)), Pass())
    after = play(position, Buy((FISH,)))
    assert (after.players[0].coins, after.supply.row) == (0, ())


@pytest.mark.rule("A34")
@pytest.mark.parametrize("kind", ["small", "large"])
def test_a34_an_empty_row_is_not_filled_before_the_clean_up(kind):
    position = on(kind, "row=none")
    assert legal_actions(position) == (Pass(),)
    assert refused(position, Buy((FISH,))) == (("buy-empty-row", "A34"),)


@pytest.mark.rule("R2.5.3", "R2.5.4")
@pytest.mark.parametrize(
    ("kind", "coins", "rule"), [("small", 2, "R2.5.3"), ("large", 5, "R2.5.4")]
)
def test_who_is_too_poor_buys_nothing(kind, coins, rule):
    position = on(kind, f"row=fish2 p1=coins{coins}")
    cards = (FISH,) if kind == "small" else (FISH, FISH)
    assert legal_actions(position) == (Pass(),)
    assert refused(position, Buy(cards)) == (("buy-too-poor", rule),)


IBLIS = CardId("iblis")


@pytest.mark.rule("R2.5.5")
@pytest.mark.parametrize(
    ("held", "payments"),
    [
        ("elders2", [(2, 0)]),
        ("elders1.fakir", [(1, 1)]),
        ("elders2.fakir", [(2, 0), (1, 1)]),
        ("elders1", []),
        ("fakir2", []),
    ],
)
def test_a_djinn_costs_two_elders_or_an_elder_and_a_fakir(held, payments):
    position = on("sacred6", f"djinns=iblis p1={held}")
    takes = [TakeCard(IBLIS, Payment(*payment)) for payment in payments]
    assert legal_actions(position) == (*takes, Pass())
    for payment in ((2, 0), (1, 1)):
        assert bool(refused(position, TakeCard(IBLIS, Payment(*payment)))) == (
            payment not in payments
        )
    for take in takes:
        after = play(position, take)
        assert [card.card for card in after.players[0].djinns] == [IBLIS]
        assert after.supply.djinn_row == ()
        spent = after.supply.bag[Tribe.ELDER] - position.supply.bag[Tribe.ELDER]
        assert (spent, after.supply.discard[FAKIR]) == (take.payment.elders, take.payment.fakirs)


@pytest.mark.rule("R2.5.5")
@pytest.mark.parametrize("payment", [(0, 2), (1, 0), (3, 0), (2, 1), (0, 0)])
def test_no_other_price_is_taken(payment):
    position = on("sacred6", "djinns=iblis p1=elders3.fakir3")
    assert refused(position, TakeCard(IBLIS, Payment(*payment))) == (("take-price", "R2.5.5"),)


@pytest.mark.rule("R7.2", "R2.5.5")
def test_the_thief_may_be_bought_instead_of_a_djinn():
    position = on("sacred6", "djinns=iblis thieves=ziad thief-deck=shaum p1=elders2")
    take = TakeCard(CardId("ziad"), Payment(elders=2))
    assert refused(position, take) == ()
    after = play(position, take)
    assert [card.card for card in after.players[0].thieves] == [CardId("ziad")]
    assert after.supply.thief_row == ()
    assert refused(position, TakeCard(CardId("shaum"), Payment(elders=2))) == (
        ("take-not-face-up", "R2.5.5"),
    )


@pytest.mark.rule("R2.5.5", "R2.5.3")
def test_everything_is_bought_in_its_own_place():
    assert refused(on("small"), TakeCard(IBLIS, Payment(elders=2))) == (
        ("take-no-sacred-place", "R2.5.5"),
    )
    assert refused(on("sacred6"), Buy((FISH,))) == (("buy-no-market", "R2.5.3"),)


@pytest.mark.rule("R2.5.3", "R2.5.4", "R2.5.5")
@pytest.mark.parametrize("kind", ["small", "large", "sacred6"])
def test_buying_may_be_left_out(kind):
    position = on(kind, "p1=elders2")
    assert events(position, Pass(), Passed)[0].reason == "passed-tile"
    after = play(position, Pass())
    assert after.decision.owed is Owed.TURN_END
    assert after.players == position.players
