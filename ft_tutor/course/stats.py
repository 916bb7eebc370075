"""Stats: what of the yardsticks for lessons a course reaches, measured from its files alone."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from ft_tutor.course.load import LoadedLesson
from ft_tutor.course.mistakes import rules_of
from ft_tutor.course.predicates import OneOf
from ft_tutor.course.references import text_keys
from ft_tutor.course.session import Step
from ft_tutor.course.steps import AnyStep
from ft_tutor.course.steps.asking import Asking
from ft_tutor.course.steps.do import Do
from ft_tutor.course.steps.hints import HINT_LAYERS
from ft_tutor.course.wording import LIMITS, MESSAGE_LIMIT, count_words
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import RuleId

KINDS: Final = tuple(
    get_args(kind.model_fields["kind"].annotation)[0] for kind in get_args(AnyStep)
)

WORDS_A_MINUTE: Final = 150
"""How fast somebody reads who looks at a board meanwhile, in a language that may not be his own."""

DOING: Final = {
    "tell": 2, "show": 8, "do": 20, "choose": 12, "count": 20, "order": 20, "predict": 15,
    "referee": 15, "free": 20,
}  # fmt: skip
"""What a step takes beside the reading, in seconds: guessed, then held against our own play."""

AGAIN: Final = frozenset({"reply", "replies", "wrong", "otherwise", "hints", "captions", "paper"})
"""Texts of which a learner sees about one a step, whatever there are; what paper asks is none."""

LONGEST_LESSON: Final = 10.0
"""In minutes."""

LONGER: Final = {"guided-game": 15.0}
"""A whole game takes its time."""

FIRST_MOVE: Final = 30.0
"""In seconds: after so long the learner moves something himself, or answers."""


@dataclass(frozen=True, slots=True)
class Row:
    """One number of the course, and its yardstick.

    Attributes:
        name: its sentence in the text catalogues is ``cli-stats-<name>``.
        number: what was measured; parts of a hundred where `percent`.
        least, most: the yardstick; None where nothing is asked.
        about: what exactly, where several rows have one name: a kind, a lesson.
        missing: what would have to be there.
    """

    name: str
    number: float
    least: float | None = None
    most: float | None = None
    percent: bool = False
    about: str = ""
    missing: tuple[str, ...] = ()

    @property
    def met(self) -> bool | None:
        """Whether the yardstick is met; None where there is none."""
        if self.least is None and self.most is None:
            return None
        enough = self.least is None or self.number >= self.least
        return enough and (self.most is None or self.number <= self.most)


def stats(lessons: Sequence[LoadedLesson]) -> tuple[Row, ...]:
    """Measure the lessons of a course, in their order."""
    return tuple(row for look in _LOOKS for row in look(lessons))


def _steps(lessons: Sequence[LoadedLesson]) -> tuple[Step, ...]:
    return tuple(step for loaded in lessons for step in loaded.lesson.steps)


def _sizes(lessons: Sequence[LoadedLesson]) -> Iterator[Row]:
    steps = _steps(lessons)
    yield Row("lessons", len(lessons), 15, 20)
    yield Row("steps", len(steps), 130)
    kinds = Counter(step.kind for step in steps)
    for kind in KINDS:
        yield Row("kind", kinds[kind], 1, about=kind)


def _words(lessons: Sequence[LoadedLesson]) -> Iterator[Row]:
    found: dict[str, list[int]] = {"goal": [], "intro": [], "message": []}
    for loaded in lessons:
        for place, key in text_keys(loaded.lesson):
            name = str(place[-1])
            kind = name if name in ("goal", "intro") else "message"
            if name != "title":
                found[kind].append(count_words(loaded.texts.markdown(key)))
    goals = found["goal"]
    yield Row("goal-mean", sum(goals) / max(1, len(goals)), most=10)
    yield Row("goal-max", max(goals, default=0), most=LIMITS["goal"])
    yield Row("intro-max", max(found["intro"], default=0), most=LIMITS["intro"])
    yield Row("message-max", max(found["message"], default=0), most=MESSAGE_LIMIT)


def _share(
    name: str, steps: Iterable[Step], holds: Callable[[Step], bool], least: float = 100
) -> Row:
    """Return how many of a hundred steps something holds for; it names those where it does not."""
    all_of = tuple(steps)
    missing = tuple(step.id for step in all_of if not holds(step))
    number = 100 * (1 - len(missing) / len(all_of)) if all_of else 100.0
    return Row(name, number, least, percent=True, missing=missing)


def _manners(lessons: Sequence[LoadedLesson]) -> Iterator[Row]:
    steps = _steps(lessons)
    scored = tuple(step for step in steps if step.scored)
    yield _share("marked", steps, lambda step: step.marks.any, 40)
    yield _share("wrong", scored, _answers_mistakes, 80)
    yield _share("accepting", scored, _accepts_all)
    yield Row("hints", HINT_LAYERS + 1, 4)  # after them, the solution plays
    yield _share("certified", scored, lambda step: step.certified)


def _answers_mistakes(step: Step) -> bool:
    """Say whether wrong answers that were foreseen have words of their own."""
    if isinstance(step, Asking):
        return True  # every option has its reply
    return bool(getattr(step, "wrong", None) or getattr(step, "replies", None))


def _accepts_all(step: Step) -> bool:
    """Say whether every right answer passes: a predicate says so, or there are no others."""
    return not (isinstance(step, Do) and isinstance(step.accept, OneOf))


# --- rules

GROUPS: Final = {
    "R": tuple(rule for rule in RULES if rule.startswith("R")),
    "D": tuple(RuleId(f"D.{number}") for number in range(1, 23)),
    "W": (*(rule for rule in RULES if rule.startswith("W")), RuleId("D.23")),
}
"""The rules of the rulebook, of the 22 djinns of the box, and the windows with what comes later."""


def _rules(lessons: Sequence[LoadedLesson]) -> Iterator[Row]:
    taught: dict[str, int] = {}
    again: set[str] = set()
    tested: set[str] = set()
    for number, loaded in enumerate(lessons):
        for step in loaded.lesson.steps:
            taught |= {rule: number for rule in step.rules if rule not in taught}
            asked = tuple(_asked(step))
            again.update(rule for rule in asked if taught.get(rule, number) < number)
            tested.update(asked if step.scored else ())
    for group, rules in GROUPS.items():
        for name, found in (("taught", set(taught)), ("again", again), ("tested", tested)):
            missing = tuple(rule for rule in rules if rule not in found)
            number_of = 100 * (1 - len(missing) / len(rules))
            yield Row(name, number_of, 100, percent=True, about=group, missing=missing)


def _asked(step: Step) -> Iterator[str]:
    """Yield the rules that a step is about; who asks a ruling asks the rules that it refines."""
    for rule in rules_of(step):
        yield rule
        yield from RULES[RuleId(rule)].refines


# --- time


def seconds_of(loaded: LoadedLesson, step: Step) -> float:
    """Reckon how long a step takes, in seconds: its texts are read, and something is done.

    Of the replies, hints and captions about one is read; the longest is taken.
    """
    read, other = 0, [0]
    for place, key in text_keys(step):
        words = count_words(loaded.texts.markdown(key))
        if AGAIN.isdisjoint(map(str, place)):
            read += words
        else:
            other.append(words)
    return (read + max(other)) * 60 / WORDS_A_MINUTE + DOING[step.kind]


def _until_moving(loaded: LoadedLesson) -> float:
    """Reckon when the learner does something himself: he has read what is first asked of him."""
    seconds = 0.0
    for step in loaded.lesson.steps:
        if step.scored or step.kind == "free":
            keys = (step.intro, getattr(step, "goal", None))
            words = sum(count_words(loaded.texts.markdown(key)) for key in keys if key)
            return seconds + words * 60 / WORDS_A_MINUTE
        seconds += seconds_of(loaded, step)
    return seconds


def _times(lessons: Sequence[LoadedLesson]) -> Iterator[Row]:
    late = {loaded.lesson.id: _until_moving(loaded) for loaded in lessons}
    missing = tuple(lesson for lesson, seconds in late.items() if seconds > FIRST_MOVE)
    yield Row("first-move", max(late.values(), default=0), most=FIRST_MOVE, missing=missing)
    for loaded in lessons:
        minutes = sum(seconds_of(loaded, step) for step in loaded.lesson.steps) / 60
        most = LONGER.get(loaded.lesson.id, LONGEST_LESSON)
        yield Row("minutes", minutes, most=most, about=loaded.lesson.id)


_LOOKS: Final[tuple[Callable[[Sequence[LoadedLesson]], Iterator[Row]], ...]] = (
    _sizes,
    _words,
    _manners,
    _rules,
    _times,
)
"""In the order of the table."""
