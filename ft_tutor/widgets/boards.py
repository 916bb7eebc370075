"""The ways in which a picture comes into the page, and which of them can be gone here."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from ft_tutor.play.face import Shown
from ft_tutor.scene.shapes import Scene
from ft_tutor.widgets.stage_widget import StageWidget

HOMES: Final[Mapping[str, str]] = {
    "canvas": "ft_tutor.widgets.canvas.board:CanvasBoard",
    "svg": "ft_tutor.widgets.svg.board:SvgBoard",
}
"""Per way where its board is; the first one that can be gone is taken where none is wished for."""

NEEDS: Final[Mapping[str, tuple[str, ...]]] = {"canvas": ("ipycanvas", "numpy", "PIL")}
"""What a way cannot do without; it is only looked for, and loaded by who goes that way."""


class Board(Protocol):
    """How a picture comes into the page."""

    @property
    def traits(self) -> dict[str, Any]:
        """What the widget must have for it, once."""

    def sized(self, scene: Scene) -> bool:
        """Take the size of a scene; return whether everything must be painted anew."""

    def told(self, shown: Shown, frame: list[int]) -> dict[str, Any]:
        """Return what the page is told of the picture in the same message as of all the rest."""

    def whole(self, shown: Shown, frame: list[int]) -> dict[str, Any]:
        """Return what to tell a page that has nothing yet; nothing if it cannot be told."""

    def paint(self, widget: StageWidget, shown: Shown) -> None:
        """Send what has no place in that message, after it."""

    def close(self) -> None:
        """Let go of what it holds in the page."""


def make_board(way: str) -> Board:
    """Return a new board of a way that can be gone."""
    module, _, name = HOMES[way].partition(":")
    board: Board = getattr(import_module(module), name)()
    return board


@cache
def ways() -> tuple[str, ...]:
    """Return the ways that can be gone: a kernel in a browser has no ipycanvas, for one."""
    return tuple(way for way in HOMES if _can_go(way))


def way_of(*wishes: str) -> str:
    """Return the first way wished for that can be gone, or else the usual one."""
    return next((way for way in wishes if way in ways()), ways()[0])


def _can_go(way: str) -> bool:
    try:
        return all(find_spec(name) for name in NEEDS.get(way, ()))
    except (ImportError, ValueError):  # one that is barred from the outside
        return False
