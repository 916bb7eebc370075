"""The kind `count`: the learner finds a number and types it.

Fields: goal (the question), position, measure, answer, otherwise, because; wrong, hints (optional).
The engine reckons the measure (`course.measures`), and it must be the answer::

    measure: {earns: me, after: "build"}
    answer: 8
    wrong:
      - {when: 4, say: pay.around, show: {rings: [c3]}}      # a number
      - {when: 5-7, say: pay.near}                           # from, to
      - {when: [1, 12], say: pay.mixed}                      # one of several
      - {when: more, say: pay.more}                          # more, or less, than the answer
    otherwise: pay.other

`wrong` entries are tried in order. Hints have three layers, as those of `do`.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field

from ft_tutor.course.fields import NOTHING_MARKED, MarkFields, Model, TextKey
from ft_tutor.course.reckoning import MeasureField, equals
from ft_tutor.course.session import (
    Answered,
    Found,
    PositionText,
    Session,
    Step,
    begin_solution,
)
from ft_tutor.course.source import Place
from ft_tutor.course.spans import BIGGEST, Spans
from ft_tutor.course.steps.hints import Hints, hint_faults
from ft_tutor.course.tries import Try
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules.position import Position
from ft_tutor.scene.overlay import Marks

LONGEST_TYPED: Final = 24
"""How many signs of what was typed are kept, to be shown again."""

_NUMBER: Final = re.compile(r"[+-]?\d{1,6}")


def read_number(text: str) -> int | None:
    """Read what a learner typed: a whole number in any digits; None if it is none."""
    word = text.strip().replace("\N{MINUS SIGN}", "-")
    return int(word) if _NUMBER.fullmatch(word) else None


class WrongNumber(Model):
    """What is answered to a foreseen wrong number."""

    when: Spans
    say: TextKey
    show: MarkFields = NOTHING_MARKED


class Count(Step):
    """The learner finds a number.

    Attributes:
        measure: what the engine reckons.
        otherwise: the answer to a wrong number that no entry of `wrong` foresees.
    """

    scored: ClassVar[bool] = True

    kind: Literal["count"]
    position: PositionText
    goal: TextKey
    measure: MeasureField
    number: Annotated[int, Field(alias="answer", ge=-BIGGEST, le=BIGGEST)]
    wrong: Annotated[tuple[WrongNumber, ...], Field(max_length=16)] = ()
    otherwise: TextKey
    hints: Hints | None = None
    because: TextKey

    @property
    def right(self) -> tuple[str, ...]:
        """The number, as it is typed."""
        return (str(self.number),)

    # --- what a learner does at it

    def answer(self, session: Session, option: str) -> Answered:
        """Judge what was typed; what is no number costs nothing."""
        session = replace(session, given=(option[:LONGEST_TYPED],))
        number = read_number(option)
        if number is None:
            return session, Feedback(FeedbackKind.PROGRESS)
        return session.answered(self._judged(number))

    def _judged(self, number: int) -> Feedback:
        if number == self.number:
            return Feedback(FeedbackKind.PASSED, because=self.because)
        entry = self._foreseen(number)
        if entry is None:
            return Feedback(FeedbackKind.WRONG, say=self.otherwise)
        return Feedback(FeedbackKind.WRONG, entry.say, marks=entry.show.marks, foreseen=entry)

    def _foreseen(self, number: int) -> WrongNumber | None:
        """Find the first entry of `wrong` that has a number."""
        fits = (
            entry for entry in self.wrong if any(s.holds(number, self.number) for s in entry.when)
        )
        return next(fits, None)

    def hint(self, session: Session) -> Answered:
        """Show the next layer of hints; after a pass they cost nothing."""
        return self.hints.shown(session) if self.hints else super().hint(session)

    def solve(self, session: Session) -> Answered:
        """Begin anew, and tell the number."""
        feedback = Feedback(FeedbackKind.SOLUTION, because=self.because, options=self.right)
        return begin_solution(session), feedback

    # --- what it promises

    def pointers(self) -> Iterator[tuple[Place, Marks]]:
        """Yield all marks of the step, with their place in it."""
        yield from super().pointers()
        yield from ((("wrong", index), entry.show.marks) for index, entry in enumerate(self.wrong))
        if self.hints:
            yield from self.hints.pointers()

    def promises(self, start: Position) -> Found:
        """Yield what is broken: the measure is the answer, each wrong entry answers something."""
        yield from equals(("answer",), self.measure, Try(start, start), self.number)
        for index, entry in enumerate(self.wrong):
            place: Place = ("wrong", index, "when")
            if any(not s.side and s.holds(self.number, self.number) for s in entry.when):
                yield place, "wrong-is-right", {"found": self.number}
            elif not any(
                self._foreseen(number) is entry for span in entry.when for number in span.numbers()
            ):
                yield place, "wrong-unreached", {}
        if self.hints:
            yield from hint_faults(self.hints)
