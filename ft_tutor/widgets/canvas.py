"""The drawn board: a canvas that shows a position and says what the learner wants."""

from collections.abc import Callable
from dataclasses import replace
from threading import RLock
from typing import Any, Final

from ipycanvas import MultiCanvas

from ft_tutor.rules.actions import Action
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.board import board_scene
from ft_tutor.scene.layout import Frame
from ft_tutor.scene.places import InHand, OnTile, Place
from ft_tutor.scene.shapes import Layer, Scene
from ft_tutor.scene.theme import LIGHT, Theme
from ft_tutor.widgets.hold import forget_current_canvas
from ft_tutor.widgets.paint import Painter
from ft_tutor.widgets.pointing import (
    ARROWS,
    Pointer,
    Shown,
    action_on,
    active_tribe,
    moved,
    overlay,
    tribe_of_key,
)

SHARPNESS: Final = 2
"""Canvas pixels per pixel of the page: sharp on a HiDPI screen (ipycanvas issue 191)."""

WIDEST: Final = 640
"""How wide a whole board grows, in pixels of the page."""

TALLEST: Final = 72
"""How tall a board grows, in hundredths of the window: all of it is seen at once on a laptop."""

LARGEST_UNIT: Final = 1.35
"""How large a board unit grows on a cropped board, in pixels of the page."""

UNDO_KEYS: Final = ("u", "U", "Backspace")
"""The keys that undo, and with Shift do it again; Caps Lock makes the U a capital."""


class BoardCanvas:
    """A position on a canvas; clicks, touches and keys become actions.

    Attributes:
        widget: what stands in the page.
        on_action: called with every action that the learner wants, legal or not.
        on_command: called with `undo`, `redo`, `leave` (to the next thing) or `blur`.
    """

    def __init__(
        self,
        position: Position,
        crop: tuple[Tile, Tile] | None = None,
        *,
        hand: bool = True,
        theme: Theme = LIGHT,
    ) -> None:
        self.on_action: Callable[[Action], None] = lambda _action: None
        self.on_command: Callable[[str], None] = lambda _command: None
        self._position = position
        self._crop, self._hand = crop, hand
        self._frame = Frame(*crop) if crop else Frame()
        self._theme = theme
        self._shown = Shown()
        self._pointer = Pointer()
        # Where widget messages are handled in a thread of their own, a handler may run
        # beside a cell; the canvas manager of ipycanvas is not made for that.
        self._lock = RLock()
        self._scene = self._new_scene()
        self.widget = _canvas(self._scene)
        self._painter = Painter(self.widget)
        self._listen()
        self._paint()

    # --- what is shown

    def show(self, position: Position, shown: Shown) -> None:
        """Show a position."""
        with self._lock:
            self._position, self._shown = position, shown
            self._paint()

    @property
    def theme(self) -> Theme:
        """The look of the board."""
        return self._theme

    @theme.setter
    def theme(self, theme: Theme) -> None:
        with self._lock:
            self._theme = theme
            self._paint()

    @property
    def scene(self) -> Scene:
        """What is drawn now, in board units."""
        return self._scene

    def _new_scene(self) -> Scene:
        marks = overlay(self._position, self._shown, self._pointer)
        return board_scene(self._position, marks, self._crop, hand=self._hand)

    def _paint(self) -> None:
        self._scene = self._new_scene()
        self._painter.paint(self._scene, self._theme)

    def _point(self, **changes: Any) -> None:
        """Change what is chosen, and repaint if that changes anything."""
        pointer = replace(self._pointer, **changes)
        if pointer != self._pointer:
            self._pointer = pointer
            self._paint()

    # --- what the learner does

    def _listen(self) -> None:
        self.widget.on_client_ready(self._client_ready)
        self.widget.on_mouse_down(self._pressed)
        self.widget.on_mouse_move(self._hovered)
        self.widget.on_mouse_out(self._left)
        # A tap gives touch events only: ipycanvas keeps the browser from making a click of it.
        self.widget.on_touch_start(lambda touches: self._pressed(*touches[0]) if touches else None)
        self.widget.on_key_down(self._key)

    def _client_ready(self) -> None:
        """Paint everything: a page has loaded, and its canvas is blank."""
        with self._lock:
            forget_current_canvas()
            self._painter.forget()
            self._paint()

    def _place(self, x: float, y: float) -> Place | None:
        unit = self._scene.width / self.widget.width
        return self._scene.at(x * unit, y * unit)

    def _pressed(self, x: float, y: float) -> None:
        with self._lock:
            place = self._place(x, y)
            if isinstance(place, InHand):
                self._point(tribe=place.tribe, cursor=None)
            elif isinstance(place, OnTile):
                self._pointer = replace(self._pointer, cursor=None, hovered=None)
                self._act(place.tile)
                self._paint()  # the cursor may be all that changed

    def _act(self, tile: Tile) -> None:
        tribe = active_tribe(self._position, self._shown.legal, self._pointer.tribe)
        self.on_action(action_on(self._position, tile, tribe))

    def _hovered(self, x: float, y: float) -> None:
        with self._lock:
            place = self._place(x, y)
            self._point(hovered=place.tile if isinstance(place, OnTile) else None)

    def _left(self, _x: float, _y: float) -> None:
        with self._lock:
            self._point(hovered=None)

    def _key(self, key: str, shift: bool, ctrl: bool, meta: bool) -> None:  # noqa: FBT001
        with self._lock:
            tribe = tribe_of_key(key)
            if key in ("Tab", "Escape") or ctrl or meta:
                # The canvas keeps every key from the page, so leaving it is up to us.
                self._point(cursor=None)
                self.on_command("leave" if key == "Tab" and not shift else "blur")
            elif key in ARROWS:
                self._point(cursor=moved(self._pointer.cursor, key, self._frame))
            elif key in ("Enter", " ") and self._pointer.cursor is not None:
                self._act(self._pointer.cursor)
            elif key in UNDO_KEYS:
                self.on_command("redo" if shift else "undo")
            elif tribe is not None and self._position.hand[tribe]:
                self._point(tribe=tribe)


def _canvas(scene: Scene) -> MultiCanvas:
    width = min(WIDEST, round(scene.width * LARGEST_UNIT))
    tallest = round(TALLEST * scene.width / scene.height)
    canvas = MultiCanvas(
        len(Layer),
        width=width * SHARPNESS,
        height=round(width * SHARPNESS * scene.height / scene.width),
        # Without a width of its own a canvas in a box is stretched to the full width.
        layout={"width": "100%", "max_width": f"min({width}px, {tallest}vh)", "height": "auto"},
    )
    canvas.add_class("ft-canvas")
    return canvas
