"""What the kinds `choose` and `predict` share: options, and the proof that the right ones are."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from ft_tutor.course.fields import Id, Model, MovementField, Places, TextKey
from ft_tutor.course.predicates import Claim, Predicate, Until, ends
from ft_tutor.course.reckoning import MeasureField, reckon
from ft_tutor.course.referee import Judgement, judge, tried
from ft_tutor.course.session import Answered, Found, Session, Step, begin_solution
from ft_tutor.course.source import Place
from ft_tutor.course.spans import Range
from ft_tutor.course.tries import Try
from ft_tutor.play.feedback import Feedback, FeedbackKind
from ft_tutor.rules.engine import IllegalAction
from ft_tutor.rules.position import Position
from ft_tutor.scene.overlay import Marks
from ft_tutor.scene.places import Place as ScenePlace


class Option(Model):
    """One answer that may be chosen.

    Attributes:
        reply: what is said when it is chosen.
        claims: actions that are legal, or a predicate that holds, if and only if it is right.
        after: the actions of this option, which its predicate and its measure look at.
        number: what the measure of the step is if, and only if, it is right: `is`.
        places: where a press on the board chooses it: what is pictured there is this answer alone.
    """

    id: Id
    say: TextKey
    right: bool = False
    reply: TextKey
    claims: Claim = None
    after: MovementField = ()
    number: Annotated[Range | None, Field(alias="is")] = None
    places: Places = ()

    @property
    def needs_position(self) -> str:
        """The first key that says something about a position; "" if none does."""
        if self.claims is not None:
            return "claims"
        return "after" if self.after else "places" if self.places else ""


class Asking(Step):
    """The learner chooses among options; any right one passes.

    Attributes:
        movement: what is carried out before claims and the measure are asked.
        until: when the actions of a claim are complete.
        measure: the number that the options name, or that says which of them is best.
        best: whether the right options are those of the greatest or the least measure.
    """

    scored: ClassVar[bool] = True

    goal: TextKey
    options: Annotated[tuple[Option, ...], Field(min_length=2, max_length=8)]
    movement: MovementField = ()
    until: Until = None
    measure: MeasureField | None = None
    best: Literal["most", "least"] | None = None
    because: TextKey

    @property
    def offers(self) -> tuple[str, ...]:
        """The ids of the options."""
        return tuple(option.id for option in self.options)

    @property
    def right(self) -> tuple[str, ...]:
        """The ids of the options that pass."""
        return tuple(option.id for option in self.options if option.right)

    @property
    def certified(self) -> bool:
        """Whether the engine proves of each option that it is right or not."""
        measured = self.measure is not None
        return all(
            option.claims is not None or (measured and bool(self.best or option.number is not None))
            for option in self.options
        )

    def says(self, option: str) -> TextKey | None:
        """Return what an option says."""
        return self.options[self.offers.index(option)].say

    @property
    def pressed(self) -> dict[ScenePlace, str]:
        """The options by their places."""
        return {place: option.id for option in self.options for place in option.places}

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

    # --- what it promises

    def pointers(self) -> Iterator[tuple[Place, Marks]]:
        """Yield all marks of the step, and what is pressed, with their place in it."""
        yield from super().pointers()
        for index, option in enumerate(self.options):
            yield ("options", index, "places"), Marks(rings=option.places)

    def faults(self) -> Found:
        """Yield what does not fit together: ids or places twice, no right option, idle claims."""
        for index, name in enumerate(self.offers):
            if name in self.offers[:index]:
                yield ("options", index, "id"), "id-twice", {"found": name}
            if any(self.pressed[place] != name for place in self.options[index].places):
                yield ("options", index, "places"), "place-twice", {}
        if not self.right:
            yield ("options",), "no-right-option", {}
        if self.position is None:
            yield from self._positionless()
        if self.measure is None:
            yield from self._measureless()
        elif self.best is None and all(option.number is None for option in self.options):
            yield ("measure",), "measure-unused", {}

    def _positionless(self) -> Found:
        for name in ("movement", "measure"):
            if getattr(self, name):
                yield (name,), "claim-without-position", {}
        for index, option in enumerate(self.options):
            if name := option.needs_position:
                yield ("options", index, name), "claim-without-position", {}

    def _measureless(self) -> Found:
        if self.best is not None:
            yield ("best",), "measure-missing", {"key": "best"}
        for index, option in enumerate(self.options):
            if option.number is not None:
                yield ("options", index, "is"), "measure-missing", {"key": "is"}

    def promises(self, start: Position) -> Found:
        """Yield what is broken: claims and measures hold of the right options and of no others."""
        tries: list[Try] = []
        for index, option in enumerate(self.options):
            try:
                attempt = tried(start, (*self.movement, *option.after), ends(self.until))
            except IllegalAction as error:
                place: Place = ("options", index, "after") if option.after else ("movement",)
                yield place, "movement-illegal", {"rule": error.violations[0].rule}
                return
            tries.append(attempt)
            yield from self._claimed(("options", index, "claims"), option, attempt)
            yield from self._numbered(("options", index, "is"), option, attempt)
        if self.best is not None:
            yield from self._compared(tries)

    def _claimed(self, place: Place, option: Option, attempt: Try) -> Found:
        if isinstance(option.claims, Predicate):
            holds = option.claims.holds(attempt)
            if holds is not option.right:
                yield place, "claim-holds" if holds else "claim-fails", {}
        elif option.claims is not None:
            judgement = judge(attempt.position, option.claims, ends(self.until))
            yield from self._legal(place, option, judgement)

    @staticmethod
    def _legal(place: Place, option: Option, judgement: Judgement) -> Found:
        if judgement.violations and option.right:
            yield place, "claim-illegal", {"rule": judgement.verdict}
        elif not judgement.violations and not judgement.finished:
            yield place, "movement-unfinished", {}
        elif not judgement.violations and not option.right:
            yield place, "claim-legal", {}

    def _numbered(self, place: Place, option: Option, attempt: Try) -> Found:
        if self.measure is None or option.number is None:
            return
        number = reckon(self.measure, attempt)
        if not isinstance(number, int):
            yield ("measure",), *number
        elif option.right and not option.number.holds(number):
            yield place, "measure-differs", {"found": str(option.number), "expected": number}
        elif not option.right and option.number.holds(number):
            yield place, "measure-equals", {"found": number}

    def _compared(self, tries: list[Try]) -> Found:
        """Yield the options that are best and not marked right, or the other way round."""
        assert self.measure is not None
        numbers: list[int] = []
        for attempt in tries:
            number: int | tuple[str, dict[str, Any]] = reckon(self.measure, attempt)
            if not isinstance(number, int):
                yield ("measure",), *number
                return
            numbers.append(number)
        best = max(numbers) if self.best == "most" else min(numbers)
        for index, (option, number) in enumerate(zip(self.options, numbers, strict=True)):
            if (number == best) is not option.right:
                facts = {"found": number, "expected": best}
                yield ("options", index), "best-wrong", facts
