"""What the tribe and tile actions both look at: the hand and the final tile."""

from ft_tutor.rules.cards import hooks
from ft_tutor.rules.counts import present
from ft_tutor.rules.decisions import Decision, Owed
from ft_tutor.rules.effects import Effects
from ft_tutor.rules.events import Asked, Settled
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TRIBES, Tile, Tribe


def held_tribe(position: Position) -> Tribe | None:
    """Return the tribe in the hand after the control check; None if the hand is empty."""
    held = present(position.hand)
    return TRIBES[held[0]] if held else None


def final_tile(position: Position) -> Tile:
    """Return the tile where the movement ended."""
    movement = position.turn.movement
    assert movement is not None
    return movement.here


def settle_tribe(position: Position, tribe: Tribe) -> Effects:
    """End the tribe action; a thief of that tribe may follow (R2.4.T)."""
    position = yield Settled()
    seat = position.turn.active
    thief = hooks.matching_thief(position, seat, tribe)
    if thief is not None:
        position = yield Asked(Decision(Owed.THIEF, seat, mandatory=False, card=thief))
    return position
