"""Chapter R3, the clean-up between two rounds."""

from ft_tutor.rules.effects import Effects, with_deck, with_djinn_deck
from ft_tutor.rules.events import DjinnsDealt, RowRefilled, ThiefTurnedUp
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import ROW_OF_DJINNS, ROW_OF_RESOURCES


def clean_up(position: Position) -> Effects:
    """Fill the rows again, and turn up a thief if none is face up (R3.1 to R3.3)."""
    position = yield from _fill_row(position)
    position = yield from _fill_djinns(position)
    supply = position.supply
    if supply.thief_deck and not supply.thief_row:
        position = yield ThiefTurnedUp(supply.thief_deck[0])
    return position


def _fill_row(position: Position) -> Effects:
    """Fill the row of resources; twice round where the pile runs out on the way."""
    while (missing := ROW_OF_RESOURCES - len(position.supply.row)) > 0:
        position = yield from with_deck(position)
        if not position.supply.deck:
            break
        position = yield RowRefilled(min(missing, len(position.supply.deck)))
    return position


def _fill_djinns(position: Position) -> Effects:
    while (missing := ROW_OF_DJINNS - len(position.supply.djinn_row)) > 0:
        position = yield from with_djinn_deck(position)
        if not position.supply.djinn_deck:
            break
        position = yield DjinnsDealt(position.supply.djinn_deck[:missing])
    return position
