"""The hooks: what the chapters ask the cards, and nothing else of the cards do they know.

Each answers for all cards at once, and neutrally where no card has a say.

offers    `offers`, and the kinds of action that cards bring along
reacts    `reactions`
adjusts   `bid_fakirs`, `victims`, `kept_victims`, `builders_times`
forbids   `protects`
widens    `moved_places`, `moved_violation`, `pay_move`
thieves   `matching_thief`
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ft_tutor.rules.actions import Action, Payment, PlacePiece, UseCard
from ft_tutor.rules.cards import thief_actions
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import Event
from ft_tutor.rules.kinds import Kind
from ft_tutor.rules.position import Position
from ft_tutor.rules.require import Violation
from ft_tutor.rules.vocabulary import RULES_OF_PIECES, CardId, Piece, Seat, Tile, Tribe

KINDS: Final[Mapping[type, Kind]] = {**thief_actions.KINDS}
"""The kinds of action that the cards bring: UseCard, UseThief, Give, Claim, Keep."""

CANDIDATES: Final[Mapping[Owed, Callable[[Position], Iterable[Action]]]] = {
    **thief_actions.CANDIDATES
}
"""Per decision that cards ask for (THIEF, GIVE, CLAIM, KEEP): its legal actions."""


def offers(_position: Position) -> Iterable[UseCard]:
    """Return the paid powers that may be used now: the right window, paid, with an effect."""
    return ()


def reactions(_position: Position, _event: Event) -> Effects | None:
    """Return what cards do after an event, None if nothing; the position is the one after it."""
    return None


def bid_fakirs(_position: Position, _seat: Seat, _spot: int) -> int:
    """Return how many fakirs a player may discard to bid cheaper on a spot (R1.8)."""
    return 0


def pay_bid(position: Position, _seat: Seat, _fakirs: int) -> Effects:
    """Pay the fakirs of a cheaper bid."""
    return position
    yield


def victims(_position: Position, _seat: Seat) -> int:
    """Return how many meeples the assassins of this turn kill (R2.4.R)."""
    return 1


def kept_victims(_position: Position, _seat: Seat, _tribes: tuple[Tribe, ...]) -> tuple[Tribe, ...]:
    """Return which victims go in front of the killer instead of to the bag."""
    return ()


def builders_times(_position: Position, _seat: Seat) -> int:
    """Return by what the coins of this turn's builders are multiplied."""
    return 1


def protects(_position: Position, _seat: Seat) -> CardId | None:
    """Return the card that keeps assassins from what stands in front of a player."""
    return None


def moved_places(
    _position: Position, _seat: Seat, _piece: Piece, _tile: Tile
) -> Iterable[PlacePiece]:
    """Return where else a piece due on a tile may go, each place with each way to pay."""
    return ()


def moved_violation(
    _position: Position, _seat: Seat, piece: Piece, due: Tile, action: PlacePiece
) -> Violation | None:
    """Return why a piece may not go elsewhere than where it is due."""
    return Violation("place-elsewhere", RULES_OF_PIECES[piece], (due, action.tile))


def pay_move(position: Position, _seat: Seat, _piece: Piece, _payment: Payment) -> Effects:
    """Pay for moving a piece."""
    return position
    yield


def matching_thief(position: Position, seat: Seat, tribe: Tribe) -> CardId | None:
    """Return the thief of a player that may be used after this tribe's action (R2.4.T)."""
    return thief_actions.matching_thief(position, seat, tribe)
