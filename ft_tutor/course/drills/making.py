"""Making a drill: chance proposes, the engine proves; what is not proved is thrown away."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter
from yaml import ScalarNode

from ft_tutor.course.drills.dice import Dice
from ft_tutor.course.drills.families import DRILLS, FAMILIES, LESSON
from ft_tutor.course.drills.family import Family
from ft_tutor.course.drills.words import Words
from ft_tutor.course.load import LoadedLesson
from ft_tutor.course.model import Lesson
from ft_tutor.course.promises import broken
from ft_tutor.course.session import Step
from ft_tutor.course.source import Source
from ft_tutor.course.steps import AnyStep
from ft_tutor.course.values import Key
from ft_tutor.rules.vocabulary import RuleId
from ft_tutor.texts import DEFAULT_LANG

LEVELS: Final = (1, 2, 3)
"""From a few tiles to a whole board."""

MOST_TRIES: Final = 400
"""How often chance may propose; families need a few, of which most take under a millisecond."""

_STEP: Final[TypeAdapter[Any]] = TypeAdapter(Annotated[AnyStep, Field(discriminator="kind")])
_NOWHERE: Final = Source(LESSON, None, ScalarNode("", ""))
"""Where a drill is written: it has no file, and so no lines that anybody could be sent to."""


class DrillError(ValueError):
    """There is no such drill: the rule or the level is unknown, or chance has brought none."""


@dataclass(frozen=True, slots=True)
class Drill:
    """A drill.

    Attributes:
        family: what kind of drill it is.
        level: from 1 to 3.
        seed: what it was made from.
        loaded: a lesson of one step, with its words.
    """

    family: Family
    level: int
    seed: int
    loaded: LoadedLesson

    @property
    def step(self) -> Step:
        """The step."""
        return self.loaded.lesson.steps[0]


def drill(rule: str, level: int, seed: int, lang: str = DEFAULT_LANG) -> Drill:
    """Return a drill for a rule, always the same for the same arguments.

    Args:
        rule: the id of a rule of `DRILLS`, the name of a family, or "" for any.
        level: 1, 2 or 3.
        seed: any whole number.
        lang: the language of what it says.

    Raises:
        DrillError: nothing is drilled for the rule, there is no such level, or none was found.
    """
    if level not in LEVELS:
        raise DrillError(f"there is no level {level}; the levels are 1, 2 and 3")
    families = families_for(rule)
    if not families:
        raise DrillError(f"there are no drills for {rule!r}")
    family = Dice(f"family.{rule}.{level}.{seed}").pick(families)
    return _made(family, level, seed, lang)


def families_for(rule: str) -> tuple[Family, ...]:
    """Return the families that drill a rule, or the one of this name; () if there are none."""
    if not rule:
        return FAMILIES
    return DRILLS.get(RuleId(rule)) or tuple(one for one in FAMILIES if one.name == rule)


def of_the_day(day: date, lang: str = DEFAULT_LANG) -> Drill:
    """Return the puzzle of a day, the same for everybody: harder towards the end of the week."""
    number = day.toordinal()
    family = FAMILIES[number * _STRIDE % len(FAMILIES)]
    return _made(family, LEVELS[day.weekday() * len(LEVELS) // 7], number, lang)


_STRIDE: Final = 7
"""From one day to the next in the list of families, so that neighbours are of another chapter."""


def _made(family: Family, level: int, seed: int, lang: str) -> Drill:
    for number in range(MOST_TRIES):
        words, dice = Words(family.name), Dice(f"{family.name}.{level}.{seed}.{number}")
        fields = family.make(words, dice, level)
        if fields is None:
            continue
        step = _step(family, words, fields)
        if next(unkept(step), None) is None:
            return Drill(family, level, seed, _lesson(step, words, lang))
    raise DrillError(f"no drill of {family.name!r} was found at level {level} from seed {seed}")


def unkept(step: Step) -> Iterator[str]:
    """Yield the reasons why a step is no good: the same that lint finds in a lesson."""
    yield from (reason for _, reason, _ in step.faults())
    yield from (reason for _, reason, _ in broken(step))
    if not step.certified:
        yield "not-certified"


def _step(family: Family, words: Words, fields: dict[str, Any]) -> Step:
    own = {"id": family.name, "rules": (), "asks": family.rules, "title": words("title")}
    step: Step = _STEP.validate_python({**own, **fields})
    return step


def _lesson(step: Step, words: Words, lang: str) -> LoadedLesson:
    title = Key(step.title)
    lesson = Lesson.model_construct(
        schema_=1, id=LESSON, title=title, intro=title, teaches=(), steps=(step,)
    )
    return LoadedLesson(lesson, words.texts(lang), _NOWHERE)
