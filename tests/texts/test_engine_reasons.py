"""Every reason that the engine can give has a sentence, and gets all that it asks for."""

import ast
import random
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.audit import missing_reasons
from helpers.universe import EVERY, answers

import ft_tutor
from ft_tutor.notation import NotationError, read_action, read_position, read_words
from ft_tutor.notation.games import read_record
from ft_tutor.rules.actions import Drop, PickUp
from ft_tutor.rules.engine import apply, violations
from ft_tutor.rules.position import HeldCard
from ft_tutor.rules.problems import problems
from ft_tutor.rules.scoring import score_sheet
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import SEATS, CardId, Resource, Tile, Tribe
from ft_tutor.texts import catalogue, describe, faults, plain
from ft_tutor.texts.describe import facts_of, sentence_key

GAMES = tuple(sorted((Path(__file__).parents[1] / "games").glob("*.game")))
GIVES_A_REASON = {"Violation", "Problem", "NotationError", "wrong", "ScoreLine", "Ruling"}


def reasons_in(source):
    """Yield the reasons that are written in a module as whole texts."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and name_of(node.func) in GIVES_A_REASON:
            yield from (arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant))
        elif isinstance(node, ast.AnnAssign) and name_of(node.target) == "reason" and node.value:
            yield node.value.value


def name_of(node):
    return getattr(node, "id", getattr(node, "attr", ""))


def test_every_reason_written_in_the_rules_has_a_sentence():
    rooms = (Path(ft_tutor.__file__).parent / room for room in ("rules", "notation"))
    sources = (path.read_text("utf-8") for room in rooms for path in room.rglob("*.py"))
    found = {reason for source in sources for reason in reasons_in(source)}
    assert {"drop-no-return", "camel-placed", "unknown-tile"} <= found
    assert missing_reasons(sorted(found)) == ()


BAD_TEXTS = [
    "",
    "c" * 20_000,
    "g9:y",
    "c3:y c3:g",
    "c3:oasis.oasis",
    "c3:y.g",
    "c3:camel1.camel2",
    "c3:palm1.palm2",
    "c3:palace.palace",
    "c3:camel",
    "c3:camel9",
    "c3:palm9999",
    "c3:yyq",
    "c3:y.",
    "c3:",
    "c3",
    "c3:<b>",
    "seats=5",
    "seats=",
    "colour=red",
    "seats=2 seats=3",
    "round=x",
    "hand=yy",
    "path=c3.q-c4",
    "bids=123",
    "row=plastic",
    "c3:y\nc4:g\ng9:y",
]


@pytest.mark.parametrize("text", BAD_TEXTS)
def test_every_error_of_a_position_is_said_whole(text):
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert faults(caught.value) == ()
    assert "{" not in plain(describe(caught.value))


@pytest.mark.parametrize("text", ["c3 c4 x", "", "c3:w-", "c3:ww-c4", "c3:w-g9", "z"])
def test_every_error_of_a_movement_is_said_whole(text):
    with pytest.raises(NotationError) as caught:
        read_words(text)
    assert faults(caught.value) == ()


def test_two_actions_where_one_is_wanted():
    with pytest.raises(NotationError) as caught:
        read_action("c3 w-c4", read_position("c3:w c4:w"))
    assert "not exactly one action" in plain(describe(caught.value))


def test_the_place_is_stated_with_its_line_where_there_are_several():
    with pytest.raises(NotationError) as caught:
        read_position("c3:y\nc4:g g9:y")
    assert "“g9” at line 2, character 6 is not a tile." in plain(describe(caught.value))


@pytest.mark.rule("R2.2.1", "R2.2.2", "R2.2.3", "R2.2.4", "R2.2.8", "R2.3.1", "R2.3.2")
def test_random_play_never_leaves_a_sentence_open():
    chance = random.Random(2)
    said = set()
    for seed in range(3):
        position = new_board(2, seed=seed)
        while position.decision:
            tried = [*map(PickUp, Tile), *(Drop(t, m) for t in Tile for m in Tribe)]
            found = {action: violations(position, action) for action in tried}
            outcome = apply(position, chance.choice([a for a in tried if not found[a]]))
            things = [*outcome.events, *(v for vs in found.values() for v in vs)]
            assert [faults(thing) for thing in things if faults(thing)] == []
            said |= {thing.reason for thing in things}
            position = outcome.position
    assert {"meeples-gathered", "drop-too-far", "drop-no-return", "drop-dead-end"} <= said


def test_every_problem_of_a_broken_position_is_said_whole():
    position = read_position(
        "seats=2 c3:yyyyyyyyyyyyyyyyyyyy.camel4.palm13.palace11 path=c3.y-e3 hand=y "
        "p1=camels40.ivory9.iblis p2=iblis a1:oasis b1:oasis c1:oasis d1:oasis e1:oasis "
        "f1:oasis a2:oasis bag=none row=none deck=none palms=0 palaces=0 djinns=iblis"
    )
    found = problems(position)
    assert len({problem.reason for problem in found}) > 8
    assert [faults(problem) for problem in found if faults(problem)] == []
    sentences = [plain(describe(problem)) for problem in found]
    assert all("{" not in sentence and sentence.endswith(".") for sentence in sentences)


@pytest.mark.rule("R0.5")
def test_a_resource_is_said_by_its_word():
    position = new_board(2, seed=1)
    supply = replace(position.supply, row=(Resource.FAKIR,) * 9, deck=())
    sentences = [plain(describe(p)) for p in problems(replace(position, supply=supply))]
    assert "There are only 9 fakir cards in all, but the game has 18." in sentences


@pytest.mark.rule("R0.6")
def test_a_djinn_is_said_by_its_name():
    position = new_board(2, seed=1)
    held = replace(position.players[0], djinns=(HeldCard(CardId("baal")),))
    twice = replace(position, players=(held, position.players[1]))
    assert "Ba'al is there twice, but the game has only one." in [
        plain(describe(problem)) for problem in problems(twice)
    ]


def gap(thing):
    """Return what the sentence of a thing may ask for, in any of its variants, and is not given."""
    asked = catalogue().variables(sentence_key(thing.reason))
    return (thing.reason, tuple(sorted(asked - set(facts_of(thing)))))


def things_of(record, chance):
    """Yield all that a game says: its events, and refusals of anything at all on the way."""
    history = read_record(record.read_text("utf-8")).history
    yield from history.events
    yield from (line for seat in SEATS[:2] for line in score_sheet(history.position, seat))
    position = history.start
    for action in history.actions:
        for tried in chance.sample(EVERY, 20):
            yield from violations(position, tried)
        for tried in chance.sample(tuple(answers(position)), 20):
            yield from violations(position, tried)
        position = apply(position, action).position


def test_every_reason_of_a_game_gets_all_that_its_sentence_may_ask_for():
    chance = random.Random(1)
    found = {gap(thing) for game in GAMES for thing in things_of(game, chance)}
    assert {reason for reason, missing in found if missing} == set()
    assert len(found) > 110
