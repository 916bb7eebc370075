"""Markdown: the few marks that prose may use, and how they look on every page.

One parser knows these marks and no others, and every page is written from what it found: live
text as HTML, notebooks as Markdown again, with each sign escaped that another reader of Markdown
could take for a mark. So neither HTML, nor a picture from elsewhere, nor a formula (whose
language can hold links too) reaches a page, whatever a lesson holds.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token
    from markdown_it.tree import SyntaxTreeNode

MARKS: Final = (
    "backticks",
    "blockquote",
    "emphasis",
    "entity",
    "escape",
    "link",
    "list",
    "newline",
)
"""What the parser knows besides paragraphs, in its own words."""

_ALLOWED: Final = frozenset(
    {
        *("inline", "text", "softbreak", "hardbreak", "code_inline", "em_open", "strong_open"),
        *("paragraph_open", "blockquote_open", "bullet_list_open", "ordered_list_open"),
        "list_item_open",
    }
)
_REFUSED: Final = {"html_inline": "prose-html", "html_block": "prose-html", "image": "prose-image"}
"""Kinds of tokens with a reason of their own; other kinds that are not allowed are `prose-mark`."""

_LINK: Final = re.compile(r"https://[\w.-]+(:\d+)?([/?#][\w.~/%?=&#+,;:-]*)?", re.ASCII)
"""Links lead to a page of the web, encrypted: no script, no file, no account at a host."""

_FORMULA: Final = re.compile(r"[$\\]")
"""Signs that begin a formula in a notebook, even where they are escaped in its Markdown."""

_BLANK: Final = re.compile(r"[\x00-\x20\x7f\x85\u2028\u2029]+")
"""What could end a line, where a sign was written as its number."""

_SIGN: Final = re.compile(r"[]&<>*_`~|@\\$[]|:(?=//)|(?<=www)\.")
_FIRST_SIGN: Final = re.compile(r"^([-+#=:])|^(\d{1,9})([.)])(?=\s|$)")
_PLAIN_CODE: Final = re.compile(r"[\w .,;()=+-]+")

_WORDS_ALONE: Final = re.compile(
    "{line}(\n{line})*".format(line=r"[A-Za-zÀ-ɏ“][A-Za-z0-9À-ɏ ,.:;?!'“”\u2019()+=\u2212-]*")
)
"""Lines without any sign that could be a mark where it stands: they need no parser."""


def faults(markdown: str) -> Iterator[tuple[int, str, str]]:
    """Yield what is no prose: its line from 0, the reason of the fault, and what was found."""
    if _WORDS_ALONE.fullmatch(markdown):
        return
    for token in _everything().parse(markdown):
        line = token.map[0] if token.map else 0
        yield from _faults(token, line)
        for child in token.children or ():
            yield from _faults(child, line)
            line += child.type in ("softbreak", "hardbreak")


def _faults(token: "Token", line: int) -> Iterator[tuple[int, str, str]]:
    if token.type == "link_open":
        href = str(token.attrs.get("href", ""))
        if not _is_good_link(href) or "title" in token.attrs:
            yield line, "prose-link", href
    elif token.type not in _ALLOWED and token.nesting >= 0:
        reason = _REFUSED.get(token.type, "prose-mark")
        yield line, reason, token.content.strip() or token.markup or token.info
    elif token.type != "inline" and (sign := _FORMULA.search(token.content)):
        yield line, "prose-formula", sign[0]


@lru_cache(maxsize=256)
def to_html(markdown: str) -> str:
    """Return prose as HTML."""
    return str(_marks().render(markdown)).strip()


def to_notebook(markdown: str) -> str:
    """Return prose as Markdown that every viewer of notebooks takes for the same."""
    return "\n\n".join("\n".join(lines) for lines in map(_block, _tree(markdown).children))


def to_plain(markdown: str) -> str:
    """Return the words of prose on one line, without any marks."""
    tokens = _marks().parse(markdown)
    return " ".join(_words(token.children) for token in tokens if token.children)


def escaped(words: str) -> str:
    """Return plain words as Markdown that says the same; it may begin a line."""
    return _line(_SIGN.sub(_number, _BLANK.sub(" ", words)))


def _words(tokens: "Sequence[Token] | None") -> str:
    spaces = {"softbreak": " ", "hardbreak": " "}
    return "".join(spaces.get(token.type, token.content) for token in tokens or ())


# --- the two parsers


@cache
def _marks() -> "MarkdownIt":
    """Return the parser that knows our marks alone: everything else stays text."""
    from markdown_it import MarkdownIt  # noqa: PLC0415 - slow to import, needed late

    parser = MarkdownIt("zero").enable(list(MARKS))
    parser.validateLink = _is_good_link  # type: ignore[method-assign]
    parser.add_render_rule("link_open", _link_open)
    return parser


@cache
def _everything() -> "MarkdownIt":
    """Return a parser that finds whatever other readers of Markdown could find."""
    from markdown_it import MarkdownIt  # noqa: PLC0415 - as above

    parser = MarkdownIt("commonmark").disable("reference")
    parser.validateLink = _is_link  # type: ignore[method-assign]
    return parser


def _is_good_link(url: str) -> bool:
    return bool(_LINK.fullmatch(url))


def _is_link(url: str) -> bool:
    return bool(url)


def _link_open(_: object, tokens: "Sequence[Token]", index: int, *__: object) -> str:
    """Open a link beside the lesson, which would be left otherwise."""
    href = escape(str(tokens[index].attrs["href"]))
    return f'<a href="{href}" target="_blank" rel="noopener noreferrer">'


# --- Markdown of notebooks


def _tree(markdown: str) -> "SyntaxTreeNode":
    from markdown_it.tree import SyntaxTreeNode  # noqa: PLC0415 - as above

    return SyntaxTreeNode(_marks().parse(markdown))


def _block(node: "SyntaxTreeNode") -> list[str]:
    """Return the lines of a block."""
    if node.type == "inline":
        return [_line(line) for line in _inline(node.children).split("\n")]
    if node.type == "bullet_list":
        return _items(node, ["- "] * len(node.children))
    if node.type == "ordered_list":
        first = int(node.attrs.get("start", 1))
        return _items(node, [f"{first + number}. " for number in range(len(node.children))])
    if node.type == "blockquote":
        return [f"> {line}".rstrip() for line in _blocks(node, tight=False)]
    return _blocks(node, tight=False)


def _blocks(node: "SyntaxTreeNode", *, tight: bool) -> list[str]:
    """Return the lines of the blocks in a block, with an empty one between them."""
    lines: list[str] = []
    for child in node.children:
        lines += ["", *_block(child)] if lines and not tight else _block(child)
    return lines


def _items(node: "SyntaxTreeNode", signs: list[str]) -> list[str]:
    lines: list[str] = []
    for sign, item in zip(signs, node.children, strict=True):
        tight = all(child.hidden for child in item.children if child.type == "paragraph")
        first, *more = _blocks(item, tight=tight) or [""]
        indent = " " * len(sign)
        lines += [*([""] if lines and not tight else []), sign + first]
        lines += [f"{indent}{line}".rstrip() for line in more]
    return lines


def _inline(nodes: "Sequence[SyntaxTreeNode]") -> str:
    words = ""
    for node in nodes:
        if node.type == "link" and words.endswith("!"):  # together they would be a picture
            words = f"{words[:-1]}&#33;"
        words += _INLINE[node.type](node)
    return words


_INLINE: Final[Mapping[str, Callable[["SyntaxTreeNode"], str]]] = {
    "text": lambda node: _SIGN.sub(_number, _BLANK.sub(" ", node.content)),
    "softbreak": lambda _: "\n",
    "hardbreak": lambda _: "  \n",
    "code_inline": lambda node: _code(node.content),
    "em": lambda node: f"{node.markup}{_inline(node.children)}{node.markup}",
    "strong": lambda node: f"{node.markup}{_inline(node.children)}{node.markup}",
    "link": lambda node: f"[{_inline(node.children)}]({node.attrs['href']})",
}
"""How the kinds of nodes in a line are written."""


def _code(content: str) -> str:
    """Return code; nbconvert looks for marks inside backticks too, so there must be none."""
    if _PLAIN_CODE.fullmatch(content):
        return f"`{content}`"
    return f"<code>{_SIGN.sub(_number, _BLANK.sub(' ', content))}</code>"


def _line(line: str) -> str:
    """Return a line that begins no list, heading or the like."""
    return _FIRST_SIGN.sub(_first_number, line.lstrip())


def _first_number(found: re.Match[str]) -> str:
    sign, number, dot = found.groups()
    return f"&#{ord(sign)};" if sign else f"{number}&#{ord(dot)};"


def _number(found: re.Match[str]) -> str:
    """Write a sign as its number, which is never a mark."""
    return {"&": "&amp;", "<": "&lt;", ">": "&gt;"}.get(found[0], f"&#{ord(found[0])};")
