"""The position editor: what presses, keys, fields and buttons do to a position."""

import json
from dataclasses import replace

import pytest

from ft_tutor.notation import read_position
from ft_tutor.play.editor import answer, arisen_mends, open_editor, panels
from ft_tutor.play.editor.state import TABS
from ft_tutor.play.face import Commanded, Hovered, Pressed, Typed
from ft_tutor.play.page import Page
from ft_tutor.play.voice import Voice
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.measures import meeples_in_play
from ft_tutor.rules.problems import problems
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import (
    MEEPLES,
    MEEPLES_PER_TILE,
    Resource,
    Seat,
    Tile,
    Tribe,
)
from ft_tutor.scene.places import (
    AreaOf,
    BidSpot,
    DjinnCard,
    InHand,
    OnTile,
    OwnCard,
    OwnMeeple,
    OwnResource,
    RowCard,
    Shared,
    Stock,
    ThiefCard,
    TurnSpot,
)
from ft_tutor.scene.theme import THEMES
from ft_tutor.widgets.page_values import page_values

VOICE = Voice()
A1, C3 = OnTile(Tile.a1), OnTile(Tile.c3)
ONE, TWO = AreaOf(Seat.ONE), AreaOf(Seat.TWO)


@pytest.fixture
def start():
    return open_editor(new_game(2, seed=5, thieves=True))


@pytest.fixture
def board():
    """Few meeples on the board, all others in the bag."""
    return open_editor(read_position("c3:yw c4:g d4:y"))


def tool(editor, word):
    return editor.after(Commanded("edit-tool", word))


def press(editor, word, *places):
    editor = tool(editor, word)
    for place in places:
        editor = editor.after(Pressed(place))
    return editor


def on(editor, place):
    return editor.position.squares[place.tile]


def everything(editor):
    """All panels, whichever part of the palette is open."""
    opened = (editor.after(Commanded("edit-tab", tab)) for tab in TABS)
    return [one for part in opened for one in panels(replace(part, wrong=editor.wrong), VOICE)]


def panel(editor, name):
    return next(one for one in everything(editor) if one.id == name)


def field(editor, name):
    return next(one for part in everything(editor) for one in part.fields if one.id == name)


def reasons(editor):
    return [problem.reason for problem in editor.problems]


# --- pieces


def test_a_meeple_comes_out_of_the_bag_and_goes_back_into_it(board):
    placed = press(board, "r", A1, A1)
    assert on(placed, A1).meeples[Tribe.ASSASSIN] == 2
    assert placed.position.supply.bag[Tribe.ASSASSIN] == MEEPLES[Tribe.ASSASSIN] - 2
    taken = placed.after(Commanded("edit-remove")).after(Pressed(A1))
    assert on(taken, A1).meeples[Tribe.ASSASSIN] == 1
    assert sum(taken.position.supply.bag) + sum(meeples_in_play(taken.position)) == sum(MEEPLES)


@pytest.mark.rule("R0.3")
def test_one_vizier_too_many_is_a_problem_and_leaves_the_table_when_taken_away(start):
    placed = press(start, "y", A1)
    assert reasons(placed) == ["too-many-meeples"]
    assert problems(placed.after(Commanded("edit-remove")).after(Pressed(A1)).position) == ()


@pytest.mark.parametrize("key", ["Delete", "x"])
def test_a_key_takes_away_where_the_pointer_is(board, key):
    taken = tool(board, "y").after(Hovered(C3)).after(Typed(key))
    assert on(taken, C3).meeples[Tribe.VIZIER] == 0


def test_shift_and_enter_take_away_and_enter_alone_places(board):
    there = tool(board, "y").after(Hovered(C3))
    assert on(there.after(Typed("Enter")), C3).meeples[Tribe.VIZIER] == 2
    assert on(there.after(Typed("Enter", shift=True)), C3).meeples[Tribe.VIZIER] == 0


def test_a_figure_sets_how_many_are_there_in_one_step(board):
    seven = board.after(Typed("w")).after(Hovered(C3)).after(Typed("7"))
    assert on(seven, C3).meeples[Tribe.ELDER] == 7
    assert seven.after(Typed("u")).position == board.position


def test_a_camel_comes_from_its_owner_and_a_second_press_takes_it_back(board):
    placed = press(board, "camel2", A1)
    assert (on(placed, A1).camel, placed.position.players[1].camels) == (Seat.TWO, 10)
    assert placed.after(Pressed(A1)).position == board.position


def test_a_camel_makes_room_for_another(board):
    other = press(press(board, "camel2", A1), "camel1", A1)
    assert on(other, A1).camel is Seat.ONE
    assert [player.camels for player in other.position.players] == [10, 11]


@pytest.mark.rule("R2.5.2")
@pytest.mark.parametrize(("word", "name"), [("palm", "palms"), ("palace", "palaces")])
def test_palms_and_palaces_stand_in_any_number_and_come_from_the_bank(board, word, name):
    placed = press(board, word, A1, A1)
    assert getattr(on(placed, A1), name) == 2
    left = getattr(board.position.supply, name) - 2
    assert getattr(placed.position.supply, name) == left


def test_viziers_and_elders_lie_before_players_and_others_do_not(board):
    placed = press(press(board, "y", ONE), "w", OwnMeeple(Seat.TWO, Tribe.ELDER))
    assert (placed.position.players[0].viziers, placed.position.players[1].elders) == (1, 1)
    refused = press(board, "g", ONE)
    assert refused.position is board.position
    assert "viziers and elders" in answer(refused, VOICE)


def test_a_meeple_joins_the_hand_only_while_there_is_one(board):
    assert press(board, "r", InHand(Tribe.ASSASSIN)).position is board.position
    moving = open_editor(read_position("path=c3 hand=yw c4:g d4:y"))
    assert press(moving, "r", InHand(Tribe.ASSASSIN)).position.hand[Tribe.ASSASSIN] == 1


def test_coins_are_given_one_by_one_and_said(board):
    richer = press(board, "coin", ONE, ONE)
    assert richer.position.players[0].coins == 52
    assert "52 coins" in answer(richer, VOICE)


def test_a_tool_in_the_wrong_place_is_refused_in_words(board):
    refused = press(board, "palm", ONE)
    assert refused.position is board.position
    assert "ft-refused" in answer(refused, VOICE)
    assert answer(press(refused, "palm", A1), VOICE).count("palm") == 1


# --- cards


def test_a_card_for_a_hand_comes_from_the_draw_pile(start):
    given = press(start, "fish", ONE)
    assert given.position.players[0].resources[Resource.FISH] == 1
    assert len(given.position.supply.deck) == len(start.position.supply.deck) - 1
    assert problems(given.position) == ()


def test_a_card_lies_down_in_the_row_in_the_place_of_another(start):
    word = "silk" if start.position.supply.row[2] is not Resource.SILK else "fish"
    laid = press(start, word, RowCard(2))
    assert laid.position.supply.row[2].name.lower() == word
    assert len(laid.position.supply.row) == 9
    assert problems(laid.position) == ()


def test_a_row_too_long_is_a_problem_that_a_press_mends(start):
    long = tool(start, "fakir").after(Commanded("edit-lay"))
    assert reasons(long) == ["row-too-long"]
    button = panel(long, "edit-problems").rows[0].buttons[0]
    mended = long.after(Commanded(button.id, button.value))
    assert problems(mended.position) == ()


def test_pieces_too_many_are_taken_off_the_fullest_tiles(start):
    more = press(start, "y", A1, A1)
    assert reasons(more) == ["too-many-meeples"]
    buttons = panel(more, "edit-problems").rows[0].buttons
    assert "a1" in buttons[0].label
    assert len({button.value for button in buttons}) == len(buttons) > 1
    assert arisen_mends(more, VOICE) == buttons
    for button in buttons:
        assert problems(more.after(Commanded("edit-mend", button.value)).position) == ()


def test_pieces_that_no_tile_has_so_many_of_are_taken_off_several(start):
    scattered = press(start, "y", *(OnTile(tile) for tile in Tile if tile.name[0] in "ab"))
    (label,) = [one.label for one in panel(scattered, "edit-problems").rows[0].buttons]
    assert "most of them" in label
    assert problems(scattered.mends[0][0].position) == ()


@pytest.mark.parametrize("card", [min(DJINNS), min(THIEVES)])
def test_a_card_is_there_once_wherever_it_is_put(start, card):
    once = press(start, card, ONE)
    twice = press(once, card, TWO)
    assert problems(once.position) == problems(twice.position) == ()
    held = (*twice.position.players[1].djinns, *twice.position.players[1].thieves)
    assert [one.card for one in held] == [card]
    away = press(twice, card, TWO)
    assert problems(away.position) == ()
    assert away.position.players == start.position.players


def test_a_djinn_lies_face_up_in_the_place_of_another(start):
    row = start.position.supply.djinn_row
    card = start.position.supply.djinn_deck[0]
    laid = press(start, card, DjinnCard(row[1]))
    assert laid.position.supply.djinn_row == (row[0], card, row[2])
    assert problems(laid.position) == ()
    back = press(laid, row[0], DjinnCard(card))
    assert back.position.supply.djinn_row == (card, row[0], row[2])


def test_a_thief_lies_face_up_instead_of_another(start):
    (there,), other = start.position.supply.thief_row, start.position.supply.thief_deck[1]
    laid = press(start, other, ThiefCard(there))
    assert laid.position.supply.thief_row == (other,)
    assert problems(laid.position) == ()


@pytest.mark.rule("A74")
def test_a_djinn_is_turned_used_and_what_cannot_be_is_mended(start):
    card = start.position.supply.djinn_row[0]
    used = press(press(start, card, ONE), "used", OwnCard(Seat.ONE, card))
    assert used.position.players[0].djinns[0].used
    assert reasons(used) == ["used-out-of-time"]
    (way,) = used.mends[0]
    assert problems(way.position) == ()


# --- moving


def test_markers_are_moved_in_two_presses_and_change_places(start):
    track = start.position.turn.bid_track
    moved = press(start, "move", BidSpot(0), BidSpot(3))
    assert moved.position.turn.bid_track == (track[3], *track[1:3], track[0])
    bidden = press(start, "move", BidSpot(0), TurnSpot(5))
    assert bidden.position.turn.turn_track[5] is track[0]


def test_a_marker_too_many_comes_over_from_the_other_track(start):
    there = press(start, "marker1", TurnSpot(8), TurnSpot(7))
    everywhere = (*there.position.turn.bid_track, *there.position.turn.turn_track)
    assert everywhere.count(Seat.ONE) == 2


def test_what_is_picked_up_goes_to_another_player(start):
    rich = press(press(start, "fish", ONE), "y", ONE)
    given = press(rich, "move", OwnResource(Seat.ONE, Resource.FISH), TWO)
    given = press(given, "move", OwnMeeple(Seat.ONE, Tribe.VIZIER), TWO)
    one, two = given.position.players
    assert (sum(one.resources), one.viziers, sum(two.resources), two.viziers) == (0, 0, 1, 1)


def test_what_was_picked_up_is_let_go_where_it_cannot_lie(start):
    picked = press(start, "move", RowCard(0))
    assert picked.picked == RowCard(0)
    assert picked.after(Pressed(RowCard(0))).picked is None
    refused = picked.after(Pressed(A1))
    assert (refused.picked, refused.position) == (None, start.position)
    assert "cannot go" in answer(refused, VOICE)


def test_two_tiles_change_places_and_the_pieces_stay(start):
    swapped = press(start, "tiles", A1, C3)
    layout, before = swapped.position.layout, start.position.layout
    assert (layout[Tile.a1], layout[Tile.c3]) == (before[Tile.c3], before[Tile.a1])
    assert swapped.position.squares == start.position.squares
    assert problems(swapped.position) == ()


# --- fields


@pytest.mark.parametrize(
    "typed",
    [
        "1000000000",
        "-1",
        "ten",
        "",
        "1.5",
        "٣",
        "9" * 500,
        "<script>x</script>",
        "\u202e5",
        "x" * 200,
    ],
)
@pytest.mark.parametrize("name", ["edit-coins1", "edit-camels2", "edit-round", "edit-seed"])
def test_an_absurd_number_gets_a_sentence_and_the_old_state_is_kept(start, name, typed):
    if name == "edit-seed" and typed == "1000000000":
        return  # a seed may be as big as that
    refused = start.after(Commanded(name, typed))
    assert refused.position is start.position
    assert field(refused, name).error.endswith(".")
    assert "\u202e" not in field(refused, name).error
    assert len(field(refused, name).error) < 200
    assert len(field(refused, name).value) <= 40
    assert field(refused.after(Commanded(name, "7")), name).error == ""


def test_fields_give_coins_camels_and_the_round(start):
    changed = start.after(Commanded("edit-coins2", " 7 ")).after(Commanded("edit-camels1", "10"))
    changed = changed.after(Commanded("edit-round", "4"))
    one, two = changed.position.players
    assert (one.camels, two.coins, changed.position.turn.round) == (10, 7, 4)
    assert field(changed, "edit-coins2").value == "7"
    assert reasons(changed) == ["too-few-camels"]


# --- the turn


def moments(editor):
    turn = panel(editor, "edit-turn")
    rows = [one for row in turn.rows for one in row.buttons]
    return [one for one in (*turn.buttons, *rows) if one.id == "edit-phase"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_of_the_list_is_sound_and_says_where_it_is(players):
    editor = open_editor(new_game(players, seed=3)).after(Commanded("edit-begin", "middle"))
    buttons = moments(editor)
    assert len(buttons) == 2 + 3 * players
    for button in buttons:
        there = editor.after(Commanded(button.id, button.value))
        assert reasons(there) == []
        assert button.value in [one.value for one in moments(there) if one.pressed]


def test_a_movement_that_had_begun_is_taken_back_and_nothing_is_lost():
    editor = open_editor(read_position("path=c3.w-c4 hand=y c4:gw d4:y"))
    bidding = editor.after(Commanded("edit-phase", "bid"))
    assert bidding.position.decision.owed is Owed.BID
    assert bidding.position.squares[Tile.c3].meeples == (1, 1, 0, 0, 0)
    assert sum(meeples_in_play(bidding.position)) == 4
    assert reasons(bidding) == []


@pytest.mark.rule("R4.1")
def test_the_last_camel_lets_the_last_round_begin_with_a_press(board):
    last = board.after(Commanded("edit-camels1", "0"))
    assert "last-camel-unnoticed" in reasons(last)
    index = reasons(last).index("last-camel-unnoticed")
    assert last.mends[index][0].position.turn.last_round


# --- beginnings


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("name", ["start", "empty", "middle", "late"])
def test_positions_to_begin_with_are_sound_and_always_the_same(board, players, name):
    asked = board.after(Commanded("edit-players", players)).after(Commanded("edit-thieves"))
    begun = asked.after(Commanded("edit-begin", name))
    assert len(begun.position.players) == int(players)
    assert reasons(begun) == []
    assert begun.position == asked.after(Commanded("edit-begin", name)).position
    assert begun.position.supply.thief_row or name in ("middle", "late")


def test_the_middle_of_a_game_is_in_the_round_that_was_asked_for(board):
    asked = board.after(Commanded("edit-begin-round", "4"))
    assert asked.after(Commanded("edit-begin", "middle")).position.turn.round == 4


def test_the_rest_is_shuffled_and_what_lies_open_stays(start):
    mixed = start.after(Commanded("edit-shuffle"))
    assert mixed.position.supply.deck != start.position.supply.deck
    assert sorted(mixed.position.supply.deck) == sorted(start.position.supply.deck)
    assert mixed.position.supply.row == start.position.supply.row
    assert mixed.after(Commanded("edit-shuffle")).position != mixed.position


def test_empty_tiles_are_filled_from_the_bag(start):
    empty = start.after(Commanded("edit-begin", "empty"))
    full = press(empty, "y", A1).after(Commanded("edit-fill"))
    assert [sum(square.meeples) for square in full.position.squares] == [
        1,
        *[MEEPLES_PER_TILE] * 29,
    ]
    assert reasons(full) == []


# --- the text


def test_a_text_is_read_and_written(board):
    other = board.after(Commanded("edit-text", "seats=3 c3:yw"))
    assert other.position == read_position("seats=3 c3:yw")
    assert field(other, "edit-text").value == "c3:yw seats=3"
    assert other.after(Commanded("undo")).position == board.position


@pytest.mark.parametrize(
    ("text", "why"), [("c3:yw q9:g", "q9"), ("", "empty"), ("x" * 20_000, "20000")]
)
def test_a_bad_text_gets_a_sentence_and_stays_to_be_corrected(board, text, why):
    refused = board.after(Commanded("edit-text", text))
    assert refused.position is board.position
    assert why in field(refused, "edit-text").error
    assert field(refused, "edit-text").value == text[:10_000]


def test_the_text_is_copied_and_kept_and_each_offer_has_a_number(board):
    copied = board.after(Commanded("edit-copy"))
    assert (copied.offer.kind, copied.offer.content) == ("copy", board.text)
    saved = copied.after(Commanded("edit-save"))
    assert (saved.offer.kind, saved.offer.number) == ("save", copied.offer.number + 1)
    assert read_position(saved.offer.content) == board.position


# --- going back


def test_going_back_to_the_beginning_is_an_edit_as_well(board):
    there = press(board, "y", A1, A1).after(Commanded("restart"))
    assert there.position == board.position
    assert on(there.after(Typed("u")), A1).meeples[Tribe.VIZIER] == 2
    assert not there.changed


def test_a_press_that_changes_nothing_is_no_step(board):
    assert tool(board, "y").after(Hovered(C3)).after(Typed("1")).past == ()
    assert board.after(Commanded("no-such")) is board
    assert board.after(Pressed(None)) is board


# --- what is shown


def test_the_palette_shows_what_is_chosen_and_draws_the_pieces(board):
    buttons = panel(tool(board, "palm"), "edit-pieces").buttons
    assert [one.value for one in buttons if one.pressed] == ["palm"]
    assert all(one.picture for one in buttons if one.value in (*"ywgbr", "camel1", "palace"))
    assert not any(one.value == "camel3" for one in buttons)


def test_a_sound_position_is_said_to_be_so(board):
    assert panel(board, "edit-problems").title == "No problems"
    assert panel(board, "edit-problems").rows == ()


def test_rings_show_where_a_tool_works(board):
    assert tool(board, "palm").takes(A1)
    assert not tool(board, "palm").takes(ONE)
    assert not tool(board, "move").takes(BidSpot(0))


# --- what belongs to nobody


@pytest.mark.parametrize(
    ("word", "stock", "number"),
    [("y", Shared.BAG, 13), ("palm", Shared.PALMS, 12), ("palace", Shared.PALACES, 10)],
)
def test_bag_and_bank_are_filled_by_presses_and_say_what_is_too_much(board, word, stock, number):
    board = board.after(Commanded("edit-text", "c3:yyy"))
    assert tool(board, word).tool.count(board.position, Stock(stock)) == number
    more = press(board, word, Stock(stock))
    assert more.tool.count(more.position, Stock(stock)) == number + 1
    assert [reason.startswith("too-many") for reason in reasons(more)] == [True]
    assert reasons(more.after(Commanded("edit-remove")).after(Pressed(Stock(stock)))) == []


def test_a_card_is_discarded_and_comes_back(start):
    gone = press(start, "fish", Stock(Shared.DISCARDS))
    assert gone.position.supply.discard[Resource.FISH] == 1
    assert reasons(gone) == []
    back = gone.after(Commanded("edit-remove")).after(Pressed(Stock(Shared.DISCARDS)))
    assert sorted(back.position.supply.deck) == sorted(start.position.supply.deck)


def test_a_djinn_is_discarded_and_a_thief_leaves_the_game(start):
    card, thief = start.position.supply.djinn_row[0], start.position.supply.thief_deck[0]
    gone = press(start, card, Stock(Shared.DJINN_DISCARDS))
    assert gone.position.supply.djinn_discard == (card,)
    left = press(gone, thief, Stock(Shared.THIEVES))
    assert thief not in left.position.supply.thief_deck
    assert reasons(left) == []
    refused = press(start, card, Stock(Shared.THIEVES))
    assert refused.position is start.position


def test_what_is_sent_with_a_press_is_small(start):
    theme = THEMES[0]
    for tab in TABS:
        opened = press(start, "y", A1).after(Commanded("edit-tab", tab))
        page = page_values(Page(panels=panels(opened, VOICE)), theme)
        assert len(json.dumps(page["panels"])) < 30_000


def test_the_draw_pile_gives_and_takes_as_the_bag_does(start):
    pile = Stock(Shared.RESOURCES)
    fewer = tool(start, "fakir").after(Commanded("edit-remove")).after(Pressed(pile))
    assert reasons(fewer) == ["too-few-resources"]
    again = fewer.after(Commanded("edit-remove")).after(Pressed(pile))
    assert sorted(again.position.supply.deck) == sorted(start.position.supply.deck)


def test_players_are_called_by_their_names_and_these_are_shown_as_they_are(start):
    voice = Voice(names=("<script>x</script>", "Bo"))
    opened = start.after(Commanded("edit-tab", "players"))
    labels = [one.label for part in panels(opened, voice) for one in part.fields]
    assert any("Bo" in label for label in labels)
    bad = press(start, "camel1", A1).after(Commanded("edit-camels1", "20"))
    rows = [row.words for part in panels(bad, voice) for row in part.rows]
    assert any("&lt;script&gt;" in words for words in rows)
    assert not any("<script>" in words for words in rows)


def test_a_problem_is_said_as_it_arises_and_not_again(start):
    placed = press(start, "y", A1)
    assert "17" in answer(placed, VOICE)
    other = press(placed, "coin", ONE)
    assert "17" not in answer(other, VOICE)
    assert panel(other, "edit-problems").title == "1 problem"


def test_the_answer_is_never_empty_so_that_nothing_below_moves(start):
    assert "vizier" in answer(start, VOICE)
    assert "palm tree" in answer(tool(start, "palm"), VOICE)
    assert "where to" in answer(tool(start, "move"), VOICE)
    assert answer(start.after(Commanded("edit-tab", "text")), VOICE)
