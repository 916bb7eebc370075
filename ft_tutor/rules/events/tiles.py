"""What happens on the tiles, and to cards and piles (R2.5, R3)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from ft_tutor.rules.events.base import Facts, Subject, Told
from ft_tutor.rules.vocabulary import CardId, Resource, RuleId, Seat, Tile

OASIS: Final = RuleId("R2.5.1")
VILLAGE: Final = RuleId("R2.5.2")


@dataclass(frozen=True, slots=True)
class PalmPlaced(Told):
    """A palm was put on a tile (R2.5.1, or by a card).

    Attributes:
        seat: who placed it.
    """

    reason: ClassVar[str] = "palm-placed"
    seat: Seat
    tile: Tile
    rule: RuleId = OASIS

    @property
    def subject(self) -> Subject:
        """The seat and the tile."""
        return (self.seat, self.tile)


@dataclass(frozen=True, slots=True)
class PalacePlaced(Told):
    """A palace was put on a tile (R2.5.2, or by a card).

    Attributes:
        seat: who placed it.
    """

    reason: ClassVar[str] = "palace-placed"
    seat: Seat
    tile: Tile
    rule: RuleId = VILLAGE

    @property
    def subject(self) -> Subject:
        """The seat and the tile."""
        return (self.seat, self.tile)


@dataclass(frozen=True, slots=True)
class CardsTaken(Told):
    """A player took face-up cards of the row into the hand (R2.4.G, R2.5.3, R2.5.4).

    Attributes:
        places: in the row, counted from 0, of each of the cards.
    """

    reason: ClassVar[str] = "cards-taken"
    seat: Seat
    cards: tuple[Resource, ...]
    places: tuple[int, ...]
    rule: RuleId

    @property
    def subject(self) -> Subject:
        """The seat and the cards."""
        return (self.seat, *self.cards)

    @property
    def facts(self) -> Facts:
        """How many cards."""
        return (("count", len(self.cards)),)


@dataclass(frozen=True, slots=True)
class CardDrawn(Told):
    """A player took the top card of the resource pile, unseen by the others (A63)."""

    reason: ClassVar[str] = "card-drawn"
    seat: Seat
    rule: RuleId
    card: CardId

    @property
    def subject(self) -> Subject:
        """The seat, and the djinn that allows it."""
        return (self.seat, self.card)


@dataclass(frozen=True, slots=True)
class Reshuffled(Told):
    """The discarded resources became the new pile (R3.1).

    Attributes:
        deck: the new pile, top card first.
        rng: the state of chance afterwards.
    """

    reason: ClassVar[str] = "reshuffled"
    rule: ClassVar[RuleId] = RuleId("R3.1")
    deck: tuple[Resource, ...]
    rng: int

    @property
    def facts(self) -> Facts:
        """How many cards."""
        return (("count", len(self.deck)),)


@dataclass(frozen=True, slots=True)
class DjinnsReshuffled(Told):
    """The discarded djinns became the new pile (R3.2).

    Attributes:
        deck: the new pile, top card first.
        rng: the state of chance afterwards.
    """

    reason: ClassVar[str] = "djinns-reshuffled"
    rule: ClassVar[RuleId] = RuleId("R3.2")
    deck: tuple[CardId, ...]
    rng: int

    @property
    def facts(self) -> Facts:
        """How many cards."""
        return (("count", len(self.deck)),)


@dataclass(frozen=True, slots=True)
class RowRefilled(Told):
    """The top cards of the pile were added to the row of resources (R3.1)."""

    reason: ClassVar[str] = "row-refilled"
    rule: ClassVar[RuleId] = RuleId("R3.1")
    count: int

    @property
    def facts(self) -> Facts:
        """How many cards."""
        return (("count", self.count),)


@dataclass(frozen=True, slots=True)
class DjinnsDealt(Told):
    """The top djinns of the pile were added to the row (R3.2)."""

    reason: ClassVar[str] = "djinns-dealt"
    rule: ClassVar[RuleId] = RuleId("R3.2")
    cards: tuple[CardId, ...]

    @property
    def subject(self) -> Subject:
        """The cards."""
        return self.cards

    @property
    def facts(self) -> Facts:
        """How many cards."""
        return (("count", len(self.cards)),)


@dataclass(frozen=True, slots=True)
class ThiefTurnedUp(Told):
    """The next thief was turned up (R3.3, R7.4)."""

    reason: ClassVar[str] = "thief-turned-up"
    rule: ClassVar[RuleId] = RuleId("R3.3")
    card: CardId

    @property
    def subject(self) -> Subject:
        """The card."""
        return (self.card,)
