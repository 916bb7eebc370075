"""The driver: an immutable value, a face that shows it, and nothing else that remembers."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from html import escape
from typing import Any, Final, Generic, Protocol, Self, TypeVar, cast
from weakref import WeakValueDictionary

from ft_tutor.learner.notices import Notice, say_notice
from ft_tutor.learner.preferences import load_preferences, save_preferences
from ft_tutor.play.face import Commanded, Face, Input, Shown, Style
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.play.page import Offer
from ft_tutor.play.speech import say, spoken
from ft_tutor.scene.theme import DARK, LIGHT, THEMES
from ft_tutor.widgets.boards import way_of, ways
from ft_tutor.widgets.bundle import with_picture
from ft_tutor.widgets.pictures import picture_offer
from ft_tutor.widgets.stage_face import StageFace


class Value(Protocol):
    """What is driven: it makes a new value of itself out of every input."""

    def after(self, heard: Input, /) -> Self:
        """Return the value after an input; the same one if it changes nothing."""


V = TypeVar("V", bound=Value)

MOMENT: Final = 12.0
"""How long a view that has left the page may come back, in seconds: a cell that is run again."""

_LIVING: Final[WeakValueDictionary[tuple[str, ...], "Live[Any]"]] = WeakValueDictionary()
"""What is alive in this kernel under a name of its own: a page that is loaded anew finds it."""

LABELS: Final = ("board", "lost", "silent", "wake", "waking", "by-hand")
"""The words that the page must know even where no kernel answers."""


class Live(Generic[V]):
    """A live view in a notebook cell.

    Args:
        value: what is shown first.
        show: makes what is shown of a value.
        lang: the language of what the page says by itself.
        marks: what the page may know the view by.
        face: what shows it, or the way in which one is made, such as ``svg``; the learner's own
            way if left out.

    Attributes:
        value: what is shown now.
        face: what shows it.
    """

    def __init__(
        self,
        value: V,
        show: Callable[[V, Style], Shown],
        lang: str,
        marks: dict[str, str] | None = None,
        face: Face | str | None = None,
    ) -> None:
        self.value = value
        self._show = show
        self._likes, self._dark = load_preferences(), False
        self._offered: Offer | None = None
        self._saved = 0
        self.face = _face_of(face, self._likes.face, labels_of(lang), marks or {})
        self.face.heard, self.face.turned, self.face.gone = self.hear, self._turn, self._left
        self.refresh(moving=False)

    @property
    def style(self) -> Style:
        """How it is drawn: as the learner likes it, else as the page is."""
        page = DARK if self._dark else LIGHT
        chosen = next((theme for theme in THEMES if theme.name == self._likes.look), page)
        named = self.face.way == "svg" if self.face.way and len(ways()) > 1 else None
        return Style(chosen, self._likes.motion, named)

    def hear(self, heard: Input) -> None:
        """Take an input, as a press or a key gives it."""
        if heard == Commanded("look"):
            theme = THEMES[(THEMES.index(self.style.theme) + 1) % len(THEMES)]
            self._like(look=theme.name)
            return
        if heard == Commanded("motion"):
            self._like(motion=not self._likes.motion)
            return
        if heard == Commanded("face"):
            self._turn_over()
            return
        if isinstance(heard, Commanded) and heard.name == "save" and self._save(heard.value):
            return
        before, self.value = self.value, self.value.after(heard)
        if self.value != before:
            self.kept(before)
            self.refresh()

    def _save(self, kind: str) -> bool:
        """Offer the picture as a file; say whether that is what was asked for."""
        scene = self._show(self.value, self.style).scene
        offer = scene and picture_offer(scene, self.style.theme, kind, self._saved)
        if offer:
            self._saved += 1
            self.refresh(moving=False, offer=offer)
        return bool(offer)

    def kept(self, before: V) -> None:
        """Do what a new value asks for beyond the picture; the former one is given."""

    def refresh(self, *, moving: bool = True, offer: Offer | None = None) -> None:
        """Show the value as it is, after what moves, if anything does.

        Args:
            moving: whether anything may move.
            offer: what the page may take; else what the value offers, once.
        """
        shown = self._show(self.value, self.style)
        new = shown.offer if shown.offer != self._offered else None
        self._offered = shown.offer
        moments = shown.moments if moving else ()
        self.face.show(replace(shown, moments=moments, offer=offer or new))

    @property
    def is_open(self) -> bool:
        """Whether its face is still there."""
        return self.face.is_open

    def close(self) -> None:
        """Let go of everything that the page and the kernel hold of it."""
        if self.is_open:
            self.face.close()

    # --- the look

    def _turn(self, dark: bool) -> None:  # noqa: FBT001  # a wire, not a switch of ours
        """Follow a page that turns dark or light, unless the learner chose a look."""
        before, self._dark = self.style, dark
        if self.style != before:
            self.refresh(moving=False)

    def _like(self, **likes: Any) -> None:
        self._likes = load_preferences().model_copy(update=likes)
        save_preferences(self._likes)
        self.refresh(moving=False)

    def draw_as(self, way: str) -> None:
        """Bring the picture into the page in another way from now on."""
        if way_of(way) != self.face.way:
            self.face.draw_as(way_of(way))
            self.refresh(moving=False)

    def _turn_over(self) -> None:
        """Draw in the next way, and keep it as the learner's own."""
        if self.face.way:
            way = ways()[(ways().index(self.face.way) + 1) % len(ways())]
            self._like(face=way)
            self.draw_as(way)

    # --- its place in the page

    def _left(self) -> None:
        """Close when the last view has left the page and none comes back: its cell was run anew."""
        later(MOMENT, lambda: None if self.face.in_sight else self.close())

    def picture(self) -> Any:
        """Return the still picture that a saved notebook keeps; None for none."""
        return None

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        return with_picture(self.face.bundle(**kwargs), self.picture())


def _face_of(
    face: Face | str | None, liked: str, labels: dict[str, str], marks: dict[str, str]
) -> Face:
    """Return a face that is given, or a new one of the way that is wished for or liked."""
    if face is None or isinstance(face, str):
        return StageFace(way_of(face or "", liked), labels, marks)
    return face


L = TypeVar("L", bound=Live[Any])


def living(name: tuple[str, ...], make: Callable[[], L]) -> L:
    """Return the live view of this name, as it stands; a new one where none is open.

    So a cell that is run again, as after a reload, goes on where it was, and leaves no second
    set of widgets behind.
    """
    found = _LIVING.get(name)
    if found is None or not found.is_open:
        found = _LIVING[name] = make()
    return cast("L", found)


def labels_of(lang: str) -> dict[str, str]:
    """Return the words that the page must know even where no kernel answers."""
    return {name.replace("by-hand", "byHand"): say(name, lang) for name in LABELS}


def notices_said(notices: Iterable[Notice], lang: str) -> str:
    """Return what is to be told about a file of the learner's, as HTML; "" for nothing."""
    return spoken(FeedbackKind.HINT, *(escape(say_notice(one, lang)) for one in notices))


def later(seconds: float, do: Callable[[], None]) -> None:
    """Do something after a pause, while the kernel goes on."""
    try:
        asyncio.get_running_loop().call_later(seconds, do)
    except RuntimeError:  # no loop in this thread: at once is better than not at all
        do()


def every(seconds: float, do: Callable[[], bool]) -> None:
    """Do something again and again, until it says no; not at all where no loop could."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return

    def turn() -> None:
        if do():
            loop.call_later(seconds, turn)

    loop.call_later(seconds, turn)
