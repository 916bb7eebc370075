"""`ft-tutor build`: the notebooks of the lessons."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import click

from ft_tutor.cli import options
from ft_tutor.cli.files import not_written
from ft_tutor.cli.folders import folder
from ft_tutor.cli.lint import FAULTS_FOUND, fault_lines
from ft_tutor.cli.output import Failure, note, safe, write
from ft_tutor.cli.waiting import progress
from ft_tutor.course.faults import LessonError
from ft_tutor.course.load import load_course, load_lesson
from ft_tutor.course.session import Step
from ft_tutor.publish import notebooks as builder
from ft_tutor.publish.stills import Draw, Picture, still
from ft_tutor.texts import Catalogue


def command(texts: Catalogue) -> click.Command:
    """Return the command."""
    return click.Command(
        "build",
        callback=partial(build, texts),
        params=[
            click.Option(["--check"], is_flag=True, help=texts.say("cli-build-check")),
            click.Option(["--lessons"], metavar="DIR", help=texts.say("cli-build-lessons")),
            click.Option(["--notebooks"], metavar="DIR", help=texts.say("cli-build-notebooks")),
            *options.common(texts),
        ],
        **options.described(texts, "build"),
    )


def build(texts: Catalogue, *, check: bool, lessons: str | None, notebooks: str | None) -> int:
    """Write the notebooks, or say which have drifted; return the exit code.

    Raises:
        Failure: a folder is missing, a lesson cannot be used, a notebook cannot be written.
    """
    source = folder(texts, lessons, "lessons")
    target = folder(texts, notebooks, "notebooks", create=not check)
    try:
        return (_check if check else _write)(texts, source, target)
    except LessonError as error:
        lines = fault_lines(texts, source, error.faults)
        raise Failure("\n".join((texts.say("cli-build-faults"), *lines))) from error
    except OSError as error:
        raise not_written(texts, error, error.filename or target) from error


def _write(texts: Catalogue, source: Path, target: Path) -> int:
    with progress(_pictures(source), texts.say("cli-build-progress")) as step:
        report = builder.build(source, target, draw=drawing(step))
    for name in report.written:
        write(safe(f"{target / name}\n"), texts)
    counts = {"written": len(report.written), "unchanged": len(report.unchanged)}
    note(texts.say("cli-build-done", **counts))
    return 0


def _check(texts: Catalogue, source: Path, target: Path) -> int:
    with progress(_pictures(source), texts.say("cli-build-progress")) as step:
        drifts = builder.check(source, target, draw=drawing(step), lang=texts.lang)
    for drift in drifts:
        write(safe(f"{drift}\n"), texts)
    note(texts.say("cli-build-drifts", count=len(drifts)))
    return FAULTS_FOUND if drifts else 0


def _pictures(lessons: Path) -> int:
    """Count the pictures to draw: one per step and language."""
    course = load_course(lessons).course
    steps = sum(len(load_lesson(lessons, lesson).lesson.steps) for lesson in course.lessons)
    return steps * len(course.languages)


def drawing(step_done: Callable[[], None]) -> Draw:
    """Return what draws the pictures of steps, and tells whoever waits of each."""

    def draw(step: Step, lang: str) -> Picture | None:
        picture = still(step, lang)
        step_done()
        return picture

    return draw
