"""Resume codes of a course: which stars go into one, and which of one this course can take.

The course may have changed since a code was written. A lesson is known again by a mark made of the
ids of its steps, by how many they are, and by standing in the same order as the others.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import pairwise
from typing import Final

from ft_tutor.course.model import Lesson
from ft_tutor.learner.resume_code import (
    MARKS,
    NOT_BEGUN,
    LessonStars,
    read_code,
    write_code,
)

Stars = Mapping[str, Mapping[str, int]]
"""Per lesson, the stars of its steps."""

_KNOWN_AGAIN: Final = 4
_NOT_BEGUN: Final = 1
"""What speaks for an entry being about a lesson; one more where both stand at the same place."""


def mark_of(lesson: Lesson) -> int:
    """Return the mark by which a lesson is known again as long as its steps are the same."""
    names = "\n".join((lesson.id, *(step.id for step in lesson.steps)))
    return int.from_bytes(sha256(names.encode()).digest()) % MARKS


def code_of(lessons: Sequence[Lesson], stars: Stars) -> str:
    """Return the code of all that was won.

    Args:
        lessons: of the course, in its order.
        stars: what was won, of whatever lessons.

    Raises:
        ValueError: the course is too large for a code.
    """
    return write_code(
        [
            LessonStars(
                mark_of(lesson),
                tuple(stars.get(lesson.id, {}).get(step.id, 0) for step in lesson.steps),
            )
            for lesson in lessons
        ]
    )


@dataclass(frozen=True, slots=True)
class Resumed:
    """What a code means in a course.

    Attributes:
        stars: per lesson and step, what was won.
        changed: the lessons that are not what they were, so that their stars cannot be placed.
        gone: how many more lessons of the code there are no longer.
    """

    stars: Mapping[tuple[str, str], int]
    changed: tuple[str, ...] = ()
    gone: int = 0

    @property
    def lessons(self) -> tuple[str, ...]:
        """The lessons that stars were brought for."""
        return tuple(dict.fromkeys(lesson for lesson, _ in self.stars))

    def more_than(self, known: Stars) -> dict[tuple[str, str], int]:
        """Return the stars of the steps for which a learner has fewer."""
        return {
            (lesson, step): won
            for (lesson, step), won in self.stars.items()
            if won > known.get(lesson, {}).get(step, 0)
        }


def resumed(text: str, lessons: Sequence[Lesson]) -> Resumed:
    """Read a code, and find the lessons of a course that it is about.

    Raises:
        ResumeCodeError: it is none, or mistyped.
    """
    entries = read_code(text)
    pairs = _aligned(entries, lessons)
    stars = {
        (lessons[place].id, step.id): won
        for at, place in pairs
        for step, won in zip(lessons[place].steps, entries[at].stars, strict=False)
        if won
    }
    changed: list[str] = []
    gone = 0
    for (at, place), (next_at, next_place) in pairwise(
        [(-1, -1), *pairs, (len(entries), len(lessons))]
    ):
        lost = sum(one != NOT_BEGUN for one in entries[at + 1 : next_at])
        others = lessons[place + 1 : next_place]
        changed += [lesson.id for lesson in others[:lost]]
        gone += max(0, lost - len(others))
    return Resumed(stars, tuple(changed), gone)


Pair = tuple[int, int]
"""The places of an entry and of a lesson."""

_BOTH: Final = (1, 1)
_ENTRY: Final = (1, 0)
_LESSON: Final = (0, 1)
"""What a step through both lists goes on by."""


def _aligned(entries: Sequence[LessonStars], lessons: Sequence[Lesson]) -> list[Pair]:
    """Pair entries with the lessons that they are about, both in their order."""

    @cache
    def best(at: int, place: int) -> tuple[int, Pair]:
        """Return the most that the rest can be worth, and how to go on for that."""
        if at == len(entries) or place == len(lessons):
            return 0, (0, 0)
        ways = [(best(at + 1, place)[0], _ENTRY), (best(at, place + 1)[0], _LESSON)]
        if here := _worth(entries[at], lessons[place], same=at == place):
            ways.append((here + best(at + 1, place + 1)[0], _BOTH))
        return max(ways)

    found: list[Pair] = []
    at = place = 0
    while any(way := best(at, place)[1]):
        found += [(at, place)] if way == _BOTH else []
        at, place = at + way[0], place + way[1]
    return found


def _worth(entry: LessonStars, lesson: Lesson, *, same: bool) -> int:
    """Return what speaks for a pair; 0 if it cannot be one."""
    if entry == NOT_BEGUN:
        return _NOT_BEGUN + same
    fits = entry.mark == mark_of(lesson) and len(entry.stars) == len(lesson.steps)
    return _KNOWN_AGAIN + same if fits else 0
