"""The session: a learner at one step, as an immutable value; and what every step can be asked.

Every wish returns the session that follows and the feedback to show; nothing here knows a front
end, and nothing is remembered that could be computed from start and actions. The kinds of step
are in `steps`: each overrides what its kind can do, and refuses the rest by name.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Final, NoReturn

from pydantic import AfterValidator, Field

from ft_tutor.course.fields import (
    NOTHING_MARKED,
    Crop,
    Id,
    Line,
    MarkFields,
    Model,
    Parts,
    Rule,
    TextKey,
)
from ft_tutor.course.source import Place
from ft_tutor.course.values import unreadable
from ft_tutor.notation import NotationError, read_position
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules.actions import Action
from ft_tutor.rules.history import History
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.scene.overlay import Marks
from ft_tutor.scene.places import Place as ScenePlace
from ft_tutor.scene.table import TableLook
from ft_tutor.texts import DEFAULT_LANG

STARS: Final = 3
"""The most stars of a step; each hint, wrong try and decision over par costs one."""

Found = Iterator[tuple[Place, str, dict[str, Any]]]
"""Faults before they have a line: the place inside the step, the reason, the facts."""


class SessionError(ValueError):
    """A step was asked for what its kind does not have, such as the hints of a `tell` step."""


def _readable(text: str) -> str:
    try:
        read_position(text)
    except NotationError as error:
        raise unreadable("position", error) from error
    return text


PositionText = Annotated[Line, AfterValidator(_readable)]
"""A position on one line, in the notation of the game."""


class Step(Model):
    """What all steps have in common; a kind overrides what it can be asked.

    Attributes:
        scored: whether stars can be lost: the step asks for something.
        decides: whether something must be owed in its position.
        rules: what the step teaches.
        asks: what earlier steps taught, and this one asks again.
        intro: what is said before the board.
        paper: what paper and slides ask, where nothing can be pressed; None for the goal.
        crop: top left and bottom right tile of the part of the board shown; None for all of it.
        parts: what of the whole table is shown, in place of the board alone; () for the board.
        pointing: what points at something from the start, written as `marks`.
    """

    scored: ClassVar[bool] = False
    decides: ClassVar[bool] = False

    kind: str
    id: Id
    rules: tuple[Rule, ...]
    asks: tuple[Rule, ...] = ()
    title: TextKey
    intro: TextKey | None = None
    paper: TextKey | None = None
    position: PositionText | None = None
    crop: Crop | None = None
    parts: Parts = ()
    pointing: Annotated[MarkFields, Field(alias="marks")] = NOTHING_MARKED

    @property
    def marks(self) -> Marks:
        """What points at something from the start."""
        return self.pointing.marks

    def look(self, lang: str = DEFAULT_LANG) -> TableLook | None:
        """Return how the table is looked at; None where the board alone is shown."""
        if not self.parts:
            return None
        return TableLook(frozenset(self.parts), lang=lang, crop=self.crop)

    @property
    def offers(self) -> tuple[str, ...]:
        """What may be answered; () where no question is asked."""
        return ()

    @property
    def right(self) -> tuple[str, ...]:
        """The answers that pass."""
        return ()

    @property
    def certified(self) -> bool:
        """Whether the engine proves the right answers, and no others."""
        return True

    def says(self, _option: str) -> TextKey | None:
        """Return the text key of what may be answered; None where it has its words elsewhere."""
        return None

    def state(self, session: "Session", option: str) -> str:
        """Return whether a chosen option was ``right`` or ``false``; "" if it was not chosen."""
        if option not in session.answers:
            return ""
        return "right" if option in self.right else "false"

    @property
    def pressed(self) -> Mapping[ScenePlace, str]:
        """What a press on a place answers; nothing where the board is only looked at."""
        return {}

    # --- what a learner does at it

    def act(
        self, _session: "Session", _action: Action, _found: tuple[Violation, ...] | None = None
    ) -> "Answered":
        """Carry out an action, or explain why not; any action may be sent."""
        self.cannot("act")

    def undo(self, session: "Session") -> "Answered":
        """Take the last action back; nothing happens where there is none."""
        history = session.history and session.history.undo()
        return replace(session, history=history), Feedback(FeedbackKind.PROGRESS)

    def redo(self, session: "Session") -> "Answered":
        """Carry the last undone action out again; nothing happens where there is none."""
        if session.history is None or not session.history.undone:
            return session, Feedback(FeedbackKind.PROGRESS)
        history = session.history.redo()
        feedback = Feedback(FeedbackKind.PROGRESS, events=history.last_events)
        return replace(session, history=history), feedback

    def advance(self, session: "Session") -> "Answered":
        """Go on: what asks for nothing is passed by that."""
        if self.scored and not session.passed:
            self.cannot("advance")
        return session.answered(Feedback(FeedbackKind.PASSED))

    def answer(self, _session: "Session", option: str) -> "Answered":
        """Choose an option."""
        self.cannot(f"answer {option!r}")

    def hint(self, _session: "Session") -> "Answered":
        """Show the next layer of hints."""
        self.cannot("hint")

    def solve(self, _session: "Session") -> "Answered":
        """Begin anew, with the solution in the feedback."""
        self.cannot("solve")

    def shows_legal(self, _session: "Session") -> bool:
        """Say whether all that may be pressed is ringed without being asked."""
        return False

    def cannot(self, what: str) -> NoReturn:
        """Refuse what the kind does not have.

        Raises:
            SessionError: always.
        """
        raise SessionError(f"the {self.kind} step {self.id!r} cannot {what}")

    # --- what it promises

    def pointers(self) -> Iterator[tuple[Place, Marks]]:
        """Yield all marks of the step, with their place in it."""
        yield ("marks",), self.marks

    def faults(self) -> Found:
        """Yield what does not fit together, so that no session could cope with it."""
        yield from ()

    def promises(self, _start: Position) -> Found:
        """Yield what the engine finds broken; called for steps with a position."""
        yield from ()


@dataclass(frozen=True, slots=True)
class Session:
    """A learner at one step.

    Attributes:
        history: the position of the step and what was done since; None without a board.
        earlier: the movements of a playground before this one.
        refusals: how many actions were refused; they cost nothing.
        hints: how many layers of hints were shown.
        wrong: how many tries or answers were wrong.
        over_par: how many decisions more than par the pass took.
        solved: whether the solution was asked for.
        answers: the options chosen so far, each once, in order.
        given: the answer as far as it has come: what was typed, or the items in their order.
    """

    step: Step
    history: History | None = None
    earlier: tuple[History, ...] = ()
    refusals: int = 0
    hints: int = 0
    wrong: int = 0
    over_par: int = 0
    solved: bool = False
    answers: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    passed: bool = False

    @property
    def position(self) -> Position | None:
        """The position now."""
        return self.history.position if self.history else None

    @property
    def tries(self) -> int:
        """How many tries or answers were judged."""
        return self.wrong + self.passed

    @property
    def scored(self) -> bool:
        """Whether stars can be lost: the step asks for something."""
        return self.step.scored

    @property
    def rings(self) -> bool:
        """Whether all that may be pressed is ringed without being asked."""
        return self.step.shows_legal(self)

    @property
    def stars(self) -> int:
        """The stars: 0 while open or after the solution was shown, else 3 less the cost, but 1."""
        if not self.passed or self.solved:
            return 0
        return max(1, STARS - self.hints - self.wrong - self.over_par)

    def answered(self, feedback: Feedback, *, over_par: int = 0) -> "Answered":
        """Return the session after a feedback; the first pass counts, and after it nothing.

        A pass after the solution was shown is only the end of the solution.
        """
        if feedback.kind is not FeedbackKind.PASSED:
            wrong = feedback.kind is FeedbackKind.WRONG and not self.passed
            return replace(self, wrong=self.wrong + wrong), feedback
        if self.solved:
            feedback = replace(feedback, kind=FeedbackKind.SOLUTION)
        over_par = self.over_par if self.passed else over_par
        return replace(self, passed=True, over_par=over_par), feedback

    def act(self, action: Action, /, found: tuple[Violation, ...] | None = None) -> "Answered":
        """Carry out an action, or explain why not; any action may be sent.

        Args:
            action: any action.
            found: why it is not legal here, if it was judged already; else it is judged.

        Raises:
            SessionError: the step is not one where the learner moves.
        """
        return self.step.act(self, action, found)

    def undo(self) -> "Answered":
        """Take the last action back, out of a dead end all that led nowhere."""
        return self.step.undo(self)

    def redo(self) -> "Answered":
        """Carry the last undone action out again; nothing happens where there is none."""
        return self.step.redo(self)

    def restart(self) -> "Answered":
        """Begin the step anew; after a pass or the solution everything, for stars to be won."""
        fresh = begin(self.step)
        anew = self.passed or self.solved
        session = fresh if anew else replace(self, history=fresh.history, earlier=(), given=())
        return session, Feedback(FeedbackKind.PROGRESS)

    def advance(self) -> "Answered":
        """Go on: play the next action of a `show` step; a `tell` or `free` step is passed.

        Raises:
            SessionError: the step asks for something first.
        """
        return self.step.advance(self)

    def answer(self, option: str) -> "Answered":
        """Choose an option: the id of a `choose` step's; `legal` or a rule id for a `referee`.

        A `count` step takes any text, an `order` step the item that comes next.

        Raises:
            SessionError: the step has no such option.
        """
        return self.step.answer(self, option)

    def hint(self) -> "Answered":
        """Show the next layer of hints; the last one again when all were shown.

        Raises:
            SessionError: the step has no hints.
        """
        return self.step.hint(self)

    def solve(self) -> "Answered":
        """Ask for the solution: the board begins anew, the feedback holds what to play or choose.

        Raises:
            SessionError: the step asks for nothing.
        """
        return self.step.solve(self)


Answered = tuple[Session, Feedback]
"""The session that follows, and what is said."""


def begin(step: Step) -> Session:
    """Return the session of a learner who comes to a step."""
    return Session(step, History(read_position(step.position)) if step.position else None)


def begin_solution(session: Session) -> Session:
    """Return a session that begins anew to show the solution, which earns no stars."""
    return replace(session.restart()[0], solved=True)
