"""Reading a tree: line by line, every action played from the node that it follows."""

import re
from collections.abc import Iterator
from typing import Final

from ft_tutor.notation.actions import AmbiguousAction, read_played
from ft_tutor.notation.errors import NotationError
from ft_tutor.notation.games.free_text import unescaped
from ft_tutor.notation.reading import read_position
from ft_tutor.notation.spans import Span
from ft_tutor.notation.trees.errors import TreeError
from ft_tutor.notation.trees.model import (
    ROOT,
    Edit,
    Node,
    Nodes,
    Step,
    adopt,
    tidy_name,
    tidy_note,
)
from ft_tutor.rules.engine import IllegalAction, Outcome, carry_out
from ft_tutor.rules.position import Position

FORMAT: Final = "ft-tutor tree"
VERSION: Final = "1"
TITLE: Final = f"{FORMAT} {VERSION}"
"""The first line; its number changes with the format."""

HEADINGS: Final = ("position", "here")
START: Final = "start"
EDIT: Final = "edit "
END: Final = "end"
"""The last line, by which a torn text is told from a whole one."""

LONGEST_TREE: Final = 600_000
"""In characters; a node takes about 12, an edit 1500."""

MOST_NODES: Final = 5000
"""A whole game of four has about 400."""

MOST_EDITS: Final = 500
"""An edit is a whole position to read and to write; whole ones fill the longest tree with 400."""

EXAMPLE: Final = "5 after 2: w-c4 name{Control} note{It takes c4.}"

# What is read of a name or a note is never given back: a long one would fill the memory.
_LINE: Final = re.compile(
    r"""(?P<number> [0-9]{1,6} ) (?: \ after\ (?P<parent> [0-9]{1,6} ) )? :
        \ * (?P<step> [^{}]+? )
        (?: \ name\{ (?P<name> (?: [^\\}] | \\. )*+ ) \} )?
        (?: \ note\{ (?P<note> (?: [^\\}] | \\. )*+ ) \} )?""",
    re.VERBOSE,
)


def read_tree(text: str) -> tuple[Nodes, int]:
    """Return the nodes of a tree, every action of it legal, and the number of the one to be at.

    Positions may be impossible ones, and a walk into a dead end may be among the actions.

    Raises:
        TreeError: says what is wrong and where.
    """
    if len(text) > LONGEST_TREE:
        number, limit = str(len(text)), str(LONGEST_TREE)
        raise TreeError("too-long", text, LONGEST_TREE, found=number, expected=limit)
    lines = _lines(text)
    _read_title(text, next(lines, None))
    headings, line = _read_headings(text, lines)
    nodes: Nodes = {ROOT: _root(line, headings["position"])}
    before, edits = ROOT, 0
    for line in lines:
        if line.text == END:
            _refuse_more(lines)
            return nodes, _here(headings["here"], nodes)
        before = _read_node(line, nodes, before)
        edits += isinstance(nodes[before].step, Edit)
        if edits > MOST_EDITS:
            raise TreeError.wrong(line, "too-many-edits", str(MOST_EDITS))
    raise TreeError.wrong(Span(text, len(text), ""), "torn", END)


def _lines(text: str) -> Iterator[Span]:
    for match in re.finditer(r"[^\n]+", text):
        line = match[0].strip()
        if line:
            yield Span(text, match.start() + match[0].index(line), line)


def _read_title(text: str, title: Span | None) -> None:
    if title is None:
        raise TreeError("empty", text, 0, found="", expected=TITLE)
    if title.text == TITLE:
        return
    version = re.fullmatch(rf"{FORMAT} (\S{{1,20}})", title.text)
    if version:
        raise TreeError.wrong(title.cut(version.start(1)), "version", VERSION)
    raise TreeError.wrong(title, "title", TITLE)


def _read_headings(text: str, lines: Iterator[Span]) -> tuple[dict[str, Span], Span]:
    """Return the values of the headings, and the line after them."""
    found: dict[str, Span] = {}
    for line in lines:
        if line.text[0].isdecimal() or line.text == END:
            for name in HEADINGS:
                if name not in found:
                    raise TreeError.wrong(line, "no-heading", name)
            return found, line
        name = line.text.partition(":")[0]
        if name not in HEADINGS:
            raise TreeError.wrong(line.cut(0, len(name)), "heading", ", ".join(HEADINGS))
        if name in found:
            raise TreeError.wrong(line.cut(0, len(name)), "heading-twice")
        found[name] = line.cut(len(name) + 1)
    raise TreeError.wrong(Span(text, len(text), ""), "torn", END)


def _root(line: Span, position: Span) -> Node:
    match = _matched(line)
    if int(match["number"]) != ROOT or match["parent"] or match["step"] != START:
        raise TreeError.wrong(line, "first-line", f"{ROOT}: {START}")
    return Node(None, None, Outcome(_position(position), ()), *_words(line, match))


def _matched(line: Span) -> re.Match[str]:
    match = _LINE.fullmatch(line.text)
    if match is None:
        raise TreeError.wrong(line, "line", EXAMPLE)
    return match


def _words(line: Span, match: re.Match[str]) -> tuple[str, str]:
    """Return the name and the note of a line."""
    return tidy_name(_free(line, match, "name")), tidy_note(_free(line, match, "note"))


def _free(line: Span, match: re.Match[str], group: str) -> str:
    if match[group] is None:
        return ""
    try:
        return unescaped(line.cut(*match.span(group)))
    except NotationError as error:
        raise TreeError.unreadable(error, line.whole) from error


def _position(piece: Span) -> Position:
    try:
        return read_position(piece.text)
    except NotationError as error:
        raise TreeError.unreadable(error, piece.whole, piece.start) from error


def _read_node(line: Span, nodes: Nodes, before: int) -> int:
    """Add the node of a line, and return its number."""
    match = _matched(line)
    number = int(match["number"])
    if number in nodes:
        raise TreeError.wrong(line.cut(*match.span("number")), "number-twice")
    if len(nodes) == MOST_NODES:
        raise TreeError.wrong(line, "too-many", str(MOST_NODES))
    parent = before
    if match["parent"]:
        parent = int(match["parent"])
        if parent not in nodes:
            raise TreeError.wrong(line.cut(*match.span("parent")), "number-unknown", str(before))
    name, note = _words(line, match)
    try:
        step, outcome = _stepped(line.cut(*match.span("step")), nodes[parent].outcome.position)
    except TreeError as error:
        error.number = number
        raise
    adopt(nodes, number, Node(parent, step, outcome, name, note))
    return number


def _stepped(piece: Span, position: Position) -> tuple[Step, Outcome]:
    """Return a step, and what it comes to."""
    if piece.text.startswith(EDIT):
        edited = _position(piece.cut(len(EDIT)))
        return Edit(edited), Outcome(edited, ())
    try:
        action = read_played(piece, position)
    except NotationError as error:
        raise TreeError.unreadable(error, piece.whole) from error
    except (AmbiguousAction, IllegalAction) as error:
        raise TreeError.unplayable(error, piece) from error
    return action, carry_out(position, action)


def _here(piece: Span, nodes: Nodes) -> int:
    number = piece.text.strip()
    if not re.fullmatch("[0-9]{1,6}", number) or int(number) not in nodes:
        raise TreeError.wrong(piece, "number-unknown", str(ROOT))
    return int(number)


def _refuse_more(lines: Iterator[Span]) -> None:
    for line in lines:
        raise TreeError.wrong(line, "after-end")
