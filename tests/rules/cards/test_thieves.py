"""Thieves: bought, kept, used at the right moment; Morgiane; set-up, clean-up and scoring."""

from dataclasses import replace
from random import Random

import pytest
from helpers.thieves import acted, before, happened, refused, said

from ft_tutor.notation import read_position
from ft_tutor.rules.actions import (
    Claim,
    EndTurn,
    Give,
    Pass,
    Payment,
    TakeCard,
    TribeAction,
    UseThief,
)
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.history import History
from ft_tutor.rules.position import Given, with_turn
from ft_tutor.rules.problems import miscounts, problems
from ft_tutor.rules.scoring import score_sheet
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.view import sample, view
from ft_tutor.rules.vocabulary import CardId, Piece, Resource, Seat, Tile
from ft_tutor.texts import describe, plain

ONE, TWO, THREE, FOUR = Seat
OUAFAT, ZIAD, HOUSSAIN = CardId("ouafat"), CardId("ziad"), CardId("houssain")


# --- set-up, purchase, clean-up, the end


@pytest.mark.rule("R7.1")
def test_set_up_lays_out_five_thieves_one_face_up_and_morgiane_among_the_djinns():
    supply = new_game(3, seed=5, thieves=True).supply
    djinns = {*supply.djinn_row, *supply.djinn_deck}

    assert len(supply.thief_row) == 1
    assert sorted((*supply.thief_row, *supply.thief_deck)) == sorted(THIEVES)
    assert (len(djinns), "morgiane" in djinns) == (23, True)


def at_a_sacred_place(text):
    return read_position(
        f"a2:w a3:sacred6.w b1:y b2:y path=a2.w-a3 owed=end1.tile1 djinns=boaz {text}"
    )


@pytest.mark.rule("R7.2", "R2.5.5")
@pytest.mark.parametrize("payment", [Payment(elders=2), Payment(elders=1, fakirs=1)])
def test_a_thief_is_bought_like_a_djinn(payment):
    text = "seats=2 p1=elders2.fakir thieves=ziad thief-deck=ouafat"
    game = History(at_a_sacred_place(text)).play(TakeCard(ZIAD, payment))

    assert happened(game)[-1] == "thief-taken"
    assert [held.card for held in game.position.players[ONE].thieves] == ["ziad"]
    assert game.position.players[ONE].elders == 2 - payment.elders
    assert game.position.supply.thief_row == ()
    assert game.position.supply.djinn_row == ("boaz",)
    assert problems(game.position) == ()


@pytest.mark.rule("R7.2", "A45")
def test_baal_pays_nothing_for_a_thief():
    position = at_a_sacred_place("seats=2 p1=elders2 p2=baal thieves=ziad")
    game = History(position).play(TakeCard(ZIAD, Payment(elders=2)))

    assert game.position.players[TWO].coins == position.players[TWO].coins


@pytest.mark.rule("R7.2")
def test_one_purchase_only_and_no_thief_from_the_pile():
    position = at_a_sacred_place("seats=2 p1=elders4 thieves=ziad thief-deck=ouafat")
    hidden = TakeCard(OUAFAT, Payment(elders=2))
    assert refused(History(position), hidden) == [("take-not-face-up", "R2.5.5")]

    game = History(position).play(TakeCard(ZIAD, Payment(elders=2)))
    again = TakeCard(CardId("boaz"), Payment(elders=2))
    assert refused(game, again) == [("not-now", "R2")]


@pytest.mark.rule("R7.3")
def test_a_thief_is_not_used_in_the_turn_it_was_bought():
    position = at_a_sacred_place("seats=2 p1=elders2 thieves=ouafat")
    game = History(position).play(TakeCard(OUAFAT, Payment(elders=2)))

    assert UseThief(OUAFAT) not in legal_actions(game.position)
    assert refused(game, UseThief(OUAFAT)) == [("thief-not-now", "R7.3")]
    assert "not in the turn you bought it" in said(game, UseThief(OUAFAT))


@pytest.mark.rule("R7.3", "R6")
def test_with_two_players_it_may_be_used_in_the_next_turn_of_the_same_round():
    text = "seats=2 p1=elders2 thieves=ouafat order=1:1 bids=1---"
    game = History(at_a_sacred_place(text)).play(TakeCard(OUAFAT, Payment(elders=2)))
    game = game.play(EndTurn())
    assert game.position.turn.active is ONE
    assert game.position.turn.round == 1

    position = with_turn(game.position, replace(game.position.turn, movement=None))
    hand = before("w", "seats=2").turn.movement
    turn = replace(position.turn, movement=hand, pending=position.turn.pending[:-1])
    later = History(with_turn(position, turn)).play(TribeAction())
    assert later.position.decision == Decision(Owed.THIEF, ONE, mandatory=False, card=OUAFAT)


@pytest.mark.rule("R7.4", "R3.3")
@pytest.mark.parametrize(
    ("face_up", "pile", "then"), [("none", "ziad.shaum", "ziad"), ("ouafat", "ziad", "ouafat")]
)
def test_clean_up_turns_up_a_thief_only_where_none_is_face_up(face_up, pile, then):
    text = f"seats=2 thieves={face_up} thief-deck={pile} b1:y b2:y owed=end1 bids=1122"
    game = History(read_position(text)).play(EndTurn())

    assert game.position.supply.thief_row == (then,)
    assert ("thief-turned-up" in happened(game)) == (face_up == "none")


@pytest.mark.rule("R7.5")
def test_an_unused_thief_scores():
    position = read_position("seats=2 p1=ziad.ouafat")
    lines = [line for line in score_sheet(position, ONE) if line.reason == "thief"]

    assert [(line.points, line.subject) for line in lines] == [(6, ("ziad",)), (6, ("ouafat",))]


# --- the moment


@pytest.mark.rule("R2.4.T", "R7.3")
def test_using_a_thief_is_optional_and_it_stays_when_kept():
    game = acted("y", "seats=2 p1=ziad p2=viziers1")
    assert legal_actions(game.position) == (UseThief(ZIAD), Pass())

    game = game.play(Pass())
    assert happened(game) == ["passed-thief"]
    assert [held.card for held in game.position.players[ONE].thieves] == ["ziad"]
    assert game.position.decision.owed is Owed.TILE
    assert refused(game, UseThief(ZIAD)) == [("thief-not-now", "R7.3")]


@pytest.mark.rule("R7.3")
def test_a_used_thief_leaves_the_game():
    game = acted("y", "seats=2 p1=ziad p2=viziers1").play(UseThief(ZIAD))
    supply = game.position.supply

    assert game.position.players[ONE].thieves == ()
    assert "ziad" not in (*supply.thief_row, *supply.thief_deck)
    assert refused(game, UseThief(ZIAD)) == [("thief-not-held", "R7.3")]


@pytest.mark.rule("R2.4.T")
def test_no_thief_is_asked_for_where_none_matches():
    assert acted("y", "seats=2 p1=ouafat p2=ziad").position.decision.owed is Owed.TILE


@pytest.mark.rule("R2.4.T")
def test_a_thief_of_another_tribe_is_refused_with_both_tribes():
    game = acted("y", "seats=2 p1=ouafat.ziad")

    assert refused(game, UseThief(OUAFAT)) == [("thief-wrong-tribe", "R2.4.T")]
    assert said(game, UseThief(OUAFAT)) == (
        "The thief Ouafat goes with elders, but the action of this turn is that of viziers."
    )


@pytest.mark.rule("R2.4.T", "R7.3")
def test_a_thief_comes_neither_before_the_tribe_action_nor_while_others_give():
    early = History(before("y", "seats=2 p1=ziad"))
    assert refused(early, UseThief(ZIAD)) == [("thief-not-now", "R2.4.T")]

    first = History(read_position("seats=2 p1=ziad a1:y b1:y"))
    assert refused(first, UseThief(ZIAD)) == [("thief-not-now", "R2.4.T")]

    asked = acted("g", "seats=2 p1=houssain.ziad p2=fish.silk.gold").play(UseThief(HOUSSAIN))
    assert refused(asked, UseThief(ZIAD)) == [("thief-wrong-tribe", "R2.4.T")]
    assert refused(asked, Pass()) == [("not-now", "R2")]
    assert refused(asked, Claim((Resource.FISH, Resource.FISH))) == [("not-now", "R2")]


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize("card", ["shaum", "baal", "no such card", ""])
def test_only_a_thief_that_one_holds_is_used(card):
    game = acted("y", "seats=2 p1=ziad.baal p2=shaum")
    assert refused(game, UseThief(card)) == [("thief-not-held", "R7.3")]


@pytest.mark.rule("R2.4.R", "R2.4.T", "A15")
def test_kondjan_may_follow_assassins_that_found_no_victim():
    position = read_position("seats=2 p1=kondjan path=a2.r-a3 hand=rr owed=end1.tile1.tribe1")
    game = History(position).play(Pass())

    assert game.position.decision.card == "kondjan"


# --- Morgiane


@pytest.mark.rule("R7.3", "D.23")
@pytest.mark.parametrize(
    ("tribe", "card", "things"),
    [
        ("y", "ziad", "p2=viziers2.morgiane p3=viziers1"),
        ("w", "ouafat", "p2=boaz.morgiane p3=sloar"),
        ("g", "houssain", "p2=fish.silk.gold.morgiane p3=fish"),
        ("b", "shaum", "p2=morgiane c5:camel2.palm d5:camel2.palace e5:camel3.palace f5:camel1"),
        ("r", "kondjan", "p2=morgiane c5:camel2 d5:camel2 e5:camel3"),
    ],
)
def test_morgiane_shields_her_owner_from_every_thief(tribe, card, things):
    game = acted(tribe, f"seats=3 p1={card} {things}")
    had = game.position.players[TWO]
    game = game.play(UseThief(card))

    assert happened(game)[:2] == ["thief-used", "given-up-protected"]
    assert game.position.players[TWO] == had
    assert game.position.decision.owed is Owed.TILE  # player 3 and the user have no choice
    assert any(reason.startswith("claimed-") for reason in happened(game))
    protected = game.last_events[2]
    assert protected.rule == "D.23"
    assert plain(describe(protected)) == (
        "Player 2 gives up nothing: Morgiane protects them from thieves."
    )


@pytest.mark.rule("R7.3")
def test_the_owner_of_morgiane_may_use_thieves():
    game = acted("y", "seats=2 p1=ziad.morgiane p2=viziers1").play(UseThief(ZIAD))
    assert game.position.players[ONE].viziers == 3


@pytest.mark.rule("R7.3")
def test_two_players_and_morgiane_leave_nothing_to_take():
    game = acted("y", "seats=2 p1=ziad p2=viziers1.morgiane").play(UseThief(ZIAD))
    assert happened(game) == ["thief-used", "given-up-protected"]


# --- what lies on the table is counted and known


@pytest.mark.rule("R0.3", "R0.5", "R0.6", "R0.7")
def test_what_lies_on_the_table_for_a_thief_is_counted():
    position = read_position("seats=2")
    given = (
        Given(ONE, resources=(Resource.FISH,)),
        Given(ONE, viziers=1),
        Given(TWO, card=CardId("boaz")),
        Given(TWO, tile=Tile.a1, piece=Piece.PALM),
        Given(FOUR, tile=Tile.a1, piece=Piece.PALACE),
    )
    found = miscounts(with_turn(position, replace(position.turn, given=given)))

    assert {problem.reason for problem in found} == {
        "too-many-resources",
        "too-many-meeples",
        "card-twice",
        "too-many-palms",
        "too-many-palaces",
        "seat-not-playing",
    }


@pytest.mark.rule("R0.8", "A65", "R7.3")
@pytest.mark.parametrize("seat", [ONE, TWO, THREE])
def test_everybody_sees_what_was_given_up_and_samples_agree_with_it(seat):
    game = acted("g", "seats=3 p1=houssain p2=fish.silk.gold p3=wheat.silk.gold")
    game = game.play(UseThief(HOUSSAIN)).play(Give((Resource.GOLD, Resource.SILK)))
    seen = view(game.position, seat)
    guess = sample(seen, Random(1))

    assert seen.turn.given == (Given(TWO, (Resource.GOLD, Resource.SILK)),)
    assert problems(guess) == ()
    assert legal_actions(guess)


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize("owed", [Owed.THIEF, Owed.GIVE, Owed.CLAIM])
@pytest.mark.parametrize("card", [None, CardId("boaz")])
def test_a_decision_about_no_thief_is_a_problem_and_is_survived(owed, card):
    position = read_position("seats=2 p2=fish")
    turn = replace(position.turn, pending=(Decision(owed, ONE, card=card),))
    game = History(with_turn(position, turn))

    assert "thief-not-named" in {problem.reason for problem in problems(game.position)}
    assert legal_actions(game.position) == ((Pass(),) if owed is Owed.THIEF else ())
    for action in (UseThief(ZIAD), Give(), Give((Resource.FISH,)), Claim(), Claim(card="boaz")):
        assert refused(game, action)
