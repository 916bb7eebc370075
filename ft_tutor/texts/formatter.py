"""The one module that knows the Fluent library; imported when a first sentence is said.

The library brings Babel's plural rules along, which takes about 0.1 s to import.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import localcontext
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from babel import Locale, core
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, ast

from ft_tutor.texts.tokens import Mark, Placed

DIGITS: Final = 80
"""The precision at which numbers are written; no number that is placed has so many digits."""

LONGEST: Final = 2_000
"""How many characters of a list are placed; Fluent itself refuses 2,500."""


class Thing(FluentType):
    """A thing of the game: formats as its mark, and is compared by its name in a selector."""

    def __init__(self, mark: Mark) -> None:
        self.mark = mark
        self._name = mark.name or mark.value

    def __eq__(self, other: object) -> bool:
        return self._name == other

    def __hash__(self) -> int:
        return hash(self._name)

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - the word is found later
        """Write the mark."""
        return str(self.mark)


class Number(FluentInt):
    """A plain number, however big."""

    def format(self, locale: Locale) -> str:
        """Write the number in the manner of a language."""
        if self.options is not self.default_number_format_options:
            return _precise(super().format, locale)
        return _grouped(int(self), locale)


@lru_cache(maxsize=1_000)
def _grouped(number: int, locale: Locale) -> str:
    return _precise(FluentInt(number).format, locale)


def _precise(write: Callable[[Locale], str], locale: Locale) -> str:
    with localcontext(prec=DIGITS):
        return write(locale)


class Amount(FluentInt):
    """An amount of something: formats as its mark, and is a number in a selector."""

    mark: Mark

    @classmethod
    def of(cls, mark: Mark) -> "Amount":
        """Make an amount of its mark."""
        amount = cls(mark.count)
        amount.mark = mark
        return amount

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - the word is found later
        """Write the mark."""
        return str(self.mark)


_BEFORE: Final = "\ue003"
_NEXT: Final = "\ue004"
_NONE: Final = "list-none"
_MORE: Final = "list-more"
_AND: Final = "list-and"
_PLAIN_LISTS: Final = {_NONE: "", _MORE: f"{_BEFORE}, {_NEXT}", _AND: f"{_BEFORE}, {_NEXT}"}
"""How a list is joined until the language has said it."""

Member = Thing | Number | Amount | str
Join = Callable[[Sequence[str], str], str]


class Series(FluentInt):
    """A list: formats as its members, joined by the language; its length in a selector.

    Attributes:
        last: the key by which the language joins the last member.
    """

    members: Sequence[Member]
    join: Join
    last: str

    @classmethod
    def of(cls, members: Sequence[Member], join: Join, last: str = _AND) -> "Series":
        """Make a list of its members."""
        series = cls(len(members))
        series.members, series.join, series.last = members, join, last
        return series

    def format(self, locale: Locale) -> str:
        """Write the list."""
        said = [m if isinstance(m, str) else m.format(locale) for m in self.members]
        return self.join(said, self.last)


def word(thing: Any, count: object = None, form: str = "") -> Any:
    """Place a thing by the word for `count` of it: ``{ WORD($tribe, $count, form: "a") }``.

    An amount keeps its own count; of a list the form goes to each member; a number or a text
    stays as it is.
    """
    if isinstance(thing, Series):
        members = [word(member, count, form) for member in thing.members]
        return Series.of(members, thing.join, thing.last)
    if isinstance(thing, Amount):
        return Amount.of(replace(thing.mark, form=form))
    if isinstance(thing, Thing):
        known = int(count) if isinstance(count, int) else thing.mark.count
        return Thing(replace(thing.mark, count=known, form=form))
    return thing


def bare_list(things: Any) -> Any:
    """Place a list without a word such as “and”: ``{ LIST($things) }``, for tables and lines."""
    if isinstance(things, Series):
        return Series.of(things.members, things.join, _MORE)
    return things


class Messages(Mapping[str, ast.Message]):
    """The sentences of a folder of .ftl files, each parsed when it is first asked for.

    Parsing all of them takes half a second, and a lesson says a few dozen.

    Raises:
        ValueError: two sentences have one key, or, when it is asked for, one is not Fluent or
            has no text.
    """

    def __init__(self, folder: Path) -> None:
        self._sources: dict[str, tuple[str, str]] = {}
        self._parsed: dict[str, ast.Message] = {}
        for path in sorted(folder.glob("*.ftl")):
            self._index(path.read_text("utf-8"), f"{folder.name}/{path.name}")

    def _index(self, text: str, file: str) -> None:
        """Find where the sentences of a file begin."""
        found = tuple(_ENTRY.finditer(text))
        ends = (*(entry.start() for entry in found[1:]), len(text))
        for entry, end in zip(found, ends, strict=False):
            if entry["key"] in self._sources:
                raise ValueError(f"{file}: {entry['key']} is there twice")
            self._sources[entry["key"]] = (text[entry.start() : end], file)

    def __len__(self) -> int:
        return len(self._sources)

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __contains__(self, key: object) -> bool:
        return key in self._sources

    def __getitem__(self, key: str) -> ast.Message:
        if key not in self._parsed:
            self._parsed[key] = _parsed(*self._sources[key])
        return self._parsed[key]


_ENTRY: Final = re.compile(r"^(?:#(?!#)[^\n]*\n)*(?P<key>[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a sentence begins, with the comment that belongs to it; all else is indented."""


def _parsed(source: str, file: str) -> ast.Message:
    body = FluentParser(with_spans=False).parse(source).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    if junk:
        raise ValueError(f"{file} is not Fluent: {junk[0]!r}")
    (message,) = (entry for entry in body if isinstance(entry, ast.Message))
    if message.value is None:
        raise ValueError(f"{file}: {message.id.name} has no text of its own")
    return message


class Bundle:
    """The sentences of one language, read from a folder of .ftl files.

    Raises:
        ValueError: two sentences have one key, or, when it is said, one is not Fluent or has
            no text.
    """

    def __init__(self, lang: str, folder: Path) -> None:
        functions: dict[str, Callable[[Any], Any]] = {
            "WORD": word,
            "LIST": bare_list,
            "NUMBER": Number,
        }
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        _forget_other_languages()
        self.messages = Messages(folder)
        self._patterns = {
            key: text for key, text in _PLAIN_LISTS.items() if key not in self.messages
        }

    def _ready(self, key: str) -> None:
        """Hand a sentence, and those that it refers to, to the library."""
        if self._bundle.has_message(key):
            return
        message = self.messages[key]
        self._bundle.add_resource(ast.Resource([message]))
        for node in walk(message):
            if isinstance(node, ast.MessageReference) and node.id.name in self.messages:
                self._ready(node.id.name)

    def format(
        self, key: str, facts: Mapping[str, Placed | tuple[Placed, ...]]
    ) -> tuple[str, tuple[str, ...]]:
        """Format a sentence; the second part names what it asked for and was not given."""
        self._ready(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # it has been refused
        args = {name: self._argument(fact) for name, fact in facts.items()}
        # FluentBundle.format_pattern would turn amounts and lists into mere numbers.
        errors: list[Exception] = []
        env = ResolverEnvironment(self._bundle, errors, CurrentEnvironment(args))
        try:
            text = str(pattern(env))
        except ValueError as error:
            return "???", (str(error),)
        return text, tuple(str(error) for error in errors)

    def _argument(self, fact: Placed | tuple[Placed, ...]) -> Member | Series:
        if isinstance(fact, tuple):
            return Series.of([_member(one) for one in fact], self._join)
        return _member(fact)

    def _join(self, texts: Sequence[str], last: str) -> str:
        if not texts:
            return self._pattern(_NONE)
        joined, *rest = texts
        for left, text in enumerate(rest, 1 - len(rest)):
            if len(joined) + len(text) > LONGEST:
                return f"{joined} …"
            pattern = self._pattern(_MORE if left else last)
            joined = pattern.replace(_BEFORE, joined).replace(_NEXT, text)
        return joined

    def _pattern(self, key: str) -> str:
        if key not in self._patterns:
            self._patterns[key] = self.format(key, {"before": _BEFORE, "next": _NEXT})[0]
        return self._patterns[key]

    def check(self) -> None:
        """Read every sentence.

        Raises:
            ValueError: a file is not Fluent, or a sentence has no text.
        """
        for key in self.messages:
            self.messages[key]

    def variables(self, key: str) -> frozenset[str]:
        """Name the placeables of a sentence, those of the messages it refers to included."""
        nodes = tuple(walk(self.messages[key]))
        own = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
        referred = (self.variables(n.id.name) for n in nodes if isinstance(n, ast.MessageReference))
        return frozenset(own).union(*referred)


def _forget_other_languages() -> None:
    """Let go of what Babel knows of all languages of the world together.

    It is 2 MB that a bundle needs only while it is made; Babel reads it again when it has to. The
    name is Babel's own; tests/texts/test_catalogue.py fails if it goes.
    """
    core._global_data = None  # noqa: SLF001


def _member(fact: Placed) -> Member:
    if isinstance(fact, Mark):
        return Amount.of(fact) if fact.kind == "coins" else Thing(fact)
    return Number(fact) if isinstance(fact, int) else fact


def walk(node: object) -> Iterator[ast.BaseNode]:
    """Go through a message and all that is in it."""
    if isinstance(node, list):
        for item in node:
            yield from walk(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
