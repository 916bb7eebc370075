"""What happens around the turns: bidding, markers, rounds and the end (R1, R2.1, R4)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from ft_tutor.rules.decisions import STEPS_OF_A_TURN, Decision, Owed
from ft_tutor.rules.events.base import EventBase
from ft_tutor.rules.position import (
    HeldCard,
    Position,
    Turn,
    with_pending,
    with_player,
    with_turn,
)
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import FRONT_ZERO, TURN_COSTS, RuleId, Seat

LAST_CAMEL: Final = RuleId("R4.1")
LATCHED: Final = RuleId("R4.4")


@quick
@dataclass(frozen=True, slots=True)
class Asked(EventBase):
    """Something more is owed, and it comes first; bookkeeping, not worth a line in a log."""

    reason: ClassVar[str] = "asked"
    rule: ClassVar[RuleId] = RuleId("R2")
    about: ClassVar = ("who",)
    says: ClassVar = ("owed",)
    decision: Decision

    @property
    def who(self) -> Seat:
        """Who decides."""
        return self.decision.who

    @property
    def owed(self) -> Owed:
        """What is owed."""
        return self.decision.owed

    def after(self, position: Position) -> Position:
        """Return the position with the decision owed first; whoever bids becomes active."""
        pending = (*position.turn.pending, self.decision)
        if self.owed is Owed.BID:
            return with_turn(position, position.turn.but(pending=pending, active=self.who))
        return with_pending(position, pending)


@quick
@dataclass(frozen=True, slots=True)
class Settled(EventBase):
    """What was owed first is done; bookkeeping, not worth a line in a log."""

    reason: ClassVar[str] = "settled"
    rule: ClassVar[RuleId] = RuleId("R2")

    def after(self, position: Position) -> Position:
        """Return the position with one decision less."""
        return with_pending(position, position.turn.pending[:-1])


@quick
@dataclass(frozen=True, slots=True)
class BidPlaced(EventBase):
    """The marker that was next took a spot of the turn order track (R1.1, R1.3).

    Attributes:
        pushes: whether it pushes other markers on zeros back.
    """

    rule: ClassVar[RuleId] = RuleId("R1.1")
    about: ClassVar = ("seat",)
    coins_said: ClassVar = ("cost",)
    seat: Seat
    spot: int
    pushes: bool = False

    @property
    def reason(self) -> str:
        """Whether the spot is free of charge, and whether others are pushed back for it."""
        if self.cost:
            return "bid-placed"
        return "bid-placed-pushing" if self.pushes else "bid-placed-on-zero"

    @property
    def cost(self) -> int:
        """What is printed on the spot, in coins."""
        return TURN_COSTS[self.spot]

    def after(self, position: Position) -> Position:
        """Return the position with the marker on the spot."""
        turn = position.turn
        place = next(place for place, seat in enumerate(turn.bid_track) if seat is not None)
        bid_track = (*turn.bid_track[:place], None, *turn.bid_track[place + 1 :])
        turn_track = _with_marker(turn.turn_track, self.spot, self.seat)
        return with_turn(position, turn.but(bid_track=bid_track, turn_track=turn_track))


def _with_marker(track: tuple[Seat | None, ...], spot: int, seat: Seat) -> tuple[Seat | None, ...]:
    """Return the turn order track with one marker more; zeros push each other back (R1.3)."""
    if spot != FRONT_ZERO:
        return (*track[:spot], seat, *track[spot + 1 :])
    return (*track[1 : FRONT_ZERO + 1], seat, *track[FRONT_ZERO + 1 :])


@quick
@dataclass(frozen=True, slots=True)
class MarkerReturned(EventBase):
    """The first marker in the order of play went back to the bid order track (R2.1.1).

    Attributes:
        place: on the bid order track, counted from 1.
    """

    reason: ClassVar[str] = "marker-returned"
    rule: ClassVar[RuleId] = RuleId("R2.1.1")
    about: ClassVar = ("seat",)
    says: ClassVar = ("place",)
    seat: Seat
    place: int

    def after(self, position: Position) -> Position:
        """Return the position with the marker on the bid order track."""
        turn = position.turn
        last = max(spot for spot, seat in enumerate(turn.turn_track) if seat is not None)
        turn_track = (*turn.turn_track[:last], None, *turn.turn_track[last + 1 :])
        bid_track = (*turn.bid_track[: self.place - 1], self.seat, *turn.bid_track[self.place :])
        return with_turn(position, turn.but(bid_track=bid_track, turn_track=turn_track))


@quick
@dataclass(frozen=True, slots=True)
class TurnBegan(EventBase):
    """A turn began, and owes all its steps (R2)."""

    reason: ClassVar[str] = "turn-began"
    rule: ClassVar[RuleId] = RuleId("R2")
    about: ClassVar = ("seat",)
    seat: Seat

    def after(self, position: Position) -> Position:
        """Return the position with all steps of the turn owed."""
        pending = (*position.turn.pending, *STEPS_OF_A_TURN[self.seat])
        return with_turn(position, position.turn.but(active=self.seat, pending=pending))


@quick
@dataclass(frozen=True, slots=True)
class TurnEnded(EventBase):
    """A turn ended: the powers used may be used again in the next one (R2)."""

    reason: ClassVar[str] = "turn-ended"
    rule: ClassVar[RuleId] = RuleId("R2")
    about: ClassVar = ("seat",)
    seat: Seat

    def after(self, position: Position) -> Position:
        """Return the position with nothing owed and no djinn used."""
        turn = position.turn
        ended = Turn(
            active=turn.active,
            bid_track=turn.bid_track,
            turn_track=turn.turn_track,
            last_round=turn.last_round,
            round=turn.round,
        )
        position = with_turn(position, ended)
        player = position.players[self.seat]
        if not any(card.used for card in player.djinns):
            return position
        djinns = tuple(HeldCard(card.card) for card in player.djinns)
        return with_player(position, self.seat, player.but(djinns=djinns))


@quick
@dataclass(frozen=True, slots=True)
class Passed(EventBase):
    """A player left out what was owed, as the rules allow there or even ask.

    Passing a movement leaves out the tribe and the tile action too (R4.2).
    """

    about: ClassVar = ("seat",)
    says: ClassVar = ("owed",)
    seat: Seat
    owed: Owed
    reason: str
    rule: RuleId

    def after(self, position: Position) -> Position:
        """Return the position with that owed no longer."""
        pending = position.turn.pending[:-1]
        if self.owed is Owed.MOVEMENT:
            while pending and pending[-1].owed in (Owed.TRIBE, Owed.TILE):
                pending = pending[:-1]
        return with_pending(position, pending)


@quick
@dataclass(frozen=True, slots=True)
class RoundEnded(EventBase):
    """All markers are back on the bid order track (R3)."""

    reason: ClassVar[str] = "round-ended"
    rule: ClassVar[RuleId] = RuleId("R3.4")
    says: ClassVar = ("round",)
    round: int


@quick
@dataclass(frozen=True, slots=True)
class RoundBegan(EventBase):
    """The next round began (R3.4)."""

    reason: ClassVar[str] = "round-began"
    rule: ClassVar[RuleId] = RuleId("R3.4")
    says: ClassVar = ("round",)
    round: int

    def after(self, position: Position) -> Position:
        """Return the position in the next round."""
        return with_turn(position, position.turn.but(round=self.round))


@quick
@dataclass(frozen=True, slots=True)
class LastRoundBegan(EventBase):
    """This round is the last: the end is latched (R4.4).

    Attributes:
        seat: who placed the last camel (R4.1), or who finds no movement (R4.2).
        reason: `last-round` or `last-round-no-movement`.
    """

    about: ClassVar = ("seat",)
    seat: Seat
    reason: str = "last-round"
    rule: RuleId = LAST_CAMEL

    def after(self, position: Position) -> Position:
        """Return the position with the end latched."""
        return with_turn(position, position.turn.but(last_round=True))


@quick
@dataclass(frozen=True, slots=True)
class GameEnded(EventBase):
    """The game is over; now it is scored (R5).

    Attributes:
        reason: `game-ended`, or `game-ended-no-movement` (R4.3).
    """

    reason: str = "game-ended"
    rule: RuleId = LATCHED

    def after(self, position: Position) -> Position:
        """Return the position where the game is over."""
        return with_turn(position, position.turn.but(over=True, last_round=True))
