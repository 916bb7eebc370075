"""The words of a lesson: one Markdown file per language, its level-2 headings are text keys."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ft_tutor.course.faults import Fault, LessonError
from ft_tutor.course.source import read_text
from ft_tutor.texts import DEFAULT_LANG

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

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
        """Return a text as HTML, marked in the same way; raw HTML in it is escaped.

        Raises:
            KeyError: the lesson has no such key.
        """
        return render(self.markdown(key, lang))


@cache
def _renderer() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # noqa: PLC0415 - slow to import, needed late

    return MarkdownIt("commonmark", {"html": False}).disable("image")


def render(markdown: str) -> str:
    """Return Markdown as HTML; raw HTML in it is escaped, images are left as text."""
    return str(_renderer().render(markdown)).strip()


def read_prose(path: Path, file: str, lang: str) -> Prose:
    """Read a prose file.

    Raises:
        LessonError: it cannot be read, or a heading is twice, empty or not in its place.
    """
    texts: dict[str, Text] = {}
    faults: list[Fault] = []
    for line, key, markdown in _sections(read_text(path, file)):
        faults.extend(_faults(file, line, key, markdown, texts))
        texts.setdefault(key, Text(lang, markdown, line))
    if faults:
        raise LessonError(faults)
    texts.pop("", None)
    return Prose(lang, file, texts)


def _sections(content: str) -> Iterator[tuple[int, str, str]]:
    """Yield line, key and text of each section; what stands before the first is line 0."""
    start, key, held = 0, "", list[str]()
    for line, words in enumerate(content.split("\n"), 1):
        if words.startswith(_HEADING):
            yield start, key, "\n".join(held).strip()
            start, key, held = line, words.removeprefix(_HEADING).strip(), []
        else:
            held.append(words)
    yield start, key, "\n".join(held).strip()


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
