"""Mistakes of whoever types into a cell: one sentence in red, and no traceback."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from ft_tutor.course.faults import LessonError
from ft_tutor.notation import NotationError, read_position
from ft_tutor.play.speech import say
from ft_tutor.rules.position import Position
from ft_tutor.texts import DEFAULT_LANG, describe, languages, plain, pointer
from ft_tutor.widgets.boards import HOMES

LONGEST: Final = 60
"""How many characters of a mistake are repeated."""


class Mistake(ValueError):  # noqa: N818  # what a learner makes, not what a program does
    """A mistake in what was typed into a cell; its text says what would be right."""

    def _render_traceback_(self) -> list[str]:
        """Return what a notebook shows: where in our code it was noticed helps nobody."""
        return str(self).split("\n")


def named(given: Any) -> str:
    """Return what was given where a name belongs, cut politely; of anything else what it is."""
    if not isinstance(given, str):
        return f"<{type(given).__name__}>"
    return given if len(given) <= LONGEST else f"{given[:LONGEST]}…"


def check_language(lang: Any) -> None:
    """Make sure that there are texts in a language.

    Raises:
        Mistake: there are none; it names the languages there are.
    """
    known = languages()
    if not isinstance(lang, str) or lang not in known:
        expected = ", ".join(known)
        raise Mistake(say("no-such-language", DEFAULT_LANG, found=named(lang), expected=expected))


def check_face(face: Any) -> None:
    """Make sure that a way to draw boards is one of ours, or that none is wished for.

    Raises:
        Mistake: it is another; it names those there are.
    """
    known = not face or (face in HOMES if isinstance(face, str) else hasattr(face, "show"))
    if not known:
        expected = ", ".join(HOMES)
        raise Mistake(say("bad-face", DEFAULT_LANG, found=named(face), expected=expected))


@contextmanager
def faults_as_mistakes() -> Iterator[None]:
    """Say the faults of a lesson that cannot be used, without a traceback.

    Raises:
        Mistake: the lesson is missing or has faults.
    """
    try:
        yield
    except LessonError as error:
        raise Mistake(str(error)) from error


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
