"""Records of games that commands are given: read, and told what is wrong with them."""

from collections.abc import Iterator

from ft_tutor.cli import files
from ft_tutor.notation import write_action
from ft_tutor.notation.games import LONGEST_RECORD, GameRecord, RecordError, read_record
from ft_tutor.rules.position import Position
from ft_tutor.rules.scoring import score_sheet, total, winners
from ft_tutor.rules.vocabulary import SEATS
from ft_tutor.texts import INDENT, Catalogue, describe, plain, pointer


def read(texts: Catalogue, file: str) -> tuple[GameRecord | None, tuple[str, ...]]:
    """Return the game that a file records, or its good part and what is wrong, line by line.

    Raises:
        Failure: the file cannot be read at all.
    """
    text = files.load(texts, file, LONGEST_RECORD)
    try:
        return read_record(text), ()
    except RecordError as error:
        return error.game, (*_fault(texts, error), *pointer(text, error.index))


def _fault(texts: Catalogue, error: RecordError) -> Iterator[str]:
    yield plain(describe(error, texts.lang))
    for violation in error.violations:
        yield f"{INDENT}{plain(describe(violation, texts.lang))} ({violation.rule})"
    if error.readings:
        yield INDENT + ", ".join(map(write_action, error.readings))


def sheets(texts: Catalogue, position: Position) -> Iterator[str]:
    """Yield the score sheets of all players, line by line, and who wins (R5)."""
    yield texts.say("cli-game-score" if position.turn.over else "cli-game-score-so-far")
    for seat in SEATS[: len(position.players)]:
        yield from ("", texts.say("cli-game-total", seat=seat, points=total(position, seat)))
        for line in score_sheet(position, seat):
            yield f"{INDENT}{plain(describe(line, texts.lang))} ({line.rule})"
    best = winners(position)
    yield from ("", texts.say("cli-game-winners", seats=best, count=len(best)))
