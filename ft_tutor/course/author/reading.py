"""Reading a lesson while it is written: what of it can be used, and what is wrong with it."""

from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from ft_tutor.course.faults import Fault, LessonError
from ft_tutor.course.lint import changed_at, lint_lesson
from ft_tutor.course.load import COURSE_FILE, LESSON_FILE, MOST_LANGUAGES, LoadedLesson, load_lesson

Watched = tuple[tuple[str, tuple[int, int]], ...]
"""The files of a lesson, each with what tells one state of it from the next."""

_MOST: Final = MOST_LANGUAGES + 1
"""How many files of prose are watched; with more of them the lesson is not even read."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What was found in the files of a lesson.

    Attributes:
        loaded: the lesson; None if it cannot be used as it is.
        faults: all that lint finds, those of the lesson itself first.
    """

    loaded: LoadedLesson | None
    faults: tuple[Fault, ...]


def read_lesson(folder: Path, lesson: str) -> Reading:
    """Read and check a lesson; never raises, whatever is in the files."""
    try:
        loaded = load_lesson(folder, lesson)
    except LessonError as error:
        return Reading(None, error.faults)
    faults = lint_lesson(folder, lesson)
    own = f"{lesson}/"
    return Reading(loaded, tuple(sorted(faults, key=lambda fault: not fault.file.startswith(own))))


def watched(folder: Path, lesson: str) -> Watched:
    """Return the state of the files that a lesson is read from."""
    prose = islice((folder / lesson).glob("[a-z][a-z].md"), _MOST)
    names = (COURSE_FILE, f"{lesson}/{LESSON_FILE}", *(f"{lesson}/{path.name}" for path in prose))
    return tuple((name, changed_at(folder / name)) for name in sorted(names))
