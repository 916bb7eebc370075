"""Every worked example of the rulebook (T) and every derived one (D) is played by a test."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent

PLAYED = {
    "T1": ("chapters/test_bidding.py", "test_t1_bids_3_1_0_0"),
    "T1b": ("chapters/test_bidding.py", "test_t1b_the_fourth_marker_must_pay_and_plays_first"),
    "T2": ("test_worked_examples.py", "test_t2_the_white_one_lands_on_white"),
    "T2b": ("test_worked_examples.py", "test_t2b_a_diagonal_step_is_refused"),
    "T2c": ("test_worked_examples.py", "test_t2c_stepping_straight_back_is_refused"),
    "T3": ("test_worked_examples_turns.py", "test_t3_the_whole_turn"),
    "T3b": (
        "test_worked_examples.py",
        "test_t3b_the_match_may_have_been_dropped_in_the_same_movement",
    ),
    "T4": ("test_worked_examples.py", "test_t4_a_builder_that_stays_keeps_the_camel_away"),
    "T5": ("chapters/test_tribes.py", "test_t5_builders_earn_for_every_blue_tile_around"),
    "T6": ("test_worked_examples_turns.py", "test_t6_the_whole_turn"),
    "T6b": ("chapters/test_assassins.py", "test_t6b_with_one_camel_left_the_final_tile_gets_it"),
    "T7": ("chapters/test_sale.py", "test_t7_a_set_of_six_and_one_of_three"),
    "T8": ("test_worked_examples_turns.py", "test_t8_the_whole_round"),
    "D1": ("chapters/test_assassins.py", "test_d1_a_kill_on_the_final_tile_may_empty_it"),
    "D2": ("chapters/test_assassins.py", "test_d2_each_assassin_and_each_fakir_reaches_a_step"),
    "D3": ("chapters/test_tribes.py", "test_d3_merchants_take_no_more_than_there_is"),
    "D4": (
        "chapters/test_tiles.py",
        "test_d4_a_large_market_with_one_card_left_sells_it_at_full_price",
    ),
    "D5": ("cards/test_kumarbi.py", "test_each_fakir_lowers_the_price_by_a_spot"),
    "D6": ("cards/test_tribe_powers.py", "test_nekir_pays_once_for_a_killing_of_two"),
    "D7": ("cards/test_marid.py", "test_marid_pays_two_for_each_meeple_of_an_opponent"),
    "D8": ("test_goods.py", "test_d8_two_wild_goods_extend_a_set_of_two"),
    "D9": ("test_scoring.py", "test_d9_viziers_4_4_2_0_bring_20_20_10_0"),
    "D10": ("test_scoring.py", "test_d10_jafaar_raises_the_viziers_and_not_the_bonus"),
    "D11": ("test_scoring.py", "test_d11_haurvatat_raises_palms_on_own_tiles_alone"),
    "D12": ("test_worked_examples.py", "test_d12_a_square_of_four_does_not_end_where_it_began"),
    "D13": ("cards/test_piece_powers.py", "test_with_no_palace_in_the_bank_hagis_is_not_paid"),
    "D14": ("cards/test_windows_and_costs.py", "test_two_players_use_sloar_in_each_of_their_turns"),
    "D15": (
        "cards/test_thief_powers.py",
        "test_d15_houssain_gets_the_only_card_of_the_only_opponent",
    ),
    "D16": (
        "cards/test_thief_powers_board.py",
        "test_d16_without_a_camel_kondjan_takes_nothing_but_the_others_still_lose",
    ),
    "D17": ("cards/test_tribe_powers.py", "test_sibittis_iblis_and_anun_nak_before_one_killing"),
}


@cache
def known_in(file):
    """Map the tests of a file to their docstrings."""
    tree = ast.parse((FOLDER / file).read_text("utf-8"))
    functions = (node for node in tree.body if isinstance(node, ast.FunctionDef))
    return {function.name: ast.get_docstring(function) or "" for function in functions}


@pytest.mark.parametrize("example", PLAYED)
def test_the_example_has_a_test_that_says_so(example):
    file, test = PLAYED[example]
    assert test in known_in(file)
    named = test.startswith(f"test_{example.lower()}_")
    assert named or re.search(rf"\b{example}\b", known_in(file)[test])


def test_no_example_is_missing():
    letters = {name.rstrip("b").rstrip("c") for name in PLAYED}
    assert letters == {*(f"T{n}" for n in range(1, 9)), *(f"D{n}" for n in range(1, 18))}
