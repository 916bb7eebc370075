"""Whose coins and cards lie face up: by hot-seat, only the own ones, and only on demand (R0.8)."""

from dataclasses import dataclass, replace
from typing import Final

from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import SEATS, Seat

NOBODY: Final[frozenset[Seat]] = frozenset()


@dataclass(frozen=True, slots=True)
class Covering:
    """Who looks at what.

    Attributes:
        mine: who looks at the own things now; covered again when another player decides.
        open: whether everything lies open, as for teaching.
    """

    mine: Seat | None = None
    open: bool = False

    def of(self, position: Position) -> frozenset[Seat]:
        """Return whose things are covered; nobody's when the game is over and scored."""
        if self.open or position.turn.over:
            return NOBODY
        return frozenset(seat for seat in SEATS[: len(position.players)] if seat is not self.mine)

    def at(self, position: Position) -> "Covering":
        """Return what is left of it at a position: nothing stays up for the next player."""
        decision = position.decision
        keeps = self.mine is None or (decision is not None and decision.who is self.mine)
        return self if keeps else replace(self, mine=None)

    def turned(self, position: Position) -> "Covering":
        """Return the own things of whoever decides turned up, or covered again."""
        if position.decision is None:
            return self
        return replace(self, mine=None if self.mine is not None else position.decision.who)


COVERED: Final = Covering()
"""How a game begins: everything hidden is covered."""
