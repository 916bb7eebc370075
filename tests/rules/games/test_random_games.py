"""Whole random games: they end, nothing gets lost, the books are right, the scores add up.

Ten thousand of them: python tests/games/run.py 10000.
"""

from collections import Counter
from functools import cache
from itertools import chain

import pytest
from helpers.play import replay
from helpers.whole import STYLES, Game, play_whole, walk

from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.cards.using_djinns import POWERS
from ft_tutor.rules.engine import apply

GAMES = 54
"""Three of each of the 18 kinds."""
PARTS = 6


@cache
def reports(part):
    """Play a part of the games."""
    return tuple(play_whole(Game(number)) for number in range(part, GAMES, PARTS))


@pytest.mark.rule("R0.1", "R0.3", "R0.5", "R0.6", "R0.7", "R1.5", "R4.4", "R5.1", "A66", "A79")
@pytest.mark.rule("R7.1", "R7.2", "R7.3", "R7.4", "R2.4.T")
@pytest.mark.parametrize("part", range(PARTS))
def test_games_end_and_keep_all_pieces_and_coins(part):
    for report in reports(part):
        assert report.breach == "", report.game.name
        assert len(report.scores) == report.game.players


def test_all_kinds_of_games_were_played_and_every_power_used():
    kinds, seen = Counter(), Counter()
    for report in chain(*map(reports, range(PARTS))):
        kinds[report.game.players, report.game.thieves, report.game.style] += 1
        seen.update(report.seen)
    assert len(kinds) == 3 * 2 * len(STYLES)
    assert min(kinds.values()) >= GAMES // len(kinds)
    things = ("resources", "vizier", "djinn", "camel", "piece")
    moves = (f"{move}-{thing}" for move in ("given-up", "claimed") for thing in things)
    rare = ("moved", "thief-turned-up", "given-up-nothing", "given-up-protected")
    assert {one for one in (*POWERS, *THIEVES, *moves, *rare) if not seen[one]} == set()


@pytest.mark.parametrize("number", range(0, 36, 5))
def test_a_game_played_again_is_the_same(number):
    game, positions, actions = Game(number), [], []
    for position, _, action in walk(game):
        positions.append(position)
        actions.append(action)
    record = replay(game.start, tuple(actions))
    assert record.position == apply(positions[-1], actions[-1]).position
    assert record.position.turn.over
