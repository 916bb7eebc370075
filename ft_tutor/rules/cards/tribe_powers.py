"""Echidna helps builders and Iblis assassins, in the turn in which they are paid."""

from collections.abc import Iterable, Mapping
from typing import Final

from ft_tutor.rules import grid, rulings
from ft_tutor.rules.actions import Payment, UseCard
from ft_tutor.rules.cards.costs import WAYS
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.cards.held import has_used, holder, holds, is_ready
from ft_tutor.rules.cards.power import (
    NO_USE,
    ONE_USE,
    Power,
    Targets,
    played_seats,
    rule_of,
    takes_no_tile,
)
from ft_tutor.rules.cards.tile_powers import empty_tiles
from ft_tutor.rules.counts import kinds
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import CoinsGained
from ft_tutor.rules.legality import Stages, Violation
from ft_tutor.rules.measures import blue_tiles
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TILES, CardId, Resource, RuleId, Seat, Tile, Tribe

ANUN_NAK: Final = CardId("anun-nak")
BOAZ: Final = CardId("boaz")
ECHIDNA: Final = CardId("echidna")
IBLIS: Final = CardId("iblis")
KANDICHA: Final = CardId("kandicha")


def _in_hand(position: Position, tribe: Tribe) -> bool:
    """Say whether the action of a tribe comes next."""
    decision, movement = position.decision, position.turn.movement
    if decision is None or decision.owed is not Owed.TRIBE or movement is None:
        return False
    return kinds(movement.hand)[:1] == (tribe,)


def _here(position: Position) -> Tile:
    assert position.turn.movement is not None
    return position.turn.movement.here


# --- Echidna


def times(position: Position, seat: Seat) -> int:
    """Return by what the coins of this turn's builders are multiplied (D.6)."""
    return 2 if has_used(position, seat, ECHIDNA) else 1


def _echidna_refused(position: Position, action: UseCard) -> Violation | None:
    """Return why no coins of builders can be doubled now, or None."""
    if _builders_are_poor(position):
        return Violation("power-builders-poor", RuleId("A29"), (action.card, _here(position)))
    if _in_hand(position, Tribe.BUILDER):
        return None
    if _kills_for_coins(position):
        return None
    if not position.turn.built:
        return Violation("power-no-builders", rule_of(action), (action.card,))
    if rulings.ECHIDNA_MAY_FOLLOW:
        return None
    return Violation("power-builders-paid", RuleId("A57"), (action.card,))


def _builders_are_poor(position: Position) -> bool:
    """Say whether this turn's builders, at work now or before, earn nothing (A29)."""
    decision, movement = position.decision, position.turn.movement
    if decision is None or movement is None or decision.owed is Owed.MOVEMENT:
        return False
    worked = movement.drops[-1:] and movement.drops[-1][1] is Tribe.BUILDER
    return bool(worked) and not blue_tiles(position, movement.here)


def _kills_for_coins(position: Position) -> bool:
    """Say whether Kandicha may bring coins to double, for those who read it so (A53)."""
    return (
        rulings.ECHIDNA_DOUBLES_KANDICHA
        and _in_hand(position, Tribe.ASSASSIN)
        and holds(position, position.turn.active, KANDICHA)
    )


def _echidna_targets(position: Position, _seat: Seat, payment: Payment) -> Targets:
    return NO_USE if _echidna_refused(position, UseCard(ECHIDNA, payment)) else ONE_USE


def echidna_effects(position: Position, action: UseCard) -> Effects:
    """Double what builders will bring, or bring again what they brought (A57)."""
    built = position.turn.built
    if built:
        seat, rule = position.turn.active, rule_of(action)
        position = yield CoinsGained(seat, built, rule, action.card, "echidna-pays-again")
    return position


# --- Iblis


def victims(position: Position, seat: Seat) -> int:
    """Return how many meeples the assassins of this turn kill (D.10)."""
    return 2 if has_used(position, seat, IBLIS) else 1


def protector(position: Position, seat: Seat) -> CardId | None:
    """Return the djinn that keeps assassins from what stands in front of a player (D.4)."""
    return BOAZ if holds(position, seat, BOAZ) else None


def _in_reach(position: Position, tiles: Iterable[Tile], fakirs: int) -> bool:
    """Say whether the assassins and so many fakirs reach any of the tiles."""
    here, reach = _here(position), position.hand[Tribe.ASSASSIN] + fakirs
    return any(grid.distance(here, tile) <= reach for tile in tiles)


def _victim_in_reach(position: Position, fakirs: int) -> bool:
    """Say whether the assassins and so many fakirs reach anybody."""
    squares = zip(TILES, position.squares, strict=True)
    peopled = (tile for tile, square in squares if any(square.meeples))
    return _in_reach(position, peopled, fakirs)


def _victim_in_front(position: Position) -> bool:
    """Say whether an opponent has a vizier or an elder that nothing protects."""
    guarded = (position.turn.active, holder(position, BOAZ))
    return any(
        position.players[seat].viziers or position.players[seat].elders
        for seat in played_seats(position)
        if seat not in guarded
    )


def _victim_may_come(position: Position, payment: Payment) -> bool:
    """Say whether Anun-Nak, paid after this, can put somebody in reach (D.2, A74)."""
    seat = position.turn.active
    if not is_ready(position, seat, ANUN_NAK):
        return False
    player, bag = position.players[seat], any(position.supply.bag) or payment.elders
    elders = player.elders - payment.elders
    fakirs = player.resources[Resource.FAKIR] - payment.fakirs
    return any(
        (bag or way.elders)
        and way.elders <= elders
        and way.fakirs <= fakirs
        and _in_reach(position, empty_tiles(position), fakirs - way.fakirs)
        for way in WAYS[DJINNS[ANUN_NAK].cost]
    )


def _has_victim(position: Position, payment: Payment) -> bool:
    """Say whether there is or may be somebody to kill once the payment is made."""
    fakirs = position.players[position.turn.active].resources[Resource.FAKIR]
    return (
        _victim_in_reach(position, fakirs - payment.fakirs)
        or _victim_in_front(position)
        or _victim_may_come(position, payment)
    )


def _iblis_targets(position: Position, _seat: Seat, payment: Payment) -> Targets:
    able = _in_hand(position, Tribe.ASSASSIN) and _has_victim(position, payment)
    return ONE_USE if able else NO_USE


def _assassins_in_hand(position: Position, action: UseCard) -> Violation | None:
    if _in_hand(position, Tribe.ASSASSIN):
        return None
    return Violation("power-no-assassins", rule_of(action), (action.card,))


def _somebody_to_kill(position: Position, action: UseCard) -> Violation | None:
    if _has_victim(position, action.payment):
        return None
    return Violation("power-no-victim", rule_of(action), (action.card,))


def iblis_effects(position: Position, _action: UseCard) -> Effects:
    """Do nothing at once: the kill that follows takes two (A55)."""
    return position
    yield


ECHIDNA_STAGES: Final[Stages] = ((takes_no_tile, _echidna_refused),)
IBLIS_STAGES: Final[Stages] = ((takes_no_tile, _assassins_in_hand), (_somebody_to_kill,))

POWERS: Final[Mapping[CardId, Power]] = {
    ECHIDNA: Power(_echidna_targets, ECHIDNA_STAGES, echidna_effects),
    IBLIS: Power(_iblis_targets, IBLIS_STAGES, iblis_effects),
}
