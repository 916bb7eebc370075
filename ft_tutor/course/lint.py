"""Lint: proves every promise of a course, and names each one that is broken, file and line."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Final

from ft_tutor.course.faults import MOST_FAULTS, Fault, LessonError
from ft_tutor.course.load import (
    LESSON_FILE,
    LoadedCourse,
    LoadedLesson,
    load_course,
    load_lesson,
)
from ft_tutor.course.promises import step_faults
from ft_tutor.course.references import missing_texts
from ft_tutor.course.wording import wording_faults
from ft_tutor.rules.rulebook import RULES
from ft_tutor.rules.vocabulary import RuleId
from ft_tutor.texts import DEFAULT_LANG

_LISTS: Final = ("teaches", "needs", "leaves_out")


def lint(folder: Path) -> tuple[Fault, ...]:
    """Return every fault of the course in a folder, sorted by file and line; () if all is well."""
    try:
        course = load_course(folder)
    except LessonError as error:
        return error.faults
    return _sorted((*_course(course), *_lessons(course)))


def lint_lesson(folder: Path, lesson_id: str) -> tuple[Fault, ...]:
    """Return every fault of one lesson, and of the course's own files; () if all is well.

    Of the lessons before it only what they teach is read: whoever writes waits for the answer.
    """
    try:
        course = load_course(folder)
    except LessonError as error:
        return error.faults
    return _sorted((*_course(course), *_lessons(course, lesson_id)))


def _sorted(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    once = dict.fromkeys(faults)  # in the order of the lesson, where one line has several
    return tuple(sorted(once, key=lambda fault: (fault.file, fault.line, fault.reason)))


def _course(loaded: LoadedCourse) -> Iterator[Fault]:
    course, source = loaded.course, loaded.source
    if course.languages[0] != DEFAULT_LANG:
        yield source.fault(("languages",), "language-english")
    for index, lesson in enumerate(course.lessons):
        if lesson in course.lessons[:index]:
            yield source.fault(("lessons", index), "lesson-twice", found=lesson)
    yield from _chapters(loaded)
    names = sorted(path.parent.name for path in loaded.folder.glob(f"*/{LESSON_FILE}"))
    unlisted = (name for name in names if name not in course.lessons)
    for name in islice(unlisted, MOST_FAULTS):  # a folder of something else has thousands
        yield source.fault(("lessons",), "lesson-unlisted", found=name)
    yield from _languages(loaded, course.languages, "")


def _chapters(loaded: LoadedCourse) -> Iterator[Fault]:
    course, source = loaded.course, loaded.source
    places = [-1]
    for index, chapter in enumerate(course.chapters):
        place = ("chapters", index, "first")
        if chapter.first not in course.lessons:
            yield source.fault(place, "chapter-unlisted", found=chapter.first)
            continue
        places.append(course.lessons.index(chapter.first))
        if places[-1] <= places[-2]:
            yield source.fault(place, "chapter-order", found=chapter.first)


def _languages(
    loaded: LoadedCourse | LoadedLesson, languages: Iterable[str], prefix: str
) -> Iterator[Fault]:
    model = loaded.course if isinstance(loaded, LoadedCourse) else loaded.lesson
    for lang in languages:
        prose = loaded.texts.prose.get(lang)
        if prose is None:
            yield Fault(f"{prefix}{lang}.md", 1, "file-missing")
            continue
        yield from wording_faults(model, prose)
        if lang != DEFAULT_LANG:  # without English a lesson is not even loaded
            yield from missing_texts(model, loaded.source, prose)


def _lessons(course: LoadedCourse, only: str | None = None) -> Iterator[Fault]:
    """Yield the faults of all lessons, or of one of them."""
    taught: set[RuleId] = set()
    for lesson_id in dict.fromkeys((*course.course.lessons, *((only,) if only else ()))):
        if only not in (None, lesson_id):
            changed = changed_at(course.folder / lesson_id / LESSON_FILE)
            taught.update(_teaches(course.folder, lesson_id, changed))
            continue
        try:
            loaded = load_lesson(course.folder, lesson_id)
        except LessonError as error:
            yield from error.faults
        else:
            yield from _lesson(course, loaded, taught)
            taught.update(loaded.lesson.teaches)
        if only:
            return


def changed_at(path: Path) -> tuple[int, int]:
    """Return what tells one state of a file from the next; the same for any that is missing."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return 0, 0
    return found.st_mtime_ns, found.st_size


@lru_cache(maxsize=64)
def _teaches(folder: Path, lesson_id: str, _changed: tuple[int, int]) -> tuple[RuleId, ...]:
    """Return what a lesson teaches; read once for each state of its file."""
    try:
        return load_lesson(folder, lesson_id).lesson.teaches
    except LessonError:
        return ()


def _lesson(course: LoadedCourse, loaded: LoadedLesson, taught: set[RuleId]) -> Iterator[Fault]:
    yield from _rules(loaded, taught)
    yield from _languages(loaded, course.course.languages, f"{loaded.lesson.id}/")
    yield from unkept(loaded)


def unkept(loaded: LoadedLesson) -> Iterator[Fault]:
    """Yield every promise that the steps of a lesson do not keep."""
    for index, step in enumerate(loaded.lesson.steps):
        yield from step_faults(step, ("steps", index), loaded.source)


def _rules(loaded: LoadedLesson, taught: set[RuleId]) -> Iterator[Fault]:
    lesson, source = loaded.lesson, loaded.source
    stepped = {rule for step in lesson.steps for rule in step.rules}
    listed = Counter(rule for name in _LISTS for rule in getattr(lesson, name))
    for name in _LISTS:
        for index, rule in enumerate(getattr(lesson, name)):
            if listed[rule] > 1:
                yield source.fault((name, index), "rule-listed-twice", rule=rule)
    for index, rule in enumerate(lesson.teaches):
        if rule not in stepped:
            yield source.fault(("teaches", index), "teaches-unstepped", rule=rule)
    for index, rule in enumerate(lesson.needs):
        if rule not in taught:
            yield source.fault(("needs", index), "needs-untaught", rule=rule)
    yield from _step_rules(loaded, taught)


def _step_rules(loaded: LoadedLesson, before: set[RuleId]) -> Iterator[Fault]:
    known, taught = {*loaded.lesson.teaches, *loaded.lesson.needs}, set(before)
    for index, step in enumerate(loaded.lesson.steps):
        for number, rule in enumerate(step.rules):
            if rule not in known:
                place = ("steps", index, "rules", number)
                yield loaded.source.fault(place, "teaches-unlisted", rule=rule)
        for number, rule in enumerate(step.asks):
            place = ("steps", index, "asks", number)
            if rule in (*step.rules, *step.asks[:number]):
                yield loaded.source.fault(place, "asks-twice", rule=rule)
            elif taught.isdisjoint({rule, *RULES[rule].refines}):
                yield loaded.source.fault(place, "asks-untaught", rule=rule)
        taught.update(step.rules)
