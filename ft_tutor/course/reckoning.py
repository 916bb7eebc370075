"""What a lesson writes as `measure`: a named measure, after some actions, or several together."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from pydantic import BeforeValidator, InstanceOf

from ft_tutor.course.measures import COMBINED, MEASURES, UnreckonableError, read_named
from ft_tutor.course.referee import tried
from ft_tutor.course.session import Found
from ft_tutor.course.source import Place
from ft_tutor.course.tries import Try
from ft_tutor.course.values import Actions, as_written, fault, read_actions
from ft_tutor.rules.engine import IllegalAction

DEEPEST: Final = 4
"""How many sums and differences may stand inside one another."""

AFTER: Final = "after"


@dataclass(frozen=True, slots=True)
class Reckoned:
    """A measure as a lesson writes it.

    Attributes:
        name: of a measure, or `sum` or `difference`.
        value: what it is given.
        after: the actions to carry out before it is reckoned; () for none.
        parts: what is added up, or what is taken from the first.
    """

    name: str
    value: Any = None
    after: Actions = ()
    parts: "tuple[Reckoned, ...]" = ()

    def number(self, attempt: Try) -> int:
        """Reckon it for a try; what came `after` begins where the try is now.

        Raises:
            IllegalAction: the actions are not legal there.
            UnreckonableError: it has no number here.
        """
        if self.after:
            attempt = tried(attempt.position, self.after)
        if not self.parts:
            return MEASURES[self.name].reckon(attempt, self.value)
        first, *rest = (part.number(attempt) for part in self.parts)
        return first + sum(rest) if self.name == "sum" else first - sum(rest)


def read_measure(value: object, depth: int = 0) -> Reckoned:
    """Read a measure.

    Raises:
        PydanticCustomError: it is none.
    """
    if depth > DEEPEST:
        raise fault("measure-too-deep", limit=DEEPEST)
    if isinstance(value, str):
        return Reckoned(value, read_named(value, None))
    if not isinstance(value, Mapping):
        raise fault("not-a-measure", found=as_written(value))
    named = {name: inner for name, inner in value.items() if name != AFTER}
    if len(named) != 1:
        raise fault("not-a-measure", found=as_written(value))
    ((name, inner),) = named.items()
    after = read_actions(value[AFTER]) if AFTER in value else ()
    if name not in COMBINED:
        return Reckoned(name, read_named(name, inner), after)
    if not isinstance(inner, tuple) or not inner:
        raise fault("not-a-measure", found=as_written(inner))
    return Reckoned(name, after=after, parts=tuple(read_measure(part, depth + 1) for part in inner))


MeasureField = Annotated[InstanceOf[Reckoned], BeforeValidator(read_measure)]
"""A measure: `earns`, `{coins: 2}`, `{earns: me, after: "c3:w-c4 y-d4"}`."""


Broken = tuple[str, dict[str, Any]]
"""What is wrong with a measure: the reason and the facts."""


def reckon(measure: Reckoned, attempt: Try) -> int | Broken:
    """Return the number that a measure is for a try, or why it has none."""
    try:
        return measure.number(attempt)
    except IllegalAction as error:
        return "measure-illegal", {"rule": error.violations[0].rule}
    except UnreckonableError:
        return "measure-none", {"measure": measure.name}


def equals(place: Place, measure: Reckoned, attempt: Try, answer: int) -> Found:
    """Yield what is broken if a measure has to be a number."""
    number = reckon(measure, attempt)
    if not isinstance(number, int):
        yield place, *number
    elif number != answer:
        yield place, "measure-differs", {"found": answer, "expected": number}
