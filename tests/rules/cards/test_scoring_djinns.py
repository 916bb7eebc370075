"""Djinns that work at the end of the game: Al-Amin, Haurvatat, Jafaar and Shamhat."""

import pytest
from helpers.powers import ELDER, does, uses, why, window

from ft_tutor.rules.actions import Sell, UseCard
from ft_tutor.rules.scoring import score_sheet
from ft_tutor.rules.vocabulary import Resource, Seat


def scored(text, rule):
    """What the first player scores by a rule, each line of the sheet by itself."""
    sheet = score_sheet(window("W4", text).position, Seat.ONE)
    return [line.points for line in sheet if line.rule == rule]


@pytest.mark.rule("D.1", "A58", "R5.goods")
@pytest.mark.parametrize(("fakirs", "points"), [(5, [13]), (4, [13]), (3, [7]), (1, [3])])
def test_al_amin_makes_a_good_of_every_two_fakirs(fakirs, points):
    """D8."""
    assert scored(f"p1=al-amin.fish.wheat.fakir{fakirs}", "R5.goods") == points


@pytest.mark.rule("A59", "D.1")
def test_al_amin_does_not_help_in_a_sale():
    record = window("W4", "p1=al-amin.fish.fakir4")

    assert why(record, Sell((Resource.FISH, Resource.FAKIR))) == [("sell-fakir", "R2.6.1")]
    assert why(record, Sell((Resource.FISH, Resource.WHEAT))) == [("sell-not-held", "R2.6.1")]


@pytest.mark.rule("D.9", "R5.palms", "A67")
def test_haurvatat_makes_palms_on_own_tiles_worth_more():
    """D11."""
    board = "b1:camel1.palm2 d2:palm2 a3:camel2.palm"

    assert scored(f"{board} p1=haurvatat", "R5.palms") == [10]
    assert scored(board, "R5.palms") == [6]


@pytest.mark.rule("D.11", "R5.viziers")
def test_jafaar_makes_viziers_worth_more_and_leaves_the_bonus():
    """D10."""
    others = "seats=4 p2=viziers3 p3=viziers2 p4=viziers1"

    assert scored(f"{others} p1=jafaar.viziers3", "R5.viziers") == [9, 20]
    assert scored(f"{others} p1=viziers3", "R5.viziers") == [3, 20]


@pytest.mark.rule("D.19", "R5.elders")
def test_shamhat_makes_elders_that_are_left_worth_more():
    assert scored("p1=shamhat.elders3", "R5.elders") == [12]
    assert scored("p1=elders3", "R5.elders") == [6]

    after = does(
        window("W4", "p1=shamhat.enki.elders3"),
        uses(window("W4", "p1=shamhat.enki.elders3"), "enki")[0],
    )
    sheet = score_sheet(after.position, Seat.ONE)
    assert [line.points for line in sheet if line.rule == "R5.elders"] == [8]


@pytest.mark.parametrize("card", ["al-amin", "haurvatat", "jafaar", "shamhat"])
def test_there_is_nothing_to_pay_for_during_the_game(card):
    record = window("W4", f"p1={card}.elders2.fakir2")

    assert uses(record, card) == []
    assert [reason for reason, _ in why(record, UseCard(card, ELDER))] == ["power-always-works"]
