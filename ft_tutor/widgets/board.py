"""`Board`: any position, live in a notebook cell."""

from secrets import randbelow
from typing import Any

from ft_tutor.analysis.movements import exploring
from ft_tutor.play.board import FreeBoard, open_board, shown
from ft_tutor.play.face import Face
from ft_tutor.play.speech import say
from ft_tutor.play.view import Look
from ft_tutor.publish.stills import picture
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Position
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import Tile
from ft_tutor.texts import DEFAULT_LANG
from ft_tutor.widgets.live import Live
from ft_tutor.widgets.mistakes import Mistake, check_face, check_language, named, position_of


class Board(Live[FreeBoard]):
    """A position to play with, live in a notebook cell.

    Movements are played; a position that waits for something else before its movement, such
    as a bid, is taken at the movement.

    Args:
        position: a position, or its text such as ``c3:yw c4:g d4:y``; a random start if left out.
        crop: the part that is shown, as two corner tiles such as ``b2-d4``.
        lang: the language of everything it says.
        face: how it is drawn, ``canvas`` or ``svg``; as the learner likes it if left out.

    Raises:
        Mistake: the text of the position cannot be read, the crop names no two tiles, there
            are no texts in the language, or no such way to draw.
    """

    def __init__(
        self,
        position: Position | str | None = None,
        *,
        crop: str | None = None,
        lang: str = DEFAULT_LANG,
        face: Face | str | None = None,
    ) -> None:
        check_language(lang)
        check_face(face)
        start = _random() if position is None else _playable(position_of(position, lang))
        board = open_board(start, Look(_corners(crop, lang)), lang)
        super().__init__(board, shown, lang, face=face)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.value.view.position

    def picture(self) -> Any:
        """Return the board as it is now."""
        return picture(self.position, crop=self.value.view.look.crop, lang=self.value.lang)


def _random() -> Position:
    """Return a start that nobody has seen before."""
    return new_board(2, seed=randbelow(1_000_000))


def _playable(position: Position) -> Position:
    """Return the position at its movement: the board cannot be clicked to bid, say."""
    waits = position.decision is not None and position.decision.owed is not Owed.MOVEMENT
    return exploring(position) if waits and position.turn.movement is None else position


def _corners(crop: str | None, lang: str) -> tuple[Tile, Tile] | None:
    if crop is None:
        return None
    first, _, last = named(crop).partition("-")
    if first not in Tile.__members__ or last not in Tile.__members__:
        raise Mistake(say("bad-crop", lang, found=named(crop)))
    return Tile[first], Tile[last]
