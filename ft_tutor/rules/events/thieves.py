"""What thieves take: given up, claimed, and the rest returned (R7.3)."""

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from ft_tutor.rules.changes import banked, with_discarded, with_djinn, with_piece, with_resources
from ft_tutor.rules.counts import changed
from ft_tutor.rules.events.base import EventBase
from ft_tutor.rules.position import (
    Given,
    Player,
    Position,
    Supply,
    with_player,
    with_square,
    with_supply,
    with_turn,
)
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import CardId, Piece, Resource, RuleId, Seat, Tile, Tribe

THIEF_USED: Final = RuleId("R7.3")


@quick
@dataclass(frozen=True, slots=True)
class ThiefUsed(EventBase):
    """A thief was revealed, and leaves the game (R7.3)."""

    reason: ClassVar[str] = "thief-used"
    rule: ClassVar[RuleId] = THIEF_USED
    about: ClassVar = ("seat", "card")
    seat: Seat
    card: CardId

    def after(self, position: Position) -> Position:
        """Return the position without the thief."""
        player = position.players[self.seat]
        thieves = tuple(held for held in player.thieves if held.card != self.card)
        return with_player(position, self.seat, player.but(thieves=thieves))


@quick
@dataclass(frozen=True, slots=True)
class HandedOver(EventBase):
    """Something changes hands for a thief (R7.3).

    Attributes:
        seat: who gives it up or takes it.
        resources: cards of the hand.
        viziers: how many.
        card: a djinn.
        tile: that loses its camel or the piece, or that is taken.
        piece: a palm or a palace.
    """

    rule: ClassVar[RuleId] = THIEF_USED
    stem: ClassVar[str]
    about: ClassVar = ("seat", "resources", "tile", "card")
    says: ClassVar = ("count", "what")
    seat: Seat
    resources: tuple[Resource, ...] = ()
    viziers: int = 0
    card: CardId | None = None
    tile: Tile | None = None
    piece: Piece | None = None

    @property
    def reason(self) -> str:
        """What changes hands: `...-resources`, `-vizier`, `-djinn`, `-piece` or `-camel`."""
        return f"{self.stem}-{self._name}"

    @property
    def _name(self) -> str:
        if self.resources:
            return "resources"
        if self.viziers:
            return "vizier"
        if self.card is not None:
            return "djinn"
        return "camel" if self.piece is None else "piece"

    @property
    def count(self) -> int:
        """How many resource cards."""
        return len(self.resources)

    @property
    def what(self) -> Piece | None:
        """Which piece."""
        return self.piece


@quick
@dataclass(frozen=True, slots=True)
class GivenUp(HandedOver):
    """A player gave something up for a thief (R7.3); a camel goes straight back to him."""

    stem: ClassVar[str] = "given-up"

    def after(self, position: Position) -> Position:
        """Return the position with what was given on the table."""
        position = with_resources(position, self.seat, self.resources, -1)
        position = with_player(position, self.seat, self._poorer(position.players[self.seat]))
        if self.tile is not None:
            position = self._taken_from(position, self.tile)
        given = Given(self.seat, self.resources, self.viziers, self.card, self.tile, self.piece)
        return with_turn(position, position.turn.but(given=(*position.turn.given, given)))

    def _poorer(self, player: Player) -> Player:
        djinns = tuple(held for held in player.djinns if held.card != self.card)
        return player.but(djinns=djinns, viziers=player.viziers - self.viziers)

    def _taken_from(self, position: Position, tile: Tile) -> Position:
        if self.piece is not None:
            return with_piece(position, tile, self.piece, -1)
        player = position.players[self.seat]
        position = with_player(position, self.seat, player.but(camels=player.camels + 1))
        square = replace(position.squares[tile], camel=None)
        return with_square(position, tile, square)


@quick
@dataclass(frozen=True, slots=True)
class NothingGiven(EventBase):
    """A player gave nothing up for a thief (R7.3): he has nothing, or a djinn shields him.

    Attributes:
        reason: `given-up-nothing` or `given-up-protected`.
        what: would have been given up: `resources`, `vizier`, `djinn`, `piece` or `camel`.
        card: the djinn that shields him.
    """

    about: ClassVar = ("seat", "card")
    says: ClassVar = ("what",)
    seat: Seat
    reason: str
    what: str
    rule: RuleId = THIEF_USED
    card: CardId | None = None


@quick
@dataclass(frozen=True, slots=True)
class Claimed(HandedOver):
    """The user of a thief took something of what was given up (R7.3).

    A piece goes to the bank, from where PalmPlaced or PalacePlaced takes it; a freed tile is
    then controlled by CamelPlaced.
    """

    stem: ClassVar[str] = "claimed"

    def after(self, position: Position) -> Position:
        """Return the position with what was taken where it belongs."""
        position = with_resources(position, self.seat, self.resources, 1)
        player = position.players[self.seat]
        richer = player.but(viziers=player.viziers + self.viziers)
        position = with_player(position, self.seat, richer)
        if self.card is not None:
            position = with_djinn(position, self.seat, self.card)
        if self.piece is not None:
            position = with_supply(position, banked(position.supply, self.piece, 1))
        return with_turn(position, position.turn.but(given=self._left(position.turn.given)))

    def _left(self, given: tuple[Given, ...]) -> tuple[Given, ...]:
        """Return what lies on the table less what was claimed."""
        left = list(given)
        for card in self.resources:
            _take_card(left, card)
        whole = next((one for one in left if self._is_of(one)), None)
        if whole is not None:
            left.remove(whole)
        return tuple(one for one in left if one != Given(one.seat))

    def _is_of(self, given: Given) -> bool:
        """Say whether this is what one player gave up, other than resource cards."""
        if self.viziers:
            return given.viziers == self.viziers
        if self.piece is not None:
            return given.piece is self.piece
        if self.tile is not None:
            return given.tile is self.tile
        return self.card is not None and given.card == self.card


def _take_card(left: list[Given], card: Resource) -> None:
    """Take one resource card from the first who gave such a card up."""
    at = next(at for at, given in enumerate(left) if card in given.resources)
    cards = list(left[at].resources)
    cards.remove(card)
    left[at] = replace(left[at], resources=tuple(cards))


@quick
@dataclass(frozen=True, slots=True)
class RestReturned(EventBase):
    """What nobody claimed went where it belongs: bag, discard piles or bank (R7.3).

    Attributes:
        count: how many things; a camel had gone back already, and its tile stays free.
        what: they are: `resources`, `vizier`, `djinn`, `piece` or `camel`.
    """

    rule: ClassVar[RuleId] = THIEF_USED
    says: ClassVar = ("count",)
    count: int
    what: str

    @property
    def reason(self) -> str:
        """What was left."""
        return f"rest-returned-{self.what}"

    def after(self, position: Position) -> Position:
        """Return the position with nothing on the table."""
        supply = position.supply
        for given in position.turn.given:
            supply = _returned(supply, given)
        cards = [card for given in position.turn.given for card in given.resources]
        position = with_discarded(with_supply(position, supply), cards)
        return with_turn(position, position.turn.but(given=()))


def _returned(supply: Supply, given: Given) -> Supply:
    if given.piece is not None:
        supply = banked(supply, given.piece, 1)
    djinns: tuple[CardId, ...] = () if given.card is None else (given.card,)
    return supply.but(
        bag=changed(supply.bag, Tribe.VIZIER, given.viziers),
        djinn_discard=(*supply.djinn_discard, *djinns),
    )
