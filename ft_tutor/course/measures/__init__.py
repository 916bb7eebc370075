"""The named measures of a lesson: numbers that the engine reckons, to prove what a lesson says.

A measure is written `name` or `{name: value}`; `MEASURES` holds them all, and the three tables that
it is made of say what each reckons. Each looks at a try: at the position after some actions, and
at what they changed. A player is meant by his number; without one, whoever decides at the start.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from ft_tutor.course.measures.measure import Measure, UnreckonableError
from ft_tutor.course.measures.moves import MOVES
from ft_tutor.course.measures.players import PLAYERS
from ft_tutor.course.measures.table import TABLE
from ft_tutor.course.values import fault, near, read_by

MEASURES: Final[Mapping[str, Measure]] = MappingProxyType({**PLAYERS, **TABLE, **MOVES})
"""Every named measure."""

COMBINED: Final = ("sum", "difference")
"""What measures can be put together by."""

__all__ = ["COMBINED", "MEASURES", "UnreckonableError", "read_named"]


def read_named(name: str, value: object) -> Any:
    """Read the value of a measure; None means that the name stands alone.

    Raises:
        PydanticCustomError: there is no such measure, or the value does not suit it.
    """
    if name not in MEASURES:
        known = ", ".join((*MEASURES, *COMBINED))
        raise fault("unknown-measure", found=name, near=near(name, MEASURES), expected=known)
    measure = MEASURES[name]
    value = measure.bare if value is None else value
    if value is None:
        raise fault("measure-needs-value", measure=name)
    return read_by(measure.value, value, "measure-value", measure=name)
