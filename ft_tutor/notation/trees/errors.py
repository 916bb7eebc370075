"""What is wrong with the text of a tree."""

from ft_tutor.notation.actions import AmbiguousAction
from ft_tutor.notation.errors import NotationError
from ft_tutor.notation.spans import Span
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import IllegalAction
from ft_tutor.rules.events import Facts
from ft_tutor.rules.legality import Violation


class TreeError(NotationError):
    """The text of a tree that cannot be read.

    Attributes:
        number: of the node that is wrong; 0 where the fault lies elsewhere.
        violations: why its action is not legal, if that is what is wrong.
        readings: what its action could mean, if it leaves out too much.
    """

    number: int = 0
    violations: tuple[Violation, ...] = ()
    readings: tuple[Action, ...] = ()

    @property
    def facts(self) -> Facts:
        """What the sentence needs."""
        return (*super().facts, ("number", self.number))


def wrong(piece: Span, reason: str, expected: str = "") -> TreeError:
    """Return the error that a piece of the text is wrong."""
    return TreeError(
        f"tree-{reason}", piece.whole, piece.start, found=piece.text, expected=expected
    )


def unreadable(error: NotationError, piece: Span) -> TreeError:
    """Return the error of a piece that was read as a text of its own, as one of the whole text."""
    return TreeError(
        error.reason,
        piece.whole,
        piece.start + error.index,
        found=error.found,
        expected=error.expected,
    )


def unplayable(error: IllegalAction | AmbiguousAction, piece: Span) -> TreeError:
    """Return the error that an action of the text can be read, but not played."""
    if isinstance(error, AmbiguousAction):
        found = wrong(piece, "ambiguous")
        found.readings = error.readings
        return found
    rules = ", ".join(dict.fromkeys(violation.rule for violation in error.violations))
    found = wrong(piece, "illegal", rules)
    found.violations = error.violations
    return found
