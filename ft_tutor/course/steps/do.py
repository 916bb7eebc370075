"""The kind `do`: the learner does it on the board, whatever decision of the game it is.

Fields: position, goal, accept, otherwise, hints, solution, because; until (a predicate or the name
of the decision that is owed then; by default, when the first decision is settled), par (how many
decisions; a movement counts as one; by default as many as the solution has), wrong ([]),
into_dead_end (false), legal_rings (false).

`accept` is a predicate, or a list of movements or other actions. It is asked when the try is
complete; a predicate with `refused` or `dead_end` in it also right after a refused action or a
step into a dead end, so that a step may ask for a mistake: `accept: {refused: R2.2.3}`.

`wrong` entries are tried in order; `when` is a rule id (the action was refused for it), actions, or
a predicate. Each brings a `try`, actions that must lead to this very entry; `say` is optional where
`when` is about a refusal: the engine's own sentence is the default::

    wrong:
      - {when: R2.2.4, try: "c3:w-c4 b-d4", say: end-colour.no-match, show: {rings: [d4]}}
      - {when: {ends_on: c5}, try: "c3:w-c4 y-c5", say: end-colour.too-far}
    otherwise: end-colour.other
    hints:
      nudge: end-colour.nudge
      where: {say: end-colour.where, rings: [c3]}
      what: {say: end-colour.what, arrows: [c3-c4, c4-d4]}
    solution: ["c3:w-c4 y-d4"]
    because: end-colour.because
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from ft_tutor.course.fields import NOTHING_MARKED, MarkFields, Model, MovementField, TextKey
from ft_tutor.course.predicates import Accept, OneOf, When
from ft_tutor.course.session import Answered, Found, Session, begin, begin_solution
from ft_tutor.course.source import Place
from ft_tutor.course.steps.hints import Hints, hint_faults
from ft_tutor.course.steps.moving import Moving
from ft_tutor.course.steps.proofs import is_legal
from ft_tutor.course.tries import Try, decisions
from ft_tutor.course.values import Actions
from ft_tutor.notation import write_movement
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules.history import History
from ft_tutor.rules.legality import Violation
from ft_tutor.rules.position import Position
from ft_tutor.scene.overlay import Marks


class Wrong(Model):
    """What is answered to a foreseen mistake.

    Attributes:
        when: the mistake.
        attempt: an example of it, written as `try`.
        say: None for the engine's own sentence.
    """

    when: When
    attempt: Annotated[MovementField, Field(alias="try")]
    say: TextKey | None = None
    show: MarkFields = NOTHING_MARKED


class Do(Moving):
    """The learner does it.

    Attributes:
        accept: what passes.
        most: within how many decisions, written as `par`; None for as many as the solution has.
        otherwise: the answer to a wrong try that no entry of `wrong` foresees.
        solution: the movements, or other actions, that pass.
    """

    scored: ClassVar[bool] = True

    kind: Literal["do"]
    accept: Accept
    most: Annotated[int | None, Field(ge=1, le=9, alias="par")] = None
    wrong: Annotated[tuple[Wrong, ...], Field(max_length=16)] = ()
    otherwise: TextKey
    hints: Hints
    solution: Annotated[tuple[MovementField, ...], Field(min_length=1, max_length=9)]
    because: TextKey

    @property
    def solution_actions(self) -> Actions:
        """The actions of the solution, one after another."""
        return tuple(action for movement in self.solution for action in movement)

    @property
    def par(self) -> int:
        """Within how many decisions it can be done."""
        return self.most or decisions(self.solution_actions)

    # --- what a learner does at it

    def judged(self, attempt: Try) -> Feedback:
        """Return what is said to a complete try."""
        if self.accept.holds(attempt):
            return Feedback(FeedbackKind.PASSED, because=self.because)
        feedback = Feedback(FeedbackKind.WRONG, say=self.otherwise, offers_undo=True)
        entry = self._foreseen(attempt, early=False)
        if entry is None:
            return feedback
        say = entry.say or self.otherwise
        return replace(feedback, say=say, marks=entry.show.marks, foreseen=entry)

    def explained(
        self, history: History, found: tuple[Violation, ...], *, refused: bool
    ) -> Feedback:
        """Return why an action is refused; a step may have asked for it (`refused`, `dead_end`)."""
        feedback = super().explained(history, found, refused=refused)
        attempt = self.attempt(history, found)
        if self.accept.early and self.accept.holds(attempt):
            return replace(feedback, kind=FeedbackKind.PASSED, because=self.because)
        entry = self._foreseen(attempt, early=True)
        if entry is None:
            return feedback
        marks = entry.show.marks if entry.show.marks.any else feedback.marks
        if feedback.offers_undo:  # where it became fatal is more than where the end should be
            arrows = (*feedback.marks.arrows, *marks.arrows)
            marks = replace(marks, arrows=tuple(dict.fromkeys(arrows)))
        return replace(feedback, say=entry.say, marks=marks, foreseen=entry)

    def over_par(self, attempt: Try) -> int:
        """Return how many decisions more than par a try took."""
        return max(0, decisions(attempt.actions) - self.par)

    def _foreseen(self, attempt: Try, *, early: bool) -> Wrong | None:
        """Find the first entry of `wrong` that fits; while a try runs only early ones are asked."""
        entries = (entry for entry in self.wrong if entry.when.early or not early)
        return next((entry for entry in entries if entry.when.holds(attempt)), None)

    def hint(self, session: Session) -> Answered:
        """Show the next layer of hints; after a pass they cost nothing."""
        return self.hints.shown(session)

    def solve(self, session: Session) -> Answered:
        """Begin anew, with the actions of the solution."""
        actions, because = self.solution_actions, self.because
        feedback = Feedback(FeedbackKind.SOLUTION, because=because, actions=actions)
        return begin_solution(session), feedback

    # --- what it promises

    def pointers(self) -> Iterator[tuple[Place, Marks]]:
        """Yield all marks of the step, with their place in it."""
        yield from super().pointers()
        yield from ((("wrong", index), entry.show.marks) for index, entry in enumerate(self.wrong))
        yield from self.hints.pointers()

    def promises(self, start: Position) -> Found:
        """Yield what is broken: the solution passes, nothing does not, tries fail as foreseen."""
        if self.accept.holds(Try(start, start)):
            yield ("accept",), "start-passes", {}
        if isinstance(self.accept, OneOf):
            for index, movement in enumerate(self.accept.movements):
                yield from is_legal(("accept", index), movement, start, self.until)
        yield from hint_faults(self.hints)
        yield from self._solves()
        for index, entry in enumerate(self.wrong):
            yield from ((("wrong", index), *found) for found in self._fails(entry))

    def _solves(self) -> Found:
        count = decisions(self.solution_actions)
        if count > self.par:
            yield ("solution",), "solution-over-par", {"count": count, "limit": self.par}
        session, feedback, played = self._played(self.solution_actions)
        if session.passed and played < len(self.solution_actions):
            yield ("solution",), "solution-too-long", {"count": played}
        elif not session.passed and feedback.kind is FeedbackKind.REFUSED:
            yield ("solution",), "solution-refused", {"rule": feedback.violations[0].rule}
        elif not session.passed:
            yield ("solution",), "solution-fails", {}

    def _played(self, actions: Actions) -> tuple[Session, Feedback, int]:
        """Play until an action is refused or passes; return the last answer, and how many."""
        session, feedback = begin(self), Feedback(FeedbackKind.PROGRESS)
        for number, action in enumerate(actions, 1):
            session, feedback = session.act(action)
            if session.passed or feedback.kind is FeedbackKind.REFUSED:
                return session, feedback, number
        return session, feedback, len(actions)

    def _fails(self, entry: Wrong) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield what is broken about a foreseen mistake: its `try` leads to it, and no further."""
        session, feedback, played = self._played(entry.attempt)
        rules = tuple(dict.fromkeys(violation.rule for violation in feedback.violations))
        wanted = entry.when.refused
        if entry.say is None and not entry.when.early:
            yield "say-missing", {}
        if session.passed:
            yield "try-passes", {}
        elif wanted and not rules:
            yield "try-accepted", {"expected": ", ".join(wanted)}
        elif rules and feedback.foreseen is not entry:
            yield "try-refused", {"rule": rules[0]}
        elif feedback.kind is FeedbackKind.PROGRESS:
            yield "try-unfinished", {}
        elif feedback.foreseen is not entry:
            found = feedback.foreseen
            expected = write_movement(found.attempt) if isinstance(found, Wrong) else "otherwise"
            yield "try-elsewhere", {"expected": expected}
        elif played < len(entry.attempt):
            yield "try-too-long", {}
