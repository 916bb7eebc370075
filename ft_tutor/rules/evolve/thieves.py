"""What thieves take: given up, claimed, and the rest returned."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from ft_tutor.rules.counts import changed
from ft_tutor.rules.events import Claimed, GivenUp, NothingGiven, RestReturned, ThiefUsed
from ft_tutor.rules.evolve.cards import with_djinn
from ft_tutor.rules.evolve.common import with_discarded, with_resources
from ft_tutor.rules.position import (
    Given,
    Player,
    Position,
    Supply,
    with_player,
    with_square,
    with_supply,
    with_turn,
)
from ft_tutor.rules.vocabulary import CardId, Piece, Resource, Seat, Tile, Tribe


def _thief_used(position: Position, event: ThiefUsed) -> Position:
    player = position.players[event.seat]
    thieves = tuple(held for held in player.thieves if held.card != event.card)
    return with_player(position, event.seat, player.but(thieves=thieves))


def _given_up(position: Position, event: GivenUp) -> Position:
    given, seat = event.given, event.given.seat
    position = with_resources(position, seat, given.resources, -1)
    position = with_player(position, seat, _poorer(position.players[seat], given))
    if given.tile is not None:
        position = _taken_from_tile(position, seat, given.tile, given.piece)
    turn = position.turn.but(given=(*position.turn.given, given))
    return with_turn(position, turn)


def _nothing_given(position: Position, _event: NothingGiven) -> Position:
    return position


def _poorer(player: Player, given: Given) -> Player:
    djinns = tuple(held for held in player.djinns if held.card != given.card)
    return player.but(djinns=djinns, viziers=player.viziers - given.viziers)


def _taken_from_tile(position: Position, seat: Seat, tile: Tile, piece: Piece | None) -> Position:
    square = position.squares[tile]
    if piece is Piece.PALM:
        return with_square(position, tile, replace(square, palms=square.palms - 1))
    if piece is Piece.PALACE:
        return with_square(position, tile, replace(square, palaces=square.palaces - 1))
    player = position.players[seat]
    position = with_player(position, seat, player.but(camels=player.camels + 1))
    return with_square(position, tile, replace(square, camel=None))


def _claimed(position: Position, event: Claimed) -> Position:
    position = with_resources(position, event.seat, event.resources, 1)
    player = position.players[event.seat]
    richer = player.but(viziers=player.viziers + event.viziers)
    position = with_player(position, event.seat, richer)
    if event.card is not None:
        position = with_djinn(position, event.seat, event.card)
    if event.piece is not None:
        supply = _returned(position.supply, Given(event.seat, piece=event.piece))
        position = with_supply(position, supply)
    return with_turn(position, position.turn.but(given=_left(position, event)))


def _left(position: Position, event: Claimed) -> tuple[Given, ...]:
    """Return what lies on the table less what was claimed."""
    left = list(position.turn.given)
    for card in event.resources:
        _take_card(left, card)
    whole = next((given for given in left if _is_claimed(given, event)), None)
    if whole is not None:
        left.remove(whole)
    return tuple(given for given in left if given != Given(given.seat))


def _take_card(left: list[Given], card: Resource) -> None:
    """Take one resource card from the first who gave such a card up."""
    at = next(at for at, given in enumerate(left) if card in given.resources)
    cards = list(left[at].resources)
    cards.remove(card)
    left[at] = replace(left[at], resources=tuple(cards))


def _is_claimed(given: Given, event: Claimed) -> bool:
    """Say whether what one player gave up, other than resource cards, is what was claimed."""
    if event.viziers:
        return given.viziers == event.viziers
    if event.piece is not None:
        return given.piece is event.piece
    if event.tile is not None:
        return given.tile is event.tile
    return event.card is not None and given.card == event.card


def _rest_returned(position: Position, _event: RestReturned) -> Position:
    supply = position.supply
    for given in position.turn.given:
        supply = _returned(supply, given)
    cards = [card for given in position.turn.given for card in given.resources]
    position = with_discarded(with_supply(position, supply), cards)
    return with_turn(position, position.turn.but(given=()))


def _returned(supply: Supply, given: Given) -> Supply:
    djinns: tuple[CardId, ...] = () if given.card is None else (given.card,)
    return supply.but(
        bag=changed(supply.bag, Tribe.VIZIER, given.viziers),
        djinn_discard=(*supply.djinn_discard, *djinns),
        palms=supply.palms + (given.piece is Piece.PALM),
        palaces=supply.palaces + (given.piece is Piece.PALACE),
    )


AFTER: Final[Mapping[type, Callable[[Position, Any], Position]]] = {
    ThiefUsed: _thief_used,
    GivenUp: _given_up,
    NothingGiven: _nothing_given,
    Claimed: _claimed,
    RestReturned: _rest_returned,
}
