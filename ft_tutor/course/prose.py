"""The words of a lesson: one Markdown file per language, its level-2 headings are text keys."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ft_tutor.course import markdown as marks
from ft_tutor.course.faults import Fault, LessonError
from ft_tutor.course.source import read_text
from ft_tutor.texts import DEFAULT_LANG

LONGEST_TEXT: Final = 2000
"""How long one text may be, in characters; reading signs that could be marks takes its time."""

_HEADING: Final = "## "


@dataclass(frozen=True, slots=True)
class Text:
    """One text.

    Attributes:
        markdown: what it says.
        line: the line of its heading.
    """

    lang: str
    markdown: str
    line: int


@dataclass(frozen=True, slots=True)
class Prose:
    """The texts of one language, by key."""

    lang: str
    file: str
    texts: Mapping[str, Text]


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of a lesson in all its languages."""

    prose: Mapping[str, Prose] = field(default_factory=dict)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages, English first."""
        return tuple(sorted(self.prose, key=lambda lang: (lang != DEFAULT_LANG, lang)))

    def text(self, key: str, lang: str = DEFAULT_LANG) -> Text:
        """Find a text; where the language lacks it, the English one, whose `lang` says so.

        Raises:
            KeyError: the lesson has no such key.
        """
        found = self.prose[lang].texts.get(key) if lang in self.prose else None
        return found or self.prose[DEFAULT_LANG].texts[key]

    def markdown(self, key: str, lang: str = DEFAULT_LANG) -> str:
        """Return a text as Markdown; one that falls back to English is marked ``⟨en⟩``.

        Raises:
            KeyError: the lesson has no such key.
        """
        text = self.text(key, lang)
        return text.markdown if text.lang == lang else f"⟨{text.lang}⟩ {text.markdown}"

    def html(self, key: str, lang: str = DEFAULT_LANG) -> str:
        """Return a text as HTML, marked in the same way.

        Raises:
            KeyError: the lesson has no such key.
        """
        return marks.to_html(self.markdown(key, lang))

    def notebook(self, key: str, lang: str = DEFAULT_LANG) -> str:
        """Return a text as Markdown that every viewer of notebooks takes for the same.

        Raises:
            KeyError: the lesson has no such key.
        """
        return marks.to_notebook(self.markdown(key, lang))

    def plain(self, key: str, lang: str = DEFAULT_LANG) -> str:
        """Return the words of a text on one line, marked in the same way.

        Raises:
            KeyError: the lesson has no such key.
        """
        return marks.to_plain(self.markdown(key, lang))


def read_prose(path: Path, file: str, lang: str) -> Prose:
    """Read a prose file.

    Raises:
        LessonError: it cannot be read, a heading is twice, empty or not in its place, or a text
            is too long or holds more than words and the few marks of `ft_tutor.course.markdown`.
    """
    texts: dict[str, Text] = {}
    faults: list[Fault] = []
    for line, key, lines in _sections(read_text(path, file)):
        markdown = "\n".join(lines).strip()
        blank = next((number for number, words in enumerate(lines) if words.strip()), 0)
        faults.extend(_faults(file, line, key, markdown, texts))
        faults.extend(_mark_faults(file, line + 1 + blank, markdown) if line else ())
        texts.setdefault(key, Text(lang, markdown, line))
    if faults:
        raise LessonError(faults)
    texts.pop("", None)
    return Prose(lang, file, texts)


def _sections(content: str) -> Iterator[tuple[int, str, list[str]]]:
    """Yield line, key and lines of each section; what stands before the first is line 0."""
    start, key, held = 0, "", list[str]()
    for line, words in enumerate(content.split("\n"), 1):
        if words.startswith(_HEADING):
            yield start, key, held
            start, key, held = line, words.removeprefix(_HEADING).strip(), []
        else:
            held.append(words)
    yield start, key, held


def _mark_faults(file: str, line: int, markdown: str) -> Iterator[Fault]:
    if len(markdown) > LONGEST_TEXT:
        yield Fault(file, line, "prose-too-long", (("limit", LONGEST_TEXT),))
        return
    for lines, reason, found in marks.faults(markdown):
        yield Fault(file, line + lines, reason, (("found", found),))


def _faults(
    file: str, line: int, key: str, markdown: str, texts: Mapping[str, Text]
) -> Iterator[Fault]:
    if line == 0:
        # A single title is welcome above the first heading, for whoever reads the file itself.
        if markdown and (not markdown.startswith("# ") or "\n" in markdown):
            yield Fault(file, 1, "prose-before-heading")
    elif not key:
        yield Fault(file, line, "heading-empty")
    elif key in texts:
        yield Fault(file, line, "heading-twice", (("key", key), ("first", texts[key].line)))
    elif not markdown:
        yield Fault(file, line, "heading-without-text", (("key", key),))
