"""Measures of movements and kills: what is possible, and what actions did."""

from collections.abc import Mapping
from typing import Any, Final

from ft_tutor.analysis.movements import movements, outcomes
from ft_tutor.analysis.prizes import prize
from ft_tutor.course.fields import Events
from ft_tutor.course.measures.measure import (
    Measure,
    UnreckonableError,
    bare,
    by_seat,
    by_tiles,
    seat_of,
)
from ft_tutor.course.tries import Try
from ft_tutor.course.values import adapter
from ft_tutor.play.reach import kills_of
from ft_tutor.rules.events import CardsTaken, Killed, MeeplesGathered
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TRIBES, Seat

HIGHEST_PILE: Final = 7
"""Movements of higher piles are too many to walk through them all."""

HIGHEST_PLAYED: Final = 5
"""Movements of higher piles are too many to play each of them out."""


def _starts(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return len({outcome.start for outcome in outcomes(attempt.position)})


def _ends(attempt: Try, tiles: tuple[Any, ...]) -> int:
    found = outcomes(attempt.position)
    return len({outcome.end for outcome in found if outcome.start in tiles})


def _reaches(attempt: Try, tiles: tuple[Any, ...]) -> int:
    if len(tiles) != 2:
        raise UnreckonableError
    return any((one.start, one.end) == tiles for one in outcomes(attempt.position))


def _highest(position: Position, limit: int) -> None:
    """Refuse what would take too long.

    Raises:
        UnreckonableError: a pile is higher than the limit.
    """
    if any(sum(square.meeples) > limit for square in position.squares):
        raise UnreckonableError


def _prize(attempt: Try, seat: Seat | None) -> int:
    _highest(attempt.position, HIGHEST_PLAYED)
    return prize(attempt.position, seat_of(attempt, seat))


def _winnable(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    _highest(attempt.position, HIGHEST_PILE)
    squares = attempt.position.squares
    won = set()
    for start, tiles, tribes in movements(attempt.position):
        end, last = tiles[-1], tribes[-1]
        dropped = {tribe for tile, tribe in zip(tiles, tribes, strict=True) if tile == end}
        stands = {} if end == start else {t for t in TRIBES if squares[end].meeples[t]}
        if squares[end].camel is None and not (dropped | set(stands)) - {last}:
            won.add(end)
    return len(won)


def _gathered(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return sum(event.count for event in attempt.events if isinstance(event, MeeplesGathered))


def _bought(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return sum(len(event.cards) for event in attempt.events if isinstance(event, CardsTaken))


def _killed(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    return sum(len(event.tribes) for event in attempt.events if isinstance(event, Killed))


def _targets(attempt: Try, _all: bool) -> int:  # noqa: FBT001
    kills = kills_of(attempt.position)
    return len({(kill.tile, kill.seat, tribe) for kill in kills for tribe in kill.tribes})


def _events(attempt: Try, names: tuple[str, ...]) -> int:
    return sum(type(event).__name__ in names for event in attempt.events)


MOVES: Final[Mapping[str, Measure]] = {
    "starts": bare(_starts),
    "ends": by_tiles(_ends),
    "reaches": by_tiles(_reaches),
    "winnable": bare(_winnable),
    "prize": by_seat(_prize),
    "gathered": bare(_gathered),
    "bought": bare(_bought),
    "killed": bare(_killed),
    "targets": bare(_targets),
    "events": Measure(_events, adapter(Events)),
}
"""What is reckoned of movements and of actions.

starts                  the tiles from where a movement may start
ends                    the tiles where a movement from a tile may end: `{ends: c3}`
reaches                 1 if a movement from a tile may end on another: `{reaches: [c3, d4]}`
winnable                the tiles that can be won by one movement
prize                   the most VP that a player's turn would bring, if he paid for nothing
gathered, bought        the meeples gathered, the cards bought by the actions
killed, targets         the meeples killed by the actions; whom assassins may kill now
events                  how often something happened, by its class: `{events: PalmPlaced}`
"""
