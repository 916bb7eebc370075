"""The kind `choose`: the learner answers a question; any right option passes.

Fields: goal (the question), options, because; position, until (optional). An option has id, say,
reply, and may have right and `claims`: actions that are legal if, and only if, it is right, so
that lint can prove it::

    options:
      - {id: north, say: pick.north, right: true, reply: pick.north-reply, claims: "c3:w-c2"}
"""

from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from ft_tutor.course.fields import Id, Model, MovementField, TextKey
from ft_tutor.course.predicates import Until, ends
from ft_tutor.course.referee import judge
from ft_tutor.course.session import Answered, Found, Session, Step, begin_solution
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules.position import Position


class Option(Model):
    """One answer that may be chosen.

    Attributes:
        reply: what is said when it is chosen.
        claims: actions that are legal if, and only if, the option is right.
    """

    id: Id
    say: TextKey
    right: bool = False
    reply: TextKey
    claims: MovementField | None = None


class Choose(Step):
    """The learner answers a question.

    Attributes:
        until: when the actions of a claim are complete.
    """

    scored: ClassVar[bool] = True

    kind: Literal["choose"]
    goal: TextKey
    options: Annotated[tuple[Option, ...], Field(min_length=2, max_length=8)]
    until: Until = None
    because: TextKey

    @property
    def offers(self) -> tuple[str, ...]:
        """The ids of the options."""
        return tuple(option.id for option in self.options)

    @property
    def right(self) -> tuple[str, ...]:
        """The ids of the options that pass."""
        return tuple(option.id for option in self.options if option.right)

    def answer(self, session: Session, option: str) -> Answered:
        """Choose an option."""
        if option not in self.offers:
            self.cannot(f"answer {option!r}")
        say = self.options[self.offers.index(option)].reply
        feedback = Feedback(FeedbackKind.WRONG, say=say)
        if option in self.right:
            feedback = Feedback(FeedbackKind.PASSED, say=say, because=self.because)
        answers = tuple(dict.fromkeys((*session.answers, option)))
        return replace(session, answers=answers).answered(feedback)

    def solve(self, session: Session) -> Answered:
        """Begin anew, and tell the right options."""
        feedback = Feedback(FeedbackKind.SOLUTION, because=self.because, options=self.right)
        return begin_solution(session), feedback

    def faults(self) -> Found:
        """Yield what does not fit together: ids twice, no right option, claims about nothing."""
        for index, name in enumerate(self.offers):
            if name in self.offers[:index]:
                yield ("options", index, "id"), "id-twice", {"found": name}
        if not self.right:
            yield ("options",), "no-right-option", {}
        for index, option in enumerate(self.options):
            if option.claims is not None and self.position is None:
                yield ("options", index, "claims"), "claim-without-position", {}

    def promises(self, start: Position) -> Found:
        """Yield what is broken: the claims of right options are legal, those of others not."""
        for index, option in enumerate(self.options):
            if option.claims is None:
                continue
            place = ("options", index, "claims")
            judgement = judge(start, option.claims, ends(self.until))
            if judgement.violations and option.right:
                yield place, "claim-illegal", {"rule": judgement.verdict}
            elif not judgement.violations and not judgement.finished:
                yield place, "movement-unfinished", {}
            elif not judgement.violations and not option.right:
                yield place, "claim-legal", {}
