"""Whole games as documents: regenerate by ``pytest tests/games --regen-goldens``, read the diff.

Per game there is the record, `<name>.game`, and the story that `ft-tutor replay` tells of it,
`<name>.txt`.
"""

from pathlib import Path

import pytest
from helpers.games import sensible_game

from ft_tutor.cli.replay import told
from ft_tutor.notation.games import Deal, GameRecord, read_record, write_record
from ft_tutor.rules.scoring import winners
from ft_tutor.texts import catalogue

FOLDER = Path(__file__).parent
GAMES = {
    "two-players": Deal(2, 1),
    "three-players": Deal(3, 2),
    "four-players": Deal(4, 3),
    "thieves": Deal(3, 12, thieves=True),
}


@pytest.fixture(params=GAMES)
def golden(request, regen_goldens):
    """The text of a record, and that of its story."""
    record, story = (FOLDER / f"{request.param}{ending}" for ending in (".game", ".txt"))
    if regen_goldens:
        game = generated(request.param, GAMES[request.param])
        record.write_text(write_record(game), encoding="utf-8")
        story.write_text(story_of(game), encoding="utf-8")
    return record.read_text(encoding="utf-8"), story.read_text(encoding="utf-8")


def generated(name, deal):
    game = GameRecord(deal, name=name.replace("-", " ").capitalize())
    return game.continued(sensible_game(game.position, deal.seed))


def story_of(game):
    return "\n".join((*told(catalogue(), game), ""))


def test_a_game_is_told_as_it_was(golden):
    record, story = golden
    assert story_of(read_record(record)) == story


def test_a_game_is_played_to_its_end(golden):
    game = read_record(golden[0])
    position = game.history.position
    assert position.turn.over
    assert len(winners(position)) >= 1
    assert write_record(game) == golden[0]
