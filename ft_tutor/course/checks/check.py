"""What a named check is, and how its value is read."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BeforeValidator, TypeAdapter

from ft_tutor.course.tries import Try
from ft_tutor.course.values import adapter, one_or_many


@dataclass(frozen=True, slots=True)
class Check:
    """A named check.

    Attributes:
        holds: whether it is true of a try, given the value of the lesson file.
        value: reads that value.
        bare: the value meant by the name alone; None where a value must be given.
        early: whether it is also asked while the movement is still running.
    """

    holds: Callable[[Try, Any], bool]
    value: TypeAdapter[Any]
    bare: Any = None
    early: bool = False


def flag(holds: Callable[[Try, bool], bool], *, early: bool = False) -> Check:
    """Return a check that stands alone, or takes yes or no."""
    return Check(holds, adapter(bool), bare=True, early=early)


def listed(read: Callable[[object], Any]) -> TypeAdapter[Any]:
    """Return what reads one value, or a list of them."""
    return adapter(Annotated[tuple[Any, ...], BeforeValidator(one_or_many(read))])
