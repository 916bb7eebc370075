"""What happens on the tiles, and to cards and piles (R2.5, R3)."""

from dataclasses import dataclass
from typing import ClassVar

from ft_tutor.rules.changes import banked, with_piece, with_resources
from ft_tutor.rules.counts import NO_RESOURCES
from ft_tutor.rules.events.base import EventBase
from ft_tutor.rules.position import Position, with_supply
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import CardId, Piece, Resource, RuleId, Seat, Tile


@quick
@dataclass(frozen=True, slots=True)
class PiecePlaced(EventBase):
    """A palm or a palace was put on a tile.

    Attributes:
        seat: who placed it.
    """

    piece: ClassVar[Piece]
    about: ClassVar = ("seat", "tile")
    seat: Seat
    tile: Tile
    rule: RuleId

    def after(self, position: Position) -> Position:
        """Return the position with the piece on the tile."""
        position = with_piece(position, self.tile, self.piece, 1)
        return with_supply(position, banked(position.supply, self.piece, -1))


@quick
@dataclass(frozen=True, slots=True)
class PalmPlaced(PiecePlaced):
    """A palm was put on a tile (R2.5.1, or by a card)."""

    reason: ClassVar[str] = "palm-placed"
    piece: ClassVar[Piece] = Piece.PALM


@quick
@dataclass(frozen=True, slots=True)
class PalacePlaced(PiecePlaced):
    """A palace was put on a tile (R2.5.2, or by a card)."""

    reason: ClassVar[str] = "palace-placed"
    piece: ClassVar[Piece] = Piece.PALACE


@quick
@dataclass(frozen=True, slots=True)
class CardsTaken(EventBase):
    """A player took face-up cards of the row into the hand (R2.4.G, R2.5.3, R2.5.4).

    Attributes:
        places: in the row, counted from 0, of each of the cards.
    """

    reason: ClassVar[str] = "cards-taken"
    about: ClassVar = ("seat", "cards")
    says: ClassVar = ("count",)
    seat: Seat
    cards: tuple[Resource, ...]
    places: tuple[int, ...]
    rule: RuleId

    @property
    def count(self) -> int:
        """How many cards."""
        return len(self.cards)

    def after(self, position: Position) -> Position:
        """Return the position with the cards in the player's hand."""
        row = position.supply.row
        left = tuple(card for place, card in enumerate(row) if place not in self.places)
        position = with_resources(position, self.seat, self.cards, 1)
        return with_supply(position, position.supply.but(row=left))


@quick
@dataclass(frozen=True, slots=True)
class CardDrawn(EventBase):
    """A player took the top card of the resource pile, unseen by the others (A63).

    Attributes:
        card: the djinn that allows it.
    """

    reason: ClassVar[str] = "card-drawn"
    about: ClassVar = ("seat", "card")
    seat: Seat
    rule: RuleId
    card: CardId

    def after(self, position: Position) -> Position:
        """Return the position with the top card in the player's hand."""
        supply = position.supply
        position = with_resources(position, self.seat, supply.deck[:1], 1)
        return with_supply(position, supply.but(deck=supply.deck[1:]))


@quick
@dataclass(frozen=True, slots=True)
class Reshuffled(EventBase):
    """The discarded resources became the new pile (R3.1).

    Attributes:
        deck: the new pile, top card first.
        rng: the state of chance afterwards.
    """

    reason: ClassVar[str] = "reshuffled"
    rule: ClassVar[RuleId] = RuleId("R3.1")
    says: ClassVar = ("count",)
    deck: tuple[Resource, ...]
    rng: int

    @property
    def count(self) -> int:
        """How many cards."""
        return len(self.deck)

    def after(self, position: Position) -> Position:
        """Return the position with the cards beneath those that are left."""
        deck = (*position.supply.deck, *self.deck)
        supply = position.supply.but(deck=deck, discard=NO_RESOURCES, rng=self.rng)
        return with_supply(position, supply)


@quick
@dataclass(frozen=True, slots=True)
class DjinnsReshuffled(EventBase):
    """The discarded djinns became the new pile (R3.2).

    Attributes:
        deck: the new pile, top card first.
        rng: the state of chance afterwards.
    """

    reason: ClassVar[str] = "djinns-reshuffled"
    rule: ClassVar[RuleId] = RuleId("R3.2")
    says: ClassVar = ("count",)
    deck: tuple[CardId, ...]
    rng: int

    @property
    def count(self) -> int:
        """How many cards."""
        return len(self.deck)

    def after(self, position: Position) -> Position:
        """Return the position with the cards beneath those that are left."""
        deck = (*position.supply.djinn_deck, *self.deck)
        supply = position.supply.but(djinn_deck=deck, djinn_discard=(), rng=self.rng)
        return with_supply(position, supply)


@quick
@dataclass(frozen=True, slots=True)
class RowRefilled(EventBase):
    """The top cards of the pile were added to the row of resources (R3.1)."""

    reason: ClassVar[str] = "row-refilled"
    rule: ClassVar[RuleId] = RuleId("R3.1")
    says: ClassVar = ("count",)
    count: int

    def after(self, position: Position) -> Position:
        """Return the position with the cards in the row."""
        supply = position.supply
        row = (*supply.row, *supply.deck[: self.count])
        return with_supply(position, supply.but(row=row, deck=supply.deck[self.count :]))


@quick
@dataclass(frozen=True, slots=True)
class DjinnsDealt(EventBase):
    """The top djinns of the pile were added to the row (R3.2)."""

    reason: ClassVar[str] = "djinns-dealt"
    rule: ClassVar[RuleId] = RuleId("R3.2")
    about: ClassVar = ("cards",)
    says: ClassVar = ("count",)
    cards: tuple[CardId, ...]

    @property
    def count(self) -> int:
        """How many cards."""
        return len(self.cards)

    def after(self, position: Position) -> Position:
        """Return the position with the djinns in the row."""
        supply = position.supply
        row = (*supply.djinn_row, *self.cards)
        deck = supply.djinn_deck[len(self.cards) :]
        return with_supply(position, supply.but(djinn_row=row, djinn_deck=deck))


@quick
@dataclass(frozen=True, slots=True)
class ThiefTurnedUp(EventBase):
    """The next thief was turned up (R3.3, R7.4)."""

    reason: ClassVar[str] = "thief-turned-up"
    rule: ClassVar[RuleId] = RuleId("R3.3")
    about: ClassVar = ("card",)
    card: CardId

    def after(self, position: Position) -> Position:
        """Return the position with the thief face up."""
        supply = position.supply
        row = (*supply.thief_row, self.card)
        return with_supply(position, supply.but(thief_row=row, thief_deck=supply.thief_deck[1:]))
