"""What a learner can change in a notebook: the kinds and the texts of its cells."""

import hashlib
import json
from typing import Final

LARGEST: Final = 50_000_000  # bytes; a lesson with all its pictures needs a fiftieth of it


def cells_digest(content: bytes) -> str | None:
    """Return a hash of the cells' kinds and sources, the same before and after a run.

    Outputs, execution counts and metadata do not count: JupyterLab writes them when a notebook
    is run and saved. None if `content` cannot be read as a notebook.
    """
    if len(content) > LARGEST:
        return None
    try:
        cells = [(cell["cell_type"], _source(cell["source"])) for cell in _cells(content)]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return hashlib.sha256(json.dumps(cells).encode()).hexdigest()


def _cells(content: bytes) -> list[dict[str, object]]:
    cells = json.loads(content)["cells"]
    if not isinstance(cells, list):
        raise TypeError(cells)
    return cells


def _source(source: object) -> str:
    """Return the text of a cell, which is stored whole or as a list of lines."""
    if isinstance(source, str):
        return source
    if isinstance(source, list):
        return "".join(source)
    raise TypeError(source)
