"""The position: one immutable value that holds everything on the table."""

from dataclasses import dataclass
from typing import Final

from ft_tutor.rules.counts import NO_MEEPLES, NO_RESOURCES, Counts
from ft_tutor.rules.decisions import Decision
from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import (
    BID_SPOTS,
    TURN_COSTS,
    CardId,
    Piece,
    Resource,
    Seat,
    Tile,
    TileKind,
    Tribe,
)

NO_BIDS: Final = (None,) * BID_SPOTS
NO_ORDER: Final = (None,) * len(TURN_COSTS)


@quick
@dataclass(frozen=True, slots=True)
class PrintedTile:
    """What is printed on a tile.

    Attributes:
        value: what the tile scores at the end, in VP (R5).
    """

    kind: TileKind
    value: int


Layout = tuple[PrintedTile, ...]
"""The 30 printed tiles in the order of Tile; it never changes during a game."""


@quick
@dataclass(frozen=True, slots=True)
class Square:
    """What stands on a tile: meeples, the camel of its owner, palms and palaces."""

    meeples: Counts = NO_MEEPLES
    camel: Seat | None = None
    palms: int = 0
    palaces: int = 0


@quick
@dataclass(frozen=True, slots=True)
class HeldCard:
    """A djinn or a thief in front of a player, and whether it was used this turn."""

    card: CardId
    used: bool = False


@quick
@dataclass(frozen=True, slots=True)
class Player:
    """What a player has.

    Attributes:
        coins: in coins, hidden from the others (R0.8).
        resources: cards in the hand, by Resource.
        camels: not yet placed.
    """

    coins: int = 0
    viziers: int = 0
    elders: int = 0
    resources: Counts = NO_RESOURCES
    djinns: tuple[HeldCard, ...] = ()
    thieves: tuple[HeldCard, ...] = ()
    camels: int = 0

    def but(
        self,
        *,
        coins: int | None = None,
        viziers: int | None = None,
        elders: int | None = None,
        resources: Counts | None = None,
        djinns: tuple[HeldCard, ...] | None = None,
        thieves: tuple[HeldCard, ...] | None = None,
        camels: int | None = None,
    ) -> "Player":
        """Return the player with some things changed."""
        return Player(
            self.coins if coins is None else coins,
            self.viziers if viziers is None else viziers,
            self.elders if elders is None else elders,
            self.resources if resources is None else resources,
            self.djinns if djinns is None else djinns,
            self.thieves if thieves is None else thieves,
            self.camels if camels is None else camels,
        )


@quick
@dataclass(frozen=True, slots=True)
class Supply:
    """What belongs to nobody: the bag, the rows, the piles and the bank.

    Attributes:
        row, djinn_row, thief_row: face-up cards, start of the row first.
        deck, djinn_deck, thief_deck: draw piles, top card first; hidden.
        discard: discarded resources, by Resource.
        rng: the state of chance; every draw and shuffle advances it.
    """

    bag: Counts = NO_MEEPLES
    row: tuple[Resource, ...] = ()
    deck: tuple[Resource, ...] = ()
    discard: Counts = NO_RESOURCES
    djinn_row: tuple[CardId, ...] = ()
    djinn_deck: tuple[CardId, ...] = ()
    djinn_discard: tuple[CardId, ...] = ()
    thief_row: tuple[CardId, ...] = ()
    thief_deck: tuple[CardId, ...] = ()
    palms: int = 0
    palaces: int = 0
    rng: int = 0

    def but(
        self,
        *,
        bag: Counts | None = None,
        row: tuple[Resource, ...] | None = None,
        deck: tuple[Resource, ...] | None = None,
        discard: Counts | None = None,
        djinn_row: tuple[CardId, ...] | None = None,
        djinn_deck: tuple[CardId, ...] | None = None,
        djinn_discard: tuple[CardId, ...] | None = None,
        thief_row: tuple[CardId, ...] | None = None,
        thief_deck: tuple[CardId, ...] | None = None,
        palms: int | None = None,
        palaces: int | None = None,
        rng: int | None = None,
    ) -> "Supply":
        """Return the supply with some things changed."""
        return Supply(
            self.bag if bag is None else bag,
            self.row if row is None else row,
            self.deck if deck is None else deck,
            self.discard if discard is None else discard,
            self.djinn_row if djinn_row is None else djinn_row,
            self.djinn_deck if djinn_deck is None else djinn_deck,
            self.djinn_discard if djinn_discard is None else djinn_discard,
            self.thief_row if thief_row is None else thief_row,
            self.thief_deck if thief_deck is None else thief_deck,
            self.palms if palms is None else palms,
            self.palaces if palaces is None else palaces,
            self.rng if rng is None else rng,
        )


@quick
@dataclass(frozen=True, slots=True)
class Movement:
    """A movement, half-built or finished (R2.2).

    Attributes:
        start: the tile whose meeples were picked up.
        drops: the steps so far, each with the meeple dropped there.
        hand: the meeples in the hand; after the control check the ones taken from the
            final tile (R2.3.1).
    """

    start: Tile
    drops: tuple[tuple[Tile, Tribe], ...] = ()
    hand: Counts = NO_MEEPLES

    @property
    def here(self) -> Tile:
        """The tile where the hand stands now."""
        return self.drops[-1][0] if self.drops else self.start

    @property
    def came_from(self) -> Tile | None:
        """The tile before that, which the next step may not go back to (R2.2.3)."""
        if not self.drops:
            return None
        return self.drops[-2][0] if len(self.drops) > 1 else self.start


@quick
@dataclass(frozen=True, slots=True)
class Given:
    """What one player has given up for a thief, and nobody has taken yet (R7.3).

    Attributes:
        seat: who gave it.
        card: a djinn.
        tile: the tile that lost its camel or the piece.
        piece: a palm or a palace.
    """

    seat: Seat
    resources: tuple[Resource, ...] = ()
    viziers: int = 0
    card: CardId | None = None
    tile: Tile | None = None
    piece: Piece | None = None


@quick
@dataclass(frozen=True, slots=True)
class Turn:
    """Where the game stands.

    Attributes:
        active: whose turn it is; during the bidding, who bids.
        bid_track: the markers on the bid order track, spot 1 first.
        turn_track: the markers on the turn order track, cheapest spot first.
        pending: what is still owed, the next decision last.
        movement: the movement of this turn, if it has begun.
        last_round: whether the end of the game is latched (R4.4).
        round: counted from 1.
        over: whether the game has ended.
        built: the coins that builders brought this turn (R2.4.B).
        given: what lies on the table for a thief.
    """

    active: Seat = Seat.ONE
    bid_track: tuple[Seat | None, ...] = NO_BIDS
    turn_track: tuple[Seat | None, ...] = NO_ORDER
    pending: tuple[Decision, ...] = ()
    movement: Movement | None = None
    last_round: bool = False
    round: int = 1
    over: bool = False
    built: int = 0
    given: tuple[Given, ...] = ()

    def but(
        self,
        *,
        active: Seat | None = None,
        bid_track: tuple[Seat | None, ...] | None = None,
        turn_track: tuple[Seat | None, ...] | None = None,
        pending: tuple[Decision, ...] | None = None,
        last_round: bool | None = None,
        round: int | None = None,  # noqa: A002  # the field is named so
        over: bool | None = None,
        built: int | None = None,
        given: tuple[Given, ...] | None = None,
    ) -> "Turn":
        """Return the turn with some things changed; the movement stays."""
        return Turn(
            self.active if active is None else active,
            self.bid_track if bid_track is None else bid_track,
            self.turn_track if turn_track is None else turn_track,
            self.pending if pending is None else pending,
            self.movement,
            self.last_round if last_round is None else last_round,
            self.round if round is None else round,
            self.over if over is None else over,
            self.built if built is None else built,
            self.given if given is None else given,
        )


NO_SUPPLY: Final = Supply()
FIRST_TURN: Final = Turn()


@quick
@dataclass(frozen=True, slots=True)
class Position:
    """The whole table at one moment; an immutable value, so undo is the value before.

    Attributes:
        squares: one per tile, in the order of Tile.
        players: one per seat.
    """

    layout: Layout
    squares: tuple[Square, ...]
    players: tuple[Player, ...]
    supply: Supply = NO_SUPPLY
    turn: Turn = FIRST_TURN

    @property
    def hand(self) -> Counts:
        """The meeples in the hand of whoever moves."""
        movement = self.turn.movement
        return movement.hand if movement else NO_MEEPLES

    @property
    def decision(self) -> Decision | None:
        """The decision that is waited for now."""
        return self.turn.pending[-1] if self.turn.pending else None


# Building a value anew, here and in `but`, is two to three times as fast as `replace`, and a game
# does it all the time.


def with_square(position: Position, tile: Tile, square: Square) -> Position:
    """Return the position with one square replaced."""
    squares = (*position.squares[:tile], square, *position.squares[tile + 1 :])
    return Position(position.layout, squares, position.players, position.supply, position.turn)


def with_player(position: Position, seat: Seat, player: Player) -> Position:
    """Return the position with one player's belongings replaced."""
    players = (*position.players[:seat], player, *position.players[seat + 1 :])
    return Position(position.layout, position.squares, players, position.supply, position.turn)


def with_supply(position: Position, supply: Supply) -> Position:
    """Return the position with another supply."""
    return Position(position.layout, position.squares, position.players, supply, position.turn)


def with_turn(position: Position, turn: Turn) -> Position:
    """Return the position with another turn."""
    return Position(position.layout, position.squares, position.players, position.supply, turn)


def with_pending(position: Position, pending: tuple[Decision, ...]) -> Position:
    """Return the position with other decisions owed."""
    return with_turn(position, _stepped(position.turn, position.turn.movement, pending))


def with_movement(position: Position, movement: Movement) -> Position:
    """Return the position with another movement."""
    return with_turn(position, _stepped(position.turn, movement, position.turn.pending))


def with_step(
    position: Position,
    tile: Tile,
    square: Square,
    movement: Movement,
    pending: tuple[Decision, ...],
) -> Position:
    """Return the position after a step of the movement: all that it changes at once."""
    squares = (*position.squares[:tile], square, *position.squares[tile + 1 :])
    turn = _stepped(position.turn, movement, pending)
    return Position(position.layout, squares, position.players, position.supply, turn)


def _stepped(turn: Turn, movement: Movement | None, pending: tuple[Decision, ...]) -> Turn:
    return Turn(
        turn.active,
        turn.bid_track,
        turn.turn_track,
        pending,
        movement,
        turn.last_round,
        turn.round,
        turn.over,
        turn.built,
        turn.given,
    )
