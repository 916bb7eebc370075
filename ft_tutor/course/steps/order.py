"""The kind `order`: the learner puts things in order, one press after another.

Fields: position, goal, items (in the right order; they are shown shuffled), otherwise, because;
wrong (optional: {item id: the reply when it is pressed too early}), by.

An item has id and say, and may have `place`: a press there on the board chooses it too. The order
is proved in one of two ways. Either each item has a `measure`, and they rise or fall strictly::

    by: falling
    items:
      - {id: red, say: first.red, measure: {coins: 2}}
      - {id: blue, say: first.blue, measure: {coins: 1}}

or each item has `acts`, actions that are legal in this order and in no other: wherever one might
leave the order, the item pressed there is not legal yet, or no more::

    items:
      - {id: walk, say: turn.walk, acts: "c3:w-c4 y-d4"}
      - {id: tribe, say: turn.tribe, acts: "collect"}
"""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from ft_tutor.course.fields import Id, Model, MovementField, OnePlace, TextKey
from ft_tutor.course.reckoning import MeasureField, reckon
from ft_tutor.course.referee import judge, tried
from ft_tutor.course.session import Answered, Found, PositionText, Session, Step, begin_solution
from ft_tutor.course.source import Place
from ft_tutor.course.tries import Try
from ft_tutor.course.values import Actions
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules.engine import IllegalAction
from ft_tutor.rules.position import Position
from ft_tutor.scene.overlay import Marks
from ft_tutor.scene.places import Place as ScenePlace


class Item(Model):
    """One of the things to put in order.

    Attributes:
        place: where a press on the board chooses it.
        measure: the number that it is put in order by.
        acts: the actions that are its turn to be legal.
    """

    id: Id
    say: TextKey
    place: OnePlace | None = None
    measure: MeasureField | None = None
    acts: MovementField = ()


class Order(Step):
    """The learner puts things in order.

    Attributes:
        items: in the right order.
        by: whether the measures of the items rise or fall.
        otherwise: what is said to an item that does not come next and has no reply of its own.
    """

    scored: ClassVar[bool] = True

    kind: Literal["order"]
    position: PositionText
    goal: TextKey
    items: Annotated[tuple[Item, ...], Field(min_length=3, max_length=8)]
    by: Literal["rising", "falling"] | None = None
    wrong: dict[Id, TextKey] = Field(default_factory=dict)
    otherwise: TextKey
    because: TextKey

    @property
    def right(self) -> tuple[str, ...]:
        """The ids of the items, in the right order."""
        return tuple(item.id for item in self.items)

    @property
    def offers(self) -> tuple[str, ...]:
        """The ids of the items, always in the same order, which is not the right one."""
        shuffled = sorted(
            self.right, key=lambda item: sha256(f"{self.id}.{item}".encode()).digest()
        )
        return tuple(shuffled if tuple(shuffled) != self.right else reversed(shuffled))

    def says(self, option: str) -> TextKey | None:
        """Return what an item says."""
        return self.items[self.right.index(option)].say

    def state(self, session: Session, option: str) -> str:
        """Return whether an item is in its place, or was pressed too early just now."""
        if option in session.given:
            return "right"
        return "false" if option in session.answers else ""

    @property
    def pressed(self) -> dict[ScenePlace, str]:
        """The items by their places."""
        return {item.place: item.id for item in self.items if item.place is not None}

    # --- what a learner does at it

    def answer(self, session: Session, option: str) -> Answered:
        """Choose the next item; one that is in its place already is none."""
        if option not in self.right:
            self.cannot(f"answer {option!r}")
        if option in session.given:
            return session, Feedback(FeedbackKind.PROGRESS)
        if option != self.right[len(session.given)]:
            say = self.wrong.get(option, self.otherwise)
            return replace(session, answers=(option,)).answered(
                Feedback(FeedbackKind.WRONG, say=say)
            )
        session = replace(session, given=(*session.given, option), answers=())
        if session.given != self.right:
            return session, Feedback(FeedbackKind.PROGRESS)
        return session.answered(Feedback(FeedbackKind.PASSED, because=self.because))

    def undo(self, session: Session) -> Answered:
        """Take the last item back; after a pass all stays as it is."""
        if not session.passed:
            session = replace(session, given=session.given[:-1], answers=())
        return session, Feedback(FeedbackKind.PROGRESS)

    def redo(self, session: Session) -> Answered:
        """Do nothing: an item is as soon pressed again."""
        return session, Feedback(FeedbackKind.PROGRESS)

    def solve(self, session: Session) -> Answered:
        """Begin anew, and tell the order."""
        feedback = Feedback(FeedbackKind.SOLUTION, because=self.because, options=self.right)
        return begin_solution(session), feedback

    # --- what it promises

    def pointers(self) -> Iterator[tuple[Place, Marks]]:
        """Yield all marks of the step, and what is pressed, with their place in it."""
        yield from super().pointers()
        for index, item in enumerate(self.items):
            if item.place is not None:
                yield ("items", index, "place"), Marks(rings=(item.place,))

    def faults(self) -> Found:
        """Yield what does not fit together: ids or places twice, replies to nothing, no proof."""
        for index, item in enumerate(self.items):
            earlier = self.items[:index]
            if item.id in (other.id for other in earlier):
                yield ("items", index, "id"), "id-twice", {"found": item.id}
            if item.place is not None and item.place in (other.place for other in earlier):
                yield ("items", index, "place"), "place-twice", {}
        for name in self.wrong:
            # The first item is always next, until it is in its place.
            if name not in self.right[1:]:
                yield ("wrong", name), "reply-not-offered", {"found": name}
        wanted = "acts" if self.by is None else "measure"
        for index, item in enumerate(self.items):
            if not getattr(item, wanted):
                yield ("items", index), "order-unproved", {"key": wanted}

    def promises(self, start: Position) -> Found:
        """Yield what is broken: no other order than the one that is written is right."""
        yield from self._acts(start) if self.by is None else self._measures(start)

    def _measures(self, start: Position) -> Found:
        before: int | None = None
        for index, item in enumerate(self.items):
            assert item.measure is not None
            number = reckon(item.measure, Try(start, start))
            if not isinstance(number, int):
                yield ("items", index, "measure"), *number
                return
            rises = self.by == "rising"
            if before is not None and not (number > before if rises else number < before):
                facts = {"found": number, "before": before, "by": str(self.by)}
                yield ("items", index, "measure"), "order-wrong", facts
            before = number

    def _acts(self, start: Position) -> Found:
        """Yield the items that are not legal in their turn, and those that are so before it."""
        done: Actions = ()
        for index, item in enumerate(self.items):
            try:
                position = tried(start, done).position
                tried(position, item.acts)
            except IllegalAction as error:
                yield (
                    ("items", index, "acts"),
                    "movement-illegal",
                    {"rule": error.violations[0].rule},
                )
                return
            for later in range(index + 1, len(self.items)):
                if not judge(position, self.items[later].acts).violations:
                    facts = {"found": self.items[later].id, "expected": item.id}
                    yield ("items", later, "acts"), "order-loose", facts
            done += item.acts
