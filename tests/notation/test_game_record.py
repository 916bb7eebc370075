"""Records of games: both ways, with comments and variations; and what a bad one gets."""

import time
from dataclasses import replace
from random import Random

import pytest
from helpers.games import sensible_game
from hypothesis import given
from hypothesis import strategies as st

from ft_tutor.notation import read_position
from ft_tutor.notation.games import (
    LONGEST_RECORD,
    Deal,
    GameRecord,
    Line,
    Played,
    RecordError,
    line_of,
    read_record,
    write_record,
)
from ft_tutor.rules.actions import Bid, Drop, EndTurn, PickUp
from ft_tutor.rules.engine import IllegalAction, legal_actions
from ft_tutor.rules.history import History
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import Tile, Tribe

SMALL = """ft-tutor record 1
name: Tuesday
players: 2
seed: 2
thieves: no
player1: Ann
player2: B\\u00e9a

{Here we go.}
round1:
p1: bid0
p1: bid5 {Dear!\\nToo dear.}
(p1: bid0)
p2: bid1
p2: bid0
"""


def played(game, number, seed=0):
    """The game with so many random actions."""
    record, chance = game.history, Random(seed)
    for _ in range(number):
        legal = legal_actions(record.position)
        if legal:
            record = record.play(chance.choice(legal))
    return game.continued(record)


def refused(text):
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


def test_a_record_is_read():
    game = read_record(SMALL)
    assert game.start == Deal(2, 2)
    assert (game.name, game.names) == ("Tuesday", ("Ann", "Béa"))
    assert game.line.comment == "Here we go."
    assert game.line.actions == (Bid(2), Bid(5), Bid(3), Bid(2))
    assert game.line.played[1].comment == "Dear!\nToo dear."
    assert game.line.played[1].instead == (line_of((Bid(2),)),)
    assert game.history.position.players != new_game(2, seed=2).players


def test_a_record_is_written_as_it_was_read():
    text = SMALL.replace("\\u00e9", "é")
    assert write_record(read_record(text)) == text


def test_labels_and_white_space_may_be_left_out():
    words = SMALL.split("round1:")
    bare = words[0] + " ".join(word for word in words[1].split() if not word.startswith("p"))
    assert read_record(bare.replace("(p", "( p")).line.actions == (Bid(2), Bid(5), Bid(3), Bid(2))


@pytest.mark.parametrize(("players", "thieves"), [(2, False), (3, True), (4, False)])
def test_a_whole_game_is_read_back_and_replayed(players, thieves):
    start = GameRecord(Deal(players, 11, thieves))
    record = sensible_game(start.position, 11)
    game = read_record(write_record(start.continued(record)))
    assert game.history == History(record.start, record.actions)
    assert game.history.position == record.position
    assert game.history.events == record.events


def test_a_game_from_a_position():
    start = read_position("c3:yw c4:g d4:y owed=end1.tile1.tribe1.movement1")
    game = played(GameRecord(start), 3)
    again = read_record(write_record(game))
    assert again == game
    assert again.history.position == game.history.position


def test_a_walk_into_a_dead_end_is_kept():
    record = History(read_position("c3:yw c4:g d4:y")).play(PickUp(Tile.c3))
    dead_end = record.play(Drop(Tile.b3, Tribe.VIZIER), into_dead_end=True)
    game = GameRecord(record.start).continued(dead_end)
    assert read_record(write_record(game)) == game


def test_undone_actions_are_forgotten_and_comments_of_the_others_kept():
    game = played(GameRecord(Deal(2, 3)), 10)
    marked = replace(
        game,
        line=Line("", (replace(game.line.played[0], comment="first"), *game.line.played[1:])),
    )
    record = marked.history
    for _ in range(4):
        record = record.undo()
    back = marked.continued(record)
    assert len(back.line.played) == 6
    assert back.line.played[0].comment == "first"
    assert read_record(write_record(back)) == back


names = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
headings = st.lists(names, min_size=4, max_size=4)
comments = names.map(str.strip)


@given(headings, comments, st.integers(0, 60), st.data())
def test_free_text_comments_and_variations_are_read_back(heading, said, number, data):
    name, date, *people = heading
    game = played(GameRecord(Deal(2, 5, thieves=True), name=name, date=date), number, number)
    if any(people):
        game = replace(game, names=tuple(people))
    nodes = list(game.line.played)
    for _ in range(data.draw(st.integers(0, 3)) if nodes else 0):
        at = data.draw(st.integers(0, len(nodes) - 1))
        before = History(game.position, tuple(node.action for node in nodes[:at])).position
        other = data.draw(st.sampled_from(legal_actions(before)))
        inner = Line(data.draw(comments), (Played(other, data.draw(comments)),))
        nodes[at] = replace(nodes[at], comment=said, instead=(*nodes[at].instead, inner))
    game = replace(game, line=Line(said, tuple(nodes)))
    assert read_record(write_record(game)) == game


# --- what a bad record gets

FAULTS = [
    ("", "empty"),
    ("chess", "record-title"),
    (SMALL.replace("seed: 2", "seed: x"), "record-number"),
    (SMALL.replace("players: 2", "players: 5"), "record-number"),
    (SMALL.replace("name:", "colour:"), "record-heading"),
    (SMALL.replace("name: Tuesday", "seed: 2"), "record-heading-twice"),
    (SMALL.replace("seed: 2\n", ""), "record-no-start"),
    (SMALL.replace("seed: 2", "seed: 2\nposition: c3:yw"), "record-two-starts"),
    ("ft-tutor record 1\nposition: c3:zw\n\n", "unknown-word"),
    ("ft-tutor record 1\nposition: c3:y20\n\n", "record-impossible"),
    (SMALL.replace("player2", "player3"), "record-player-not-playing"),
    (SMALL.replace("\\u00e9", "\\u00"), "record-escape"),
    (SMALL.replace("round1:", "round2:"), "record-other-round"),
    (SMALL.replace("round1:", "(bid0)"), "record-nothing-before"),
    (SMALL.replace("round1:", ")"), "record-stray"),
    (SMALL.replace("round1:", "}"), "record-stray"),
    (SMALL.replace("bid0)", "bid0"), "record-open"),
    (SMALL.replace("bid1", "bid2"), "unknown-spot"),
    (SMALL + "fly", "unknown-word"),
    (SMALL + "{", "record-open"),
    (SMALL + "x" * LONGEST_RECORD, "too-long"),
    (SMALL + " bid0 (" * 30, "record-illegal"),
    (SMALL.rstrip() + " (bid0" * 21, "record-too-deep"),
]


@pytest.mark.parametrize(("text", "reason"), FAULTS)
def test_a_fault_has_a_name_and_a_place(text, reason):
    error = refused(text)
    assert error.reason == reason
    assert 0 <= error.index <= len(text)
    assert error.line == text[: error.index].count("\n") + 1
    assert text[error.index :].startswith(error.found[:1]) or reason == "too-long"


@pytest.mark.rule("R1.2")
def test_an_illegal_action_is_told_with_its_number_and_rule_and_keeps_what_came_before():
    error = refused(SMALL.replace("bid1", "bid5"))
    assert (error.reason, error.number, error.found) == ("record-illegal", 3, "bid5")
    assert [(found.reason, found.rule) for found in error.violations] == [
        ("bid-spot-taken", "R1.2")
    ]
    assert error.game.name == "Tuesday"
    assert error.game.line.actions == (Bid(2), Bid(5))
    assert error.game.line.played[1].instead


def test_a_fault_in_a_variation_keeps_what_came_before_it():
    error = refused(SMALL.replace("(p", "(bid3 bid3 p"))
    assert error.reason == "record-illegal"
    assert error.game.line.actions == (Bid(2), Bid(5))
    assert error.game.line.played[1].instead == (line_of((Bid(4),)),)
    assert error.number == 3


def test_a_wrong_player_is_told_who_it_is():
    error = refused(SMALL.replace("p2: bid1", "p1: bid1"))
    assert (error.reason, error.found, error.expected) == ("record-other-player", "p1:", "p2:")


def test_an_action_after_the_end_is_refused():
    game = GameRecord(Deal(2, 11))
    text = write_record(game.continued(sensible_game(game.position, 11)))
    error = refused(f"{text}end\n")
    assert [found.reason for found in error.violations] == ["game-over"]
    assert error.game.history.position.turn.over


def test_a_record_that_cannot_be_read_back_is_not_written():
    with pytest.raises(ValueError, match="characters"):
        write_record(GameRecord(Deal(2, 1), name="x" * LONGEST_RECORD))


def test_an_illegal_game_is_not_written():
    with pytest.raises(IllegalAction):
        write_record(GameRecord(Deal(2, 1), line_of((EndTurn(),))))


# --- strangers' texts

PIECES = [
    "(",
    ")",
    "{",
    "}",
    ":",
    "\\",
    "\n",
    "\n\n",
    " ",
    "p1:",
    "round1:",
    "bid0",
    "c3",
    "end",
    "é",
]


def spoiled(text, chance):
    """A text after a few cuts, doublings and insertions."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        end = min(len(text), at + chance.randrange(9))
        piece = chance.choice(["", chance.choice(PIECES), text[at:end] * 2])
        text = text[:at] + piece + text[end:]
    return text


def game_or_error(text):
    """The game of a text, or else the error that it gets."""
    try:
        return read_record(text)
    except RecordError as error:
        return error


def fuzz(number, seed=0):
    """Read so many spoiled records; return how many of them could be read."""
    chance = Random(seed)
    start = "ft-tutor record 1\nposition: c3:yw c4:g d4:y owed=end1.tile1.tribe1.movement1\n\n"
    game = write_record(played(GameRecord(Deal(3, 9, thieves=True)), 50))
    good = 0
    for _ in range(number):
        text = spoiled(chance.choice([SMALL, game, start + "c3:w-c4 y-d4"]), chance)
        found = game_or_error(text)
        if isinstance(found, GameRecord):
            good += 1
            assert read_record(write_record(found)) == found
        else:
            assert 0 <= found.index <= len(text)
            assert found.game is None or read_record(write_record(found.game)) == found.game
    return good


def test_any_text_is_a_game_or_a_record_error():
    assert fuzz(300) > 5


@given(st.text())
def test_any_text_at_all_is_refused(text):  # none of these has the first line
    assert refused(text).game is None


# --- long texts

DEALT = "ft-tutor record 1\nplayers: 2\nseed: 7\n\nbid0"
LONG = {
    "blanks": DEALT + " " * 190_000,
    "blanks before a word": DEALT + "\n " * 90_000 + "end",
    "comments": DEALT + "{a}" * 60_000,
    "variations of nothing": DEALT + "()" * 60_000,
    "backslashes": DEALT + "{" + "\\" * 190_000 + "}",
    "an open brace": DEALT + "{" * 190_000,
}


@pytest.mark.parametrize("name", LONG)
def test_a_long_text_takes_time_by_its_length(name):
    began = time.perf_counter()
    found = game_or_error(LONG[name])
    assert time.perf_counter() - began < 6  # squared, each would take minutes
    assert isinstance(found, GameRecord) or found.game is not None


def test_many_comments_are_lines_of_one():
    game = read_record(DEALT + "{a}{}{b}(bid1 {c})(bid3)")
    (played,) = game.line.played
    assert played.comment == "a\nb"
    assert [line.actions for line in played.instead] == [(Bid(3),), (Bid(4),)]
    assert read_record(write_record(game)) == game
