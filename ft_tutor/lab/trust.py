"""Telling Jupyter which notebooks are ours: only those wake by themselves.

Jupyter keeps a signature of every notebook that its user trusts, and a notebook that is changed
by anybody else has another one.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from ft_tutor.files import read_whole

_LARGEST: Final = 50_000_000
"""Bytes; a lesson with all its pictures needs a fiftieth of it."""


def trust(notary: Any, notebooks: Iterable[Path]) -> None:
    """Sign notebooks as Jupyter's `trust` does; one that cannot be read is left alone.

    Args:
        notary: the server's `nbformat.sign.NotebookNotary`.
        notebooks: their files.
    """
    from nbformat import reader  # noqa: PLC0415 - as JupyterLab: it takes long to import

    for path in notebooks:
        try:
            text = read_whole(path, _LARGEST).decode()
            notary.sign(reader.reads(text))  # type: ignore[no-untyped-call]
        except (OSError, ValueError):
            continue
