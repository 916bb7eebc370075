"""Positions to begin with: a start, an empty board, the middle of a game, its last round."""

from typing import Final

from ft_tutor.analysis.random_games import random_rounds
from ft_tutor.rules.chance import shuffled
from ft_tutor.rules.changes import with_bag, with_meeples
from ft_tutor.rules.counts import NO_MEEPLES, added, counted, repeated
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.position import (
    Position,
    Square,
    Turn,
    with_square,
    with_supply,
    with_turn,
)
from ft_tutor.rules.setup import new_game
from ft_tutor.rules.vocabulary import MEEPLES_PER_TILE, TILES, Seat

PRESETS: Final = ("start", "empty", "middle", "late")
"""The kinds of positions to begin with."""

LATEST_ROUND: Final = 99
"""Up to which round a game may be asked for; none lasts so long."""


def preset(name: str, players: int, *, seed: int, thieves: bool, round: int) -> Position:  # noqa: A002
    """Return a position of one of the kinds of `PRESETS`, always the same for the same seed.

    Args:
        name: the kind.
        players: 2, 3 or 4.
        seed: any whole number.
        thieves: whether the Thieves of Naqala are played (R7.1).
        round: for the middle of a game: at the start of which round.
    """
    if name == "start":
        return new_game(players, seed=seed, thieves=thieves)
    if name == "empty":
        return _empty(new_game(players, seed=seed, thieves=thieves))
    rounds = random_rounds(players, seed, thieves=thieves)
    return rounds[-1] if name == "late" else rounds[min(round, len(rounds)) - 1]


def _empty(position: Position) -> Position:
    """Return a board without meeples and markers: all meeples are in the bag."""
    meeples = NO_MEEPLES
    for square in position.squares:
        meeples = added(meeples, square.meeples)
    for tile in TILES:
        position = with_square(position, tile, Square())
    position = with_bag(position, meeples)
    return with_turn(position, Turn(pending=(Decision(Owed.MOVEMENT, Seat.ONE),)))


def shuffled_rest(position: Position) -> Position:
    """Return the position with all draw piles mixed anew, and chance with them."""
    supply, rng = position.supply, position.supply.rng
    deck, rng = shuffled(sorted(supply.deck), rng)
    djinns, rng = shuffled(sorted(supply.djinn_deck), rng)
    thieves, rng = shuffled(sorted(supply.thief_deck), rng)
    mixed = supply.but(deck=deck, djinn_deck=djinns, thief_deck=thieves, rng=rng)
    return with_supply(position, mixed)


def filled(position: Position) -> Position:
    """Return the position with meeples from the bag on every tile that has none (R0.3)."""
    bag, rng = shuffled(repeated(position.supply.bag), position.supply.rng)
    position = with_supply(position, position.supply.but(rng=rng))
    for tile in TILES:
        if not any(position.squares[tile].meeples):
            hand, bag = bag[:MEEPLES_PER_TILE], bag[MEEPLES_PER_TILE:]
            square = with_meeples(position.squares[tile], counted(hand, NO_MEEPLES))
            position = with_square(position, tile, square)
    return with_bag(position, counted(bag, NO_MEEPLES))
