"""Each thief: what the others give up, what the user takes, where the rest goes."""

import pytest
from helpers.thieves import acted, happened, refused, said

from ft_tutor.rules.actions import Claim, Give, Pass, UseThief
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.position import HeldCard
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import CardId, Resource, Seat, Tile

R = Resource
ONE, TWO, THREE, FOUR = Seat
HOUSSAIN, ZIAD, OUAFAT, KONDJAN, SHAUM = map(
    CardId, ("houssain", "ziad", "ouafat", "kondjan", "shaum")
)


def owes(record):
    return record.position.decision.owed, record.position.decision.who


def coins(record):
    return tuple(player.coins for player in record.position.players)


def djinns(record, seat):
    return tuple(held.card for held in record.position.players[seat].djinns)


# --- Houssain


@pytest.mark.rule("R2.4.T", "R7.3")
def test_houssain_takes_two_of_all_cards_given_up():
    game = acted("g", "seats=3 p1=houssain p2=fish2.silk p3=wheat.ivory").play(UseThief(HOUSSAIN))

    assert happened(game) == ["thief-used"]
    assert owes(game) == (Owed.GIVE, TWO)
    assert legal_actions(game.position) == (Give((R.SILK, R.FISH)), Give((R.FISH, R.FISH)))

    game = game.play(Give((R.SILK, R.FISH)))
    assert happened(game) == ["given-up-resources", "given-up-resources"]  # player 3 has but two
    assert owes(game) == (Owed.CLAIM, ONE)
    assert len(legal_actions(game.position)) == 6

    game = game.play(Claim((R.IVORY, R.SILK)))
    assert happened(game) == ["claimed-resources", "rest-returned-resources"]
    mine = game.position.players[ONE].resources
    assert (mine[R.IVORY], mine[R.SILK], mine[R.FISH]) == (1, 1, 1)  # the fish from the row
    assert game.position.supply.discard[R.FISH] == 1
    assert game.position.supply.discard[R.WHEAT] == 1
    assert game.position.turn.given == ()
    assert problems(game.position) == ()


@pytest.mark.rule("R7.3")
def test_d15_houssain_gets_the_only_card_of_the_only_opponent():
    game = acted("g", "seats=2 p1=houssain p2=silk").play(UseThief(HOUSSAIN))

    assert happened(game) == ["thief-used", "given-up-resources", "claimed-resources"]
    assert game.position.players[ONE].resources[R.SILK] == 1
    assert not any(game.position.players[TWO].resources)
    assert game.position.decision.owed is Owed.TILE


@pytest.mark.rule("R7.3")
def test_fakirs_are_cards_for_houssain_and_equal_cards_are_one_choice():
    game = acted("g", "seats=2 p1=houssain p2=fakir5").play(UseThief(HOUSSAIN))

    assert happened(game) == ["thief-used", "given-up-resources", "claimed-resources"]
    assert game.position.players[ONE].resources[R.FAKIR] == 2
    assert game.position.players[TWO].resources[R.FAKIR] == 3


@pytest.mark.rule("R7.3")
def test_with_nobody_holding_cards_houssain_only_leaves_the_game():
    game = acted("g", "seats=4 p1=houssain").play(UseThief(HOUSSAIN))

    assert happened(game) == ["thief-used"] + ["given-up-nothing"] * 3
    assert game.position.players[ONE].thieves == ()


@pytest.mark.rule("R7.3")
def test_what_may_not_be_given_to_houssain():
    game = acted("g", "seats=3 p1=houssain p2=fish2.silk.baal p3=gold").play(UseThief(HOUSSAIN))

    assert refused(game, Give((R.FISH,))) == [("give-number", "R7.3")]
    assert refused(game, Give((R.SILK, R.FISH, R.FISH))) == [("give-number", "R7.3")]
    assert refused(game, Give((R.GOLD, R.FISH))) == [("give-not-held", "R7.3")]
    assert refused(game, Give((R.SILK, R.SILK))) == [("give-not-held", "R7.3")]
    assert refused(game, Give()) == [("give-other-thing", "R7.3")]
    assert refused(game, Give((R.FISH, R.FISH), card="baal")) == [("give-other-thing", "R7.3")]
    assert said(game, Give((R.FISH,))) == ("Give up exactly 2 resource cards, not 1.")


@pytest.mark.rule("R7.3")
def test_what_may_not_be_claimed_with_houssain():
    game = acted("g", "seats=3 p1=houssain p2=fish2.silk p3=gold").play(UseThief(HOUSSAIN))
    game = game.play(Give((R.SILK, R.FISH)))

    assert refused(game, Claim((R.FISH, R.FISH))) == [("claim-no-such-resource", "R7.3")]
    assert refused(game, Claim((R.IVORY, R.FISH))) == [("claim-no-such-resource", "R7.3")]
    assert refused(game, Claim((R.GOLD,))) == [("claim-number", "R7.3")]
    assert refused(game, Claim((R.GOLD, R.SILK, R.FISH))) == [("claim-number", "R7.3")]
    assert refused(game, Claim(tile=Tile.a1)) == [("claim-other-thing", "R7.3")]


# --- Ziad


@pytest.mark.rule("R2.4.T", "R7.3")
def test_ziad_takes_one_vizier_and_asks_nobody():
    game = acted("y", "seats=4 p1=ziad p2=viziers2 p4=viziers1").play(UseThief(ZIAD))

    assert happened(game) == [
        "thief-used",
        "given-up-vizier",
        "given-up-nothing",
        "given-up-vizier",
        "claimed-vizier",
        "rest-returned-vizier",
    ]
    assert [player.viziers for player in game.position.players] == [3, 1, 0, 0]
    assert problems(game.position) == ()


@pytest.mark.rule("A54", "R7.3")
def test_boaz_does_not_protect_from_ziad_nor_do_djinns_of_killing_care():
    text = "seats=3 p1=ziad.kandicha p2=viziers2.boaz p3=viziers1.nekir"
    before = acted("y", text)
    game = before.play(UseThief(ZIAD))

    assert [player.viziers for player in game.position.players] == [3, 1, 0]
    assert coins(game) == coins(before)


# --- Ouafat


@pytest.mark.rule("R2.4.T", "R7.3")
def test_ouafat_takes_one_of_the_djinns_given_up():
    game = acted("w", "seats=3 p1=ouafat p2=boaz.nekir p3=sloar").play(UseThief(OUAFAT))

    assert legal_actions(game.position) == (Give(card="boaz"), Give(card="nekir"))
    game = game.play(Give(card="nekir"))
    assert happened(game) == ["given-up-djinn", "given-up-djinn"]
    assert djinns(game, TWO) == ("boaz",)
    assert djinns(game, THREE) == ()
    assert legal_actions(game.position) == (Claim(card="nekir"), Claim(card="sloar"))

    game = game.play(Claim(card="sloar"))
    assert game.position.players[ONE].djinns == (HeldCard(CardId("sloar")),)
    assert game.position.supply.djinn_discard == ("nekir",)
    assert happened(game)[-1] == "rest-returned-djinn"
    assert problems(game.position) == ()


@pytest.mark.rule("R7.3")
def test_the_djinn_claimed_with_ouafat_may_be_used_in_this_turn():
    text = "seats=2 p1=ouafat.fakir p2=sloar"
    game = acted("w", text).play(UseThief(OUAFAT))

    assert [type(action).__name__ for action in legal_actions(game.position)].count("UseCard") == 1


@pytest.mark.rule("A45", "R7.3")
def test_baal_pays_for_a_djinn_that_somebody_else_claims():
    text = "seats=3 p1=ouafat p2=baal.boaz p3=sloar"
    before = acted("w", text)
    game = before.play(UseThief(OUAFAT)).play(Give(card="boaz")).play(Claim(card="sloar"))

    assert [now - then for now, then in zip(coins(game), coins(before), strict=True)] == [0, 2, 0]


@pytest.mark.rule("A45", "R7.3")
def test_baal_pays_his_own_owner_one_coin_for_the_claim():
    before = acted("w", "seats=2 p1=ouafat.baal p2=sloar")
    game = before.play(UseThief(OUAFAT))

    assert coins(game)[ONE] == coins(before)[ONE] + 1


@pytest.mark.rule("A45", "A44", "R7.3")
@pytest.mark.parametrize("claimed", ["baal", "sloar"])
def test_baal_pays_nobody_once_he_is_given_up(claimed):
    before = acted("w", "seats=3 p1=ouafat p2=baal p3=sloar")
    game = before.play(UseThief(OUAFAT)).play(Claim(card=claimed))

    assert coins(game) == coins(before)


@pytest.mark.rule("R7.3")
def test_what_may_not_be_given_to_ouafat_nor_claimed():
    game = acted("w", "seats=3 p1=ouafat p2=boaz.nekir p3=sloar.ziad").play(UseThief(OUAFAT))

    assert refused(game, Give(card="sloar")) == [("give-no-such-djinn", "R7.3")]
    assert refused(game, Give(card="no such card")) == [("give-no-such-djinn", "R7.3")]
    assert refused(game, Give((R.FISH,))) == [("give-other-thing", "R7.3")]

    game = game.play(Give(card="boaz"))
    assert refused(game, Claim(card="nekir")) == [("claim-no-such-djinn", "R7.3")]
    assert refused(game, Claim(card="ziad")) == [("claim-no-such-djinn", "R7.3")]  # no djinn
    assert refused(game, Claim()) == [("claim-other-thing", "R7.3")]


# --- everybody is asked in the right order, whoever uses the thief


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("user", [0, 1])
def test_the_others_give_up_clockwise_from_the_left_neighbour(players, user):
    held = ["silk.fish.wheat"] * players
    held[user] = "houssain"
    hands = " ".join(f"p{seat}={cards}" for seat, cards in enumerate(held, start=1))
    owed = ".".join(f"{word}{user + 1}" for word in ("end", "tile", "tribe"))
    game = acted("g", f"seats={players} turn={user + 1} {hands}", owed=owed)
    game = game.play(UseThief(HOUSSAIN))
    asked = []
    while game.position.decision.owed is Owed.GIVE:
        given = game.position.turn.given
        assert [one.seat for one in given] == asked  # open before the next one chooses
        asked.append(game.position.decision.who)
        game = game.play(Give((R.SILK, R.FISH)))

    assert asked == [(user + step) % players for step in range(1, players)]


@pytest.mark.rule("R2.4.T")
@pytest.mark.parametrize(
    ("letter", "card"),
    [("y", ZIAD), ("w", OUAFAT), ("g", HOUSSAIN), ("b", SHAUM), ("r", KONDJAN)],
)
def test_each_tribe_has_its_thief(letter, card):
    game = acted(letter, "seats=2 p1=ziad.ouafat.houssain.shaum.kondjan")
    assert legal_actions(game.position) == (UseThief(card), Pass())
