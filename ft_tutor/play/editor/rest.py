"""A position at rest: what is in the middle of being done is taken back, and nothing is lost."""

from dataclasses import replace

from ft_tutor.play.editor.stores import from_bag, from_bank
from ft_tutor.rules.changes import with_discarded, with_meeples
from ft_tutor.rules.counts import NO_MEEPLES, added, changed
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import (
    Given,
    HeldCard,
    Movement,
    Player,
    Position,
    with_square,
    with_supply,
    with_turn,
)
from ft_tutor.rules.vocabulary import Tribe


def at_rest(position: Position) -> Position:
    """Return the position with nothing owed, begun, given up or used."""
    position = without_given(without_movement(position))
    drawn = tuple(card for decision in position.turn.pending for card in decision.cards)
    if drawn:
        deck = (*drawn, *position.supply.djinn_deck)
        position = with_supply(position, position.supply.but(djinn_deck=deck))
    turn = position.turn.but(pending=(), built=0, over=False)
    return replace(position, turn=turn, players=tuple(map(_fresh, position.players)))


def _fresh(player: Player) -> Player:
    """Return the player with no card used."""
    return player.but(
        djinns=tuple(HeldCard(held.card) for held in player.djinns),
        thieves=tuple(HeldCard(held.card) for held in player.thieves),
    )


def without_movement(position: Position) -> Position:
    """Return the position before its movement; of one that is over, the hand goes to its tile."""
    movement = position.turn.movement
    if movement is None:
        return position
    if any(decision.owed is Owed.MOVEMENT for decision in position.turn.pending):
        position, back = _walked_back(position, movement)
        position = _with_meeples_on(position, replace(movement, drops=(), hand=back))
    else:
        position = _with_meeples_on(position, movement)
    return with_turn(position, replace(position.turn, movement=None))


def _walked_back(position: Position, movement: Movement) -> tuple[Position, tuple[int, ...]]:
    """Return the position without the meeples dropped, and the hand with them."""
    hand = movement.hand
    for tile, tribe in movement.drops:
        square = position.squares[tile]
        if square.meeples[tribe]:
            fewer = with_meeples(square, changed(square.meeples, tribe, -1))
            position = with_square(position, tile, fewer)
            hand = changed(hand, tribe, 1)
    return position, hand


def _with_meeples_on(position: Position, movement: Movement) -> Position:
    """Return the position with the hand put down where it is."""
    square = position.squares[movement.here]
    square = with_meeples(square, added(square.meeples, movement.hand))
    return with_square(position, movement.here, square)


def without_hand(position: Position) -> Position:
    """Return the position with the hand in the bag, and the movement as it was."""
    movement = position.turn.movement
    if movement is None:
        return position
    turn = replace(position.turn, movement=replace(movement, hand=NO_MEEPLES))
    position = with_turn(position, turn)
    for tribe in Tribe:
        position = from_bag(position, tribe, -movement.hand[tribe])
    return position


def without_given(position: Position) -> Position:
    """Return the position where nothing lies on the table for a thief: it goes where it must."""
    given = position.turn.given
    position = with_turn(position, position.turn.but(given=()))
    for one in given:
        position = _put_away(position, one)
    return position


def _put_away(position: Position, given: Given) -> Position:
    """Return the position with what was given up in its place: discards, bag, bank (R7.3)."""
    position = with_discarded(position, given.resources)
    position = from_bag(position, Tribe.VIZIER, -given.viziers)
    if given.card is not None:
        discard = (*position.supply.djinn_discard, given.card)
        position = with_supply(position, position.supply.but(djinn_discard=discard))
    return position if given.piece is None else from_bank(position, given.piece, -1)
