"""A paid power: what the engine must know to offer it, to judge a use and to carry it out."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ft_tutor.rules.actions import Payment, UseCard
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.legality import Stages, Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import SEATS, RuleId, Seat, Tile

Targets = Sequence[Tile | None]
"""What a use of a power may act on: tiles, or None once where a power acts on no tile."""

ONE_USE: Targets = (None,)
NO_USE: Targets = ()


@dataclass(frozen=True, slots=True)
class Power:
    """A power that is paid for in a window of the owner's turn (W1 to W4).

    Attributes:
        targets: what it may act on after a payment; empty where that could have no effect.
        stages: the same as reasons, after those that all powers share.
        effects: what it does once it is paid.
    """

    targets: Callable[[Position, Seat, Payment], Targets]
    stages: Stages
    effects: Callable[[Position, UseCard], Effects]


def rule_of(action: UseCard) -> RuleId:
    """Return the rule of the djinn that is used."""
    return DJINNS[action.card].rule


def needs_tile(_position: Position, action: UseCard) -> Violation | None:
    """Return that a power is to name the tile that it acts on, or None."""
    if action.tile is not None:
        return None
    return Violation("power-needs-tile", rule_of(action), (action.card,))


def takes_no_tile(_position: Position, action: UseCard) -> Violation | None:
    """Return that a power acts on no tile, or None."""
    if action.tile is None:
        return None
    return Violation("power-takes-no-tile", rule_of(action), (action.card, action.tile))


def played_seats(position: Position) -> Iterable[Seat]:
    """Return the seats of the players."""
    return SEATS[: len(position.players)]
