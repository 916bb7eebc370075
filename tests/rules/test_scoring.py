"""Score sheets: each item of R5 by hand, djinns that raise it, and the sum of the lines."""

import pytest
from helpers.positions import positions
from hypothesis import given

from ft_tutor.notation import read_position
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.scoring import score_sheet, total, winners
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import RESOURCES, SEATS, TILES, Resource, Seat, Tile, Tribe
from ft_tutor.texts import describe, faults, plain


def lines(text, seat=Seat.ONE):
    """Return the sheet of a position as (reason, count, each, points)."""
    sheet = score_sheet(read_position(text), seat)
    return [(line.reason, line.count, line.each, line.points) for line in sheet]


def line(text, reason, seat=Seat.ONE):
    """Return the one line of a sheet that has this reason."""
    (found,) = (one for one in score_sheet(read_position(text), seat) if one.reason == reason)
    return found


def said(text, seat=Seat.ONE):
    return [plain(describe(one)) for one in score_sheet(read_position(text), seat)]


# --- item by item


@pytest.mark.rule("R5.coins")
def test_a_game_that_has_just_begun_scores_its_coins():
    sheet = score_sheet(new_game(2, seed=1), Seat.TWO)

    assert [(one.rule, one.points) for one in sheet] == [("R5.coins", 50)]


def test_what_scores_nothing_has_no_line():
    assert lines("p1=coins0.fakir") == []
    assert total(read_position("p1=coins0.fakir"), Seat.ONE) == 0


@pytest.mark.rule("R5.viziers", "A60")
def test_d9_viziers_4_4_2_0_bring_20_20_10_0():
    text = "seats=4 p1=coins0.viziers4 p2=coins0.viziers4 p3=coins0.viziers2 p4=coins0"

    assert [lines(text, seat) for seat in SEATS] == [
        [("viziers", 4, 1, 4), ("vizier-bonus", 2, 10, 20)],
        [("viziers", 4, 1, 4), ("vizier-bonus", 2, 10, 20)],
        [("viziers", 2, 1, 2), ("vizier-bonus", 1, 10, 10)],
        [],
    ]
    assert line(text, "vizier-bonus", Seat.TWO).subject == (Seat.THREE, Seat.FOUR)


@pytest.mark.rule("R5.viziers", "R6")
def test_with_two_players_the_bonus_is_at_most_ten():
    assert line("p1=viziers9", "vizier-bonus").points == 10


@pytest.mark.rule("R5.viziers")
def test_d10_jafaar_raises_the_viziers_and_not_the_bonus():
    text = "seats=3 p1=coins0.viziers3.jafaar p2=viziers2"

    assert lines(text) == [
        ("viziers-raised", 3, 3, 9),
        ("vizier-bonus", 2, 10, 20),
        ("djinn", 1, 6, 6),
    ]
    assert line(text, "viziers-raised").subject == (Tribe.VIZIER, "jafaar")


@pytest.mark.rule("R5.elders")
def test_elders_score_two_each_and_four_with_shamhat():
    assert line("p1=elders5", "elders").points == 10
    assert line("p1=elders5.shamhat", "elders-raised").points == 20
    assert line("p1=elders5 p2=shamhat", "elders").points == 10


@pytest.mark.rule("R5.djinns", "R7.5")
def test_djinns_and_unused_thieves_score_what_they_show():
    sheet = score_sheet(read_position("p1=coins0.hagis.leta-used.morgiane.ziad"), Seat.ONE)

    assert [(one.rule, one.subject, one.points) for one in sheet] == [
        ("R5.djinns", ("hagis",), 10),
        ("R5.djinns", ("leta",), 4),
        ("R5.djinns", ("morgiane",), 6),
        ("R7.5", ("ziad",), 6),
    ]


@pytest.mark.rule("R5.djinns")
def test_every_djinn_scores_its_printed_points():
    for djinn in DJINNS.values():
        assert line(f"p1={djinn.card}", "djinn").points == djinn.points


@pytest.mark.rule("R5.tiles")
def test_tiles_with_your_camel_score_their_value_together_with_their_like():
    text = "a1:sacred15.camel1 b1:oasis.camel1 c1:oasis.camel2 d1:oasis.camel1.yy p1=coins0"

    assert lines(text) == [("tiles", 1, 15, 15), ("tiles", 2, 8, 16)]
    assert score_sheet(read_position(text), Seat.ONE)[1].subject == (Tile.b1, Tile.d1)
    assert lines(text, Seat.TWO)[1:] == [("tiles", 1, 8, 8)]


@pytest.mark.rule("R5.tiles")
def test_all_tiles_of_the_sultanate_are_worth_198():
    text = " ".join(f"{tile}:camel1" for tile in TILES)

    assert sum(points for *_, points in lines(f"{text} p1=coins0")) == 198


@pytest.mark.rule("R5.palms", "A67")
def test_palms_score_on_your_tiles_alone():
    text = "a1:small.camel1.palm2 b1:oasis.palm4 c1:oasis.camel2.palm f5:oasis.camel1.palm2"

    assert line(text, "palms").points == 12
    assert line(text, "palms").subject == (Tile.a1, Tile.f5)
    assert line(text, "palms", Seat.TWO).points == 3


@pytest.mark.rule("R5.palms")
def test_d11_haurvatat_raises_palms_on_own_tiles_alone():
    assert line("c3:camel1.palm2 p1=haurvatat", "palms-raised").points == 10
    assert "palms-raised" not in [one[0] for one in lines("c3:palm2 p1=haurvatat")]


@pytest.mark.rule("R5.palaces", "A67")
def test_palaces_score_five_on_your_tiles_alone():
    text = "a1:camel1.palace3 b1:palace2 c1:camel2.palace p1=haurvatat"

    assert line(text, "palaces").points == 15
    assert line(text, "palaces").subject == (Tile.a1,)


# --- goods


@pytest.mark.rule("R5.goods", "R5.2")
def test_goods_score_a_line_per_set():
    text = "p1=coins0.fish2.wheat2.pottery2.papyrus.silk.spices.fakir3"

    assert lines(text) == [("set", 1, 30, 30), ("set", 1, 7, 7)]
    assert score_sheet(read_position(text), Seat.ONE)[1].subject == (
        Resource.FISH,
        Resource.WHEAT,
        Resource.POTTERY,
    )


@pytest.mark.rule("A58", "R5.goods")
def test_d8_al_amin_makes_two_goods_of_five_fakirs():
    text = "p1=coins0.fish.wheat.fakir5.al-amin"
    found = line(text, "set-wild")

    assert found.points == 13
    goods = (Resource.FISH, Resource.WHEAT, Resource.IVORY, Resource.JEWELS)
    assert found.subject == (*goods, "al-amin")
    assert dict(found.facts)["wilds"] == 2


@pytest.mark.rule("A58")
def test_a_single_fakir_is_worth_nothing_even_with_al_amin():
    assert lines("p1=coins0.fakir.al-amin") == [("djinn", 1, 5, 5)]


@pytest.mark.rule("A58")
def test_only_the_owner_of_al_amin_has_wild_goods():
    assert lines("p1=coins0.fakir6 p2=al-amin") == []


# --- who wins


@pytest.mark.rule("R5.1")
def test_the_highest_total_wins():
    assert winners(read_position("seats=3 p1=coins40 p2=coins60 p3=coins59")) == (Seat.TWO,)


@pytest.mark.rule("R5.1", "A64")
def test_ties_share_the_win_whatever_they_are_made_of():
    text = "seats=4 p1=coins60 p2=coins52.leta.elders2 p3=coins59 p4=coins60"

    assert winners(read_position(text)) == (Seat.ONE, Seat.TWO, Seat.FOUR)


# --- a whole sheet by hand, and what holds for all

WHOLE = (
    "seats=3 a1:sacred10.camel1 b2:village.camel1.palace2 c3:oasis.camel1.palm3 "
    "d4:small.camel1.palm d5:large.camel2.palace "
    "p1=coins37.viziers5.elders3.fish2.wheat2.ivory.silk.fakir4.enki.shamhat.shaum "
    "p2=viziers5 p3=viziers4"
)


def test_a_whole_sheet_worked_by_hand():
    assert said(WHOLE) == [
        "37 coins: 37",
        "5 viziers: 5",
        "1 opponent with fewer viziers, worth 10 (player 3): 10",
        "3 elders, worth 4 each with Shamhat: 12",
        "The djinn Enki: 8",
        "The djinn Shamhat: 6",
        "The thief Shaum, never used: 6",
        "1 tile worth 10 (a1): 10",
        "1 tile worth 8 (c3): 8",
        "1 tile worth 6 (d4): 6",
        "1 tile worth 5 (b2): 5",
        "4 palm trees on own tiles (c3 and d4): 12",
        "2 palaces on own tiles (b2): 10",
        "A set of 4 different goods (ivory, silk, fish and wheat): 13",
        "A set of 2 different goods (fish and wheat): 3",
    ]
    assert total(read_position(WHOLE), Seat.ONE) == 151


def test_a_set_with_wild_goods_says_which_they_are():
    first, second = said("p1=coins1.fish2.fakir2.al-amin")[2:]

    assert first.startswith("A set of 2 different goods (fish and ivory; the last one is a pair")
    assert first.endswith(" of fakirs with Al-Amin): 3")
    assert second == "A single good (fish): 1"


@given(positions)
def test_every_line_can_be_traced_and_the_total_is_their_sum(position):
    for seat in SEATS[: len(position.players)]:
        sheet = score_sheet(position, seat)
        assert total(position, seat) == sum(one.points for one in sheet)
        for one in sheet:
            assert one.rule in RULES
            assert one.points == one.count * one.each > 0
            assert one.subject or one.reason == "coins"
            assert faults(one) == ()


@given(positions)
def test_the_winners_have_the_highest_total(position):
    totals = [total(position, seat) for seat in SEATS[: len(position.players)]]
    won = winners(position)

    assert won
    assert all((totals[seat] == max(totals)) == (seat in won) for seat in SEATS[: len(totals)])


@given(positions)
def test_a_tile_scores_for_its_owner_once(position):
    scored = [
        tile
        for seat in SEATS[: len(position.players)]
        for one in score_sheet(position, seat)
        if one.reason == "tiles"
        for tile in one.subject
    ]
    playing = SEATS[: len(position.players)]
    owned = [tile for tile in TILES if position.squares[tile].camel in playing]

    assert sorted(scored) == owned


def test_a_hand_of_all_cards_scores_without_a_fault():
    words = ".".join(
        f"{resource.name.lower()}{number}"
        for resource, number in zip(Resource, RESOURCES, strict=True)
    )
    sheet = score_sheet(read_position(f"p1=coins0.{words}.al-amin"), Seat.ONE)

    assert [faults(one) for one in sheet if faults(one)] == []
    # 2 2 2 4 4 4 6 6 6 goods and 9 wild ones: 5 5 5 4 4 4 6 6 6.
    assert [one.each for one in sheet if one.rule == "R5.goods"] == [60] * 4 + [30, 7]
