"""`ft-tutor lint`: whether the lessons keep their promises."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import click

from ft_tutor.cli import options
from ft_tutor.cli.folders import folder
from ft_tutor.cli.output import note, safe, write
from ft_tutor.cli.stats import stat_lines
from ft_tutor.course.faults import Fault, say_fault
from ft_tutor.course.lint import lint as find_faults
from ft_tutor.course.load import load_whole
from ft_tutor.course.stats import stats
from ft_tutor.texts import Catalogue

FAULTS_FOUND = 1
"""The exit code of a check that found something; 2 means that it could not check."""


def command(texts: Catalogue) -> click.Command:
    """Return the command."""
    return click.Command(
        "lint",
        callback=partial(lint, texts),
        params=[
            click.Argument(["given"], required=False, metavar="[FOLDER]"),
            click.Option(["--stats", "measured"], is_flag=True, help=texts.say("cli-lint-stats")),
            *options.common(texts),
        ],
        **options.described(texts, "lint", "cli-lint-promises", "cli-lint-folder"),
    )


def lint(texts: Catalogue, given: str | None, *, measured: bool) -> int:
    """Write the faults of the lessons, or how they measure up; return the exit code.

    Raises:
        Failure: there is no such folder.
    """
    lessons = folder(texts, given, "lessons")
    faults = find_faults(lessons)
    for line in fault_lines(texts, lessons, faults):
        write(line + "\n", texts)
    if measured and not faults:
        write(
            "".join(f"{line}\n" for line in stat_lines(texts, stats(load_whole(lessons)[1]))), texts
        )
    note(texts.say("cli-lint-count", count=len(faults)))
    return FAULTS_FOUND if faults else 0


def fault_lines(texts: Catalogue, lessons: Path, faults: Iterable[Fault]) -> Iterator[str]:
    """Say faults with the files as seen from here, so that an editor finds the line."""
    for fault in faults:
        seen = replace(fault, file=str(lessons / fault.file))
        yield safe(say_fault(seen, texts.lang)).replace("\n", " ")
