"""Single changes of a position: on the board, in the hand, to what is owed, on the tracks.

What is put somewhere comes from the bag or a pile where it lies there, so that a changed position
has as many pieces as the box.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from ft_tutor.rules import grid
from ft_tutor.rules.changes import with_bag, with_meeples, with_piece
from ft_tutor.rules.counts import NO_MEEPLES, added, changed, present
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.events import Facts, Subject
from ft_tutor.rules.position import (
    Movement,
    Position,
    Square,
    with_movement,
    with_pending,
    with_player,
    with_square,
    with_supply,
    with_turn,
)
from ft_tutor.rules.vocabulary import (
    FRONT_ZERO,
    TILES,
    TRIBES,
    TURN_COSTS,
    Coins,
    Piece,
    RuleId,
    Seat,
    Tile,
    TileKind,
    Tribe,
)


@dataclass(frozen=True, slots=True)
class Change:
    """One small change; its sentence in the text catalogues is ``change-<reason>``.

    Attributes:
        position: the position with it.
        subject: what it is about, most important first.
        facts: the named numbers that its sentence needs.
    """

    rule: ClassVar[RuleId] = RuleId("")
    reason: str
    position: Position
    subject: Subject = ()
    facts: Facts = ()


# --- on the board


def meeples_more(position: Position, tile: Tile, tribe: Tribe, number: int = 1) -> Change:
    """Put meeples on a tile."""
    square = position.squares[tile]
    fuller = with_meeples(square, changed(square.meeples, tribe, number))
    position = with_square(_from_bag(position, tribe, number), tile, fuller)
    return Change("meeples-more", position, (tribe, tile), (("number", number),))


def meeple_less(position: Position, tile: Tile, tribe: Tribe) -> Change:
    """Take a meeple of a tile into the bag."""
    square = position.squares[tile]
    left = with_meeples(square, changed(square.meeples, tribe, -1))
    position = with_square(position, tile, left)
    position = with_bag(position, changed(position.supply.bag, tribe, 1))
    return Change("meeple-less", position, (tribe, tile))


def emptied(position: Position, tile: Tile) -> Change:
    """Take all meeples of a tile into the bag."""
    square = position.squares[tile]
    bag = added(position.supply.bag, square.meeples)
    position = with_square(position, tile, with_meeples(square, NO_MEEPLES))
    return Change("tile-emptied", with_bag(position, bag), (tile,))


def camel_away(position: Position, tile: Tile) -> Change:
    """Give the camel of a tile back to its owner."""
    square = position.squares[tile]
    assert square.camel is not None
    if square.camel < len(position.players):
        owner = position.players[square.camel]
        position = with_player(position, square.camel, owner.but(camels=owner.camels + 1))
    free = Square(square.meeples, None, square.palms, square.palaces)
    return Change("camel-away", with_square(position, tile, free), (tile, square.camel))


def camel_there(position: Position, tile: Tile, seat: Seat) -> Change:
    """Let a player own a tile."""
    square = position.squares[tile]
    owned = Square(square.meeples, seat, square.palms, square.palaces)
    return Change("camel-there", with_square(position, tile, owned), (tile, seat))


def pieces_away(position: Position, tile: Tile) -> Change:
    """Take palms and palaces of a tile back to the bank."""
    square, supply = position.squares[tile], position.supply
    supply = supply.but(palms=supply.palms + square.palms, palaces=supply.palaces + square.palaces)
    bare = Square(square.meeples, square.camel)
    position = with_supply(with_square(position, tile, bare), supply)
    return Change("pieces-away", position, (tile,))


def piece_there(position: Position, tile: Tile, piece: Piece) -> Change:
    """Let a palm or a palace stand on a tile."""
    position = with_piece(position, tile, piece, 1)
    return Change("piece-there", position, (tile,), (("piece", piece.value),))


def kind_other(position: Position, tile: Tile, kind: TileKind) -> Iterator[Change]:
    """Let two printed tiles change places, so that a tile is of a kind."""
    layout = position.layout
    others = (other for other in TILES if layout[other].kind is kind)
    other = min(others, key=lambda other: grid.distance(tile, other), default=None)
    if other is None or layout[tile].kind is kind:
        return
    swapped = list(layout)
    swapped[tile], swapped[other] = layout[other], layout[tile]
    changed_ = replace(position, layout=tuple(swapped))
    yield Change("tile-kind", changed_, (tile,), (("kind", kind.value),))


def _from_bag(position: Position, tribe: Tribe, number: int) -> Position:
    bag = position.supply.bag
    if bag[tribe] < number:
        return position
    return with_bag(position, changed(bag, tribe, -number))


# --- the hand and the walk


def hand_more(position: Position, tribe: Tribe, number: int = 1) -> Iterator[Change]:
    """Put meeples into the hand."""
    movement = position.turn.movement
    if movement is None:
        return
    hand = changed(movement.hand, tribe, number)
    fuller = with_movement(_from_bag(position, tribe, number), replace(movement, hand=hand))
    yield Change("hand-more", fuller, (tribe,), (("number", number),))


def hand_swapped(position: Position, tribe: Tribe) -> Iterator[Change]:
    """Exchange one meeple of the hand for one of a tribe."""
    movement = position.turn.movement
    if movement is None:
        return
    for other in present(movement.hand):
        hand = changed(changed(movement.hand, other, -1), tribe, 1)
        bag = changed(position.supply.bag, other, 1)
        swapped = with_movement(with_bag(position, bag), replace(movement, hand=hand))
        swapped = _from_bag(swapped, tribe, 1)
        yield Change("hand-swapped", swapped, (tribe, TRIBES[other]))


def hand_of(position: Position, tribe: Tribe) -> Iterator[Change]:
    """Let the movement have ended with another tribe in the hand."""
    movement = position.turn.movement
    if movement is None or not movement.drops:
        return
    number = max(sum(movement.hand), 1)
    hand = changed(NO_MEEPLES, tribe, number)
    drops = (*movement.drops[:-1], (movement.here, tribe))
    bag = added(position.supply.bag, movement.hand)
    other = with_movement(with_bag(position, bag), Movement(movement.start, drops, hand))
    other = _from_bag(other, tribe, number)
    yield Change("hand-of", other, (tribe,), (("number", number),))


def standing(position: Position, tile: Tile) -> Iterator[Change]:
    """Let the walk stand on another tile, with the same hand."""
    movement = position.turn.movement
    if movement is not None:
        there = with_movement(position, Movement(tile, (), movement.hand))
        yield Change("standing", there, (tile,))


def come_from_elsewhere(position: Position, tile: Tile) -> Iterator[Change]:
    """Let the walk have come from another side."""
    movement = position.turn.movement
    if movement is not None:
        fresh = with_movement(position, Movement(movement.here, (), movement.hand))
        yield Change("came-elsewhere", fresh, (tile,))


def carrying(position: Position, tile: Tile, tribe: Tribe) -> Change:
    """Let a walk begin beside a tile with one meeple in the hand."""
    beside = TILES[grid.NEIGHBOURS[tile][0]]
    movement = Movement(beside, (), changed(NO_MEEPLES, tribe, 1))
    carried = with_movement(_from_bag(position, tribe, 1), movement)
    return Change("carrying", carried, (tribe, beside))


def unwalked(position: Position) -> Iterator[Change]:
    """Take the walk back."""
    movement = position.turn.movement
    if movement is None:
        return
    pile = movement.hand
    squares = list(position.squares)
    for tile, tribe in movement.drops:
        if squares[tile].meeples[tribe]:
            squares[tile] = with_meeples(squares[tile], changed(squares[tile].meeples, tribe, -1))
            pile = changed(pile, tribe, 1)
    start = squares[movement.start]
    squares[movement.start] = with_meeples(start, added(start.meeples, pile))
    position = replace(position, squares=tuple(squares))
    yield Change("walk-not-begun", with_turn(position, replace(position.turn, movement=None)))


def ended_on(position: Position, tile: Tile, tribe: Tribe | None = None) -> Change:
    """Let the movement have ended on a tile; a tribe named is in the hand, two of it."""
    two = 2
    hand = NO_MEEPLES if tribe is None else changed(NO_MEEPLES, tribe, two)
    dropped = Tribe.VIZIER if tribe is None else tribe
    bag = added(position.supply.bag, position.hand)
    movement = Movement(TILES[grid.NEIGHBOURS[tile][0]], ((tile, dropped),), hand)
    position = with_movement(with_bag(position, bag), movement)
    if tribe is None:
        return Change("ended-on", position, (tile,))
    position = _from_bag(position, tribe, two)
    return Change("ended-with", position, (tile, tribe), (("number", two),))


# --- what is owed, and the tracks


def due(position: Position, decision: Decision) -> Change:
    """Let a decision be due now: once what comes before it is done, or beside it all."""
    pending = position.turn.pending
    for depth in range(len(pending) - 1, 0, -1):
        if pending[depth - 1] == decision:
            later = with_pending(position, pending[:depth])
            return Change("due-later", later, (), _owed(decision.owed))
    due_now = with_pending(position, (*pending, decision))
    if decision.owed is Owed.MOVEMENT:
        bag = added(position.supply.bag, position.hand)
        due_now = with_bag(due_now, bag)
        due_now = with_turn(due_now, replace(due_now.turn, movement=None))
    return Change("due-now", due_now, (decision.who,), _owed(decision.owed))


def _owed(owed: Owed) -> Facts:
    return (("owed", owed.value),)


def marker_next(position: Position, seat: Seat) -> Iterator[Change]:
    """Let a player's marker be the first on the bid order track."""
    track = list(position.turn.bid_track)
    if seat not in track:
        return
    first = next(index for index, marker in enumerate(track) if marker is not None)
    his = track.index(seat)
    track[first], track[his] = track[his], track[first]
    turn = position.turn.but(bid_track=tuple(track))
    yield Change("marker-next", with_turn(position, turn), (seat,))


def spot_freed(position: Position, spot: int) -> Iterator[Change]:
    """Move the marker of a spot of the turn order track to the free spot with a price nearest."""
    track = position.turn.turn_track
    free = (other for other in range(FRONT_ZERO + 1, len(track)) if track[other] is None)
    other = min(free, key=lambda other: abs(other - spot), default=None)
    marker = track[spot]
    if other is None or marker is None:
        return
    moved = list(track)
    moved[other], moved[spot] = marker, None
    if spot <= FRONT_ZERO:  # the zeros behind move up
        moved[: FRONT_ZERO + 1] = sorted(moved[: FRONT_ZERO + 1], key=lambda one: one is not None)
    turn = position.turn.but(turn_track=tuple(moved))
    facts = (("coins", Coins(TURN_COSTS[spot])), ("coins2", Coins(TURN_COSTS[other])))
    yield Change("marker-elsewhere", with_turn(position, turn), (marker,), facts)
