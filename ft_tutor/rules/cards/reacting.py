"""Djinns that work by themselves: Ba'al, Kandicha, Marid, Monkir and Nekir."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ft_tutor.rules import rulings
from ft_tutor.rules.cards.djinns import DJINNS
from ft_tutor.rules.cards.held import holder, holds
from ft_tutor.rules.cards.tribe_powers import KANDICHA, times
from ft_tutor.rules.effects import Effects, drawn_card
from ft_tutor.rules.events import (
    Claimed,
    CoinsGained,
    DjinnTaken,
    DrawnDjinnKept,
    Event,
    Killed,
    MeepleDropped,
    PalacePlaced,
)
from ft_tutor.rules.measures import blue_tiles
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, Seat, Tile, Tribe

_OWN: Final = 1
_OTHERS: Final = 2
"""What Ba'al, Marid, Monkir and Nekir pay their owner, in coins: for his own deed, and for that
of somebody else (D.3, D.16, D.17, D.18).
"""

_BAAL: Final = CardId("baal")
_MARID: Final = CardId("marid")
_MONKIR: Final = CardId("monkir")
_NEKIR: Final = CardId("nekir")


def _coins(owner: Seat, doer: Seat) -> int:
    return _OWN if doer == owner else _OTHERS


def _gained(position: Position, seat: Seat, card: CardId, coins: int) -> Effects:
    """Pay coins to the owner of a djinn."""
    if coins:
        position = yield CoinsGained(seat, coins, DJINNS[card].rule, card, f"{card}-pays")
    return position


# --- one djinn after another


def _marid(position: Position, event: MeepleDropped) -> Effects | None:
    """Pay for a meeple dropped on a tile of his owner (A46); the camel must be there (A47)."""
    owner = position.squares[event.tile].camel
    if owner is None or owner >= len(position.players) or not holds(position, owner, _MARID):
        return None
    return _gained(position, owner, _MARID, _coins(owner, position.turn.active))


def _monkir(position: Position, event: PalacePlaced) -> Effects | None:
    """Pay for every palace put on the board (A48)."""
    owner = holder(position, _MONKIR)
    if owner is None:
        return None
    return _gained(position, owner, _MONKIR, _coins(owner, event.seat))


def _baal(position: Position, event: DjinnTaken | DrawnDjinnKept | Claimed) -> Effects | None:
    """Pay for a djinn taken, but not for himself (A44, A45)."""
    owner = holder(position, _BAAL)
    if owner is None or event.card is None:
        return None
    if event.card == _BAAL and not rulings.BAAL_PAYS_FOR_HIMSELF:
        return None
    return _gained(position, owner, _BAAL, _coins(owner, event.seat))


def _killing(position: Position, event: Killed) -> Effects:
    """Let Nekir pay, and the killer's Kandicha do something for each victim (A49, A73)."""
    position = yield from _nekir(position, event)
    if holds(position, event.seat, KANDICHA):
        for tribe in event.tribes:
            position = yield from _kandicha(position, event.seat, tribe, event.tile)
    return position


def _nekir(position: Position, event: Killed) -> Effects:
    owner = holder(position, _NEKIR)
    if owner is None:
        return position
    killings = len(event.tribes) if rulings.NEKIR_PAYS_PER_VICTIM else 1  # A26
    return (yield from _gained(position, owner, _NEKIR, killings * _coins(owner, event.seat)))


def _kandicha(position: Position, seat: Seat, tribe: Tribe, tile: Tile | None) -> Effects:
    """Draw a card for a merchant, take coins for a builder; the rest is kept or worth nothing."""
    if tribe is Tribe.MERCHANT:
        return (yield from drawn_card(position, seat, KANDICHA, DJINNS[KANDICHA].rule))
    if tribe is Tribe.BUILDER and tile is not None:
        coins = blue_tiles(position, tile) * _doubling(position, seat)
        return (yield from _gained(position, seat, KANDICHA, coins))
    return position


def _doubling(position: Position, seat: Seat) -> int:
    return times(position, seat) if rulings.ECHIDNA_DOUBLES_KANDICHA else 1  # A53


def kept_victims(position: Position, seat: Seat, tribes: tuple[Tribe, ...]) -> tuple[Tribe, ...]:
    """Return which victims go in front of the killer instead of to the bag (D.12, A50)."""
    if not holds(position, seat, KANDICHA):
        return ()
    return tuple(tribe for tribe in tribes if tribe in (Tribe.VIZIER, Tribe.ELDER))


_REACTS: Final[Mapping[type, Callable[[Position, Any], Effects | None]]] = {
    MeepleDropped: _marid,
    PalacePlaced: _monkir,
    DjinnTaken: _baal,
    DrawnDjinnKept: _baal,
    Claimed: _baal,
    Killed: _killing,
}


def reactions(position: Position, event: Event) -> Effects | None:
    """Return what djinns do after an event, None if nothing; the position is the one after it."""
    react = _REACTS.get(type(event))
    return None if react is None else react(position, event)
