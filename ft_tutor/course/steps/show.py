"""The kind `show`: a movement, or any other actions, play; one more each time one goes on.

Fields: position, movement (legal, complete); captions (optional: one text key an action, the
pick-up first; by default the events are said); until, because (optional).
"""

from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from ft_tutor.course.fields import MovementField, TextKey
from ft_tutor.course.predicates import Until
from ft_tutor.course.session import Answered, Found, PositionText, Session, Step
from ft_tutor.course.steps.proofs import is_legal
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules.position import Position


class Show(Step):
    """Actions play.

    Attributes:
        captions: what is said at each action; empty for the sentences of the events.
        until: when they are complete.
    """

    decides: ClassVar[bool] = True

    kind: Literal["show"]
    position: PositionText
    movement: MovementField
    captions: Annotated[tuple[TextKey, ...], Field(max_length=32)] = ()
    until: Until = None
    because: TextKey | None = None

    def advance(self, session: Session) -> Answered:
        """Play the next action."""
        assert session.history is not None
        history, done = session.history, len(session.history.actions)
        feedback = Feedback(FeedbackKind.PROGRESS)
        if done < len(self.movement):
            history = history.play(self.movement[done])
            say = self.captions[done] if self.captions else None
            feedback = replace(feedback, say=say, events=history.last_events)
        if done + 1 >= len(self.movement):
            feedback = replace(feedback, kind=FeedbackKind.PASSED, because=self.because)
        return replace(session, history=history).answered(feedback)

    def promises(self, start: Position) -> Found:
        """Yield what is broken: the movement is legal and complete, the captions fit."""
        yield from is_legal(("movement",), self.movement, start, self.until)
        if self.captions and len(self.captions) != len(self.movement):
            facts = {"count": len(self.captions), "limit": len(self.movement)}
            yield ("captions",), "captions-count", facts
