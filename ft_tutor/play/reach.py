"""What assassins reach: where somebody can be killed now, and how far that is (R2.4.R)."""

from ft_tutor.rules import grid
from ft_tutor.rules.actions import Kill
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Tribe
from ft_tutor.scene.places import AreaOf, OnTile, Place


def kills_of(position: Position) -> tuple[Kill, ...]:
    """Return the kills that are legal now; () where no assassins act."""
    decision = position.decision
    if decision is None or decision.owed is not Owed.TRIBE:
        return ()
    if not any(position.hand) or not position.hand[Tribe.ASSASSIN]:
        return ()
    return tuple(action for action in legal_actions(position) if isinstance(action, Kill))


def targets_of(position: Position) -> tuple[Place, ...]:
    """Return the tiles and players where somebody can be killed now."""
    return tuple(dict.fromkeys(_where(kill) for kill in kills_of(position)))


def _where(kill: Kill) -> Place:
    if kill.tile is not None:
        return OnTile(kill.tile)
    assert kill.seat is not None
    return AreaOf(kill.seat)


def distances_of(position: Position) -> tuple[tuple[Place, str], ...]:
    """Return how many steps away each tile is where somebody can be killed now, as it is drawn."""
    movement = position.turn.movement
    if movement is None:
        return ()
    return tuple(
        (place, str(grid.distance(movement.here, place.tile)))
        for place in targets_of(position)
        if isinstance(place, OnTile)
    )
