"""A movement by presses: on tiles, and on the hand where that holds several tribes."""

import pytest
from helpers.play import replay

from ft_tutor.notation import read_position, read_words
from ft_tutor.play.choices import Meant, choices, meant
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.vocabulary import TILES, Tile, Tribe
from ft_tutor.scene.places import InHand, OnTile, OnTileMeeple

START = read_position("seats=2 owed=movement1 c3:yg c4:y b3:gg d4:g")
C3, C4, D3, D4 = map(OnTile, (Tile.c3, Tile.c4, Tile.d3, Tile.d4))
VIZIER, MERCHANT = InHand(Tribe.VIZIER), InHand(Tribe.MERCHANT)


def after(words):
    return replay(START, read_words(words)).position


IN_HAND, ONE_LEFT = after("c3"), after("c3:y-c4")


def reasons(meaning):
    return [found.reason for found in meaning.violations]


def test_a_tile_is_picked_up_with_one_press():
    assert meant(START, (), C3) == Meant(action=PickUp(Tile.c3))


@pytest.mark.rule("R2.2.1")
def test_an_empty_tile_has_nothing_to_pick_up():
    meaning = meant(START, (), D3)
    assert meaning.action == PickUp(Tile.d3)
    assert reasons(meaning) == ["pick-empty-tile"]


def test_a_drop_is_a_tribe_and_a_tile_in_any_order():
    assert meant(IN_HAND, (), VIZIER) == Meant((VIZIER,))
    assert meant(IN_HAND, (VIZIER,), C4) == Meant(action=Drop(Tile.c4, Tribe.VIZIER))
    assert meant(IN_HAND, (), C4) == Meant((C4,))
    assert meant(IN_HAND, (C4,), VIZIER) == Meant(action=Drop(Tile.c4, Tribe.VIZIER))


def test_what_was_picked_narrows_the_rest():
    assert choices(IN_HAND) == {VIZIER: None, C4: None, D3: None}
    drops = {place: Drop(place.tile, Tribe.VIZIER) for place in (D3, C4)}
    assert choices(IN_HAND, (VIZIER,)) == drops


def test_of_one_tribe_in_the_hand_the_tile_is_enough():
    assert choices(ONE_LEFT) == {D4: Drop(Tile.d4, Tribe.MERCHANT)}
    assert meant(ONE_LEFT, (), D4) == Meant(action=Drop(Tile.d4, Tribe.MERCHANT))
    assert meant(ONE_LEFT, (MERCHANT,), D4) == Meant(action=Drop(Tile.d4, Tribe.MERCHANT))


def test_a_tribe_that_may_be_dropped_nowhere_can_be_chosen_to_see_why():
    assert MERCHANT not in choices(IN_HAND)
    assert meant(IN_HAND, (), MERCHANT) == Meant((MERCHANT,))
    assert choices(IN_HAND, (MERCHANT,)) == {}
    meaning = meant(IN_HAND, (MERCHANT,), C4)
    assert meaning.action == Drop(Tile.c4, Tribe.MERCHANT)
    assert reasons(meaning) == ["drop-dead-end"]


@pytest.mark.rule("R2.2.8")
def test_a_lesson_may_offer_dead_ends_too():
    dead_end = Drop(Tile.c4, Tribe.MERCHANT)
    offered = (*legal_actions(IN_HAND), dead_end)
    assert choices(IN_HAND, (MERCHANT,), legal=offered) == {C4: dead_end}
    assert meant(IN_HAND, (MERCHANT,), C4, legal=offered) == Meant(action=dead_end)


def test_a_refused_press_leaves_the_choice_as_it_was():
    assert meant(IN_HAND, (VIZIER,), OnTile(Tile.d2)).picked == (VIZIER,)


def test_a_second_press_takes_the_choice_back():
    assert meant(IN_HAND, (VIZIER,), VIZIER) == Meant()
    assert meant(IN_HAND, (C4,), C4) == Meant()


def test_another_press_of_the_same_kind_takes_its_place():
    assert meant(IN_HAND, (C4,), D3) == Meant((D3,))
    assert meant(IN_HAND, (MERCHANT,), VIZIER) == Meant((VIZIER,))


def test_the_tile_of_origin_puts_the_hand_back_while_all_is_in_it():
    assert meant(IN_HAND, (), C3) == Meant(undo=True)
    assert meant(IN_HAND, (VIZIER,), C3) == Meant(undo=True)
    assert reasons(meant(ONE_LEFT, (), C3)) == ["drop-no-return"]


@pytest.mark.parametrize(
    ("tile", "reason"),
    [(Tile.b3, "drop-diagonal"), (Tile.f5, "drop-too-far"), (Tile.c3, "drop-no-return")],
)
def test_a_step_that_is_none_says_why(tile, reason):
    meaning = meant(ONE_LEFT, (), OnTile(tile))
    assert meaning.action == Drop(tile, Tribe.MERCHANT)
    assert reasons(meaning) == [reason]


def test_a_meeple_on_a_tile_is_the_tile():
    assert meant(START, (), OnTileMeeple(Tile.c3, Tribe.VIZIER)) == meant(START, (), C3)


def test_no_press_of_a_movement_is_without_an_answer():
    for position in (START, IN_HAND, ONE_LEFT):
        for tile in TILES:
            meaning = meant(position, (), OnTile(tile))
            assert meaning.undo or meaning.picked or meaning.action
