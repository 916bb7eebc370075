"""Set-up of a game (R0): from a number of players and a seed to the first position."""

from dataclasses import replace
from typing import Final

from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.chance import shuffled
from ft_tutor.rules.counts import NO_MEEPLES, counted, repeated
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.position import (
    NO_BIDS,
    Player,
    Position,
    PrintedTile,
    Square,
    Supply,
    Turn,
    with_pending,
)
from ft_tutor.rules.vocabulary import (
    BID_SPOTS,
    CAMELS,
    MARKERS,
    MEEPLES,
    MEEPLES_PER_TILE,
    PALACES,
    PALMS,
    PLAYER_COUNTS,
    RESOURCES,
    ROW_OF_DJINNS,
    ROW_OF_RESOURCES,
    SEATS,
    START_COINS,
    TILE_VALUES,
    CardId,
    Resource,
)

ALL_TILES: Final = tuple(
    PrintedTile(kind, value)
    for kind, values in TILE_VALUES.items()
    for value, number in values.items()
    for _ in range(number)
)
"""The 30 tiles of the box (R0.2)."""


def new_game(players: int, *, seed: int, thieves: bool = False) -> Position:
    """Return the position after set-up (R0), always the same for the same seed.

    The owner of the marker on spot 1 of the bid order track owes the first bid (R1.1).

    Args:
        players: 2, 3 or 4.
        seed: any whole number.
        thieves: whether the Thieves of Naqala are played (R7.1).

    Raises:
        ValueError: the number of players is not 2, 3 or 4.
    """
    if players not in PLAYER_COUNTS:
        raise ValueError(f"players must be 2, 3 or 4, not {players!r}")
    layout, rng = shuffled(ALL_TILES, seed)
    squares, rng = _squares(rng)
    supply, rng = _cards(rng, thieves=thieves)
    markers, rng = shuffled(SEATS[:players] * MARKERS[players], rng)
    seat = Player(coins=START_COINS, camels=CAMELS[players])
    return Position(
        layout=layout,
        squares=squares,
        players=(seat,) * players,
        supply=replace(supply, rng=rng),
        turn=Turn(
            active=markers[0],
            bid_track=(*markers, *NO_BIDS)[:BID_SPOTS],
            pending=(Decision(Owed.BID, markers[0]),),
        ),
    )


def new_board(players: int, *, seed: int, thieves: bool = False) -> Position:
    """Return the same set-up with nothing owed but the first movement: a board to explore.

    Raises:
        ValueError: the number of players is not 2, 3 or 4.
    """
    position = new_game(players, seed=seed, thieves=thieves)
    return with_pending(position, (Decision(Owed.MOVEMENT, position.turn.active),))


def _squares(rng: int) -> tuple[tuple[Square, ...], int]:
    bag, rng = shuffled(repeated(MEEPLES), rng)
    hands = (
        bag[first : first + MEEPLES_PER_TILE] for first in range(0, len(bag), MEEPLES_PER_TILE)
    )
    return tuple(Square(counted(hand, NO_MEEPLES)) for hand in hands), rng


def _cards(rng: int, *, thieves: bool) -> tuple[Supply, int]:
    resources, rng = shuffled(map(Resource, repeated(RESOURCES)), rng)
    djinns, rng = shuffled(djinn_ids(thieves=thieves), rng)
    pile, rng = shuffled(THIEVES if thieves else (), rng)
    supply = Supply(
        row=resources[:ROW_OF_RESOURCES],
        deck=resources[ROW_OF_RESOURCES:],
        djinn_row=djinns[:ROW_OF_DJINNS],
        djinn_deck=djinns[ROW_OF_DJINNS:],
        thief_row=pile[:1],
        thief_deck=pile[1:],
        palms=PALMS,
        palaces=PALACES,
    )
    return supply, rng


def djinn_ids(*, thieves: bool) -> tuple[CardId, ...]:
    """Return the djinns that are played; Morgiane comes with the thieves (R7.1)."""
    return (*DJINNS, MORGIANE.card) if thieves else tuple(DJINNS)
