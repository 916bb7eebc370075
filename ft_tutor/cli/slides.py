"""`ft-tutor slides`: a lesson for the wall, each question before its answer."""

from functools import partial

import click

from ft_tutor.cli import options
from ft_tutor.cli.handout import lesson, write_page, written
from ft_tutor.publish.paper import works
from ft_tutor.texts import Catalogue


def command(texts: Catalogue) -> click.Command:
    """Return the command."""
    return click.Command(
        "slides",
        callback=partial(slides, texts),
        params=[click.Argument(["what"], metavar="LESSON"), *written(texts)],
        **options.described(texts, "slides", "cli-handout-pdf"),
    )


def slides(texts: Catalogue, what: str, *, lessons: str | None, file: str | None) -> None:
    """Write the slides of a lesson.

    Raises:
        Failure: there is no such lesson, it has faults, or the file cannot be written.
    """
    page = works.slides(lesson(texts, what, lessons), texts.lang)
    write_page(texts, page, file, f"{what}-slides.html")
