"""Pressed places as what they name: the tile, the card, the cards of resources, the number."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from ft_tutor.rules.actions import Action
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import CardId, Piece, Resource, Seat, Tile, Tribe
from ft_tutor.scene.places import (
    Amount,
    AreaOf,
    DjinnCard,
    InHand,
    OnTile,
    OnTileMeeple,
    OnTilePiece,
    OwnCard,
    OwnMeeple,
    OwnResource,
    Place,
    ThiefCard,
    TurnSpot,
)

P = TypeVar("P")

MOST: Final = 9
"""How many of a thing are read at most; the game never asks for more than two."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """Places that were pressed for one action; where two would do, the later one counts.

    Attributes:
        legal: the actions that are legal in the position.
    """

    position: Position
    legal: tuple[Action, ...]
    places: tuple[Place, ...]

    def all(self, *kinds: type[P]) -> tuple[P, ...]:
        """Return the places of some kinds, in the order of the presses."""
        return tuple(place for place in self.places if isinstance(place, kinds))

    def last(self, *kinds: type) -> Any:
        """Return the last place of some kinds, if there is any."""
        return next(reversed(self.all(*kinds)), None)

    @property
    def tile(self) -> Tile | None:
        """The tile, pressed as a whole or on something that stands there."""
        place = self.last(OnTile, OnTileMeeple, OnTilePiece)
        return place.tile if place else None

    @property
    def piece(self) -> Piece | None:
        """The palm or palace."""
        place = self.last(OnTilePiece)
        return place.piece if place else None

    @property
    def spot(self) -> int | None:
        """The spot of the turn order track."""
        place = self.last(TurnSpot)
        return place.index if place else None

    @property
    def hand(self) -> Tribe | None:
        """The tribe in the hand."""
        place = self.last(InHand)
        return place.tribe if place else None

    @property
    def card(self) -> CardId | None:
        """The djinn or the thief."""
        place = self.last(DjinnCard, ThiefCard, OwnCard)
        return place.card if place else None

    @property
    def seat(self) -> Seat | None:
        """The player whose area was pressed, or the meeples in it."""
        place = self.last(AreaOf, OwnMeeple)
        return place.seat if place else None

    @property
    def meeples(self) -> tuple[Tribe, ...]:
        """The tribes on a tile or in front of a player."""
        on_tile = (place.tribe for place in self.all(OnTileMeeple))
        return self._counted((*on_tile, *(place.tribe for place in self.all(OwnMeeple))))

    @property
    def resources(self) -> tuple[Resource, ...]:
        """The resource cards of a hand."""
        return self._counted(place.resource for place in self.all(OwnResource))

    def _counted(self, things: Iterable[P]) -> tuple[P, ...]:
        """Return things in their order, a single one as often as the number says."""
        listed = tuple(sorted(things))  # type: ignore[type-var]  # tribes and resources are numbers
        return listed * min(max(1, self.number or 1), MOST) if len(listed) == 1 else listed

    @property
    def number(self) -> int | None:
        """The number on the counter."""
        place = self.last(Amount)
        return place.number if place else None

    @property
    def fakirs(self) -> int:
        """How many fakirs are discarded: the number; one, where only they were pressed."""
        return self.number if self.number is not None else len(self.all(OwnResource)[:1])
