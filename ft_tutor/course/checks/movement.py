"""Checks of a movement: where it goes, what it drops, and what it wins."""

from collections.abc import Mapping
from typing import Any, Final

from ft_tutor.course.checks.check import Check, flag
from ft_tutor.course.fields import Drops, Tiles, Tribes
from ft_tutor.course.tries import Try
from ft_tutor.course.values import adapter
from ft_tutor.rules.actions import Drop
from ft_tutor.rules.events import CamelPlaced, MeeplesGathered
from ft_tutor.rules.vocabulary import Tile


def _finished(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return attempt.finished is wanted


def _legal(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return (attempt.finished and not attempt.violations) is wanted


def _starts_on(attempt: Try, tiles: tuple[Tile, ...]) -> bool:
    return attempt.movement is not None and attempt.movement.start in tiles


def _ends_on(attempt: Try, tiles: tuple[Tile, ...]) -> bool:
    path = attempt.path
    return attempt.finished and bool(path) and path[-1] in tiles


def _visits(attempt: Try, tiles: tuple[Tile, ...]) -> bool:
    return attempt.finished and set(tiles) <= set(attempt.path[1:])


def _drops(attempt: Try, drops: tuple[tuple[Any, Tile], ...]) -> bool:
    done = {(action.tribe, action.tile) for action in attempt.actions if isinstance(action, Drop)}
    return attempt.finished and set(drops) <= done


def _loop(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    return attempt.finished and (len(set(attempt.path)) < len(attempt.path)) is wanted


def _gathered(attempt: Try) -> MeeplesGathered | None:
    found = (event for event in attempt.events if isinstance(event, MeeplesGathered))
    return next(found, None)


def _last_tribe(attempt: Try, tribes: tuple[Any, ...]) -> bool:
    event = _gathered(attempt)
    return event is not None and event.tribe in tribes


def _gathers(attempt: Try, count: int) -> bool:
    event = _gathered(attempt)
    return event is not None and event.count == count


def _gathers_at_least(attempt: Try, count: int) -> bool:
    event = _gathered(attempt)
    return event is not None and event.count >= count


def _takes_control(attempt: Try, wanted: bool) -> bool:  # noqa: FBT001
    placed = any(isinstance(event, CamelPlaced) for event in attempt.events)
    return attempt.finished and placed is wanted


def _wins_at_least(attempt: Try, count: int) -> bool:
    placed = (event for event in attempt.events if isinstance(event, CamelPlaced))
    won = sum(event.seat is attempt.seat for event in placed)
    return attempt.finished and won >= count


def _moves_max(attempt: Try, count: int) -> bool:
    moves = sum(isinstance(event, MeeplesGathered) for event in attempt.events)
    return attempt.finished and moves <= count


MOVEMENT: Final[Mapping[str, Check]] = {
    "finished": flag(_finished),
    "legal": flag(_legal),
    "starts_on": Check(_starts_on, adapter(Tiles)),
    "ends_on": Check(_ends_on, adapter(Tiles)),
    "visits": Check(_visits, adapter(Tiles)),
    "drops": Check(_drops, adapter(Drops)),
    "loop": flag(_loop),
    "last_tribe": Check(_last_tribe, adapter(Tribes)),
    "gathers": Check(_gathers, adapter(int)),
    "gathers_at_least": Check(_gathers_at_least, adapter(int)),
    "takes_control": flag(_takes_control),
    "wins_at_least": Check(_wins_at_least, adapter(int)),
    "moves_max": Check(_moves_max, adapter(int)),
}
"""What is asked about a movement.

finished, legal    the try is complete; the two say the same of a try without mistakes
starts_on, ends_on the movement starts or ends on one of the tiles
visits             all these tiles are on the path, the start not counted
drops              all these drops were made: `w-c4`
loop               a tile is on the path twice
last_tribe         the meeples gathered at the end are of one of the tribes: `w`
gathers            exactly so many meeples are gathered at the end (R2.3.1)
gathers_at_least   at least so many
takes_control      a camel is placed (R2.3.2)
wins_at_least      at least so many camels of whoever decides are placed
moves_max          so many movements at most
"""
