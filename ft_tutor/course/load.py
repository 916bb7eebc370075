"""Loading the course and its lessons: strictly, and with all faults of a file at once."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from pydantic import TypeAdapter, ValidationError

from ft_tutor.course.faults import MOST_FAULTS, Fault, LessonError
from ft_tutor.course.fields import Model
from ft_tutor.course.model import RESERVED, Course, Lesson, LessonId
from ft_tutor.course.prose import Prose, Texts, read_prose
from ft_tutor.course.references import lesson_faults, text_faults
from ft_tutor.course.schema_faults import schema_faults
from ft_tutor.course.source import Source, parse_yaml, read_text, read_yaml
from ft_tutor.texts import DEFAULT_LANG

COURSE_FILE: Final = "course.yaml"
LESSON_FILE: Final = "lesson.yaml"

MOST_LANGUAGES: Final = 16
"""How many files of prose may lie beside a lesson."""

RECENT: Final = 2
"""How many lessons are remembered as they were read: a notebook wakes one step after another."""

M = TypeVar("M", bound=Model)


@dataclass(frozen=True, slots=True)
class LoadedCourse:
    """A course with its texts, and its file for the lines of faults."""

    folder: Path
    course: Course
    texts: Texts
    source: Source


@dataclass(frozen=True, slots=True)
class LoadedLesson:
    """A lesson with its texts, and its file for the lines of faults."""

    lesson: Lesson
    texts: Texts
    source: Source


def load_course(folder: Path) -> LoadedCourse:
    """Load the course of a folder; its lessons are loaded one by one when they are needed.

    Raises:
        LessonError: a file is missing or wrong; holds every fault of that file.
    """
    source = read_yaml(_inside(folder, COURSE_FILE), COURSE_FILE)
    course = _validated(Course, source)
    texts = _texts(folder, "", course, source)
    return LoadedCourse(folder, course, texts, source)


def load_lesson(folder: Path, lesson_id: str) -> LoadedLesson:
    """Load one lesson of the folder of lessons.

    Raises:
        LessonError: a file is missing or wrong; holds every fault of that file.
    """
    check_id(lesson_id)
    file = f"{lesson_id}/{LESSON_FILE}"
    lesson, source = _understood(read_text(_inside(folder, file), file), file, lesson_id)
    texts = _texts(folder, f"{lesson_id}/", lesson, source)
    return LoadedLesson(lesson, texts, source)


@lru_cache(RECENT)
def _understood(text: str, file: str, lesson_id: str) -> tuple[Lesson, Source]:
    source = parse_yaml(text, file)
    lesson = _validated(Lesson, source)
    _refuse(lesson_faults(lesson, lesson_id, source))
    return lesson, source


def load_whole(folder: Path) -> tuple[LoadedCourse, tuple[LoadedLesson, ...]]:
    """Load the course of a folder with all its lessons, in their order.

    Raises:
        LessonError: a file is missing or wrong.
    """
    course = load_course(folder)
    return course, tuple(load_lesson(folder, lesson) for lesson in course.course.lessons)


def load_usable(
    folder: Path,
) -> tuple[LoadedCourse, tuple[LoadedLesson, ...], tuple[Fault, ...]]:
    """Load the course of a folder with those of its lessons that can be used, in their order.

    Returns:
        The course, the lessons, and the faults of those that are left out.

    Raises:
        LessonError: the course's own file is wrong.
    """
    course = load_course(folder)
    lessons: list[LoadedLesson] = []
    faults: list[Fault] = []
    for lesson in dict.fromkeys(course.course.lessons):
        try:
            lessons.append(load_lesson(folder, lesson))
        except LessonError as error:
            faults.extend(error.faults)
    return course, tuple(lessons), tuple(faults)


def lesson_after(folder: Path, lesson_id: str) -> LoadedLesson | None:
    """Return the next lesson of the course that can be used; None after the last one.

    Raises:
        LessonError: the course's own file is wrong.
    """
    lessons = load_course(folder).course.lessons
    later = lessons[lessons.index(lesson_id) + 1 :] if lesson_id in lessons else ()
    for lesson in later:
        try:
            return load_lesson(folder, lesson)
        except LessonError:
            continue
    return None


def _inside(folder: Path, file: str) -> Path:
    """Return the path of a file of a course.

    Raises:
        LessonError: a link leads out of the folder, into files that are nobody's lesson.
    """
    path = folder / file
    try:
        if path.resolve().is_relative_to(folder.resolve()):
            return path
    except (OSError, RuntimeError) as error:  # links that lead in a circle
        raise LessonError([Fault(file, 1, "file-missing")]) from error
    raise LessonError([Fault(file, 1, "file-outside")])


def check_id(lesson_id: str) -> None:
    """Make sure that an id is one, before it becomes part of a path: it leads out of no folder.

    Raises:
        LessonError: it is none.
    """
    try:
        TypeAdapter(LessonId).validate_python(lesson_id)
    except ValidationError as error:
        facts = (("key", "lessons"), ("found", str(lesson_id)))
        reason = "id-reserved" if lesson_id in RESERVED else "not-an-id"
        raise LessonError([Fault(COURSE_FILE, 1, reason, facts)]) from error


def _validated(model: type[M], source: Source) -> M:
    try:
        return model.model_validate(source.data)
    except ValidationError as error:
        raise LessonError(schema_faults(error, model, source)) from error


def _texts(folder: Path, prefix: str, model: Course | Lesson, source: Source) -> Texts:
    """Read the prose beside a file; English must be complete, others may still lack texts."""
    found = (folder / prefix).glob("[a-z][a-z].md")
    languages = {DEFAULT_LANG, *(path.stem for path in found)}
    if len(languages) > MOST_LANGUAGES:
        limit = (("limit", MOST_LANGUAGES),)
        raise LessonError([Fault(f"{prefix}{DEFAULT_LANG}.md", 1, "too-many-languages", limit)])
    prose: dict[str, Prose] = {}
    faults: list[Fault] = []
    for lang in sorted(languages):
        try:
            file = f"{prefix}{lang}.md"
            prose[lang] = read_prose(_inside(folder, file), file, lang)
        except LessonError as error:
            faults.extend(error.faults)
        else:
            faults.extend(islice(text_faults(model, source, prose[lang]), MOST_FAULTS))
    _refuse(faults)
    return Texts(prose)


def _refuse(faults: Iterable[Fault]) -> None:
    found = tuple(islice(faults, MOST_FAULTS))
    if found:
        raise LessonError(found)
