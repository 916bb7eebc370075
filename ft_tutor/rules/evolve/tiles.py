"""What happens on the tiles, and to rows and piles."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from ft_tutor.rules.counts import NO_RESOURCES
from ft_tutor.rules.events import (
    CardDrawn,
    CardsTaken,
    DjinnsDealt,
    DjinnsReshuffled,
    PalacePlaced,
    PalmPlaced,
    Reshuffled,
    RowRefilled,
    ThiefTurnedUp,
)
from ft_tutor.rules.evolve.common import with_resources
from ft_tutor.rules.position import Position, with_square, with_supply


def _palm_placed(position: Position, event: PalmPlaced) -> Position:
    square, supply = position.squares[event.tile], position.supply
    position = with_square(position, event.tile, replace(square, palms=square.palms + 1))
    return with_supply(position, supply.but(palms=supply.palms - 1))


def _palace_placed(position: Position, event: PalacePlaced) -> Position:
    square, supply = position.squares[event.tile], position.supply
    position = with_square(position, event.tile, replace(square, palaces=square.palaces + 1))
    return with_supply(position, supply.but(palaces=supply.palaces - 1))


def _cards_taken(position: Position, event: CardsTaken) -> Position:
    row = position.supply.row
    left = tuple(card for place, card in enumerate(row) if place not in event.places)
    position = with_resources(position, event.seat, event.cards, 1)
    return with_supply(position, position.supply.but(row=left))


def _card_drawn(position: Position, event: CardDrawn) -> Position:
    supply = position.supply
    position = with_resources(position, event.seat, supply.deck[:1], 1)
    return with_supply(position, supply.but(deck=supply.deck[1:]))


def _reshuffled(position: Position, event: Reshuffled) -> Position:
    supply = position.supply.but(
        deck=(*position.supply.deck, *event.deck),
        discard=NO_RESOURCES,
        rng=event.rng,
    )
    return with_supply(position, supply)


def _djinns_reshuffled(position: Position, event: DjinnsReshuffled) -> Position:
    supply = position.supply.but(
        djinn_deck=(*position.supply.djinn_deck, *event.deck),
        djinn_discard=(),
        rng=event.rng,
    )
    return with_supply(position, supply)


def _row_refilled(position: Position, event: RowRefilled) -> Position:
    supply = position.supply
    row = (*supply.row, *supply.deck[: event.count])
    return with_supply(position, supply.but(row=row, deck=supply.deck[event.count :]))


def _djinns_dealt(position: Position, event: DjinnsDealt) -> Position:
    supply = position.supply
    row = (*supply.djinn_row, *event.cards)
    deck = supply.djinn_deck[len(event.cards) :]
    return with_supply(position, supply.but(djinn_row=row, djinn_deck=deck))


def _thief_turned_up(position: Position, event: ThiefTurnedUp) -> Position:
    supply = position.supply
    row = (*supply.thief_row, event.card)
    return with_supply(position, supply.but(thief_row=row, thief_deck=supply.thief_deck[1:]))


AFTER: Final[Mapping[type, Callable[[Position, Any], Position]]] = {
    PalmPlaced: _palm_placed,
    PalacePlaced: _palace_placed,
    CardsTaken: _cards_taken,
    CardDrawn: _card_drawn,
    Reshuffled: _reshuffled,
    DjinnsReshuffled: _djinns_reshuffled,
    RowRefilled: _row_refilled,
    DjinnsDealt: _djinns_dealt,
    ThiefTurnedUp: _thief_turned_up,
}
