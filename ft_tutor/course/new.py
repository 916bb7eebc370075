"""A new lesson from the template, in a folder of lessons that is made with it if need be.

The template is the files in `template`, as an author reads them: they pass lint as they are.
Nothing that is there already is overwritten.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Final

import yaml
from pydantic import TypeAdapter, ValidationError

from ft_tutor.course.fields import Id
from ft_tutor.course.load import COURSE_FILE, LESSON_FILE, load_course
from ft_tutor.course.markdown import escaped
from ft_tutor.course.model import MOST_LESSONS, RESERVED
from ft_tutor.course.source import read_text, read_yaml
from ft_tutor.files import write_whole

GUIDE: Final = "README.md"
"""What an author reads: it lies beside our own lessons, and is copied to a new course."""

PROSE: Final = "en.md"
LONGEST_TITLE: Final = 60
MOST_LOOKED_AT: Final = 1000
"""How many names of a folder are looked at, to say whether it is empty."""


class NewLessonError(ValueError):
    """A new lesson cannot be made; nothing was written.

    Attributes:
        reason: the stem of the sentence `cli-new-<reason>`.
        path: what it is about, if it is about something that is there.
        facts: what the sentence needs.
    """

    def __init__(self, reason: str, path: Path | None = None, **facts: str | int) -> None:
        self.reason, self.path, self.facts = reason, path, facts
        super().__init__(reason)


@dataclass(frozen=True, slots=True)
class NewLesson:
    """What was made.

    Attributes:
        files: all files that are new or have changed, in the order in which they are read.
    """

    folder: Path
    lesson: str
    files: tuple[Path, ...]


def new_lesson(folder: Path, lesson: str, title: str, guide: Path | None = None) -> NewLesson:
    """Make a lesson of the template, and list it in the course; make the course if there is none.

    Args:
        folder: the folder of lessons; it may be empty or missing.
        lesson: the id of the lesson.
        title: what it is called; "" for its id in words.
        guide: the file that a new course gets for its authors.

    Raises:
        NewLessonError: the id or the title is none, or the place is taken.
        LessonError: the course of the folder cannot be used.
        OSError: something cannot be written.
    """
    title = _checked(lesson, title.strip() or lesson.replace("-", " "))
    if folder.exists() and not folder.is_dir():
        raise NewLessonError("folder-is-file", folder)
    is_new = not (folder / COURSE_FILE).exists()
    if is_new and not _is_empty(folder):
        raise NewLessonError("folder-taken", folder, course=COURSE_FILE)
    place = folder / lesson
    if place.exists() or place.is_symlink():
        raise NewLessonError("exists", place)
    course = None if is_new else _listed(folder, lesson)
    made: list[Path] = []
    with _undone_by_failure(place, made):
        place.mkdir(parents=True)
        made.extend(_written(place, lesson, title))
        if course is None:
            made.extend(_new_course(folder, lesson, guide))
            return NewLesson(folder, lesson, tuple(made))
        write_whole(folder / COURSE_FILE, course.encode())
    return NewLesson(folder, lesson, (*made, folder / COURSE_FILE))


@contextmanager
def _undone_by_failure(place: Path, made: list[Path]) -> Iterator[None]:
    """Take back what was made if the rest cannot be: half a course would bar the next try."""
    try:
        yield
    except BaseException:
        for file in made:
            with suppress(OSError):
                file.unlink()
        with suppress(OSError):  # whatever else is in it stays
            place.rmdir()
        raise


def _checked(lesson: str, title: str) -> str:
    """Return the title as prose."""
    if lesson in RESERVED:
        raise NewLessonError("reserved", found=lesson)
    try:
        TypeAdapter(Id).validate_python(lesson)
    except ValidationError as error:
        raise NewLessonError("bad-id", found=lesson[:LONGEST_TITLE]) from error
    if len(title) > LONGEST_TITLE or not title.isprintable() or "\\" in title or "$" in title:
        raise NewLessonError("bad-title", limit=LONGEST_TITLE)
    return escaped(title)


def _is_empty(folder: Path) -> bool:
    """Say whether a folder is missing or holds nothing but hidden files."""
    if not folder.exists():
        return True
    names = islice((path.name for path in folder.iterdir()), MOST_LOOKED_AT)
    return all(name.startswith(".") for name in names)


def _template(name: str, lesson: str, title: str = "") -> bytes:
    text = files("ft_tutor.course").joinpath("template", name).read_text("utf-8")
    return text.replace("LESSON", lesson).replace("TITLE", title).encode()


def _written(place: Path, lesson: str, title: str) -> Iterator[Path]:
    for name in (LESSON_FILE, PROSE):
        write_whole(place / name, _template(name, lesson, title))
        yield place / name


def _new_course(folder: Path, lesson: str, guide: Path | None) -> Iterator[Path]:
    for name, template in ((COURSE_FILE, "course.yaml"), (PROSE, "course.md")):
        write_whole(folder / name, _template(template, lesson))
        yield folder / name
    if guide is not None and guide.is_file():
        shutil.copyfile(guide, folder / GUIDE)
        yield folder / GUIDE


def _listed(folder: Path, lesson: str) -> str:
    """Return the text of the course's file with the lesson at the end of its list.

    The text is changed in one place alone: whatever else its author wrote there stays.
    """
    known = load_course(folder).course.lessons
    if lesson in known:
        raise NewLessonError("listed", folder / COURSE_FILE, found=lesson)
    if len(known) >= MOST_LESSONS:
        raise NewLessonError("full", folder / COURSE_FILE, limit=MOST_LESSONS)
    text = read_text(folder / COURSE_FILE, COURSE_FILE)
    root = read_yaml(folder / COURSE_FILE, COURSE_FILE).node
    assert isinstance(root, yaml.MappingNode)
    node = next(value for key, value in root.value if key.value == "lessons")
    last = node.value[-1]
    end = last.end_mark.index
    if node.flow_style:
        addition = f", {lesson}"
    else:
        end = text.find("\n", end) % (len(text) + 1)  # behind a note on the same line
        addition = f"\n{' ' * node.start_mark.column}- {lesson}"
    return text[:end] + addition + text[end:]
