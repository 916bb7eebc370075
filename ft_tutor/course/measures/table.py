"""Measures of the table: the cards that lie face up, the order of turns, and the tiles."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import BeforeValidator

from ft_tutor.course.fields import Tribes
from ft_tutor.course.measures.measure import (
    Measure,
    UnreckonableError,
    bare,
    by_seat,
    by_tiles,
    seat_of,
)
from ft_tutor.course.tries import Try
from ft_tutor.course.values import adapter, read_spot
from ft_tutor.rules import grid
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.measures import blue_tiles
from ft_tutor.rules.vocabulary import TRIBES, TURN_COSTS, Seat

# --- the rows


def _row(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return len(attempt.position.supply.row)


def _djinn_row(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return len(attempt.position.supply.djinn_row)


def _thief_row(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return len(attempt.position.supply.thief_row)


def _thief_pile(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return len(attempt.position.supply.thief_deck)


# --- turn order


def _price(_attempt: Try, spot: int) -> int:
    return TURN_COSTS[spot]


def _turn(attempt: Try, seat: Seat | None) -> int:
    position, turn = attempt.position, attempt.position.turn
    order = [who for who in reversed(turn.turn_track) if who is not None]  # the dearest first
    bidding = position.decision is not None and position.decision.owed is Owed.BID
    if turn.active in turn.bid_track and not bidding:
        order = [turn.active, *order]  # his marker is back already, he plays now (R2.1.1)
    if seat_of(attempt, seat) not in order:
        raise UnreckonableError
    return 1 + order.index(seat_of(attempt, seat))


def _bidding(attempt: Try, seat: Seat | None) -> int:
    track, who = attempt.position.turn.bid_track, seat_of(attempt, seat)
    if who not in track:
        raise UnreckonableError
    return 1 + track.index(who)


# --- the board


def _meeples(attempt: Try, tiles: tuple[Any, ...]) -> int:
    return sum(sum(attempt.position.squares[tile].meeples) for tile in tiles)


def _hand(attempt: Try, tribes: tuple[Any, ...]) -> int:
    return sum(attempt.position.hand[tribe] for tribe in tribes)


def _palms(attempt: Try, tiles: tuple[Any, ...]) -> int:
    return sum(attempt.position.squares[tile].palms for tile in tiles)


def _palaces(attempt: Try, tiles: tuple[Any, ...]) -> int:
    return sum(attempt.position.squares[tile].palaces for tile in tiles)


def _worth(attempt: Try, tiles: tuple[Any, ...]) -> int:
    return sum(attempt.position.layout[tile].value for tile in tiles)


def _blue(attempt: Try, tiles: tuple[Any, ...]) -> int:
    return sum(blue_tiles(attempt.position, tile) for tile in tiles)


def _steps(_attempt: Try, tiles: tuple[Any, ...]) -> int:
    if len(tiles) != 2:
        raise UnreckonableError
    return grid.distance(*tiles)


def _owner(attempt: Try, tiles: tuple[Any, ...]) -> int:
    camels = {attempt.position.squares[tile].camel for tile in tiles}
    if len(camels) != 1:
        raise UnreckonableError
    (camel,) = camels
    return 0 if camel is None else camel + 1


_ALL_TRIBES: Final = tuple(tribe.letter for tribe in TRIBES)

TABLE: Final[Mapping[str, Measure]] = {
    "row": bare(_row),
    "djinn_row": bare(_djinn_row),
    "thief_row": bare(_thief_row),
    "thief_pile": bare(_thief_pile),
    "price": Measure(_price, adapter(Annotated[int, BeforeValidator(read_spot)])),
    "turn": by_seat(_turn),
    "bidding": by_seat(_bidding),
    "meeples": by_tiles(_meeples),
    "hand": Measure(_hand, adapter(Tribes), _ALL_TRIBES),
    "palms": by_tiles(_palms),
    "palaces": by_tiles(_palaces),
    "worth": by_tiles(_worth),
    "blue": by_tiles(_blue),
    "steps": by_tiles(_steps),
    "owner": by_tiles(_owner),
}
"""What is reckoned of the table.

row, djinn_row          the resource cards, and the djinns, that lie face up
thief_row, thief_pile   the thieves that lie face up, and those in the pile
price                   what a spot of the turn order track costs: `{price: 5}`
turn                    1 for who plays now, or first, by the turn order track
bidding                 1 for who bids first by the bid order track
meeples, palms, palaces how many stand on a tile, or on several together: `{meeples: c3}`
worth, blue             the printed VP of a tile; the blue tiles on it and around it (A30)
hand                    the meeples in the hand; of one tribe only: `{hand: w}`
steps                   the steps between two tiles, straight: `{steps: [c3, d4]}`
owner                   the number of the player whose camel is on a tile, 0 for none: `{owner: c3}`
"""
