"""What happens around the turns: bidding, markers, rounds and the end (R1, R2.1, R4)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.events.base import Facts, Subject, Told
from ft_tutor.rules.vocabulary import TURN_COSTS, RuleId, Seat

LAST_CAMEL: Final = RuleId("R4.1")
LATCHED: Final = RuleId("R4.4")


@dataclass(frozen=True, slots=True)
class Asked(Told):
    """Something more is owed, and it comes first; bookkeeping, not worth a line in a log."""

    reason: ClassVar[str] = "asked"
    rule: ClassVar[RuleId] = RuleId("R2")
    decision: Decision

    @property
    def subject(self) -> Subject:
        """The seat that decides."""
        return (self.decision.who,)

    @property
    def facts(self) -> Facts:
        """What is owed."""
        return (("owed", self.decision.owed.value),)


@dataclass(frozen=True, slots=True)
class Settled(Told):
    """What was owed first is done; bookkeeping, not worth a line in a log."""

    reason: ClassVar[str] = "settled"
    rule: ClassVar[RuleId] = RuleId("R2")


@dataclass(frozen=True, slots=True)
class BidPlaced(Told):
    """The marker that was next took a spot of the turn order track (R1.1, R1.3)."""

    rule: ClassVar[RuleId] = RuleId("R1.1")
    seat: Seat
    spot: int

    @property
    def reason(self) -> str:
        """Whether the spot is free of charge."""
        return "bid-placed" if TURN_COSTS[self.spot] else "bid-placed-on-zero"

    @property
    def subject(self) -> Subject:
        """The seat."""
        return (self.seat,)

    @property
    def facts(self) -> Facts:
        """What is printed on the spot."""
        return (("cost", TURN_COSTS[self.spot]),)


@dataclass(frozen=True, slots=True)
class MarkerReturned(Told):
    """The first marker in the order of play went back to the bid order track (R2.1.1).

    Attributes:
        place: on the bid order track, counted from 1.
    """

    reason: ClassVar[str] = "marker-returned"
    rule: ClassVar[RuleId] = RuleId("R2.1.1")
    seat: Seat
    place: int

    @property
    def subject(self) -> Subject:
        """The seat."""
        return (self.seat,)

    @property
    def facts(self) -> Facts:
        """The place."""
        return (("place", self.place),)


@dataclass(frozen=True, slots=True)
class TurnBegan(Told):
    """A turn began, and owes all its steps (R2)."""

    reason: ClassVar[str] = "turn-began"
    rule: ClassVar[RuleId] = RuleId("R2")
    seat: Seat

    @property
    def subject(self) -> Subject:
        """The seat."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class TurnEnded(Told):
    """A turn ended: the powers used may be used again in the next one (R2)."""

    reason: ClassVar[str] = "turn-ended"
    rule: ClassVar[RuleId] = RuleId("R2")
    seat: Seat

    @property
    def subject(self) -> Subject:
        """The seat."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Passed(Told):
    """A player left out what was owed, as the rules allow there or even ask.

    Passing a movement leaves out the tribe and the tile action too (R4.2).
    """

    seat: Seat
    owed: Owed
    reason: str
    rule: RuleId

    @property
    def subject(self) -> Subject:
        """The seat."""
        return (self.seat,)

    @property
    def facts(self) -> Facts:
        """What was owed."""
        return (("owed", self.owed.value),)


@dataclass(frozen=True, slots=True)
class RoundEnded(Told):
    """All markers are back on the bid order track (R3)."""

    reason: ClassVar[str] = "round-ended"
    rule: ClassVar[RuleId] = RuleId("R3.4")
    round: int

    @property
    def facts(self) -> Facts:
        """The round."""
        return (("round", self.round),)


@dataclass(frozen=True, slots=True)
class RoundBegan(Told):
    """The next round began (R3.4)."""

    reason: ClassVar[str] = "round-began"
    rule: ClassVar[RuleId] = RuleId("R3.4")
    round: int

    @property
    def facts(self) -> Facts:
        """The round."""
        return (("round", self.round),)


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Told):
    """This round is the last: the end is latched (R4.4).

    Attributes:
        seat: who placed the last camel (R4.1), or who finds no movement (R4.2).
        reason: `last-round` or `last-round-no-movement`.
    """

    seat: Seat
    reason: str = "last-round"
    rule: RuleId = LAST_CAMEL

    @property
    def subject(self) -> Subject:
        """The seat."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class GameEnded(Told):
    """The game is over; now it is scored (R5).

    Attributes:
        reason: `game-ended`, or `game-ended-no-movement` (R4.3).
    """

    reason: str = "game-ended"
    rule: RuleId = LATCHED
