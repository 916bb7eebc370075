"""What the tribes do (R2.4)."""

from dataclasses import dataclass
from typing import ClassVar

from ft_tutor.rules.counts import Counts
from ft_tutor.rules.events.base import Facts, Subject, Told
from ft_tutor.rules.vocabulary import RULES_OF_TRIBES, RuleId, Seat, Tile, Tribe


@dataclass(frozen=True, slots=True)
class MeeplesKept(Told):
    """The viziers or elders in the hand went in front of the player (R2.4.Y, R2.4.W)."""

    reason: ClassVar[str] = "meeples-kept"
    seat: Seat
    tribe: Tribe
    count: int

    @property
    def rule(self) -> RuleId:
        """The rule of the tribe."""
        return RULES_OF_TRIBES[self.tribe]

    @property
    def subject(self) -> Subject:
        """The seat and the tribe."""
        return (self.seat, self.tribe)

    @property
    def facts(self) -> Facts:
        """How many."""
        return (("count", self.count),)


@dataclass(frozen=True, slots=True)
class MeeplesReturned(Told):
    """The meeples in the hand went back to the bag (R2.4.G, R2.4.B, R2.4.R)."""

    reason: ClassVar[str] = "meeples-returned"
    tribe: Tribe
    count: int
    rule: RuleId

    @property
    def subject(self) -> Subject:
        """The tribe."""
        return (self.tribe,)

    @property
    def facts(self) -> Facts:
        """How many."""
        return (("count", self.count),)


@dataclass(frozen=True, slots=True)
class Killed(Told):
    """Assassins killed one meeple, or with a card's help two; one killing (R2.4.R).

    Attributes:
        seat: whose assassins they are.
        tribes: of the victims.
        tile: where they stood, or
        victim: in front of whom they stood.
        kept: the victims among them that go in front of the killer, not to the bag.
    """

    rule: ClassVar[RuleId] = RuleId("R2.4.R")
    seat: Seat
    tribes: tuple[Tribe, ...]
    tile: Tile | None = None
    victim: Seat | None = None
    kept: tuple[Tribe, ...] = ()

    @property
    def reason(self) -> str:
        """Where the victims stood, and how many there were."""
        where = "on-tile" if self.tile is not None else "of-player"
        return f"killed-{where}" if len(self.tribes) == 1 else f"killed-two-{where}"

    @property
    def subject(self) -> Subject:
        """The victims, where they stood, and the killer."""
        where = self.tile if self.tile is not None else self.victim
        assert where is not None
        return (*self.tribes, where, self.seat)

    @property
    def facts(self) -> Facts:
        """How many were killed, and how many of them were kept."""
        return (("count", len(self.tribes)), ("kept", len(self.kept)))


@dataclass(frozen=True, slots=True)
class MeeplesPlaced(Told):
    """A card put meeples from the bag, drawn by chance, on a tile.

    Attributes:
        rng: the state of chance afterwards.
    """

    reason: ClassVar[str] = "meeples-placed"
    tile: Tile
    meeples: Counts
    rng: int
    rule: RuleId

    @property
    def subject(self) -> Subject:
        """The tile."""
        return (self.tile,)

    @property
    def facts(self) -> Facts:
        """How many meeples."""
        return (("count", sum(self.meeples)),)
