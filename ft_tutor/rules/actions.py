"""The actions: what a player chooses, and nothing else."""

from dataclasses import dataclass

from ft_tutor.rules.values import quick
from ft_tutor.rules.vocabulary import CardId, Piece, Resource, Seat, Tile, Tribe


@quick
@dataclass(frozen=True, slots=True)
class Payment:
    """Elders and fakirs given for a djinn or for a use of its power (R2.5.5)."""

    elders: int = 0
    fakirs: int = 0


@quick
@dataclass(frozen=True, slots=True)
class Bid:
    """Take a spot of the turn order track with the marker that is next (R1.1).

    Attributes:
        spot: 0 to 8 on the track; a zero bid takes spot 2, and pushes the others back (R1.3).
        fakirs: discarded to lower the price, for whoever has the power to (R1.8).
    """

    spot: int
    fakirs: int = 0


@quick
@dataclass(frozen=True, slots=True)
class PickUp:
    """Take all meeples of a tile into the hand (R2.2.1)."""

    tile: Tile


@quick
@dataclass(frozen=True, slots=True)
class Drop:
    """Step to a neighbouring tile and drop one meeple of a tribe there (R2.2.2)."""

    tile: Tile
    tribe: Tribe


@quick
@dataclass(frozen=True, slots=True)
class TribeAction:
    """Carry out the action of the viziers, elders or merchants in the hand (R2.4)."""


@quick
@dataclass(frozen=True, slots=True)
class Build:
    """Let the builders in the hand work, helped by so many fakirs (R2.4.B)."""

    fakirs: int = 0


@quick
@dataclass(frozen=True, slots=True)
class Kill:
    """Let the assassins in the hand kill, on a tile or in front of an opponent (R2.4.R).

    Attributes:
        tribes: of the victims, in the order of Tribe; mostly one.
        tile: where the victims stand, or
        seat: in front of whom they stand.
        fakirs: discarded to reach further.
    """

    tribes: tuple[Tribe, ...]
    tile: Tile | None = None
    seat: Seat | None = None
    fakirs: int = 0


@quick
@dataclass(frozen=True, slots=True)
class UseThief:
    """Reveal a thief (R2.4.T)."""

    card: CardId


@quick
@dataclass(frozen=True, slots=True)
class Give:
    """Give up what a thief asks for (R7.3); what was not asked for stays unset.

    Attributes:
        resources: in the order of Resource.
        card: a djinn.
        tile: the tile that loses the camel or the piece.
        piece: the piece taken from the tile.
    """

    resources: tuple[Resource, ...] = ()
    card: CardId | None = None
    tile: Tile | None = None
    piece: Piece | None = None


@quick
@dataclass(frozen=True, slots=True)
class Claim:
    """Take from what was given up for a thief (R7.3).

    Attributes:
        resources: in the order of Resource.
        card: a djinn.
        tile: where the camel or the piece goes.
        piece: the piece put there.
    """

    resources: tuple[Resource, ...] = ()
    card: CardId | None = None
    tile: Tile | None = None
    piece: Piece | None = None


@quick
@dataclass(frozen=True, slots=True)
class Buy:
    """Buy resource cards at a market (R2.5.3, R2.5.4), named in the order of Resource.

    Of equal cards the one nearest to the start of the row is taken: a reading, see `disputed()`.
    """

    resources: tuple[Resource, ...]


@quick
@dataclass(frozen=True, slots=True)
class TakeCard:
    """Buy a face-up djinn or the face-up thief at a sacred place (R2.5.5, R7.2)."""

    card: CardId
    payment: Payment


@quick
@dataclass(frozen=True, slots=True)
class PlacePiece:
    """Place the palm or palace that is due (R2.5.1, R2.5.2).

    Attributes:
        tile: where; the oasis or village itself, unless a paid power moves it.
        payment: for that power.
    """

    tile: Tile
    payment: Payment | None = None


@quick
@dataclass(frozen=True, slots=True)
class UseCard:
    """Pay for the power of a djinn and use it (W1 to W4).

    Attributes:
        tile: the tile that the power acts on, if it acts on one.
    """

    card: CardId
    payment: Payment
    tile: Tile | None = None


@quick
@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the djinns drawn."""

    card: CardId


@quick
@dataclass(frozen=True, slots=True)
class Sell:
    """Sell one set of different goods, named in the order of Resource (R2.6.1)."""

    goods: tuple[Resource, ...]


@quick
@dataclass(frozen=True, slots=True)
class Pass:
    """Leave out what is owed, where that is allowed (R2.2.6, R2.4.R, R2.5)."""


@quick
@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn (R2.6)."""


Action = (
    Bid
    | PickUp
    | Drop
    | TribeAction
    | Build
    | Kill
    | UseThief
    | Give
    | Claim
    | Buy
    | TakeCard
    | PlacePiece
    | UseCard
    | Keep
    | Sell
    | Pass
    | EndTurn
)
