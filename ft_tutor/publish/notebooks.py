"""Building the notebooks from the lessons, and finding those that have drifted from them.

A notebook is never edited by hand: the lessons are, and the notebooks follow. The same
lessons give the same files, byte for byte, but for PNG pictures, whose bytes depend on the
versions of libraries: a stored one stays as long as its drawing is the same.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import nbformat

from ft_tutor.course.data import INDEX, data_folder
from ft_tutor.course.load import LoadedCourse, LoadedLesson, load_usable, load_whole
from ft_tutor.course.stage.contents.words import PRACTICE
from ft_tutor.files import read_whole, write_whole
from ft_tutor.publish.cells import Page
from ft_tutor.publish.drift import compare
from ft_tutor.publish.pages import (
    author_name,
    author_page,
    index_page,
    lesson_page,
    page_name,
)
from ft_tutor.publish.practice import practice_page
from ft_tutor.publish.stills import Draw
from ft_tutor.publish.stored import DAMAGES, MOST_BYTES, kept_pictures
from ft_tutor.publish.tables import TABLE_PAGES, table_page
from ft_tutor.texts import catalogue


@dataclass(frozen=True, slots=True)
class BuildReport:
    """What `build` did; names are relative to the folder of notebooks.

    Attributes:
        written: the notebooks that are new or have changed.
        unchanged: those that were right already.
    """

    written: tuple[str, ...]
    unchanged: tuple[str, ...]


def build(lessons: Path, target: Path, *, draw: Draw, teachers: bool = False) -> BuildReport:
    """Write the index and the notebook of every lesson in every language of the course.

    Args:
        lessons: the folder of lessons.
        target: the folder of notebooks; what it holds besides is left alone.
        draw: draws how a step begins.
        teachers: whether the course is written just now by whoever opens it: lessons that cannot
            be used are left out, and every one has a notebook for its author.

    Raises:
        LessonError: a lesson cannot be used.
        OSError: a notebook cannot be written; the one before is whole.
    """
    written: list[str] = []
    unchanged: list[str] = []
    for name, page in _pages(lessons, target, draw, teachers=teachers):
        content = _content(page)
        changed = _bytes(target / name) != content
        if changed:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            write_whole(target / name, content)
        (written if changed else unchanged).append(name)
    return BuildReport(tuple(written), tuple(unchanged))


def check(lessons: Path, target: Path, *, draw: Draw, lang: str = "en") -> tuple[str, ...]:
    """Say which notebooks are not what `build` would write; () means that all are.

    PNG bytes are not compared, only the drawing that they were made from.

    Raises:
        LessonError: a lesson cannot be used.
    """
    pages = dict(_pages(lessons, target, draw))
    return tuple(_drifts(target, pages, lang))


def _drifts(target: Path, pages: dict[str, Page], lang: str) -> Iterator[str]:
    words = catalogue(lang)
    for name, page in pages.items():
        stored = _stored(target / name)
        if not (target / name).is_file():
            yield words.say("drift-missing", file=name)
        elif stored is None:
            yield words.say("drift-unreadable", file=name)
        elif drift := compare(stored, page):
            yield words.say(drift.reason, file=name, **drift.facts)
    for name in sorted(_found(target, pages) - set(pages)):
        yield words.say("drift-extra", file=name)


def _pages(
    lessons: Path, target: Path, draw: Draw, *, teachers: bool = False
) -> Iterator[tuple[str, Page]]:
    course, loaded = load_usable(lessons)[:2] if teachers else load_whole(lessons)
    for name in dict.fromkeys(course.course.lessons) if teachers else ():
        yield author_name(name), author_page(name, course.course.languages[0])
    yield INDEX, index_page(course, loaded)
    for lesson, lang in _editions(course, loaded):
        name = page_name(lesson.lesson.id, lang)
        yield name, lesson_page(lesson, lang, draw, kept_pictures(_stored(target / name)))
    for table in TABLE_PAGES:
        for lang in course.course.languages:
            name = page_name(table.name, lang)
            yield name, table_page(table, lang, _kept(name, target, teachers=teachers))
    for lang in course.course.languages:
        name = page_name(PRACTICE, lang)
        yield name, practice_page(lang, draw, _kept(name, target, teachers=teachers))


def _kept(name: str, target: Path, *, teachers: bool) -> dict[str, str]:
    """Return the pictures of a page that every course has: drawn once, by ours."""
    before = data_folder("notebooks") if teachers and not (target / name).exists() else target
    return kept_pictures(_stored(before / name))


def _editions(
    course: LoadedCourse, loaded: tuple[LoadedLesson, ...]
) -> Iterator[tuple[LoadedLesson, str]]:
    return ((lesson, lang) for lang in course.course.languages for lesson in loaded)


def _found(target: Path, pages: dict[str, Page]) -> set[str]:
    """Return the notebooks in the folders that `build` writes to; others are hand-written."""
    folders = {(target / name).parent for name in pages} - {target}
    return {
        path.relative_to(target).as_posix() for folder in folders for path in folder.glob("*.ipynb")
    }


def _content(page: Page) -> bytes:
    node = nbformat.from_dict(page)  # type: ignore[no-untyped-call]
    return f"{nbformat.writes(node)}\n".encode()  # type: ignore[no-untyped-call]


def _bytes(path: Path) -> bytes | None:
    try:
        return read_whole(path, MOST_BYTES)
    except OSError:
        return None  # nothing that can be kept or compared


def _stored(path: Path) -> Page | None:
    """Return a stored notebook with its texts whole, or None if there is none to be read."""
    content = _bytes(path)
    if content is None:
        return None
    try:
        page = nbformat.reads(content.decode(), as_version=4)  # type: ignore[no-untyped-call]
        nbformat.validate(page)  # `reads` only logs what is wrong with its cells
        return dict(json.loads(json.dumps(page)))
    except (*DAMAGES, nbformat.ValidationError):
        return None  # whatever is wrong with it, it is not what we wrote
