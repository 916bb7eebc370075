"""Tools for cards: resources, djinns, thieves, and whether one was used in this turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ft_tutor.play.editor.base import MOST, Saying, seat_of
from ft_tutor.play.editor.stores import (
    drawn,
    put_under,
    with_piles,
    without_card,
    without_last,
)
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.counts import changed
from ft_tutor.rules.position import HeldCard, Player, Position, with_player, with_supply
from ft_tutor.rules.vocabulary import ROW_OF_RESOURCES, CardId, Resource, Seat
from ft_tutor.scene.figures import resource_icon
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.places import DjinnCard, OwnCard, Place, RowCard, Shared, Stock, ThiefCard
from ft_tutor.scene.shapes import placed

DRAW_PILE: Final = Stock(Shared.RESOURCES)
DISCARDS: Final = Stock(Shared.DISCARDS)
CARD_PILES: Final[Mapping[Place, str]] = MappingProxyType(
    {
        Stock(Shared.DJINNS): "djinn_deck",
        Stock(Shared.DJINN_DISCARDS): "djinn_discard",
        Stock(Shared.THIEVES): "thief_deck",
    }
)
"""The piles of djinns and thieves by their places: fields of the supply."""

ICON_SCALE: Final = 0.85
"""From the icon of a resource to the picture on a button."""


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
        """What it looks like."""
        return placed(resource_icon(self.resource), 0, 0, ICON_SCALE)

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
        if place == DRAW_PILE:
            return position.supply.deck.count(self.resource)
        if place == DISCARDS:
            return position.supply.discard[self.resource]
        seat = seat_of(position, place)
        return None if seat is None else position.players[seat].resources[self.resource]

    def put(self, position: Position, place: Place, number: int) -> Position:
        """Return the position where so many lie there; they come from the draw pile if they can."""
        if isinstance(place, RowCard):
            return self._in_row(position, place.index, lies=bool(number))
        by = number - (self.count(position, place) or 0)
        if isinstance(place, Stock):
            return self._on_pile(position, place, by)
        seat = seat_of(position, place)
        assert seat is not None
        for _ in range(by):
            position = drawn(position, self.resource)
        player = position.players[seat]
        hand = changed(player.resources, self.resource, by)
        position = with_player(position, seat, player.but(resources=hand))
        for _ in range(-by):
            position = put_under(position, self.resource)
        return position

    def _on_pile(self, position: Position, pile: Stock, by: int) -> Position:
        """Put so many more on a pile, or take them off; what the draw pile loses is gone."""
        supply = position.supply
        if pile == DISCARDS:
            for _ in range(by):
                position = drawn(position, self.resource)
            discard = changed(supply.discard, self.resource, by)
            position = with_supply(position, position.supply.but(discard=discard))
            for _ in range(-by):
                position = put_under(position, self.resource)
            return position
        deck = (*supply.deck, *[self.resource] * by)
        for _ in range(-by):
            deck = without_last(deck, self.resource)
        return with_supply(position, supply.but(deck=deck))

    def laid(self, position: Position) -> Position:
        """Return the position where one more lies at the end of the row."""
        position = drawn(position, self.resource)
        row = (*position.supply.row, self.resource)
        return with_supply(position, position.supply.but(row=row))

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
        """What it looks like: all of them together would be too much for a palette."""
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
        if place in CARD_PILES:
            return self._on_pile(position, CARD_PILES[place])
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
        if place in CARD_PILES:
            return self._put_on_pile(position, CARD_PILES[place], lies=bool(number))
        if not number:
            return self.under(position)
        if seat is not None:
            return self._before(position, seat)
        assert isinstance(place, DjinnCard | ThiefCard)
        return self._instead(position, row, place.card)

    def laid(self, position: Position) -> Position:
        """Return the position where it lies at the end of its row."""
        return self.put_on(position, self._row)

    def _on_pile(self, position: Position, pile: str) -> int | None:
        """Return how many of it are on a pile; None where its kind has no business."""
        if pile.startswith("thief") is not self._is_thief:
            return None
        return int(self.card in getattr(position.supply, pile))

    def _put_on_pile(self, position: Position, pile: str, *, lies: bool) -> Position:
        """Put it there, or take it away; what its draw pile loses leaves the game."""
        if lies:
            return self.put_on(position, pile)
        return position if pile.endswith("deck") else self.under(position)

    def put_on(self, position: Position, pile: str) -> Position:
        """Return the position where it lies at the end of a row or on a pile, by its field."""
        position = without_card(position, self.card)
        cards = (*getattr(position.supply, pile), self.card)
        return with_piles(position, {pile: cards})

    def under(self, position: Position) -> Position:
        """Return the position where it lies under its draw pile."""
        return self.put_on(position, "thief_deck" if self._is_thief else "djinn_deck")

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
            return self.laid(position)
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
