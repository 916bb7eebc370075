"""The events: what happened, each with the rule that made it happen.

Log, animation, lesson checks and tests read these; nobody guesses events by comparing
positions. `reason` is the stem of the sentence in the text catalogues.
"""

from dataclasses import dataclass
from typing import ClassVar

from ft_tutor.rules.counts import Counts
from ft_tutor.rules.vocabulary import RuleId, Seat, Tile, Tribe

Subject = tuple[Tile | Tribe | Seat | str, ...]
"""What a fact or a reason is about, most important first; a string is a card's id."""

Facts = tuple[tuple[str, int | str], ...]
"""The named numbers and words that a sentence needs."""


@dataclass(frozen=True, slots=True)
class MeeplesPickedUp:
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
class MeepleDropped:
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
class MeeplesGathered:
    """Every meeple of the last colour was taken from the final tile (R2.3.1)."""

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
class CamelPlaced:
    """A player took control of a tile (R2.3.2)."""

    reason: ClassVar[str] = "camel-placed"
    rule: ClassVar[RuleId] = RuleId("R2.3.2")
    facts: ClassVar[Facts] = ()
    seat: Seat
    tile: Tile

    @property
    def subject(self) -> Subject:
        """The seat and the tile."""
        return (self.seat, self.tile)


@dataclass(frozen=True, slots=True)
class ControlUnchanged:
    """The control of the final tile did not change (R2.3.2, R2.3.3).

    Attributes:
        reason: `control-meeples-remain`, `control-owned` or `control-no-camel`.
        seat: who moved.
    """

    facts: ClassVar[Facts] = ()
    reason: str
    rule: RuleId
    seat: Seat
    tile: Tile

    @property
    def subject(self) -> Subject:
        """The seat and the tile."""
        return (self.seat, self.tile)


@dataclass(frozen=True, slots=True)
class LastRoundBegan:
    """A player placed the last camel: this is the last round (R4.1)."""

    reason: ClassVar[str] = "last-round"
    rule: ClassVar[RuleId] = RuleId("R4.1")
    facts: ClassVar[Facts] = ()
    seat: Seat

    @property
    def subject(self) -> Subject:
        """The seat."""
        return (self.seat,)


Event = (
    MeeplesPickedUp
    | MeepleDropped
    | MeeplesGathered
    | CamelPlaced
    | ControlUnchanged
    | LastRoundBegan
)
