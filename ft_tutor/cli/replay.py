"""`ft-tutor replay`: the story of a recorded game."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Final

import click

from ft_tutor.cli import files, games, options
from ft_tutor.cli.output import Failure, safe
from ft_tutor.notation.games import GameRecord
from ft_tutor.rules.engine import apply
from ft_tutor.rules.vocabulary import SEATS
from ft_tutor.texts import Catalogue, story

COMMENT: Final = "  # "


def command(texts: Catalogue) -> click.Command:
    """Return the command."""
    return click.Command(
        "replay",
        callback=partial(replay, texts),
        params=[
            click.Argument(["file"], metavar="RECORD"),
            click.Option(
                ["--to"],
                type=click.IntRange(min=0),
                metavar="NUMBER",
                help=texts.say("cli-replay-to"),
            ),
            click.Option(["-o", "--output"], metavar="FILE", help=texts.say("cli-render-output")),
            *options.common(texts),
        ],
        **options.described(texts, "replay", "cli-replay-wrong"),
    )


def replay(texts: Catalogue, file: str, *, to: int | None, output: str | None) -> None:
    """Write the story of a game, and what is wrong with its record.

    Raises:
        Failure: the record cannot be read, or not to its end; or the story would replace it.
    """
    if output is not None and files.are_same(file, output):
        raise Failure(f"{output}: {texts.say('cli-replay-into-itself')}")
    game, faults = games.read(texts, file)
    if game is not None:
        files.put(texts, "\n".join((*told(texts, game, to), "")), output)
    if faults:
        raise Failure("\n".join(faults))


def told(texts: Catalogue, game: GameRecord, to: int | None = None) -> Iterator[str]:
    """Yield the lines of a game's story: who plays, what happened, the score sheets."""
    yield from _heading(texts, game)
    yield from _comment(game.line.comment)
    position = game.position
    for played in islice(game.line.played, to):
        outcome = apply(position, played.action, into_dead_end=True)
        position = outcome.position
        yield from story(outcome.events, texts.lang)
        yield from _comment(played.comment)
    yield ""
    yield from games.sheets(texts, position)


def _heading(texts: Catalogue, game: GameRecord) -> Iterator[str]:
    title = ", ".join(safe(part).replace("\n", " ") for part in (game.name, game.date) if part)
    if title:
        yield title
    for seat, name in zip(SEATS, game.names, strict=False):
        if name:
            yield texts.say("cli-game-player", seat=seat, name=safe(name))
    yield texts.say("cli-game-begins", round=game.position.turn.round)


def _comment(comment: str) -> Iterator[str]:
    for line in comment.split("\n") if comment else ():
        yield f"{COMMENT}{safe(line)}"
