"""The options that several commands share, and the help of commands."""

from textwrap import indent
from typing import Any, Final

import click

from ft_tutor.cli.output import write
from ft_tutor.texts import Catalogue, languages

MOST_COLUMNS: Final = 96
"""The width of help texts, in characters: notation fits on one line, prose is readable."""


def described(texts: Catalogue, name: str, *more: str) -> dict[str, Any]:
    """Return the help of a command: what it does, more paragraphs, and examples line by line."""
    paragraphs = (f"cli-{name}-help", *more)
    examples = indent(texts.say(f"cli-{name}-examples"), "  ")
    return {
        "help": "\n\n".join(map(texts.say, paragraphs)),
        "epilog": f"\b\n{texts.say('cli-examples')}\n{examples}",  # \b: keep the lines as they are
        "short_help": texts.say(f"cli-{name}-summary"),
        "add_help_option": False,  # ours speaks the user's language
        "context_settings": {"max_content_width": MOST_COLUMNS},
    }


def common(texts: Catalogue) -> list[click.Parameter]:
    """Return the options of every command."""

    def show_help(context: click.Context, _: click.Parameter, asked: bool) -> None:  # noqa: FBT001
        if asked and not context.resilient_parsing:
            write(context.get_help() + "\n", texts)
            context.exit()

    return [
        click.Option(
            ["--lang"],
            type=click.Choice(languages()),
            expose_value=False,  # the program has found it before
            help=texts.say("cli-lang"),
        ),
        click.Option(
            ["-h", "--help"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=show_help,
            help=texts.say("cli-help"),
        ),
    ]


def version(texts: Catalogue) -> click.Option:
    """Return the option that tells the version."""

    def show_version(context: click.Context, _: click.Parameter, asked: bool) -> None:  # noqa: FBT001
        if asked and not context.resilient_parsing:
            from importlib.metadata import version  # noqa: PLC0415 - slow, and rarely asked for

            write(f"ft-tutor {version('ft_tutor')}\n", texts)
            context.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show_version,
        help=texts.say("cli-version"),
    )


def start(texts: Catalogue) -> list[click.Parameter]:
    """Return the options of `ft-tutor` without a command."""
    return [
        click.Option(["--dir", "folder"], metavar="FOLDER", help=texts.say("cli-start-dir")),
        click.Option(["--lessons"], metavar="FOLDER", help=texts.say("cli-start-lessons")),
        click.Option(["--no-browser"], is_flag=True, help=texts.say("cli-start-no-browser")),
        click.Option(["--port"], type=int, metavar="NUMBER", help=texts.say("cli-start-port")),
    ]
