"""`Board`: any position, live in a notebook cell."""

from html import escape
from typing import Any

from ft_tutor.analysis.movements import exploring
from ft_tutor.play.feedback import FeedbackKind
from ft_tutor.publish.stills import picture
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.history import History
from ft_tutor.rules.position import Position
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.texts import DEFAULT_LANG, describe, html
from ft_tutor.widgets.bundle import with_picture
from ft_tutor.widgets.buttons import say
from ft_tutor.widgets.freeplay import FreePlay
from ft_tutor.widgets.live import LiveBoard
from ft_tutor.widgets.mistakes import Mistake, position_of
from ft_tutor.widgets.speech import spoken


class Board(LiveBoard):
    """A position to play with, live in a notebook cell.

    Movements are played; a position that waits for something else before its movement, such
    as a bid, is taken at the movement.

    Args:
        position: a position, or its text such as ``c3:yw c4:g d4:y``.
        crop: the part that is shown, as two corner tiles such as ``b2-d4``.
        lang: the language of everything it says.

    Raises:
        Mistake: the text of the position cannot be read, or the crop names no two tiles.
        UnknownLanguageError: there are no texts in this language.
    """

    def __init__(
        self, position: Position | str, *, crop: str | None = None, lang: str = DEFAULT_LANG
    ) -> None:
        start = _playable(position_of(position, lang))
        self._corners = _corners(crop, lang)
        super().__init__(FreePlay(History(start)), crop=self._corners, lang=lang)
        if found := problems(start):
            sentences = (html(describe(problem, lang)) for problem in found)
            self.announce(spoken(FeedbackKind.WRONG, escape(say("impossible", lang)), *sentences))

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        still = picture(self.position, crop=self._corners, lang=self.lang)
        return with_picture(super()._repr_mimebundle_(**kwargs), still)


def _playable(position: Position) -> Position:
    """Return the position at its movement: the board cannot be clicked to bid, say."""
    waits = position.decision is not None and position.decision.owed is not Owed.MOVEMENT
    return exploring(position) if waits and position.turn.movement is None else position


def _corners(crop: str | None, lang: str) -> tuple[Tile, Tile] | None:
    if crop is None:
        return None
    first, _, last = str(crop).partition("-")
    if first not in Tile.__members__ or last not in Tile.__members__:
        raise Mistake(say("bad-crop", lang, found=str(crop)))
    return Tile[first], Tile[last]
