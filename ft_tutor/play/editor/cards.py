"""Tools for cards: resources, djinns, thieves, and whether one was used in this turn."""

from dataclasses import dataclass

from ft_tutor.play.editor.base import MOST, Saying, seat_of
from ft_tutor.play.editor.stores import (
    DJINN_PILES,
    THIEF_PILES,
    drawn,
    put_under,
    with_piles,
    without_card,
)
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.counts import changed
from ft_tutor.rules.position import HeldCard, Player, Position, with_player, with_supply
from ft_tutor.rules.vocabulary import ROW_OF_RESOURCES, CardId, Resource, Seat
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.places import DjinnCard, OwnCard, Place, RowCard, ThiefCard


@dataclass(frozen=True, slots=True)
class ResourceTool:
    """Cards of a resource: in hands and in the row."""

    resource: Resource

    @property
    def word(self) -> str:
        """Its own name in commands."""
        return self.resource.name.lower()

    @property
    def label(self) -> Saying:
        """What it is called."""
        return Saying("edit-tool-resource", (("resource", self.resource),))

    @property
    def drawing(self) -> Drawing:
        """What it looks like: nothing of its own."""
        return ()

    def most(self, place: Place) -> int:
        """Return how many may lie on a place."""
        return 1 if isinstance(place, RowCard) else MOST

    def count(self, position: Position, place: Place) -> int | None:
        """Return how many lie on a place; None where they can never lie."""
        if isinstance(place, RowCard):
            row = position.supply.row
            there = 0 <= place.index < len(row)
            room = len(row) < ROW_OF_RESOURCES and place.index >= 0
            return int(row[place.index] is self.resource) if there else 0 if room else None
        seat = seat_of(position, place)
        return None if seat is None else position.players[seat].resources[self.resource]

    def put(self, position: Position, place: Place, number: int) -> Position:
        """Return the position where so many lie there; they come from the draw pile if they can."""
        if isinstance(place, RowCard):
            return self._in_row(position, place.index, lies=bool(number))
        seat = seat_of(position, place)
        assert seat is not None
        by = number - position.players[seat].resources[self.resource]
        for _ in range(by):
            position = drawn(position, self.resource)
        player = position.players[seat]
        hand = changed(player.resources, self.resource, by)
        position = with_player(position, seat, player.but(resources=hand))
        for _ in range(-by):
            position = put_under(position, self.resource)
        return position

    @property
    def piles(self) -> tuple[str, ...]:
        """The row and the pile where it may be laid, by their fields."""
        return "row", "discard"

    def laid(self, position: Position, pile: str) -> Position:
        """Return the position where one more lies at the end of the row or among the discards."""
        position = drawn(position, self.resource)
        supply = position.supply
        if pile == "row":
            return with_supply(position, supply.but(row=(*supply.row, self.resource)))
        return with_supply(position, supply.but(discard=changed(supply.discard, self.resource, 1)))

    def _in_row(self, position: Position, index: int, *, lies: bool) -> Position:
        """Lay the card there instead of what lies there now, or take it away."""
        there = position.supply.row[index : index + 1]
        if lies is (there == (self.resource,)):
            return position
        # What is drawn may lie in the row itself: the card under the finger goes first.
        row = position.supply.row
        before, after = row[:index], row[index + 1 :]
        position = with_supply(position, position.supply.but(row=(*before, *after)))
        if lies:
            position = drawn(position, self.resource)
            row, at = position.supply.row, min(index, len(position.supply.row))
            row = (*row[:at], self.resource, *row[at:])
            position = with_supply(position, position.supply.but(row=row))
        return put_under(position, there[0]) if there else position


@dataclass(frozen=True, slots=True)
class CardTool:
    """A djinn or a thief: before a player or face up; each is there once."""

    card: CardId

    @property
    def word(self) -> str:
        """Its own name in commands."""
        return self.card

    @property
    def label(self) -> Saying:
        """What it is called."""
        return Saying("edit-tool-card", (("card", self.card),))

    @property
    def drawing(self) -> Drawing:
        """What it looks like: nothing of its own."""
        return ()

    def most(self, _place: Place) -> int:
        """Return how many may lie on a place."""
        return 1

    def count(self, position: Position, place: Place) -> int | None:
        """Return how many lie on a place; None where they can never lie."""
        if isinstance(place, DjinnCard | ThiefCard):
            if isinstance(place, ThiefCard) is not self._is_thief:
                return None
            return int(self.card == place.card and self.card in self._lying(position))
        seat = seat_of(position, place)
        if seat is None:
            return None
        return int(any(held.card == self.card for held in self._held(position.players[seat])))

    def put(self, position: Position, place: Place, number: int) -> Position:
        """Return the position where it lies there, or under its draw pile."""
        if self.count(position, place) == number:
            return position
        row = self._lying(position)
        position = without_card(position, self.card)
        seat = seat_of(position, place)
        if not number:
            return self.under(position)
        if seat is not None:
            return self._before(position, seat)
        assert isinstance(place, DjinnCard | ThiefCard)
        return self._instead(position, row, place.card)

    @property
    def piles(self) -> tuple[str, ...]:
        """The row and the piles where it may be laid, by their fields."""
        return THIEF_PILES if self._is_thief else DJINN_PILES

    def laid(self, position: Position, pile: str) -> Position:
        """Return the position where it lies at the end of a row or on a pile, by its field."""
        position = without_card(position, self.card)
        cards = (*getattr(position.supply, pile), self.card)
        return with_piles(position, {pile: cards})

    def under(self, position: Position) -> Position:
        """Return the position where it lies under its draw pile."""
        return self.laid(position, "thief_deck" if self._is_thief else "djinn_deck")

    @property
    def _is_thief(self) -> bool:
        return self.card in THIEVES

    @property
    def _row(self) -> str:
        return "thief_row" if self._is_thief else "djinn_row"

    def _lying(self, position: Position) -> tuple[CardId, ...]:
        return position.supply.thief_row if self._is_thief else position.supply.djinn_row

    def _held(self, player: Player) -> tuple[HeldCard, ...]:
        return player.thieves if self._is_thief else player.djinns

    def _before(self, position: Position, seat: Seat) -> Position:
        player = position.players[seat]
        held = (*self._held(player), HeldCard(self.card))
        player = player.but(thieves=held) if self._is_thief else player.but(djinns=held)
        return with_player(position, seat, player)

    def _instead(self, position: Position, row: tuple[CardId, ...], other: CardId) -> Position:
        """Lay it where another lies in the row, as that was before it was taken from anywhere.

        The other one goes under the draw pile, or changes places with it.
        """
        if other not in row:
            return self.laid(position, self._row)
        if self.card in row:
            swapped = {self.card: other, other: self.card}
            cards = tuple(swapped.get(card, card) for card in row)
            return with_piles(position, {self._row: cards})
        at = row.index(other)
        cards = (*row[:at], self.card, *row[at + 1 :])
        position = with_piles(position, {self._row: cards})
        return CardTool(other).under(position) if other not in cards else position


@dataclass(frozen=True, slots=True)
class UsedTool:
    """Turns a djinn on its side: it was used in this turn (A74)."""

    @property
    def word(self) -> str:
        """Its own name in commands."""
        return "used"

    @property
    def label(self) -> Saying:
        """What it is called."""
        return Saying("edit-tool-used")

    @property
    def drawing(self) -> Drawing:
        """What it looks like: nothing of its own."""
        return ()

    def most(self, _place: Place) -> int:
        """Return how many may lie on a place."""
        return 1

    def count(self, position: Position, place: Place) -> int | None:
        """Return whether a card was used; None where none lies."""
        if not isinstance(place, OwnCard) or place.seat >= len(position.players):
            return None
        player = position.players[place.seat]
        held = {one.card: one.used for one in (*player.djinns, *player.thieves)}
        return int(held[place.card]) if place.card in held else None

    def put(self, position: Position, place: Place, number: int) -> Position:
        """Return the position where it was used or not."""
        assert isinstance(place, OwnCard)
        player = position.players[place.seat]

        def turned(held: tuple[HeldCard, ...]) -> tuple[HeldCard, ...]:
            used = HeldCard(place.card, bool(number))
            return tuple(used if one.card == place.card else one for one in held)

        player = player.but(djinns=turned(player.djinns), thieves=turned(player.thieves))
        return with_player(position, place.seat, player)


def thing_of(position: Position, place: Place) -> ResourceTool | CardTool | None:
    """Return the card that lies on a place, as the tool for it; None where none lies."""
    match place:
        case RowCard(index=index) if 0 <= index < len(position.supply.row):
            return ResourceTool(position.supply.row[index])
        case DjinnCard(card=card) | ThiefCard(card=card) | OwnCard(card=card):
            tool = CardTool(card)
            return tool if tool.count(position, place) else None
        case _:
            return None
