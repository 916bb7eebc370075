"""What happens in the movement and the control check (R2.2, R2.3)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from ft_tutor.rules.changes import with_meeples
from ft_tutor.rules.counts import NO_MEEPLES, Counts, changed
from ft_tutor.rules.events.base import EventBase
from ft_tutor.rules.position import (
    Movement,
    Position,
    Square,
    with_player,
    with_square,
    with_step,
)
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import RuleId, Seat, Tile, Tribe

CONTROL: Final = RuleId("R2.3.2")


@quick
@dataclass(frozen=True, slots=True)
class MeeplesPickedUp(EventBase):
    """All meeples of a tile went into the hand (R2.2.1)."""

    reason: ClassVar[str] = "meeples-picked-up"
    rule: ClassVar[RuleId] = RuleId("R2.2.1")
    about: ClassVar = ("tile",)
    says: ClassVar = ("count",)
    tile: Tile
    meeples: Counts

    @property
    def count(self) -> int:
        """How many meeples."""
        return sum(self.meeples)

    def after(self, position: Position) -> Position:
        """Return the position with the meeples in the hand."""
        emptied = with_meeples(position.squares[self.tile], NO_MEEPLES)
        movement = Movement(self.tile, (), self.meeples)
        return with_step(position, self.tile, emptied, movement, position.turn.pending)


@quick
@dataclass(frozen=True, slots=True)
class MeepleDropped(EventBase):
    """One meeple was dropped on a tile of the path (R2.2.2).

    Attributes:
        step: how many meeples of this movement are dropped now, this one included.
        left: how many are still in the hand.
    """

    reason: ClassVar[str] = "meeple-dropped"
    rule: ClassVar[RuleId] = RuleId("R2.2.2")
    about: ClassVar = ("tile", "tribe")
    says: ClassVar = ("step", "left")
    tile: Tile
    tribe: Tribe
    step: int
    left: int

    def after(self, position: Position) -> Position:
        """Return the position with the meeple on the tile."""
        square, movement = position.squares[self.tile], position.turn.movement
        assert movement is not None
        fuller = with_meeples(square, changed(square.meeples, self.tribe, 1))
        drops = (*movement.drops, (self.tile, self.tribe))
        hand = changed(movement.hand, self.tribe, -1)
        movement = Movement(movement.start, drops, hand)
        return with_step(position, self.tile, fuller, movement, position.turn.pending)


@quick
@dataclass(frozen=True, slots=True)
class MeeplesGathered(EventBase):
    """Every meeple of the last colour was taken from the final tile (R2.3.1).

    The movement is finished with it: its decision is settled.
    """

    reason: ClassVar[str] = "meeples-gathered"
    rule: ClassVar[RuleId] = RuleId("R2.3.1")
    about: ClassVar = ("tile", "tribe")
    says: ClassVar = ("count",)
    tile: Tile
    tribe: Tribe
    count: int

    def after(self, position: Position) -> Position:
        """Return the position with the meeples in the hand."""
        square, movement = position.squares[self.tile], position.turn.movement
        assert movement is not None
        left = with_meeples(square, changed(square.meeples, self.tribe, -self.count))
        hand = changed(movement.hand, self.tribe, self.count)
        movement = Movement(movement.start, movement.drops, hand)
        return with_step(position, self.tile, left, movement, position.turn.pending[:-1])


@quick
@dataclass(frozen=True, slots=True)
class CamelPlaced(EventBase):
    """A player took control of a tile (R2.3.2, R2.4.R, or by a card)."""

    about: ClassVar = ("seat", "tile")
    seat: Seat
    tile: Tile
    rule: RuleId = CONTROL
    reason: str = "camel-placed"

    def after(self, position: Position) -> Position:
        """Return the position with the camel on the tile."""
        player, square = position.players[self.seat], position.squares[self.tile]
        position = with_player(position, self.seat, player.but(camels=player.camels - 1))
        owned = Square(square.meeples, self.seat, square.palms, square.palaces)
        return with_square(position, self.tile, owned)


@quick
@dataclass(frozen=True, slots=True)
class ControlUnchanged(EventBase):
    """The control of a tile did not change (R2.3.2, R2.3.3).

    Attributes:
        reason: `control-meeples-remain`, `control-owned` or `control-no-camel`.
        seat: who moved.
    """

    about: ClassVar = ("seat", "tile")
    reason: str
    rule: RuleId
    seat: Seat
    tile: Tile
