"""The session: a learner at one step, as an immutable value.

Every method returns the session that follows and the feedback to show; nothing here knows
a front end, and nothing is remembered that could be computed from start and actions.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, NoReturn

from ft_tutor.course.checks import Try
from ft_tutor.course.judging import reply, respond, right_options
from ft_tutor.course.model import AnyStep, Choose, Do, Free, Referee, Show, offers
from ft_tutor.notation import read_position
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import is_dead_end, legal_actions, violations
from ft_tutor.rules.events import MeeplesGathered
from ft_tutor.rules.history import History
from ft_tutor.rules.position import Position

HINT_LAYERS: Final = 3


class Status(Enum):
    """Whether a step is passed."""

    OPEN = "open"
    PASSED = "passed"


class SessionError(ValueError):
    """A step was asked for what its kind does not have, such as the hints of a `tell` step."""


@dataclass(frozen=True, slots=True)
class Session:
    """A learner at one step.

    Attributes:
        history: the position of the step and what was done since; None without a board.
        refusals: how many actions were refused; they cost nothing.
        hints: how many layers of hints were shown, at most 3.
        wrong: how many tries or answers were wrong.
        solved: whether the solution was asked for.
        answers: the options chosen so far, each once, in order.
    """

    step: AnyStep
    history: History | None = None
    refusals: int = 0
    hints: int = 0
    wrong: int = 0
    solved: bool = False
    answers: tuple[str, ...] = ()
    status: Status = Status.OPEN

    @property
    def passed(self) -> bool:
        """Whether the step is passed."""
        return self.status is Status.PASSED

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
        return isinstance(self.step, Do | Choose | Referee)

    @property
    def stars(self) -> int:
        """The stars: 0 while open, 3 for a clean pass.

        One is lost by one or two hints or wrong tries, or by a movement over par; two by
        more, or by asking for the solution.
        """
        if not self.passed:
            return 0
        cost = self.hints + self.wrong + self._over_par
        return 1 if self.solved or cost > 2 else 3 - bool(cost)

    @property
    def _over_par(self) -> int:
        if not isinstance(self.step, Do) or self.history is None:
            return 0
        moves = sum(isinstance(event, MeeplesGathered) for event in self.history.events)
        return max(0, moves - self.step.par)

    # --- on the board

    def act(self, action: Action) -> tuple["Session", Feedback]:
        """Carry out an action, or explain why not; any action may be sent.

        Raises:
            SessionError: the step is not one where the learner moves.
        """
        step, history = self.step, self.history
        if not isinstance(step, Do | Free) or history is None:
            self._cannot("act")
        found = violations(history.position, action)
        refused = bool(found) and not (step.into_dead_end and is_dead_end(found))
        played = history if refused else history.play(action, into_dead_end=step.into_dead_end)
        attempt = Try(played.start, played.position, played.actions, played.events, found)
        events = () if refused else played.last_events
        feedback = respond(step, attempt, events, refused=refused, passed=self.passed)
        # A walk into a dead end is explained, but is no wrong try: it can still be taken back.
        wrong = feedback.kind is FeedbackKind.WRONG and attempt.finished
        session = replace(self, history=played, refusals=self.refusals + refused)
        return replace(session, wrong=self.wrong + wrong, status=self._after(feedback)), feedback

    def _after(self, feedback: Feedback) -> Status:
        return Status.PASSED if feedback.kind is FeedbackKind.PASSED else self.status

    def undo(self) -> tuple["Session", Feedback]:
        """Take the last action back; nothing happens where there is none."""
        history = self.history and self.history.undo()
        return replace(self, history=history), Feedback(FeedbackKind.PROGRESS)

    def redo(self) -> tuple["Session", Feedback]:
        """Carry the last undone action out again; nothing happens where there is none."""
        if self.history is None or not self.history.undone:
            return self, Feedback(FeedbackKind.PROGRESS)
        history = self.history.redo()
        return replace(self, history=history), Feedback(
            FeedbackKind.PROGRESS, events=history.last_events
        )

    def restart(self) -> tuple["Session", Feedback]:
        """Begin the step's position anew; after a pass everything, so that stars can be won."""
        fresh = begin(self.step)
        session = fresh if self.passed else replace(self, history=fresh.history)
        return session, Feedback(FeedbackKind.PROGRESS)

    # --- going on, answering, help

    def advance(self) -> tuple["Session", Feedback]:
        """Go on: play the next action of a `show` step; a `tell` or `free` step is passed.

        Raises:
            SessionError: the step asks for something first.
        """
        if self.scored and not self.passed:
            self._cannot("advance")
        if not isinstance(self.step, Show) or self.history is None:
            return replace(self, status=Status.PASSED), Feedback(FeedbackKind.PASSED)
        feedback = Feedback(FeedbackKind.PROGRESS)
        history, done = self.history, len(self.history.actions)
        if done < len(self.step.movement):
            history = history.play(self.step.movement[done])
            say = self.step.captions[done] if self.step.captions else None
            feedback = replace(feedback, say=say, events=history.last_events)
        if done + 1 >= len(self.step.movement):
            feedback = replace(feedback, kind=FeedbackKind.PASSED, because=self.step.because)
        return replace(self, history=history, status=self._after(feedback)), feedback

    def answer(self, option: str) -> tuple["Session", Feedback]:
        """Choose an option: the id of a `choose` step's; `legal` or a rule id for a `referee`.

        Raises:
            SessionError: the step has no such option.
        """
        step = self.step
        if not isinstance(step, Choose | Referee) or option not in offers(step):
            self._cannot(f"answer {option!r}")
        feedback = reply(step, option, self.position)
        wrong = feedback.kind is FeedbackKind.WRONG and not self.passed
        answers = tuple(dict.fromkeys((*self.answers, option)))
        session = replace(self, answers=answers, wrong=self.wrong + wrong)
        return replace(session, status=self._after(feedback)), feedback

    def hint(self) -> tuple["Session", Feedback]:
        """Show the next layer of hints; the last one again when all were shown.

        Raises:
            SessionError: the step has no hints.
        """
        if not isinstance(self.step, Do):
            self._cannot("hint")
        layer = min(self.hints + 1, HINT_LAYERS)
        hints = self.step.hints
        session = self if self.passed else replace(self, hints=layer)
        if layer == 1:
            return session, Feedback(FeedbackKind.HINT, say=hints.nudge)
        pointer = hints.where if layer == 2 else hints.what
        return session, Feedback(FeedbackKind.HINT, say=pointer.say, marks=pointer.marks)

    def solve(self) -> tuple["Session", Feedback]:
        """Ask for the solution: the board begins anew, the feedback holds what to play or choose.

        Raises:
            SessionError: the step asks for nothing.
        """
        step = self.step
        if not isinstance(step, Do | Choose | Referee):
            self._cannot("solve")
        feedback = Feedback(FeedbackKind.SOLUTION, because=step.because)
        if isinstance(step, Do):
            actions = tuple(action for movement in step.solution for action in movement)
            feedback = replace(feedback, actions=actions)
        else:
            feedback = replace(feedback, options=right_options(step))
        return replace(self.restart()[0], solved=True), feedback

    def _cannot(self, what: str) -> NoReturn:
        raise SessionError(f"the {self.step.kind} step {self.step.id!r} cannot {what}")


def begin(step: AnyStep) -> Session:
    """Return the session of a learner who comes to a step."""
    return Session(step, History(read_position(step.position)) if step.position else None)


def legal_now(session: Session) -> tuple[Action, ...]:
    """Return the actions to highlight: those legal now, where the learner is to move."""
    if session.position is None or not isinstance(session.step, Do | Free):
        return ()
    return legal_actions(session.position)
