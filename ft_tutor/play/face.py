"""The seam between what a live view is and what shows it: a face keeps no game state.

A face is handed scenes and pages and reports what the learner does, as an input of one of the
kinds below. Any object with these methods will do; the tests have a tiny one.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from ft_tutor.play.page import Offer, Page
from ft_tutor.scene.motion import STEP_MS
from ft_tutor.scene.places import Place
from ft_tutor.scene.shapes import Scene, Shape
from ft_tutor.scene.theme import Theme


@dataclass(frozen=True, slots=True)
class Pressed:
    """A place was pressed; None for a press beside all places."""

    place: Place | None


@dataclass(frozen=True, slots=True)
class Hovered:
    """The pointer came to a place, or left them all."""

    place: Place | None


@dataclass(frozen=True, slots=True)
class Typed:
    """A key was typed on the board: a letter in lower case, or a name such as ``ArrowUp``.

    Attributes:
        at: the place that had the focus, where places can have it.
    """

    key: str
    shift: bool = False
    at: Place | None = None

    def standing(self, cursor: Place | None) -> Place | None:
        """Return the place that it is about: in focus, or else under a cursor of the view's own."""
        return cursor if self.at is None else self.at


@dataclass(frozen=True, slots=True)
class Commanded:
    """A button was pressed, or something else asked for by its name.

    Attributes:
        value: which one, where the name alone does not say: an option, a step.
    """

    name: str
    value: str = ""


Input = Pressed | Hovered | Typed | Commanded


@dataclass(frozen=True, slots=True)
class Style:
    """How the learner likes it.

    Attributes:
        motion: whether meeples are seen to walk.
        named: whether each place is an element of the page with a name; None if it cannot be.
    """

    theme: Theme
    motion: bool = False
    named: bool | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that moves.

    Attributes:
        still: the picture below it.
        frames: shapes of the motion layer, one after another.
        step_ms: how long each of them stands, in milliseconds.
    """

    still: Scene
    frames: tuple[tuple[Shape, ...], ...]
    step_ms: int = STEP_MS


@dataclass(frozen=True, slots=True)
class Shown:
    """What a face shows from now on.

    Attributes:
        scene: the picture; None where there is no board.
        moments: what moves before it is still.
        step: the step of a lesson that is shown; "" for none.
        offer: what the page may take to the learner's computer, once per number.
        names: says what a place is and what is there, as plain text.
        cursor: where the keyboard stands.
    """

    scene: Scene | None
    page: Page
    theme: Theme
    moments: tuple[Moment, ...] = ()
    step: str = ""
    offer: Offer | None = None
    names: Callable[[Place], str] | None = field(default=None, compare=False)
    cursor: Place | None = None


class Face(Protocol):
    """Shows a live view and reports what the learner does.

    Attributes:
        heard: called with every input.
        turned: called when the page around it turns dark or light.
        gone: called when the last page that showed it shows it no more.
    """

    heard: Callable[[Input], None]
    turned: Callable[[bool], None]
    gone: Callable[[], None]

    @property
    def in_sight(self) -> bool:
        """Whether any page shows it."""

    @property
    def is_open(self) -> bool:
        """Whether it was not closed."""

    @property
    def way(self) -> str:
        """How the picture comes into the page, such as ``svg``; "" where there is none."""

    def draw_as(self, way: str) -> None:
        """Bring the picture into the page in another way from now on."""

    def show(self, shown: Shown) -> None:
        """Show this from now on."""

    def bundle(self, **kwargs: Any) -> dict[str, Any]:
        """Return what a notebook needs to show the face, by MIME type."""

    def close(self) -> None:
        """Let go of everything."""
