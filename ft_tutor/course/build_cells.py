"""The cells of a generated notebook: ids, prose that cannot inject HTML, pictures."""

from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from ft_tutor.course.build_picture import Picture

Cell = dict[str, Any]
"""A cell as it is written in a notebook file."""

LONGEST_ID: Final = 64
"""How many characters the notebook format allows for the id of a cell."""

PNG: Final = "image/png"
PICTURE_NAME: Final = "board.png"
FINGERPRINT: Final = "ft_tutor"
"""Under this name the metadata keep what a stored PNG shows."""


def cell_id(*words: str) -> str:
    """Return the id of a cell, the same for the same words; too long a one is cut and hashed."""
    whole = "-".join(words)
    if len(whole) <= LONGEST_ID:
        return whole
    digest = sha256(whole.encode()).hexdigest()[:8]
    return f"{whole[: LONGEST_ID - 9]}-{digest}"


def safe(markdown: str) -> str:
    """Return prose as Markdown that holds neither HTML nor images from elsewhere."""
    return markdown.replace("&", "&amp;").replace("<", "&lt;").replace("![", "!\\[")


def task(markdown: str) -> str:
    """Return Markdown as what the learner shall do: in bold, set apart, on one line."""
    return f"> **{one_line(markdown)}**"


def one_line(markdown: str) -> str:
    """Return Markdown without breaks of lines."""
    return " ".join(markdown.split())


def prose_cell(cell: str, *paragraphs: str) -> Cell:
    """Return a cell of Markdown; empty paragraphs are left out."""
    source = "\n\n".join(paragraph for paragraph in paragraphs if paragraph)
    return {"cell_type": "markdown", "id": cell, "metadata": {}, "source": source}


def pictured_cell(cell: str, picture: Picture, kept: Mapping[str, str], *paragraphs: str) -> Cell:
    """Return a cell of Markdown with a picture beneath; only a PNG can be attached to it."""
    image = f"![{_alt(picture)}](attachment:{PICTURE_NAME})"
    return prose_cell(cell, *paragraphs, image) | {
        "attachments": {PICTURE_NAME: {PNG: _png(picture, kept)}},
        "metadata": {FINGERPRINT: picture.fingerprint},
    }


def board_cell(cell: str, code: str, number: int, picture: Picture | None) -> Cell:
    """Return a cell of code, folded away, with the picture that it will bring to life.

    The picture is stored as an ``<img>`` with the SVG inside: JupyterLab shows it in a notebook
    that it does not trust yet, with its words for screen readers; so do exported pages and
    previews. A PNG beside it would be shown by none of them and double the file. The cell is
    numbered as a first run will number it: nbval takes an output without a number for a mistake.
    """
    return {
        "cell_type": "code",
        "execution_count": number,
        "id": cell,
        "metadata": {"jupyter": {"source_hidden": True}},
        "outputs": [_output(picture)] if picture else [],
        "source": code,
    }


def _output(picture: Picture) -> dict[str, Any]:
    return {"output_type": "display_data", "data": picture.bundle, "metadata": {}}


def _png(picture: Picture, kept: Mapping[str, str]) -> str:
    """Return the PNG in base64; one that already shows this picture stays as it is."""
    stored = kept.get(picture.fingerprint)
    return stored or b64encode(picture.png()).decode("ascii")


def _alt(picture: Picture) -> str:
    """Return the picture in words, without what would end the brackets of an image."""
    return safe(picture.alt.replace("[", "(").replace("]", ")").replace("\n", " "))
