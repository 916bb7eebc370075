"""Hints in three layers, which the kinds `do` and `count` share: a nudge, where, what."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ft_tutor.course.fields import MarkFields, Model, TextKey
from ft_tutor.course.session import Answered, Found, Session
from ft_tutor.course.source import Place
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.scene.overlay import Marks

HINT_LAYERS: Final = 3
_WHERE: Final = 2


class Pointer(MarkFields):
    """A hint that points at something, and says so in words too."""

    say: TextKey


class Hints(Model):
    """The three layers of hints: a nudge, where (rings), what (arrows)."""

    nudge: TextKey
    where: Pointer
    what: Pointer

    def shown(self, session: Session) -> Answered:
        """Show the next layer; the last one again when all were shown. After a pass it is free."""
        layer = min(session.hints + 1, HINT_LAYERS)
        session = session if session.passed else replace(session, hints=layer)
        if layer == 1:
            return session, Feedback(FeedbackKind.HINT, say=self.nudge)
        pointer = self.where if layer == _WHERE else self.what
        return session, Feedback(FeedbackKind.HINT, say=pointer.say, marks=pointer.marks)

    def pointers(self) -> Iterator[tuple[Place, Marks]]:
        """Yield the marks of the hints, with their place in the step."""
        yield ("hints", "where"), self.where.marks
        yield ("hints", "what"), self.what.marks


def hint_faults(hints: Hints) -> Found:
    """Yield the hints that do not point at anything."""
    if not hints.where.rings:
        yield ("hints", "where"), "no-rings", {}
    if not hints.what.arrows and not hints.what.path and not hints.what.rings:
        yield ("hints", "what"), "no-arrows", {}
