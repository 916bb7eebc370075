"""Reading a game: the actions are played as they are read."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from ft_tutor.notation import AmbiguousAction, NotationError
from ft_tutor.notation.actions import read_played
from ft_tutor.notation.games.errors import RecordError
from ft_tutor.notation.games.free_text import stripped, unescaped
from ft_tutor.notation.games.headings import read_headings
from ft_tutor.notation.games.model import GameRecord, Line, Played
from ft_tutor.notation.spans import Span
from ft_tutor.rules.actions import Action
from ft_tutor.rules.engine import IllegalAction, apply
from ft_tutor.rules.position import Position

LONGEST_RECORD: Final = 200_000
"""In characters; a game of four takes about 5000."""

DEEPEST: Final = 20
"""How many variations may lie within each other."""


def read_record(text: str) -> GameRecord:
    """Return the game that a text records, every action of it legal.

    A walk into a dead end may be among them, for a record of a lesson has them.

    Raises:
        RecordError: says what is wrong and where, and carries what came before.
    """
    if len(text) > LONGEST_RECORD:
        raise RecordError(
            "too-long", text, LONGEST_RECORD, found=str(len(text)), expected=str(LONGEST_RECORD)
        )
    game, at = read_headings(text)
    reader = _Reader(game.position)
    try:
        for piece in _pieces(text, at):
            reader.read(piece)
        reader.close(Span(text, len(text), ""))
    except RecordError as error:
        error.number = reader.number
        error.game = replace(game, line=reader.line())
        raise
    return replace(game, line=reader.line())


# White space is passed over by searching: a pattern for it would try every stretch of it again
# from each of its signs.
_PIECE: Final = re.compile(
    r"""(?P<comment> \{ (?: [^\\}] | \\. )* \}? )
      | (?P<label> (?: round[0-9]+ | p[1-4] ) : )
      | (?P<bracket> [()] )
      | (?P<word> [^\s(){}:]+ ) :?
      | (?P<stray> \S )""",
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    piece: Span


def _pieces(text: str, at: int) -> Iterator[_Token]:
    for match in _PIECE.finditer(text, at):
        kind = match.lastgroup
        assert kind is not None
        yield _Token(kind, Span(text, match.start(kind), match[kind]))


@dataclass(slots=True)
class _Move:
    """An action of a line that is being read, and what is said of it so far."""

    action: Action
    comments: list[str] = field(default_factory=list)
    instead: list[Line] = field(default_factory=list)

    def played(self) -> Played:
        return Played(self.action, _joined(self.comments), tuple(self.instead))


@dataclass(slots=True)
class _Open:
    """A line that is being read, and the positions of it so far.

    Attributes:
        begins: how many actions of the game come before it.
    """

    position: Position
    begins: int = 0
    before: Position | None = None
    comments: list[str] = field(default_factory=list)
    moves: list[_Move] = field(default_factory=list)

    def line(self) -> Line:
        return Line(_joined(self.comments), tuple(move.played() for move in self.moves))


def _joined(comments: Iterable[str]) -> str:
    return "\n".join(filter(None, comments))


class _Reader:
    """Plays what it reads; the last of its open lines is the innermost variation."""

    def __init__(self, start: Position) -> None:
        self._lines = [_Open(start)]

    @property
    def number(self) -> int:
        """Which action comes next."""
        line = self._lines[-1]
        return line.begins + len(line.moves) + 1

    def line(self) -> Line:
        """Return the main line, with what there is of the variations that are open; ends them."""
        while len(self._lines) > 1:
            self._end_variation()
        return self._lines[0].line()

    def read(self, token: _Token) -> None:
        """Read one piece of the text."""
        match token.kind:
            case "word":
                self._play(token.piece)
            case "label":
                self._check(token.piece)
            case "comment":
                self._comment(token.piece)
            case "bracket" if token.piece.text == "(":
                self._open(token.piece)
            case "bracket":
                self._close(token.piece)
            case _:
                raise RecordError.wrong(token.piece, "stray")

    def close(self, end: Span) -> None:
        """See that nothing is left open at the end."""
        if len(self._lines) > 1:
            raise RecordError.wrong(end, "open", ")")

    def _play(self, piece: Span) -> None:
        line = self._lines[-1]
        action = _action(piece, line.position)
        line.before = line.position
        line.position = apply(line.position, action, into_dead_end=True).position
        line.moves.append(_Move(action))

    def _check(self, label: Span) -> None:
        position = self._lines[-1].position
        decision = position.decision
        kind, number = label.text[:-1].rstrip("0123456789"), label.text[:-1].lstrip("roundp")
        if kind == "p" and (decision is None or decision.who + 1 != int(number)):
            raise RecordError.wrong(
                label, "other-player", "" if decision is None else f"p{decision.who + 1}:"
            )
        if kind == "round" and number != str(position.turn.round):
            raise RecordError.wrong(label, "other-round", f"round{position.turn.round}:")

    def _comment(self, piece: Span) -> None:
        if len(piece.text) < 2 or not piece.text.endswith("}"):
            raise RecordError.wrong(piece, "open", "}")
        said = unescaped(stripped(piece.cut(1, -1)))
        line = self._lines[-1]
        (line.moves[-1] if line.moves else line).comments.append(said)

    def _open(self, bracket: Span) -> None:
        line = self._lines[-1]
        if line.before is None:
            raise RecordError.wrong(bracket, "nothing-before")
        if len(self._lines) > DEEPEST:
            raise RecordError.wrong(bracket, "too-deep", str(DEEPEST))
        self._lines.append(_Open(line.before, line.begins + len(line.moves) - 1))

    def _close(self, bracket: Span) -> None:
        if len(self._lines) == 1:
            raise RecordError.wrong(bracket, "stray")
        self._end_variation()

    def _end_variation(self) -> None:
        inner = self._lines.pop().line()
        if inner.played:
            self._lines[-1].moves[-1].instead.append(inner)


def _action(piece: Span, position: Position) -> Action:
    try:
        return read_played(piece, position)
    except NotationError as error:
        raise RecordError.unreadable(error, piece.whole) from error
    except (AmbiguousAction, IllegalAction) as error:
        raise RecordError.unplayable(error, piece) from error
