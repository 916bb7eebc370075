"""The one module that knows the Fluent library; imported when a first sentence is said.

The library brings Babel's plural rules along, which takes about 0.1 s to import.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from ft_tutor.texts.tokens import Mark, Placed


class Placeable(FluentType):
    """A thing of the game: formats as its mark, and is compared by its id in a selector."""

    def __init__(self, mark: Mark) -> None:
        self.mark = mark

    def __eq__(self, other: object) -> bool:
        return self.mark.value == other

    def __hash__(self) -> int:
        return hash(self.mark.value)

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - the word is found later
        """Write the mark."""
        return str(self.mark)


def word(thing: Placeable, count: int = 1, form: str = "") -> Placeable:
    """Place a thing by the word for `count` of it: ``{ WORD($tribe, $count) }``."""
    return Placeable(replace(thing.mark, count=int(count), form=form))


class Bundle:
    """The sentences of one language, read from a folder of .ftl files.

    Raises:
        ValueError: a file is not Fluent, two sentences have one key, or one has no text.
    """

    def __init__(self, lang: str, folder: Path) -> None:
        self._bundle = FluentBundle([lang], functions={"WORD": word}, use_isolating=False)
        self.messages: dict[str, ast.Message] = {}
        for path in sorted(folder.glob("*.ftl")):
            self._read(path)

    def _read(self, path: Path) -> None:
        resource = FluentParser(with_spans=False).parse(path.read_text("utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        if junk:
            raise ValueError(f"{path.parent.name}/{path.name} is not Fluent: {junk[0]!r}")
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._add(entry, path)
        self._bundle.add_resource(resource)

    def _add(self, message: ast.Message, path: Path) -> None:
        where = f"{path.parent.name}/{path.name}: {message.id.name}"
        if message.id.name in self.messages:
            raise ValueError(f"{where} is there twice")
        if message.value is None:
            raise ValueError(f"{where} has no text of its own")
        self.messages[message.id.name] = message

    def format(self, key: str, facts: Mapping[str, Placed]) -> tuple[str, tuple[str, ...]]:
        """Format a sentence; the second part names what it asked for and was not given."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # _add has refused it
        args = {name: _argument(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), tuple(str(error) for error in errors)

    def variables(self, key: str) -> frozenset[str]:
        """Name the placeables of a sentence, those of the messages it refers to included."""
        nodes = tuple(walk(self.messages[key]))
        own = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
        referred = (self.variables(n.id.name) for n in nodes if isinstance(n, ast.MessageReference))
        return frozenset(own).union(*referred)


def _argument(fact: Placed) -> object:
    return Placeable(fact) if isinstance(fact, Mark) else fact


def walk(node: object) -> Iterator[ast.BaseNode]:
    """Go through a message and all that is in it."""
    if isinstance(node, list):
        for item in node:
            yield from walk(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
