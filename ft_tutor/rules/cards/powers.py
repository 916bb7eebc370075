"""The paid powers all together: when they are offered, why a use is refused, what it does."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from ft_tutor.rules.actions import Action, Keep, Payment, UseCard
from ft_tutor.rules.cards import drawing, piece_powers, tile_powers, tribe_powers
from ft_tutor.rules.cards.costs import payable, too_few_elders, too_few_fakirs, wrong_price
from ft_tutor.rules.cards.djinns import DJINNS, MORGIANE
from ft_tutor.rules.cards.held import has_used, holder, holds
from ft_tutor.rules.cards.power import Power, rule_of
from ft_tutor.rules.decisions import WINDOWS, Owed
from ft_tutor.rules.effects import Effects, paid
from ft_tutor.rules.events import CardUsed
from ft_tutor.rules.kinds import Kind, answering
from ft_tutor.rules.legality import Stages, Violation, unmet
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TILES, CardId, RuleId, Seat

POWERS: Final[Mapping[CardId, Power]] = {
    **tile_powers.POWERS,
    **piece_powers.POWERS,
    **drawing.POWERS,
    **tribe_powers.POWERS,
}
"""Per djinn: the power that is paid for in a window."""

_PAID_ELSEWHERE: Final[Mapping[CardId, str]] = {
    CardId("kumarbi"): "power-in-a-bid",
    CardId("hagis"): "power-when-placing",
    CardId("lamia"): "power-when-placing",
}
"""Per djinn that is paid with another action: the reason that says so."""


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
    djinns = position.players[seat].djinns if seat < len(position.players) else ()
    ready = [one.card for one in djinns if one.card in POWERS and not one.used]
    if not ready or not _window_is_open(position):
        return ()
    return [use for card in ready for use in _uses(position, seat, card)]


def _uses(position: Position, seat: Seat, card: CardId) -> Iterator[UseCard]:
    targets = POWERS[card].targets
    for payment in payable(position, seat, card):
        made = _made(card, payment)
        for tile in targets(position, seat, payment):
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
    if action.card in DJINNS or action.card == MORGIANE.card:
        return None
    return Violation("power-no-djinn", RuleId("A23"), (action.card,))


def _in_front_of_player(position: Position, action: UseCard) -> Violation | None:
    seat = position.turn.active
    if holds(position, seat, action.card):
        return None
    owner, rule = holder(position, action.card), RuleId("A23")
    if owner is None:
        return Violation("power-not-held", rule, (action.card, seat))
    return Violation("power-of-another", rule, (action.card, owner))


def _is_paid_for(_position: Position, action: UseCard) -> Violation | None:
    if action.card in POWERS:
        return None
    reason = _PAID_ELSEWHERE.get(action.card, "power-always-works")
    rule = MORGIANE.rule if action.card == MORGIANE.card else rule_of(action)
    return Violation(reason, rule, (action.card,))


def _not_used_yet(position: Position, action: UseCard) -> Violation | None:
    if not has_used(position, position.turn.active, action.card):
        return None
    return Violation("power-used", RuleId("A74"), (action.card,))


def _right_price(_position: Position, action: UseCard) -> Violation | None:
    return wrong_price(action.card, action.payment)


def _has_elders(position: Position, action: UseCard) -> Violation | None:
    return too_few_elders(position, position.turn.active, action.payment, rule_of(action))


def _has_fakirs(position: Position, action: UseCard) -> Violation | None:
    return too_few_fakirs(position, position.turn.active, action.payment, rule_of(action))


def _power_allows(position: Position, action: UseCard) -> Violation | None:
    found = unmet(POWERS[action.card].stages, position, action)
    return found[0] if found else None


USE_STAGES: Final[Stages] = (
    (_in_a_window,),
    (_is_a_djinn,),
    (_in_front_of_player,),
    (_is_paid_for,),
    (_not_used_yet,),
    (_right_price,),
    (_has_elders, _has_fakirs),
    (_power_allows,),
)


# --- what then happens


def use_effects(position: Position, action: UseCard) -> Effects:
    """Pay first, then let the power work."""
    seat, rule = position.turn.active, rule_of(action)
    position = yield from paid(position, seat, action.payment, rule, action.card)
    position = yield CardUsed(seat, action.card, rule)
    return (yield from POWERS[action.card].effects(position, action))


KINDS: Final[Mapping[type, Kind]] = {
    # Whatever is owed, a power that comes at the wrong time is refused by its own reasons.
    UseCard: Kind(frozenset(Owed), USE_STAGES, use_effects),
    Keep: Kind(answering(Owed.KEEP), drawing.KEEP_STAGES, drawing.keep_effects),
}

CANDIDATES: Final[Mapping[Owed, Callable[[Position], Iterable[Action]]]] = {
    Owed.KEEP: drawing.legal_keeps,
}
