"""Echidna helps builders, Iblis and Kandicha help assassins."""

from collections.abc import Iterable
from typing import Final

from ft_tutor.rules import grid, rulings
from ft_tutor.rules.cards.djinns.settling import ANUN_NAK, empty_tiles
from ft_tutor.rules.cards.djinns.shielding import BOAZ
from ft_tutor.rules.cards.held import has_used, holder, holds, is_ready
from ft_tutor.rules.cards.model import (
    NO_USE,
    ONE_USE,
    WAYS,
    Amount,
    Cost,
    Djinn,
    Power,
    Targets,
    Use,
    takes_no_tile,
)
from ft_tutor.rules.counts import present
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects, drawn_card, gained
from ft_tutor.rules.events import CoinsGained, Killed
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.measures import blue_tiles
from ft_tutor.rules.position import HeldCard, Position
from ft_tutor.rules.vocabulary import SEATS, TILES, CardId, Resource, RuleId, Seat, Tile, Tribe

_TWICE: Final = 2
"""How many times the coins Echidna brings, and how many meeples Iblis kills (D.6, D.10)."""


def _twice_if_used(_position: Position, _seat: Seat, held: HeldCard, usual: int) -> int:
    return _TWICE if held.used else usual


def _in_hand(position: Position, tribe: Tribe) -> bool:
    """Say whether the action of a tribe comes next."""
    decision, movement = position.decision, position.turn.movement
    if decision is None or decision.owed is not Owed.TRIBE or movement is None:
        return False
    return present(movement.hand)[:1] == (tribe,)


def _here(position: Position) -> Tile:
    assert position.turn.movement is not None
    return position.turn.movement.here


# --- Echidna


def _echidna_refused(position: Position, use: Use) -> Violation | None:
    """Return why no coins of builders can be doubled now, or None."""
    if _builders_are_poor(position):
        return Violation("power-builders-poor", RuleId("A29"), (use.card, _here(position)))
    if _in_hand(position, Tribe.BUILDER):
        return None
    if _kills_for_coins(position):
        return None
    if not position.turn.built:
        return Violation("power-no-builders", use.rule, (use.card,))
    if rulings.ECHIDNA_MAY_FOLLOW:
        return None
    return Violation("power-builders-paid", RuleId("A57"), (use.card,))


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
        and holds(position, position.turn.active, KANDICHA.card)
    )


def _echidna_targets(position: Position, use: Use) -> Targets:
    return NO_USE if _echidna_refused(position, use) else ONE_USE


def _double(position: Position, use: Use) -> Effects:
    """Double what builders will bring, or bring again what they brought (A57)."""
    built = position.turn.built
    if built:
        position = yield CoinsGained(use.seat, built, use.rule, use.card, "echidna-pays-again")
    return position


# --- Iblis


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
    guarded = (position.turn.active, holder(position, BOAZ.card))
    return any(
        position.players[seat].viziers or position.players[seat].elders
        for seat in SEATS[: len(position.players)]
        if seat not in guarded
    )


def _victim_may_come(position: Position, use: Use) -> bool:
    """Say whether Anun-Nak, paid after this, can put somebody in reach (D.2, A74)."""
    if not is_ready(position, use.seat, ANUN_NAK.card):
        return False
    player, bag = position.players[use.seat], any(position.supply.bag) or use.payment.elders
    elders = player.elders - use.payment.elders
    fakirs = player.resources[Resource.FAKIR] - use.payment.fakirs
    return any(
        (bag or way.elders)
        and way.elders <= elders
        and way.fakirs <= fakirs
        and _in_reach(position, empty_tiles(position), fakirs - way.fakirs)
        for way in WAYS[ANUN_NAK.cost]
    )


def _has_victim(position: Position, use: Use) -> bool:
    """Say whether there is or may be somebody to kill once the payment is made."""
    fakirs = position.players[use.seat].resources[Resource.FAKIR]
    return (
        _victim_in_reach(position, fakirs - use.payment.fakirs)
        or _victim_in_front(position)
        or _victim_may_come(position, use)
    )


def _iblis_targets(position: Position, use: Use) -> Targets:
    able = _in_hand(position, Tribe.ASSASSIN) and _has_victim(position, use)
    return ONE_USE if able else NO_USE


def _assassins_in_hand(position: Position, use: Use) -> Violation | None:
    if _in_hand(position, Tribe.ASSASSIN):
        return None
    return Violation("power-no-assassins", use.rule, (use.card,))


def _somebody_to_kill(position: Position, use: Use) -> Violation | None:
    if _has_victim(position, use):
        return None
    return Violation("power-no-victim", use.rule, (use.card,))


def _nothing_yet(position: Position, _use: Use) -> Effects:
    """Do nothing at once: the kill that follows takes two (A55)."""
    return position
    yield


# --- Kandicha


def _after_a_killing(position: Position, owner: Seat, event: Killed) -> Effects | None:
    """Do something for each victim of her owner (A49)."""
    return _for_each(position, event) if event.seat == owner else None


def _for_each(position: Position, event: Killed) -> Effects:
    """Draw a card for a merchant, take coins for a builder; the rest is kept or worth nothing."""
    seat, card, rule = event.seat, KANDICHA.card, KANDICHA.rule
    for tribe in event.tribes:
        if tribe is Tribe.MERCHANT:
            position = yield from drawn_card(position, seat, card, rule)
        elif tribe is Tribe.BUILDER and event.tile is not None:
            coins = blue_tiles(position, event.tile) * _doubling(position, seat)
            position = yield from gained(position, seat, card, coins, rule)
    return position


def _doubling(position: Position, seat: Seat) -> int:
    doubled = rulings.ECHIDNA_DOUBLES_KANDICHA and has_used(position, seat, ECHIDNA.card)
    return _TWICE if doubled else 1  # A53


ECHIDNA: Final = Djinn(
    card=CardId("echidna"),
    points=4,
    rule=RuleId("D.6"),
    cost=Cost.ELDER_AND_ONE_MORE,
    power=Power(_echidna_targets, ((takes_no_tile, _echidna_refused),), _double),
    adjusts={Amount.BUILDING: _twice_if_used},
)
IBLIS: Final = Djinn(
    card=CardId("iblis"),
    points=8,
    rule=RuleId("D.10"),
    cost=Cost.ELDER_OR_FAKIR,
    power=Power(
        _iblis_targets,
        ((takes_no_tile, _assassins_in_hand), (_somebody_to_kill,)),
        _nothing_yet,
    ),
    adjusts={Amount.VICTIMS: _twice_if_used},
)
KANDICHA: Final = Djinn(
    card=CardId("kandicha"),
    points=6,
    rule=RuleId("D.12"),
    reacts={Killed: _after_a_killing},
    keeps=(Tribe.VIZIER, Tribe.ELDER),
)
