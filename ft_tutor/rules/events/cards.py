"""What happens with djinns and thieves (R2.5.5, R2.4.T, R7)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from ft_tutor.rules.events.base import Facts, Subject, Told
from ft_tutor.rules.position import Given
from ft_tutor.rules.vocabulary import CardId, Piece, Resource, RuleId, Seat, Tile

SACRED_PLACE: Final = RuleId("R2.5.5")
THIEF_USED: Final = RuleId("R7.3")


@dataclass(frozen=True, slots=True)
class DjinnTaken(Told):
    """A player took a djinn from the row (R2.5.5), or kept one of those drawn."""

    reason: ClassVar[str] = "djinn-taken"
    seat: Seat
    card: CardId
    rule: RuleId = SACRED_PLACE

    @property
    def subject(self) -> Subject:
        """The seat and the card."""
        return (self.seat, self.card)


@dataclass(frozen=True, slots=True)
class ThiefTaken(Told):
    """A player took the face-up thief (R7.2)."""

    reason: ClassVar[str] = "thief-taken"
    rule: ClassVar[RuleId] = RuleId("R7.2")
    seat: Seat
    card: CardId

    @property
    def subject(self) -> Subject:
        """The seat and the card."""
        return (self.seat, self.card)


@dataclass(frozen=True, slots=True)
class CardUsed(Told):
    """A player used the power of a djinn; not again in this turn (W1 to W4)."""

    reason: ClassVar[str] = "card-used"
    seat: Seat
    card: CardId
    rule: RuleId

    @property
    def subject(self) -> Subject:
        """The seat and the card."""
        return (self.seat, self.card)


@dataclass(frozen=True, slots=True)
class DjinnsDrawn(Told):
    """A player drew the top djinns of the pile, to keep one; it is owed (KEEP)."""

    reason: ClassVar[str] = "djinns-drawn"
    seat: Seat
    cards: tuple[CardId, ...]
    card: CardId
    rule: RuleId

    @property
    def subject(self) -> Subject:
        """The seat, the djinn that allows it, and the cards."""
        return (self.seat, self.card, *self.cards)

    @property
    def facts(self) -> Facts:
        """How many cards."""
        return (("count", len(self.cards)),)


@dataclass(frozen=True, slots=True)
class DrawnDjinnKept(Told):
    """One of the djinns drawn was kept, and the others were discarded; KEEP is settled."""

    reason: ClassVar[str] = "drawn-djinn-kept"
    seat: Seat
    card: CardId
    rule: RuleId

    @property
    def subject(self) -> Subject:
        """The seat and the card kept."""
        return (self.seat, self.card)


@dataclass(frozen=True, slots=True)
class ThiefUsed(Told):
    """A thief was revealed, and leaves the game (R7.3)."""

    reason: ClassVar[str] = "thief-used"
    rule: ClassVar[RuleId] = THIEF_USED
    seat: Seat
    card: CardId

    @property
    def subject(self) -> Subject:
        """The seat and the card."""
        return (self.seat, self.card)


@dataclass(frozen=True, slots=True)
class GivenUp(Told):
    """A player gave something up for a thief (R7.3); a camel goes straight back to him."""

    rule: ClassVar[RuleId] = THIEF_USED
    given: Given

    @property
    def reason(self) -> str:
        """What was given up."""
        return f"given-up-{kind_of(self.given)}"

    @property
    def subject(self) -> Subject:
        """The seat and what was given."""
        given = self.given
        things = (given.tile, given.card)
        return (given.seat, *given.resources, *(thing for thing in things if thing is not None))

    @property
    def facts(self) -> Facts:
        """How many resource cards, and which piece."""
        piece = "" if self.given.piece is None else self.given.piece.value
        return (("count", len(self.given.resources)), ("what", piece))


@dataclass(frozen=True, slots=True)
class NothingGiven(Told):
    """A player gave nothing up for a thief (R7.3): he has nothing, or a djinn shields him.

    Attributes:
        reason: `given-up-nothing` or `given-up-protected`.
        what: would have been given up, as `kind_of` names it.
        card: the djinn that shields him.
    """

    seat: Seat
    reason: str
    what: str
    rule: RuleId = THIEF_USED
    card: CardId | None = None

    @property
    def subject(self) -> Subject:
        """The seat and the djinn."""
        return (self.seat,) if self.card is None else (self.seat, self.card)

    @property
    def facts(self) -> Facts:
        """What it was about."""
        return (("what", self.what),)


def kind_of(given: Given) -> str:
    """Name what was given up: `resources`, `vizier`, `djinn`, `piece` or `camel`."""
    if given.resources:
        return "resources"
    if given.viziers:
        return "vizier"
    if given.card is not None:
        return "djinn"
    return "camel" if given.piece is None else "piece"


@dataclass(frozen=True, slots=True)
class Claimed(Told):
    """The user of a thief took something of what was given up (R7.3).

    A piece goes to the bank, from where PalmPlaced or PalacePlaced takes it; a freed tile is
    then controlled by CamelPlaced.

    Attributes:
        resources: taken into the hand.
        viziers: taken in front of the player.
        card: a djinn, taken in front of the player.
        piece: to be placed.
        tile: a freed tile, to be controlled.
    """

    rule: ClassVar[RuleId] = THIEF_USED
    seat: Seat
    resources: tuple[Resource, ...] = ()
    viziers: int = 0
    card: CardId | None = None
    piece: Piece | None = None
    tile: Tile | None = None

    @property
    def reason(self) -> str:
        """What was claimed."""
        same = Given(self.seat, self.resources, self.viziers, self.card, self.tile, self.piece)
        return f"claimed-{kind_of(same)}"

    @property
    def subject(self) -> Subject:
        """The seat and what was taken."""
        things = (self.tile, self.card)
        return (self.seat, *self.resources, *(thing for thing in things if thing is not None))

    @property
    def facts(self) -> Facts:
        """How many resource cards, and which piece."""
        piece = "" if self.piece is None else self.piece.value
        return (("count", len(self.resources)), ("what", piece))


@dataclass(frozen=True, slots=True)
class RestReturned(Told):
    """What nobody claimed went where it belongs: bag, discard piles or bank (R7.3).

    Attributes:
        count: how many things; a camel had gone back already, and its tile stays free.
        what: they are, as `kind_of` names them.
    """

    rule: ClassVar[RuleId] = THIEF_USED
    count: int
    what: str

    @property
    def reason(self) -> str:
        """What was left."""
        return f"rest-returned-{self.what}"

    @property
    def facts(self) -> Facts:
        """How many things."""
        return (("count", self.count),)
