"""The paid powers all together: when they are offered, why a use is refused, what it does."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from ft_tutor.rules.actions import Action, Keep, Payment, UseCard
from ft_tutor.rules.cards.djinns import ALL_DJINNS, DJINNS
from ft_tutor.rules.cards.held import has_used, holder, holds
from ft_tutor.rules.cards.model import WAYS, Power, Use, wrong_price
from ft_tutor.rules.decisions import WINDOWS, Decision, Owed
from ft_tutor.rules.effects import Effects, paid
from ft_tutor.rules.events import CardUsed, DrawnDjinnKept
from ft_tutor.rules.legality import Procedure, Procedures, Stages, Violation, unmet
from ft_tutor.rules.payments import payable, too_few_elders, too_few_fakirs
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TILES, CardId, RuleId, Seat

POWERS: Final[Mapping[CardId, Power]] = {
    djinn.card: djinn.power for djinn in DJINNS.values() if djinn.power is not None
}
"""Per djinn: the power that is paid for in a window."""


def _window_is_open(position: Position) -> bool:
    decision = position.decision
    if decision is None:
        return False
    if decision.owed is Owed.MOVEMENT:
        return position.turn.movement is None
    return decision.owed in WINDOWS


# --- what may be used: exact, and the same as what the requirements below let pass


def offers(position: Position) -> Iterable[UseCard]:
    """Return the uses of paid powers that are legal now."""
    seat = position.turn.active
    djinns = position.players[seat].djinns
    if not djinns or not _window_is_open(position):
        return ()
    ready = (one.card for one in djinns if one.card in POWERS and not one.used)
    return [use for card in ready for use in _uses(position, seat, card)]


def _uses(position: Position, seat: Seat, card: CardId) -> Iterator[UseCard]:
    djinn, targets = DJINNS[card], POWERS[card].targets
    for payment in payable(position.players[seat], WAYS[djinn.cost]):
        made = _made(card, payment)
        for tile in targets(position, Use(djinn, seat, payment)):
            yield made[_NO_TILE if tile is None else tile]


_NO_TILE: Final = len(TILES)


@cache
def _made(card: CardId, payment: Payment) -> tuple[UseCard, ...]:
    """Return every use of a djinn with a payment: per tile, then the one without a tile.

    Making them anew at every decision would take longer than all the rest.
    """
    return tuple(UseCard(card, payment, tile) for tile in (*TILES, None))


# --- why a power may not be used


_TOO_EARLY: Final = {
    Owed.BID: RuleId("A77"),
    Owed.MOVEMENT: RuleId("A24"),
    Owed.THIEF: RuleId("W3"),
}
"""Why no power may be used beside a decision; a piece, a gift or a djinn owed comes first."""


def _in_a_window(position: Position, action: UseCard) -> Violation | None:
    if _window_is_open(position):
        return None
    decision = position.decision
    assert decision is not None
    rule = _TOO_EARLY.get(decision.owed, RuleId("A23"))
    facts = (("owed", decision.owed.value),)
    return Violation("power-not-now", rule, (action.card, decision.who), facts)


def _is_a_djinn(_position: Position, action: UseCard) -> Violation | None:
    if action.card in ALL_DJINNS:
        return None
    return Violation("power-no-djinn", RuleId("A23"), (action.card,))


def _in_front_of_player(position: Position, action: UseCard) -> Violation | None:
    seat = position.turn.active
    if holds(position, seat, action.card):
        return None
    owner = holder(position, action.card)
    if owner is None:
        return Violation("power-not-held", RuleId("A23"), (action.card, seat))
    return Violation("power-of-another", RuleId("A77"), (action.card, owner))


def _is_paid_for(_position: Position, action: UseCard) -> Violation | None:
    if action.card in POWERS:
        return None
    djinn = ALL_DJINNS[action.card]
    return Violation(djinn.paid_with or "power-always-works", djinn.rule, (djinn.card,))


def _not_used_yet(position: Position, action: UseCard) -> Violation | None:
    if not has_used(position, position.turn.active, action.card):
        return None
    return Violation("power-used", RuleId("A74"), (action.card,))


def _right_price(_position: Position, action: UseCard) -> Violation | None:
    return wrong_price(DJINNS[action.card], action.payment)


def _has_elders(position: Position, action: UseCard) -> Violation | None:
    elders, rule = action.payment.elders, DJINNS[action.card].rule
    return too_few_elders(position, position.turn.active, elders, rule)


def _has_fakirs(position: Position, action: UseCard) -> Violation | None:
    fakirs, rule = action.payment.fakirs, DJINNS[action.card].rule
    return too_few_fakirs(position, position.turn.active, fakirs, rule)


def _use(position: Position, action: UseCard) -> Use:
    return Use(DJINNS[action.card], position.turn.active, action.payment, action.tile)


def _power_allows(position: Position, action: UseCard) -> Violation | None:
    found = unmet(POWERS[action.card].stages, position, _use(position, action))
    return found[0] if found else None


USE_STAGES: Final[Stages] = (
    (_is_a_djinn,),
    (_in_front_of_player,),
    (_is_paid_for,),
    (_in_a_window,),
    (_not_used_yet,),
    (_right_price,),
    (_has_elders, _has_fakirs),
    (_power_allows,),
)


# --- what then happens


def use_effects(position: Position, action: UseCard) -> Effects:
    """Pay first, then let the power work."""
    use = _use(position, action)
    position = yield from paid(position, use.seat, use.payment, use.rule, use.card)
    position = yield CardUsed(use.seat, use.card, use.rule)
    return (yield from POWERS[use.card].effects(position, use))


# --- which of the djinns drawn is kept


def _keep(position: Position) -> Decision:
    decision = position.decision
    assert decision is not None
    return decision


def legal_keeps(position: Position) -> Iterator[Keep]:
    """Yield the djinns that may be kept: one must be (A43)."""
    yield from map(Keep, _keep(position).cards)


def _was_drawn(position: Position, action: Keep) -> Violation | None:
    decision = _keep(position)
    if action.card in decision.cards:
        return None
    return Violation("keep-not-drawn", RuleId("A43"), (action.card,))


KEEP_STAGES: Final[Stages] = ((_was_drawn,),)


def keep_effects(position: Position, action: Keep) -> Effects:
    """Keep one, and discard the others."""
    decision = _keep(position)
    asker = None if decision.card is None else DJINNS.get(decision.card)
    rule = RuleId("A43") if asker is None else asker.rule
    return (yield DrawnDjinnKept(decision.who, action.card, rule))


PROCEDURES: Final[Procedures] = {
    # Whatever is owed, a power that comes at the wrong time is refused by its own reasons.
    UseCard: Procedure(frozenset(Owed), USE_STAGES, use_effects),
    Keep: Procedure(frozenset({Owed.KEEP}), KEEP_STAGES, keep_effects),
}

CANDIDATES: Final[Mapping[Owed, Callable[[Position], Iterable[Action]]]] = {
    Owed.KEEP: legal_keeps,
}
