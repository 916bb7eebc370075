"""The headings of a record: how the game was dealt, who plays, and when."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from ft_tutor.notation import NotationError, read_position
from ft_tutor.notation.games.errors import RecordError
from ft_tutor.notation.games.free_text import stripped, unescaped
from ft_tutor.notation.games.model import Deal, GameRecord
from ft_tutor.notation.spans import Span
from ft_tutor.rules.position import Position
from ft_tutor.rules.problems import problems
from ft_tutor.rules.vocabulary import PLAYER_COUNTS, SEATS

TITLE: Final = "ft-tutor record 1"
"""The first line; its number would change with the format."""

YES_NO: Final = {"yes": True, "no": False}


def read_headings(text: str) -> tuple[GameRecord, int]:
    """Return the game without its actions, and where the actions begin.

    Raises:
        RecordError: the headings cannot be read, or do not say how the game begins.
    """
    begin = len(text) - len(text.lstrip())
    if begin == len(text):
        raise RecordError("empty", text, 0, found="", expected=TITLE)
    blank = _BLANK_LINE.search(text, begin)
    end = blank.start() if blank else len(text)
    title, *lines = _lines(Span(text, begin, text[begin:end]))
    if title.text != TITLE:
        raise RecordError.wrong(title, "title", TITLE)
    found: dict[str, Any] = {}
    for line in lines:
        _read_heading(line, found)
    return _assembled(Span(text, end, ""), found), end


_BLANK_LINE: Final = re.compile(r"\n\s*(\n|$)")


def _lines(block: Span) -> Iterator[Span]:
    for match in re.finditer(r"[^\n]+", block.text):
        yield stripped(block.cut(match.start(), match.end()))


def _read_heading(line: Span, found: dict[str, Any]) -> None:
    name = line.cut(0, line.text.find(":")) if ":" in line.text else line
    if name.text not in _READERS:
        raise RecordError.wrong(name, "heading", ", ".join(_READERS))
    if name.text in found:
        raise RecordError.wrong(name, "heading-twice")
    found[name.text] = _READERS[name.text](stripped(line.cut(len(name.text) + 1)))


def _number(choices: tuple[int, ...] = ()) -> Callable[[Span], int]:
    def read(value: Span) -> int:
        if not re.fullmatch("-?[0-9]{1,20}", value.text) or (
            choices and value.text not in map(str, choices)
        ):
            raise RecordError.wrong(value, "number", ", ".join(map(str, choices or (0, 1, 2))))
        return int(value.text)

    return read


def _yes(value: Span) -> bool:
    if value.text not in YES_NO:
        raise RecordError.wrong(value, "number", ", ".join(YES_NO))
    return YES_NO[value.text]


def _position(value: Span) -> Position:
    try:
        position = read_position(value.text)
    except NotationError as error:
        raise RecordError.unreadable(error, value.whole, value.start) from error
    if problems(position):
        raise RecordError.wrong(value, "impossible")
    return position


NAMES: Final = tuple(f"player{seat + 1}" for seat in SEATS)

_READERS: Final[Mapping[str, Callable[[Span], Any]]] = {
    "name": unescaped,
    "date": unescaped,
    "players": _number(PLAYER_COUNTS),
    "seed": _number(),
    "thieves": _yes,
    "position": _position,
    **dict.fromkeys(NAMES, unescaped),
}
"""Per heading: how its value is read."""


def _assembled(end: Span, found: dict[str, Any]) -> GameRecord:
    start = found.get("position")
    dealt = {"players", "seed", "thieves"} & found.keys()
    if start is not None and dealt:
        raise RecordError.wrong(end, "two-starts")
    if start is None:
        if not {"players", "seed"} <= dealt:
            raise RecordError.wrong(end, "no-start")
        start = Deal(found["players"], found["seed"], found.get("thieves", False))
    return GameRecord(
        start=start,
        names=_names(end, start, found),
        name=found.get("name", ""),
        date=found.get("date", ""),
    )


def _names(end: Span, start: Deal | Position, found: dict[str, Any]) -> tuple[str, ...]:
    seats = start.players if isinstance(start, Deal) else len(start.players)
    if any(name in found for name in NAMES[seats:]):
        raise RecordError.wrong(end, "player-not-playing", ", ".join(NAMES[:seats]))
    names = tuple(found.get(name, "") for name in NAMES[:seats])
    return names if any(names) else ()
