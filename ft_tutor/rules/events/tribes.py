"""What the tribes do (R2.4)."""

from dataclasses import dataclass
from typing import ClassVar

from ft_tutor.rules.changes import in_front_of, with_bag, with_hand, with_meeples
from ft_tutor.rules.counts import Counts, added, changed, taken
from ft_tutor.rules.events.base import EventBase, Facts
from ft_tutor.rules.position import Position, with_square, with_supply
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import RULES_OF_TRIBES, RuleId, Seat, Tile, Tribe


@quick
@dataclass(frozen=True, slots=True)
class MeeplesKept(EventBase):
    """The viziers or elders in the hand went in front of the player (R2.4.Y, R2.4.W)."""

    reason: ClassVar[str] = "meeples-kept"
    about: ClassVar = ("seat", "tribe")
    says: ClassVar = ("count",)
    seat: Seat
    tribe: Tribe
    count: int

    @property
    def rule(self) -> RuleId:
        """The rule of the tribe."""
        return RULES_OF_TRIBES[self.tribe]

    def after(self, position: Position) -> Position:
        """Return the position with the meeples in front of the player."""
        position = with_hand(position, self.tribe, -self.count)
        return in_front_of(position, self.seat, self.tribe, self.count)


@quick
@dataclass(frozen=True, slots=True)
class MeeplesReturned(EventBase):
    """The meeples in the hand went back to the bag (R2.4.G, R2.4.B, R2.4.R)."""

    reason: ClassVar[str] = "meeples-returned"
    about: ClassVar = ("tribe",)
    says: ClassVar = ("count",)
    tribe: Tribe
    count: int
    rule: RuleId

    def after(self, position: Position) -> Position:
        """Return the position with the meeples in the bag."""
        position = with_hand(position, self.tribe, -self.count)
        return with_bag(position, changed(position.supply.bag, self.tribe, self.count))


@quick
@dataclass(frozen=True, slots=True)
class Killed(EventBase):
    """Assassins killed one meeple, or with a card's help two; one killing (R2.4.R).

    Attributes:
        seat: whose assassins they are.
        tribes: of the victims.
        tile: where they stood, or
        victim: in front of whom they stood.
        kept: the victims among them that go in front of the killer, not to the bag.
    """

    rule: ClassVar[RuleId] = RuleId("R2.4.R")
    about: ClassVar = ("tribes", "tile", "victim", "seat")
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
    def facts(self) -> Facts:
        """How many were killed, of how many tribes, and how many of them were kept."""
        kinds = len(set(self.tribes))
        return (("count", len(self.tribes)), ("kinds", kinds), ("kept", len(self.kept)))

    def after(self, position: Position) -> Position:
        """Return the position without the victims where they stood."""
        bag, kept = position.supply.bag, list(self.kept)
        for tribe in self.tribes:
            position = self._without_one(position, tribe)
            if tribe in kept:
                kept.remove(tribe)
                position = in_front_of(position, self.seat, tribe, 1)
            else:
                bag = changed(bag, tribe, 1)
        return with_bag(position, bag)

    def _without_one(self, position: Position, tribe: Tribe) -> Position:
        if self.tile is None:
            assert self.victim is not None
            return in_front_of(position, self.victim, tribe, -1)
        square = position.squares[self.tile]
        left = with_meeples(square, changed(square.meeples, tribe, -1))
        return with_square(position, self.tile, left)


@quick
@dataclass(frozen=True, slots=True)
class MeeplesPlaced(EventBase):
    """A card put meeples from the bag, drawn by chance, on a tile.

    Attributes:
        rng: the state of chance afterwards.
    """

    reason: ClassVar[str] = "meeples-placed"
    about: ClassVar = ("tile",)
    says: ClassVar = ("count",)
    tile: Tile
    meeples: Counts
    rng: int
    rule: RuleId

    @property
    def count(self) -> int:
        """How many meeples."""
        return sum(self.meeples)

    def after(self, position: Position) -> Position:
        """Return the position with the meeples on the tile."""
        square = position.squares[self.tile]
        fuller = with_meeples(square, added(square.meeples, self.meeples))
        bag = taken(position.supply.bag, self.meeples)
        position = with_square(position, self.tile, fuller)
        return with_supply(position, position.supply.but(bag=bag, rng=self.rng))
