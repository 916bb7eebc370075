"""What the procedure of a thief (R7.3) must know of each of them."""

from collections.abc import Callable
from dataclasses import dataclass

from ft_tutor.rules.actions import Claim, Give
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import RuleId, Seat

USE: RuleId = RuleId("R7.3")


@dataclass(frozen=True, slots=True)
class ThiefPower:
    """What a thief makes the others give up, and what its user takes of it.

    Attributes:
        what: is given up: `resources`, `vizier`, `djinn`, `camel` or `piece`.
        fields: of Give and Claim that must be filled in, and no others.
        gifts: what a player can give up; empty if there is nothing.
        gift_fault: why a Give with the right fields is not among them.
        claims: what the user can take; empty if there is nothing.
        claim_fault: why a Claim with the right fields is not among them.
        claimed: takes it.
        viziers: that each player gives up; they are all alike, so that no field names them.
    """

    what: str
    fields: frozenset[str]
    gifts: Callable[[Position, Seat], tuple[Give, ...]]
    gift_fault: Callable[[Position, Seat, Give], Violation | None]
    claims: Callable[[Position, Seat], tuple[Claim, ...]]
    claim_fault: Callable[[Position, Seat, Claim], Violation | None]
    claimed: Callable[[Position, Seat, Claim], Effects]
    viziers: int = 0


def no_fault(_position: Position, _seat: Seat, _action: Give | Claim) -> None:
    """Return that nothing is wrong, for there is nothing to choose."""
