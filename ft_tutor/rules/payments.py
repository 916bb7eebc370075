"""Payments in elders and fakirs: what a player can give, and why not more."""

from collections.abc import Iterable

from ft_tutor.rules.actions import Payment
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Player, Position
from ft_tutor.rules.vocabulary import Resource, RuleId, Seat


def payable(player: Player, ways: Iterable[Payment]) -> tuple[Payment, ...]:
    """Return which of some ways to pay a player has the elders and fakirs for."""
    elders, fakirs = player.elders, player.resources[Resource.FAKIR]
    return tuple(way for way in ways if way.elders <= elders and way.fakirs <= fakirs)


def too_few_elders(position: Position, seat: Seat, wanted: int, rule: RuleId) -> Violation | None:
    """Return that a player has not so many elders, or None."""
    elders = position.players[seat].elders
    if wanted <= elders:
        return None
    return Violation("too-few-elders", rule, (seat,), (("elders", elders), ("wanted", wanted)))


def too_few_fakirs(position: Position, seat: Seat, wanted: int, rule: RuleId) -> Violation | None:
    """Return that a player has not so many fakirs, or None."""
    fakirs = position.players[seat].resources[Resource.FAKIR]
    if wanted <= fakirs:
        return None
    return Violation("too-few-fakirs", rule, (seat,), (("fakirs", fakirs), ("wanted", wanted)))
