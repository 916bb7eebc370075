"""The tool for resources: cards in hands, in the row, on the draw pile and among the discards."""

from dataclasses import dataclass
from typing import Final

from ft_tutor.play.editor.base import MOST, Saying, seat_of
from ft_tutor.play.editor.stores import drawn, put_under, without_last
from ft_tutor.rules.counts import changed
from ft_tutor.rules.position import Position, with_player, with_supply
from ft_tutor.rules.vocabulary import ROW_OF_RESOURCES, Resource
from ft_tutor.scene.figures import resource_icon
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.places import Place, RowCard, Shared, Stock
from ft_tutor.scene.shapes import placed

DRAW_PILE: Final = Stock(Shared.RESOURCES)
DISCARDS: Final = Stock(Shared.DISCARDS)

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
