"""What is laid over a picture: always an argument, never kept anywhere."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from ft_tutor.rules.grid import distance
from ft_tutor.rules.position import Movement
from ft_tutor.rules.vocabulary import Tile, Tribe
from ft_tutor.scene.places import OnTile, Place


@dataclass(frozen=True, slots=True)
class Trail:
    """A walk: the tile it starts on, then each step with the tribe dropped there, if known."""

    start: Tile
    steps: tuple[tuple[Tile, Tribe | None], ...] = ()

    @property
    def legs(self) -> tuple[tuple[Tile, Tile], ...]:
        """From where to where each step goes.

        A walk that leaps, where every tile lies beside the start, was dealt out like cards: each
        step is drawn from the start.
        """
        tiles = tuple(tile for tile, _ in self.steps)
        walked = tuple(pairwise((self.start, *tiles)))
        dealt = tuple((self.start, tile) for tile in tiles)
        leaps = any(distance(*leg) != 1 for leg in walked)
        return dealt if leaps and all(distance(*leg) == 1 for leg in dealt) else walked


@dataclass(frozen=True, slots=True)
class Marks:
    """What points at something: in a lesson, in a hint, in an answer.

    Attributes:
        rings: places to look at.
        start: where a task begins; None where it may begin anywhere.
        goal: where a task wants to end.
        arrows: from place to place.
        path: tiles joined by a line, in order; empty for none.
    """

    rings: tuple[Place, ...] = ()
    start: Place | None = None
    goal: tuple[Place, ...] = ()
    arrows: tuple[tuple[Place, Place], ...] = ()
    path: tuple[Tile, ...] = ()

    @property
    def any(self) -> bool:
        """Whether there is anything to draw."""
        return self != NO_MARKS


@dataclass(frozen=True, slots=True)
class Overlay:
    """Marks on places; one that the picture does not show is left out.

    Attributes:
        legal: what may be pressed now.
        picked: what has been chosen so far.
        wrong: what is wrong about an answer.
        hints: what to look at.
        goal: where a task wants to end.
        start: where a walk begins, or began.
        here: where a walk has come to.
        cursor: what the keyboard stands on.
        hovered: what lies under the pointer.
        path: a walk with numbered steps.
        faint: a walk whose line is faint; where the path goes along with it, that one has none.
        arrows: from one place to another.
        ghosts: meeples that are not there yet.
        tags: a word or a number on a place, such as how far away it is.
    """

    legal: tuple[Place, ...] = ()
    picked: tuple[Place, ...] = ()
    wrong: tuple[Place, ...] = ()
    hints: tuple[Place, ...] = ()
    goal: tuple[Place, ...] = ()
    start: Place | None = None
    here: Place | None = None
    cursor: Place | None = None
    hovered: Place | None = None
    path: Trail | None = None
    faint: Trail | None = None
    arrows: tuple[tuple[Place, Place], ...] = ()
    ghosts: tuple[tuple[Place, Tribe], ...] = ()
    tags: tuple[tuple[Place, str], ...] = ()


NO_MARKS: Final = Marks()
NO_OVERLAY: Final = Overlay()


def trail_of(movement: Movement) -> Trail:
    """The walk of a movement, half-built or finished."""
    return Trail(movement.start, movement.drops)


def trail_through(tiles: tuple[Tile, ...]) -> Trail | None:
    """A walk along these tiles that drops nobody; None without tiles."""
    return Trail(tiles[0], tuple((tile, None) for tile in tiles[1:])) if tiles else None


def on_tiles(tiles: tuple[Tile, ...]) -> tuple[Place, ...]:
    """Tiles as places."""
    return tuple(OnTile(tile) for tile in tiles)
