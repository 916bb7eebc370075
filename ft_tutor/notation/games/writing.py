"""Writing a game: a line of text per turn, each with its player."""

from collections.abc import Iterator
from typing import Final

from ft_tutor.notation import write_action, write_position
from ft_tutor.notation.games.free_text import escaped
from ft_tutor.notation.games.headings import NAMES, TITLE, YES_NO
from ft_tutor.notation.games.model import Deal, GameRecord, Line, Played
from ft_tutor.notation.games.reading import LONGEST_RECORD
from ft_tutor.rules.actions import Bid, Drop, EndTurn, PickUp
from ft_tutor.rules.engine import apply
from ft_tutor.rules.position import Position

INDENT: Final = "  "


def write_record(game: GameRecord) -> str:
    """Return a game as text, which reads back as the same game.

    Raises:
        IllegalAction: an action of it breaks a rule.
        ValueError: it is longer than can be read back.
    """
    text = "\n".join((TITLE, *_headings(game), "", *_Writer(game.position).lines(game.line), ""))
    if len(text) > LONGEST_RECORD:
        raise ValueError(f"{len(text)} characters, but at most {LONGEST_RECORD} are read")
    return text


def _headings(game: GameRecord) -> Iterator[str]:
    if game.name:
        yield f"name: {escaped(game.name)}"
    if game.date:
        yield f"date: {escaped(game.date)}"
    yield from _start(game.start)
    for heading, name in zip(NAMES, game.names, strict=False):
        if name:
            yield f"{heading}: {escaped(name)}"


def _start(start: Deal | Position) -> Iterator[str]:
    if isinstance(start, Position):
        yield f"position: {write_position(start)}"
        return
    yield f"players: {start.players}"
    yield f"seed: {start.seed}"
    yield f"thieves: {next(word for word, yes in YES_NO.items() if yes is start.thieves)}"


class _Writer:
    """Plays what it writes, for a line says whose turn it is."""

    def __init__(self, start: Position, indent: str = "", round_: int = 0) -> None:
        self._position = start
        self._indent = indent
        self._round = round_
        self._line = ""

    def lines(self, line: Line) -> Iterator[str]:
        """Yield the lines of text of a line of play."""
        if line.comment:
            yield f"{self._indent}{{{escaped(line.comment)}}}"
        for index, played in enumerate(line.played):
            yield from self._new_round()
            self._add(played, joins=_joins(line.played, index))
            before, self._position = self._position, self._after(played)
            if played.instead or self._line_ends(before, played):
                yield from self._flush()
            for variation in played.instead:
                yield from self._variation(variation, before)
        yield from self._flush()

    def _after(self, played: Played) -> Position:
        return apply(self._position, played.action, into_dead_end=True).position

    def _new_round(self) -> Iterator[str]:
        if self._position.turn.round != self._round:
            self._round = self._position.turn.round
            yield f"{self._indent}round{self._round}:"

    def _add(self, played: Played, *, joins: bool) -> None:
        decision = self._position.decision
        assert decision is not None  # or the action were not legal
        if not self._line:
            self._line = f"p{decision.who + 1}: "
        self._line += write_action(played.action)
        if played.comment:
            self._line += f" {{{escaped(played.comment)}}}"
        self._line += ":" if joins else " "

    def _line_ends(self, before: Position, played: Played) -> bool:
        """Say whether another decides next, or the same player again from the beginning."""
        after = self._position.decision
        assert before.decision is not None
        same = after is not None and after.who == before.decision.who
        return isinstance(played.action, Bid | EndTurn) or not same

    def _flush(self) -> Iterator[str]:
        if self._line:
            yield f"{self._indent}{self._line.rstrip()}"
        self._line = ""

    def _variation(self, line: Line, before: Position) -> Iterator[str]:
        indent = self._indent + INDENT
        first, *rest = _Writer(before, indent, before.turn.round).lines(line)
        *inner, last = (f"{self._indent}({first.strip()}", *rest)
        yield from (*inner, f"{last})")


def _joins(played: tuple[Played, ...], index: int) -> bool:
    """Say whether a colon follows: a start tile before its first drop."""
    if index + 1 == len(played) or played[index].comment or played[index].instead:
        return False
    return isinstance(played[index].action, PickUp) and isinstance(played[index + 1].action, Drop)
