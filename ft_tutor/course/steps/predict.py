"""The kind `predict`: what will happen? After the right answer it is seen to happen.

Fields: position, movement (legal, complete), goal (the question), options, because; until, measure
(optional). Options are those of `choose`, and each has to be proved: its `claims` is a predicate
that holds after the movement if, and only if, it is right; or `is` says the measure::

    movement: "c3:w-c4 y-d4"
    options:
      - {id: camel, say: end.camel, reply: end.camel-reply, claims: takes_control, right: true}
      - {id: none, say: end.none, reply: end.none-reply, claims: {takes_control: false}}
"""

from dataclasses import replace
from typing import ClassVar, Literal

from ft_tutor.course.fields import MovementField
from ft_tutor.course.session import Answered, Found, PositionText, Session
from ft_tutor.course.steps.asking import Asking
from ft_tutor.course.steps.proofs import is_legal
from ft_tutor.rules.position import Position


class Predict(Asking):
    """The learner says what will happen, and sees it."""

    decides: ClassVar[bool] = True

    kind: Literal["predict"]
    position: PositionText
    movement: MovementField

    def answer(self, session: Session, option: str) -> Answered:
        """Choose an option; after a right one the movement plays, once."""
        session, feedback = super().answer(session, option)
        assert session.history is not None
        if option not in self.right or session.history.actions:
            return session, feedback
        history = session.history
        for action in self.movement:
            history = history.play(action)
        return replace(session, history=history), replace(feedback, events=history.events)

    def faults(self) -> Found:
        """Yield what does not fit together: here each option must be proved."""
        yield from super().faults()
        for index, option in enumerate(self.options):
            if option.claims is None and option.number is None:
                yield ("options", index), "claim-missing", {}

    def promises(self, start: Position) -> Found:
        """Yield what is broken: the movement is legal and complete, the options come true."""
        broken = tuple(is_legal(("movement",), self.movement, start, self.until))
        yield from broken or super().promises(start)
