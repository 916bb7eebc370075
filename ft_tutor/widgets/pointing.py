"""From a click or a key to an action, and from a position to what is marked; pure functions."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ft_tutor.rules.actions import Action, Drop, PickUp
from ft_tutor.rules.counts import present
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.grid import COLUMNS, column, row
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import TRIBE_LETTERS, Tile, Tribe
from ft_tutor.scene.layout import Frame
from ft_tutor.scene.overlay import (
    NO_MARKS,
    Marks,
    Overlay,
    Trail,
    on_tiles,
    trail_of,
    trail_through,
)
from ft_tutor.scene.places import InHand, OnTile, Place


@dataclass(frozen=True, slots=True)
class Pointer:
    """What mouse and keyboard have chosen.

    Attributes:
        tribe: the tribe chosen in the hand; None until one is chosen.
        cursor: the tile that the keyboard stands on; None until a key is pressed.
        hovered: the tile under the mouse.
    """

    tribe: Tribe | None = None
    cursor: Tile | None = None
    hovered: Tile | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """What a board shows beside the position.

    Attributes:
        legal: the actions that are legal now.
        marks: places to point at, arrows, and a path.
        wrong: the places of a mistake.
        show_legal: whether legal tiles are ringed.
        path: a path with its meeples, shown until a movement begins.
    """

    legal: tuple[Action, ...] = ()
    marks: Marks = NO_MARKS
    wrong: tuple[Place, ...] = ()
    show_legal: bool = True
    path: Trail | None = None


ARROWS: Final[Mapping[str, tuple[int, int]]] = {
    "ArrowUp": (-1, 0),
    "ArrowDown": (1, 0),
    "ArrowLeft": (0, -1),
    "ArrowRight": (0, 1),
}
"""Per arrow key: rows down and columns right."""


def moved(cursor: Tile | None, key: str, frame: Frame) -> Tile:
    """Return where an arrow key moves the cursor; it begins in the corner and stays inside."""
    if cursor is None or cursor not in frame:
        return frame.tiles[0]
    down, right = ARROWS[key]
    rows, columns = frame.rows, frame.columns
    new_row = min(max(row(cursor) + down, rows.start), rows.stop - 1)
    new_column = min(max(column(cursor) + right, columns.start), columns.stop - 1)
    return Tile(new_row * COLUMNS + new_column)


def tribe_of_key(key: str) -> Tribe | None:
    """Return the tribe whose letter a key is."""
    letter = key.lower()
    if len(letter) != 1 or letter not in TRIBE_LETTERS:
        return None
    return Tribe(TRIBE_LETTERS.index(letter))


def active_tribe(
    position: Position, legal: tuple[Action, ...], wanted: Tribe | None
) -> Tribe | None:
    """Return the tribe that a click drops.

    The chosen one while it is in the hand; else the first that can be dropped somewhere,
    else the first in the hand; None with an empty hand, or when no movement is owed.
    """
    if position.decision is None or position.decision.owed is not Owed.MOVEMENT:
        return None
    in_hand = [Tribe(kind) for kind in present(position.hand)]
    if wanted in in_hand:
        return wanted
    droppable = [action.tribe for action in legal if isinstance(action, Drop)]
    return next((tribe for tribe in in_hand if tribe in droppable), next(iter(in_hand), None))


def action_on(position: Position, tile: Tile, tribe: Tribe | None) -> Action:
    """Return what a click on a tile means: drop from the hand, or pick up."""
    if position.turn.movement is None or position.decision is None or tribe is None:
        return PickUp(tile)
    return Drop(tile, tribe)


def overlay(position: Position, shown: Shown, pointer: Pointer) -> Overlay:
    """Return what is laid over the board."""
    movement = position.turn.movement
    tribe = active_tribe(position, shown.legal, pointer.tribe)
    legal = _legal_tiles(shown.legal, tribe)
    # Before a movement nearly every tile may be picked up: rings would tell nothing.
    ringed = legal if shown.show_legal and movement else ()
    return Overlay(
        legal=on_tiles(ringed),
        picked=() if tribe is None else (InHand(tribe),),
        goal=shown.marks.goal,
        start=OnTile(movement.start) if movement else shown.marks.start,
        here=_on_tile(movement.here if movement else None),
        cursor=_on_tile(pointer.cursor),
        hovered=_on_tile(pointer.hovered),
        path=trail_of(movement) if movement else shown.path or trail_through(shown.marks.path),
        wrong=shown.wrong,
        hints=tuple(place for place in shown.marks.rings if place not in shown.wrong),
        arrows=shown.marks.arrows,
        ghosts=_ghosts(pointer.hovered, tribe, legal),
    )


def _on_tile(tile: Tile | None) -> Place | None:
    return None if tile is None else OnTile(tile)


def _ghosts(
    tile: Tile | None, tribe: Tribe | None, legal: tuple[Tile, ...]
) -> tuple[tuple[Place, Tribe], ...]:
    """Return the meeple that a click would drop; tile and tribe may both be number 0."""
    if tile is None or tribe is None or tile not in legal:
        return ()
    return ((OnTile(tile), tribe),)


def _legal_tiles(legal: tuple[Action, ...], tribe: Tribe | None) -> tuple[Tile, ...]:
    tiles = (
        action.tile
        for action in legal
        if isinstance(action, PickUp) or (isinstance(action, Drop) and action.tribe == tribe)
    )
    return tuple(dict.fromkeys(tiles))
