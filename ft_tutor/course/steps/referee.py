"""The kind `referee`: the learner judges actions: are they legal, and if not, why not?

Fields: position, goal, movement, verdict (`legal` or a rule id), options (the rule ids offered
beside `legal`), otherwise (the reply to a wrong verdict), replies (optional: {rule id or `legal`:
text key}), because; until (optional).
"""

from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from pydantic import BeforeValidator, Field

from ft_tutor.course.fields import MovementField, Rule, TextKey
from ft_tutor.course.predicates import Until, ends
from ft_tutor.course.referee import LEGAL, judge
from ft_tutor.course.session import Answered, Found, PositionText, Session, Step, begin_solution
from ft_tutor.course.values import read_rule
from ft_tutor.notation import read_position
from ft_tutor.play.feedback import Feedback, FeedbackKind, marks_of
from ft_tutor.rules.position import Position


def _verdict(value: object) -> str:
    return LEGAL if value == LEGAL else read_rule(value)


Verdict = Annotated[str, BeforeValidator(_verdict)]
"""`legal`, or the id of the rule that forbids it."""


class Referee(Step):
    """The learner judges actions.

    Attributes:
        movement: tried word by word from the position, dead ends included.
        options: the rules offered beside `legal`.
        replies: what is said to a wrong verdict, where `otherwise` is not enough.
        until: when the actions are complete.
    """

    scored: ClassVar[bool] = True
    decides: ClassVar[bool] = True

    kind: Literal["referee"]
    position: PositionText
    goal: TextKey
    movement: MovementField
    verdict: Verdict
    options: Annotated[tuple[Rule, ...], Field(min_length=1, max_length=6)]
    replies: dict[Verdict, TextKey] = Field(default_factory=dict)
    otherwise: TextKey
    until: Until = None
    because: TextKey

    @property
    def offers(self) -> tuple[str, ...]:
        """The verdicts: `legal` and rule ids."""
        return (LEGAL, *self.options)

    @property
    def right(self) -> tuple[str, ...]:
        """The verdict."""
        return (self.verdict,)

    def answer(self, session: Session, option: str) -> Answered:
        """Judge; a right verdict comes with the engine's own reason."""
        if option not in self.offers:
            self.cannot(f"answer {option!r}")
        feedback = self._right() if option == self.verdict else self._wrong(option)
        answers = tuple(dict.fromkeys((*session.answers, option)))
        return replace(session, answers=answers).answered(feedback)

    def _right(self) -> Feedback:
        found = judge(read_position(self.position), self.movement).violations
        because, marks = self.because, marks_of(found)
        return Feedback(FeedbackKind.PASSED, because=because, violations=found, marks=marks)

    def _wrong(self, option: str) -> Feedback:
        return Feedback(FeedbackKind.WRONG, say=self.replies.get(option, self.otherwise))

    def solve(self, session: Session) -> Answered:
        """Begin anew, and tell the verdict."""
        feedback = Feedback(FeedbackKind.SOLUTION, because=self.because, options=self.right)
        return begin_solution(session), feedback

    def faults(self) -> Found:
        """Yield what does not fit together: options twice, a verdict or reply not offered."""
        for index, rule in enumerate(self.options):
            if rule in self.options[:index]:
                yield ("options", index), "id-twice", {"found": rule}
        if self.verdict not in self.offers:
            yield ("verdict",), "verdict-not-offered", {"found": self.verdict}
        for name in self.replies:
            if name not in self.offers or name == self.verdict:
                yield ("replies", name), "reply-not-offered", {"found": name}

    def promises(self, start: Position) -> Found:
        """Yield what is broken: the verdict is the engine's, what is legal is complete."""
        judgement = judge(start, self.movement, ends(self.until))
        if judgement.verdict != self.verdict:
            facts = {"found": self.verdict, "expected": judgement.verdict}
            yield ("verdict",), "verdict-wrong", facts
        elif not judgement.violations and not judgement.finished:
            yield ("movement",), "movement-unfinished", {}
