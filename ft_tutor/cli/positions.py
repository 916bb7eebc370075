"""The position that a command is about: read, set up, or refused with the place that is wrong."""

import sys
from collections.abc import Sequence
from typing import Final

import click

from ft_tutor.cli.output import Failure, safe
from ft_tutor.notation import NotationError, read_position
from ft_tutor.notation.words import LONGEST_TEXT
from ft_tutor.rules.position import Position
from ft_tutor.rules.problems import problems
from ft_tutor.rules.setup import new_board
from ft_tutor.rules.vocabulary import PLAYER_COUNTS
from ft_tutor.texts import INDENT, Catalogue, describe, plain, pointer

STDIN: Final = "-"
FIRST_SEED: Final = 1


def parameters(texts: Catalogue) -> list[click.Parameter]:
    """Return the parameters by which a command is told its position."""
    players = click.Choice([str(number) for number in PLAYER_COUNTS])
    return [
        click.Argument(["words"], nargs=-1, metavar="POSITION"),
        click.Option(
            ["--new", "players"], type=players, metavar="PLAYERS", help=texts.say("cli-new")
        ),
        click.Option(["--seed"], type=int, metavar="NUMBER", help=texts.say("cli-seed")),
    ]


def chosen(
    texts: Catalogue, words: Sequence[str], players: str | None, seed: int | None
) -> Position:
    """Return the position that the parameters tell; it may be an impossible one.

    Raises:
        click.UsageError: they tell none or two.
        Failure: the text cannot be read.
    """
    if bool(words) == bool(players):
        key = "cli-position-or-new" if words else "cli-position-missing"
        raise click.UsageError(texts.say(key), click.get_current_context())
    if players:
        return new_board(int(players), seed=FIRST_SEED if seed is None else seed)
    if seed is not None:
        raise click.UsageError(texts.say("cli-seed-alone"), click.get_current_context())
    return _read(texts, _stdin(texts) if tuple(words) == (STDIN,) else " ".join(words))


def problem_lines(texts: Catalogue, position: Position) -> tuple[str, ...]:
    """Say what makes a position impossible, one line each, indented; () if it is sound."""
    found = problems(position)
    return tuple(f"{INDENT}{plain(describe(problem, texts.lang))}" for problem in found)


def _stdin(texts: Catalogue) -> str:
    # One character more than can be read tells a text that is too long, and stops there.
    most_bytes = 4 * LONGEST_TEXT + 1
    text = sys.stdin.buffer.read(most_bytes).decode("utf-8-sig", errors="replace")
    if len(text) > LONGEST_TEXT:
        raise Failure(texts.say("cli-input-too-long", most=LONGEST_TEXT))
    return text


def _read(texts: Catalogue, text: str) -> Position:
    try:
        return read_position(text)
    except NotationError as error:
        sentence = plain(describe(error, texts.lang))
        raise Failure("\n".join((sentence, *map(safe, pointer(text, error.index))))) from error
