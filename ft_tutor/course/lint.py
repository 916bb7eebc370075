"""Lint: proves every promise of a course, and names each one that is broken, file and line."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ft_tutor.course.faults import Fault, LessonError
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
    faults = [*_course(course), *_lessons(course)]
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
    for path in sorted(loaded.folder.glob(f"*/{LESSON_FILE}")):
        if path.parent.name not in course.lessons:
            yield source.fault(("lessons",), "lesson-unlisted", found=path.parent.name)
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


def _lessons(course: LoadedCourse) -> Iterator[Fault]:
    taught: set[RuleId] = set()
    for lesson_id in dict.fromkeys(course.course.lessons):
        try:
            loaded = load_lesson(course.folder, lesson_id)
        except LessonError as error:
            yield from error.faults
            continue
        yield from _rules(loaded, taught)
        yield from _languages(loaded, course.course.languages, f"{lesson_id}/")
        for index, step in enumerate(loaded.lesson.steps):
            yield from step_faults(step, ("steps", index), loaded.source)
        taught.update(loaded.lesson.teaches)


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
