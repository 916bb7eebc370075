"""What is laid over a board for one picture: always an argument, never kept anywhere."""

from dataclasses import dataclass
from typing import Final

from ft_tutor.rules.position import Movement
from ft_tutor.rules.vocabulary import Tile, Tribe


@dataclass(frozen=True, slots=True)
class Path:
    """A walk: the tile it starts on, then each step with the tribe dropped there, if known."""

    start: Tile
    steps: tuple[tuple[Tile, Tribe | None], ...] = ()


@dataclass(frozen=True, slots=True)
class Overlay:
    """Marks on the board and in the tray.

    Attributes:
        legal: tiles that may be clicked now.
        selected: the tile chosen last.
        cursor: the tile that the keyboard stands on.
        hovered: the tile under the pointer.
        path: a walk with numbered steps.
        wrong: tiles of a wrong answer.
        hints: tiles to look at.
        arrows: from one tile to another.
        ghosts: meeples that are not there yet.
        tribe: the tribe chosen in the hand.
    """

    legal: tuple[Tile, ...] = ()
    selected: Tile | None = None
    cursor: Tile | None = None
    hovered: Tile | None = None
    path: Path | None = None
    wrong: tuple[Tile, ...] = ()
    hints: tuple[Tile, ...] = ()
    arrows: tuple[tuple[Tile, Tile], ...] = ()
    ghosts: tuple[tuple[Tile, Tribe], ...] = ()
    tribe: Tribe | None = None


NO_OVERLAY: Final = Overlay()


def path_of(movement: Movement) -> Path:
    """The walk of a movement, half-built or finished."""
    return Path(movement.start, movement.drops)
