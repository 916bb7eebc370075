"""What a position text leaves out: the rest of the box goes where it belongs."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, TypeVar

from ft_tutor.notation.words import FILL
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.counts import NO_RESOURCES, Counts, added, changed, repeated, taken
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.measures import camels_placed, meeples_in_play
from ft_tutor.rules.position import Layout, Player, Position, PrintedTile, Square, Supply
from ft_tutor.rules.setup import djinn_ids
from ft_tutor.rules.vocabulary import (
    CAMELS,
    MEEPLES,
    PALACES,
    PALMS,
    RESOURCES,
    ROW_OF_DJINNS,
    ROW_OF_RESOURCES,
    CardId,
    Piece,
    Resource,
    Seat,
    Tile,
    Tribe,
)

T = TypeVar("T")


def filled_layout(printed: Mapping[Tile, PrintedTile]) -> Layout:
    """Return the layout with the stated tiles, the others filled from the rest of the box.

    A tile that is not stated keeps its usual tile while the box has it, so that stating one
    tile changes at most one other.
    """
    left = Counter(FILL)
    left.subtract(printed.values())
    layout = dict(printed)
    for tile, usual in zip(Tile, FILL, strict=True):
        if tile not in layout and left[usual] > 0:
            left[usual] -= 1
            layout[tile] = usual
    rest = left.elements()
    return tuple(layout[tile] if tile in layout else next(rest) for tile in Tile)


def owed(active: Seat, *, over: bool) -> tuple[Decision, ...]:
    """Return what is owed: a movement alone, so that a board is a puzzle by itself."""
    return () if over else (Decision(Owed.MOVEMENT, active),)


def camels_left(seat: Seat, seats: int, squares: Iterable[Square]) -> int:
    """Return how many camels a player has not placed (R0.1)."""
    return max(0, CAMELS[seats] - camels_placed(squares, seat))


def last_round(players: Iterable[Player], *, over: bool) -> bool:
    """Return whether the last round has begun: with somebody's last camel at the latest (R4.1)."""
    return over or any(player.camels == 0 for player in players)


def filled_supply(position: Position, stated: Mapping[str, Any]) -> Supply:
    """Return the supply: what is stated, and the rest of the box.

    What lies on the table for a thief (R7.3), and the djinns that were drawn, are not in it.
    """
    squares, given = position.squares, position.turn.given
    viziers = sum(one.viziers for one in given)
    meeples = changed(meeples_in_play(position), Tribe.VIZIER, viziers)
    palms = sum(square.palms for square in squares) + sum(one.piece is Piece.PALM for one in given)
    palaces = sum(square.palaces for square in squares)
    palaces += sum(one.piece is Piece.PALACE for one in given)
    return Supply(
        **{
            "bag": _not_negative(taken(MEEPLES, meeples)),
            "palms": max(0, PALMS - palms),
            "palaces": max(0, PALACES - palaces),
            **_resources(position, stated),
            **_djinns(position, stated),
            **stated,
        }
    )


def _not_negative(counts: Counts) -> Counts:
    return tuple(max(0, number) for number in counts)


def _resources(position: Position, stated: Mapping[str, Any]) -> dict[str, Any]:
    known = stated.get("discard", NO_RESOURCES)
    for player in position.players:
        known = added(known, player.resources)
    on_the_table = (card for given in position.turn.given for card in given.resources)
    for card in (*stated.get("row", ()), *stated.get("deck", ()), *on_the_table):
        known = changed(known, card, 1)
    rest = repeated(_not_negative(taken(RESOURCES, known)))
    return _dealt(stated, "row", "deck", spread(map(Resource, rest)), ROW_OF_RESOURCES)


def _djinns(position: Position, stated: Mapping[str, Any]) -> dict[str, Any]:
    turn = position.turn
    known: set[CardId | None] = {given.card for given in turn.given}
    for player in position.players:
        known.update(held.card for held in (*player.djinns, *player.thieves))
    for decision in turn.pending:
        known.update(decision.cards)
        known.update({decision.card} & THIEVES.keys())
    for pile in ("djinn_row", "djinn_deck", "djinn_discard", "thief_row", "thief_deck"):
        known.update(stated.get(pile, ()))
    rest = djinn_ids(thieves=not known.isdisjoint(THIEVES))
    unknown = spread(card for card in rest if card not in known)
    return _dealt(stated, "djinn_row", "djinn_deck", unknown, ROW_OF_DJINNS)


def _dealt(
    stated: Mapping[str, Any], row: str, deck: str, rest: tuple[T, ...], length: int
) -> dict[str, tuple[T, ...]]:
    """Return row and deck: an unstated row is dealt from the rest, the deck is what is left."""
    length = 0 if row in stated else length
    return {row: rest[:length], deck: rest[length:]}


_STEP: Final = 34
_ROUND: Final = 55


def spread(cards: Iterable[T]) -> tuple[T, ...]:
    """Return the cards well mixed, always in the same way, whatever the Python version.

    Steps of 34 around 55 places scatter neighbours evenly (they are Fibonacci numbers), and
    no pile of the game has more than 54 cards.
    """
    listed = tuple(cards)
    return tuple(listed[index] for index in _order(len(listed)))


@cache
def _order(cards: int) -> tuple[int, ...]:
    return tuple(sorted(range(cards), key=lambda index: index * _STEP % _ROUND))
