"""`ft-tutor new lesson`: a lesson to begin with, in a folder of one's own."""

import shlex
from functools import partial
from typing import Final

import click

from ft_tutor.cli import options
from ft_tutor.cli.files import not_written
from ft_tutor.cli.folders import folder, outside_package
from ft_tutor.cli.lint import fault_lines
from ft_tutor.cli.output import Failure, note, safe, write
from ft_tutor.course.data import data_folder
from ft_tutor.course.faults import LessonError
from ft_tutor.course.new import GUIDE, NewLessonError, new_lesson
from ft_tutor.texts import Catalogue

THINGS: Final = ("lesson",)
"""What can be made."""


def command(texts: Catalogue) -> click.Command:
    """Return the command."""
    return click.Command(
        "new",
        callback=partial(new, texts),
        params=[
            click.Argument(["what"], metavar="lesson", type=click.Choice(THINGS)),
            click.Argument(["lesson"], metavar="ID"),
            click.Option(["--lessons"], metavar="FOLDER", help=texts.say("cli-new-lessons")),
            click.Option(["--title"], metavar="TEXT", default="", help=texts.say("cli-new-title")),
            *options.common(texts),
        ],
        **options.described(texts, "new", "cli-new-course"),
    )


def new(texts: Catalogue, what: str, lesson: str, *, lessons: str | None, title: str) -> None:  # noqa: ARG001 - there is one thing so far
    """Make a lesson, and say what to type next.

    Raises:
        Failure: the id or the title cannot be used, or the place is taken or cannot be written.
    """
    target = folder(texts, lessons, "lessons", create=True)
    outside_package(texts, target)
    try:
        made = new_lesson(target, lesson, title, data_folder("lessons") / GUIDE)
    except NewLessonError as error:
        facts = {name: safe(str(fact)) for name, fact in error.facts.items()}
        where = f"{error.path}: " if error.path else ""
        raise Failure(where + texts.say(f"cli-new-{error.reason}", **facts)) from error
    except LessonError as error:
        lines = fault_lines(texts, target, error.faults)
        raise Failure("\n".join((texts.say("cli-new-faults"), *lines))) from error
    except OSError as error:
        raise not_written(texts, error, error.filename or target) from error
    for file in made.files:
        write(safe(f"{file}\n"), texts)
    named = shlex.quote(str(target))
    for key, words in (("check", "lint"), ("open", "--lessons")):
        note(f"{texts.say(f'cli-new-{key}')}\n    ft-tutor {words} {named}")
