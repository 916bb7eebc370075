"""What mends a problem with one press, where there is a sensible way."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Final

from ft_tutor.play.editor import box_mends, turn_mends
from ft_tutor.play.editor.base import Mend
from ft_tutor.rules.position import Position
from ft_tutor.rules.problems import Problem, problems

MOST_MENDS: Final = 2
"""How many ways are offered at once."""

_WAYS: Final[Mapping[str, Callable[[Position, Problem], Iterator[Mend]]]] = MappingProxyType(
    {**box_mends.WAYS, **turn_mends.WAYS}
)
"""Per reason: what may mend it, best first; the others go to another moment of the game."""


def mends(position: Position, problem: Problem) -> tuple[Mend, ...]:
    """Return what mends a problem: after each it is gone, and no other one has come."""
    ways = _WAYS.get(problem.reason, turn_mends.another_moment)(position, problem)
    known = Counter(problems(position))
    good = (way for way in ways if mended(known, way.position, problem))
    return tuple(islice(good, MOST_MENDS))


def mended(known: Counter[Problem], after: Position, problem: Problem) -> bool:
    """Say whether a problem is gone and all others were there before."""
    found = problems(after)
    return problem not in found and Counter(found) < known
