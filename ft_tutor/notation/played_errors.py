"""What is wrong with a text whose actions are played while it is read: a game, a tree."""

from typing import ClassVar, Self

from ft_tutor.notation.actions import AmbiguousAction
from ft_tutor.notation.errors import NotationError
from ft_tutor.notation.spans import Span
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import IllegalAction
from ft_tutor.rules.events import Facts
from ft_tutor.rules.legality import Violation


class PlayedTextError(NotationError):
    """A text that cannot be read or played to its end.

    Attributes:
        family: how the keys of its own sentences begin.
        number: where in the text the fault lies, counted in its own way; 0 where nothing counts.
        violations: why an action is not legal, if that is what is wrong.
        readings: what an action could mean, if it leaves out too much.
    """

    family: ClassVar[str]

    number: int = 0
    violations: tuple[Violation, ...] = ()
    readings: tuple[Action, ...] = ()

    @property
    def facts(self) -> Facts:
        """What the sentence needs."""
        return (*super().facts, ("number", self.number))

    @classmethod
    def wrong(cls, piece: Span, reason: str, expected: str = "") -> Self:
        """Return the error that a piece of the text is wrong."""
        key = f"{cls.family}-{reason}"
        return cls(key, piece.whole, piece.start, found=piece.text, expected=expected)

    @classmethod
    def unreadable(cls, error: NotationError, text: str, offset: int = 0) -> Self:
        """Return the error of a piece that begins at an offset as one of the whole text."""
        return cls(
            error.reason, text, offset + error.index, found=error.found, expected=error.expected
        )

    @classmethod
    def unplayable(cls, error: IllegalAction | AmbiguousAction, piece: Span) -> Self:
        """Return the error that an action of the text can be read, but not played."""
        if isinstance(error, AmbiguousAction):
            found = cls.wrong(piece, "ambiguous")
            found.readings = error.readings
            return found
        rules = ", ".join(dict.fromkeys(violation.rule for violation in error.violations))
        found = cls.wrong(piece, "illegal", rules)
        found.violations = error.violations
        return found
