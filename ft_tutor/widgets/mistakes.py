"""Mistakes of whoever types into a cell: one sentence in red, and no traceback."""

from typing import Any

from ft_tutor.notation import NotationError, read_position
from ft_tutor.play.speech import say
from ft_tutor.rules.position import Position
from ft_tutor.texts import describe, plain, pointer


class Mistake(ValueError):  # noqa: N818  # what a learner makes, not what a program does
    """A mistake in what was typed into a cell; its text says what would be right."""

    def _render_traceback_(self) -> list[str]:
        """Return what a notebook shows: where in our code it was noticed helps nobody."""
        return str(self).split("\n")


def position_of(given: Any, lang: str) -> Position:
    """Return a position, or the one that a text describes.

    Raises:
        Mistake: it is neither, or the text cannot be read.
    """
    if isinstance(given, Position):
        return given
    if not isinstance(given, str):
        raise Mistake(say("bad-position", lang, found=type(given).__name__))
    try:
        return read_position(given)
    except NotationError as error:
        sentence = plain(describe(error, lang))
        raise Mistake("\n".join((sentence, *pointer(given, error.index)))) from error
