"""`ft-tutor handout`: a lesson, the rules or the djinns on paper."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

import click

from ft_tutor.cli import options
from ft_tutor.cli.files import save
from ft_tutor.cli.folders import folder
from ft_tutor.cli.lint import fault_lines
from ft_tutor.cli.output import Failure, note
from ft_tutor.course.faults import LessonError
from ft_tutor.course.lint import unkept
from ft_tutor.course.load import LoadedLesson, load_course, load_lesson
from ft_tutor.publish.paper import works
from ft_tutor.publish.paper.printing import PrintingError, to_pdf
from ft_tutor.texts import Catalogue

PDF: Final = ".pdf"
ENDINGS: Final = (".html", ".htm", PDF)
"""How the name of a page ends; so none is ever written over a lesson."""

SHEETS: Final[Mapping[str, Callable[[str], str]]] = MappingProxyType(
    {"rules": works.rules, "djinns": works.cards}
)
"""What is no lesson, by its name."""


def command(texts: Catalogue) -> click.Command:
    """Return the command."""
    return click.Command(
        "handout",
        callback=partial(handout, texts),
        params=[
            click.Argument(["what"], metavar="LESSON"),
            click.Option(["--key"], is_flag=True, help=texts.say("cli-handout-key")),
            *written(texts),
        ],
        **options.described(texts, "handout", "cli-handout-sheets", "cli-handout-pdf"),
    )


def written(texts: Catalogue) -> list[click.Parameter]:
    """Return the options of every command that makes pages."""
    return [
        click.Option(["--lessons"], metavar="DIR", help=texts.say("cli-build-lessons")),
        click.Option(
            ["-o", "--output", "file"], metavar="FILE", help=texts.say("cli-handout-output")
        ),
        *options.common(texts),
    ]


def handout(
    texts: Catalogue, what: str, *, key: bool, lessons: str | None, file: str | None
) -> None:
    """Write the pages of a lesson, or of the rules or the djinns.

    Raises:
        Failure: there is no such lesson, it has faults, or the file cannot be written.
    """
    if what in SHEETS:
        if key:
            raise Failure(texts.say("cli-handout-no-key", what=what))
        write_page(texts, SHEETS[what](texts.lang), file, f"{what}.html")
        return
    page = works.handout(lesson(texts, what, lessons), texts.lang, key=key)
    write_page(texts, page, file, f"{what}{'-key' if key else ''}.html")


def lesson(texts: Catalogue, name: str, lessons: str | None) -> LoadedLesson:
    """Return the lesson of a name.

    Raises:
        Failure: there is none in the course, or it has faults.
    """
    source = folder(texts, lessons, "lessons")
    try:
        known = load_course(source).course.lessons
        if name not in known:
            raise Failure("\n".join((texts.say("cli-handout-unknown", found=name), *known)))
        loaded = load_lesson(source, name)
    except LessonError as error:
        raise Failure("\n".join(fault_lines(texts, source, error.faults))) from error
    # On paper nobody can try whether an answer is right.
    if faults := tuple(unkept(loaded)):
        raise Failure("\n".join(fault_lines(texts, source, faults)))
    return loaded


def write_page(texts: Catalogue, page: str, file: str | None, usual: str) -> None:
    """Write a page as HTML, or as PDF where the name of the file says so.

    Args:
        texts: of the command.
        page: as HTML.
        file: where it goes; None for the usual name.
        usual: that name.

    Raises:
        Failure: the name says neither, no browser can print it, or the file cannot be written.
    """
    file = usual if file is None else file
    ending = Path(file).suffix.lower()
    if ending not in ENDINGS:
        raise Failure(f"{file}: {texts.say('cli-handout-ending')}")
    content = page.encode()
    if ending == PDF:
        try:
            content = to_pdf(page)
        except PrintingError as error:
            raise Failure(f"{file}: {texts.say('cli-handout-no-browser')}") from error
    save(texts, content, file)
    note(texts.say("cli-handout-done", file=file))
