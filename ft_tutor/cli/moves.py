"""`ft-tutor moves`: every legal movement of a position."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Final

import click

from ft_tutor.analysis import endings
from ft_tutor.analysis.movements import (
    MovementOutcome,
    count_movements,
    movements,
    outcomes,
    route,
)
from ft_tutor.cli import options, positions
from ft_tutor.cli.output import Failure, note, write
from ft_tutor.notation import write_movement
from ft_tutor.rules.actions import Action
from ft_tutor.rules.decisions import Owed
from ft_tutor.rules.position import Position
from ft_tutor.texts import Catalogue

LIMIT: Final = 10_000
"""How many lines are written unless the user asks for more."""

BATCH: Final = 500
"""How many lines are written at once: a pipe is fed quickly, and its end noticed soon."""


def command(texts: Catalogue) -> click.Command:
    """Return the command."""
    return click.Command(
        "moves",
        callback=partial(moves, texts),
        params=[
            *positions.parameters(texts),
            click.Option(["--count"], is_flag=True, help=texts.say("cli-moves-count")),
            click.Option(
                ["--outcomes", "by_outcome"], is_flag=True, help=texts.say("cli-moves-outcomes")
            ),
            click.Option(
                ["--limit"],
                type=click.IntRange(min=0),
                default=LIMIT,
                metavar="NUMBER",
                help=texts.say("cli-moves-limit", limit=LIMIT),
            ),
            *options.common(texts),
        ],
        **options.described(
            texts, "moves", "cli-moves-notation", "cli-position", "cli-position-words"
        ),
    )


def moves(
    texts: Catalogue,
    words: tuple[str, ...],
    players: str | None,
    seed: int | None,
    *,
    count: bool,
    by_outcome: bool,
    limit: int,
) -> None:
    """Write the movements of a position, their outcomes, or how many there are.

    Raises:
        Failure: the position cannot be read, or is impossible.
    """
    position = positions.chosen(texts, words, players, seed)
    _refuse_impossible(texts, position)
    listing = _listing(position, by_outcome=by_outcome)
    if count:
        write(f"{listing.total()}\n", texts)
        return
    most = min(limit, sys.maxsize) or None  # islice cannot count further
    shown = _write_lines(islice(listing.lines(), most), texts)
    if not shown:
        note(texts.say("cli-moves-none"))
    elif shown == limit and listing.total() > limit:
        # As a text: a number of many digits is easier to copy than to read in groups.
        note(texts.say("cli-moves-more", shown=shown, total=str(listing.total())))


def _refuse_impossible(texts: Catalogue, position: Position) -> None:
    lines = positions.problem_lines(texts, position)
    if lines:
        raise Failure("\n".join((texts.say("cli-moves-impossible"), *lines)))


def _write_lines(lines: Iterator[str], texts: Catalogue) -> int:
    shown = 0
    while batch := tuple(islice(lines, BATCH)):
        write("\n".join((*batch, "")), texts)
        shown += len(batch)
    return shown


@dataclass(frozen=True, slots=True)
class _Listing:
    """Lines to write one by one, and their number without writing them."""

    lines: Callable[[], Iterator[str]]
    total: Callable[[], int]


def _listing(position: Position, *, by_outcome: bool) -> _Listing:
    decision = position.decision
    if decision is None or decision.owed is not Owed.MOVEMENT:
        return _Listing(lambda: iter(()), lambda: 0)
    begun = position.turn.movement is not None
    if by_outcome:
        found = endings.outcomes_left(position) if begun else outcomes(position)
        example = endings.ending if begun else route
        return _Listing(
            lambda: (_outcome_line(outcome, example(position, outcome)) for outcome in found),
            lambda: len(found),
        )
    if begun:
        return _Listing(
            lambda: map(write_movement, endings.endings(position)),
            lambda: endings.count_endings(position),
        )
    return _Listing(
        lambda: (write_movement(path.actions()) for path in movements(position)),
        lambda: count_movements(position),
    )


def _outcome_line(outcome: MovementOutcome, example: tuple[Action, ...]) -> str:
    start, end, tribe = outcome
    return "\t".join((start.name, end.name, tribe.letter, write_movement(example)))
