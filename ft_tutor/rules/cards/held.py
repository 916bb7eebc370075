"""Who has which djinn, and whether it was used this turn."""

from ft_tutor.rules.position import HeldCard, Position
from ft_tutor.rules.vocabulary import SEATS, CardId, Seat


def held(position: Position, seat: Seat, card: CardId) -> HeldCard | None:
    """Return a djinn as it lies in front of a player; None if it does not."""
    for one in position.players[seat].djinns:
        if one.card == card:
            return one
    return None


def holds(position: Position, seat: Seat, card: CardId) -> bool:
    """Say whether a djinn lies in front of a player."""
    return held(position, seat, card) is not None


def has_used(position: Position, seat: Seat, card: CardId) -> bool:
    """Say whether a player has used a djinn this turn."""
    found = held(position, seat, card)
    return found is not None and found.used


def is_ready(position: Position, seat: Seat, card: CardId) -> bool:
    """Say whether a player has a djinn that is not used yet this turn (A74)."""
    found = held(position, seat, card)
    return found is not None and not found.used


def holder(position: Position, card: CardId) -> Seat | None:
    """Return who has a djinn."""
    for seat, player in zip(SEATS, position.players, strict=False):
        for one in player.djinns:
            if one.card == card:
                return seat
    return None
