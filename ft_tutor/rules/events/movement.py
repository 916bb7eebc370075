"""What happens in the movement and the control check (R2.2, R2.3)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from ft_tutor.rules.counts import Counts
from ft_tutor.rules.events.base import Facts, Subject, Told
from ft_tutor.rules.vocabulary import RuleId, Seat, Tile, Tribe

CONTROL: Final = RuleId("R2.3.2")


@dataclass(frozen=True, slots=True)
class MeeplesPickedUp(Told):
    """All meeples of a tile went into the hand (R2.2.1)."""

    reason: ClassVar[str] = "meeples-picked-up"
    rule: ClassVar[RuleId] = RuleId("R2.2.1")
    tile: Tile
    meeples: Counts

    @property
    def subject(self) -> Subject:
        """The tile."""
        return (self.tile,)

    @property
    def facts(self) -> Facts:
        """How many meeples."""
        return (("count", sum(self.meeples)),)


@dataclass(frozen=True, slots=True)
class MeepleDropped(Told):
    """One meeple was dropped on a tile of the path (R2.2.2).

    Attributes:
        step: how many meeples of this movement are dropped now, this one included.
        left: how many are still in the hand.
    """

    reason: ClassVar[str] = "meeple-dropped"
    rule: ClassVar[RuleId] = RuleId("R2.2.2")
    tile: Tile
    tribe: Tribe
    step: int
    left: int

    @property
    def subject(self) -> Subject:
        """The tile and the tribe."""
        return (self.tile, self.tribe)

    @property
    def facts(self) -> Facts:
        """The step, and how many meeples are left in the hand."""
        return (("step", self.step), ("left", self.left))


@dataclass(frozen=True, slots=True)
class MeeplesGathered(Told):
    """Every meeple of the last colour was taken from the final tile (R2.3.1).

    The movement is finished with it: its decision is settled.
    """

    reason: ClassVar[str] = "meeples-gathered"
    rule: ClassVar[RuleId] = RuleId("R2.3.1")
    tile: Tile
    tribe: Tribe
    count: int

    @property
    def subject(self) -> Subject:
        """The tile and the tribe."""
        return (self.tile, self.tribe)

    @property
    def facts(self) -> Facts:
        """How many meeples were taken."""
        return (("count", self.count),)


@dataclass(frozen=True, slots=True)
class CamelPlaced(Told):
    """A player took control of a tile (R2.3.2, R2.4.R, or by a card)."""

    seat: Seat
    tile: Tile
    rule: RuleId = CONTROL
    reason: str = "camel-placed"

    @property
    def subject(self) -> Subject:
        """The seat and the tile."""
        return (self.seat, self.tile)


@dataclass(frozen=True, slots=True)
class ControlUnchanged(Told):
    """The control of a tile did not change (R2.3.2, R2.3.3).

    Attributes:
        reason: `control-meeples-remain`, `control-owned` or `control-no-camel`.
        seat: who moved.
    """

    reason: str
    rule: RuleId
    seat: Seat
    tile: Tile

    @property
    def subject(self) -> Subject:
        """The seat and the tile."""
        return (self.seat, self.tile)
