"""`ft-tutor play`: a game in the terminal for people who share the keyboard."""

import secrets
import sys
from collections.abc import Iterable
from functools import partial
from typing import Final

import click

from ft_tutor.cli import games, options
from ft_tutor.cli.hotseat import HotSeat
from ft_tutor.cli.output import Failure, note, safe, write
from ft_tutor.notation.games import Deal, GameRecord
from ft_tutor.notation.words import LONGEST_TEXT
from ft_tutor.rules.vocabulary import PLAYER_COUNTS
from ft_tutor.texts import Catalogue

SEEDS: Final = 1_000_000
"""A game without a seed gets one below this: short enough to tell to somebody."""


def command(texts: Catalogue) -> click.Command:
    """Return the command."""
    return click.Command(
        "play",
        callback=partial(play, texts),
        params=[
            click.Argument(["file"], metavar="[RECORD]", required=False),
            click.Option(
                ["--players"],
                type=click.Choice([str(number) for number in PLAYER_COUNTS]),
                metavar="NUMBER",
                help=texts.say("cli-play-players", usual=min(PLAYER_COUNTS)),
            ),
            click.Option(["--seed"], type=int, metavar="NUMBER", help=texts.say("cli-play-seed")),
            click.Option(["--thieves"], is_flag=True, help=texts.say("cli-play-thieves")),
            *options.common(texts),
        ],
        **options.described(texts, "play", "cli-play-inputs"),
    )


def play(
    texts: Catalogue, file: str | None, *, players: str | None, seed: int | None, thieves: bool
) -> None:
    """Play a game, a new one or that of a record.

    Raises:
        Failure: the record cannot be read.
        click.UsageError: both a record and a deal are asked for.
    """
    dealt = players is not None or seed is not None or thieves
    if file is not None and dealt:
        raise click.UsageError(texts.say("cli-play-record-or-new"), click.get_current_context())
    game = _recorded(texts, file) if file is not None else _dealt(players, seed, thieves=thieves)
    if isinstance(game.start, Deal):
        _show(texts, (texts.say("cli-play-welcome", seed=str(game.start.seed)), ""))
    _talk(texts, HotSeat(texts, game))


def _dealt(players: str | None, seed: int | None, *, thieves: bool) -> GameRecord:
    number = int(players) if players else min(PLAYER_COUNTS)
    return GameRecord(Deal(number, secrets.randbelow(SEEDS) if seed is None else seed, thieves))


def _recorded(texts: Catalogue, file: str) -> GameRecord:
    game, faults = games.read(texts, file)
    if game is None or faults:
        raise Failure("\n".join(faults))
    return game


def _talk(texts: Catalogue, game: HotSeat) -> None:
    try:
        _show(texts, game.opening())
        while not game.ended and (line := _typed(texts, game)):
            _show(texts, game.answer(line))
        _show(texts, game.keep())
    except BaseException:  # Ctrl+C, or nobody reads any more
        for line in game.keep():
            note(line)
        raise


def _typed(texts: Catalogue, game: HotSeat) -> str:
    """Return the next input; an empty one at the end of the inputs."""
    write(game.prompt(), texts)
    line = sys.stdin.readline(LONGEST_TEXT + 1)
    if not sys.stdin.isatty():  # so that a transcript shows what was typed
        write(safe(line) if line.endswith("\n") else f"{safe(line)}\n", texts)
    elif not line:
        write("\n", texts)
    return line


def _show(texts: Catalogue, lines: Iterable[str]) -> None:
    text = "".join(f"{line}\n" for line in lines)
    if text:
        write(text, texts)
