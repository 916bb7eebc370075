"""Games that are played at random: positions that can occur, of which nobody has thought."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from ft_tutor.rules.engine import carry_out, legal_actions
from ft_tutor.rules.position import Position
from ft_tutor.rules.setup import new_game


@lru_cache(maxsize=8)
def random_rounds(players: int, seed: int, *, thieves: bool) -> tuple[Position, ...]:
    """Return the starts of all rounds of a game that is played by random legal actions."""
    return tuple(_rounds(new_game(players, seed=seed, thieves=thieves), Random(seed)))  # noqa: S311


def _rounds(position: Position, chance: Random) -> Iterator[Position]:
    number = 0
    while position.decision is not None:
        if position.turn.round > number:
            number = position.turn.round
            yield position
        action = chance.choice(legal_actions(position))
        position = carry_out(position, action).position
