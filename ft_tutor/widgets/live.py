"""The live board: canvas, buttons and announcements around a game that can be played."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, Protocol, Self

import ipywidgets as w

from ft_tutor.course.feedback import Feedback, FeedbackKind
from ft_tutor.course.fields import Marks
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.position import Position
from ft_tutor.rules.record import Record
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.plain import to_text
from ft_tutor.scene.theme import THEMES, Theme
from ft_tutor.texts import DEFAULT_LANG, catalogue
from ft_tutor.widgets.canvas import BoardCanvas
from ft_tutor.widgets.pointing import Shown
from ft_tutor.widgets.speech import feedback_said, spoken

Crop = tuple[Tile, Tile] | None


class Game(Protocol):
    """What a live board plays: an immutable value that answers every wish."""

    @property
    def record(self) -> Record | None:
        """The start and what was played since; None without a board."""

    def act(self, action: Action, /) -> tuple[Self, Feedback]:
        """Carry out an action, or explain why not."""

    def undo(self) -> tuple[Self, Feedback]:
        """Take the last action back."""

    def redo(self) -> tuple[Self, Feedback]:
        """Carry the last undone action out again."""

    def restart(self) -> tuple[Self, Feedback]:
        """Go back to the start."""


SAID: Final = {"undo": "ui-undone", "redo": "ui-redone", "restart": "ui-restarted"}
"""What is said after a command that makes nothing happen on its own."""


class LiveBoard(w.VBox):
    """A board that is played by clicking, touching or typing.

    Attributes:
        game: what is played; setting it shows it.
        say: makes the announcement of a feedback, as HTML.
        heard: called after each feedback.
    """

    def __init__(
        self,
        game: Game,
        *,
        crop: Crop = None,
        marks: Marks | None = None,
        playable: bool = True,
        lang: str = DEFAULT_LANG,
    ) -> None:
        assert game.record is not None
        self.game = game
        self.lang = lang
        self.say: Callable[[Feedback], str] = lambda feedback: feedback_said(feedback, lang)
        self.heard: Callable[[Feedback], None] = lambda _feedback: None
        self._crop = crop
        self._playable = playable
        self._opening = marks or Marks()
        self._marks, self._wrong = self._opening, False
        self._board = BoardCanvas(game.record.position, crop)
        self._board.on_action = self.act
        self._board.on_command = self._command
        self._bar = _Bar(self, lang)
        self._words = w.HTML()
        self._words.add_class("ft-words")
        self._news = w.HTML(self._first_words())
        self._news.layout.min_height = "44px"
        keys = w.HTML(f'<div class="ft-keys">{_say("ui-keys", lang)}</div>' if playable else "")
        bar = (self._bar.widget,) if playable else ()
        super().__init__([style(), self._board.widget, *bar, self._news, self._words, keys])
        self.add_class("ft-live")
        self._refresh()

    # --- what may be asked of it

    @property
    def position(self) -> Position:
        """The position now."""
        assert self.game.record is not None
        return self.game.record.position

    @property
    def theme(self) -> Theme:
        """The look of the board."""
        return self._board.theme

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._board.theme = theme

    def act(self, action: Action) -> None:
        """Try an action, as a click does."""
        if self._playable:
            self._take(*self.game.act(action))

    def undo(self) -> None:
        """Take the last action back."""
        self._command("undo")

    def redo(self) -> None:
        """Do what was undone again."""
        self._command("redo")

    def restart(self) -> None:
        """Go back to the start."""
        self._command("restart")

    def point(self, marks: Marks, *, wrong: bool = False) -> None:
        """Ring tiles and draw arrows; the next action takes them away."""
        self._marks, self._wrong = marks, wrong
        self._refresh()

    def announce(self, html: str) -> None:
        """Say something below the board."""
        self._news.value = html

    def show_game(self, game: Game, feedback: Feedback) -> None:
        """Show a game that moved on by itself, with what there is to say."""
        self._take(game, feedback)

    # --- how it answers

    def _command(self, name: str) -> None:
        if name in ("leave", "back"):
            self._leave(back=name == "back")
        elif name == "blur":
            self._board.widget.blur()
        elif self._playable:
            game, feedback = getattr(self.game, name)()
            self._take(game, feedback, SAID[name])

    def _leave(self, *, back: bool) -> None:
        """Hand the keyboard on; the canvas would keep the Tab key for itself."""
        target = None if back else self._bar.first_enabled
        if target is None:
            self._board.widget.blur()
        else:
            target.focus()

    def _take(self, game: Game, feedback: Feedback, said: str = "") -> None:
        before, self.game = self.game, game
        if said and before.record == game.record and not feedback.events:
            said = "ui-nothing-to-undo" if said == "ui-undone" else said
        self._wrong = feedback.kind in (FeedbackKind.REFUSED, FeedbackKind.WRONG)
        fresh = self.game.record is not None and not self.game.record.actions
        self._marks = feedback.marks if feedback.marks.any or not fresh else self._opening
        self._refresh()
        words = self.say(feedback)
        if said and not feedback.events:
            words = spoken(FeedbackKind.PROGRESS, _say(said, self.lang))
        self.announce(words)
        self.heard(feedback)

    def _refresh(self) -> None:
        legal = legal_actions(self.position) if self._playable else ()
        show_legal = self._bar.show_legal
        self._board.show(
            self.position, Shown(legal, self._marks, wrong=self._wrong, show_legal=show_legal)
        )
        self._bar.refresh()
        text = to_text(self.position, self.lang, self._crop) if self._bar.in_words else ""
        self._words.value = f"<pre>{text}</pre>" if text else ""

    def _first_words(self) -> str:
        if not self._playable:
            return ""
        return spoken(FeedbackKind.PROGRESS, _say("ui-begin", self.lang))


class _Bar:
    """The row of buttons below a board."""

    def __init__(self, board: LiveBoard, lang: str) -> None:
        self._board = board
        self._undo = _button("undo", "undo", lang, board.undo)
        self._redo = _button("redo", "repeat", lang, board.redo)
        self._restart = _button("restart", "refresh", lang, board.restart)
        self._legal = _toggle("legal", "eye", lang, self._changed, value=True)
        self._spoken = _toggle("words", "align-left", lang, self._changed, value=False)
        self._look = _button("look", "adjust", lang, self._next_look)
        buttons = (self._undo, self._redo, self._restart, self._legal, self._spoken, self._look)
        self.widget = w.Box(buttons, layout={"flex_flow": "row wrap"})

    @property
    def show_legal(self) -> bool:
        return bool(self._legal.value)

    @property
    def in_words(self) -> bool:
        return bool(self._spoken.value)

    @property
    def first_enabled(self) -> Any:
        return next(
            (b for b in (self._undo, self._redo, self._restart) if not b.disabled), self._legal
        )

    def refresh(self) -> None:
        record = self._board.game.record
        assert record is not None
        self._undo.disabled = not record.actions
        self._redo.disabled = not record.undone
        self._restart.disabled = not record.actions

    def _changed(self) -> None:
        self._board._refresh()  # noqa: SLF001  # the bar is a part of the board

    def _next_look(self) -> None:
        looks = THEMES
        self._board.theme = looks[(looks.index(self._board.theme) + 1) % len(looks)]


def style() -> w.HTML:
    """Return the style sheet of all live things, as a widget that takes no room."""
    css = files("ft_tutor.widgets").joinpath("style.css").read_text("utf-8")
    return w.HTML(f"<style>{css}</style>", layout={"display": "none"})


def _say(key: str, lang: str, **facts: str | int) -> str:
    return catalogue(lang).say(key, **facts)


def _button(name: str, icon: str, lang: str, act: Callable[[], None]) -> w.Button:
    tip = _say(f"ui-{name}-tip", lang)
    button = w.Button(description=_say(f"ui-{name}", lang), icon=icon, tooltip=tip)
    button.on_click(lambda _: act())
    return button


def _toggle(
    name: str, icon: str, lang: str, act: Callable[[], None], *, value: bool
) -> w.ToggleButton:
    tip = _say(f"ui-{name}-tip", lang)
    button = w.ToggleButton(
        value=value, description=_say(f"ui-{name}", lang), icon=icon, tooltip=tip
    )
    button.observe(lambda _: act(), "value")
    return button
