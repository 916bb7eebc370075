"""Reading: which action pressed places mean, legal or not; what was not pressed is made up.

Where something is made up, it is what brings the best reason: the tribe that is in the hand, the
fakirs that would be needed, the payment that could be made.
"""

from collections.abc import Callable
from typing import Final

from ft_tutor.play.choices.pressed import Pressed
from ft_tutor.rules import grid
from ft_tutor.rules.actions import (
    Action,
    Bid,
    Buy,
    Claim,
    Drop,
    Give,
    Keep,
    Kill,
    Payment,
    PickUp,
    PlacePiece,
    TakeCard,
    UseCard,
    UseThief,
)
from ft_tutor.rules.counts import Counts, present
from ft_tutor.rules.engine import violations
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TRIBES, TURN_COSTS, Piece, Resource, Seat, Tile, Tribe
from ft_tutor.scene.places import BidSpot, GivenUp, OwnMeeple, OwnResource, RowCard

_NO_SPOT: Final = len(TURN_COSTS)


def bid(pressed: Pressed) -> Action:
    """Read a bid; a number alone is one for the dearest spot, where most fakirs help."""
    spot = pressed.spot
    if spot is None:
        spot = _NO_SPOT if pressed.all(BidSpot) else _dearest_free(pressed.position)
    return Bid(spot, pressed.fakirs)


def _dearest_free(position: Position) -> int:
    free = (spot for spot, seat in enumerate(position.turn.turn_track) if seat is None)
    return max(free, default=_NO_SPOT)


def pick_up(pressed: Pressed) -> Action | None:
    """Read a tile whose meeples are picked up."""
    return None if pressed.tile is None else PickUp(pressed.tile)


def drop(pressed: Pressed) -> Action | None:
    """Read a drop; of the first tribe in the hand where none was chosen."""
    if pressed.tile is None:
        return None
    in_hand = next(iter(present(pressed.position.hand)), Tribe.VIZIER)
    return Drop(pressed.tile, Tribe(in_hand) if pressed.hand is None else pressed.hand)


def kill(pressed: Pressed) -> Action:
    """Read a kill; of the first tribe that stands there, with the fakirs that it would need."""
    tile = pressed.tile
    seat = pressed.seat if tile is None else None
    standing = _standing(pressed.position, tile, seat)
    tribes = pressed.meeples or tuple(TRIBES[kind] for kind in present(standing)[:1])
    return Kill(tribes, tile, seat, _fakirs_for(pressed.position, tile))


def _standing(position: Position, tile: Tile | None, seat: Seat | None) -> Counts:
    if tile is not None:
        return position.squares[tile].meeples
    if seat is None or seat >= len(position.players):
        return ()
    return (position.players[seat].viziers, position.players[seat].elders)


def _fakirs_for(position: Position, tile: Tile | None) -> int:
    """Return the fakirs that the assassins need to reach a tile; all there are if too few."""
    movement, seat = position.turn.movement, position.turn.active
    if movement is None or tile is None or seat >= len(position.players):
        return 0
    needed = grid.distance(movement.here, tile) - movement.hand[Tribe.ASSASSIN]
    return min(max(0, needed), position.players[seat].resources[Resource.FAKIR])


def use_thief(pressed: Pressed) -> Action | None:
    """Read a thief that is revealed."""
    return None if pressed.card is None else UseThief(pressed.card)


def keep(pressed: Pressed) -> Action | None:
    """Read a djinn that is kept."""
    return None if pressed.card is None else Keep(pressed.card)


def buy(pressed: Pressed) -> Action:
    """Read the cards of the row that are bought."""
    row = pressed.position.supply.row
    numbers = (place.index for place in pressed.all(RowCard))
    return Buy(tuple(sorted(row[number] for number in numbers if 0 <= number < len(row))))


# --- thieves


def give(pressed: Pressed) -> Action:
    """Read what is given up; on a tile, where a piece is asked for, the one that stands there."""
    tile, piece = pressed.tile, pressed.piece
    if tile is not None and piece is None and _is_about_pieces(pressed):
        piece = Piece.PALM if pressed.position.squares[tile].palms else Piece.PALACE
    return Give(pressed.resources, pressed.card, tile, piece)


def claim(pressed: Pressed) -> Action:
    """Read what is taken of that which was given up; the first piece where only a tile is said."""
    lying = {given.seat: given for given in pressed.position.turn.given}
    taken = [(lying[one.seat], one.index) for one in pressed.all(GivenUp) if one.seat in lying]
    if not taken:
        pieces = (given.piece for given in lying.values() if _is_about_pieces(pressed))
        return Claim(tile=pressed.tile, piece=next(pieces, None))
    cards = (card for given, index in taken for card in given.resources[index : index + 1])
    given, _ = taken[-1]
    freed = given.tile if given.piece is None else None
    tile = freed if pressed.tile is None else pressed.tile
    return Claim(tuple(sorted(cards)), given.card, tile, given.piece)


def _is_about_pieces(pressed: Pressed) -> bool:
    """Say whether the thief at work is after palms and palaces."""
    return any(isinstance(one, Give | Claim) and one.piece is not None for one in pressed.legal)


# --- what is paid for


_WAYS: Final = (Payment(elders=1), Payment(fakirs=1), Payment(elders=2), Payment(1, 1))
"""Every way to pay that the game has (R2.5.5, and the prices of the djinns' powers)."""

_ABOUT_THE_PRICE: Final = frozenset({"power-price", "take-price", "move-unpaid"})


def take(pressed: Pressed) -> Action | None:
    """Read a djinn or a thief that is bought."""
    card = pressed.card
    if card is None:
        return None
    return _paid(pressed, _ways(pressed), lambda payment: TakeCard(card, payment or Payment()))


def use(pressed: Pressed) -> Action | None:
    """Read the use of a djinn's power."""
    card, tile = pressed.card, pressed.tile
    if card is None:
        return None
    return _paid(pressed, _ways(pressed), lambda payment: UseCard(card, payment or Payment(), tile))


def place(pressed: Pressed) -> Action | None:
    """Read where a piece is placed; unpaid, if that is possible."""
    tile = pressed.tile
    if tile is None:
        return None
    paid = bool(pressed.all(OwnMeeple, OwnResource)) or pressed.number is not None
    ways = _ways(pressed) if paid else (None, *_ways(pressed))
    return _paid(pressed, ways, lambda payment: PlacePiece(tile, payment))


def _ways(pressed: Pressed) -> tuple[Payment, ...]:
    """Return the payments that go with what was pressed, those first that can be made."""
    ways = [way for way in _WAYS if _goes_with(way, pressed)]
    if not ways:
        ways = [Payment(len(pressed.all(OwnMeeple)), len(pressed.all(OwnResource)))]
    return tuple(sorted(ways, key=lambda way: not _can_be_made(way, pressed.position)))


def _goes_with(way: Payment, pressed: Pressed) -> bool:
    return (
        bool(way.elders) >= bool(pressed.all(OwnMeeple))
        and bool(way.fakirs) >= bool(pressed.all(OwnResource))
        and pressed.number in (None, way.elders, way.fakirs)
    )


def _can_be_made(way: Payment, position: Position) -> bool:
    seat = position.turn.active
    if seat >= len(position.players):
        return False
    player = position.players[seat]
    return way.elders <= player.elders and way.fakirs <= player.resources[Resource.FAKIR]


def _paid(
    pressed: Pressed,
    ways: tuple[Payment | None, ...],
    made: Callable[[Payment | None], Action],
) -> Action:
    """Return an action with the first payment whose amount is right, if there is one."""
    actions = [made(way) for way in ways]
    right = (action for action in actions if not _is_mispriced(pressed.position, action))
    return next(right, actions[0])


def _is_mispriced(position: Position, action: Action) -> bool:
    return any(found.reason in _ABOUT_THE_PRICE for found in violations(position, action))
