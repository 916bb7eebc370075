"""Notation by example: what each item means, what is left out, and where an error points."""

import pytest

from ft_tutor.notation import (
    AmbiguousAction,
    NotationError,
    read_action,
    read_movement,
    read_position,
    read_words,
    write_movement,
    write_position,
)
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.engine import IllegalAction
from ft_tutor.rules.position import HeldCard, PrintedTile, Square
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import MEEPLES, Resource, Seat, Tile, TileKind, Tribe


def test_a_tile_with_everything():
    position = read_position("c3:oasis.yyw.camel1.palm2.palace1")
    assert position.squares[Tile.c3] == Square((2, 1, 0, 0, 0), Seat.ONE, palms=2, palaces=1)
    assert position.layout[Tile.c3] == PrintedTile(TileKind.OASIS, 8)


@pytest.mark.parametrize(
    ("word", "meeples"),
    [("yyw", (2, 1, 0, 0, 0)), ("r15g2", (0, 0, 2, 0, 15)), ("wyw", (1, 2, 0, 0, 0))],
)
def test_meeples_as_letters_or_with_their_number(word, meeples):
    assert read_position(f"a1:{word}").squares[Tile.a1].meeples == meeples


@pytest.mark.parametrize(
    ("word", "value"),
    [("village", 5), ("oasis", 8), ("small", 6), ("large", 4), ("sacred6", 6), ("sacred15", 15)],
)
def test_kinds_of_tiles(word, value):
    assert read_position(f"e2:{word}").layout[Tile.e2].value == value


def test_what_is_not_stated_has_its_default():
    position = read_position("c3:yw.camel2")
    assert problems(position) == ()
    assert len(position.players) == 2
    assert [player.coins for player in position.players] == [50, 50]
    assert [player.camels for player in position.players] == [11, 10]
    assert position.turn.active is Seat.ONE
    assert position.turn.pending == (Decision(Owed.MOVEMENT, Seat.ONE),)
    assert position.turn.movement is None
    supply = position.supply
    assert supply.bag == (MEEPLES[0] - 1, MEEPLES[1] - 1, *MEEPLES[2:])
    assert (len(supply.row), len(supply.djinn_row)) == (9, 3)
    assert (supply.palms, supply.palaces) == (12, 10)


def test_stating_what_is_filled_in_changes_nothing():
    filled = read_position("c3:yw")
    assert write_position(filled) == "c3:yw"
    assert filled.layout[Tile.b1].kind is TileKind.OASIS
    assert read_position("c3:yw b1:oasis seats=2 turn=1 p1=coins50 palms=12") == filled


def test_stating_a_tile_changes_at_most_one_other():
    usual = read_position("seats=2").layout
    for tile in Tile:
        for word in ("village", "oasis", "sacred15"):
            layout = read_position(f"{tile}:{word}").layout
            changed = [other for other in Tile if layout[other] != usual[other]]
            assert len(changed) in (0, 2)
            assert problems(read_position(f"{tile}:{word}")) == ()


def test_the_empty_board_has_a_text_too():
    assert write_position(read_position("seats=2")) == "seats=2"


def test_players():
    text = "seats=3 p2=coins7.viziers2.elders1.camels3.fakir2.fish.boaz.iblis-used.ziad"
    player = read_position(text).players[Seat.TWO]
    assert (player.coins, player.viziers, player.elders, player.camels) == (7, 2, 1, 3)
    assert player.resources[Resource.FAKIR] == 2
    assert player.resources[Resource.FISH] == 1
    assert player.djinns == (HeldCard("boaz"), HeldCard("iblis", used=True))
    assert player.thieves == (HeldCard("ziad"),)


def test_a_half_built_movement():
    position = read_position("path=c3.w-c4.y-d4 hand=yw c4:w d4:y")
    movement = position.turn.movement
    assert movement.start is Tile.c3
    assert movement.drops == ((Tile.c4, Tribe.ELDER), (Tile.d4, Tribe.VIZIER))
    assert (movement.here, movement.came_from) == (Tile.d4, Tile.c4)
    assert position.hand == (1, 1, 0, 0, 0)


def test_tracks():
    turn = read_position("seats=4 bids=3--1 order=18:4.0-2:2").turn
    assert turn.bid_track == (Seat.THREE, None, None, Seat.ONE)
    assert turn.turn_track == (None, Seat.TWO, *[None] * 6, Seat.FOUR)


# --- errors point at the character

ERRORS = [
    ("", "empty", 0, 1, 1),
    ("  ", "empty", 0, 1, 1),
    ("C3:yw", "bad-character", 0, 1, 1),
    ("c3:yw; c4:g", "bad-character", 5, 1, 6),
    ("c3:yw\nc4:g\n g9:y", "unknown-tile", 12, 3, 2),
    ("c3:yw c3:g", "tile-twice", 6, 1, 7),
    ("c3:yxw", "unknown-word", 3, 1, 4),
    ("c3:oasis.small", "kind-twice", 9, 1, 10),
    ("c3:yw.g", "meeples-twice", 6, 1, 7),
    ("c3:palm.palm2", "palm-twice", 8, 1, 9),
    ("c3:palace.palace", "palace-twice", 10, 1, 11),
    ("c3:camel", "unknown-seat", 3, 1, 4),
    ("c3:camel0", "unknown-seat", 3, 1, 4),
    ("c3:camel5", "unknown-seat", 3, 1, 4),
    ("c3:palm1000", "number-too-big", 7, 1, 8),
    ("c3:y100", "number-too-big", 3, 1, 4),
    ("c3:y60w40", "number-too-big", 3, 1, 4),
    ("c3:..", "torn", 3, 1, 4),
    ("c3", "unknown-item", 0, 1, 1),
    ("colour=red", "unknown-setting", 0, 1, 1),
    ("seats=5", "bad-seats", 6, 1, 7),
    ("seats=", "torn", 6, 1, 7),
    ("round=1 round=1", "setting-twice", 8, 1, 9),
    ("round=many", "bad-number", 6, 1, 7),
    ("rng=4294967296", "number-too-big", 4, 1, 5),
    ("last-round=maybe", "unknown-word", 11, 1, 12),
    ("turn=9", "unknown-seat", 5, 1, 6),
    ("path=c3.x-c4", "bad-drop", 8, 1, 9),
    ("path=c3.w-g4", "unknown-tile", 10, 1, 11),
    ("path=c3.c4", "bad-drop", 8, 1, 9),
    ("c3:y hand=w", "hand-without-path", 5, 1, 6),
    ("hand=wq path=c3", "unknown-tribe", 6, 1, 7),
    ("owed=lunch1", "unknown-word", 5, 1, 6),
    ("owed=movement", "unknown-seat", 5, 1, 6),
    ("bids=12", "bad-track", 5, 1, 6),
    ("order=123456789", "bad-track", 6, 1, 7),
    ("row=fish.plastic", "unknown-word", 9, 1, 10),
    ("djinns=iblis2", "unknown-word", 7, 1, 8),
    ("p1=iblis2", "unknown-word", 3, 1, 4),
    ("p1=iblis.djinns", "unknown-word", 9, 1, 10),
    ("p1=coins1.coins2", "setting-twice", 10, 1, 11),
    ("c3:y p3=coins1", "player-not-playing", 5, 1, 6),
]


@pytest.mark.parametrize(("text", "reason", "index", "line", "column"), ERRORS)
def test_an_error_points_at_the_character(text, reason, index, line, column):
    with pytest.raises(NotationError) as caught:
        read_position(text)
    error = caught.value
    assert (error.reason, error.index, error.line, error.column) == (reason, index, line, column)
    assert dict(error.facts)["line"] == line
    assert reason in str(error)


# --- actions


def test_words_of_actions():
    assert read_words("c3:w-c4 y-d4") == (
        PickUp(Tile.c3),
        Drop(Tile.c4, Tribe.ELDER),
        Drop(Tile.d4, Tribe.VIZIER),
    )
    assert read_words("c3") == (PickUp(Tile.c3),)
    assert read_words("w-c4 y-d4") == read_words("c3:w-c4 y-d4")[1:]


@pytest.mark.parametrize("text", ["c3:w-c4 y-d4", "c3", "w-c4 y-d4", "w-c4"])
def test_movements_are_written_as_they_are_read(text):
    assert write_movement(read_words(text)) == text


BOARD = "c3:yw c4:g d4:yw c5:w"


def test_the_tribe_may_be_left_out_where_one_alone_is_possible():
    position = read_position("path=c3.y-c4 hand=w c4:yg d4:w")
    assert read_action("-d4", position) == Drop(Tile.d4, Tribe.ELDER)


def test_a_tribe_left_out_where_two_are_possible_is_ambiguous():
    with pytest.raises(AmbiguousAction) as caught:
        read_movement("c3:-c4", read_position(BOARD))
    assert set(caught.value.readings) == {Drop(Tile.c4, Tribe.VIZIER), Drop(Tile.c4, Tribe.ELDER)}
    assert "'-c4' could be y-c4 or w-c4" in str(caught.value)


def test_a_tribe_left_out_where_none_is_possible_is_illegal():
    with pytest.raises(IllegalAction) as caught:
        read_movement("c3:-e5", read_position(BOARD))
    assert [violation.reason for violation in caught.value.violations] == ["drop-too-far"]


def test_a_readable_action_that_breaks_a_rule():
    with pytest.raises(IllegalAction) as caught:
        read_action("c1", read_position(BOARD))
    assert caught.value.action == PickUp(Tile.c1)


MOVEMENT_ERRORS = [
    ("", "empty", 0),
    (":", "unknown-word", 0),
    ("c3:w-c4 y", "unknown-word", 8),
    ("c3:w-c4 y-", "unknown-tile", 10),
    ("c3:w-c4 yy-d4", "bad-drop", 8),
    ("c3:w-c4 Y-d4", "bad-character", 8),
]


@pytest.mark.parametrize(("text", "reason", "index"), MOVEMENT_ERRORS)
def test_an_error_of_a_movement_points_at_the_character(text, reason, index):
    for read in (read_words, lambda text: read_movement(text, read_position(BOARD))):
        with pytest.raises(NotationError) as caught:
            read(text)
        assert (caught.value.reason, caught.value.index) == (reason, index)


@pytest.mark.parametrize("text", ["c3 w-c4", "c3:w-c4"])
def test_one_action_means_one(text):
    with pytest.raises(NotationError) as caught:
        read_action(text, read_position(BOARD))
    assert caught.value.reason == "one-action"


@pytest.mark.parametrize("error", [NotationError, IllegalAction, AmbiguousAction])
def test_all_errors_of_texts_are_value_errors(error):
    assert issubclass(error, ValueError)
