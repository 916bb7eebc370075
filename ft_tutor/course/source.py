"""Reading files of strangers: size and encoding, and YAML as plain values with line numbers."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

import yaml

from ft_tutor.course.faults import MOST_FAULTS, About, Fault, LessonError
from ft_tutor.files import FileTooBigError, read_whole

MOST_BYTES: Final = 256 * 1024
"""How big a file of a lesson may be, in bytes."""

DEEPEST: Final = 16
"""How many lists and mappings may stand inside one another."""

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast where it exists
_INTEGER: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")  # 012 would be 10 for some and 12 for others
_WORDS: Final = {"true": True, "false": False, "null": None, "~": None, "": None}

Place = tuple[str | int, ...]
"""The way to a value: keys of mappings and indices of lists, from the top of the file."""


@dataclass(frozen=True, slots=True)
class Source:
    """A YAML file.

    Attributes:
        file: its name in faults.
        data: its content: mappings as dict, lists as tuple, text, whole numbers, true and false.
    """

    file: str
    data: Any
    node: yaml.Node

    def line(self, place: Place) -> int:
        """Return the line of a value or, for an entry of a mapping, of its key.

        A step that is not in the file is passed over, so a missing key has its mapping's line.
        """
        node, line = self.node, self.node.start_mark.line
        for step in place:
            found = _inside(node, step)
            if found is not None:
                line, node = found
        return int(line) + 1

    def fault(self, place: Place, reason: str, **facts: About) -> Fault:
        """Make a fault of the value at a place."""
        return Fault(self.file, self.line(place), reason, tuple(facts.items()))


def _inside(node: yaml.Node, step: str | int) -> tuple[int, yaml.Node] | None:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == step:
                return key.start_mark.line, value
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return node.value[step].start_mark.line, node.value[step]
    return None


def read_text(path: Path, file: str) -> str:
    """Read a text file; whatever system it was written on, its lines end alike.

    Raises:
        LessonError: it is missing, too big, or not UTF-8.
    """
    try:
        content = read_whole(path, MOST_BYTES)
    except FileTooBigError as error:
        limit = (("limit", MOST_BYTES // 1024),)
        raise LessonError([Fault(file, 1, "file-too-big", limit)]) from error
    except OSError as error:
        raise LessonError([Fault(file, 1, "file-missing")]) from error
    try:
        text = content.decode("utf-8-sig")  # some editors begin every file with a mark
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise LessonError([Fault(file, line, "not-utf8")]) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_yaml(path: Path, file: str) -> Source:
    """Read a YAML file, of which only plain values are allowed.

    Raises:
        LessonError: it cannot be read, or has anchors, aliases, tags, or a key twice.
    """
    return parse_yaml(read_text(path, file), file)


def parse_yaml(text: str, file: str) -> Source:
    """Return what a YAML file says, of which only plain values are allowed.

    Raises:
        LessonError: it is no YAML, or has anchors, aliases, tags, or a key twice.
    """
    try:
        faults = tuple(islice(_forbidden(text, file), MOST_FAULTS))
        node = None if faults else yaml.compose(text, Loader=_LOADER)
    except yaml.YAMLError as error:
        raise LessonError([_syntax(error, text, file)]) from error
    if node is None:
        raise LessonError(faults or [Fault(file, 1, "file-empty")])
    faults = tuple(islice(_bad_keys(node, file), MOST_FAULTS))
    if faults:
        raise LessonError(faults)
    return Source(file, _plain(node), node)


def _forbidden(text: str, file: str) -> Iterator[Fault]:
    depth = 0
    for event in yaml.parse(text, Loader=_LOADER):
        line = (event.start_mark.line if event.start_mark else 0) + 1
        if getattr(event, "anchor", None):
            yield Fault(file, line, "yaml-anchor")
        if getattr(event, "tag", None):
            yield Fault(file, line, "yaml-tag")
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            yield Fault(file, line, "yaml-too-deep", (("limit", DEEPEST),))
            return


def _syntax(error: yaml.YAMLError, text: str, file: str) -> Fault:
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark is not None:
        line = error.problem_mark.line
        written = text.split("\n")[line : line + 1]
        if written and written[0].lstrip(" ").startswith("\t"):
            return Fault(file, line + 1, "yaml-tab")
        return Fault(file, line + 1, "yaml-syntax", (("problem", str(error.problem)),))
    position = getattr(error, "position", 0)
    line = text.count("\n", 0, position if isinstance(position, int) else 0)
    return Fault(file, line + 1, "yaml-character")


def _bad_keys(node: yaml.Node, file: str) -> Iterator[Fault]:
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _bad_keys(item, file)
    if isinstance(node, yaml.MappingNode):
        seen: dict[str, int] = {}
        for key, value in node.value:
            yield from _bad_key(key, seen, file)
            yield from _bad_keys(value, file)


def _bad_key(key: yaml.Node, seen: dict[str, int], file: str) -> Iterator[Fault]:
    line = key.start_mark.line + 1
    if not isinstance(key, yaml.ScalarNode):
        yield Fault(file, line, "yaml-key")
    elif key.value in seen:
        yield Fault(file, line, "key-twice", (("key", key.value), ("first", seen[key.value])))
    else:
        seen[key.value] = line


def _plain(node: yaml.Node) -> Any:
    if isinstance(node, yaml.MappingNode):
        return {key.value: _plain(value) for key, value in node.value}
    if isinstance(node, yaml.SequenceNode):
        return tuple(_plain(item) for item in node.value)
    quoted = isinstance(node, yaml.ScalarNode) and node.style
    return node.value if quoted else _unquoted(node.value)


def _unquoted(word: str) -> str | int | bool | None:
    if word in _WORDS:
        return _WORDS[word]
    return int(word) if _INTEGER.fullmatch(word) else word
