"""The program: its commands, its help, and how it ends."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Final

import click

from ft_tutor.cli import INTERRUPTED, options
from ft_tutor.cli.output import note, open_missing_streams, tolerate, tolerate_input
from ft_tutor.texts import DEFAULT_LANG, Catalogue, catalogue, languages

NAME: Final = "ft-tutor"
COMMANDS: Final = (
    *("progress", "handout", "slides", "new", "lint", "build"),
    *("render", "moves", "play", "replay"),
)
"""Each is a module of this package; its `command(texts)` makes the command."""


def main() -> None:
    """Run `ft-tutor` with the arguments that it was started with."""
    leave_out_what_is_slow()
    arguments = sys.argv[1:]
    program(_language(arguments)).main(arguments, NAME)


def leave_out_what_is_slow() -> None:
    """Keep jsonschema from building a grammar of web addresses, which takes a second.

    It is used where it can be imported, to check fields of the format `iri`; no notebook and no
    setting of Jupyter has one.
    """
    sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]


def program(lang: str = DEFAULT_LANG) -> "Program":
    """Return the whole command line in a language."""
    return Program(catalogue(lang))


def _language(arguments: Sequence[str]) -> str:
    """Find the language before all else: even the help is said in it."""
    only_lang = click.Command(
        NAME,
        params=[click.Option(["--lang"])],
        add_help_option=False,
        context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
    )
    context = only_lang.make_context(NAME, list(arguments), resilient_parsing=True)
    lang = context.params["lang"]
    return lang if lang in languages() else DEFAULT_LANG


class Program(click.Group):
    """`ft-tutor`: without a command it opens the course."""

    def __init__(self, texts: Catalogue) -> None:
        self.texts = texts
        super().__init__(
            NAME,
            params=[*options.start(texts), *options.common(texts), options.version(texts)],
            callback=self._start,
            invoke_without_command=True,
            subcommand_metavar="[COMMAND]",
            **options.described(texts, "start"),
        )

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Name the commands in the order of their use."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Load a command when it is asked for."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"{__package__}.{cmd_name}").command(self.texts)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """List the commands without loading any."""
        with formatter.section(self.texts.say("cli-commands")):
            rows = [(name, self.texts.say(f"cli-{name}-summary")) for name in COMMANDS]
            formatter.write_dl(rows)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,  # noqa: FBT001, FBT002 - click's signature
        **extra: Any,
    ) -> Any:
        """Run and exit: 0, 1 for faults and drift found, 2 for a user's mistake."""
        run = partial(super().main, args, prog_name, complete_var, standalone_mode=False, **extra)
        if not standalone_mode:
            return run()
        open_missing_streams()
        for stream in (sys.stdout, sys.stderr):
            tolerate(stream)
        tolerate_input()
        sys.exit(self._exit_code(run))

    def _exit_code(self, run: Callable[[], int | None]) -> int:
        try:
            return run() or 0
        except click.UsageError as error:
            command = error.ctx.command_path if error.ctx else NAME
            hint = self.texts.say("cli-see-help", command=command)
            note(f"{NAME}: {error.format_message()} {hint}")
            return error.exit_code
        except click.ClickException as error:
            note(f"{NAME}: {error.format_message()}")
            return error.exit_code
        except click.Abort:
            return INTERRUPTED

    def _start(self, **chosen: Any) -> None:
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            from ft_tutor.cli.start import start  # noqa: PLC0415 - as the commands: when it runs

            start(self.texts, **chosen)
        elif any(chosen.values()):
            message = self.texts.say("cli-start-only", command=context.invoked_subcommand)
            raise click.UsageError(message, context)
