"""Two positions side by side: what every player scores in each, and what may be done there."""

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ft_tutor.analysis.endings import count_endings
from ft_tutor.analysis.movements import count_movements
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.position import Position
from ft_tutor.rules.scoring import score_sheet
from ft_tutor.rules.vocabulary import SEATS, RuleId, Seat

CATEGORIES: Final = tuple(
    map(
        RuleId,
        (
            "R5.coins",
            "R5.viziers",
            "R5.elders",
            "R5.djinns",
            "R7.5",
            "R5.tiles",
            "R5.palms",
            "R5.palaces",
            "R5.goods",
        ),
    )
)
"""What scores, by its rule, in the order of a score sheet; R7.5 are the thieves."""

HIGHEST_COUNTED: Final = 20
"""Of a higher pile, which no game has seen, nobody would read how many ways there are."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A number in the one position and in the other."""

    one: int
    other: int

    @property
    def change(self) -> int:
        """How much more it is in the other."""
        return self.other - self.one


@dataclass(frozen=True, slots=True)
class Compared:
    """What differs for a player.

    Attributes:
        points: per category, in the order of `CATEGORIES`, in VP.
    """

    seat: Seat
    points: tuple[Pair, ...]

    @property
    def total(self) -> Pair:
        """All points together."""
        return Pair(sum(pair.one for pair in self.points), sum(pair.other for pair in self.points))

    @property
    def coins(self) -> Pair:
        """The coins, which score one each (R5)."""
        return self.points[0]


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs between two positions, one and the other, or before and after.

    Attributes:
        players: everybody who plays in either.
        movements: legal movements; of one that has begun, the ways to end it; None where piles
            are too high to be counted.
        actions: what may be done now.
    """

    players: tuple[Compared, ...]
    movements: Pair | None
    actions: Pair

    @property
    def profits(self) -> tuple[Seat, ...]:
        """Who gains most VP, or loses least; () where all gain the same."""
        gains = {player.seat: player.total.change for player in self.players}
        most = max(gains.values())
        if min(gains.values()) == most:
            return ()
        return tuple(seat for seat, gain in gains.items() if gain == most)

    @property
    def categories(self) -> tuple[RuleId, ...]:
        """What anybody scores in either position."""
        columns = zip(*(player.points for player in self.players), strict=True)
        scored = (any(pair.one or pair.other for pair in column) for column in columns)
        return tuple(rule for rule, any_ in zip(CATEGORIES, scored, strict=True) if any_)


def difference(one: Position, other: Position) -> Difference:
    """Compare two positions; the first is the one before, where one follows from the other."""
    players = max(len(one.players), len(other.players))
    first, second = _measured(one), _measured(other)
    return Difference(
        players=tuple(
            Compared(seat, tuple(map(Pair, _points(first, seat), _points(second, seat))))
            for seat in SEATS[:players]
        ),
        movements=_both(first.movements, second.movements),
        actions=Pair(first.actions, second.actions),
    )


@dataclass(frozen=True, slots=True)
class _Measured:
    points: tuple[tuple[int, ...], ...]
    movements: int | None
    actions: int


@lru_cache(maxsize=16)
def _measured(position: Position) -> _Measured:
    """Measure a position; the ones that are compared stay for a while."""
    seats = SEATS[: len(position.players)]
    return _Measured(
        points=tuple(_by_category(position, seat) for seat in seats),
        movements=_movements(position),
        actions=len(legal_actions(position)),
    )


def _points(measured: _Measured, seat: Seat) -> tuple[int, ...]:
    if seat < len(measured.points):
        return measured.points[seat]
    return (0,) * len(CATEGORIES)


def _by_category(position: Position, seat: Seat) -> tuple[int, ...]:
    points: defaultdict[str, int] = defaultdict(int)
    for line in score_sheet(position, seat):
        points[line.rule] += line.points
    return tuple(points[rule] for rule in CATEGORIES)


def _both(one: int | None, other: int | None) -> Pair | None:
    return None if one is None or other is None else Pair(one, other)


def _movements(position: Position) -> int | None:
    piles = (*(square.meeples for square in position.squares), position.hand)
    if max(map(sum, piles)) > HIGHEST_COUNTED:
        return None
    decision = position.decision
    goes_on = decision is not None and decision.owed is Owed.MOVEMENT
    if goes_on and position.turn.movement is not None:
        return count_endings(position)
    return count_movements(position)
