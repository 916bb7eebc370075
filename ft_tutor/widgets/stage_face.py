"""A stage in a page, which hears mouse, touch and keys; how its board is drawn is given to it."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from threading import RLock
from typing import Any, Final

from ft_tutor.play.face import Commanded, Hovered, Input, Pressed, Shown, Typed
from ft_tutor.play.page import Offer
from ft_tutor.rules.vocabulary import TRIBE_LETTERS
from ft_tutor.scene.place_words import named_place
from ft_tutor.scene.places import Place
from ft_tutor.scene.shapes import Scene
from ft_tutor.widgets.boards import Board, make_board
from ft_tutor.widgets.boxes import Box, box
from ft_tutor.widgets.page_values import offer_values, page_values
from ft_tutor.widgets.stage_widget import StageWidget

LARGEST_UNIT: Final = 1.9
"""How large a board unit grows, in pixels of the page."""

MOST_VIEWS: Final = 64
"""How many views are kept count of, the latest: a page that crashed has never said goodbye."""

LETTERS: Final = f"{TRIBE_LETTERS}u0123456789"
"""The letters and digits that the board hears."""

WORDS: Final = (
    *("strip", "task", "options", "answer", "buttons", "words", "where", "does"),
    *("cards", "entry", "panels", "pictures", "look", "answered"),
)
"""What of the widget stands around the picture, and whom it answers."""

LONGEST_NAME: Final = 60
"""How many characters the name of a command has at most."""

LONGEST_KEY: Final = 20
LONGEST_VIEW: Final = 16
"""The same for the name of a key and of a view."""

MOST_TYPED: Final = 200_000
"""How many characters a learner may send at once: a kept tree of what-ifs has a tenth of it."""


class StageFace:
    """A board with all that stands around it.

    Args:
        way: how the picture comes into the page, one of `boards.ways`; "" if there is none.
        labels: the words that the page must know even where no kernel answers.
        marks: what the page may know the stage by.

    Attributes:
        widget: what stands in the page.
        heard: called with every input of the learner.
        turned: called when the page turns dark or light.
        gone: called when the last view of it has left the page.
    """

    def __init__(self, way: str, labels: dict[str, str], marks: dict[str, str]) -> None:
        self.heard: Callable[[Input], None] = lambda _input: None
        self.turned: Callable[[bool], None] = lambda _dark: None
        self.gone: Callable[[], None] = lambda: None
        self._shown: Shown | None = None
        self._painted = 0
        self._views: deque[str] = deque(maxlen=MOST_VIEWS)
        self._answering: list[Any] | None = None
        self._heard: list[list[Any]] = []
        self._missed = False
        self._handed_over: Offer | None = None
        # Where widget messages are handled in a thread of their own, a handler may run beside a
        # cell; the canvas manager of ipycanvas is not made for that.
        self._lock = RLock()
        self._board: Board | None = make_board(way) if way else None
        traits = self._board.traits if self._board else {}
        self.widget = StageWidget(labels=labels, marks=marks, **traits)
        self.widget.whole = self._whole
        self.widget.on_msg(self._message)

    @property
    def is_open(self) -> bool:
        """Whether it was not closed."""
        return self.widget.comm is not None

    # --- what is shown

    @property
    def way(self) -> str:
        """How the picture comes into the page; "" where there is none."""
        return str(self.widget.face)

    def draw_as(self, way: str) -> None:
        """Bring the picture into the page in another way from now on."""
        with self._lock:
            before, self._board = self._board, make_board(way)
            self.widget.tell(**self._board.traits)
            if before is not None:
                before.close()
            if self._shown is not None:
                self._resized(self._shown.scene)
                self._send(self._shown, whole=True)

    def show(self, shown: Shown) -> None:
        """Show this from now on; sends only what has changed."""
        with self._lock:
            whole = self._resized(shown.scene) or self._missed or not self._painted
            # What moves is shown once, and takes more memory than all the rest.
            self._shown = replace(shown, moments=())
            self._send(shown, whole=whole)

    def bundle(self, **kwargs: Any) -> dict[str, Any]:
        """Return what a notebook needs to show it, by MIME type."""
        made: Any = self.widget._repr_mimebundle_(**kwargs)
        return dict(made[0] if isinstance(made, tuple) else made)

    def close(self) -> None:
        """Let go of the widgets; the page keeps nothing that could be pressed."""
        with self._lock:
            if self._board:
                self._board.close()
            self.widget.layout.close()
            self.widget.close()

    def _resized(self, scene: Scene | None) -> bool:
        return scene is not None and self._board is not None and self._board.sized(scene)

    def _send(self, shown: Shown, *, whole: bool = False) -> None:
        """Send the page first and the picture after it: the page then knows which frame it is."""
        if not self.is_open:  # what was planned before the close, such as a solution that plays on
            return
        base, self._painted = 0 if whole else self._painted, self._painted + 1
        self._tell(shown, [base, self._painted])
        # A view that comes has seen nothing and is painted whole: before that nobody would look.
        if self._board and self._views:
            self._board.paint(self.widget, shown)
        self._hand_over(shown)

    def _whole(self) -> dict[str, Any]:
        """Return the picture as it is for a page that has none yet."""
        if self._board is None or self._shown is None:
            return {}
        frame = [0, self._painted]
        return {**told, "frame": frame} if (told := self._board.whole(self._shown, frame)) else {}

    def _hand_over(self, shown: Shown) -> None:
        """Give an offer to the page that asked, once; one that is loaded later has missed it."""
        if shown.offer is not None and shown.offer != self._handed_over:
            self._handed_over = shown.offer
            message, buffers = offer_values(shown.offer)
            view = self._answering[0] if self._answering else ""
            self.widget.send({**message, "view": view}, buffers)

    def _tell(self, shown: Shown, frame: list[int]) -> None:
        values = {
            **page_values(shown.page, shown.theme),
            "look": _look(shown.scene, shown.theme.name, shown.step),
            **(self._board.told(shown, frame) if self._board else {}),
            "frame": frame,
            "answered": self._answering or self.widget.answered,
        }
        self.widget.tell(**values)

    # --- what the page tells

    def _message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        """Answer one message of a page; whatever a stranger sends is answered or ignored."""
        if not isinstance(content, dict):
            return
        number, seen = content.get("seq"), content.get("seen")
        with self._lock:
            self._answering = [_view(content), number if isinstance(number, int) else 0]
            # Told again, since no answer came: what was heard then is not done twice. It may have
            # waited here for a long cell: what the page missed, it says when it is answered.
            if content.get("again") is True and self._answering in self._heard:
                self.widget.answered, self._answering = self._answering, None
                self._say_again()
                return
            self._note(self._answering)
            self._missed = seen != self._painted
            before = self._painted
            try:
                _MESSAGES.get(str(content.get("event")), StageFace._ignored)(self, content)
            finally:
                if self._painted == before:
                    self._settle()
                if seen not in (0, before):
                    self._say_again()
                self._answering, self._missed = None, False

    def _note(self, asked: list[Any]) -> None:
        """Remember the last message of each view."""
        others = [one for one in self._heard if one[0] != asked[0]]
        self._heard = [*others[1 - MOST_VIEWS :], asked]

    def _say_again(self) -> None:
        """Send the words too: a page that missed a frame has missed what came with it."""
        self.widget.send_state([*WORDS])

    def _settle(self) -> None:
        """Answer a message that changed nothing; a page that missed a frame is painted whole."""
        if self._missed and self._shown is not None:
            self._send(self._shown, whole=True)
        else:
            self.widget.answered = self._answering

    @property
    def in_sight(self) -> bool:
        """Whether any page shows it."""
        return bool(self._views)

    def _ignored(self, _content: dict[str, Any]) -> None:
        """Do nothing about a message that says nothing."""

    def _hello(self, content: dict[str, Any]) -> None:
        """Count a view that has come; it has seen nothing yet, or what the widget's state holds."""
        if _view(content) not in self._views:
            self._views.append(_view(content))

    def _bye(self, content: dict[str, Any]) -> None:
        if _view(content) in self._views:
            self._views.remove(_view(content))
            if not self._views:
                self.gone()

    def _repaint(self, _content: dict[str, Any]) -> None:
        if self._shown is not None:
            self._send(self._shown, whole=True)

    def _look_again(self, _content: dict[str, Any]) -> None:
        """Answer a page that comes back into sight; the number of the frame tells it the rest."""

    def _press(self, content: dict[str, Any]) -> None:
        self.heard(Pressed(self._place(content)))

    def _hover(self, content: dict[str, Any]) -> None:
        self.heard(Hovered(self._place(content)))

    def _key(self, content: dict[str, Any]) -> None:
        at = self._named_place(content.get("at"))
        key = _text(content, "key", LONGEST_KEY)
        self.heard(Typed(key, content.get("shift") is True, at))

    def _command(self, content: dict[str, Any]) -> None:
        name, value = _text(content, "name", LONGEST_NAME), _text(content, "value", MOST_TYPED)
        self.heard(Commanded(name, value))

    def _page(self, content: dict[str, Any]) -> None:
        self.turned(content.get("dark") is True)

    def _place(self, content: dict[str, Any]) -> Place | None:
        """Return the place that is meant: by its word, or by a point of the picture."""
        if "place" in content:
            return self._named_place(content["place"])
        x, y = content.get("x"), content.get("y")
        scene = self._shown.scene if self._shown else None
        if scene is None or not isinstance(x, int | float) or not isinstance(y, int | float):
            return None
        # Asked before it is reckoned with: a whole number of JSON may be too large for a float.
        if not (0 <= x <= 1 and 0 <= y <= 1):
            return None
        return scene.at(x * scene.width, y * scene.height)

    def _named_place(self, word: Any) -> Place | None:
        scene = self._shown.scene if self._shown else None
        if scene is None or not isinstance(word, str):
            return None
        place = named_place(word[:LONGEST_NAME])
        return place if place in scene.carriers else None


_MESSAGES: Final[Mapping[str, Callable[[StageFace, dict[str, Any]], None]]] = {
    "hello": StageFace._hello,  # noqa: SLF001
    "bye": StageFace._bye,  # noqa: SLF001
    "repaint": StageFace._repaint,  # noqa: SLF001
    "look": StageFace._look_again,  # noqa: SLF001
    "press": StageFace._press,  # noqa: SLF001
    "hover": StageFace._hover,  # noqa: SLF001
    "key": StageFace._key,  # noqa: SLF001
    "command": StageFace._command,  # noqa: SLF001
    "page": StageFace._page,  # noqa: SLF001
}
"""Per kind of message: what answers it."""


def _view(content: dict[str, Any]) -> str:
    """Return the name of the view that has sent a message."""
    return _text(content, "view", LONGEST_VIEW)


def _text(content: dict[str, Any], name: str, longest: int) -> str:
    """Return what a message says, as a text that can be told back.

    A page may send half of a sign, which no message from here could hold.
    """
    return str(content.get(name))[:longest].encode("utf-8", "replace").decode()


def _look(scene: Scene | None, theme: str, step: str) -> dict[str, Any]:
    """Return what the page must know of the picture: its size, and where its places are."""
    size = [scene.width, scene.height, scene.width * LARGEST_UNIT] if scene else [0, 0, 0]
    carriers = scene.carriers.values() if scene else ()
    spots = [_share(box(shape), scene) for shapes in carriers for shape in shapes if scene]
    return {"theme": theme, "step": step, "size": size, "spots": spots, "letters": LETTERS}


def _share(area: Box, scene: Scene) -> list[float]:
    """Return left, top, right and bottom as parts of the scene."""
    left, top, right, bottom = area
    across, down = scene.width, scene.height
    return [round(n, 4) for n in (left / across, top / down, right / across, bottom / down)]
