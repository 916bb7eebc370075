"""Sloar draws a resource card; Sibittis draws djinns, one of which is kept."""

from typing import Final

from ft_tutor.rules.cards.model import (
    NO_USE,
    ONE_USE,
    Cost,
    Djinn,
    Power,
    Targets,
    Use,
    takes_no_tile,
)
from ft_tutor.rules.chance import shuffled
from ft_tutor.rules.effects import Effects, drawn_card
from ft_tutor.rules.events import DjinnsDrawn, DjinnsReshuffled
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, RuleId

_DJINNS_DRAWN: Final = 3
"""How many djinns Sibittis draws, if there are so many (D.20, A42)."""


# --- Sloar


def _cards_to_draw(position: Position) -> bool:
    """Say whether there is another card than the fakir that is paid, which could come back."""
    return bool(position.supply.deck) or any(position.supply.discard)


def _sloar_targets(position: Position, _use: Use) -> Targets:
    return ONE_USE if _cards_to_draw(position) else NO_USE


def _something_to_draw(position: Position, use: Use) -> Violation | None:
    if _cards_to_draw(position):
        return None
    return Violation("power-no-cards", use.rule, (use.card,))


def _draw_card(position: Position, use: Use) -> Effects:
    """Take the top card of the resource pile."""
    return drawn_card(position, use.seat, use.card, use.rule)


# --- Sibittis


def _djinns_to_draw(position: Position) -> bool:
    return bool(position.supply.djinn_deck or position.supply.djinn_discard)


def _sibittis_targets(position: Position, _use: Use) -> Targets:
    return ONE_USE if _djinns_to_draw(position) else NO_USE


def _some_djinn_to_draw(position: Position, use: Use) -> Violation | None:
    if _djinns_to_draw(position):
        return None
    return Violation("power-no-djinns", RuleId("A42"), (use.card,))


def _draw_djinns(position: Position, use: Use) -> Effects:
    """Draw djinns; one of them is to be kept."""
    supply = position.supply
    if len(supply.djinn_deck) < _DJINNS_DRAWN and supply.djinn_discard:
        # The discarded ones come beneath those that are left.
        position = yield DjinnsReshuffled(*shuffled(supply.djinn_discard, supply.rng))
    cards = position.supply.djinn_deck[:_DJINNS_DRAWN]
    return (yield DjinnsDrawn(use.seat, cards, use.card, use.rule))


SLOAR: Final = Djinn(
    card=CardId("sloar"),
    points=8,
    rule=RuleId("D.21"),
    cost=Cost.FAKIR,
    power=Power(_sloar_targets, ((takes_no_tile, _something_to_draw),), _draw_card),
)
SIBITTIS: Final = Djinn(
    card=CardId("sibittis"),
    points=4,
    rule=RuleId("D.20"),
    cost=Cost.ELDER_AND_ONE_MORE,
    power=Power(_sibittis_targets, ((takes_no_tile, _some_djinn_to_draw),), _draw_djinns),
)
