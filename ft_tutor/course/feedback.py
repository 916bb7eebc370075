"""Feedback: what a session answers, as a value; the front end finds the words and draws."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ft_tutor.course.fields import Marks
from ft_tutor.course.model import Wrong
from ft_tutor.rules.actions import Action
from ft_tutor.rules.events import Event
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.vocabulary import Tile


class FeedbackKind(Enum):
    """The kinds of answer."""

    PROGRESS = "progress"  # carried out; go on
    REFUSED = "refused"  # not carried out; the try goes on
    WRONG = "wrong"  # not what was asked, or a dead end that could be walked into
    PASSED = "passed"
    HINT = "hint"
    SOLUTION = "solution"


NO_MARKS: Final = Marks()


@dataclass(frozen=True, slots=True)
class Feedback:
    """One answer.

    Attributes:
        say: the text key of what the lesson says; None where it says nothing: then the
            sentences of `violations` or `events` are enough.
        because: the text key of the explanation after a step is passed or solved.
        violations: why an action was refused, or why the path is a dead end.
        events: what the action made happen.
        marks: what to ring, point at and join.
        actions: the actions of a solution, to be played one by one.
        options: the right answers of a solution.
        entry: the entry of `wrong` that foresaw this mistake.
        offers_undo: whether to offer to take the last action back.
    """

    kind: FeedbackKind
    say: str | None = None
    because: str | None = None
    violations: tuple[Violation, ...] = ()
    events: tuple[Event, ...] = ()
    marks: Marks = NO_MARKS
    actions: tuple[Action, ...] = ()
    options: tuple[str, ...] = ()
    entry: Wrong | None = None
    offers_undo: bool = False


def marks_of(violations: tuple[Violation, ...]) -> Marks:
    """Return rings round the tiles that the violations are about."""
    subjects = (thing for violation in violations for thing in violation.subject)
    tiles = dict.fromkeys(thing for thing in subjects if isinstance(thing, Tile))
    return NO_MARKS.model_copy(update={"rings": tuple(tiles)})
