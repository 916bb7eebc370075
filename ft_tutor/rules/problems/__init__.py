"""Problems: whether a position can be, and what is wrong with one that cannot.

A sound position can be played on to its end: nothing raises, and nothing is lost or doubled. It
may be a part of a game, such as a board with a movement owed and nothing else; what such a part
does not state, such as the markers on the tracks, is not missed. It may also stand in a dead end
(R2.2.8), for a lesson walks into one.
"""

from typing import Final

from ft_tutor.rules.position import Position
from ft_tutor.rules.problems import box, path, stack, table, tracks
from ft_tutor.rules.problems.base import Look, Problem

__all__ = ["Problem", "miscounts", "problems"]

_MOMENT: Final[tuple[Look, ...]] = (*tracks.LOOKS, *stack.LOOKS, *path.LOOKS, *table.LOOKS)


def problems(position: Position) -> tuple[Problem, ...]:
    """Return everything that makes a position impossible; () if it is sound."""
    return (*miscounts(position), *_found(_MOMENT, position))


def miscounts(position: Position) -> tuple[Problem, ...]:
    """Return what is not as in the box: the problems that no moment excuses.

    The others ask where the turn stands, and so are for positions between two actions.
    """
    return _found(box.LOOKS, position)


def _found(looks: tuple[Look, ...], position: Position) -> tuple[Problem, ...]:
    return tuple(problem for look in looks for problem in look(position))
