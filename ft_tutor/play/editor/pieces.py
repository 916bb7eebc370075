"""Tools for what stands about: meeples, camels, palms, palaces and coins."""

from dataclasses import dataclass
from typing import Final

from ft_tutor.play.editor.base import MOST, MOST_STANDING, Saying, seat_of
from ft_tutor.play.editor.stores import from_bag, from_bank, from_stable
from ft_tutor.rules.changes import (
    banked,
    in_front_of,
    with_bag,
    with_coins,
    with_hand,
    with_meeples,
    with_piece,
)
from ft_tutor.rules.counts import changed
from ft_tutor.rules.measures import pieces_left, pieces_on
from ft_tutor.rules.position import Position, Square, with_player, with_square, with_supply
from ft_tutor.rules.vocabulary import Coins, Piece, Seat, Tile, Tribe
from ft_tutor.scene.figures import coin
from ft_tutor.scene.meeples import Drawing, meeple
from ft_tutor.scene.pieces import camel, token
from ft_tutor.scene.places import (
    AreaOf,
    InHand,
    OnTile,
    OnTileMeeple,
    OnTilePiece,
    Place,
    Shared,
    Stock,
)
from ft_tutor.scene.shapes import placed

KEPT: Final = (Tribe.VIZIER, Tribe.ELDER)
"""The tribes whose meeples lie in front of players (R2.4.Y, R2.4.W)."""

STANDING: Final = 15
"""How far below the middle of its picture a figure stands, in board units."""

BAG: Final = Stock(Shared.BAG)
BANKS: Final = {Piece.PALM: Stock(Shared.PALMS), Piece.PALACE: Stock(Shared.PALACES)}
"""Per piece: where the others are kept."""


def tile_of(place: Place) -> Tile | None:
    """Return the tile that a place is on; None where it is on none."""
    return place.tile if isinstance(place, OnTile | OnTileMeeple | OnTilePiece) else None


@dataclass(frozen=True, slots=True)
class MeepleTool:
    """Meeples of a tribe: on tiles, in the hand, viziers and elders in front of players."""

    tribe: Tribe

    @property
    def word(self) -> str:
        """Its own name in commands."""
        return self.tribe.letter

    @property
    def label(self) -> Saying:
        """What it is called."""
        return Saying("edit-tool-meeple", (("tribe", self.tribe),))

    @property
    def drawing(self) -> Drawing:
        """What it looks like."""
        return placed(meeple(self.tribe), 0, STANDING)

    def most(self, place: Place) -> int:
        """Return how many may lie on a place."""
        return MOST if isinstance(place, AreaOf) else MOST_STANDING

    def count(self, position: Position, place: Place) -> int | None:
        """Return how many lie on a place; None where they can never lie."""
        tile, seat = tile_of(place), seat_of(position, place)
        if tile is not None:
            return position.squares[tile].meeples[self.tribe]
        if place == BAG:
            return position.supply.bag[self.tribe]
        if isinstance(place, InHand) and position.turn.movement is not None:
            return position.hand[self.tribe]
        if seat is None or self.tribe not in KEPT:
            return None
        player = position.players[seat]
        return player.viziers if self.tribe is Tribe.VIZIER else player.elders

    def put(self, position: Position, place: Place, number: int) -> Position:
        """Return the position where so many lie there; the others are in the bag."""
        by = number - (self.count(position, place) or 0)
        if place == BAG:
            return with_bag(position, changed(position.supply.bag, self.tribe, by))
        tile, seat = tile_of(place), seat_of(position, place)
        if tile is not None:
            square = position.squares[tile]
            square = with_meeples(square, changed(square.meeples, self.tribe, by))
            position = with_square(position, tile, square)
        elif seat is not None:
            position = in_front_of(position, seat, self.tribe, by)
        else:
            position = with_hand(position, self.tribe, by)
        return from_bag(position, self.tribe, by)


@dataclass(frozen=True, slots=True)
class CamelTool:
    """The camels of a player: one on a tile, and those that he has not placed yet."""

    seat: Seat

    @property
    def word(self) -> str:
        """Its own name in commands."""
        return f"camel{self.seat + 1}"

    @property
    def label(self) -> Saying:
        """What it is called."""
        return Saying("edit-tool-camel", (("seat", self.seat),))

    @property
    def drawing(self) -> Drawing:
        """What it looks like."""
        return placed(camel(self.seat), 0, STANDING - 2)

    def most(self, place: Place) -> int:
        """Return how many may lie on a place."""
        return 1 if tile_of(place) is not None else MOST

    def count(self, position: Position, place: Place) -> int | None:
        """Return how many lie on a place; None where they can never lie."""
        tile = tile_of(place)
        if self.seat >= len(position.players):
            return None
        if tile is not None:
            return int(position.squares[tile].camel == self.seat)
        return position.players[self.seat].camels if place == AreaOf(self.seat) else None

    def put(self, position: Position, place: Place, number: int) -> Position:
        """Return the position with the camel there or not; another's goes back to its owner."""
        tile = tile_of(place)
        if tile is None:
            player = position.players[self.seat]
            return with_player(position, self.seat, player.but(camels=number))
        square = position.squares[tile]
        if number == (square.camel == self.seat):
            return position
        owner = self.seat if number else None
        after = Square(square.meeples, owner, square.palms, square.palaces)
        position = with_square(position, tile, after)
        if square.camel is not None:
            position = from_stable(position, square.camel, -1)
        return from_stable(position, self.seat, 1) if number else position


@dataclass(frozen=True, slots=True)
class PieceTool:
    """Palms or palaces on tiles."""

    piece: Piece

    @property
    def word(self) -> str:
        """Its own name in commands."""
        return self.piece.value

    @property
    def label(self) -> Saying:
        """What it is called."""
        return Saying({Piece.PALM: "edit-tool-palm", Piece.PALACE: "edit-tool-palace"}[self.piece])

    @property
    def drawing(self) -> Drawing:
        """What it looks like."""
        return token(self.piece.value, 1)

    def most(self, _place: Place) -> int:
        """Return how many may lie on a place."""
        return MOST_STANDING

    def count(self, position: Position, place: Place) -> int | None:
        """Return how many lie on a place; None where they can never lie."""
        if place == BANKS[self.piece]:
            return pieces_left(position.supply, self.piece)
        tile = tile_of(place)
        return None if tile is None else pieces_on(position.squares[tile], self.piece)

    def put(self, position: Position, place: Place, number: int) -> Position:
        """Return the position where so many lie there; the others are in the bank."""
        by = number - (self.count(position, place) or 0)
        if place == BANKS[self.piece]:
            return with_supply(position, banked(position.supply, self.piece, by))
        tile = tile_of(place)
        assert tile is not None
        return from_bank(with_piece(position, tile, self.piece, by), self.piece, by)


@dataclass(frozen=True, slots=True)
class CoinTool:
    """The coins of players; the bank has no end of them (A66)."""

    @property
    def word(self) -> str:
        """Its own name in commands."""
        return "coin"

    @property
    def label(self) -> Saying:
        """What it is called."""
        return Saying("edit-tool-coin")

    @property
    def drawing(self) -> Drawing:
        """What it looks like."""
        return coin()

    def most(self, _place: Place) -> int:
        """Return how many may lie on a place."""
        return MOST

    def count(self, position: Position, place: Place) -> int | None:
        """Return how many lie on a place; None where they can never lie."""
        seat = seat_of(position, place)
        return None if seat is None else Coins(position.players[seat].coins)

    def put(self, position: Position, place: Place, number: int) -> Position:
        """Return the position where a player has so many."""
        seat = seat_of(position, place)
        assert seat is not None
        return with_coins(position, seat, number - position.players[seat].coins)
