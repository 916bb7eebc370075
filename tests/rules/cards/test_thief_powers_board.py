"""Kondjan and Shaum, the thieves that take from the board."""

import pytest
from helpers.thieves import acted, happened, refused, said

from ft_tutor.rules.actions import Claim, Give, UseThief
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import CardId, Piece, Seat, Tile

ONE, TWO, THREE, _ = Seat
KONDJAN, SHAUM = CardId("kondjan"), CardId("shaum")


def coins(record):
    return tuple(player.coins for player in record.position.players)


def camels(record):
    return tuple(player.camels for player in record.position.players)


def square(record, tile):
    return record.position.squares[tile]


# --- Kondjan

TWO_AND_THREE = "c5:camel2 d5:camel2.g.palm e5:camel3"


@pytest.mark.rule("R2.4.T", "R7.3", "R2.3.4")
def test_kondjan_frees_a_tile_of_everybody_and_takes_one():
    game = acted("r", f"seats=3 p1=kondjan {TWO_AND_THREE}").play(UseThief(KONDJAN))
    had = camels(game)

    assert legal_actions(game.position) == (Give(tile=Tile.c5), Give(tile=Tile.d5))
    game = game.play(Give(tile=Tile.d5))
    assert happened(game) == ["given-up-camel", "given-up-camel"]
    assert camels(game) == (had[0], had[1] + 1, had[2] + 1)
    assert square(game, Tile.e5).camel is None
    assert legal_actions(game.position) == (Claim(tile=Tile.d5), Claim(tile=Tile.e5))

    game = game.play(Claim(tile=Tile.d5))
    assert happened(game) == ["claimed-camel", "camel-placed-freed", "rest-returned-camel"]
    assert square(game, Tile.d5).camel is ONE
    assert (square(game, Tile.d5).palms, sum(square(game, Tile.d5).meeples)) == (1, 1)
    assert square(game, Tile.e5).camel is None
    assert problems(game.position) == ()


@pytest.mark.rule("A69", "R7.3")
def test_the_action_of_the_tile_taken_with_kondjan_is_not_performed():
    game = acted("r", "seats=2 p1=kondjan c5:camel2.oasis").play(UseThief(KONDJAN))

    assert square(game, Tile.c5).camel is ONE
    assert square(game, Tile.c5).palms == 0
    assert game.position.decision.owed is Owed.TILE
    assert game.position.turn.movement.here is Tile.a3


@pytest.mark.rule("R7.3")
def test_d16_without_a_camel_kondjan_takes_nothing_but_the_others_still_lose():
    text = f"seats=3 p1=kondjan.camels0 {TWO_AND_THREE} f1:camel1 f2:camel1 f3:camel1 f4:camel1"
    text += " f5:camel1 e1:camel1 e2:camel1 e3:camel1 last-round=yes"
    game = acted("r", text).play(UseThief(KONDJAN)).play(Give(tile=Tile.c5))

    assert happened(game) == ["given-up-camel", "given-up-camel", "rest-returned-camel"]
    assert square(game, Tile.c5).camel is None
    assert square(game, Tile.e5).camel is None
    assert game.position.decision.owed is Owed.TILE


@pytest.mark.rule("R4.1", "R7.3")
def test_the_last_camel_placed_with_kondjan_begins_the_last_round():
    mine = "f1:camel1 f2:camel1 f3:camel1 f4:camel1 f5:camel1 e1:camel1 e2:camel1"
    game = acted("r", f"seats=3 p1=kondjan.camels1 c5:camel2 {mine}").play(UseThief(KONDJAN))

    assert happened(game)[-2:] == ["camel-placed-freed", "last-round"]
    assert game.position.turn.last_round


@pytest.mark.rule("A72", "R4.4")
def test_a_camel_that_comes_back_does_not_take_the_end_back():
    theirs = "f1:camel2 f2:camel2 f3:camel2 f4:camel2 f5:camel2 e1:camel2 e2:camel2 e3:camel2"
    text = f"seats=3 p1=kondjan p2=camels0 {theirs} last-round=yes"
    game = acted("r", text).play(UseThief(KONDJAN)).play(Give(tile=Tile.e2))

    assert camels(game)[TWO] == 1
    assert game.position.turn.last_round


@pytest.mark.rule("R7.3")
def test_with_no_camel_on_the_board_there_is_nothing_for_kondjan():
    game = acted("r", "seats=2 p1=kondjan").play(UseThief(KONDJAN))

    assert happened(game) == ["thief-used", "given-up-nothing"]


@pytest.mark.rule("R7.3")
def test_what_may_not_be_given_to_kondjan_nor_claimed():
    game = acted("r", f"seats=3 p1=kondjan {TWO_AND_THREE}").play(UseThief(KONDJAN))

    assert refused(game, Give(tile=Tile.e5)) == [("thief-not-own-tile", "R7.3")]
    assert refused(game, Give(tile=Tile.b2)) == [("thief-not-own-tile", "R7.3")]
    assert refused(game, Give(tile=Tile.d5, piece=Piece.PALM)) == [("give-other-thing", "R7.3")]
    assert said(game, Give(tile=Tile.e5)) == (
        "Your camel does not stand on e5. It must be a tile of your own."
    )

    game = game.play(Give(tile=Tile.d5))
    assert refused(game, Claim(tile=Tile.c5)) == [("claim-not-freed", "R7.3")]
    assert refused(game, Claim(card="boaz")) == [("claim-other-thing", "R7.3")]


# --- Shaum

PIECES = "c5:camel2.palm d5:camel2.palace2 e5:camel3.palm f5:camel1 f4:camel1.sacred6 b5:palace"


@pytest.mark.rule("R2.4.T", "R7.3")
def test_shaum_moves_a_palm_or_palace_to_any_own_tile():
    game = acted("b", f"seats=3 p1=shaum {PIECES}").play(UseThief(SHAUM))

    assert legal_actions(game.position) == (
        Give(tile=Tile.c5, piece=Piece.PALM),
        Give(tile=Tile.d5, piece=Piece.PALACE),
    )
    game = game.play(Give(tile=Tile.d5, piece=Piece.PALACE))
    assert happened(game) == ["given-up-piece", "given-up-piece"]
    assert set(legal_actions(game.position)) == {
        Claim(tile=tile, piece=piece) for tile in (Tile.f4, Tile.f5) for piece in Piece
    }

    banked = game.position.supply
    game = game.play(Claim(tile=Tile.f4, piece=Piece.PALACE))
    assert happened(game) == ["claimed-piece", "palace-placed", "rest-returned-piece"]
    assert square(game, Tile.f4).palaces == 1  # a sacred place: any type will do
    assert (square(game, Tile.d5).palaces, square(game, Tile.e5).palms) == (1, 0)
    assert game.position.supply.palms == banked.palms + 1
    assert game.position.supply.palaces == banked.palaces
    assert problems(game.position) == ()


@pytest.mark.rule("R7.3")
def test_without_an_own_tile_shaum_sends_all_to_the_bank():
    game = acted("b", "seats=3 p1=shaum c5:camel2.palm e5:camel3.palace").play(UseThief(SHAUM))

    assert happened(game) == [
        "thief-used",
        "given-up-piece",
        "given-up-piece",
        "rest-returned-piece",
    ]
    assert (game.position.supply.palms, game.position.supply.palaces) == (12, 10)


@pytest.mark.rule("R7.3")
def test_shaum_places_a_piece_even_with_an_empty_bank():
    text = "seats=2 p1=shaum f5:camel1 c5:camel2.palm b5:palm11"
    game = acted("b", text).play(UseThief(SHAUM))

    assert happened(game) == ["thief-used", "given-up-piece", "claimed-piece", "palm-placed"]
    assert square(game, Tile.f5).palms == 1
    assert game.position.supply.palms == 0


@pytest.mark.rule("A48", "R7.3")
@pytest.mark.parametrize(("owner", "gain"), [(ONE, 1), (TWO, 2), (THREE, 2)])
def test_monkir_pays_for_the_palace_that_shaum_places(owner, gain):
    text = " ".join(
        ("seats=3 c5:camel2.palace f5:camel1", *_hands({ONE: ["shaum"]}, owner, "monkir"))
    )
    before = acted("b", text)
    game = before.play(UseThief(SHAUM))

    gains = [now - then for now, then in zip(coins(game), coins(before), strict=True)]
    assert gains == [gain if seat == owner else 0 for seat in (ONE, TWO, THREE)]


def _hands(held, owner, card):
    held.setdefault(owner, []).append(card)
    return [f"p{seat + 1}={'.'.join(cards)}" for seat, cards in held.items()]


@pytest.mark.rule("A48")
def test_monkir_does_not_pay_for_a_palm():
    before = acted("b", "seats=2 p1=shaum p2=monkir c5:camel2.palm f5:camel1")
    assert coins(before.play(UseThief(SHAUM))) == coins(before)


@pytest.mark.rule("R7.3")
def test_what_may_not_be_given_to_shaum_nor_claimed():
    game = acted("b", f"seats=3 p1=shaum {PIECES}").play(UseThief(SHAUM))

    assert refused(game, Give(tile=Tile.e5, piece=Piece.PALM)) == [("thief-not-own-tile", "R7.3")]
    assert refused(game, Give(tile=Tile.b5, piece=Piece.PALACE)) == [("thief-not-own-tile", "R7.3")]
    assert refused(game, Give(tile=Tile.c5, piece=Piece.PALACE)) == [("give-no-such-piece", "R7.3")]
    assert refused(game, Give(tile=Tile.c5)) == [("give-other-thing", "R7.3")]

    game = game.play(Give(tile=Tile.c5, piece=Piece.PALM))
    palace = Claim(tile=Tile.f5, piece=Piece.PALACE)
    assert refused(game, palace) == [("claim-no-such-piece", "R7.3")]
    assert said(game, palace) == "Nobody gave up a palace."
    assert refused(game, Claim(tile=Tile.d5, piece=Piece.PALM)) == [("thief-not-own-tile", "R7.3")]
    assert refused(game, Claim(piece=Piece.PALM)) == [("claim-other-thing", "R7.3")]
