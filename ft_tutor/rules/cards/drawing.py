"""Sloar draws a resource card; Sibittis draws djinns, one of which is kept."""

from collections.abc import Iterator, Mapping
from typing import Final

from ft_tutor.rules.actions import Keep, Payment, UseCard
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.cards.power import NO_USE, ONE_USE, Power, Targets, rule_of, takes_no_tile
from ft_tutor.rules.chance import shuffled
from ft_tutor.rules.decisions import Decision
from ft_tutor.rules.effects import Effects, drawn_card
from ft_tutor.rules.events import DjinnsDrawn, DjinnsReshuffled, DrawnDjinnKept
from ft_tutor.rules.legality import Stages, Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, RuleId, Seat

_DJINNS_DRAWN: Final = 3
"""How many djinns Sibittis draws, if there are so many (D.20, A42)."""


# --- Sloar


def _cards_to_draw(position: Position) -> bool:
    """Say whether there is another card than the fakir that is paid, which could come back."""
    return bool(position.supply.deck) or any(position.supply.discard)


def _sloar_targets(position: Position, _seat: Seat, _payment: Payment) -> Targets:
    return ONE_USE if _cards_to_draw(position) else NO_USE


def _something_to_draw(position: Position, action: UseCard) -> Violation | None:
    if _cards_to_draw(position):
        return None
    return Violation("power-no-cards", rule_of(action), (action.card,))


def sloar_effects(position: Position, action: UseCard) -> Effects:
    """Take the top card of the resource pile."""
    return (yield from drawn_card(position, position.turn.active, action.card, rule_of(action)))


# --- Sibittis


def _djinns_to_draw(position: Position) -> bool:
    return bool(position.supply.djinn_deck or position.supply.djinn_discard)


def _sibittis_targets(position: Position, _seat: Seat, _payment: Payment) -> Targets:
    return ONE_USE if _djinns_to_draw(position) else NO_USE


def _some_djinn_to_draw(position: Position, action: UseCard) -> Violation | None:
    if _djinns_to_draw(position):
        return None
    return Violation("power-no-djinns", RuleId("A42"), (action.card,))


def sibittis_effects(position: Position, action: UseCard) -> Effects:
    """Draw djinns; one of them is to be kept."""
    supply = position.supply
    if len(supply.djinn_deck) < _DJINNS_DRAWN and supply.djinn_discard:
        # The discarded ones come beneath those that are left.
        position = yield DjinnsReshuffled(*shuffled(supply.djinn_discard, supply.rng))
    cards = position.supply.djinn_deck[:_DJINNS_DRAWN]
    return (yield DjinnsDrawn(position.turn.active, cards, action.card, rule_of(action)))


SLOAR_STAGES: Final[Stages] = ((takes_no_tile, _something_to_draw),)
SIBITTIS_STAGES: Final[Stages] = ((takes_no_tile, _some_djinn_to_draw),)

POWERS: Final[Mapping[CardId, Power]] = {
    CardId("sloar"): Power(_sloar_targets, SLOAR_STAGES, sloar_effects),
    CardId("sibittis"): Power(_sibittis_targets, SIBITTIS_STAGES, sibittis_effects),
}


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
