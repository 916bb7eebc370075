"""Tools for cards: resources, djinns, thieves, and whether one was used in this turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ft_tutor.play.editor.base import Saying, seat_of
from ft_tutor.play.editor.stores import (
    with_piles,
    without_card,
)
from ft_tutor.rules.cards.thieves import THIEVES
from ft_tutor.rules.position import HeldCard, Player, Position, with_player
from ft_tutor.rules.vocabulary import CardId, Seat
from ft_tutor.scene.meeples import Drawing
from ft_tutor.scene.places import DjinnCard, OwnCard, Place, Shared, Stock, ThiefCard

CARD_PILES: Final[Mapping[Place, str]] = MappingProxyType(
    {
        Stock(Shared.DJINNS): "djinn_deck",
        Stock(Shared.DJINN_DISCARDS): "djinn_discard",
        Stock(Shared.THIEVES): "thief_deck",
    }
)
"""The piles of djinns and thieves by their places: fields of the supply."""


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
