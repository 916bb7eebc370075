"""Prose has a few marks, and says the same on every page: no script, picture or formula."""

import re
from html.parser import HTMLParser
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from nbconvert.filters.markdown_mistune import markdown2html_mistune

from ft_tutor.course.faults import LessonError, say_fault
from ft_tutor.course.load import load_lesson
from ft_tutor.course.markdown import _WORDS_ALONE, escaped, faults, to_html, to_notebook, to_plain

TAGS = {"p", "ul", "ol", "li", "blockquote", "em", "strong", "code", "a", "br"}
GOOD_LINK = re.compile(
    r"|https://[\w.-]+(:\d+)?([/?#][^\s\"'<>()]*)?"
)  # an empty one leads nowhere


class Shown(HTMLParser):
    """What a page shows: its words, its tags, and where its links lead."""

    def __init__(self, page):
        super().__init__()
        self.words, self.tags, self.links, self.attributes = "", [], [], set()
        self.feed(page)
        self.close()
        self.words = " ".join(self.words.split())

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}
        self.links += [value for name, value in attrs if name == "href"]

    def handle_data(self, data):
        self.words += data

    def handle_endtag(self, tag):
        if tag not in ("em", "strong", "code", "a"):
            self.words += " "


def live(markdown):
    return Shown(to_html(markdown))


def exported(markdown):
    """As nbconvert shows it, which reads Markdown in a way of its own."""
    return Shown(markdown2html_mistune(to_notebook(markdown)))


ORDINARY = [
    "The *last* one, **b3** and _so_ on.",
    "Two\nlines, and a hard  \nbreak.",
    "One paragraph.\n\nAnother one.",
    "- one\n- two\n  - and more\n- three",
    "3. one\n4. two",
    "- one\n\n- two",
    "> You said so.\n> Twice!",
    "[A page](https://example.org/a_b?c=d&e=f#g), [**bold**](https://example.org:8080).",
    "Type `c3` or `c3:w-c4 y-d4`.",
    "Nobody is home — “really”… 3 < 4 & 5 > 4",
]


@pytest.mark.parametrize("markdown", ORDINARY)
def test_ordinary_prose_shows_the_same_on_every_page(markdown):
    one, other = live(markdown), exported(markdown)
    assert list(faults(markdown)) == []
    assert (one.words, one.links) == (other.words, other.links)
    assert set(one.tags) == set(other.tags) <= TAGS


@given(st.from_regex(_WORDS_ALONE, fullmatch=True))
def test_what_needs_no_parser_has_no_marks(markdown):
    (paragraph, inside, _) = MarkdownIt("commonmark").parse(markdown)
    assert paragraph.type == "paragraph_open"
    assert {token.type for token in inside.children} <= {"text", "softbreak", "hardbreak"}


@pytest.mark.parametrize("markdown", ORDINARY[:7])
def test_ordinary_prose_stays_as_it_is_in_a_notebook(markdown):
    assert to_notebook(markdown).replace("\n\n- two", "\n- two") == markdown.replace(
        "\n\n- two", "\n- two"
    )


CODE = ["<b>", "a < b", "a & b", "a|b", "**", "a`b", "[a](https://example.org)", "https://a.b"]


@pytest.mark.parametrize("code", CODE)
def test_code_says_what_it_says(code):
    for page in (live(f"Is `` {code} `` code?"), exported(f"Is `` {code} `` code?")):
        assert page.words == f"Is {code} code?"
        assert page.tags == ["p", "code"]


# What is looked for, what is found, and the line.
BAD = [
    ("<script>alert(1)</script>", "prose-html", "<script>", 0),
    ("Yes.\n\n<img src=x onerror=alert(1)>", "prose-html", "<img", 2),
    ("one\ntwo <!-- three -->", "prose-html", "<!-- three -->", 1),
    ("![x](https://example.org/x.png)", "prose-image", "x", 0),
    ("one\n[a](javascript:alert(1))", "prose-link", "javascript:alert(1)", 1),
    ("[a](JaVa&#115;cript:alert(1))", "prose-link", "script:", 0),
    ("[a](data:text/html,<script>)", "prose-link", "data:text/html", 0),
    ("[a](http://example.org)", "prose-link", "http://example.org", 0),
    ("[a](//example.org)", "prose-link", "//example.org", 0),
    ("[a](en/other.ipynb)", "prose-link", "en/other.ipynb", 0),
    ("[a](https://me:word@example.org)", "prose-link", "me:word", 0),
    ('[a](https://example.org "title")', "prose-link", "example.org", 0),
    ("<https://example.org/a b> <vbscript:x>", "prose-link", "vbscript:x", 0),
    ("[a]()", "prose-link", "", 0),
    (r"$\href{javascript:alert(1)}{x}$", "prose-formula", "$", 0),
    (r"one\\(\href{x}{y}\\)", "prose-formula", "\\", 0),
    ("&#36;&#36;x&#36;&#36;", "prose-formula", "$", 0),
    (r"`\begin{x}`", "prose-formula", "\\", 0),
    ("one\n\n### Heading", "prose-mark", "###", 2),
    ("one\n\n---", "prose-mark", "---", 2),
    ("one\n\n```js\nalert(1)\n```", "prose-mark", "alert(1)", 2),
    ("- one\n\n      alert(1)", "prose-mark", "alert(1)", 2),
]


@pytest.mark.parametrize(("markdown", "reason", "found", "line"), BAD)
def test_what_is_no_prose_is_a_fault(markdown, reason, found, line):
    where = [(at, why) for at, why, what in faults(markdown) if found in what]
    assert (line, reason) in where


@pytest.mark.parametrize("markdown", [markdown for markdown, *_ in BAD])
def test_what_is_no_prose_is_text_on_every_page(markdown):
    for page in (live(markdown), exported(markdown)):
        assert set(page.tags) <= TAGS
        assert all(map(GOOD_LINK.fullmatch, page.links))
        assert page.attributes <= {"href", "target", "rel", "start"}


@pytest.mark.parametrize(("markdown", "reason", "_found", "line"), BAD)
def test_a_fault_names_the_file_and_the_line(folder, markdown, reason, _found, line):
    heading = folder.change("Text en home.goal", markdown, "first/en.md")
    with pytest.raises(LessonError) as caught:
        load_lesson(folder.path, "first")
    fault = next(one for one in caught.value.faults if one.reason == reason)
    assert (fault.file, fault.line) == ("first/en.md", heading + line)
    assert "{$" not in say_fault(fault)


@pytest.mark.parametrize("signs", ["_*", "[", "a*_b", "* a\n", "![a]("])
def test_a_text_that_would_be_read_for_long_is_refused_soon(folder, signs):
    folder.write("first/en.md", f"## home.task\n\n{signs * 40_000}\n")
    begun = perf_counter()
    with pytest.raises(LessonError) as caught:
        load_lesson(folder.path, "first")
    assert perf_counter() - begun < 0.5
    assert ("prose-too-long", 3) in {(fault.reason, fault.line) for fault in caught.value.faults}


def test_lines_end_alike_on_every_system(folder):
    one = load_lesson(folder.path, "first")
    for file in ("first/en.md", "first/lesson.yaml"):
        folder.write(file, folder.read(file).replace("\n", "\r\n"))
    other = load_lesson(folder.path, "first")
    assert other.texts == one.texts
    assert other.lesson == one.lesson


def test_the_words_alone():
    assert to_plain("Walk **two**\ntiles, `c3` & [on](https://a.b).\n\n- So.") == (
        "Walk two tiles, c3 & on. So."
    )


def test_a_link_opens_beside_the_lesson():
    assert 'target="_blank" rel="noopener noreferrer"' in to_html("[a](https://example.org)")


PIECES = [
    *"abc *_`[]()<>!\\$&#;:/\"'|~-+=.1\n\t @^{}",
    *("**", "](https://a.b)", "](javascript:x)", "<b>", "<script>", "</script>", "&#10;", "&#60;"),
    *(
        "`x`",
        "``",
        "www.",
        "http://",
        "1. ",
        "- ",
        "> ",
        "    ",
        "&#36;",
        "\\(",
        "---",
        "$$",
        "```",
    ),
    *("&#91;", "[^1]", "<!--", "<a href=x onclick=y>", "a@b.c", "| - |", "[x]: javascript:y\n"),
]
hostile = st.lists(st.sampled_from(PIECES), max_size=25).map("".join)


@given(markdown=hostile)
def test_whatever_prose_holds_no_page_does_more_than_show_it(markdown):
    for page in (live(markdown), exported(markdown)):
        assert set(page.tags) <= TAGS
        assert all(map(GOOD_LINK.fullmatch, page.links))
        assert page.attributes <= {"href", "target", "rel", "start"}
    list(faults(markdown))


@given(words=hostile)
def test_escaped_words_are_shown_as_they_are(words):
    shown = Shown(markdown2html_mistune(f"## {escaped(words)}"))
    assert shown.words.rstrip("¶").split() == words.split()
    assert set(shown.tags) <= {"h2", "a"}  # the link of the heading to itself
