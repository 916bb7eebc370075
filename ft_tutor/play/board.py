"""A position to play with, and what stands around it, as one immutable value."""

from dataclasses import dataclass, replace

from ft_tutor.play.face import Commanded, Input, Shown, Style
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.play.furniture import below, moving, names, picked_said, tools, where
from ft_tutor.play.game import FreePlay
from ft_tutor.play.page import Page
from ft_tutor.play.speech import feedback_said, said, spoken
from ft_tutor.play.view import Look, View
from ft_tutor.rules.history import History
from ft_tutor.rules.position import Position
from ft_tutor.rules.problems import problems
from ft_tutor.texts import DEFAULT_LANG, describe, html

SAID = {"undo": "undone", "redo": "redone", "restart": "restarted"}
"""Per command: what is said after it."""


@dataclass(frozen=True)
class FreeBoard:
    """A position that is played without a task.

    Attributes:
        words: whether the board is shown in words too.
        keys: whether the help of the keyboard is shown.
        said: the command that was carried out last; "" after anything else.
        greeting: what is said until something else is, as HTML.
    """

    view: View[FreePlay]
    lang: str = DEFAULT_LANG
    greeting: str = ""
    words: bool = False
    keys: bool = False
    said: str = ""

    def after(self, heard: Input) -> "FreeBoard":
        """Return the board after an input."""
        if not isinstance(heard, Commanded):
            view = self.view.after(heard)
            return self if view == self.view else replace(self, view=view, said="")
        match heard.name:
            case "undo" | "redo" | "restart":
                answer = getattr(self.view.game, heard.name)()
                return replace(self, view=self.view.answered(*answer), said=heard.name)
            case "rings":
                return replace(self, view=replace(self.view, rings=not self.view.rings))
            case "words":
                return replace(self, words=not self.words)
            case "keys":
                return replace(self, keys=not self.keys)
            case _:
                return self

    def page(self, style: Style) -> Page:
        """Return what stands around it."""
        view, lang = self.view, self.lang
        bar = tools(lang, style, rings=view.rings, words=self.words, keys=self.keys)
        return Page(
            answer=picked_said(view, lang) or self._answer(),
            buttons=(moving(view, lang), bar),
            where=where(view, lang),
            words=below(view, lang, words=self.words, keys=self.keys),
        )

    def _answer(self) -> str:
        feedback, lang = self.view.feedback, self.lang
        if self.said and (feedback is None or not feedback.events):
            return spoken(FeedbackKind.PROGRESS, said(SAID[self.said], lang))
        if feedback is not None:
            return feedback_said(feedback, lang, self.view.position.turn.active)
        return self.greeting


def open_board(position: Position, look: Look, lang: str = DEFAULT_LANG) -> FreeBoard:
    """Return the board of a position; what is impossible about it is said at once."""
    view = View(FreePlay(History(position)), look)
    return FreeBoard(view, lang, greeting=_greeting(position, lang))


def _greeting(position: Position, lang: str) -> str:
    if found := problems(position):
        sentences = (html(describe(problem, lang)) for problem in found)
        return spoken(FeedbackKind.WRONG, said("impossible", lang), *sentences)
    begin = "begin-hand" if any(position.hand) else "begin"
    return spoken(FeedbackKind.PROGRESS, said(begin, lang))


def shown(board: FreeBoard, style: Style) -> Shown:
    """Return what a face shows of a board."""
    moments = board.view.moments if style.motion else ()
    return Shown(
        board.view.scene,
        board.page(style),
        style.theme,
        moments,
        names=names(board.view, board.lang),
        cursor=board.view.cursor,
    )
