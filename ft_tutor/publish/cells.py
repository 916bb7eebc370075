"""The cells of a generated notebook: ids, prose, code, pictures."""

from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from ft_tutor.course.markdown import escaped
from ft_tutor.publish.stills import Picture

Page = dict[str, Any]
"""A notebook as it is written in its file."""

Cell = dict[str, Any]
"""A cell as it is written there."""

Output = dict[str, Any]
"""An output of a cell of code as it is written there."""

LONGEST_ID: Final = 64
"""How many characters the notebook format allows for the id of a cell."""

PNG: Final = "image/png"
FINGERPRINT: Final = "ft_tutor"
"""Under this name the metadata keep what a stored PNG shows."""


def cell_id(*words: str) -> str:
    """Return the id of a cell, the same for the same words; too long a one is cut and hashed."""
    whole = "-".join(words)
    if len(whole) <= LONGEST_ID:
        return whole
    digest = sha256(whole.encode()).hexdigest()[:8]
    return f"{whole[: LONGEST_ID - 9]}-{digest}"


def task(words: str) -> str:
    """Return plain words as what the learner shall do: in bold, set apart, on one line."""
    return f"> **{escaped(words)}**"


LOCKED: Final = {"editable": False, "deletable": False}
"""The metadata of every cell: nothing that a learner presses may harm a lesson."""


def prose_cell(cell: str, *paragraphs: str) -> Cell:
    """Return a cell of Markdown; empty paragraphs are left out."""
    source = "\n\n".join(paragraph for paragraph in paragraphs if paragraph)
    return {"cell_type": "markdown", "id": cell, "metadata": {**LOCKED}, "source": source}


def code_cell(cell: str, code: str, number: int, *outputs: Output, tags: tuple[str, ...]) -> Cell:
    """Return a cell of code, folded away to one line.

    It is numbered as a first run will number it: nbval takes an output without a number for a
    mistake. Where each learner will see something else, the tag `nbval-ignore-output` says so.
    """
    return {
        "cell_type": "code",
        "execution_count": number,
        "id": cell,
        "metadata": {**LOCKED, "jupyter": {"source_hidden": True}, "tags": list(tags)},
        "outputs": list(outputs),
        "source": code,
    }


def picture_output(picture: Picture, kept: Mapping[str, str]) -> Output:
    """Return the still picture of a board, as the output that its cell will bring to life.

    A PNG is the one picture that every viewer shows: JupyterLab in a notebook that it does not
    trust yet, exported pages, and previews of a repository, which take out SVG.
    """
    shown = {"alt": picture.alt, "width": picture.width}
    return {
        "output_type": "display_data",
        "data": {PNG: _png(picture, kept), "text/plain": picture.text},
        "metadata": {FINGERPRINT: picture.fingerprint, PNG: shown},
    }


def _png(picture: Picture, kept: Mapping[str, str]) -> str:
    """Return the PNG in base64; one that already shows this picture stays as it is."""
    return kept.get(picture.fingerprint) or b64encode(picture.png()).decode("ascii")
