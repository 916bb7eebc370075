"""What is wrong with the text of a game, and the good part before it."""

from ft_tutor.notation import AmbiguousAction, NotationError
from ft_tutor.notation.games.model import GameRecord
from ft_tutor.notation.spans import Span
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import IllegalAction
from ft_tutor.rules.events import Facts
from ft_tutor.rules.legality import Violation


class RecordError(NotationError):
    """The text of a game that cannot be read to its end.

    Attributes:
        game: what was read and played before the fault; None if that is not even a start.
        number: which action of the game it would have been, from 1; 0 if the fault is in the
            headings.
        violations: why the action is not legal, if that is what is wrong.
        readings: what the action could mean, if it leaves out too much.
    """

    game: GameRecord | None = None
    number: int = 0
    violations: tuple[Violation, ...] = ()
    readings: tuple[Action, ...] = ()

    @property
    def facts(self) -> Facts:
        """What the sentence needs."""
        return (*super().facts, ("number", self.number))


def wrong(piece: Span, reason: str, expected: str = "") -> RecordError:
    """Return the error that a piece of the text is wrong."""
    return RecordError(
        f"record-{reason}", piece.whole, piece.start, found=piece.text, expected=expected
    )


def unreadable(error: NotationError, text: str, offset: int = 0) -> RecordError:
    """Return the error of a piece of the text as one of the whole text."""
    return RecordError(
        error.reason, text, offset + error.index, found=error.found, expected=error.expected
    )


def unplayable(error: IllegalAction | AmbiguousAction, piece: Span) -> RecordError:
    """Return the error that an action of the text can be read, but not played."""
    if isinstance(error, AmbiguousAction):
        found = wrong(piece, "ambiguous")
        found.readings = error.readings
        return found
    rules = ", ".join(dict.fromkeys(violation.rule for violation in error.violations))
    found = wrong(piece, "illegal", rules)
    found.violations = error.violations
    return found
