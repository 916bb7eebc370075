"""How fast whole random games are: two players, no thieves, any legal action, one process.

Beside them random games of chess by python-chess, in the same run; nothing asserts a time. Run
pytest tests/benchmarks/test_games_speed.py --benchmark-only -s
"""

import time
from itertools import product
from random import Random
from statistics import mean, median

import chess
import pytest

from ft_tutor.rules.engine import carry_out, legal_actions
from ft_tutor.rules.setup import new_game

GAMES = 20
ROUNDS = 3


def random_game(seed):
    """Play a game to its end, and return the number of its actions."""
    chance, position, actions = Random(seed), new_game(2, seed=seed), 0
    while position.decision:
        position = carry_out(position, chance.choice(legal_actions(position))).position
        actions += 1
    return actions


def random_chess(seed):
    """Play a game of chess to its end, and return the number of its moves."""
    chance, board, moves = Random(seed), chess.Board(), 0
    while not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return moves


def games(play):
    """Play some games, and return the number of actions of all of them."""
    return sum(play(seed) for seed in range(GAMES))


def seconds(*plays):
    """The processor time of the games of each, in seconds: per game the best of a few runs.

    They take turns, so that a busy machine disturbs all alike.
    """
    best = dict.fromkeys(product(plays, range(GAMES)), float("inf"))
    for _, play, seed in product(range(ROUNDS), plays, range(GAMES)):
        began = time.process_time()
        play(seed)
        best[play, seed] = min(best[play, seed], time.process_time() - began)
    return [sum(best[play, seed] for seed in range(GAMES)) for play in plays]


@pytest.mark.parametrize("play", [random_game, random_chess], ids=["ours", "chess"])
def test_random_games(beside_the_baseline, play):
    assert beside_the_baseline(lambda: games(play), goal=1000 * GAMES / 60, rounds=ROUNDS)


def test_random_games_beside_chess(benchmark):
    ours, theirs = seconds(random_game, random_chess)
    actions, moves = games(random_game), games(random_chess)
    figures = {
        "games a second": round(GAMES / ours, 1),
        "chess games a second": round(GAMES / theirs, 1),
        "games per chess game": round(theirs / ours, 2),
        "microseconds an action": round(ours / actions * 1e6, 1),
        "microseconds a chess move": round(theirs / moves * 1e6, 1),
        "actions a game": actions / GAMES,
        "moves a chess game": moves / GAMES,
    }
    benchmark.extra_info.update(figures)
    print("", *(f"{name}: {figure}" for name, figure in figures.items()), sep="\n")
    assert benchmark.pedantic(random_game, args=(1,), rounds=1) > 100


def test_the_two_calls_of_an_action(benchmark):
    """`legal_actions` and `carry_out` apart: medians over random games, goals 60 and 25 us."""
    legal_times, carried_times, clock = [], [], time.perf_counter_ns
    for seed in range(GAMES):
        chance, position = Random(seed), new_game(2, seed=seed)
        while position.decision:
            began = clock()
            legal = legal_actions(position)
            legal_times.append(clock() - began)
            action = chance.choice(legal)
            began = clock()
            position = carry_out(position, action).position
            carried_times.append(clock() - began)
    for name, times in (("legal_actions", legal_times), ("carry_out", carried_times)):
        middle, average = median(times) / 1000, mean(times) / 1000
        benchmark.extra_info[name] = middle
        print(f"\n{name}: median {middle:.1f} us, mean {average:.1f} us")
    assert benchmark.pedantic(legal_actions, args=(new_game(2, seed=1),), rounds=1)
