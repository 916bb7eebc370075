"""What a printed page is made of: cells of a notebook that say which part of a task they are."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ft_tutor.course.markdown import escaped
from ft_tutor.publish.cells import Cell, Output
from ft_tutor.publish.stills import Picture

SVG: Final = "image/svg+xml"


@dataclass(frozen=True, slots=True)
class Leaf:
    """A piece of a page.

    Attributes:
        part: what it is, one of `PARTS`; the style of the page goes by it.
        text: Markdown, as every viewer of notebooks takes it; "" for a picture.
        picture: None for a text.
    """

    part: str
    text: str = ""
    picture: Picture | None = None


PARTS: Final = (
    *("title", "intro", "heading", "board", "task", "offer", "answer", "credit"),
    *("broad", "wide", "rule", "card", "thief"),
)
"""What a piece of a page may be."""

Sheet = tuple[Leaf, ...]
"""What stays together on a page: a task with its board, a chapter, a card."""


def cells_of(sheets: tuple[Sheet, ...]) -> list[Cell]:
    """Return pages as cells of a notebook; the metadata say part and sheet."""
    return [_cell(leaf, number) for number, sheet in enumerate(sheets) for leaf in sheet]


def _cell(leaf: Leaf, number: int) -> Cell:
    about: Mapping[str, Any] = {"ft_part": leaf.part, "ft_sheet": number}
    if leaf.picture is None:
        return {"cell_type": "markdown", "metadata": {**about}, "source": leaf.text}
    return {
        "cell_type": "code",
        "execution_count": None,
        "metadata": {**about, "alt": leaf.picture.alt, "width": leaf.picture.width},
        "outputs": [_output(leaf.picture)],
        "source": "",
    }


def _output(picture: Picture) -> Output:
    """Return a picture that is sharp on paper however large it is printed."""
    return {"output_type": "display_data", "data": {SVG: picture.svg()}, "metadata": {}}


def lines(*texts: str) -> str:
    """Return plain lines as a list in Markdown; empty ones are left out."""
    return "\n".join(f"- {escaped(text.strip())}" for text in texts if text.strip())
