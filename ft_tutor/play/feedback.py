"""Feedback: what a live view is answered, as a value; the front end finds the words and draws."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from ft_tutor.rules.actions import Action
from ft_tutor.rules.events import Event
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.vocabulary import CardId, Tile
from ft_tutor.scene.overlay import NO_MARKS, Marks
from ft_tutor.scene.places import DjinnCard, OnTile, Place, ThiefCard


class FeedbackKind(Enum):
    """The kinds of answer."""

    PROGRESS = "progress"  # carried out; go on
    REFUSED = "refused"  # not carried out; the try goes on
    WRONG = "wrong"  # not what was asked, or a dead end that could be walked into
    PASSED = "passed"
    HINT = "hint"
    SOLUTION = "solution"


@dataclass(frozen=True, slots=True)
class Feedback:
    """One answer.

    Attributes:
        say: the text key of what a lesson says; None where it says nothing: then the
            sentences of `violations` or `events` are enough.
        because: the text key of the explanation after a step is passed or solved.
        violations: why an action was refused, or why the path is a dead end.
        events: what the action made happen.
        marks: what to ring, point at and join.
        actions: the actions of a solution, to be played one by one.
        options: the right answers of a solution.
        foreseen: the part of a lesson that foresaw this mistake; only a lesson knows its type.
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
    foreseen: object | None = None
    offers_undo: bool = False


def marks_of(violations: tuple[Violation, ...]) -> Marks:
    """Return rings round the tiles and the face-up cards that the violations are about."""
    subjects = (thing for violation in violations for thing in violation.subject)
    return Marks(
        rings=tuple(dict.fromkeys(place for thing in subjects for place in _places(thing)))
    )


def _places(thing: object) -> Iterator[Place]:
    if isinstance(thing, Tile):
        yield OnTile(thing)
    elif isinstance(thing, str):  # a card; the one that does not lie there is not drawn
        yield DjinnCard(CardId(thing))
        yield ThiefCard(CardId(thing))
