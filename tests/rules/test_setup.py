"""Set-up for two, three and four players, with and without the thieves."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.position import with_pending
from ft_tutor.rules.problems import problems
from ft_tutor.rules.setup import ALL_TILES, new_board, new_game
from ft_tutor.rules.vocabulary import Resource, Seat, TileKind

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
THIEVES_OR_NOT = pytest.mark.parametrize("thieves", [False, True])


@PLAYERS
@THIEVES_OR_NOT
def test_a_new_game_is_a_sound_position(players, thieves):
    for seed in range(5):
        assert problems(new_game(players, seed=seed, thieves=thieves)) == ()


@pytest.mark.rule("R0.1", "R6")
@pytest.mark.parametrize(("players", "camels"), [(2, 11), (3, 8), (4, 8)])
def test_camels_and_coins(players, camels):
    position = new_game(players, seed=1)
    assert [(player.camels, player.coins) for player in position.players] == [
        (camels, 50)
    ] * players
    for player in position.players:
        assert replace(player, camels=0, coins=0) == type(player)()


@pytest.mark.rule("R0.2")
def test_thirty_shuffled_tiles():
    layouts = {new_game(2, seed=seed).layout for seed in range(20)}
    assert len(layouts) == 20
    assert all(Counter(layout) == Counter(ALL_TILES) for layout in layouts)


@pytest.mark.rule("R0.2")
def test_the_tiles_of_the_box():
    numbers = Counter((tile.kind.value, tile.value) for tile in ALL_TILES)
    assert numbers == {
        ("village", 5): 5,
        ("sacred", 6): 4,
        ("sacred", 10): 1,
        ("sacred", 12): 1,
        ("sacred", 15): 1,
        ("oasis", 8): 6,
        ("small", 6): 8,
        ("large", 4): 4,
    }
    assert sum(tile.kind.is_blue for tile in ALL_TILES) == 12
    assert sum(tile.value for tile in ALL_TILES) == 198
    assert {kind for kind in TileKind if kind.is_blue} == {
        TileKind.VILLAGE,
        TileKind.SACRED_PLACE,
    }


@pytest.mark.rule("R0.3")
@PLAYERS
def test_three_meeples_on_every_tile_and_none_in_the_bag(players):
    position = new_game(players, seed=7)
    assert {sum(square.meeples) for square in position.squares} == {3}
    total = tuple(map(sum, zip(*(square.meeples for square in position.squares), strict=True)))
    assert total == (16, 20, 18, 18, 18)
    assert position.supply.bag == (0,) * 5
    assert all(square.camel is None for square in position.squares)


@pytest.mark.rule("R0.4", "R6")
def test_two_players_have_two_markers_each_in_any_order():
    tracks = {new_game(2, seed=seed).turn.bid_track for seed in range(100)}
    assert all(Counter(track) == {Seat.ONE: 2, Seat.TWO: 2} for track in tracks)
    assert len(tracks) == 6


@pytest.mark.rule("R0.4")
@pytest.mark.parametrize("players", [3, 4])
def test_more_players_have_a_marker_each_from_spot_1(players):
    for seed in range(20):
        track = new_game(players, seed=seed).turn.bid_track
        assert sorted(track[:players]) == list(Seat)[:players]
        assert track[players:] == (None,) * (4 - players)


@pytest.mark.rule("R0.5")
def test_nine_resources_face_up_the_rest_in_the_pile():
    supply = new_game(2, seed=3).supply
    assert (len(supply.row), len(supply.deck), sum(supply.discard)) == (9, 45, 0)
    numbers = Counter((*supply.row, *supply.deck))
    goods = {resource.name: numbers[resource] for resource in Resource}
    assert goods == dict.fromkeys(("IVORY", "JEWELS", "GOLD"), 2) | dict.fromkeys(
        ("PAPYRUS", "SILK", "SPICES"), 4
    ) | dict.fromkeys(("FISH", "WHEAT", "POTTERY"), 6) | {"FAKIR": 18}


@pytest.mark.rule("R0.6")
def test_three_djinns_face_up_of_22():
    supply = new_game(4, seed=3).supply
    assert len(supply.djinn_row) == 3
    assert sorted((*supply.djinn_row, *supply.djinn_deck)) == sorted(DJINNS)
    assert (len(DJINNS), sum(djinn.points for djinn in DJINNS.values())) == (22, 141)
    assert supply.djinn_discard == supply.thief_row == supply.thief_deck == ()


@pytest.mark.rule("R0.6", "R7.1")
@PLAYERS
def test_the_thieves_bring_morgiane_and_turn_up_one_of_five(players):
    supply = new_game(players, seed=3, thieves=True).supply
    assert sorted((*supply.djinn_row, *supply.djinn_deck)) == sorted((*DJINNS, MORGIANE.card))
    assert len(supply.djinn_row) == 3
    assert len(supply.thief_row) == 1
    assert sorted((*supply.thief_row, *supply.thief_deck)) == sorted(THIEVES)
    assert len(THIEVES) == 5


@pytest.mark.rule("R0.7")
def test_palms_and_palaces_are_in_the_bank():
    supply = new_game(3, seed=3).supply
    assert (supply.palms, supply.palaces) == (12, 10)


@PLAYERS
@THIEVES_OR_NOT
def test_the_same_seed_gives_the_same_game_and_another_seed_another(players, thieves):
    games = [new_game(players, seed=seed, thieves=thieves) for seed in (0, 1, 2, 10**30)]
    again = [new_game(players, seed=seed, thieves=thieves) for seed in (0, 1, 2, 10**30)]
    assert games == again
    assert len(set(games)) == len(games)


def test_set_up_does_not_touch_the_global_chance():
    random.seed(1)
    expected = random.random()
    random.seed(1)
    new_game(2, seed=5)
    assert random.random() == expected


def test_a_known_game_stays_the_same_on_every_python():
    """A golden start: lessons and saved games rely on what a seed gives."""
    position = new_game(2, seed=1)
    assert [square.meeples for square in position.squares[:3]] == GOLDEN_MEEPLES
    assert position.supply.djinn_row == GOLDEN_DJINNS


GOLDEN_MEEPLES = [(1, 0, 1, 1, 0), (0, 0, 2, 1, 0), (1, 0, 1, 1, 0)]
GOLDEN_DJINNS = ("al-amin", "shamhat", "kumarbi")


@PLAYERS
def test_the_owner_of_spot_1_owes_the_first_bid(players):
    turn = new_game(players, seed=9).turn
    assert turn.active == turn.bid_track[0]
    assert turn.pending == (Decision(Owed.BID, turn.active),)
    assert (turn.round, turn.last_round, turn.movement) == (1, False, None)
    assert set(turn.turn_track) == {None}


@PLAYERS
def test_a_new_board_is_the_same_set_up_and_owes_a_movement(players):
    game, board = new_game(players, seed=9), new_board(players, seed=9)
    assert board.turn.pending == (Decision(Owed.MOVEMENT, board.turn.active),)
    assert with_pending(board, game.turn.pending) == game


@pytest.mark.parametrize("players", [0, 1, 5, -2, None, "2"])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(ValueError, match="2, 3 or 4"):
        new_game(players, seed=1)
