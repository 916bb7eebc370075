"""The live board: canvas, buttons and announcements around a game that can be played."""

from collections.abc import Callable
from html import escape
from typing import Any, Final, Protocol, Self

import ipywidgets as w
from ipywidgets.widgets.widget import _instances

from ft_tutor.learner.preferences import Preferences, load_preferences, save_preferences
from ft_tutor.play.feedback import Feedback, FeedbackKind, marks_of
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import legal_actions
from ft_tutor.rules.history import History
from ft_tutor.rules.position import Position
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.scene.overlay import NO_MARKS, Marks, Trail
from ft_tutor.scene.places import Place
from ft_tutor.scene.plain import to_lines
from ft_tutor.scene.theme import DARK, LIGHT, THEMES, Theme
from ft_tutor.texts import DEFAULT_LANG
from ft_tutor.widgets.buttons import button, row, say, set_if_new, style, toggle
from ft_tutor.widgets.canvas import BoardCanvas
from ft_tutor.widgets.page import PageHelper
from ft_tutor.widgets.pointing import Shown
from ft_tutor.widgets.speech import feedback_said, keys_said, spoken

Crop = tuple[Tile, Tile] | None


class Game(Protocol):
    """What a live board plays: an immutable value that answers every wish."""

    @property
    def history(self) -> History | None:
        """The start and what was played since; None without a board."""

    def act(self, action: Action, /) -> tuple[Self, Feedback]:
        """Carry out an action, or explain why not."""

    def undo(self) -> tuple[Self, Feedback]:
        """Take the last action back."""

    def redo(self) -> tuple[Self, Feedback]:
        """Carry the last undone action out again."""

    def restart(self) -> tuple[Self, Feedback]:
        """Go back to the start."""


SAID: Final = {"undo": "undone", "redo": "redone", "restart": "restarted"}
"""What is said after a command that makes nothing happen on its own."""

NOTHING: Final = {"undo": "nothing-to-undo", "redo": "nothing-to-redo"}
"""What is said where there is nothing to take back, or to do again."""


class LiveBoard(w.VBox):
    """A board that is played by clicking, touching or typing.

    Attributes:
        game: what is played.
        say: makes the announcement of a feedback, as HTML.
        heard: called after each feedback.
        next_focus: gives the button that the Tab key goes to; None for the board's own.
    """

    def __init__(
        self,
        game: Game,
        *,
        crop: Crop = None,
        marks: Marks = NO_MARKS,
        path: Trail | None = None,
        playable: bool = True,
        hand: bool = True,
        lang: str = DEFAULT_LANG,
        above: tuple[Any, ...] = (),
        below: tuple[Any, ...] = (),
    ) -> None:
        assert game.history is not None
        self.game = game
        self.lang = lang
        self.say: Callable[[Feedback], str] = lambda feedback: feedback_said(feedback, lang)
        self.heard: Callable[[Feedback], None] = lambda _feedback: None
        self.next_focus: Callable[[], Any] = lambda: None
        self._crop, self._path, self._playable = crop, path, playable
        self._opening = marks
        self._marks = marks
        self._wrong: tuple[Place, ...] = ()
        self._page = PageHelper(label=say("board", lang))
        self._page.observe(lambda _: self._follow_page(), "dark")
        self._board = BoardCanvas(game.history.position, crop, hand=hand, theme=self._look())
        self._board.on_action, self._board.on_command = self.act, self._command
        self._bar = Bar(self, lang, playable=playable)
        self._words = w.HTML()
        self._words.add_class("ft-words")
        self._news = w.HTML()
        keys = w.HTML(keys_said(lang) if playable else "")
        # The buttons stand above what is said, so that no answer moves them from under the mouse.
        panel = w.VBox([*above, *below, self._news, self._bar.widget, keys])
        panel.add_class("ft-panel")
        both = w.Box([self._board.widget, panel])
        both.add_class("ft-both")
        super().__init__([style(), self._page, both, self._words])
        self.add_class("ft-live")
        if playable:
            self._board.widget.add_class("ft-playable")
            begin = "begin-hand" if any(self.position.hand) else "begin"
            self.announce(spoken(FeedbackKind.PROGRESS, say(begin, lang)))
        self.refresh()

    # --- what may be asked of it

    @property
    def position(self) -> Position:
        """The position now."""
        assert self.game.history is not None
        return self.game.history.position

    @property
    def theme(self) -> Theme:
        """The look of the board."""
        return self._board.theme

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._board.theme = theme

    def act(self, action: Action) -> None:
        """Try an action, as a click does."""
        if not self._playable:
            return
        if self.position.decision is None:
            self.announce(spoken(FeedbackKind.HINT, say("walk-over", self.lang)))
        else:
            self.take(*self.game.act(action))

    def undo(self) -> None:
        """Take the last action back."""
        self._command("undo")

    def redo(self) -> None:
        """Do what was undone again."""
        self._command("redo")

    def restart(self) -> None:
        """Go back to the start."""
        self._command("restart")

    def focus_here(self) -> None:
        """Bring the board into view, and give it the keyboard."""
        self._page.jump()

    def announce(self, html: str) -> None:
        """Say something beside the board."""
        set_if_new(self._news, value=html)

    def take(self, game: Game, feedback: Feedback, said: str = "") -> None:
        """Show a game that moved on, and say why."""
        self.game = game
        assert game.history is not None
        mistaken = feedback.kind in (FeedbackKind.REFUSED, FeedbackKind.WRONG)
        # Only the first tile is at fault; the others help to say why.
        self._wrong = marks_of(feedback.violations).rings[:1] if mistaken else ()
        at_start = not game.history.actions
        self._marks = self._opening if at_start and not feedback.marks.any else feedback.marks
        self.refresh()
        if said and not feedback.events:
            self.announce(spoken(FeedbackKind.PROGRESS, said))
        else:
            self.announce(self.say(feedback))
        self.heard(feedback)

    def refresh(self) -> None:
        """Show the game as it is, with whatever is switched on."""
        legal = legal_actions(self.position) if self._playable else ()
        self._board.show(
            self.position,
            Shown(
                legal,
                self._marks,
                wrong=self._wrong,
                show_legal=self._bar.show_legal,
                path=self._path,
            ),
        )
        self._bar.refresh()
        lines = to_lines(self.position, self.lang, self._crop) if self._bar.in_words else ()
        items = "".join(f"<li>{escape(line)}</li>" for line in lines)
        set_if_new(self._words, value=f"<ul>{items}</ul>" if items else "")

    def _look(self) -> Theme:
        """Return the look that the learner chose, else the one of the page."""
        look = load_preferences().look
        chosen = next((theme for theme in THEMES if theme.name == look), None)
        return chosen or (DARK if self._page.dark else LIGHT)

    def _follow_page(self) -> None:
        self.theme = self._look()

    # --- how it answers keys and buttons

    def _command(self, name: str) -> None:
        if name == "leave":
            (self.next_focus() or self._bar.first_enabled).focus()
        elif name == "blur":
            self._board.widget.blur()
        elif self._playable:
            game, feedback = getattr(self.game, name)()
            nothing = game == self.game and name in NOTHING
            self.take(game, feedback, say(NOTHING[name] if nothing else SAID[name], self.lang))


class Bar:
    """The buttons of a board; one that is only looked at has fewer."""

    def __init__(self, board: LiveBoard, lang: str, *, playable: bool) -> None:
        self._board = board
        self._undo = button("undo", "undo", lang, board.undo)
        self._redo = button("redo", "repeat", lang, board.redo)
        self._restart = button("restart", "refresh", lang, board.restart)
        self._legal = toggle("legal", "eye", lang, board.refresh, value=True)
        self._in_words = toggle("words", "align-left", lang, board.refresh, value=False)
        self._look = button("look", "adjust", lang, self._next_look)
        moving = (self._undo, self._redo, self._restart, self._legal) if playable else ()
        self.widget = row(*moving, self._in_words, self._look)
        self.widget.add_class("ft-bar")

    @property
    def show_legal(self) -> bool:
        """Whether legal tiles are ringed."""
        return bool(self._legal.value)

    @property
    def in_words(self) -> bool:
        """Whether the board is shown as text too."""
        return bool(self._in_words.value)

    @property
    def first_enabled(self) -> Any:
        """Where the keyboard goes after the board."""
        moving = (self._undo, self._redo, self._restart)
        return next((one for one in moving if not one.disabled), self._in_words)

    def refresh(self) -> None:
        """Switch off what cannot be done now."""
        history = self._board.game.history
        assert history is not None
        set_if_new(self._undo, disabled=not history.actions)
        set_if_new(self._redo, disabled=not history.undone)
        set_if_new(self._restart, disabled=not history.actions)

    def _next_look(self) -> None:
        """Give all boards of this kernel, and those to come, the next look."""
        place = THEMES.index(self._board.theme) + 1
        theme = THEMES[place % len(THEMES)]
        for board in tuple(_instances.values()):
            if isinstance(board, LiveBoard):
                board.theme = theme
        save_preferences(Preferences(look=theme.name))
