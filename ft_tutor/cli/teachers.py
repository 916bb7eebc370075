"""A teacher's own course, for `ft-tutor --lessons`: checked, built, and made ready to be opened."""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Final

from ft_tutor.cli.build import drawing
from ft_tutor.cli.files import not_written
from ft_tutor.cli.folders import folder, outside_package
from ft_tutor.cli.lint import fault_lines
from ft_tutor.cli.output import Failure, note
from ft_tutor.cli.waiting import progress
from ft_tutor.course.data import INDEX, VARIABLE
from ft_tutor.course.faults import LessonError
from ft_tutor.course.lint import lint
from ft_tutor.course.load import COURSE_FILE, load_usable
from ft_tutor.learner import folder as learner
from ft_tutor.publish import notebooks as builder
from ft_tutor.publish.pages import author_name
from ft_tutor.texts import Catalogue

COURSES: Final = Path("~/ft-tutor-courses")
"""Where the notebooks of teachers' own courses are, one folder a course: beside the learner's."""

LINK: Final = "lessons"
"""Under this name the notebooks have the files of the lessons beside them, to be edited."""

MOST_SAID: Final = 20
"""How many faults are said before the course opens; `ft-tutor lint` says all."""

_LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Own:
    """A teacher's own course.

    Attributes:
        lessons: the folder of its lessons.
        kept: what we keep of it: its notebooks as they were built, and who learned what in it.
    """

    lessons: Path
    kept: Path

    @property
    def notebooks(self) -> Path:
        """Where its notebooks are built; from there they are copied as ours are."""
        return self.kept / "notebooks"

    @property
    def usual_place(self) -> Path:
        """Where its notebooks are opened unless told otherwise."""
        return COURSES / self.kept.name

    def set_variables(self) -> None:
        """Let the kernels find these lessons, and keep progress in them apart from all others."""
        os.environ[VARIABLE] = str(self.lessons)
        os.environ[learner.VARIABLE] = str(self.kept)


def own_course(texts: Catalogue, given: str) -> Own:
    """Return the course of a folder of lessons.

    Raises:
        Failure: there is no such folder.
    """
    lessons = folder(texts, given, "lessons").absolute()
    # Two folders of one name are two courses; the name is for whoever looks for it.
    digest = sha256(os.fsencode(lessons.resolve())).hexdigest()[:8]
    name = re.sub(r"[^\w-]+", "-", lessons.resolve().name)[:_LONGEST_NAME]
    return Own(lessons, learner.learner_folder() / "courses" / f"{name}-{digest}")


def built(texts: Catalogue, own: Own, place: Path) -> str:
    """Say what is wrong with a course, build its notebooks, and return the one to open.

    Raises:
        Failure: the course's own file has faults, or something cannot be written.
    """
    outside_package(texts, place)
    if place.resolve().is_relative_to(own.lessons.resolve()):
        raise Failure(f"{place}: {texts.say('cli-own-inside')}")
    try:
        course, lessons, _ = load_usable(own.lessons)
        _tell(texts, own)
        with progress(sum(len(one.lesson.steps) for one in lessons), _drawing(texts)) as step:
            report = builder.build(own.lessons, own.notebooks, draw=drawing(step), teachers=True)
    except LessonError as error:
        lines = fault_lines(texts, own.lessons, error.faults)
        raise Failure("\n".join((texts.say("cli-own-unusable"), *lines))) from error
    except OSError as error:
        raise not_written(texts, error, error.filename or own.notebooks) from error
    _remove_others(own.notebooks, {*report.written, *report.unchanged})
    return INDEX if lessons else author_name(course.course.lessons[0])


def _drawing(texts: Catalogue) -> str:
    return texts.say("cli-build-progress")


def _tell(texts: Catalogue, own: Own) -> None:
    """Say the faults of a course, file and line, before anything starts."""
    faults = lint(own.lessons)
    if not faults:
        return
    note(texts.say("cli-own-faults", count=len(faults)))
    for line in islice(fault_lines(texts, own.lessons, faults), MOST_SAID):
        note(line)
    if len(faults) > MOST_SAID:
        note(texts.say("cli-own-more", count=len(faults) - MOST_SAID))


def _remove_others(notebooks: Path, known: set[str]) -> None:
    """Remove the notebooks of lessons that are gone: nobody but us writes in this folder."""
    for path in tuple(_notebooks(notebooks)):
        if path.relative_to(notebooks).as_posix() not in known:
            with suppress(OSError):
                path.unlink()


def _notebooks(folder: Path) -> Iterator[Path]:
    yield from (path for path in folder.glob("*/*.ipynb") if not path.is_symlink())


def link_lessons(own: Own, place: Path) -> None:
    """Lay a link to the lessons beside the notebooks, where the system allows it.

    JupyterLab shows only what lies in the folder that it opens. Whatever else has the name stays;
    then the lessons are edited elsewhere, and the author's view follows them all the same.
    """
    link = place / LINK
    with suppress(OSError, NotImplementedError):
        if link.is_symlink() and _is_of_a_course(link):
            link.unlink()
        if not link.is_symlink():
            link.symlink_to(own.lessons, target_is_directory=True)


def _is_of_a_course(link: Path) -> bool:
    """Say whether a link may go: it leads to a course, to one that was moved, or in a circle."""
    return not link.exists() or (link / COURSE_FILE).exists()
