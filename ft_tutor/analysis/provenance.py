"""Where a number comes from: the events that changed it, each with its amount."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ft_tutor.rules.events import Event
from ft_tutor.rules.history import History
from ft_tutor.rules.position import Player, Position, Square
from ft_tutor.rules.scoring import ScoreLine, score_sheet, total
from ft_tutor.rules.vocabulary import Resource, Seat


class Number(Enum):
    """The numbers of a player that can be asked about; a resource card is asked for by itself."""

    COINS = "coins"
    VIZIERS = "viziers"
    ELDERS = "elders"
    CARDS = "cards"
    DJINNS = "djinns"
    THIEVES = "thieves"
    CAMELS = "camels"
    TILES = "tiles"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that changed a number.

    Attributes:
        action: of which action of the history it is a part, from 1.
        amount: by how much the number grew.
        after: the number then.
    """

    action: int
    event: Event
    amount: int
    after: int


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a number comes from.

    Attributes:
        start: the number at the beginning of the history.
        reasons: what changed it since, in order.
        lines: for points, what they are made of now.
    """

    seat: Seat
    number: Number | Resource
    start: int
    reasons: tuple[Reason, ...]
    lines: tuple[ScoreLine, ...] = ()

    @property
    def now(self) -> int:
        """The number at the end of the history."""
        return self.reasons[-1].after if self.reasons else self.start


def where_from(history: History, seat: Seat, number: Number | Resource) -> Provenance:
    """Say where a number of a player comes from; the start and the amounts sum up to it."""
    points = number is Number.POINTS
    lines = score_sheet(history.position, seat) if points else ()
    start = value_of(history.start, seat, number)
    return Provenance(seat, number, start, tuple(_reasons(history, seat, number, start)), lines)


def _reasons(
    history: History, seat: Seat, number: Number | Resource, value: int
) -> Iterator[Reason]:
    position = history.start
    for action, outcome in enumerate(history.outcomes, 1):
        for event in outcome.events:
            before, position = position, event.after(position)
            if not _concerns(before, position, seat, number):
                continue
            after = value_of(position, seat, number)
            if after != value:
                yield Reason(action, event, after - value, after)
                value = after


def _concerns(before: Position, after: Position, seat: Seat, number: Number | Resource) -> bool:
    """Say whether anything changed that the number may come from."""
    if before.players is not after.players:
        return number is Number.POINTS or before.players[seat] is not after.players[seat]
    if before.squares is after.squares or number not in _OF_THE_BOARD:
        return False
    squares = zip(before.squares, after.squares, strict=True)
    return any(_scored(one) != _scored(other) for one, other in squares if one is not other)


_OF_THE_BOARD: Final = (Number.POINTS, Number.TILES)


def _scored(square: Square) -> tuple[Seat | None, int, int]:
    """Return what scores of a tile: meeples on it do not."""
    return square.camel, square.palms, square.palaces


def value_of(position: Position, seat: Seat, number: Number | Resource) -> int:
    """Return a number of a player."""
    if isinstance(number, Resource):
        return position.players[seat].resources[number]
    if number is Number.POINTS:
        return total(position, seat)
    if number is Number.TILES:
        return sum(square.camel == seat for square in position.squares)
    return _OF_A_PLAYER[number](position.players[seat])


_OF_A_PLAYER: Final[Mapping[Number, Callable[[Player], int]]] = {
    Number.COINS: lambda player: player.coins,
    Number.VIZIERS: lambda player: player.viziers,
    Number.ELDERS: lambda player: player.elders,
    Number.CARDS: lambda player: sum(player.resources),
    Number.DJINNS: lambda player: len(player.djinns),
    Number.THIEVES: lambda player: len(player.thieves),
    Number.CAMELS: lambda player: player.camels,
}
